import Diagnostics
import Linter
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Command {
    /// `screenlint trace RULE FILE`.
    static let trace = Command(
        name: "trace",
        summary: "Show why a rule fires on a file or does not: each condition and what it came to.",
        operands: "RULE FILE",
        options: CheckRun.options(named: ["rules", "tokens", "config", "isolated"])
    ) { arguments throws(UsageError) in
        guard arguments.operands.count == 2 else { throw UsageError("'trace' takes a rule and a file.") }
        let (name, path) = (arguments.operands[0], arguments.operands[1])
        if FileSystem.kind(of: name) == .file {
            throw UsageError("The rule stands before the file: screenlint trace \(path) \(name).")
        }
        let rule = try RuleCatalog(arguments, for: FilePath.folder(of: path)).rule(name)
        var mistakes = [Diagnostic]()
        guard let compiled = rule.pack.compile([rule.definition], &mistakes).first else {
            throw UsageError("'\(rule.definition.id)' has mistakes: \(mistakes.first?.message ?? "")")
        }
        let setup = try RunSetup(RunRequest(rules: arguments))
        let provider = setup.rules.provider(forFile: path)
        guard setup.obstacles.isEmpty else { return Console.fail(setup.obstacles) }
        let file = try ScreenFileArgument.read(path, provider: provider)
        var traced = TracedRule(rule: compiled, provider: provider, path: path)
        let store = file.reader.store
        var options = FileJudge.Options()
        (options.followed, options.keepsResults, options.notesAbsences) = ([compiled.id], true, true)
        var judge = FileJudge(file.description, file: path, options, stepLimit: file.budget.steps)
        var judged = 0
        for (number, screen) in file.screens.enumerated() {
            if file.layouts[number].isEmpty { break }
            _ = judge.judge(number, traced.frame(for: screen, store, in: &judge), file.tree)
            if judge.isExhausted { break }
            judged = number + 1
        }
        Console.writeLines("\(rule.definition.id.inOneLine): \(rule.definition.summary.inOneLine)\n")
        // A rule that is not in force has noted nothing of other files.
        let isInForce = file.screens.allSatisfy { traced.note(on: $0, store) == nil }
        let others = compiled.comparesScreens && isInForce ? setup.screens(comparedWith: path) : nil
        if compiled.comparesScreens {
            let which = others == nil ? "the file" : "all files below the configuration"
            let isOpen = others.map { !$0.screens.isComplete } ?? false
            let rest = isOpen ? " Not all of them could be read, so that a screen may be there that is not known." : ""
            Console.write("It compares the screens of an app; here, those of \(which).\(rest)\n")
        }
        var words = TraceWords(file.tree)
        var output = LayoutOutput()
        for (screen, result) in zip(file.screens[..<judged], judge.comparedResults(with: others)) {
            if !output.isFull, let note = traced.note(on: screen, store) { Console.writeLines("\n\(note.inOneLine)\n") }
            for trace in result.traces.values.joined() { output.write { words.text(of: trace, screen, file.tree) } }
        }
        output.end()
        if judged < file.screens.count {
            let screen = file.screens[judged]
            let name = screen.id?.inOneLine ?? "screen"
            Console.writeLines("\n\(name): \(FileBudget.finding(at: screen, store, in: path, file.tree).message)\n")
        }
        return file.unreadParts.isEmpty ? 0 : 1
    }
}

/// A rule that is traced through the screens of a file, among the rules that `check` runs on each.
private struct TracedRule {
    let rule: CompiledRule
    let provider: RuleProvider
    let path: String
    var frames: [[String]: Int] = [:]

    /// The rule as it is configured for the file; nil if it is turned off there.
    private var configured: CompiledRule? {
        provider.rules(ofPacks: [RulePack.name(ofRule: rule.id)]).rules.first { $0.id == rule.id }
    }

    /// The number of the rules in force for a screen, added once for all that have the same; else the rule by itself.
    mutating func frame(for screen: Screen, _ store: RecordStore, in judge: inout FileJudge) -> Int {
        let packs = provider.packs(for: screen, store, ofFile: path)
        if let known = frames[packs] { return known }
        let rules = provider.rules(ofPacks: packs)
        let frame = judge.add(rules.rules.contains { $0.id == rule.id } ? rules : RuleSet([configured ?? rule]))
        frames[packs] = frame
        return frame
    }

    /// What is to be said of a screen on which the rule is not run; nil if it is.
    func note(on screen: Screen, _ store: RecordStore) -> String? {
        if configured == nil { return "The configuration turns it off for this file; by itself it comes to this:" }
        let packs = provider.packs(for: screen, store, ofFile: path)
        guard !provider.rules(ofPacks: packs).rules.contains(where: { $0.id == rule.id }) else { return nil }
        let applied = packs.isEmpty ? "no guideline" : packs.joined(separator: ", ")
        return "It is not run on '\(screen.id ?? "screen")', to which \(applied) applies; "
            + "by itself it comes to this:"
    }
}

/// Tells what a rule came to, with the lines on which the nodes stand.
private struct TraceWords {
    private let lines: LineTable
    private var otherLines = [String: LineTable]()

    init(_ tree: borrowing YAMLTree) { lines = LineTable(tree.source) }

    /// What it came to in a layout of a screen, and at each node of that.
    mutating func text(of trace: RuleTrace, _ screen: Screen, _ tree: borrowing YAMLTree) -> String {
        var text = "\n\(screen.id?.inOneLine ?? "screen"), \(trace.layout)"
        if let locale = trace.locale { text += ", \(locale.inOneLine)" }
        text += ": \(trace.words)\n"
        for note in trace.notes { text += "  \(note.inOneLine)\n" }
        for node in trace.nodes {
            let line = line(of: NodeIndex(rawValue: node.node), tree)
            text += "  \(node.path.inOneLine), line \(line): \(node.value.inOneLine)\n"
            for remark in node.remarks {
                text += "    \(remark.subject.inOneLine): \(remark.result.inOneLine)\(lines(of: remark.open, tree))\n"
            }
            text += "    \(node.words)\(node.messages.map { ": " + $0.inOneLine }.joined())\n"
        }
        return text
    }

    /// The lines on which the components stand whose fields are open, in brackets; nothing if there are none.
    private mutating func lines(of open: [UInt32], _ tree: borrowing YAMLTree) -> String {
        var lines = [String]()
        for node in open where node != NodeIndex.none.rawValue {
            let line = line(of: NodeIndex(rawValue: node), tree)
            if !lines.contains(line) { lines.append(line) }
        }
        return lines.isEmpty ? "" : " (line\(lines.count == 1 ? "" : "s") \(lines.joined(separator: ", ")))"
    }

    /// The line of a node, with the name of its file if that is another one.
    private mutating func line(of node: NodeIndex, _ tree: borrowing YAMLTree) -> String {
        let start = tree[tree.resolved(node)].range.start
        guard let other = tree.otherSource(of: node) else { return String(lines.line(at: start)) }
        let table = otherLines.remembered(other.file) { LineTable(other.text) }
        return "\(table.line(at: start)) of \(other.file.inOneLine)"
    }
}
