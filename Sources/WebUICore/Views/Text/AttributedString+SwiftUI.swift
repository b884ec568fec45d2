public import Foundation

extension AttributeScopes {
    /// The attributes that `Text` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let font: FontAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The points between letters.
        public let tracking: TrackingAttribute
        /// The points between letters.
        public let kern: KerningAttribute
        /// How far the text stands above its base line.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's own, such as links.
        public let foundation: FoundationAttributes

        /// The colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Font
            /// The attribute's name.
            public static let name = "SwiftUI.Font"
        }

        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The points between letters.
        public enum TrackingAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Tracking"
        }

        /// The points between letters.
        public enum KerningAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Kern"
        }

        /// How far the text stands above its base line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes that `Text` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// The string as runs of styled text.
    func textRuns(in surrounding: TextStyling) -> [TextRun] {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        return runs.map { run in
            var style = surrounding
            if let font = run[Attributes.FontAttribute.self] { style.font = font }
            if let color = run[Attributes.ForegroundColorAttribute.self] { style.paint = .color(color) }
            if let line = run[Attributes.UnderlineStyleAttribute.self] { style.underline = TextLine(color: line.color) }
            if let line = run[Attributes.StrikethroughStyleAttribute.self] {
                style.strikethrough = TextLine(color: line.color)
            }
            if let tracking = run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self] {
                style.tracking = tracking
            }
            if let offset = run[Attributes.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
            let link = run.link.flatMap(SafeAddress.checked)
            return TextRun(String(self[run.range].characters), style: style, link: link)
        }
    }
}
