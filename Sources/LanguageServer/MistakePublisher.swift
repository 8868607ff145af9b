import Linter

/// Keeps track of the mistakes in configurations and rule packs that the client was told of.
struct MistakePublisher {
    /// Whether something may have changed.
    var isDue = false
    private var filesRead = 0
    private var published = Set<String>()

    /// What to tell the client by absolute path, a report or nil for mistakes that are gone; nil if there is nothing.
    ///
    /// The open documents have findings of their own.
    mutating func changes(_ setup: RunSetup, open: Set<String>) -> [(path: String, report: FileReport?)]? {
        let count = setup.finder.files.count + setup.library.folders.count + setup.library.tokenFiles.count
        guard isDue || count != filesRead else { return nil }
        isDue = false
        filesRead = count
        let reports = (setup.finder.reports + setup.library.tokenReports).map { (FilePath.absolute($0.path), $0) }
            .filter { !open.contains($0.0) }
        let paths = Set(reports.map(\.0))
        let gone = published.subtracting(paths).subtracting(open).sorted()
        published = paths
        let changes = reports.map { (path: $0.0, report: Optional($0.1)) } + gone.map { (path: $0, report: nil) }
        return changes.isEmpty ? nil : changes
    }
}
