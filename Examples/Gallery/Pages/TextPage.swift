import SwiftUI

struct TextPage: View {
    private var styled: AttributedString {
        var link = AttributedString("a link")
        link.link = URL(string: "https://www.swift.org")
        return AttributedString("A paragraph with ") + link + AttributedString(" in it.")
    }

    var body: some View {
        ExhibitPage {
            Exhibit("Styles") {
                Text("Large title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Second title").font(.title2)
                Text("Headline").font(.headline)
                Text("Body")
                Text("Subheadline").font(.subheadline)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
            }
            Exhibit("Faces") {
                Text("Bold").bold()
                Text("Italic").italic()
                Text("Monospaced 0123").font(.system(.body, design: .monospaced))
                Text("Serif").font(.system(.body, design: .serif))
                Text("Underlined").underline()
                Text("Struck through").strikethrough()
                Text("T R A C K E D").tracking(2)
                Text("upper case").textCase(.uppercase)
                Text("Own family").font(.custom("Georgia", size: 20, relativeTo: .title3))
            }
            Exhibit("Runs") {
                Text("One ") + Text("two ").bold() + Text("three").foregroundColor(.red)
                Text(styled)
            }
            Exhibit("Paragraphs") {
                Text(
                    "Centred text that is long enough to need two lines on a narrow screen, and is cut off after them if there is more."
                )
                .multilineTextAlignment(.center)
                .lineLimit(2)
                Text("Lines with space between them.\nThis is the second one.").lineSpacing(8)
                Text("<script>alert('no')</script> & \"quotes\"").textSelection(.enabled)
            }
        }
    }
}
