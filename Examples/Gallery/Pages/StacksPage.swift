import SwiftUI

struct StacksPage: View {
    var body: some View {
        ExhibitPage {
            Exhibit("Rows") {
                HStack {
                    Text("Leading")
                    Spacer()
                    Text("Trailing")
                }
                HStack(alignment: .top, spacing: 16) {
                    Swatch(.red, height: 40)
                    Swatch(.green, height: 60)
                    Swatch(.blue, height: 20)
                }
                HStack {
                    Text("A")
                    Divider()
                    Text("B")
                }
                .frame(height: 24)
            }
            Exhibit("Columns") {
                VStack(alignment: .trailing, spacing: 4) {
                    Text("Aligned")
                    Text("to the trailing edge")
                }
                Divider()
                VStack {
                    Text("Centred")
                    Text("in the card")
                }
                .frame(maxWidth: .infinity)
            }
            Exhibit("Layers") {
                ZStack(alignment: .bottomTrailing) {
                    Swatch(.indigo, height: 80)
                    Text("On top").padding(6).background(.background).cornerRadius(6).padding(6)
                }
                Text("Background and overlay")
                    .padding(12)
                    .background(Color.yellow.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
                    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.yellow, lineWidth: 2))
            }
            Exhibit("Frames") {
                Text("150 wide").frame(width: 150, alignment: .trailing).border(.gray)
                Text("At most 300").frame(maxWidth: 300).border(.gray)
                Text("Padding").padding(.horizontal, 24).padding(.vertical, 4).border(.gray)
                Text("Never wrapped however narrow").fixedSize()
                Color.teal.aspectRatio(4, contentMode: .fit).frame(maxWidth: 240)
            }
            Exhibit("Sideways") {
                ScrollView(.horizontal) {
                    HStack(spacing: 12) {
                        ForEach(0..<20, id: \.self) { number in
                            Text("\(number)").frame(width: 60, height: 60).background(Color.gray.opacity(0.2))
                                .cornerRadius(8)
                        }
                    }
                }
            }
        }
    }
}

/// A block of colour.
struct Swatch: View {
    let color: Color
    let height: CGFloat

    init(_ color: Color, height: CGFloat) {
        self.color = color
        self.height = height
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(color).frame(height: height)
    }
}
