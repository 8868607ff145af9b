import Diagnostics
import Synchronization
import YAMLSyntax

/// A run in which screens are compared: reports wait until all files have been read, and those that the comparison
/// concerns are made again.
///
/// What waits of a file is what was rendered of it and a few words; what is compared, `ScreenComparison` puts aside.
final class ComparingRun<Output: Sendable>: Sendable {
    /// A rendered report that waits.
    private struct Held: Sendable {
        let output: Output
        /// The number of the file's context; nil if it is compared with nothing.
        let context: Int32?
        /// The number of the file in its context.
        let number: Int32
        /// Whether only a comparison tells if all its suppressions are used.
        let awaitsComparison: Bool
        let fix: HeldFix?
    }

    /// What fixing a file came to, its texts put aside.
    private final class HeldFix: Sendable {
        let result: FixResult
        /// Where the fixed text is; nil if it stands in the file.
        let text: Range<Int>?

        init(_ result: FixResult, text: Range<Int>?) {
            self.result = result.withoutTexts
            self.text = text
        }
    }

    /// What came of a file.
    private struct Linted: Sendable {
        /// The number of the input, or of the other file after them.
        let position: Int
        /// The number of its context; nil if it is compared with nothing.
        let context: Int?
        let rendered: Rendered<Output>
    }

    private struct State {
        /// For each of the inputs what waits of it; nil if it can't be read.
        var held: [Held?]
        var comparisons: [Int: ScreenComparison] = [:]
        /// The number of inputs that have been handed on.
        var emitted = 0
        var outcome = LintRun.Outcome()
    }

    private let run: LintRun
    private let inputs: [LintRun.Input]
    private let render: @Sendable (FileReport) -> Output
    private let emit: @Sendable (Output) -> Void
    private let state: Mutex<State>
    private let fixedTexts = Spool<UInt8>()

    init(
        _ run: LintRun,
        _ inputs: [LintRun.Input],
        _ render: @escaping @Sendable (FileReport) -> Output,
        _ emit: @escaping @Sendable (Output) -> Void
    ) {
        self.run = run
        self.inputs = inputs
        self.render = render
        self.emit = emit
        state = Mutex(State(held: Array(repeating: nil, count: inputs.count)))
    }

    /// Lints the files, compares them, and hands the reports on.
    func start() -> LintRun.Outcome {
        lintAll()
        let contexts = compared()
        lintAgain(contexts)
        let failures = contexts.values.compactMap(\.failure) + [fixedTexts.failure].compactMap(\.self)
        return state.withLock { state in
            state.outcome.problems += Set(failures).sorted()
            return state.outcome
        }
    }

    // MARK: The first time

    private func lintAll() {
        let order = self.order
        OrderedWork(jobs: run.jobs).run(inputs.count + run.contexts.others.count, linter: run.linter) {
            [self] number, linter in
            lint(order?[number] ?? number, &linter)
        } handOn: { [self] linted in
            state.withLock { take(linted, &$0) }
        }
    }

    private func lint(_ position: Int, _ linter: inout FileLinter) -> Linted {
        let input = self.input(at: position)
        let isReported = position < inputs.count
        let context = run.contexts.number(of: input.path)
        linter.onlyCompares = !isReported
        linter.hasContext = context != nil
        let rendered =
            isReported
            ? Rendered(input, run.files, run.fixMode, &linter, render)
            : Rendered<Output>(input, run.files, nil, &linter, nil)
        return Linted(position: position, context: context, rendered: rendered)
    }

    private func input(at position: Int) -> LintRun.Input {
        position < inputs.count ? inputs[position] : .file(run.contexts.others[position - inputs.count])
    }

