import Diagnostics
import Linter
import Reporters
import Synchronization
import Tokens

extension Command {
    /// `screenlint tokens [FILE...]`.
    static let tokens = Command(
        name: "tokens",
        summary: "List the colours of design-token files, resolved, and the screens that use them.",
        operands: "[FILE...]",
        options: [
            Option("unused", "List only those that no screen uses."),
            Option("format", short: "f", value: "FORMAT", choices: ["text", "json"], "How to list them."),
        ] + CheckRun.options(named: ["config", "isolated", "jobs"])
    ) { arguments throws(UsageError) in
        let uses = Mutex([ColorUse]())
        var request = try RunRequest(rules: arguments)
        request.paths = ["."]
        request.jobs = try arguments.count("jobs") ?? FileSystem.processorCount
        request.options.noteColor = { use in uses.withLock { $0.append(use) } }
        let run = try PreparedRun(request)
        let catalog = try catalog(arguments.operands, run.setup)
        let outcome = run.run { _ in
        } emit: { _ in
        }
        let failures = run.setup.failures + outcome.failures
        for failure in failures { Console.note("screenlint: \(failure)") }
        let list = TokenList(catalog, uses: uses.withLock { $0 }, onlyUnused: arguments.has("unused"))
        if arguments.value("format") == "json" { Console.write(list.json) } else { Console.writeLines(list.text) }
        for diagnostic in catalog.diagnostics {
            let source = catalog.files.first { $0.path == diagnostic.file }?.source ?? []
            let position = LineTable(source).position(at: diagnostic.range.start)
            Console.note(
                "\(diagnostic.file):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
                    + "\(diagnostic.message) [\(diagnostic.rule)]"
            )
        }
        if !failures.isEmpty { return 2 }
        return catalog.diagnostics.contains { $0.severity == .error } ? 1 : 0
    }

    /// The colours of the files named, else of those that the configuration at hand names.
    private static func catalog(_ named: [String], _ setup: RunSetup) throws(UsageError) -> TokenCatalog {
        let configured = setup.finder.configuration(forFolder: ".")?.tokens.map(\.value) ?? []
        let paths = named.isEmpty ? configured : try RunSetup.tokenFiles(named: named, in: setup.files)
        guard !paths.isEmpty else {
            throw UsageError(
                "'tokens' takes token files; a configuration names them once for all: 'tokens: design/*.tokens.json'."
            )
        }
        return setup.library.tokens(of: paths)
    }
}
