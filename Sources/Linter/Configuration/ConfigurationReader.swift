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
    private var open: [PathKey] = []
    /// What the files may lead to.
    private var enclosure: Enclosure
    private static let mostFiles = 100

    /// Creates a reader that looks rules up in a library.
    init(_ enclosure: Enclosure, library: PackLibrary) {
        (self.enclosure, self.library) = (enclosure, library)
    }

    /// Reads a file by its absolute path with what it extends, each file once, where it is first named, as far as it
    /// can be understood.
    mutating func read(_ path: String, into configuration: inout Configuration) throws(FileFailure) {
        read(path, try library.files.read(path), into: &configuration)
    }

    /// The mistakes in a configuration with the text that somebody is typing, without those of what it extends.
    package static func report(_ bytes: [UInt8], path: String, library: PackLibrary) -> FileReport {
        let enclosure = Enclosure(ofConfigurationIn: FilePath.folder(of: path), in: library.files)
        var reader = ConfigurationReader(enclosure, library: library)
        var configuration = Configuration(file: path)
        reader.read(path, bytes, into: &configuration)
        let name = FilePath.display(path)
        return reader.reports.last { $0.path == name } ?? FileReport(path: name, source: bytes, diagnostics: [])
    }

    private mutating func read(_ path: String, _ bytes: [UInt8], into configuration: inout Configuration) {
        files.append(path)
        let file = RuleFile(path: FilePath.display(path), bytes: bytes, family: .configuration)
        var diagnostics = file.problems
        open.append(PathKey(path))
        if let root = file.root, !root.isNull {
            var values = ConfigurationValues(path: path, file: file, root: root, enclosure, library: library)
            for base in values.named("extends") { extend(&configuration, base, &values) }
            reports += values.read(into: &configuration)
            diagnostics += values.reader.diagnostics
        }
        open.removeLast()
        if !diagnostics.isEmpty {
            reports.append(FileReport(path: file.path, source: file.source, diagnostics: diagnostics))
        }
    }

    private mutating func extend(
        _ configuration: inout Configuration,
        _ base: WrittenText,
        _ values: inout ConfigurationValues
    ) {
        let outer = FilePath.absolute(base.text, from: values.folder)
        // The configuration that would be in force if this one were not there is always at hand.
        let isAbove = isConfiguration(outer, above: values.folder)
        guard let path = isAbove ? outer : values.path(base) else { return }
        if open.contains(PathKey(path)) {
            values.report(.configCircularExtends, base.range, "'\(base.text)' leads back to this file.")
            return
        }
        guard !files.contains(where: { PathKey($0) == PathKey(path) }) else { return }
        guard files.count < ConfigurationReader.mostFiles else {
            values.report(
                .configTooManyFiles,
                base.range,
                "'\(base.text)' is not read: a configuration takes \(ConfigurationReader.mostFiles) files at most."
            )
            return
        }
        let own = enclosure
        defer { enclosure = own }
        if isAbove { enclosure = Enclosure(ofConfigurationIn: FilePath.folder(of: path), in: library.files) }
        do {
            try read(path, into: &configuration)
        } catch {
            values.report(.configMissingFile, base.range, missing(base.text, because: error.message))
        }
    }

    /// What is said of a configuration that can't be read, which may be no file at all.
    private func missing(_ name: String, because reason: String) -> String {
        if name.contains("://") {
            return "'\(name)' is not fetched; 'extends' names files of the repository, by paths relative to this one."
        }
        if let pack = GuidelineName.pack(meantBy: name, among: RuleLibrary.packNames) {
            return "'\(name)' is a guideline, not a configuration; write guidelines: [\(pack)]."
        }
        return "'\(name)' can't be read: \(reason)."
    }

    /// Whether a path is that of a configuration in a folder around another one, and not outside of its repository.
    private func isConfiguration(_ path: String, above folder: String) -> Bool {
        let (other, files) = (FilePath.folder(of: path), library.files)
        let isInRepository = Enclosure.repository(of: files.realPath(of: folder) ?? folder, in: files) != nil
        return FilePath.name(of: path) == Configuration.fileName && FilePath.isInside(folder, other)
            && Enclosure(ofConfigurationIn: isInRepository ? folder : other, in: files).contains(path)
    }
}
