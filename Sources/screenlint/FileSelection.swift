import Diagnostics
import Linter
import YAMLSyntax

/// The files of a run.
struct FileSelection {
    /// What to lint, in no order.
    private(set) var inputs: [LintRun.Input] = []
    /// What is wrong with the paths given.
    private(set) var failures: [String] = []
    /// What is worth saying on standard error.
    private(set) var notes: [String] = []
    /// What the screens of each file are compared with.
    private(set) var contexts = ComparisonContexts.none

    /// Finds the files that a command line names; without any, those of the folder at hand.
    ///
    /// - Throws: `UsageError` if standard input can't be read.
    init(_ arguments: Arguments, _ setup: RunSetup) throws(UsageError) {
        var paths = arguments.operands
        if let list = arguments.value("files-from") {
            paths += try FileSelection.list(list)
            if paths.isEmpty { notes.append("screenlint: there are no files in the list.") }
        } else if paths.isEmpty {
            paths = ["."]
        }
        if paths.contains("-") {
            do {
                let bytes = try FileSystem.readStandardInput(limit: YAMLLimits.standard.byteCount + 1)
                inputs.append(.text(bytes, path: arguments.value("stdin-filename") ?? LintRun.Input.standardInput))
            } catch {
                throw UsageError(message: "Standard input can't be read: \(error.message).")
            }
        }
        let discovery = FileDiscovery(
            paths.filter { $0 != "-" },
            in: setup.files,
            finder: setup.finder,
            excludesNamedFiles: arguments.has("force-exclude")
        )
        var files = discovery.files
        if let revision = arguments.value("since") {
            do {
                files = try GitChanges.files(among: files, since: revision)
            } catch {
                throw UsageError(message: "--since \(revision): \(error.message).")
            }
            if files.isEmpty { notes.append("screenlint: no screen description has changed since \(revision).") }
        }
        inputs += files.map(LintRun.Input.file)
        failures = discovery.failures
        notes += discovery.notes.map { "screenlint: \($0)" }
        for (kind, count) in discovery.leftAlone.sorted(by: { $0.key < $1.key }) {
            notes.append("screenlint: left alone \(count) \(kind).")
        }
        if setup.rules.compareScreens {
            contexts = ComparisonContexts(
                of: inputs.map(\.path),
                folders: paths.filter { setup.files.kind(of: $0) == .folder },
                found: discovery.files,
                in: setup.files,
                finder: setup.finder
            )
        }
        if inputs.isEmpty, discovery.excludedCount > 0 {
            notes.append("screenlint: the configuration excludes all files given.")
        }
    }

    /// The paths in a list: one a line, or ended by NUL as git and find write them.
    private static func list(_ path: String) throws(UsageError) -> [String] {
        do {
            let limit = 1 << 30
            let bytes =
                path == "-"
                ? try FileSystem.readStandardInput(limit: limit) : try FileSystem.read(path, limit: limit)
            let end: UInt8 = bytes.contains(0) ? 0 : 0x0A
            return bytes.split(separator: end).map { line in
                String(decoding: end == 0x0A && line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
            }
        } catch {
            throw UsageError(message: "The list of files '\(path)' can't be read: \(error.message).")
        }
    }
}
