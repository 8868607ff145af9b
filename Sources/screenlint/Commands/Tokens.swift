import Diagnostics
import Linter
import Reporters
import Tokens

extension Command {
    /// `screenlint tokens FILE...`.
    static let tokens = Command(
        name: "tokens",
        summary: "List the colours of design-token files, resolved.",
        operands: "FILE...",
        options: [
            Option("format", short: "f", value: "FORMAT", choices: ["text", "json"], "How to list them.")
        ]
    ) { arguments throws(UsageError) in
        guard !arguments.operands.isEmpty else { throw UsageError(message: "'tokens' takes token files.") }
        var files = [TokenFile]()
        for path in arguments.operands {
            do throws(FileSystem.Failure) {
                files.append(TokenFile(try FileSystem.read(path, limit: TokenFile.byteLimit + 1), path: path))
            } catch {
                throw UsageError(message: "\(path): \(error.message).")
            }
        }
        let catalog = TokenCatalog(files) { try? FileSystem.read($0, limit: TokenFile.byteLimit + 1) }
        if arguments.value("format") == "json" {
            Console.write(TokenList.json(catalog))
        } else {
            Console.writeLines(TokenList.text(catalog))
        }
        for diagnostic in catalog.diagnostics {
            let source = catalog.files.first { $0.path == diagnostic.file }?.source ?? []
            let position = LineTable(source).position(at: diagnostic.range.start)
            Console.note(
                "\(diagnostic.file):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
                    + "\(diagnostic.message) [\(diagnostic.rule)]"
            )
        }
        return catalog.diagnostics.contains { $0.severity == .error } ? 1 : 0
    }
}
