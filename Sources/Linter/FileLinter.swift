package import Diagnostics
import Importers
import RuleEngine
import ScreenModel
import YAMLSyntax

/// Lints one file after another, using its memory again.
package struct FileLinter: ~Copyable {
    /// Whether reports tell what each rule came to; findings alone don't need it.
    package var keepsVerdicts = false
    /// What the screens are compared with; nil until all files have been read.
    package var context: ScreenContext?
    /// Whether there are screens to compare with, now or when all files have been read.
    package var hasContext = false
    /// Whether the file is only compared with, so that other rules need not be run.
    package var onlyCompares = false {
        didSet { if onlyCompares != oldValue { latestRules = nil } }
    }
    /// Whether diagnostics have fixes; where nobody sees them, a fifth of the time for making diagnostics is saved.
    package var makesFixes = true
    /// Whether reports tell how long it took; looking at the clock takes time, too.
    package var measuresTime = false
    private let providers: @Sendable (String) -> RuleProvider
    private var provider: RuleProvider
    private var latestRules: (provider: RuleProvider, packs: [String], rules: RuleSet)?
    private var tree = YAMLTree()
    /// The memory of the records, handed from file to file.
    private var store = RecordStore()
    private let files: any FileSource
    private var imported: ImportContext

    /// Creates a linter that takes its rules from `provider`.
    package init(provider: RuleProvider, files: any FileSource = .workTree) {
        self.init(files: files) { _ in provider }
    }

    /// Creates a linter.
    ///
    /// - Parameters:
    ///   - files: Where it reads what a file refers to, such as the texts of an app.
    ///   - providers: The rules for a file, by its path.
    package init(files: any FileSource, providers: @escaping @Sendable (String) -> RuleProvider) {
        self.files = files
        self.providers = providers
        provider = providers("")
        imported = ImportContext(files)
    }

    /// Lints a text.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: The path that diagnostics name.
    /// - Returns: The sorted diagnostics and the figures of the file.
    package mutating func lint(_ bytes: [UInt8], path: String) -> FileReport {
        var timings = measuresTime ? Timings() : nil
        let importer = Importer.forFile(at: path)
        let isImported = parse(bytes, importer)
        timings?.end(.parse)
        provider = providers(path)
        let directives = SuppressionDirective.all(in: tree)
        var ruleSets = [RuleSet]()
        var usesStandardPack = false
        // The records are taken out while they are used: a second reference would make every change of them a copy.
        var memory = RecordStore()
        swap(&memory, &store)
        let description = describe(path, isImported ? importer : nil, reusing: consume memory)
        let screens = description.screens
        var (records, diagnostics) = (description.store, description.diagnostics)
        for problem in tree.problems { add(problem, path, to: &diagnostics) }
        records.iconMeanings = provider.iconMeanings
        let budget = FileBudget(bytes: tree.source.count, records)
        let layouts = budget.layouts(of: screens, in: &records)
        timings?.end(.decode)
        let reader = LayoutReader(records)
        var checker = ScreenChecker(reader, measuresTime: measuresTime, stepLimit: budget.steps)
        var isComplete = tree.isComplete
        var undetermined = 0
        var facts = [ComparedFact]()
        var verdicts = [ScreenVerdicts]()
        for (screen, layouts) in zip(screens, layouts) {
            let names = packs(of: screen, path, records, &diagnostics)
            let isUnguided = names == nil && provider.selection.guidelines == nil
            let imported = isUnguided ? importer?.defaultGuideline.map { [$0] } : nil
            if isUnguided, imported == nil { usesStandardPack = true }
            let packs = names ?? imported ?? provider.defaultPacks
            timings?.end(.check)
            let rules = rules(ofPacks: packs)
            timings?.end(.rules)
            if !directives.isEmpty { ruleSets.append(rules) }
            let result = checker.check(screen, layouts, rules)
            guard !layouts.isEmpty, !checker.isExhausted else {
                diagnostics.append(FileBudget.finding(at: screen, records, in: path, tree))
                isComplete = false
                break
            }
            for (rule, time) in zip(rules.rules, result.times) { timings?.add(time, ofRule: rule.id) }
            for verdict in result.verdicts { if case .undetermined = verdict { undetermined += 1 } }
            var builder = DiagnosticBuilder(file: path, screen: screen, layouts: layouts, store: records)
            builder.makesFixes = makesFixes
            for fact in result.facts { facts.append(builder.comparedFact(fact, tree)) }
            let compared = context?.norms.findings(result.facts, of: screen.id, in: path) ?? []
            let findings = rules.adding(compared, to: result.findings, reader)
            if keepsVerdicts {
                verdicts.append(
                    ScreenVerdicts(
                        screen: screen.id,
                        offset: tree[NodeIndex(rawValue: screen.node)].range.start,
                        packs: packs,
                        rules: rules,
                        verdicts: result.verdicts,
                        findings: findings,
                        isCompared: hasContext
                    )
                )
            }
            for finding in findings {
                diagnostics.append(builder.diagnostic(finding, rules.rules[finding.rule], tree))
            }
            for failure in result.failures {
                diagnostics.append(FileLinter.diagnostic(failure, rules.rules[failure.rule].definition))
            }
        }
        let ids = importer?.sharesIDs == false ? [] : ids(of: screens, path, records)
        for id in ids { report(id, &diagnostics) }
        if context != nil { ScreenContext.locate(&diagnostics, outside: path, in: files) }
        store = records
        if importer?.allowsFixes == false { for index in diagnostics.indices { diagnostics[index].fixes = [] } }
        let selection = provider.selection
        if selection.concernsOwnRules { diagnostics = diagnostics.compactMap(selection.adjusted) }
        let (suppressed, awaitsComparison) = suppress(directives, ruleSets, path, isComplete, &diagnostics)
        var report = FileReport(
            path: path,
            source: tree.source,
            diagnostics: diagnostics,
            screens: screens.count,
            undetermined: undetermined
        )
        timings?.end(.check)
        report.split(tree.otherSources)
        report.timings = timings
        report.facts = facts
        report.verdicts = verdicts
        report.ids = ids
        report.awaitsComparison = awaitsComparison
        report.suppressed = suppressed
        report.summary.suppressed = suppressed.count
        report.usesStandardPack = usesStandardPack
        return report
    }

    /// The rules in force for a screen; those of the screen before if it has the same packs, which most have.
    private mutating func rules(ofPacks packs: [String]) -> RuleSet {
        if let latest = latestRules, latest.provider === provider, latest.packs == packs { return latest.rules }
        let rules = onlyCompares ? provider.comparingRules(ofPacks: packs) : provider.rules(ofPacks: packs)
        latestRules = (provider, packs, rules)
        return rules
    }

    /// The ids of the screens of a file, each once.
    private func ids(of screens: [Screen], _ path: String, _ records: RecordStore) -> [ScreenID] {
        var ids = [ScreenID]()
        var known = Set<String>()
        for screen in screens {
            guard let id = screen.id, screens.count == 1 || known.insert(id).inserted else { continue }
            let node = tree.resolved(NodeIndex(rawValue: records[screen.record, Slots.Screen.id].node))
            ids.append(ScreenID(id: id, file: path, range: tree[node].range))
        }
        return ids
    }

    /// Reports an id that a file before this one has, too.
    private func report(_ id: ScreenID, _ diagnostics: inout [Diagnostic]) {
        guard let other = context?.firstUse(of: id.id, in: id.file) else { return }
        let rule = OwnRule.screenDuplicateID
        diagnostics.append(
            Diagnostic(
                file: id.file,
                screen: id.id,
                path: "id",
                rule: rule.id,
                severity: rule.severity,
                message: "A screen in \(other.file) has the id '\(id.id)', too; an id names one screen.",
                range: id.range,
                related: [RelatedRange(message: "the first screen with this id", file: other.file, range: other.range)]
            )
        )
    }

    /// Takes out what comments suppress, and adds what is wrong with these comments.
    ///
    /// - Returns: What was taken out, and whether there is a comment of which only a comparison tells if it is used.
    private func suppress(
        _ directives: [SuppressionDirective],
        _ ruleSets: [RuleSet],
        _ path: String,
        _ isComplete: Bool,
        _ diagnostics: inout [Diagnostic]
    ) -> ([SuppressedDiagnostic], Bool) {
        guard !directives.isEmpty else { return ([], false) }
        var suppressions = Suppressions(directives, source: tree.source, file: path, provider: provider)
        let suppressed = suppressions.apply(to: &diagnostics)
        // What a rule that compares screens would find here, only a comparison tells.
        var comparing = Set(ruleSets.flatMap { $0.rules.filter(\.comparesScreens).map(\.id) })
        comparing.insert(OwnRule.screenDuplicateID.id)
        let awaitsComparison = context == nil && suppressions.entries.contains { comparing.contains($0.id) }
        let isCompared = context != nil
        suppressions.reportProblems(diagnostics) { id in
            // Of a file that could not be read or judged to its end nobody knows all findings.
            guard isComplete, isCompared || !comparing.contains(id) else { return false }
            return OwnRule(rawValue: id) != nil
                || ruleSets.contains { rules in rules.rules.contains { $0.id == id } }
        }
        diagnostics += suppressions.problems.compactMap(provider.selection.adjusted)
        return (suppressed.sorted { $0.diagnostic < $1.diagnostic }, awaitsComparison)
    }

    /// Parses a file; answers whether it is one of the importer's.
    private mutating func parse(_ bytes: [UInt8], _ importer: Importer?) -> Bool {
        guard let importer else {
            tree.parse(bytes)
            return false
        }
        return importer.parse(bytes, &tree)
    }

    /// Reads the screens of the parsed file.
    private mutating func describe(
        _ path: String,
        _ importer: Importer?,
        reusing store: consuming RecordStore
    ) -> Description {
        guard let importer else { return Description(tree, file: path, reusing: store) }
        return importer.describe(path, &tree, &imported, store)
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
                // A name written twice asks for nothing more, and each list of names is a set of rules that is kept.
                if !names.contains(name) { names.append(name) }
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
