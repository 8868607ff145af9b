/// A pattern of paths, as `.gitignore` and CI systems have it.
///
/// `*` and `?` stand for characters of one name, `**` for any folders, `[a-z]` and `[!a-z]` for one character, `{a,b}`
/// for one of several texts. A pattern without a slash is compared with the name alone, wherever the file stands; any
/// other with the path relative to the folder of the file that holds the pattern. A pattern that matches a folder
/// matches all that is in it.
package struct Glob: Sendable, Hashable {
    /// The pattern as it is written.
    package let pattern: String
    /// The absolute path of the folder it is relative to.
    let folder: String
    private let alternatives: [[[UInt8]]]
    private let isName: Bool

    /// Reads a pattern; braces with more than 100 combinations are taken for themselves.
    init(_ pattern: String, folder: String) {
        (self.pattern, self.folder) = (pattern, folder)
        var text = Substring(pattern)
        if text.utf8.starts(with: "./".utf8) { text = Substring(text.utf8.dropFirst(2)) }
        if text.utf8.last == UInt8(ascii: "/") { text = Substring(text.utf8.dropLast()) }
        isName = !text.utf8.contains(UInt8(ascii: "/"))
        alternatives = Glob.expanded(Array(text.utf8)).map { alternative in
            alternative.split(separator: UInt8(ascii: "/")).map(Array.init)
        }
    }

    /// Whether an absolute path, or a folder it stands in, matches.
    func matches(_ path: String) -> Bool {
        guard let relative = FilePath.relative(path, to: folder) else { return false }
        let names = relative.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        return alternatives.contains { parts in
            if isName { return names.contains { Glob.matches($0[...], (parts.first ?? [])[...]) } }
            return (1...max(1, names.count)).contains { Glob.matches(names[..<min($0, names.count)], parts[...]) }
        }
    }

    private static func matches(_ names: ArraySlice<[UInt8]>, _ parts: ArraySlice<[UInt8]>) -> Bool {
        // What can be reached after each part, one part after the other, so that many `**` cost no more than one.
        var reached: Set<Int> = [names.startIndex]
        for part in parts {
            var next = Set<Int>()
            for start in reached {
                if part == [0x2A, 0x2A] {
                    next.formUnion(start...names.endIndex)
                } else if start < names.endIndex, matches(names[start][...], part[...]) {
                    next.insert(start + 1)
                }
            }
            reached = next
        }
        return reached.contains(names.endIndex)
    }

    /// Matches one name; a star that fails is widened by one character, which takes quadratic time at most.
    private static func matches(_ name: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
        var (position, pattern) = (name.startIndex, part.startIndex)
        var retry: (position: Int, pattern: Int)?
        while position < name.endIndex {
            if pattern < part.endIndex, part[pattern] == UInt8(ascii: "*") {
                pattern += 1
                retry = (position, pattern)
            } else if pattern < part.endIndex, let end = matchesOne(name, &position, part, pattern) {
                pattern = end
            } else if let last = retry {
                position = last.position + 1
                pattern = last.pattern
                retry = (position, pattern)
            } else {
                return false
            }
        }
        return part[pattern...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// Matches one character of a name; answers where the pattern goes on.
    private static func matchesOne(
        _ name: ArraySlice<UInt8>,
        _ position: inout Int,
        _ part: ArraySlice<UInt8>,
        _ pattern: Int
    ) -> Int? {
        let byte = name[position]
        // Where the next character begins.
        var next = position + 1
        while next < name.endIndex, name[next] & 0xC0 == 0x80 { next += 1 }
        switch part[pattern] {
        case UInt8(ascii: "?"):
            position = next
            return pattern + 1
        case UInt8(ascii: "["):
            guard let end = part[(pattern + 1)...].firstIndex(of: UInt8(ascii: "]")) else { fallthrough }
            var set = part[(pattern + 1)..<end]
            let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
            if isNegated { set = set.dropFirst() }
            let character = String(decoding: name[position..<next], as: UTF8.self).unicodeScalars.first
            let members = Array(String(decoding: set, as: UTF8.self).unicodeScalars)
            guard let character, isMember(character, of: members) != isNegated else { return nil }
            position = next
            return end + 1
        default:
            guard byte == part[pattern] else { return nil }
            position += 1
            return pattern + 1
        }
    }

    private static func isMember(_ character: Unicode.Scalar, of set: [Unicode.Scalar]) -> Bool {
        var index = 0
        while index < set.count {
            if index + 2 < set.count, set[index + 1] == "-" {
                if set[index] <= character, character <= set[index + 2] { return true }
                index += 3
            } else {
                if set[index] == character { return true }
                index += 1
            }
        }
        return false
    }

    /// The pattern with each of its braces written out.
    private static func expanded(_ pattern: [UInt8]) -> [[UInt8]] {
        var done = [[UInt8]]()
        var open = [pattern]
        while let next = open.popLast() {
            guard done.count + open.count < 100, let start = next.firstIndex(of: UInt8(ascii: "{")),
                let end = next[start...].firstIndex(of: UInt8(ascii: "}"))
            else {
                done.append(next)
                continue
            }
            let parts = next[(start + 1)..<end].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            open += parts.map { Array(next[..<start] + $0 + next[(end + 1)...]) }
        }
        return done
    }
}
