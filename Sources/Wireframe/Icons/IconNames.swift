extension Glyph {
    /// The glyph for an icon as descriptions name it; the generic one if the name says nothing.
    ///
    /// Names are compared as rules compare tokens, and styles such as `.circle` or `fill` are left out.
    init(named name: String) {
        let plain = ColorToken.normalized(name)
        if let glyph = Glyph.table.names[plain] ?? Glyph(rawValue: plain) {
            self = glyph
            return
        }
        let words = name.prefix(60).lowercased().split { " -_.".contains($0) }.map(String.init)
            .filter { !Glyph.styles.contains($0) }
        if let glyph = Glyph.table.names[words.joined()] {
            self = glyph
        } else {
            self = words.lazy.compactMap { Glyph.table.names[$0] ?? Glyph(rawValue: $0) }.first ?? .unknown
        }
    }

    /// The glyph for an item that names no icon, by what it is for.
    init?(role: String) {
        switch role {
        case "overflow": self = .more
        case "document-menu": self = .down
        case "sidebar-toggle": self = .sidebar
        case "profile": self = .person
        default: self.init(rawValue: role)
        }
    }

    static let styles: Set<String> = [
        "fill", "circle", "square", "outline", "outlined", "icon", "slash", "ios",
    ]
}
