package import Diagnostics
import Importers
package import ScreenModel

// A file of another tool, with the screens that its importer read.
extension ScreenFile {
    /// Reads such a file, and what it takes texts from; throws if no importer does.
    package static func imported(path: String, in files: any FileSource = .workTree) throws(FileFailure) -> ScreenFile {
        let noImporter = FileFailure(message: "it is no file of \(Importer.all.map(\.tool).joined(separator: " or "))")
        guard Importer.forFile(at: path) != nil else {
            throw files.kind(of: path) == nil ? FileFailure(message: "there is no such file") : noImporter
        }
        let file = try ScreenFile(path: path, in: files)
        guard file.isImported else { throw noImporter }
        return file
    }

    /// The part of a screen's id that tells it from the file's others; nil if the file has but one screen.
    package static func object(ofScreen id: String) -> String? {
        id.lastIndex(of: "#").map { String(id[id.index(after: $0)...]) }
    }

    /// The numbers of the screens by their ids, object ids and names; of two of one name the first.
    var screensByName: [String: Int] {
        let pairs = screens.enumerated().flatMap { number, screen in names(of: screen).map { ($0, number) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// What a screen is called: its id, its object id and its name.
    package func names(of screen: Screen) -> [String] {
        let name = description.store.string(screen.record, Slots.Screen.name)
        return [screen.id, screen.id.flatMap(ScreenFile.object), name].compactMap(\.self)
    }
}
