import YAMLSyntax

/// The forms in which token files are written.
enum TokenFormat: Sendable {
    /// The Design Tokens format 2025.10: `$value` and `$type`.
    case designTokens
    /// A resolver file of that format, which puts other files together.
    case resolver
    /// The older form of Style Dictionary and Tokens Studio: `value` and `type`.
    case styleDictionary
    /// The YAML before the prose of a design page in Markdown.
    case designPage

    /// The form that a file has, told by its name and its content.
    init(_ root: YAMLValue, path: String) {
        if path.hasSuffix(".md") {
            self = .designPage
        } else if root["resolutionOrder"]?.elements != nil || path.hasSuffix(".resolver.json")
            || root["$schema"]?.text?.hasSuffix("/resolver.json") == true
        {
            self = .resolver
        } else if path.hasSuffix(".tokens") || path.hasSuffix(".tokens.json") || TokenFormat.hasDollarKeys(root) {
            self = .designTokens
        } else {
            self = .styleDictionary
        }
    }

    /// Whether a value or a type with a dollar stands anywhere; the plain ones may be names of groups, too.
    private static func hasDollarKeys(_ value: YAMLValue) -> Bool {
        guard let members = value.members else { return false }
        return members.contains { member in
            switch member.key.text {
            case "$value", "$type", "$ref", "$extends", "$root": true
            default: hasDollarKeys(member.value)
            }
        }
    }

    /// Whether groups and tokens are written in the Design Tokens format, in a file of their own or in a resolver file.
    var isDesignTokens: Bool { self == .designTokens || self == .resolver }

    /// The key of a token's value.
    var valueKey: String { self == .styleDictionary ? "value" : "$value" }
    /// The key of a token's type.
    var typeKey: String { self == .styleDictionary ? "type" : "$type" }
}
