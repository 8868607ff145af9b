import YAMLSyntax

/// The sets of a file of Tokens Studio, which stand side by side: aliases don't name them, and a theme picks some.
struct TokenSets {
    /// The sets of both appearances, in their order.
    private(set) var plain: [YAMLValue] = []
    /// The sets called light or dark, such as `theme/dark`, which go before the others in that appearance.
    private(set) var ofAppearance: [Appearance: [YAMLValue]] = [:]

    /// Splits a file into its sets; nil if it has no themes and no order of sets.
    init?(_ file: YAMLValue) {
        guard file["$themes"] != nil || file["$metadata"]?["tokenSetOrder"] != nil else { return nil }
        for member in file.members ?? [] where member.key.text?.hasPrefix("$") == false {
            let name = member.key.text?.split(separator: "/").last?.lowercased() ?? ""
            if let appearance = Appearance(rawValue: name) {
                ofAppearance[appearance, default: []].append(member.value)
            } else {
                plain.append(member.value)
            }
        }
    }
}
