import Diagnostics
import YAMLSyntax

/// Recognises a key whose colon has no space behind it, so that YAML reads key and value as one text: `title:Orders`.
enum MissingSpace {
    /// The diagnostic that says where the space is missing; nil if it isn't that.
    ///
    /// YAML notices on the line itself or on the next one, where the text goes on.
    static func diagnostic(before problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let source = tree.source
        var end = source.lineEnd(at: problem)
        var found: SourceRange?
        for _ in 0..<2 {
            let start = tree.lineStart(at: end)
            found = key(from: start, to: end, in: source) ?? found
            guard let previous = tree.previousLineEnd(at: start) else { break }
            end = previous
        }
        guard let range = found else { return nil }
        let place = SourceRange(start: range.start, end: range.end + 1)
        let message = Message.missingSpace(tree.sourceText(in: range))
        let fixes = [fix(at: place.end, in: source)].compactMap(\.self)
        return Diagnostic(.yamlSyntax, in: file, at: place, message, fixes: fixes)
    }

    /// The fix that writes the space, in place of a blank that is none of YAML's if one stands there; nil before a sign that
    /// means something of its own behind a space, `id:*a`.
    static func fix(at position: Int, in source: [UInt8], _ applicability: Applicability = .safe) -> Fix? {
        let end = position + HiddenCharacter.length(at: position, in: source)
        if end < source.count, "*&!#|>%@`".utf8.contains(source[end]) { return nil }
        let edit = Edit(range: SourceRange(start: position, end: end), text: " ")
        return Fix(title: Message.addSpace, applicability: applicability, edits: [edit])
    }

    /// The key of ours that a text begins with, its colon following and no space behind that; nil for any other text.
    static func key(of text: String) -> Substring? {
        guard let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex else { return nil }
        return isOwnKey(text[..<colon]) ? text[..<colon] : nil
    }

    /// The key of ours that a text begins with, the colon behind it being that of Chinese and Japanese; nil for any other text.
    static func keyBeforeWideColon(of text: String) -> Substring? {
        guard let colon = text.firstIndex(of: "：") else { return nil }
        return isOwnKey(text[..<colon]) ? text[..<colon] : nil
    }

    /// The key at the beginning of a line, after dashes.
    private static func key(from start: Int, to end: Int, in source: [UInt8]) -> SourceRange? {
        let line = source[start..<end].drop { " -".utf8.contains($0) }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), 1..<40 ~= colon - line.startIndex,
            colon + 1 < end, source[colon + 1] > 0x20, isOwnKey(String(decoding: line[..<colon], as: UTF8.self)[...])
        else { return nil }
        return SourceRange(start: line.startIndex, end: colon)
    }

    /// Whether a word is one of our keys.
    static func isOwnKey(_ word: Substring) -> Bool {
        word == "screens" || word == "defaults"
            || Schema.standard.components.contains { component in
                component.fields.contains { !$0.isDerived && $0.name == word }
            }
    }
}
