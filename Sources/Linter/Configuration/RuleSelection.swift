import Diagnostics

/// What the configuration of a file and the command line ask of the rules.
package struct RuleSelection: Sendable, Hashable {
    /// The built-in packs for screens that name none; nil if nobody said.
    package var guidelines: [String]?
    /// The absolute folders of packs that always apply.
    var packFolders: [String] = []
    /// What is said about rules, by their ids, and about all others of a pack: `acme/*`.
    var settings: [String: RuleSetting] = [:]
    /// Names of icons, each with what it stands for, beside those that are known.
    var icons: [Configuration.IconName] = []
    /// The language of screens that state none; nil if nobody said.
    var locale: String?
    /// The absolute paths of the files with the team's colours.
    package var tokenFiles: [String] = []
    /// The only rules to run; nil for all.
    var only: Set<String>?
    /// Rules not to run.
    var skipped: Set<String> = []

    /// Creates a selection of all rules as they are.
    package init() {}

    /// What stands in a configuration for all rules of a rule's pack: `acme/*`.
    static func packOfRule(_ id: String) -> String { id.prefix { $0 != "/" } + "/*" }

    /// What is said about a rule; nil if nothing is.
    func setting(ofRule id: String) -> RuleSetting? {
        settings.isEmpty ? nil : settings[id] ?? settings[RuleSelection.packOfRule(id)]
    }

    /// Whether a rule of a pack is run.
    func includes(_ id: String) -> Bool {
        if let only, !only.contains(id) { return false }
        return !skipped.contains(id) && setting(ofRule: id)?.isOff != true
    }

    /// Whether something is asked of screenlint's own rules.
    var concernsOwnRules: Bool {
        only != nil || !skipped.isEmpty || settings.keys.contains { OwnRule(rawValue: $0) != nil || $0.hasSuffix("/*") }
    }

    /// The diagnostic as the selection wants it; nil for one of an own rule that is not wanted.
    func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard let rule = OwnRule(rawValue: diagnostic.rule) else { return diagnostic }
        guard tells(rule) else { return nil }
        var result = diagnostic
        result.severity = setting(ofRule: rule.id)?.severity ?? diagnostic.severity
        return result
    }

    /// Whether a breach of an own rule is told.
    func tells(_ rule: OwnRule) -> Bool {
        if !rule.endsReading, skipped.contains(rule.id) || setting(ofRule: rule.id)?.isOff == true { return false }
        // That a file can't be read as a screen is said even if only one rule is asked for, and that this one decided nothing.
        let isBasic = rule.id.hasPrefix("yaml/") || rule.id.hasPrefix("screen/") || rule == .ruleEvaluationFailed
        return isBasic || only?.contains(rule.id) ?? true
    }
}
