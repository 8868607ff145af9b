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
        request.jobs = try arguments.jobs()
        request.options.noteColor = { use in uses.withLock { $0.append(use) } }
        let run = try PreparedRun(request)
        let catalog = try catalog(arguments.operands, run)
        let outcome = run.run { _ in
        } emit: { _ in
        }
        var failures = run.setup.failures + outcome.failures
        failures += mistakes(of: run, besides: catalog.files.map(\.path))
        for failure in failures { Console.note("screenlint: \(failure)") }
        let list = TokenList(catalog, uses: uses.withLock { $0 }, onlyUnused: arguments.has("unused"))
        if arguments.value("format") == "json" { Console.write(list.json) } else { Console.writeLines(list.text) }
        for diagnostic in catalog.diagnostics {
            Console.note([diagnostic], in: catalog.files.first { $0.path == diagnostic.file }?.source ?? [])
        }
        if !failures.isEmpty { return 2 }
        return catalog.diagnostics.contains { $0.severity == .error } ? 1 : 0
    }

    /// The colours of the files named, else of those that the configuration at hand names.
    private static func catalog(_ named: [String], _ run: PreparedRun) throws(UsageError) -> TokenCatalog {
        let setup = run.setup
        let configured = setup.finder.configuration(forFolder: ".")?.tokens.map(\.value) ?? []
        let paths = named.isEmpty ? configured : try RunSetup.tokenFiles(named: named, in: setup.files)
        guard !paths.isEmpty else {
            // Where the files were to be named there may be a mistake.
            if let mistake = mistakes(of: run).first { throw UsageError(mistake) }
            throw UsageError(
                "'tokens' takes token files; a configuration names them once for all: 'tokens: design/*.tokens.json'."
            )
        }
        return setup.library.tokens(of: paths)
    }

    /// The files without which nobody knows all colours and their uses, but those whose own mistakes are told.
    private static func mistakes(of run: PreparedRun, besides told: [String] = []) -> [String] {
        run.broken.filter { !told.contains($0.path) }.map(\.obstacle)
    }
}
