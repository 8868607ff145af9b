import ScreenModel

/// What a rule came to in one layout, step by step.
package struct RuleTrace: Sendable, Hashable {
    /// Something that was evaluated or decided.
    package struct Remark: Sendable, Hashable {
        /// The expression, with what it stands behind: `when`, `unless`, or the path of an element.
        package let subject: String
        /// What it came to.
        package let result: String
        /// The components whose fields are open, as nodes of the YAML tree.
        package var open: [UInt32] = []
    }

    /// One visited node.
    package struct Node: Sendable, Hashable {
        /// The node of the YAML tree.
        package let node: UInt32
        /// The path in the layout.
        package let path: String
        /// The value, where it is none of many parts.
        package let value: String
        /// What was evaluated and decided, in that order.
        package internal(set) var remarks: [Remark] = []
        /// What it came to.
        var verdict = Verdict.notApplicable
        /// Whether an evaluation failed on the way.
        var hasFailed = false
        /// What is reported of it.
        package internal(set) var messages: [String] = []
        /// What the check objected to.
        var findings: [Finding] = []
        /// What was noted, to be compared later.
        var facts: [Fact] = []

        /// What it came to, in words.
        package var words: String { verdict.words(hasFailed: hasFailed) }
    }

    /// The name of the layout.
    package let layout: String
    /// The number of the layout among the screen's.
    package let number: Int
    /// The locale in which texts were read; nil where it makes no difference.
    package internal(set) var locale: String?
    /// The nodes that the rule visited.
    package internal(set) var nodes: [Node] = []
    /// Why it visited none, or where it could not go on.
    package internal(set) var notes: [String] = []
    /// What it came to in all.
    package internal(set) var verdict = Verdict.notApplicable
    /// The locale as the record store numbers it; 0 for all.
    var localeNumber: UInt32 = 0

    /// What it came to in all, in words.
    package var words: String { verdict.words(hasFailed: nodes.contains(where: \.hasFailed)) }
}

extension Verdict {
    /// The verdict in words, where the description is not to blame for what is open.
    fileprivate func words(hasFailed: Bool) -> String {
        self == .undetermined && hasFailed ? "the evaluation failed" : words
    }
}

extension RuleTrace {
    /// What the judging of one node leaves behind, while somebody follows it.
    struct Log {
        /// What the expressions at hand stand behind in the rule.
        var keyword = ""
        var remarks: [Remark] = []
        var findings: [Finding] = []
        var facts: [Fact] = []
        var hasFailed = false
    }

    /// Takes over which findings of the rule are reported, once layouts and screens were compared.
    mutating func settle(_ reported: [MergedFinding], _ rule: CompiledRule, _ store: RecordStore) {
        let reported = reported.filter {
            $0.layouts.contains(number) && ($0.locale == 0 || localeNumber == 0 || $0.locale == localeNumber)
        }
        func isSame(_ place: Place, _ other: Place) -> Bool {
            store.writtenNode(of: place) == store.writtenNode(of: other)
        }
        for index in nodes.indices {
            let node = nodes[index]
            let known = node.findings.compactMap { finding in
                reported.first { $0.says(finding) && isSame($0.finding.place, finding.place) }
            }
            // What layouts have in common is reported in the first of them.
            let compared = reported.filter { found in
                let finding = found.finding
                return node.facts.contains { fact in
                    rule.comparison == .layouts
                        ? fact.value.text == finding.values["value"] : isSame(fact.place, finding.place)
                }
            }
            if known.count < node.findings.count {
                nodes[index].remarks.append(
                    Remark(subject: "goes first", result: "a rule that compares, which found something here")
                )
            }
            if !compared.isEmpty { nodes[index].verdict = .violated }
            nodes[index].messages = (known + compared).map { DiagnosticBuilder.message(of: $0, rule.body) }
        }
        for node in nodes { verdict = verdict.combined(with: node.verdict) }
        // What all screens lack is told at a screen, whatever its nodes came to.
        if rule.comparison == .screens, nodes.allSatisfy(\.messages.isEmpty), let first = reported.first {
            verdict = .violated
            notes.append(DiagnosticBuilder.message(of: first, rule.body))
        }
    }
}

extension [RuleTrace] {
    /// The traces with one for each layout in which the locale makes no difference.
    var withoutEqualLocales: [RuleTrace] {
        Dictionary(grouping: self, by: \.number).sorted { $0.key < $1.key }.flatMap { _, traces in
            let plain = traces.map { trace in
                var trace = trace
                (trace.locale, trace.localeNumber) = (nil, 0)
                return trace
            }
            return Set(plain).count == 1 ? [plain[0]] : traces
        }
    }
}
