package import RuleEngine

/// What each rule in force came to for one screen.
package struct ScreenVerdicts: Sendable {
    /// The id of the screen; nil if the file gives none.
    package let screen: String?
    /// Where the screen begins, in UTF-8 bytes.
    package let offset: Int
    /// The names of the built-in packs that apply to it.
    package let packs: [String]
    /// The rules in force.
    package let rules: RuleSet
    /// For each rule of the set the most telling verdict of all layouts and nodes.
    package let verdicts: [Verdict]

    /// Takes over what a screen was checked for.
    ///
    /// - Parameters:
    ///   - screen: The id of the screen.
    ///   - offset: Where it begins.
    ///   - packs: The built-in packs that apply to it.
    ///   - rules: The rules in force.
    ///   - verdicts: What each of them came to for the screen by itself.
    ///   - findings: What they found, others compared with and superseded findings left out.
    ///   - isCompared: Whether the screen was compared with others.
    init(
        screen: String?,
        offset: Int,
        packs: [String],
        rules: RuleSet,
        verdicts: [Verdict],
        findings: [RuleEngine.ScreenFinding],
        isCompared: Bool
    ) {
        self.screen = screen
        self.offset = offset
        self.packs = packs
        self.rules = rules
        let found = Set(findings.lazy.map(\.rule))
        self.verdicts = verdicts.enumerated().map { rule, verdict in
            if found.contains(rule) { return .violated }
            switch verdict {
            // What another rule has taken over is that rule's affair.
            case .violated: return .notApplicable
            case .satisfied where !isCompared && rules.rules[rule].comparesScreens: return .undetermined
            default: return verdict
            }
        }
    }
}
