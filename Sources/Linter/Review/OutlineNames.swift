import ScreenModel

/// What people call the parts of a screen.
enum OutlineNames {
    /// Fields of a list's elements that tell which one it is, the surest first.
    static let identifying = [
        "label", "title", "text", "name", "action", "target", "icon", "accessibilityLabel", "role", "id", "screen",
    ]

    /// The fields whose values people call a thing by.
    static let naming = ["label", "title", "text", "name", "accessibilityLabel", "placeholder"]

    /// What people call an element of a list.
    static func name(of node: OutlineNode) -> String {
        guard case .part(let component, _) = node.value else {
            if case .list = node.value { return "list" }
            return node.string ?? "one"
        }
        for name in naming {
            if let text = node.field(name)?.string, text.contains(where: { !$0.isWhitespace }) { return text }
        }
        if let icon = node.field("icon")?.string { return "icon \(icon)" }
        if let role = node.field("role")?.string { return "\(role) button" }
        for name in ["kind", "screen", "id"] {
            if let text = node.field(name)?.string { return text }
        }
        return Spelling.words(component)
    }
}
