import Diagnostics

/// A label that is struck out, or that says without brackets that the item is there only at times, or may come later:
/// `~~Share~~`, `❌ Share`, `maybe Share`, `Share?`, `Share - iPad only`, `iPad: Share`, `Share in overflow`.
enum DoubtfulLabel {
    private static let signs = ["❌", "🚫", "✗", "✘", "~~"]
    private static let beginnings = ["maybe ", "possibly ", "perhaps ", "[ ] ", "// "]
    /// Of these, labels begin with a capital letter: `Not now`.
    private static let denials = ["not ", "without ", "never ", "hidden ", "removed ", "optional ", "if ", "or "]
    /// What stands in the middle of prose in small letters: `print when offline`, `print or share`.
    private static let joints = [" when ", " if ", " while ", " or ", " instead of ", " unless ", " → "]
    private static let ends = [
        " in overflow", " in the overflow", " moves to overflow", " moves to the overflow", " goes to overflow",
        " goes to the overflow", " @ipad", " @iphone", " @tablet", " @phone", " (?)",
    ]
    /// Of these, as of those below, labels begin with a capital letter: `Turn Off / None`.
    private static let signsOfAbsence = [" is hidden", " / none", "/none", " | none", "|none", "|null", "*"]
    /// Of these, too: `Continue on iPad`.
    private static let devices = [" on ipad", " on iphone", " on tablet", " on phone", " on tablets", " on phones"]
    private static let questions: Set = ["help", "why", "how", "what", "who", "where", "when"]

    /// Whether the bytes of a text begin or end as such labels do that have no sign in them.
    static func mayBe(_ text: Span<UInt8>) -> Bool {
        guard text.count > 4 else { return false }
        if UInt8(ascii: "a")...UInt8(ascii: "z") ~= text[0], text.indices.contains(where: { text[$0] == 0x20 }) {
            return true
        }
        if text.count > 12, text[text.count - 1] == UInt8(ascii: "w") { return true }
        let start = UInt32(text[0] | 0x20) << 16 | UInt32(text[1]) << 8 | UInt32(text[2])
        // `may`, `pos`, `per`, `[ ]`, `// `, `not`, `NOT` and `wit`.
        return [0x6D6179, 0x706F73, 0x706572, 0x7B205D, 0x2F2F20, 0x6E6F74, 0x6E4F54, 0x776974].contains(start)
    }

    /// The label in such a text; nil for any other.
    static func label(in text: String) -> Substring? {
        let small = text.lowercased()
        for sign in signs where small.hasPrefix(sign) || small.hasSuffix(sign) {
            let label = text.replacing(sign, with: "")
            return Substring(label.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        let isSmall = text.first?.isLowercase == true
        if isSmall, let end = (devices + signsOfAbsence).first(where: small.hasSuffix) {
            return text.dropLast(end.count)
        }
        if isSmall, let joint = joints.lazy.compactMap({ text.firstRange(of: $0) }).first {
            return text[..<joint.lowerBound]
        }
        let openings = isSmall || text.hasPrefix("NOT ") ? beginnings + denials : beginnings
        if let opening = openings.first(where: small.hasPrefix) { return text.dropFirst(opening.count) }
        if let end = ends.first(where: small.hasSuffix) { return text.dropLast(end.count) }
        if text.last == "?", !text.contains(" "), !questions.contains(String(small.dropLast())) {
            return text.dropLast()
        }
        if text.first == "?" { return text.dropFirst() }
        guard text.utf8.count <= 60 else { return nil }
        return isSmall ? beforeCondition(text) ?? besideCondition(text) : besideCondition(text)
    }

    /// What stands in small letters before words that say when it is there or that it is not: `print later`, `print for
    /// admins`.
    private static func beforeCondition(_ text: String) -> Substring? {
        let words = text.split(separator: " ")
        // `show hidden`, `save for later`
        let verbs = ["show", "hide", "view", "save", "remind", "for", "include"]
        guard 2...5 ~= words.count, !verbs.contains(String(words[0])) else { return nil }
        for index in 1..<words.count {
            let (first, next) = (String(words[index]), index + 1 < words.count ? words[index + 1].lowercased() : nil)
            let isSaid =
                if let next {
                    WordSet.beginningsOfConditions.contains(first)
                        && (WordSet.placesOfItems.contains(next) || WordSet.users.contains(next)
                            || next.first == "v" && next.dropFirst().first?.isNumber == true)
                } else {
                    WordSet.absences.contains(first)
                }
            if isSaid { return text[..<words[index].startIndex].dropLast() }
        }
        return nil
    }

    /// What stands before a dash or a colon and when it is there, `Share - iPad only`, or behind that: `iPad: Share`.
    private static func besideCondition(_ text: String) -> Substring? {
        for mark in [" - ", " -- ", " – ", " — ", ": "] where text.holds(mark) {
            guard let range = text.firstRange(of: mark) else { continue }
            let (left, right) = (text[..<range.lowerBound], text[range.upperBound...])
            if isCondition(right) { return left }
            // `Night Mode: On` is a switch.
            if mark == ": ", ["On", "Off", "Auto"].contains(right) { return nil }
            if mark == ": ", isCondition(left) || small(left).map(WordSet.beginningsOfConditions.contains) == true {
                return right
            }
        }
        return nil
    }

    private static func small(_ text: Substring) -> String? {
        let words = CommonWords.parts(of: String(text))
        return words.count == 1 ? words[0] : nil
    }

    /// Whether a remark says when something is there, in few words: `iPad only`, `dropped`.
    static func isCondition(_ remark: Substring) -> Bool {
        let words = CommonWords.parts(of: String(remark))
        guard 1...5 ~= words.count else { return false }
        return StatedLabel.nameCondition(words)
            || remark.first?.isLowercase == true && StatedLabel.beginsCondition(remark)
    }
}
