package import ScreenModel
package import YAMLSyntax

/// The screens of one file, each judged by itself and then compared with the others.
package struct JudgedFile {
    /// What the rules come to for each screen, in the order of the file.
    package private(set) var results: [ScreenResult] = []
    /// What makes diagnostics of the findings about each screen.
    package let builders: [DiagnosticBuilder]

    /// Judges the screens of a file.
    ///
    /// - Parameters:
    ///   - screens: Each screen with its layouts and the rules in force for it.
    ///   - reader: The records of the file.
    ///   - file: The path that diagnostics name.
    ///   - tree: The file's tree.
    ///   - followed: The ids of the rules whose traces are kept.
    package init(
        _ screens: [(screen: Screen, layouts: [Layout], rules: RuleSet)],
        _ reader: LayoutReader,
        file: String,
        _ tree: borrowing YAMLTree,
        following followed: Set<String> = []
    ) {
        var checker = ScreenChecker(reader, following: followed)
        builders = screens.map {
            DiagnosticBuilder(file: file, screen: $0.screen, layouts: $0.layouts, store: reader.store)
        }
        var facts = [ComparedFact]()
        for (screen, builder) in zip(screens, builders) {
            let result = checker.check(screen.screen, screen.layouts, screen.rules)
            for fact in result.facts { facts.append(builder.comparedFact(fact, tree)) }
            results.append(result)
        }
        let norms = ScreenNorms(facts)
        for (index, screen) in screens.enumerated() {
            let compared = norms.findings(results[index].facts, of: screen.screen.id, in: file)
            results[index].add(compared, screen.rules, reader)
        }
    }
}

extension ScreenResult {
    /// Adds what comparing the screen with others has shown, and settles the traces.
    mutating func add(_ compared: [ScreenFinding], _ rules: RuleSet, _ reader: LayoutReader) {
        findings = rules.adding(compared, to: findings, reader)
        for finding in compared { verdicts[finding.rule] = .violated }
        for number in Array(traces.keys) {
            let reported = findings.filter { $0.rule == number }
            var settled = traces[number] ?? []
            for index in settled.indices { settled[index].settle(reported, rules.rules[number], reader.store) }
            traces[number] = settled.withoutEqualLocales
        }
    }
}
