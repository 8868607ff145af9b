import Diagnostics
import Linter
import Reporters
import Synchronization
import Wireframe

extension Command {
    /// `screenlint preview FILE`.
    static let preview = Command(
        name: "preview",
        summary: "Draw the screens of a file as wireframes in SVG, with the findings on them.",
        operands: "FILE",
        options: PreviewRun.options
    ) { arguments throws(UsageError) in try PreviewRun(arguments).run() }
}

/// One run of `screenlint preview`.
private struct PreviewRun {
    static let options =
        [
            Option("screen", value: "ID", "Draw this screen alone."),
            Option(
                "output-file",
                short: "o",
                value: "FILE",
                "Where to write the picture; standard output if not given."
            ),
        ] + CheckRun.options.filter { shared.contains($0.name) }

    private static let shared: Set<String> = [
        "guidelines", "only", "skip", "rules", "tokens", "config", "isolated", "baseline", "stdin-filename",
    ]

    private let arguments: Arguments
    private let path: String

    init(_ arguments: Arguments) throws(UsageError) {
        guard let path = arguments.operands.first, arguments.operands.count == 1, FileSystem.kind(of: path) != .folder
        else { throw UsageError(message: "'preview' takes one file.") }
        self.arguments = arguments
        self.path = path
    }

    func run() throws(UsageError) -> Int32 {
        var request = try RunRequest(arguments)
        request.jobs = 1
        let run = try PreparedRun(request)
        let drawn = Mutex<ScreenPictures?>(nil)
        let outcome = run.run {
            ScreenPictures($0)
        } emit: { pictures in
            drawn.withLock { $0 = pictures }
        }
        var failures = run.failures + outcome.failures
        failures += run.mistakes.map { "\($0.path) has mistakes; 'screenlint check' shows them." }
        if let pictures = drawn.withLock({ $0 }) { failures += write(try sheet(pictures).svg) }
        for failure in failures { Console.note("screenlint: \(failure)") }
        return failures.isEmpty ? 0 : 2
    }

    private func sheet(_ pictures: ScreenPictures) throws(UsageError) -> WireframeSheet {
        guard !pictures.screens.isEmpty else {
            throw UsageError(message: "\(path): there is no screen in this file.")
        }
        let title = FilePath.display(path)
        guard let id = arguments.value("screen") else {
            let others = WireframeSheet.Row(title: title, wireframes: [], legend: PreviewRun.legend(pictures.others))
            let rows = pictures.screens.map(PreviewRun.row)
            return WireframeSheet(title: title, rows: pictures.others.isEmpty ? rows : rows + [others])
        }
        let screens = pictures.screens.filter { $0.id == id }
        guard !screens.isEmpty else {
            let ids = pictures.screens.compactMap(\.id)
            let suggestion = Suggestion.closest(to: id, in: ids)
            let rest = suggestion.map { "did you mean '\($0)'?" } ?? "there are \(ids.joined(separator: ", "))."
            throw UsageError(message: "\(path): there is no screen '\(id)'; \(rest)")
        }
        return WireframeSheet(title: title, rows: screens.map(PreviewRun.row))
    }

    private static func row(_ screen: ScreenPictures.Screen) -> WireframeSheet.Row {
        WireframeSheet.Row(
            title: screen.name,
            wireframes: screen.layouts.map { ($0.name, $0.wireframe) },
            legend: legend(screen.findings)
        )
    }

    /// What the numbers on badges stand for.
    private static func legend(_ findings: [Diagnostic]) -> [(badge: Wireframe.Badge, source: String)] {
        zip(1..., findings).map { number, finding in
            let path = finding.path ?? ""
            let source = "\(finding.severity.rawValue) · \(finding.rule)"
            return (Wireframe.Badge(number, finding.severity, at: path, message: finding.message), source)
        }
    }

    /// Writes the picture to where it belongs, and answers what went wrong.
    private func write(_ text: String) -> [String] {
        guard let path = arguments.value("output-file") else {
            Console.write(text)
            return []
        }
        do throws(FileSystem.Failure) {
            try OutputFile(path).write(Array(text.utf8))
            return []
        } catch {
            return ["\(path) can't be written: \(error.message)."]
        }
    }
}
