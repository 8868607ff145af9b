package import Diagnostics
import Synchronization

/// The files as a git revision has them.
///
/// The paths of the revision are listed once, contents are read as they are asked for; nothing is checked out, no
/// filter runs. Links lead where they led in the revision; what lies outside the repository is not there.
package final class GitRevision: FileSource {
    /// A file, folder or link of the revision.
    private struct Entry: Sendable {
        enum Kind: Sendable { case file, folder, link }

        let kind: Kind
        /// The name of its content.
        let object: String
    }

    let root: String
    private let entries: [PathKey: Entry]
    private let names: [PathKey: [String]]
    private let contents: Mutex<ChildProcess>

    /// Lists the files of a revision, which is anything that git takes for one, of the repository around a folder.
    package init(_ revision: String, ofRepositoryAt folder: String = ".") throws(FileFailure) {
        // A word with a hyphen would be an option of git's.
        guard !revision.hasPrefix("-"), !revision.isEmpty else {
            throw FileFailure(message: "'\(revision)' is no revision")
        }
        root = try GitProcess.root(around: folder)
        let list = try GitProcess.output(
            of: ["-C", folder, "ls-tree", "-r", "-t", "-z", "--full-tree", revision],
            otherwise: GitRevision.isUnknown(revision, folder)
        )
        var entries = [PathKey("."): Entry(kind: .folder, object: "")]
        var names: [PathKey: [String]] = [:]
        for line in list.split(separator: 0) {
            // `<mode> <type> <object>\t<path>`
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            let words = parts[0].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard parts.count == 2, words.count == 3, let kind = GitRevision.kind(mode: words[0]) else { continue }
            let path = String(decoding: parts[1], as: UTF8.self)
            entries[PathKey(path)] = Entry(kind: kind, object: words[2])
            names[PathKey(FilePath.folder(of: path)), default: []].append(FilePath.name(of: path))
        }
        self.entries = entries
        self.names = names.mapValues { $0.sorted() }
        contents = Mutex(try GitProcess.start(["-C", folder, "cat-file", "--batch"]))
    }

    /// Whether git knows a revision of this name.
    package static func isKnown(_ revision: String, _ folder: String = ".") -> Bool {
        guard !revision.hasPrefix("-") else { return false }
        let words = ["-C", folder, "rev-parse", "--quiet", "--verify", revision + "^{commit}"]
        return (try? GitProcess.output(of: words, otherwise: "")) != nil
    }

    /// That there is no such revision, and how a shallow clone gets it.
    private static func isUnknown(_ revision: String, _ folder: String) -> String {
        guard isKnown("HEAD", folder) else {
            return "git knows no revision '\(revision)' here, where nothing is committed yet"
        }
        let words = ["-C", folder, "rev-parse", "--is-shallow-repository"]
        let isShallow = (try? GitProcess.output(of: words, otherwise: ""))?.starts(with: "true".utf8) ?? false
        guard isShallow else { return "git knows no revision '\(revision)' here" }
        return "git knows no revision '\(revision)' here; this is a shallow clone, so fetch it first, with "
            + "'\(fetching(revision))' or 'fetch-depth: 0' in actions/checkout"
    }

    /// The command that fetches a revision: by its name where a server knows that, else with all that was left out.
    private static func fetching(_ revision: String) -> String {
        // What counts from a commit is no name that a server knows.
        guard revision != "HEAD", !revision.contains(where: { "~^@:".contains($0) }) else {
            return "git fetch --unshallow"
        }
        guard revision.hasPrefix("origin/") else { return "git fetch --depth=1 origin \(revision)" }
        let branch = revision.dropFirst(7)
        return "git fetch --depth=1 origin \(branch):refs/remotes/origin/\(branch)"
    }

    /// The revision at which two lines of history parted; throws if there is none in what has been fetched.
    package static func mergeBase(of first: String, _ second: String) throws(FileFailure) -> String {
        guard !first.hasPrefix("-"), !second.hasPrefix("-") else {
            throw FileFailure(message: "'\(first)...\(second)' is no pair of revisions")
        }
        return try GitProcess.line(
            of: ["merge-base", first, second],
            otherwise: "git knows no revision at which '\(first)' and '\(second)' parted; a shallow clone needs "
                + "'git fetch --unshallow', or 'fetch-depth: 0' in actions/checkout"
        )
    }

    deinit { contents.withLock { $0.end() } }

    private static func kind(mode: String) -> Entry.Kind? {
        switch mode {
        case "040000": .folder
        case "120000": .link
        // The commit of another repository, which is not at hand.
        case "160000": nil
        default: .file
        }
    }

    package func kind(of path: String) -> FileKind? {
        // The search for configurations ends where a repository begins, and no revision has that folder itself.
        if FilePath.name(of: path) == ".git", FilePath.absolute(path) == FilePath.joined(root, ".git") {
            return .folder
        }
        return entry(at: path).map { $0.kind == .folder ? .folder : .file }
    }

    private func entry(at path: String) -> Entry? { find(path).flatMap { entries[PathKey($0)] } }

    package func entries(in folder: String) throws(FileFailure) -> [FileEntry] {
        guard let found = find(folder), entries[PathKey(found)]?.kind == .folder else {
            throw FileFailure(message: "No such file or directory")
        }
        return (names[PathKey(found)] ?? []).map { name in
            let kind = entries[PathKey(FilePath.joined(found, name))]?.kind
            return FileEntry(name: name, isLink: kind == .link, isFolder: kind == .folder)
        }
    }

    package func isLink(_ path: String) -> Bool {
        guard let folder = find(FilePath.folder(of: FilePath.absolute(path))) else { return false }
        return entries[PathKey(FilePath.joined(folder, FilePath.name(of: path)))]?.kind == .link
    }

    package func realPath(of path: String) -> String? { find(path).map { FilePath.absolute($0, from: root) } }

    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard let entry = entry(at: path) else { throw FileFailure(message: "No such file or directory") }
        guard entry.kind == .file else { throw FileFailure(message: "Is a directory") }
        return Array(try content(of: entry).prefix(limit))
    }

    private func content(of entry: Entry) throws(FileFailure) -> [UInt8] {
        try contents.withLock { git throws(FileFailure) in
            try git.write(entry.object + "\n")
            // `<object> <type> <size>\n<content>\n`
            var head = try git.read(entry.object.count + " blob ".count + 1)
            while head.last != UInt8(ascii: "\n") { head += try git.read(1) }
            let words = String(decoding: head.dropLast(), as: UTF8.self).split(separator: " ")
            guard words.count == 3, let size = Int(words[2]) else {
                throw FileFailure(message: "git has no content for it")
            }
            let bytes = try git.read(size)
            _ = try git.read(1)
            return bytes
        }
    }

    /// The path in the repository that a path leads to, links followed, "." for its root; nil if it leads to nothing.
    private func find(_ path: String) -> String? {
        let absolute = FilePath.absolute(path)
        guard absolute != root else { return "." }
        guard let relative = FilePath.relative(absolute, to: root) else { return nil }
        var rest = relative.split(separator: "/").map(String.init)[...]
        var found = "."
        var links = 0
        while let name = rest.popFirst() {
            let next = FilePath.joined(found, name)
            guard let entry = entries[PathKey(next)] else { return nil }
            guard entry.kind == .link else {
                found = next
                continue
            }
            links += 1
            guard links <= 40, let bytes = try? content(of: entry) else { return nil }
            let folder = FilePath.absolute(found, from: root)
            let target = FilePath.absolute(String(decoding: bytes, as: UTF8.self), from: folder)
            guard FilePath.isInside(target, root) else { return nil }
            rest = ((FilePath.relative(target, to: root) ?? "").split(separator: "/").map(String.init) + rest)[...]
            found = "."
        }
        return found
    }
}
