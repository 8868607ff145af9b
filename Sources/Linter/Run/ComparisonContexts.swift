import Diagnostics

/// Which files the screens of a file are compared with.
///
/// They are all files under the folder of the configuration in force, or under the folders given where there is none or
/// it is named on the command line, which does not tell where the screens are.
package struct ComparisonContexts: Sendable {
    /// No file is compared with another.
    static let none = ComparisonContexts()

    /// The files to read beside those that are reported.
    private(set) var others: [String] = []
    /// The number of the context of each folder that has one.
    private var numbers: [String: Int] = [:]

    private init() {}

    /// Finds the contexts of the files that are reported, among all that were found in the folders given.
    init(
        of reported: [String],
        folders: [String],
        found: [String],
        in source: any FileSource,
        finder: ConfigurationFinder
    ) {
        let searched = folders.map { FilePath.absolute($0) }
        func isSearched(_ folder: String) -> Bool {
            searched.contains { $0 == folder || FilePath.relative(folder, to: $0) != nil }
        }
        var numbered: [String: Int] = [:]
        var candidates = found.count > reported.count ? found : []
        for path in reported {
            let folder = FilePath.folder(of: path)
            guard numbers[folder] == nil else { continue }
            let configuration = finder.isNearest ? finder.configuration(forFolder: folder) : nil
            guard let configuration else {
                if isSearched(FilePath.absolute(folder)) { numbers[folder] = 0 }
                continue
            }
            if numbered[configuration.file] == nil {
                numbered[configuration.file] = numbered.count + 1
                if !isSearched(configuration.folder) {
                    let files = FileDiscovery([configuration.folder], in: source, finder: finder).files
                    candidates += files.map { FilePath.display($0, within: configuration.folder) }
                }
            }
            numbers[folder] = numbered[configuration.file]
        }
        guard !candidates.isEmpty else { return }
        let inUse = Set(numbers.values)
        // One file is one real path; of files at their own places only the folders are asked for theirs.
        var realFolders: [String: String] = [:]
        func ownPath(_ path: String) -> String {
            let folder = FilePath.folder(of: path)
            let real = realFolders.remembered(folder) {
                source.realPath(of: folder) ?? FilePath.absolute(folder)
            }
            return FilePath.joined(real, FilePath.name(of: path))
        }
        var known = Set(reported.map { source.realPath(of: $0) ?? ownPath($0) })
        for path in candidates where known.insert(ownPath(path)).inserted {
            let folder = FilePath.folder(of: path)
            if numbers[folder] == nil {
                let configuration = finder.isNearest ? finder.configuration(forFolder: folder) : nil
                numbers[folder] = configuration.map { numbered[$0.file] ?? -1 } ?? 0
            }
            if let number = numbers[folder], inUse.contains(number) { others.append(path) }
        }
    }

    /// The number of the context of a file; nil if it is compared with nothing.
    func number(of path: String) -> Int? {
        numbers.isEmpty || path == LintRun.Input.standardInput ? nil : numbers[FilePath.folder(of: path)]
    }
}
