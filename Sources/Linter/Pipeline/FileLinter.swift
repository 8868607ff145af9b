package import Diagnostics
import Importers
package import RuleEngine
import ScreenModel
import Tokens
import YAMLSyntax

/// Lints one file after another, using its memory again.
///
/// What becomes of a file is one line of steps, each made of what the one before gave:
///
/// 1. *Parse*: the bytes become a tree.
/// 2. *Describe*: the tree becomes screens with their layouts, and mistakes in the description.
/// 3. *Judge*: the rules in force make of each screen verdicts, findings, and facts for others to be compared with.
/// 4. *Compare*: what other screens are known to have adds findings; see `JudgedFile.compared(with:in:)`.
/// 5. *Silence*: comments take findings out; see `JudgedFile.report(_:isCompared:)`. A baseline does the same, run by run.
///
/// In a run over many files the first three are done for all of them before the last two; see `LintRun`.
package struct FileLinter: ~Copyable {
    /// How a linter works.
    package struct Options: Sendable {
        /// How screens are judged.
        package var judging = FileJudge.Options()
        /// Whether reports tell what each rule came to; findings alone don't need it.
        package var keepsVerdicts = false
        /// Takes what each screen leaves open, while somebody wants to know; called on any thread.
        package var noteUndecided: (@Sendable (UndecidedScreen) -> Void)? {
            didSet { judging.notesAbsences = noteUndecided != nil }
        }

        /// Takes the colours that each screen says, while somebody wants to know; called on any thread.
        package var noteColor: (@Sendable (ColorUse) -> Void)?

        /// The usual way.
        package init() {}
    }

    let options: Options
    private let files: any FileSource
    /// The files that importers read, where somebody wants to know how long that takes.
    private let timedFiles: TimedFiles?
    private let providers: @Sendable (String) -> RuleProvider
    private var latestRules: (provider: RuleProvider, packs: [String], onlyFacts: Bool, rules: RuleSet)?
    var tree = YAMLTree()
    /// The memory of the records, handed from file to file.
    private var store = RecordStore()
    private var imported: ImportContext

    /// Creates a linter that reads what a file refers to in `files`; `providers` gives the rules by a file's path.
    package init(
        files: any FileSource,
        _ options: Options = Options(),
        providers: @escaping @Sendable (String) -> RuleProvider
    ) {
        (self.files, self.options, self.providers) = (files, options, providers)
        timedFiles = options.judging.measuresTime ? TimedFiles(files) : nil
        imported = ImportContext(timedFiles ?? files)
    }

    /// Compares a file that has been judged, and silences what its comments say.
    package func report(_ file: JudgedFile, comparedWith others: OtherScreens) -> FileReport {
        file.compared(with: others, in: files).report(providers(file.path), isCompared: others.areComplete)
    }

    /// Parses and describes a text, and judges each of its screens; only for facts if the file is just compared with.
    package mutating func judge(_ bytes: [UInt8], path: String, onlyFacts: Bool = false) -> JudgedFile {
        var timings = options.judging.measuresTime ? Timings() : nil
        let importer = parse(bytes, path: path)
        timings?.end(.parse)
        let provider = providers(path)
        var description = describe(path, importer)
        provider.configure(&description.store)
        let budget = description.resolveLayouts(byteCount: tree.source.count)
        timings?.end(.decode)
        if let timedFiles { timings?.move(timedFiles.takeTime(), from: .decode, to: .read) }
        var file = JudgedFile(path: path, tree)
        file.problems = description.diagnostics
        if let tokens = provider.tokens, !tokens.isEmpty {
            file.problems += TokenUses(description, tokens, file: path, tree).diagnostics
        }
        if let note = options.noteColor { ColorUse.all(in: description, file: path, tree).forEach(note) }
        judge(description, budget, importer, provider, onlyFacts, &file, &timings)
        if importer?.sharesIDs != false {
            file.facts.ids = ids(in: description)
            if !onlyFacts { file.facts.references = FileFacts.ScreenReference.all(in: description, tree) }
        }
        suitFixes(of: &file.problems)
        suitFixes(of: &file.findings)
        file.facts.isWhole = file.isComplete && !description.diagnostics.contains { $0.hidesScreens }
        file.timings = timings
        store = description.store
        return file
    }

    /// Suits fixes to the file: none takes a comment with it or tears an anchor or a tag off its node, and JSON stays JSON.
    private func suitFixes(of diagnostics: inout [Diagnostic]) {
        let fixed = diagnostics.indices.filter { !diagnostics[$0].fixes.isEmpty }
        guard !fixed.isEmpty else { return }
        let isJSON = tree.isJSON
        var shared = SharedNodes(tree)
        for index in fixed {
            diagnostics[index].fixes.removeAll { tree.losesComment($0) || shared.areTorn(by: $0, in: tree) }
            guard isJSON else { continue }
            for place in diagnostics[index].fixes.indices {
                let edits = diagnostics[index].fixes[place].edits
                diagnostics[index].fixes[place].edits = edits.map { tree.inJSON($0) }
            }
        }
    }

    /// Parses a file; gives what imports it, if it is another tool's.
    private mutating func parse(_ bytes: [UInt8], path: String) -> Importer? {
        guard let importer = Importer.forFile(at: path) else {
            tree.parse(bytes)
            return nil
        }
        return importer.parse(bytes, &tree) ? importer : nil
    }

    /// Reads the screens of the parsed file.
    private mutating func describe(_ path: String, _ importer: Importer?) -> Description {
        // The records are taken out while they are used: a second reference would make every change of them a copy.
        var memory = RecordStore()
        swap(&memory, &store)
        var description =
            importer?.describe(path, &tree, &imported, memory) ?? Description(&tree, file: path, reusing: memory)
        for problem in tree.problems { description.add(problem, tree, file: path) }
        return description
    }

    private mutating func judge(
        _ description: Description,
        _ budget: FileBudget,
        _ importer: Importer?,
        _ provider: RuleProvider,
        _ onlyFacts: Bool,
        _ file: inout JudgedFile,
        _ timings: inout Timings?
    ) {
        var judging = options.judging
        judging.onlyFacts = onlyFacts
        var judge = FileJudge(description, file: file.path, judging, stepLimit: budget.steps)
        var undecided: UndecidedScreens?
        if let note = options.noteUndecided, !onlyFacts { undecided = UndecidedScreens(of: file.path, tree, note) }
        var notedPlatforms = Set<SourceRange>()
        for (number, screen) in description.screens.enumerated() {
            let packs = packsInForce(for: screen, description.store, importer, provider, &file)
            timings?.end(.check)
            let rules = rules(ofPacks: packs, provider, onlyFacts)
            timings?.end(.rules)
            let frame = file.packs.lastIndex(of: packs) ?? judge.add(rules)
            if frame == file.packs.count { file.packs.append(packs) }
            let result = judge.judge(number, frame, tree)
            guard !description.layouts[number].isEmpty, !judge.isExhausted else {
                file.problems.append(FileBudget.finding(at: screen, description.store, in: file.path, tree))
                file.isComplete = false
                break
            }
            if !onlyFacts, provider.selection.only == nil,
                let note = FileLinter.platformNote(on: number, description, packs, rules, file.path, tree),
                notedPlatforms.insert(note.range).inserted
            {
                file.problems.append(note)
            }
            for (number, time) in result.times.enumerated() { timings?.add(time, ofRule: rules.rules[number].id) }
            let start = tree[screen.nodeIndex].range.start
            undecided?.tell(result.undecided, of: screen, at: start, frame: frame, rules)
            let id = description.store[screen.record, Slots.Screen.id].nodeIndex
            let place = screen.id == nil ? SourceRange(start: start, end: start) : tree[tree.resolved(id)].range
            file.add(result, of: screen, at: place, start, packs, rules, keepsVerdicts: options.keepsVerdicts)
        }
        addSourcesOfRules(to: &file)
        file.summary.screens = description.screens.count
        file.findings = judge.diagnostics
        file.facts = judge.facts
        file.rules = judge.rules
        timings?.end(.check)
    }

    /// Adds the texts of the files with the rules that could not be evaluated, in which those findings stand.
    private func addSourcesOfRules(to file: inout JudgedFile) {
        for problem in file.problems where problem.rule == OwnRule.ruleEvaluationFailed.id {
            guard problem.file != file.path, !file.otherSources.contains(where: { $0.file == problem.file }) else {
                continue
            }
            let text = try? files.read(problem.file)
            file.otherSources.append(OtherSource(file: problem.file, text: text ?? []))
        }
    }

    /// The rules in force for a screen; those of the screen before if it has the same packs, which most have.
    private mutating func rules(ofPacks packs: [String], _ provider: RuleProvider, _ onlyFacts: Bool) -> RuleSet {
        if let latest = latestRules, latest.provider === provider, latest.packs == packs, latest.onlyFacts == onlyFacts
        {
            return latest.rules
        }
        let rules = onlyFacts ? provider.comparingRules(ofPacks: packs) : provider.rules(ofPacks: packs)
        latestRules = (provider, packs, onlyFacts, rules)
        return rules
    }

    /// The ids of the screens of a file, each once.
    private func ids(in description: Description) -> [FileFacts.ScreenID] {
        let screens = description.screens
        var ids = [FileFacts.ScreenID]()
        var known = Set<String>(minimumCapacity: screens.count)
        for screen in screens {
            guard let id = screen.id, screens.count == 1 || known.insert(id).inserted else { continue }
            let node = description.store[screen.record, Slots.Screen.id].nodeIndex
            ids.append(FileFacts.ScreenID(id: id, range: tree[tree.resolved(node)].range))
        }
        return ids
    }
}

