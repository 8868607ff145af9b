import Diagnostics
import Linter
import YAMLSyntax

extension RunRequest {
    /// What a command line asks of the configurations and rules; throws for options that exclude one another.
    init(rules arguments: Arguments) throws(UsageError) {
        self.init()
        if let path = arguments.value("config") {
            if arguments.has("isolated") { throw UsageError("--config and --isolated exclude one another.") }
            configuration = .file(path)
        } else if arguments.has("isolated") {
            configuration = .none
        }
        guidelines = arguments.list("guidelines")
        packFolders = arguments.all("rules")
        tokenFiles = arguments.all("tokens")
        only = arguments.list("only")
        skipped = arguments.list("skip")
    }

    /// What a command line asks of a run; without paths, the folder at hand is linted.
    init(_ arguments: Arguments) throws(UsageError) {
        try self.init(rules: arguments)
        paths = arguments.operands
        let lists = arguments.all("files-from")
        if lists.isEmpty, paths.isEmpty { paths = ["."] }
        if lists.count(where: { $0 == "-" }) > 1 { throw .inputIsTaken }
        for list in lists { paths += try RunRequest.list(list) }
        if paths.contains("-") {
            if lists.contains("-") { throw .inputIsTaken }
            paths.removeAll { $0 == "-" }
            let input = try UsageError.telling(
                "Standard input can't be read:",
                FileSystem.readStandardInput(limit: YAMLLimits.standard.byteCount + 1)
            )
            text = (input, arguments.value("stdin-filename") ?? LintRun.Input.standardInput)
        }
        if text == nil, arguments.has("stdin-filename") {
            throw UsageError("--stdin-filename names the text on standard input, which '-' as a path stands for.")
        }
        since = arguments.value("since")
        // Three dots at the end stand for where the branches parted.
        if let since, since.contains(".."), !since.hasSuffix("...") || since.dropLast(3).contains("..") {
            throw UsageError(
                "--since \(since): it takes one revision, or 'A...' for where A and HEAD parted; of a range "
                    + "'screenlint review \(since)' tells."
            )
        }
        excludesNamedFiles = arguments.has("force-exclude")
        jobs = try arguments.jobs()
        fixMode = try FixSummary.mode(arguments)
        baseline = arguments.value("baseline")
        newBaseline = arguments.value("write-baseline")
        prunesBaseline = arguments.has("prune-baseline")
        if newBaseline == "-" {
            throw UsageError("--write-baseline takes a file, which later runs read; standard output is none.")
        }
        for (one, other) in [
            ("write-baseline", "prune-baseline"), ("write-baseline", "diff"), ("prune-baseline", "diff"),
            ("write-baseline", "output-file"),
        ] where arguments.has(one) && arguments.has(other) {
            throw UsageError("--\(one) and --\(other) exclude one another.")
        }
    }

    /// The paths in a list: one a line, or ended by NUL as git and find write them.
    private static func list(_ path: String) throws(UsageError) -> [String] {
        // A script names it where it has no list.
        if FileSystem.isNullDevice(path) { return [] }
        let limit = 1 << 30
        let bytes = try UsageError.telling(
            "The list of files '\(path)' can't be read:",
            path == "-" ? FileSystem.readStandardInput(limit: limit) : FileSystem.read(path, limit: limit)
        )
        let end: UInt8 = bytes.contains(0) ? 0 : 0x0A
        // Windows' shells write a mark in front.
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return bytes[start...].split(separator: end).map { line in
            String(decoding: end == 0x0A && line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
        }
        .filter { !$0.isEmpty }
    }
}

extension UsageError {
    /// Standard input can be read once.
    fileprivate static let inputIsTaken = UsageError(
        "Standard input ('-') is one text or one list of files; name the others by their paths."
    )
}

extension Arguments {
    /// The exit status of a run whose findings are counted from a severity on: 1 if there are any from the level on that
    /// `--fail-level` names, else the configuration.
    func status(of run: PreparedRun, count: (Severity) -> Int) -> Int32 {
        let configured = run.setup.finder.configuration(forFolder: ".")?.failLevel?.value
        let level = value("fail-level") ?? configured ?? Severity.error.rawValue
        return Severity(rawValue: level).map { count($0) > 0 ? 1 : 0 } ?? 0
    }
}
