import Diagnostics
import Foundation
import Testing
import YAMLSyntax

/// What a message offers is done to the letter, and the screen is taken then: each fix, and each line to copy.
@Suite struct FollowedMessageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    static let mistakes: [String] = {
        let text = try? String(contentsOf: folder.appending(path: "Mistakes.txt"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").map { "id: a\n\($0)\n" }
    }()

    @Test func eachFixIsTaken() {
        for text in Self.mistakes {
            let decoded = Decoded(text)
            for diagnostic in decoded.diagnostics {
                for fix in diagnostic.fixes {
                    let result = Self.applied(fix, to: text)
                    #expect(Self.isTaken(result, instead: diagnostic, decoded), "\(text)\(fix.title) gives\n\(result)")
                }
            }
        }
    }

    @Test func eachLineToCopyIsTaken() {
        for text in Self.mistakes {
            let decoded = Decoded(text)
            for diagnostic in decoded.diagnostics {
                for line in Self.lines(in: diagnostic.message) {
                    let results = Self.written(line, instead: diagnostic.range, in: text)
                    let isTaken = results.contains { Self.isTaken($0, instead: diagnostic, decoded) }
                    #expect(isTaken, "\(text)\(diagnostic.message)\n\(line) gives\n\(results.joined(separator: "\n"))")
                }
            }
        }
    }

    /// Whether a screen has no problem but those that it had beside one, which may be told in other words now.
    private static func isTaken(_ text: String, instead diagnostic: Diagnostic, _ before: Decoded) -> Bool {
        let left = Decoded(text).diagnostics
        let others = before.diagnostics.filter { $0 != diagnostic }
        return left.count <= others.count && !left.contains { $0.message == diagnostic.message }
            && left.count { $0.severity == .error } <= others.count { $0.severity == .error }
    }

    private static func applied(_ fix: Fix, to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines of a description, and the entries of a list, that a message has in quotes.
    private static func lines(in message: String) -> [String] {
        // What is another word for a key that is there, is no line to copy.
        guard !message.contains("which is written, too") else { return [] }
        return message.matches(of: /(?:^|[ (])'([a-zA-Z-]+: [^']+|\{[^']+\})'/).map { String($0.1) }
    }

    // MARK: Writing a line

    /// A key with its value in a text, and the maps around it.
    private struct Pair {
        let name: String
        let range: Range<Int>
        let value: Range<Int>
        let ancestors: [(name: String, range: Range<Int>)]
    }

    /// The text with a line in the places where somebody may write it who reads the message.
    private static func written(_ line: String, instead range: SourceRange, in text: String) -> [String] {
        let bytes = Array(text.utf8)
        func replacing(_ range: Range<Int>, _ line: String) -> String {
            String(decoding: bytes[..<range.lowerBound] + Array(line.utf8) + bytes[range.upperBound...], as: UTF8.self)
        }
        guard let pair = pair(at: range, in: bytes) else { return [text + line + "\n"] }
        let value = String(decoding: bytes[pair.value], as: UTF8.self)
        let isMap = value.hasPrefix("{")
        let line = line.replacing(", …]", with: "]").replacing(
            ", …}",
            with: isMap ? ", \(value.dropFirst())" : ", label: \(value)}"
        )
        .replacing("…", with: value).replacing(" ID", with: " orders")
        if line.hasPrefix("{") {
            let places = [range.start..<range.end, pair.value] + pair.ancestors.map(\.range)
            return places.flatMap { [replacing($0, line), replacing($0, "[\(line)]")] }
        }
        let key = line.prefix { $0 != ":" }
        // In place of the key, of one around it, beside it, or beside one around it.
        var results = [replacing(pair.range, line)]
        for ancestor in pair.ancestors where ancestor.name == key { results.append(replacing(ancestor.range, line)) }
        let without = replacing(pair.range, "x-gone: 1")
        let gone = "x-gone: 1".utf8.count - pair.range.count
        for ancestor in pair.ancestors {
            let end = ancestor.range.upperBound + gone
            let rest = Array(without.utf8)
            let separator = ancestor.range.lowerBound == 6 ? "\n" : ", "
            results.append(
                String(decoding: rest[..<end] + Array((separator + line).utf8) + rest[end...], as: UTF8.self)
            )
        }
        // A screen of its own stands in a document of its own.
        return results + [without + (line.hasPrefix("id: ") ? "---\n" : "") + line + "\n"]
    }

    /// The innermost key with its value around a place.
    private static func pair(at range: SourceRange, in bytes: [UInt8]) -> Pair? {
        var tree = YAMLTree()
        tree.parse(bytes)
        guard let root = tree.documents.first else { return nil }
        return pair(at: range, in: root, [], tree)
    }

    private static func pair(
        at range: SourceRange,
        in node: NodeIndex,
        _ ancestors: [(name: String, range: Range<Int>)],
        _ tree: borrowing YAMLTree
    ) -> Pair? {
        var found: Pair?
        var child = tree.firstChild(of: node)
        if tree[node].kind == .sequence {
            while child != .none, found == nil {
                found = pair(at: range, in: child, ancestors, tree)
                child = tree.nextSibling(of: child)
            }
            return found
        }
        guard tree[node].kind == .mapping else { return nil }
        while child != .none, found == nil {
            let value = tree.nextSibling(of: child)
            let (key, end) = (tree[child].range, max(tree[value].range.end, tree[child].range.end))
            let name = tree.text(of: child)
            if key.start <= range.start, range.end <= end {
                let whole = key.start..<end
                found =
                    pair(at: range, in: value, ancestors + [(name, whole)], tree)
                    ?? Pair(
                        name: name,
                        range: whole,
                        value: tree[value].range.start..<max(tree[value].range.end, tree[value].range.start),
                        ancestors: ancestors.reversed()
                    )
            }
            child = tree.nextSibling(of: value)
        }
        return found
    }
}