    /// The positions of the files in the order of their absolute paths, whatever folder they start from, so that the
    /// norm does not depend on who asks; nil if they are in this order.
    private var order: [Int]? {
        let workingFolder = FileSystem.workingFolder
        func path(_ position: Int) -> String { FilePath.absolute(input(at: position).path, from: workingFolder) }
        let count = inputs.count + run.contexts.others.count
        var last = ""
        let isOrdered = (0..<count).allSatisfy { position in
            let path = path(position)
            defer { last = path }
            return last <= path
        }
        return isOrdered ? nil : (0..<count).map { ($0, path($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func take(_ linted: Linted, _ state: inout State) {
        let (position, rendered) = (linted.position, linted.rendered)
        rendered.note(in: &state.outcome, isReported: position < inputs.count)
        guard let report = rendered.report else { return }
        var timings = run.measuresTime ? Timings() : nil
        let number = linted.context.map { context in
            state.comparisons[context, default: ScreenComparison()].add(report.facts, report.ids, ofFile: report.path)
        }
        timings?.end(.compare)
        if let timings { state.outcome.timings.add(timings) }
        guard let output = rendered.output else { return }
        state.held[position] = Held(
            output: output,
            context: linted.context.map(Int32.init),
            number: Int32(number ?? 0),
            awaitsComparison: report.awaitsComparison,
            fix: report.fix.flatMap { put($0, of: inputs[position]) }
        )
    }

    private func put(_ fix: FixResult, of input: LintRun.Input) -> HeldFix? {
        guard fix.count > 0 || fix.choices > 0 || !fix.notes.isEmpty else { return nil }
        let isWritten = if case .file = input { run.fixMode?.writes ?? false } else { false }
        guard !isWritten, fix.count > 0 else { return HeldFix(fix, text: nil) }
        return HeldFix(fix, text: fixedTexts.append(fix.fixed))
    }

    private func compared() -> [Int: ScreenContext] {
        var timings = run.measuresTime ? Timings() : nil
        return state.withLock { state in
            let contexts = state.comparisons.mapValues { $0.finish() }
            state.comparisons = [:]
            timings?.end(.compare)
            if let timings { state.outcome.timings.add(timings) }
            return contexts
        }
    }

    // MARK: The second time

    private func lintAgain(_ contexts: [Int: ScreenContext]) {
        let concerned = state.withLock { state in
            state.held.indices.filter { position in
                guard let held = state.held[position], let context = held.context.flatMap({ contexts[Int($0)] }) else {
                    return false
                }
                return held.awaitsComparison || context.concernedFiles.contains(Int(held.number))
            }
        }
        OrderedWork(jobs: run.jobs).run(concerned.count, linter: run.linter) { [self] number, linter in
            let position = concerned[number]
            let held = state.withLock { $0.held[position] }
            linter.context = held?.context.flatMap { contexts[Int($0)] }
            linter.hasContext = true
            return Linted(position: position, context: nil, rendered: again(position, held?.fix, &linter))
        } handOn: { [self] linted in
            state.withLock { state in
                emit(before: linted.position, &state)
                linted.rendered.note(in: &state.outcome, isReported: false)
                guard let output = linted.rendered.output else { return }
                emit(output)
                state.emitted = linted.position + 1
            }
        }
        state.withLock { emit(before: inputs.count, &$0) }
    }

    /// Hands on what waits of the inputs before a position.
    private func emit(before position: Int, _ state: inout State) {
        while state.emitted < position {
            if let held = state.held[state.emitted] { emit(held.output) }
            state.held[state.emitted] = nil
            state.emitted += 1
        }
    }

    /// Lints a file again, now that there is something to compare it with.
    ///
    /// What was compared must stay as it is. So of all fixes only those are applied that take out comments which
    /// turn out to suppress nothing.
    private func again(_ position: Int, _ fix: HeldFix?, _ linter: inout FileLinter) -> Rendered<Output> {
        let input = inputs[position]
        guard var mode = run.fixMode, fix?.result.failure == nil else {
            return Rendered(input, run.files, nil, &linter) { [render] report in
                var report = report
                report.fix = fix?.result
                return render(report)
            }
        }
        mode.rule = .suppressionUnused
        let current = fix?.text.map { LintRun.Input.text(fixedTexts.values(in: $0), path: input.path) } ?? input
        return Rendered(current, run.files, mode, &linter) { [run, render] report in
            guard let fix, var result = report.fix else { return render(report) }
            var report = report
            if fix.text != nil { result.original = ComparingRun.text(of: input, in: run.files) ?? result.original }
            result.count += fix.result.count
            result.notes = fix.result.notes + result.notes
            report.fix = result
            return render(report)
        }
    }

    /// The text of a file before it was fixed; nil if it is gone.
    private static func text(of input: LintRun.Input, in files: any FileSource) -> [UInt8]? {
        switch input {
        case .file(let path): try? files.read(path, limit: YAMLLimits.standard.byteCount + 1)
        case .text(let text, _): text
        case .report: nil
        }
    }
}
