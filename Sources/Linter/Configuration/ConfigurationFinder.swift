import Diagnostics
import Synchronization

/// Finds the configuration of files: the nearest `.screenlint.yml` in or above their folder.
package final class ConfigurationFinder: Sendable {
    /// Where configurations come from.
    package enum Source: Sendable, Hashable {
        /// The nearest file of the usual name.
        case nearest
        /// One file for all, by its path.
        case file(String)
        /// No file at all.
        case none
    }

    private struct State {
        var byFolder: [PathKey: Configuration?] = [:]
        var byFile: [PathKey: Configuration] = [:]
        var reports: [String: FileReport] = [:]
        var failures: [String] = []
        var notes: [String] = []
        var files = Set<String>()
    }

    private let source: Source
    private let library: PackLibrary
    private let state = Mutex(State())

    /// Creates a finder.
    package init(_ source: Source, library: PackLibrary) {
        (self.source, self.library) = (source, library)
    }

    /// Whether a file's configuration is the nearest one.
    package var isNearest: Bool { source == .nearest }

    /// The mistakes in the configurations read so far, and in the rule packs they name.
    package var reports: [FileReport] { state.withLock { $0.reports.values.sorted { $0.path < $1.path } } }

    /// The configurations that could not be read, each with the reason.
    var failures: [String] { state.withLock { $0.failures } }

    /// What keeps the configurations read so far from meaning all that they say, as sentences.
    package var obstacles: [String] {
        let files = files
        let broken = reports.filter { $0.hasErrors && files.contains(FilePath.absolute($0.path)) }
        return failures + broken.map(\.obstacle)
    }

    /// What is worth saying about files that look like configurations, a sentence each.
    var notes: [String] { state.withLock { $0.notes } }

    /// The absolute paths of all files read, those that others extend included.
    package var files: Set<String> { state.withLock { $0.files } }

    /// The configuration for the files of a folder; nil if there is none.
    package func configuration(forFolder folder: String) -> Configuration? {
        switch source {
        case .none: nil
        case .file(let path): state.withLock { read(FilePath.absolute(path), &$0) }
        case .nearest:
            state.withLock { state in
                if let known = state.byFolder[PathKey(folder)] { return known }
                let found = nearest(FilePath.absolute(folder), &state)
                state.byFolder[PathKey(folder)] = .some(found)
                return found
            }
        }
    }

    /// The configuration for a file, by its path; nil if there is none.
    package func configuration(forFile path: String) -> Configuration? {
        configuration(forFolder: FilePath.folder(of: path))
    }

    /// Whether a file is left out, by its configuration or one further out.
    package func excludes(_ path: String) -> Bool {
        let path = FilePath.absolute(path)
        return configurations(excludingIn: FilePath.folder(of: path)).contains { $0.excludes(path) }
    }

    /// The configurations that leave something out of a folder: its own, and those further out.
    func configurations(excludingIn folder: String) -> [Configuration] {
        var found = [Configuration]()
        var folder = folder
        while let configuration = configuration(forFolder: folder) {
            if configuration.exclude != nil { found.append(configuration) }
            guard isNearest, configuration.folder != "/" else { break }
            folder = FilePath.folder(of: configuration.folder)
        }
        return found
    }

    /// The configuration of the nearest folder, which is absolute here; the search ends at the root of a repository.
    private func nearest(_ folder: String, _ state: inout State) -> Configuration? {
        if let known = state.byFolder[PathKey(folder)] { return known }
        let path = FilePath.joined(folder, Configuration.fileName)
        let kind = library.files.kind(of: path)
        var found: Configuration?
        if kind == nil, library.files.isLink(path) {
            found = unreadable(path, "it is a link that leads nowhere", &state)
        } else if kind != nil, leadsOut(path) {
            found = unreadable(path, "it is a link that leads out of the repository", &state)
        } else if kind == .other {
            // Nobody may ever write to a pipe.
            found = unreadable(path, "it is a pipe or a device, not a file", &state)
        } else if kind != nil {
            found = read(path, &state)
        } else {
            for name in Configuration.mistakenNames where library.files.kind(of: FilePath.joined(folder, name)) == .file
            {
                let other = FilePath.display(FilePath.joined(folder, name))
                state.notes.append("\(other) is not read; the name of a configuration is \(Configuration.fileName).")
            }
            if folder != "/", !Enclosure.isRepository(folder, in: library.files) {
                found = nearest(FilePath.folder(of: folder), &state)
            }
        }
        state.byFolder[PathKey(folder)] = .some(found)
        return found
    }

    private func leadsOut(_ path: String) -> Bool {
        library.files.isLink(path)
            && !Enclosure(ofConfigurationIn: FilePath.folder(of: path), in: library.files).contains(path)
    }

    private func unreadable(_ path: String, _ reason: String, _ state: inout State) -> Configuration {
        state.failures.append("\(FilePath.display(path)): \(reason).")
        return Configuration(file: path)
    }

    private func read(_ path: String, _ state: inout State) -> Configuration? {
        if let known = state.byFile[PathKey(path)] { return known }
        var reader = ConfigurationReader(
            Enclosure(ofConfigurationIn: FilePath.folder(of: path), in: library.files),
            library: library
        )
        var configuration = Configuration(file: path)
        do {
            try reader.read(path, into: &configuration)
        } catch {
            configuration = unreadable(path, error.message, &state)
        }
        state.files.formUnion(reader.files)
        for report in reader.reports { state.reports[report.path] = report }
        state.byFile[PathKey(path)] = configuration
        return configuration
    }
}

extension FileReport {
    /// That what the file says is not all known, with its first mistake.
    package var obstacle: String {
        let file = FilePath.display(path)
        guard let first = diagnostics.first(where: { $0.severity == .error }) else { return "\(file) has mistakes." }
        let line = LineTable(source).line(at: first.range.start)
        return "\(file) has mistakes, the first in line \(line): \(VisibleText.escaped(first.message))"
    }
}
