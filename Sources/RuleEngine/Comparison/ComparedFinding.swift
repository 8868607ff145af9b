import Diagnostics

/// What is wrong with a fact, in words: it is not what most screens have, or not what another screen says of itself.
struct ComparedFinding {
    /// What is seen in another screen.
    let proof: RelatedRange
    /// What is wrong in general.
    let words: String
    /// What the placeholders of a rule's own message stand for.
    let values: [String: String]

    /// A fact that departs from what is usual.
    init(_ value: ComparedValue, of key: String, departsFrom norm: ScreenNorms.Norm) {
        let (expected, example) = (norm.candidate.value.text, norm.candidate.example)
        var words = key.isEmpty ? "" : "Of '\(key)': "
        words +=
            "\(key.isEmpty ? "This" : "this") is '\(value.text)'; \(norm.candidate.count) of \(norm.total) screens have '\(expected)', "
        words += "such as '\(example.screen)' in \(example.file)."
        if norm.rival == norm.candidate.count {
            words += " As many have the one as the other, so the first in the order of files counts."
        }
        self.words = words
        values = ["value": value.text, "expected": expected, "by": key]
        proof = RelatedRange(message: "here it is '\(expected)'", file: example.file, range: example.range)
    }

    /// A claim that another screen contradicts.
    init(_ value: ComparedValue, contradicts source: ComparedFact, inFile file: String) {
        let expected = source.value.text
        words = "This is '\(value.text)'; the screen '\(source.screen)' in \(file) has '\(expected)'."
        values = ["value": value.text, "expected": expected, "screen": source.screen]
        proof = RelatedRange(message: "the other screen", file: file, range: source.range)
    }

    /// The rule's own message, or else what is wrong in general.
    func message(_ rule: RuleDefinition) -> String { rule.message.map { filled($0.text, rule) } ?? words }

    /// A text of the rule with its placeholders filled.
    func filled(_ text: String, _ rule: RuleDefinition) -> String {
        MessageTemplate.fill(text, DiagnosticBuilder.values(values, rule))
    }
}
