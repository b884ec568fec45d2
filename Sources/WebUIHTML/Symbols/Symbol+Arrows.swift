extension Symbol {
    static let arrows: [String: Symbol] = [
        "chevron.right": Symbol(lines: "M9 5l7 7l-7 7"),
        "chevron.left": Symbol(lines: "M15 5l-7 7l7 7"),
        "chevron.up": Symbol(lines: "M5 15l7-7l7 7"),
        "chevron.down": Symbol(lines: "M5 9l7 7l7-7"),
        "chevron.up.chevron.down": Symbol(lines: "M8 9l4-4l4 4M8 15l4 4l4-4"),
        "arrow.right": Symbol(lines: "M4 12h16M13 5l7 7l-7 7"),
        "arrow.left": Symbol(lines: "M20 12H4M11 5l-7 7l7 7"),
        "arrow.up": Symbol(lines: "M12 20V4M5 11l7-7l7 7"),
        "arrow.down": Symbol(lines: "M12 4v16M5 13l7 7l7-7"),
        "arrow.up.right": Symbol(lines: "M6 18L18 6M8.5 6H18v9.5"),
        "arrow.up.right.square": Symbol(
            lines:
                "M13 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5V11M11 13L20 4M15 4h5v5"
        ),
        "arrow.clockwise": Symbol(lines: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4v5h-5"),
        "arrow.counterclockwise": Symbol(lines: "M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4v5h5"),
        "arrow.triangle.2.circlepath": Symbol(
            lines: "M4 12a8 8 0 0 1 13.6-5.7L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.6 5.7L4 15.5M4 20v-4.5h4.5"
        ),
        "square.and.arrow.down": Symbol(
            lines:
                "M12 3v12M7.5 10.5L12 15l4.5-4.5M8 8H6a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2h-2"
        ),
        "square.and.arrow.up": Symbol(
            lines:
                "M12 15V3M7.5 7.5L12 3l4.5 4.5M8 9H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V11a2 2 0 0 0-2-2h-2"
        ),
        "rectangle.portrait.and.arrow.right": Symbol(
            lines: "M13 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H13M10 12h11M17 8l4 4l-4 4"
        ),
    ]
}
