import Diagnostics
import Importers

/// Tells which files differ from what a git revision has.
///
/// Files are compared here, byte by byte: to look at the work tree, git would run what the repository's settings name.
enum GitChanges {
    /// Of some files those, in the same order, that differ from a revision, which is anything that git takes for one,
    /// or are new and not ignored; and those that show texts of a file of which that holds.
    static func files(among files: [String], since revision: String) throws(FileFailure) -> [String] {
        let before = try GitRevision(revision)
        let paths = files.map { FileSystem.realPath(of: $0) ?? FilePath.absolute($0) }
        let folder = FileSystem.realPath(of: ".") ?? FileSystem.workingFolder
        // What git lists lies below the folder at hand unless it is told otherwise.
        let isBelow = paths.allSatisfy { FilePath.isInside($0, folder) }
        let list = try GitProcess.output(
            of: ["ls-files", "--cached", "--others", "--exclude-standard", "--full-name", "-z"]
                + (isBelow ? [] : [":/"]),
            otherwise: "git can't list its files"
        )
        let names = list.split(separator: 0).map {
            FilePath.absolute(String(decoding: $0, as: UTF8.self), from: before.root)
        }
        let known = Set(names.map { PathKey($0) })
        func isChanged(_ path: String) -> Bool {
            guard known.contains(PathKey(path)) else { return false }
            guard before.kind(of: path) == .file, let now = try? FileSystem.read(path, limit: .max >> 1) else {
                return true
            }
            return (try? before.read(path, limit: now.count + 1)) != now
        }
        // Two tools, two ways: a file of texts is asked whose they are, or a page where its own come from.
        let importers = paths.map(Importer.forFile)
        var owners = Set<PathKey>()
        if importers.contains(where: { $0 != nil }) {
            for name in names where Importer.isText(name) && isChanged(name) {
                owners.formUnion(Importer.owners(ofTextAt: name, in: .workTree).map { PathKey($0) })
            }
        }
        var areTextsChanged: [String: Bool] = [:]
        return zip(files, zip(paths, importers)).compactMap { file, found in
            let (path, importer) = found
            if owners.contains(PathKey(path)) || isChanged(path) { return file }
            guard let texts = importer?.texts(path, .workTree) else { return nil }
            return areTextsChanged.remembered(texts) { isChanged(texts) } ? file : nil
        }
    }
}
