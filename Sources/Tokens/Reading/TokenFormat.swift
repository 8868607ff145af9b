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
        } else if TokenFormat.holds(in: root, { TokenFormat.tellingKeys.contains($0) })
            || TokenFormat.isNamed(path)
                && (TokenFormat.holds(in: root, { $0.hasPrefix("$") })
                    || !TokenFormat.holds(in: root, { $0 == "value" }))
        {
            self = .designTokens
        } else {
            self = .styleDictionary
        }
    }

    /// Whether a file says by its name that it is of the Design Tokens format; many that do are of the older form.
    static func isNamed(_ path: String) -> Bool { path.hasSuffix(".tokens") || path.hasSuffix(".tokens.json") }

    /// The keys with a dollar that the older form hasn't got; the plain ones may be names of groups, too.
    private static let tellingKeys: Set = ["$value", "$type", "$ref", "$extends", "$root"]

    /// Whether such a key stands anywhere.
    private static func holds(in value: YAMLValue, _ isMeant: (String) -> Bool) -> Bool {
        (value.members ?? []).contains { isMeant($0.key.text ?? "") || holds(in: $0.value, isMeant) }
    }

    /// Whether groups and tokens are written in the Design Tokens format, in a file of their own or in a resolver file.
    var isDesignTokens: Bool { self == .designTokens || self == .resolver }

    /// The key of a token's value.
    var valueKey: String { self == .styleDictionary ? "value" : "$value" }
    /// The key of a token's type.
    var typeKey: String { self == .styleDictionary ? "type" : "$type" }
}
