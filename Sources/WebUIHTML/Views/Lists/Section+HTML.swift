import WebUICore

extension Lowering {
    /// In a list a section is one of its items, with rows in a list of its own.
    static func section(in surroundings: Surroundings) -> Markup {
        Markup(surroundings.isInList ? Tag("li", "section") : Tag("section", "section", "v", "stack"))
    }
}
