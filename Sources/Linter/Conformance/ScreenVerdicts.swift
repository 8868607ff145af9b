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
    ///   - result: What they came to.
    ///   - compared: What rules that compare screens found in addition.
    init(
        screen: String?,
        offset: Int,
        packs: [String],
        rules: RuleSet,
        result: ScreenResult,
        compared: [RuleEngine.ScreenFinding]
    ) {
        self.screen = screen
        self.offset = offset
        self.packs = packs
        self.rules = rules
        var verdicts = result.verdicts
        let found = Set(result.findings.lazy.map(\.rule))
        // What another rule has taken over is that rule's affair.
        for rule in verdicts.indices where verdicts[rule] == .violated && !found.contains(rule) {
            verdicts[rule] = .notApplicable
        }
        for finding in compared { verdicts[finding.rule] = .violated }
        self.verdicts = verdicts
    }
}
