import Diagnostics
import Importers
package import RuleEngine
import ScreenModel
import YAMLSyntax

/// Lints one file after another, using its memory again.
package struct FileLinter: ~Copyable {
    /// What is usual among the screens of the run; nil until all have been read.
    package var norms: ScreenNorms?
    /// Whether reports tell what each rule came to; findings alone don't need it.
    package var keepsVerdicts = false
    private let providers: @Sendable (String) -> RuleProvider
    private var provider: RuleProvider
    private var tree = YAMLTree()
    /// The memory of the records, handed from file to file.
    private var store = RecordStore()
    private var catalogs = TextCatalogs { try? FileSystem.read($0, limit: YAMLLimits.standard.byteCount) }

    /// Creates a linter that takes its rules from `provider`.
    package init(provider: RuleProvider) {
        self.provider = provider
        providers = { _ in provider }
    }

    /// Creates a linter that takes the rules for each file from the provider that `providers` gives for its path.
    package init(providers: @escaping @Sendable (String) -> RuleProvider) {
        self.providers = providers
        provider = providers("")
    }

    /// Lints a text.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: The path that diagnostics name.
    /// - Returns: The sorted diagnostics and the figures of the file.
    package mutating func lint(_ bytes: [UInt8], path: String) -> FileReport {
        tree.parse(bytes)
        provider = providers(path)
        let directives = SuppressionDirective.all(in: tree)
        var ruleSets = [RuleSet]()
        var usesStandardPack = false
        var (screens, records, diagnostics) = read(path)
        for problem in tree.problems { add(problem, path, to: &diagnostics) }
        let layouts = screens.map { screen in
            LayoutResolver.layouts(of: screen.record, defaultPlatform: Symbols.ios, in: &records)
        }
        let reader = LayoutReader(records)
        var undetermined = 0
        var facts = [ComparedFact]()
        var verdicts = [ScreenVerdicts]()
        for (screen, layouts) in zip(screens, layouts) {
            let names = packs(of: screen, path, records, &diagnostics)
            if names == nil, provider.selection.guidelines == nil { usesStandardPack = true }
            let rules = provider.rules(ofPacks: names ?? provider.defaultPacks)
            if !directives.isEmpty { ruleSets.append(rules) }
            let result = ScreenChecker.check(screen, layouts, rules, reader)
            undetermined += result.verdicts.count { $0 == .undetermined }
            let builder = DiagnosticBuilder(file: path, screen: screen, layouts: layouts, store: records)
            facts += result.facts.map { ComparedFact($0, file: path, screen: screen.id) }
            let compared = norms?.findings(result.facts) ?? []
            if keepsVerdicts {
                verdicts.append(
                    ScreenVerdicts(
                        screen: screen.id,
                        offset: tree[NodeIndex(rawValue: screen.node)].range.start,
                        packs: names ?? provider.defaultPacks,
                        rules: rules,
                        result: result,
                        compared: compared
                    )
                )
            }
            for finding in result.findings + compared {
                diagnostics.append(builder.diagnostic(finding, rules.rules[finding.rule], tree))
            }
            for failure in result.failures {
                diagnostics.append(FileLinter.diagnostic(failure, rules.rules[failure.rule].definition))
            }
        }
        store = records
        // The editors of MDK pages write the JSON their own way.
        if path.hasSuffix(".page") { for index in diagnostics.indices { diagnostics[index].fixes = [] } }
        let selection = provider.selection
        if selection.concernsOwnRules { diagnostics = diagnostics.compactMap(selection.adjusted) }
        let suppressed = suppress(directives, ruleSets, path, &diagnostics)
        var report = FileReport(
            path: path,
            source: tree.source,
            diagnostics: diagnostics,
            screens: screens.count,
            undetermined: undetermined
        )
        report.facts = facts
        report.verdicts = verdicts
        report.suppressed = suppressed
        report.summary.suppressed = suppressed.count
        report.usesStandardPack = usesStandardPack
        return report
    }

    /// Takes out what comments suppress, and adds what is wrong with these comments.
    private func suppress(
        _ directives: [SuppressionDirective],
        _ ruleSets: [RuleSet],
        _ path: String,
        _ diagnostics: inout [Diagnostic]
    ) -> [SuppressedDiagnostic] {
        guard !directives.isEmpty else { return [] }
        var suppressions = Suppressions(directives, source: tree.source, file: path, provider: provider)
        let suppressed = suppressions.apply(to: &diagnostics)
        let (isComplete, hasNorms) = (tree.isComplete, norms != nil)
        suppressions.reportProblems(diagnostics) { id in
            // Of a file that could not be read to its end nobody knows all findings.
            guard isComplete else { return false }
            return OwnRule(rawValue: id) != nil
                || ruleSets.contains { rules in
                    // What a rule that compares screens would find here, only a comparison tells.
                    rules.rules.contains { $0.definition.id == id && (hasNorms || !$0.comparesScreens) }
                }
        }
        diagnostics += suppressions.problems.compactMap(provider.selection.adjusted)
        return suppressed.sorted { $0.diagnostic < $1.diagnostic }
    }

    /// Reads the screens of the parsed file, an MDK page or a screen description.
    private mutating func read(_ path: String) -> ([Screen], RecordStore, [Diagnostic]) {
        if path.hasSuffix(".page"), MDKPageReader.mayBePage(tree.source) {
            let catalog = catalogs.catalog(forPageAt: path)
            var reader = MDKPageReader(path: path, catalog: catalog, reusing: store)
            let screen = reader.read(tree)
            return (screen.map { [$0] } ?? [], reader.store, [])
        }
        var decoder = ScreenDecoder(file: path, reusing: store)
        decoder.decode(tree)
        return (decoder.screens, decoder.store, decoder.diagnostics)
    }

    /// The packs that a screen names, nil if it names none; a name that no pack has is reported and left out.
    private func packs(
        of screen: Screen,
        _ path: String,
        _ records: RecordStore,
        _ diagnostics: inout [Diagnostic]
    ) -> [String]? {
        let guidelines = records[screen.record, Slots.Screen.guidelines]
        guard guidelines.isWritten, guidelines.hasValue else { return nil }
        var names = [String]()
        for element in records.elements(ofListAt: guidelines.payload).prefix(100) where element.hasValue {
            let name = records.string(of: records.texts[Int(element.payload)])
            if provider.knownPacks.contains(name) {
                names.append(name)
            } else {
                let suggestion = Suggestion.closest(to: name, in: provider.knownPacks)
                let rest =
                    suggestion.map { "did you mean '\($0)'?" }
                    ?? "there are \(provider.knownPacks.joined(separator: ", "))."
                let node = tree.resolved(element.nodeIndex)
                diagnostics.append(
                    Diagnostic(
                        file: path,
                        screen: screen.id,
                        path: "guidelines",
                        rule: OwnRule.screenUnknownValue.id,
                        severity: .error,
                        message: "There is no guideline '\(name)'; \(rest)",
                        range: tree[node].range
                    )
                )
            }
        }
        return names
    }

    private func add(_ problem: YAMLProblem, _ path: String, to diagnostics: inout [Diagnostic]) {
        if let swallowed = SwallowedSyntax.diagnostic(for: problem, in: tree, file: path) {
            // Whatever was made of the pieces of the text says less.
            diagnostics.removeAll { $0.range.start >= swallowed.range.start && $0.range.end <= swallowed.range.end }
            diagnostics.append(swallowed)
            return
        }
        let related = problem.related.map { [RelatedRange(message: $0.message, file: path, range: $0.range)] }
        diagnostics.append(
            Diagnostic(
                file: path,
                rule: problem.kind.ruleID,
                severity: .error,
                message: problem.message,
                range: problem.range,
                related: related ?? []
            )
        )
    }

    private static func diagnostic(_ failure: RuleFailure, _ rule: RuleDefinition) -> Diagnostic {
        Diagnostic(
            file: rule.file,
            rule: OwnRule.ruleEvaluationFailed.id,
            severity: .error,
            message: "The rule '\(rule.id)' can't be evaluated: \(failure.message)",
            range: failure.expression.range
        )
    }
}
