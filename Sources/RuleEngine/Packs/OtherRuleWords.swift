import Diagnostics

/// What other linters call the keys of rules and their checks, so that a message about an unknown one leads on.
package enum OtherRuleWords {
    /// What to write for an unknown key of a file of rules, or of a configuration, among those that may stand there, as the
    /// rest of a sentence; nil if nobody knows.
    static func key(_ name: String, known: [String], in family: MapReader.Family) -> String? {
        let word = name.lowercased()
        if known.contains(family == .rules ? "check" : "off"),
            let advice = (family == .rules ? advice : settingAdvice)[word]
        {
            return advice
        }
        return (family == .rules ? names : settings)[word].flatMap { known.contains($0) ? "write '\($0)'." : nil }
    }

    private static let names = EmbeddedText.meanings(in: "rule-keys")
    private static let advice = EmbeddedText.meanings(in: "rule-key-advice")

    /// What to write for an unknown check kind, by the word in small letters.
    static let checks = EmbeddedText.meanings(in: "checks")
    /// What to write for an unknown key of a fix, by the word in small letters.
    static let fixes = EmbeddedText.meanings(in: "fix-keys")

    private static let settings = EmbeddedText.meanings(in: "configuration-keys")
    private static let settingAdvice = EmbeddedText.meanings(in: "rule-setting-advice")

    /// The severity that another linter's word stands for; nil if nobody knows.
    package static func severity(_ name: String) -> String? { severities[name.lowercased()] }

    private static let severities = EmbeddedText.meanings(in: "severities")
}
