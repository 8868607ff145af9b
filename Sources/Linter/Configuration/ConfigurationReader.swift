import Diagnostics
import RuleEngine
import YAMLSyntax

/// Reads one configuration file with what it extends, and reports every mistake in them.
package struct ConfigurationReader {
    /// The mistakes, a report for each file that has some.
    private(set) var reports: [FileReport] = []
    let library: PackLibrary
    /// The absolute paths of the files read.
    private(set) var files: [String] = []
    private var open: [String] = []

    static let keys = ConfigurationKey.allCases.map(\.rawValue)

    /// Creates a reader that looks rules up in a library.
    init(library: PackLibrary) { self.library = library }

    /// Reads a file.
    ///
    /// - Parameter path: The absolute path.
    /// - Returns: What it says, as far as it can be understood.
    /// - Throws: `Failure` if it can't be read.
    mutating func read(_ path: String) throws(FileSystem.Failure) -> Configuration {
        read(path, try library.files.read(path, limit: YAMLLimits.standard.byteCount + 1))
    }

    /// The mistakes in a configuration with the text that somebody is typing.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - path: The absolute path of its file.
    ///   - library: Where packs come from.
    /// - Returns: A report on this file alone.
    package static func report(_ bytes: [UInt8], path: String, library: PackLibrary) -> FileReport {
        var reader = ConfigurationReader(library: library)
        _ = reader.read(path, bytes)
        let name = FilePath.display(path)
        return reader.reports.last { $0.path == name } ?? FileReport(path: name, source: bytes, diagnostics: [])
    }

    private mutating func read(_ path: String, _ bytes: [UInt8]) -> Configuration {
        files.append(path)
        let file = RuleFile(path: FilePath.display(path), bytes: bytes)
        var configuration = Configuration(file: path)
        var diagnostics = file.problems
        open.append(path)
        if let root = file.root, !root.isNull {
            var values = ConfigurationValues(path: path, file: file, root: root, library: library)
            for base in values.extended() { extend(&configuration, base, &values) }
            let reports = values.read(into: &configuration)
            self.reports += reports
            diagnostics += values.diagnostics
        }
        open.removeLast()
        if !diagnostics.isEmpty {
            reports.append(FileReport(path: file.path, source: file.source, diagnostics: diagnostics))
        }
        return configuration
    }

    private mutating func extend(
        _ configuration: inout Configuration,
        _ base: RuleDefinition.Expression,
        _ values: inout ConfigurationValues
    ) {
        let path = FilePath.absolute(base.text, from: configuration.folder)
        guard !open.contains(path) else {
            values.report(.configCircularExtends, base.range, "'\(base.text)' leads back to this file.")
            return
        }
        do {
            let other = try read(path)
            configuration.guidelines = other.guidelines ?? configuration.guidelines
            configuration.rulePacks += other.rulePacks
            configuration.rules = Configuration.overlaid(configuration.rules, by: other.rules)
            configuration.icons += other.icons
            configuration.overrides += other.overrides
            configuration.include = other.include ?? configuration.include
            configuration.exclude = other.exclude ?? configuration.exclude
            configuration.failLevel = other.failLevel ?? configuration.failLevel
            configuration.baseline = other.baseline ?? configuration.baseline
        } catch {
            values.report(.configMissingFile, base.range, "'\(base.text)' can't be read: \(error.message).")
        }
    }
}
