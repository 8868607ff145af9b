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

    /// Finds the files that a command line names; without any, those of the folder at hand.
    ///
    /// - Throws: `UsageError` if standard input can't be read.
    init(_ arguments: Arguments, _ setup: RunSetup) throws(UsageError) {
        let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        if paths.contains("-") {
            do {
                let bytes = try FileSystem.readStandardInput(limit: YAMLLimits.standard.byteCount + 1)
                inputs.append(.text(bytes, path: arguments.value("stdin-filename") ?? "<stdin>"))
            } catch {
                throw UsageError(message: "Standard input can't be read: \(error.message).")
            }
        }
        let discovery = FileDiscovery(
            paths.filter { $0 != "-" },
            finder: setup.finder,
            excludesNamedFiles: arguments.has("force-exclude")
        )
        inputs += discovery.files.map(LintRun.Input.file)
        failures = discovery.failures
        if inputs.isEmpty, discovery.excludedCount > 0 {
            notes.append("screenlint: the configuration excludes all files given.")
        }
    }
}
