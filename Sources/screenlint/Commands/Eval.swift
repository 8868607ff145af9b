import CEL
import Diagnostics
import Linter
import RuleEngine
import ScreenModel

extension Command {
    /// `screenlint eval EXPR [FILE]`.
    static let eval = Command(
        name: "eval",
        summary: "Evaluate an expression against the layouts of a file's screens, for authors of rules.",
        operands: "EXPR [FILE]",
        options: CheckRun.options(named: ["tokens", "config", "isolated"])
    ) { arguments throws(UsageError) in
        guard let source = arguments.operands.first else {
            throw UsageError("'eval' takes an expression and perhaps a file; put the expression in quotes.")
        }
        if FileSystem.kind(of: source) == .file {
            throw UsageError("The expression stands before the file: screenlint eval \"screen.id\" \(source).")
        }
        let trial: ExpressionTrial
        let path = arguments.operands.dropFirst().first
        do throws(CompilationFailure) {
            trial = try ExpressionTrial(source, readsScreen: path != nil)
        } catch {
            for mistake in error.errors { Console.show(underlined(mistake.range, mistake.message, in: source) + "\n") }
            if path == nil, error.errors.contains(where: { $0.message.hasPrefix("The name 'screen'") }) {
                Console.note("The screens of a file are asked with its path behind the expression.")
            }
            return 2
        }
        let setup = try RunSetup(RunRequest(rules: arguments))
        let provider = setup.rules.provider(forFile: path ?? "./")
        guard setup.obstacles.isEmpty else { return Console.fail(setup.obstacles) }
        guard let path else {
            var store = RecordStore()
            provider.configure(&store)
            let shown = shown(trial.evaluate(nil, LayoutReader(store)), of: source, in: nil)
            Console.writeLines(shown.text)
            return shown.status
        }
        let file = try ScreenFileArgument.read(path, provider: provider)
        return max(show(trial, of: source, on: file), file.unreadParts.isEmpty ? 0 : 1)
    }

    /// Prints what an expression comes to in the layouts of a file.
    private static func show(_ trial: ExpressionTrial, of source: String, on file: borrowing ScreenFile) -> Int32 {
        var output = LayoutOutput()
        var status: Int32 = 0
        for (screen, layouts) in zip(file.screens, file.layouts) {
            for layout in layouts {
                output.write {
                    let results = trial.evaluate(layout.record, languages: screen.locales, file.reader)
                    return results.reduce(into: "") { text, result in
                        let place = [screen.id ?? "screen", layout.name, result.0].compactMap(\.self)
                        let shown = shown(result.1, of: source, in: place.joined(separator: ", "))
                        text += shown.text
                        status = max(status, shown.status)
                    }
                }
            }
        }
        output.end()
        return status
    }

    /// A value and its type, with the exit status; what has no value because it is not described is no mistake.
    private static func shown(_ result: ExpressionTrial.Result, of source: String, in layout: String?)
        -> (text: String, status: Int32)
    {
        let start = layout.map { $0.inOneLine + ": " } ?? ""
        if let type = result.type { return ("\(start)\(result.text.inOneLine) (\(type))\n", 0) }
        let text = "\(start)\(result.text.inOneLine)\n"
        guard let place = result.place else { return (text, 0) }
        return (text + underlined(place, nil, in: source) + "\n", result.text.hasPrefix("undetermined") ? 0 : 1)
    }

    /// The line of the expression that holds a place, with the place underlined.
    private static func underlined(_ place: Range<Int>, _ message: String?, in source: String) -> String {
        let lines = LineTable(Array(source.utf8))
        let start = lines.position(at: place.lowerBound)
        let line = lines.range(ofLine: start.line)
        let text = String(decoding: lines.bytes[line.start..<line.end], as: UTF8.self)
        let end = lines.position(at: min(place.upperBound, line.end))
        let width = max(1, end.column - start.column)
        return "  \(VisibleText.escaped(text))\n  "
            + String(repeating: " ", count: start.column - 1) + String(repeating: "^", count: width)
            + (message.map { " " + $0 } ?? "")
    }
}
