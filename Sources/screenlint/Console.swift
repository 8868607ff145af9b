import Diagnostics
import Linter
import Synchronization

/// Where a command writes: findings to standard output, all else to standard error.
enum Console {
    private static let firstFailure = Mutex<String?>(nil)

    /// What kept something from being written to standard output, as a sentence; nil if nothing did.
    static var failure: String? { firstFailure.withLock { $0 } }

    /// Writes text to standard output; a reader that went away ends the process quietly.
    static func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes lines to standard output that hold words of descriptions and rule packs, so that the words do nothing; those
    /// that could begin a line of their own are `inOneLine`.
    static func writeLines(_ text: String) { write(VisibleText.escapedLines(text)) }

    /// Writes text to a file, or to standard output where none is named; gives what went wrong, as sentences.
    static func write(_ text: String, to path: String?) -> [String] {
        do throws(FileFailure) {
            if let path { try OutputFile(path, .replacing).write(Array(text.utf8)) } else { write(text) }
            return []
        } catch {
            return [unwritten(path, error)]
        }
    }

    /// Writes text to a file that is not there yet.
    static func create(_ path: String, _ text: String) throws(UsageError) {
        try UsageError.telling("\(path) can't be written:", OutputFile(path, .creating).write(Array(text.utf8)))
    }

    /// Writes bytes to standard output as they are.
    static func write(_ bytes: [UInt8]) {
        do {
            try FileSystem.write(bytes)
        } catch  where !error.isBrokenPipe {
            firstFailure.withLock { $0 = $0 ?? unwritten(nil, error) }
        } catch {}
    }

    /// The sentence on what can't be written: a file, or standard output where none is named.
    static func unwritten(_ path: String?, _ error: FileFailure) -> String {
        "\(path ?? "Standard output") can't be written: \(error.message)."
    }

    /// Writes one line to standard error; a path or a word in it can't move the cursor or begin a line of its own.
    static func note(_ text: String) { show(VisibleText.escapedLines(VisibleText.escaped(text)) + "\n") }

    /// Tells on standard error what is wrong with a file, each mistake with its place in the text.
    static func note(_ diagnostics: [Diagnostic], in source: [UInt8]) {
        let lines = LineTable(diagnostics.isEmpty ? [] : source)
        for diagnostic in diagnostics {
            let position = lines.position(at: diagnostic.range.start)
            note(
                "\(diagnostic.file):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
                    + "\(diagnostic.message) [\(diagnostic.rule)]"
            )
        }
    }

    /// Tells what kept a command from its work, in sentences, and gives the exit status that says so.
    static func fail(_ failures: [String]) -> Int32 {
        for text in failures { note("screenlint: \(text)") }
        return 2
    }

    /// Writes text to standard error as it is.
    static func show(_ text: String) { try? FileSystem.write(Array(text.utf8), toStandardError: true) }

    /// Whether to colour standard output, or a file.
    ///
    /// A file is coloured if that is asked for. Standard output is by `--color`, then a non-empty `NO_COLOR`, then
    /// `CLICOLOR_FORCE` or `FORCE_COLOR`, then `CLICOLOR=0` or `FORCE_COLOR=0`, then whether it is a terminal that is not
    /// dumb.
    static func colors(_ choice: String?, inFile: Bool) -> Bool {
        if inFile { return choice == "always" }
        switch choice {
        case "always": return true
        case "never": return false
        default: break
        }
        func isSet(_ name: String) -> Bool { FileSystem.environment(name).map { !$0.isEmpty && $0 != "0" } ?? false }
        if let noColor = FileSystem.environment("NO_COLOR"), !noColor.isEmpty { return false }
        if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return true }
        if ["CLICOLOR", "FORCE_COLOR"].contains(where: { FileSystem.environment($0) == "0" }) { return false }
        return FileSystem.isTerminal(standardError: false) && FileSystem.environment("TERM") != "dumb"
    }
}

extension String {
    /// The text with what ends a line shown as an escape.
    var inOneLine: String { VisibleText.escaped(self) }
}
