extension Symbol {
    static let objects: [String: Symbol] = [
        "lock": Symbol(
            lines:
                "M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7.5a4 4 0 0 1 8 0v3"
        ),
        "lock.fill": Symbol(
            lines: "M8 10.5V7.5a4 4 0 0 1 8 0v3",
            areas: "M6 9.5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z"
        ),
        "lock.open": Symbol(
            lines:
                "M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V6.5a4 4 0 0 1 7.7-1.5"
        ),
        "lock.shield": Symbol(lines: Outline.shield + "M9 11.5h6v4.5H9zM10 11.5v-1.5a2 2 0 0 1 4 0v1.5"),
        "shield": Symbol(lines: Outline.shield),
        "shield.fill": Symbol(areas: Outline.shield),
        "key": Symbol(lines: "M8 9.5a5 5 0 1 1-1 9a5 5 0 0 1 1-9zM11.2 11.8L20 3M16 7l3 3M13.5 9.5l2 2M7.5 15v.1"),
        "key.fill": Symbol(
            lines: "M11 12L20 3M16 7l3 3",
            areas: "M7.8 9a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM6.8 14.5a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2z"
        ),
        "envelope": Symbol(
            lines:
                "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7.5L12 13l8.5-5.5"
        ),
        "envelope.fill": Symbol(
            areas:
                "M4 4.5h16a2 2 0 0 1 1.9 1.4L12 12.3L2.1 5.9A2 2 0 0 1 4 4.5zM2 8.2l10 6.4l10-6.4v9.3a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z"
        ),
        "phone": Symbol(
            lines:
                "M5.5 3.5h3l2 5l-2.3 1.7a12 12 0 0 0 5.6 5.6L15.5 13.5l5 2v3a2 2 0 0 1-2 2A15 15 0 0 1 3.5 5.5a2 2 0 0 1 2-2z"
        ),
        "phone.fill": Symbol(
            areas:
                "M5.5 2.5h3.7l2.5 6.2l-2.2 1.7a11 11 0 0 0 4.1 4.1l1.7-2.2l6.2 2.5v3.7a3 3 0 0 1-3 3A16 16 0 0 1 2.5 5.5a3 3 0 0 1 3-3z"
        ),
        "message": Symbol(
            lines:
                "M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9.5A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 5 4.5z"
        ),
        "message.fill": Symbol(
            areas:
                "M5 3.5h14A2.5 2.5 0 0 1 21.5 6v9.5A2.5 2.5 0 0 1 19 18h-6.6L6.5 22v-4H5a2.5 2.5 0 0 1-2.5-2.5V6A2.5 2.5 0 0 1 5 3.5z"
        ),
        "paperplane": Symbol(lines: "M20.5 3.5L3.5 10.5l7 3l3 7zM20.5 3.5l-10 10"),
        "iphone": Symbol(
            lines:
                "M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM10.5 18.5h3"
        ),
        "laptopcomputer": Symbol(lines: "M6 5h12a1 1 0 0 1 1 1v9.5H5V6a1 1 0 0 1 1-1zM2.5 18.5h19"),
        "desktopcomputer": Symbol(
            lines:
                "M4.5 4h15A1.5 1.5 0 0 1 21 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4zM12 16v4M8 20h8"
        ),
        "qrcode": Symbol(lines: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v.1M14 20h.1M20 17.5V20h-2.5"),
        "doc.on.doc": Symbol(
            lines:
                "M9.5 7.5h9A1.5 1.5 0 0 1 20 9v10.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19.5V9a1.5 1.5 0 0 1 1.5-1.5zM16 7.5V4.5A1.5 1.5 0 0 0 14.5 3h-9A1.5 1.5 0 0 0 4 4.5V15a1.5 1.5 0 0 0 1.5 1.5H8"
        ),
        "doc.text": Symbol(
            lines:
                "M6.5 3H14l5 5v11.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3zM14 3v5h5M8.5 12.5h7M8.5 16.5h7"
        ),
        "folder": Symbol(
            lines:
                "M4.5 5H9l2 2.5h8.5A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z"
        ),
        "tray": Symbol(
            lines: "M5.5 5h13L21 13v5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18v-5zM3 13h5.5l1.5 2.5h4l1.5-2.5H21"
        ),
        "trash": Symbol(
            lines:
                "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13A1.5 1.5 0 0 0 8.5 21h7a1.5 1.5 0 0 0 1.5-1.5l1-13M10 10.5v6.5M14 10.5v6.5"
        ),
        "trash.fill": Symbol(
            areas:
                "M9 3h6l1 2.5h4v2H4v-2h4zM5.5 8.5h13l-1 11.7a2 2 0 0 1-2 1.8h-7a2 2 0 0 1-2-1.8zM9 11v8h1.5v-8zM13.5 11v8H15v-8z"
        ),
        "pencil": Symbol(
            lines: "M4 20l1-4.5L16.5 4a1.5 1.5 0 0 1 2 0l1.5 1.5a1.5 1.5 0 0 1 0 2L8.5 19zM14.5 6l3.5 3.5"
        ),
        "square.and.pencil": Symbol(
            lines:
                "M12 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-6M10 14l.5-2.5L19 3l2 2l-8.5 8.5z"
        ),
        "magnifyingglass": Symbol(lines: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L20.5 20.5"),
        "gear": Symbol(
            lines:
                "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"
        ),
        "gearshape": Symbol(
            lines:
                "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"
        ),
        "bell": Symbol(lines: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4"),
        "bell.fill": Symbol(
            areas: "M12 3a7 7 0 0 0-7 7v6l-2 2.5h18L19 16v-6a7 7 0 0 0-7-7zM9.5 20h5a2.5 2.5 0 0 1-5 0z"
        ),
        "house": Symbol(lines: "M4 11l8-7l8 7M6 9.5V19.5h4.5v-5h3v5H18V9.5"),
        "house.fill": Symbol(areas: "M12 3l9.5 8.2l-1.3 1.5L19 11.7V20.5h-5v-5.5h-4v5.5H5v-8.8l-1.2 1L2.5 11.2z"),
        "calendar": Symbol(
            lines:
                "M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8.5 3v4M15.5 3v4"
        ),
        "clock": Symbol(lines: Outline.circle + "M12 7v5.5l3.5 2"),
        "globe": Symbol(lines: Outline.circle + "M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18"),
        "link": Symbol(
            lines:
                "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6"
        ),
        "photo": Symbol(
            lines:
                "M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM4 17l5-5l4 4l2.5-2.5L20 18M15.5 8.5h.1"
        ),
        "camera": Symbol(
            lines:
                "M4.5 7.5H8L9.5 5h5L16 7.5h3.5A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V9a1.5 1.5 0 0 1 1.5-1.5zM12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z"
        ),
        "creditcard": Symbol(
            lines:
                "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M6.5 15h3"
        ),
        "bolt": Symbol(lines: "M13.5 3L5 13.5h6L10.5 21L19 10.5h-6z"),
        "bolt.fill": Symbol(areas: "M14.5 1.5L4 14.3h6.3L9.5 22.5L20 9.7h-6.3z"),
        "sun.max": Symbol(
            lines:
                "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"
        ),
        "moon": Symbol(lines: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"),
        "wifi": Symbol(lines: "M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.3a4.2 4.2 0 0 1 6 0M12 19.5v.1"),
        "bookmark": Symbol(lines: "M7 3.5h10a1 1 0 0 1 1 1V20.5l-6-4.5l-6 4.5V4.5a1 1 0 0 1 1-1z"),
        "flag": Symbol(lines: "M5.5 21V4M5.5 4.5h13L16 9l2.5 4.5h-13"),
        "tag": Symbol(lines: "M3.5 4.5V11l9.5 9.5L20.5 13L11 3.5H4.5a1 1 0 0 0-1 1zM8 8h.1"),
        "cart": Symbol(lines: "M2.5 4H5l2.5 11h10.5l2-8H6M9 19.5h.1M16.5 19.5h.1"),
    ]
}
