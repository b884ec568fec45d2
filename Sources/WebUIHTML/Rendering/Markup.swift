/// What one node becomes: an element with its own id, perhaps in a wrapper, perhaps with a holder for its children.
///
/// The client finds the three by the node's number: `n` names the element that has the events and the value, `w` the
/// outermost element where that is another, `k` the element that holds the children where that is another, `d` a text that
/// describes the element.
struct Markup: Equatable {
    /// Where the children go.
    enum Children: Equatable {
        case inElement
        /// In a holder of their own, in front of the element.
        case before(Tag)
        /// In a holder of their own, behind the element.
        case after(Tag)
    }

    /// What stands in the element in front of its children.
    enum Piece: Equatable {
        /// Markup without anything that changes by itself.
        case markup(String)
        /// An element that only holds a text, so that a new text replaces the old one in place.
        case text(Tag, String)
        /// The element's own text, which a new text replaces in place.
        case ownText(String)
        /// One of the choices, marked where it is the selected one. Which one that is says the value.
        case choice(Int, open: String, mark: String, rest: String)
    }

    /// What the person can change.
    ///
    /// It is no attribute: an attribute would only say what it was at first.
    enum Value: Equatable {
        case text(String, revision: Int)
        case checked(Bool)
        case selection(Int?)
    }

    var element: Tag
    var wrapper: Tag?
    /// Unchanging markup at the start of the wrapper.
    var lead = ""
    var children: Children = .inElement
    var content: [Piece] = []
    var value: Value?
    /// A text at the end of the wrapper, `d` and the node's number, which no one sees: the element's description.
    var description: String?

    init(_ element: Tag) {
        self.element = element
    }
}

/// An opening tag.
struct Tag: Equatable {
    var name: String
    var classes: [String]
    /// Declarations, which the renderer turns into a class.
    var style = ""
    /// In the order in which they are written.
    ///
    /// An empty value stands for the bare name.
    var attributes: [Attribute] = []

    struct Attribute: Equatable {
        let name: String
        let value: String
    }

    init(_ name: String, _ classes: String...) {
        self.name = name
        self.classes = classes
    }

    /// Sets an attribute; nil leaves it out.
    mutating func set(_ name: String, _ value: String?) {
        attributes.removeAll { $0.name == name }
        if let value { attributes.append(Attribute(name: name, value: value)) }
    }

    /// Sets an attribute without a value.
    mutating func set(_ name: String, if condition: Bool) {
        set(name, condition ? "" : nil)
    }

    func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// Elements that have no content and no end tag.
    var isVoid: Bool { name == "input" || name == "hr" }
}
