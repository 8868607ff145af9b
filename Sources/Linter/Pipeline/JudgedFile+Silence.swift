import Diagnostics
import Importers
import RuleEngine

// The last step: what comments and configurations keep from being reported.
extension JudgedFile {
    /// The report on the file; without comparing it with its context, nobody knows all that comparing rules find.
    func report(_ provider: RuleProvider, isCompared: Bool) -> FileReport {
        var diagnostics = problems + findings
        if Importer.forFile(at: path)?.allowsFixes == false {
            for index in diagnostics.indices { diagnostics[index].fixes = [] }
        }
        let selection = provider.selection
        if selection.concernsOwnRules { diagnostics = diagnostics.compactMap(selection.adjusted) }
        let suppressed = silence(&diagnostics, provider, isCompared: isCompared)
        var report = FileReport(path: path, source: source, diagnostics: diagnostics)
        report.isComplete = isComplete
        report.isCompared = isCompared
        report.provider = provider
        report.defaultPacks = provider.defaultPacks(forFile: path)
        report.split(otherSources)
        report.suppressed = suppressed
        report.verdicts = verdicts
        for index in report.verdicts.indices { report.verdicts[index].isCompared = isCompared }
        report.fix = fix
        report.summary.screens = summary.screens
        report.summary.undetermined = summary.undetermined
        report.summary.suppressed = suppressed.count
        report.usesStandardPack = usesStandardPack
        return report
    }

    /// Takes out what comments suppress, and adds what is wrong with these comments.
    private func silence(
        _ diagnostics: inout [Diagnostic],
        _ provider: RuleProvider,
        isCompared: Bool
    ) -> [SuppressedDiagnostic] {
        guard !directives.isEmpty else { return [] }
        var suppressions = Suppressions(directives, source: source, file: path, provider: provider, inForce: rules)
        let suppressed = suppressions.apply(to: &diagnostics)
        let hidesValues = problems.contains { $0.hidesValues }
        // A rule that failed on a screen has decided nothing there.
        let allAreJudged = !diagnostics.contains { $0.rule == OwnRule.ruleEvaluationFailed.id }
        suppressions.reportProblems(diagnostics) { id in
            // What no comment suppresses is told, whatever else there is.
            if OwnRule.endsReading(id) { return true }
            // Of a file that could not be read or judged in full nobody knows all findings.
            guard isComplete, !hidesValues else { return false }
            if let rule = OwnRule(rawValue: id) { return provider.tells(rule) && (isCompared || !rule.comparesScreens) }
            let inForce = rules.lazy.compactMap { rules in rules.rules.first { $0.id == id } }
            return allAreJudged && !inForce.isEmpty && (isCompared || !inForce.contains { $0.comparesScreens })
        }
        diagnostics += suppressions.problems.compactMap(provider.selection.adjusted)
        return suppressed.sorted { $0.diagnostic < $1.diagnostic }
    }
}
