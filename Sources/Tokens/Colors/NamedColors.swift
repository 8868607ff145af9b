import Diagnostics

/// The colours that CSS names (CSS Color 4, "Named colors").
enum NamedColors {
    /// The red, green and blue byte of each name, in lower case.
    private static let all = EmbeddedText.meanings(in: "colors").compactMapValues { UInt32($0, radix: 16) }

    /// What CSS takes for a colour, and only the page or the system knows (CSS Color 4, "System Colors"; CSS Cascade 5).
    static let open: Set = [
        "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas",
        "canvastext", "currentcolor", "field", "fieldtext", "graytext", "highlight", "highlighttext", "inherit",
        "initial", "linktext", "mark", "marktext", "revert", "selecteditem", "selecteditemtext", "unset", "visitedtext",
    ]

    /// Returns the colour of a name, in any case.
    static func color(named name: String) -> Color? {
        name == "transparent" ? Color(bytes: 0) : all[name].map { Color(bytes: $0 << 8 | 0xFF) }
    }
}
