extension Symbol {
    static let marks: [String: Symbol] = [
        "checkmark": Symbol(lines: "M4.5 12.5l5 5.5L19.5 6.5"),
        "checkmark.circle": Symbol(lines: Outline.circle + "M8 12.3l2.8 3L16 9.2"),
        "checkmark.circle.fill": Symbol(
            areas: Outline.disc + "M10.8 16.7l6.3-7.2l-1.5-1.3l-4.9 5.6l-2.3-2.4l-1.4 1.4z"
        ),
        "checkmark.shield": Symbol(lines: Outline.shield + "M8.5 12l2.5 2.7l4.5-5.2"),
        "checkmark.shield.fill": Symbol(
            areas: Outline.shield + "M11 16.2l5.6-6.4l-1.5-1.3l-4.2 4.8l-2-2.1l-1.4 1.4z"
        ),
        "xmark": Symbol(lines: "M5.5 5.5l13 13M18.5 5.5l-13 13"),
        "xmark.circle": Symbol(lines: Outline.circle + "M9 9l6 6M15 9l-6 6"),
        "xmark.circle.fill": Symbol(
            areas: Outline.disc
                + "M8.7 7.3l3.3 3.3l3.3-3.3l1.4 1.4l-3.3 3.3l3.3 3.3l-1.4 1.4l-3.3-3.3l-3.3 3.3l-1.4-1.4l3.3-3.3l-3.3-3.3z"
        ),
        "plus": Symbol(lines: "M12 4v16M4 12h16"),
        "plus.circle": Symbol(lines: Outline.circle + "M12 8v8M8 12h8"),
        "plus.circle.fill": Symbol(areas: Outline.disc + "M11 7h2v4h4v2h-4v4h-2v-4H7v-2h4z"),
        "minus": Symbol(lines: "M4 12h16"),
        "minus.circle": Symbol(lines: Outline.circle + "M8 12h8"),
        "minus.circle.fill": Symbol(areas: Outline.disc + "M7 11h10v2H7z"),
        "exclamationmark.triangle": Symbol(lines: Outline.triangle + "M12 9.5v4.5M12 17v.1"),
        "exclamationmark.triangle.fill": Symbol(areas: Outline.triangle + "M11 9h2v5.5h-2zM11 16h2v2h-2z"),
        "exclamationmark.circle": Symbol(lines: Outline.circle + "M12 7.5v5.5M12 16.3v.1"),
        "exclamationmark.circle.fill": Symbol(areas: Outline.disc + "M11 6.5h2v7h-2zM11 15.5h2v2h-2z"),
        "info.circle": Symbol(lines: Outline.circle + "M12 11v5.5M12 7.7v.1"),
        "info.circle.fill": Symbol(areas: Outline.disc + "M11 10.5h2v7h-2zM11 6.5h2v2h-2z"),
        "questionmark.circle": Symbol(
            lines: Outline.circle + "M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.1"
        ),
        "ellipsis": Symbol(
            areas: "M5 10.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6zM12 10.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z"
                + "M19 10.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z"
        ),
        "ellipsis.circle": Symbol(lines: Outline.circle + "M8 12h.1M12 12h.1M16 12h.1"),
        "circle": Symbol(lines: Outline.circle),
        "circle.fill": Symbol(areas: Outline.disc),
        "star": Symbol(lines: "M12 3.5l2.6 5.5l6 .8l-4.4 4.2l1.1 6l-5.3-2.9l-5.3 2.9l1.1-6l-4.4-4.2l6-.8z"),
        "star.fill": Symbol(areas: "M12 2.5l2.9 6.1l6.7.9l-4.9 4.6l1.2 6.7l-5.9-3.2l-5.9 3.2l1.2-6.7l-4.9-4.6l6.7-.9z"),
        "heart": Symbol(
            lines: "M12 20C7 16.5 3.5 13.3 3.5 9.3A4.3 4.3 0 0 1 12 7.5a4.3 4.3 0 0 1 8.5 1.8c0 4-3.5 7.2-8.5 10.7z"
        ),
        "heart.fill": Symbol(
            areas: "M12 21C6.5 17.2 2.5 13.8 2.5 9.3A5.2 5.2 0 0 1 12 6.3a5.2 5.2 0 0 1 9.5 3c0 4.5-4 7.9-9.5 11.7z"
        ),
        "number": Symbol(lines: "M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16"),
        "list.bullet": Symbol(lines: "M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1"),
        "line.3.horizontal": Symbol(lines: "M4 6.5h16M4 12h16M4 17.5h16"),
        "slider.horizontal.3": Symbol(
            lines: "M4 6.5h8M18 6.5h2M15 4v5M4 12h2M12 12h8M9 9.5v5M4 17.5h8M18 17.5h2M15 15v5"
        ),
        "square.grid.2x2": Symbol(lines: "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"),
    ]
}
