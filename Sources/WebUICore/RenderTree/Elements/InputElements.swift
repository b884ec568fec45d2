/// The text of an input.
///
/// Two are equal when they show the same text: the revision only rides along.
package struct InputText: Hashable, Sendable {
    package var string: String
    /// The last revision of the client's typing that this text takes account of.
    ///
    /// A client that has typed since leaves the text alone; its newer revision is on its way.
    package var revision: Int

    package init(_ string: String, revision: Int = 0) {
        self.string = string
        self.revision = revision
    }

    package static func == (lhs: InputText, rhs: InputText) -> Bool { lhs.string == rhs.string }

    package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

package struct TextFieldElement: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case plain
        /// A password. The node is sensitive: its text goes out in a live patch only, never in a page or a log.
        case secure
        /// Grows with its lines (`axis: .vertical`).
        case multiline
        /// A text editor of a given area.
        case editor
        case search
    }

    package enum Keyboard: Hashable, Sendable {
        case standard
        case number
        case decimal
        case phone
        case email
        case url
        case ascii
    }

    package enum Style: Hashable, Sendable {
        case automatic
        case plain
        case roundedBorder
        case boxed(TextFieldBox)
    }

    package enum Capitalization: Hashable, Sendable {
        case never
        case words
        case sentences
        case characters
    }

    package enum SubmitLabel: Hashable, Sendable {
        case done
        case go
        case send
        case join
        case route
        case search
        case `return`
        case next
        case `continue`
    }

    package var kind: Kind
    package var text: InputText
    /// The name of the field, read out; shown inside while the field is empty unless a prompt stands there.
    package var title: String
    package var prompt: String?
    /// What is wrong with the text, told along with the field's name; empty where something may be wrong and nothing is.
    package var problem: String?
    package var style: Style = .automatic
    package var keyboard: Keyboard = .standard
    /// The WHATWG autofill field name, such as `one-time-code`.
    package var contentType: String?
    package var capitalization: Capitalization?
    /// Nil leaves it to the browser.
    package var autocorrects: Bool?
    package var submitLabel: SubmitLabel = .return
    package var font: Font?
    package var paint: Paint?
    package var tint: Color?
    package var alignment: TextAlignment = .leading
    package var lineLimit: Int?
    package var size: ControlSizeClass = .regular

    package init(kind: Kind, title: String, text: InputText) {
        self.kind = kind
        self.title = title
        self.text = text
    }
}

package struct ToggleElement: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case automatic
        case `switch`
        case checkbox
        case button
    }

    package var isOn: Bool
    package var style: Style = .automatic
    package var tint: Color?
    /// The label is read out and not shown.
    package var hidesLabel = false

    package init(isOn: Bool) { self.isOn = isOn }
}

package struct PickerElement: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case automatic
        case menu
        case segmented
        case inline
    }

    package struct Option: Hashable, Sendable {
        package var title: String
        package var isEnabled: Bool
        /// The heading of the section that the option stands in.
        package var group: String?

        package init(title: String, isEnabled: Bool = true, group: String? = nil) {
            self.title = title
            self.isEnabled = isEnabled
            self.group = group
        }
    }

    /// An event names an option by its place here.
    package var options: [Option]
    /// Nil where the selection is none of the options.
    package var selection: Int?
    package var style: Style = .automatic
    package var tint: Color?
    package var hidesLabel = false

    package init(options: [Option], selection: Int?) {
        self.options = options
        self.selection = selection
    }
}

package struct ProgressElement: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case automatic
        case linear
        case circular
    }

    /// From 0 to 1; nil while the end is not known.
    package var fraction: Double?
    package var style: Style = .automatic
    package var tint: Color?
    package var size: ControlSizeClass = .regular

    package init(fraction: Double?) { self.fraction = fraction }
}
