import Diagnostics
import Linter
import Reporters
import Wireframe
import YAMLSyntax

extension Command {
    /// `screenlint preview FILE`.
    static let preview = Command(
        name: "preview",
        summary: "Draw the screens of a file as wireframes in SVG, with the findings on them.",
        operands: "FILE",
        options: [
            Option("screen", value: "ID", "Draw this screen alone."),
            Option("output-file", short: "o", value: "FILE", "Where to write the picture."),
        ] + CheckRun.options.filter { ["guidelines", "only", "skip", "rules", "config", "isolated"].contains($0.name) }
    ) { arguments throws(UsageError) in
        guard let path = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError(message: "'preview' takes one file.")
        }
        let setup = try RunSetup(arguments)
        let pictures = ScreenPictures(try report(path, setup))
        var screens = pictures.screens
        guard !screens.isEmpty else { throw UsageError(message: "\(path): there is no screen in this file.") }
        if let id = arguments.value("screen") {
            screens.removeAll { $0.id != id }
            guard !screens.isEmpty else { throw UsageError(message: missing(id, pictures.screens, path)) }
        }
        var rows = screens.map(\.row)
        if !pictures.others.isEmpty, arguments.value("screen") == nil {
            let legend = legend(pictures.others)
            rows.append(WireframeSheet.Row(title: FilePath.display(path), wireframes: [], legend: legend))
        }
        let sheet = WireframeSheet(title: FilePath.display(path), rows: rows)
        guard let output = arguments.value("output-file") else {
            Console.write(sheet.svg)
            return 0
        }
        do throws(FileSystem.Failure) {
            try OutputFile(output).write(Array(sheet.svg.utf8))
        } catch {
            throw UsageError(message: "\(output) can't be written: \(error.message).")
        }
        return 0
    }

    private static func report(_ path: String, _ setup: RunSetup) throws(UsageError) -> FileReport {
        let bytes: [UInt8]
        do throws(FileSystem.Failure) {
            bytes = try FileSystem.read(path, limit: YAMLLimits.standard.byteCount + 1)
        } catch {
            throw UsageError(message: "\(path): \(error.message).")
        }
        var linter = FileLinter(providers: { [rules = setup.rules] in rules.provider(forFile: $0) })
        return linter.lint(bytes, path: path)
    }

    /// What the numbers on badges stand for.
    fileprivate static func legend(_ findings: [Diagnostic]) -> [(badge: Wireframe.Badge, source: String)] {
        zip(1..., findings).map { number, finding in
            let path = finding.path ?? ""
            return (Wireframe.Badge(number, finding.severity, at: path, message: finding.message), finding.rule)
        }
    }

    private static func missing(_ id: String, _ screens: [ScreenPictures.Screen], _ path: String) -> String {
        let ids = screens.compactMap(\.id)
        let suggestion = Suggestion.closest(to: id, in: ids)
        let rest = suggestion.map { "did you mean '\($0)'?" } ?? "there are \(ids.joined(separator: ", "))."
        return "\(path): there is no screen '\(id)'; \(rest)"
    }
}

extension ScreenPictures.Screen {
    /// The screen as a row of a sheet.
    fileprivate var row: WireframeSheet.Row {
        WireframeSheet.Row(
            title: name,
            wireframes: layouts.map { ($0.name, $0.wireframe) },
            legend: Command.legend(findings)
        )
    }
}
