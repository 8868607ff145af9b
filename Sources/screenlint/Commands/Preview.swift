import Diagnostics
import Linter
import Reporters
import Synchronization
import Wireframe

extension Command {
    /// `screenlint preview PATH...`.
    static let preview = Command(
        name: "preview",
        summary: "Draw screens as wireframes in SVG or PNG, with the findings on them.",
        operands: "PATH...",
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
                "Where to write the picture, as PNG if the name ends in .png; SVG to standard output if not given."
            ),
        ]
        + CheckRun.options(named: [
            "guidelines", "only", "skip", "rules", "tokens", "config", "isolated", "baseline",
            "stdin-filename",
        ])

    /// The number of screens on one sheet; a viewer opens no more in reasonable time.
    private static let mostScreens = 500

    private let arguments: Arguments
    /// What the picture shows, for a heading.
    private let title: String

    init(_ arguments: Arguments) throws(UsageError) {
        guard let path = arguments.operands.first else {
            throw UsageError("'preview' takes files or folders with screens.")
        }
        if let file = try arguments.only("output-file"),
            [".jpg", ".jpeg", ".gif", ".webp", ".pdf", ".html"].contains(where: file.lowercased().hasSuffix)
        {
            throw UsageError("\(file): a picture is SVG, or PNG if its name ends in .png.")
        }
        self.arguments = arguments
        let name = path == "-" ? arguments.value("stdin-filename") ?? path : path
        title = arguments.operands.count == 1 ? FilePath.display(name) : "\(arguments.operands.count) paths"
    }

    func run() throws(UsageError) -> Int32 {
        let run = try PreparedRun(try RunRequest(arguments))
        let drawn = Mutex([(file: String, pictures: ScreenPictures)]())
        let outcome = run.run { report in
            var report = report
            // What is found in a translation is shown on the screen that has it.
            report.diagnostics += report.others.flatMap(\.diagnostics)
            return (file: report.path, pictures: ScreenPictures(report))
        } emit: { file in
            drawn.withLock { $0.append(file) }
        }
        var failures = run.failures + outcome.failures
        failures += run.broken.map(\.obstacle)
        let files = drawn.withLock(\.self)
        if !files.isEmpty { failures += write(try sheet(files)) }
        return failures.isEmpty ? 0 : Console.fail(failures)
    }

    private func sheet(_ files: [(file: String, pictures: ScreenPictures)]) throws(UsageError) -> WireframeSheet {
        let screens = files.flatMap(\.pictures.screens)
        guard !screens.isEmpty else {
            throw UsageError("\(title): there is no screen in \(files.count == 1 ? "this file" : "these files").")
        }
        guard let id = arguments.value("screen") else {
            var rows = [WireframeSheet.Row]()
            for (file, pictures) in files {
                rows += pictures.screens.map(PreviewRun.row)
                guard !pictures.others.isEmpty else { continue }
                let legend = PreviewRun.legend(pictures.others)
                rows.append(WireframeSheet.Row(title: FilePath.display(file), wireframes: [], legend: legend))
            }
            if rows.count > PreviewRun.mostScreens {
                Console.note(
                    "screenlint: drew the first \(PreviewRun.mostScreens) of \(rows.count) screens; "
                        + "'screenlint check -f html' shows them all."
                )
            }
            return WireframeSheet(title: title, rows: Array(rows.prefix(PreviewRun.mostScreens)))
        }
        let named = screens.filter { $0.id == id }
        guard !named.isEmpty else {
            let ids = screens.compactMap(\.id)
            let list = "there are \(ids.prefix(20).joined(separator: ", "))."
            let rest = Suggestion.ending(for: id, in: ids, else: list)
            throw UsageError("\(title): there is no screen '\(id)'\(rest)")
        }
        return WireframeSheet(title: title, rows: named.map(PreviewRun.row))
    }

    private static func row(_ screen: ScreenPictures.Screen) -> WireframeSheet.Row {
        WireframeSheet.Row(
            title: screen.name,
            wireframes: screen.layouts.map { ($0.name, $0.wireframe) },
            legend: legend(screen.findings),
            tokens: screen.tokens
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
    private func write(_ sheet: WireframeSheet) -> [String] {
        let path = arguments.value("output-file")
        guard let path, FilePath.hasEnding(path.lowercased(), ".png") else { return Console.write(sheet.svg, to: path) }
        do throws(FileFailure) {
            let png = try PicturePainter.png(sheet.svg, width: sheet.width, height: sheet.height)
            try OutputFile(path).write(png)
            return []
        } catch {
            return ["\(path) can't be written: \(error.message)."]
        }
    }
}
