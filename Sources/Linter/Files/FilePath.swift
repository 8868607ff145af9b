/// Paths as texts, of which only the bytes count.
///
/// A slash is one even before a mark that combines with it. Nothing here looks at the file system.
package enum FilePath {
    /// The absolute path, without `.`, `..` and doubled slashes; no links are followed but those to the folder at hand.
    package static func absolute(_ path: String, from folder: String = FileSystem.workingFolder) -> String {
        var whole = isAbsolute(path) ? path : folder + "/" + path
        // A file has one path, also where the folder at hand was reached by a link.
        if isAbsolute(path), let linked = FileSystem.linkedWorkingFolder, let rest = relative(path, to: linked) {
            whole = joined(FileSystem.workingFolder, rest)
        }
        if isPlain(whole) { return whole }
        var parts = [Substring]()
        for part in whole.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(Substring(part)) }
        }
        guard !parts.isEmpty else { return "/" }
        // `joined` of the standard library takes three per cent of the instructions of a run over one small file.
        var absolute = ""
        for part in parts {
            absolute += "/"
            absolute += String(part)
        }
        return absolute
    }

    /// Whether an absolute path has neither `.` nor `..` nor doubled slashes, nor one at its end.
    private static func isPlain(_ path: String) -> Bool {
        // Of the name at hand: whether it is empty, and whether it has had only dots so far.
        var (isEmpty, hasOnlyDots) = (false, false)
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                if isEmpty || hasOnlyDots { return false }
                (isEmpty, hasOnlyDots) = (true, true)
            } else {
                isEmpty = false
                if byte != UInt8(ascii: ".") { hasOnlyDots = false }
            }
        }
        return !isEmpty && !hasOnlyDots
    }

    /// The folder of a file: "." for a bare name.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last name of a path.
    package static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The path of a name in a folder; of one in the folder at hand, the name alone.
    package static func joined(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
    }

    /// Whether a path begins at the root.
    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

    /// Whether a path or a name ends in some bytes.
    package static func hasEnding(_ path: String, _ ending: String) -> Bool {
        path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }

    /// An absolute path relative to an absolute folder; nil if it is not below the folder.
    package static func relative(_ path: String, to folder: String) -> String? {
        if folder == "/" { return String(path[path.utf8.index(after: path.startIndex)...]) }
        let (bytes, start) = (path.utf8, folder.utf8.count)
        guard bytes.count > start, bytes.starts(with: folder.utf8) else { return nil }
        let slash = bytes.index(bytes.startIndex, offsetBy: start)
        return bytes[slash] == UInt8(ascii: "/") ? String(path[bytes.index(after: slash)...]) : nil
    }

    /// Whether an absolute path is an absolute folder, or below it.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        path.utf8.elementsEqual(folder.utf8) || relative(path, to: folder) != nil
    }

    /// An absolute path as people want to read it: relative if one folder holds it and the working folder.
    package static func display(_ path: String, within root: String? = nil) -> String {
        guard isAbsolute(path) else { return path }
        var folder = FileSystem.workingFolder
        let root = root.flatMap { isInside(folder, $0) && isInside(path, $0) ? $0 : nil } ?? folder
        var steps = ""
        while true {
            if let below = relative(path, to: folder) { return steps + below }
            guard folder != root else { return path }
            folder = self.folder(of: folder)
            steps += "../"
        }
    }
}
