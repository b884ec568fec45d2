import SwiftUI

struct FieldsPage: View {
    @State private var name = ""
    @State private var digits = ""
    @State private var password = ""
    @State private var mail = ""
    @State private var note = ""
    @State private var story = ""
    @State private var submitted = ""

    var body: some View {
        ExhibitPage {
            Exhibit("Text") {
                TextField("Name", text: $name).onSubmit { submitted = name }
                Text("Hello, \(name.isEmpty ? "stranger" : name)").accessibilityIdentifier("greeting")
                Text("Submitted: \(submitted)").accessibilityIdentifier("submitted")
            }
            Exhibit("Filtered") {
                TextField("Digits only", text: $digits)
                    .keyboardType(.numberPad)
                    .textContentType(.oneTimeCode)
                    .onChange(of: digits) { digits = digits.filter(\.isNumber) }
                Text("Digits: \(digits)").accessibilityIdentifier("digits")
            }
            Exhibit("Password") {
                SecureField("Password", text: $password)
                Text("\(password.count) characters").accessibilityIdentifier("password-length")
            }
            Exhibit("Other kinds") {
                TextField("E-mail", text: $mail).keyboardType(.emailAddress).textContentType(.emailAddress)
                TextField("Note", text: $note, axis: .vertical)
                TextEditor(text: $story).frame(height: 120).accessibilityLabel("Story")
                TextField("Disabled", text: .constant("Cannot be changed")).disabled(true)
                Button("Clear all") {
                    name = ""
                    digits = ""
                    password = ""
                }
            }
        }
    }
}