extension JudgedFile {
    /// Takes what the rules came to on a screen; `start` is the offset where it begins.
    fileprivate mutating func add(
        _ result: ScreenResult,
        of screen: Screen,
        at place: SourceRange,
        _ start: Int,
        _ packs: [String],
        _ rules: RuleSet,
        keepsVerdicts: Bool
    ) {
        summary.undetermined += result.undeterminedCount
        for failure in result.failures {
            let rule = rules.rules[failure.rule].definition
            let message = "The rule '\(rule.id)' can't be evaluated: \(failure.message)"
            // A built-in rule has no file that anybody could open; there the screen is the place to look at.
            guard !RuleLibrary.packNames.contains(RulePack.name(ofRule: rule.id)) else {
                problems.append(Diagnostic(.ruleEvaluationFailed, in: path, screen: screen.id, at: place, message))
                continue
            }
            let related = [RelatedRange(message: "on this screen", file: path, range: place)]
            let range = failure.expression.range
            problems.append(Diagnostic(.ruleEvaluationFailed, in: rule.file, at: range, message, related: related))
        }
        guard keepsVerdicts else { return }
        verdicts.append(ScreenVerdicts(screen: screen.id, offset: start, packs, rules, result))
    }
}

extension Description {
    /// Adds what is wrong with the YAML.
    fileprivate mutating func add(_ problem: YAMLProblem, _ tree: borrowing YAMLTree, file: String) {
        if let swallowed = SwallowedSyntax.diagnostic(for: problem, in: tree, file: file) {
            // Whatever was made of the pieces of the text says less.
            diagnostics.removeAll { $0.range.start >= swallowed.range.start && $0.range.end <= swallowed.range.end }
            diagnostics.append(swallowed)
            return
        }
        // What is to be quoted is where the syntax breaks; bytes that are no text are another mistake.
        let isTold = diagnostics.contains {
            $0.rule == OwnRule.yamlSwallowedValue.id && ($0.range.start...$0.range.end).contains(problem.range.start)
        }
        guard problem.rule != .yamlSyntax || !isTold else { return }
        var diagnostic = problem.diagnostic(in: file)
        if let related = problem.related {
            diagnostic.related = [RelatedRange(message: related.message, file: file, range: related.range)]
        }
        diagnostics.append(diagnostic)
    }
}

extension Diagnostic {
    /// Whether a screen may be there that is not known because of it.
    fileprivate var hidesScreens: Bool {
        rule == OwnRule.screenNotAScreen.id || rule == OwnRule.screenMissingID.id || hidesValues
    }

    /// Whether something of the file may not be known because of it.
    var hidesValues: Bool { severity == .error && rule.hasPrefix("yaml/") }
}
