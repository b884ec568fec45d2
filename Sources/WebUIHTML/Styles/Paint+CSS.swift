import WebUICore

extension Paint {
    /// The paint as a CSS background.
    var background: String {
        switch self {
        case .color(let color): "background:\(color.areaCSS);"
        case .linearGradient(let gradient, let start, let end): "background:\(gradient.css(from: start, to: end));"
        case .material(let thickness):
            "background:color-mix(in srgb,var(--card) \(thickness.percent)%,transparent);backdrop-filter:blur(20px);"
        }
    }

    /// The paint as the colour of text and symbols.
    var foreground: String {
        switch self {
        case .color(let color): "color:\(color.css);"
        case .linearGradient(let gradient, let start, let end):
            "background:\(gradient.css(from: start, to: end));background-clip:text;color:transparent;"
        case .material: "color:var(--secondary);"
        }
    }

    /// One colour, where CSS takes no more.
    var color: String {
        switch self {
        case .color(let color): color.css
        case .linearGradient(let gradient, _, _): gradient.stops.first?.color.css ?? "transparent"
        case .material: "var(--card)"
        }
    }
}

extension Material.Thickness {
    fileprivate var percent: Int {
        switch self {
        case .ultraThin: 40
        case .thin: 55
        case .regular: 70
        case .thick: 80
        case .ultraThick: 90
        case .bar: 85
        }
    }
}
