import Diagnostics

/// The files of a run.
package struct FileSelection {
    /// What to lint, in no order.
    private(set) var inputs: [LintRun.Input] = []
    /// What is wrong with the paths given.
    package private(set) var failures: [String] = []
    /// What is worth saying on standard error.
    private(set) var notes: [String] = []
    /// What the screens of each file are compared with.
    private(set) var contexts = ComparisonContexts.none

    /// Finds the files that a request names; throws if git does not know the revision.
    init(_ request: RunRequest, _ setup: RunSetup) throws(UsageError) {
        let paths = request.paths
        if request.text == nil, paths.isEmpty { notes.append("screenlint: there are no files in the list.") }
        let discovery = FileDiscovery(
            paths,
            in: setup.files,
            finder: setup.finder,
            excludesNamedFiles: request.excludesNamedFiles
        )
        // An editor hands over the text of a file, and names it as a hook does.
        let isExcluded = request.text.map { discovery.leavesOutNamed($0.path) } ?? false
        var files = discovery.files
        if let text = request.text, !isExcluded {
            inputs.append(.text(text.bytes, path: text.path))
            // The text stands in place of its file.
            let path = PathKey(FilePath.absolute(text.path))
            files.removeAll { PathKey(FilePath.absolute($0)) == path }
        }
        if let revision = request.since {
            do {
                let base =
                    revision.hasSuffix("...")
                    ? try GitRevision.mergeBase(of: String(revision.dropLast(3)), "HEAD") : revision
                files = try GitChanges.files(among: files, since: base)
            } catch {
                throw UsageError("--since \(revision):", error)
            }
            if files.isEmpty { notes.append("screenlint: no screen description has changed since \(revision).") }
        }
        inputs += files.map(LintRun.Input.file)
        failures = discovery.failures
        notes += discovery.notes.map { "screenlint: \($0)" }
        for (files, count) in discovery.leftAlone.sorted(by: { $0.key.noun < $1.key.noun }) {
            notes.append("screenlint: left alone \(Plural.phrase(count, files.noun)) (\(files.reason)).")
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
        if inputs.isEmpty, isExcluded || discovery.excludedCount > 0 {
            notes.append("screenlint: the configuration excludes all files given.")
        }
    }
}
