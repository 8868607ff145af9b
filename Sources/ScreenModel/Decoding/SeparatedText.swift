import Diagnostics

/// Several words or names in one text, by what stands between them: `Add, Share`, `Add · Share`, `[Add] [Share]`, `2 icons (add,
/// share)`.
enum SeparatedText {
    /// Signs that stand between words and nowhere within one.
    private static let signs = [" · ", " • ", " ∙ ", "\t"]
    /// What lists are of.
    private static let members: Set = ["icons", "buttons", "actions"]

    /// The parts of a text, each with a remark that stands behind or before all of them.
    static func parts(of text: String, areLines: Bool) -> [String] {
        if areLines { return lines(of: text).map(String.init) }
        if let parts = marked(text) { return parts }
        let mark: Character = text.holds(" | ") ? "|" : text.holds(", ") ? "," : ";"
        return spreadingRemark(over: split(text, at: mark).map(trimmed))
    }

    /// The parts of a text with other marks between its words than commas, semicolons and strokes; nil for any other.
    static func marked(_ text: String) -> [String]? {
        guard 3...200 ~= text.utf8.count else { return nil }
        if let parts = bulleted(text) { return parts }
        if let sign = signs.first(where: text.holds) {
            let parts = text.split(separator: sign).map(trimmed)
            return parts.count > 1 ? parts : nil
        }
        return bracketed(text) ?? pictures(text) ?? counted(text) ?? dashed(text)
    }

    /// Names of one or two words, each written large, with dashes between them: `Home - Search - Me`.
    static func dashed(_ text: String) -> [String]? {
        guard let mark = [" - ", " – ", " — "].first(where: text.holds) else { return nil }
        let parts = text.split(separator: mark)
        let areNames = parts.allSatisfy { part in
            part.first?.isUppercase == true && part.allSatisfy { $0.isLetter || $0 == " " }
                && part.count { $0 == " " } < 2
        }
        return parts.count > 1 && areNames ? parts.map(String.init) : nil
    }

    /// What stands behind dashes or points that YAML takes for no list: `-Save -Send`, `• Save • Send`.
    private static func bulleted(_ text: String) -> [String]? {
        guard let bullet = ["• ", "· ", "– ", "— ", "-"].first(where: text.hasPrefix) else { return nil }
        let parts = text.dropFirst(bullet.count).split(separator: " " + bullet).map(trimmed)
        return parts.count > 1 && parts.allSatisfy { $0.first?.isLetter == true } ? parts : nil
    }

    /// What stands in brackets, one behind the other: `[Add] [Share]`, `(add) (share)`.
    private static func bracketed(_ text: String) -> [String]? {
        for (opening, closing) in [("[", "]"), ("(", ")")]
        where text.hasPrefix(opening) && text.hasSuffix(closing) && text.holds("\(closing) \(opening)") {
            return text.dropFirst().dropLast().split(separator: "\(closing) \(opening)").map(trimmed)
        }
        return nil
    }

    /// Signs with spaces between them: `🔍 ➕ ⚙️`.
    private static func pictures(_ text: String) -> [String]? {
        guard let first = text.utf8.first, first >= 0xE2 else { return nil }
        let parts = text.split(separator: " ")
        let arePictures = parts.allSatisfy { $0.count == 1 && !$0.contains { $0.isLetter || $0.isNumber } }
        return parts.count > 1 && arePictures ? parts.map(String.init) : nil
    }

    /// What stands behind the word for it, perhaps with a number: `4 icons (add, filter, share, print)`, `buttons: add, share`.
    private static func counted(_ text: String) -> [String]? {
        guard let mark = text.firstIndex(where: { "(:".contains($0) }) else { return nil }
        let words = text[..<mark].split(separator: " ")
        guard 1...2 ~= words.count, let last = words.last, members.contains(last.lowercased()) else { return nil }
        var rest = text[text.index(after: mark)...]
        if text[mark] == "(" {
            guard rest.last == ")", !rest.dropLast().contains(where: "()".contains) else { return nil }
            rest = rest.dropLast()
        }
        let parts = split(String(rest), at: ",").map(trimmed)
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } ? parts : nil
    }

    /// The lines of a text, without the dashes or numbers before them.
    static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n").map { line in
            let rest = line.drop { $0.isNumber }
            if rest.startIndex > line.startIndex, rest.hasPrefix(". ") || rest.hasPrefix(") ") {
                return rest.dropFirst(2)
            }
            return ["- ", "* ", "• ", "– "].contains(where: line.hasPrefix) ? line.dropFirst(2) : line
        }
    }

    /// The parts of a text between marks that stand outside of parentheses: two of `Save (primary, large), Send`.
    static func split(_ text: String, at mark: Character) -> [Substring] {
        // By bytes: a text of a megabyte may be one list.
        let mark = mark.asciiValue
        var depth = 0
        let parts = text.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            return byte == mark && depth <= 0
        }
        return parts.map { Substring($0) }
    }

    private static func trimmed(_ part: Substring) -> String {
        let words = part.trimmingPrefix(" ")
        return String(words.last == " " ? words.dropLast() : words)
    }

    /// A remark that is said of all parts stands behind each: `Share, Delete (only while selecting)`, `Approve, Submit (both
    /// primary)`, `(edit mode) Share, Delete`.
    private static func spreadingRemark(over parts: [String]) -> [String] {
        guard parts.count > 1, let first = parts.first, let last = parts.last,
            !parts.dropFirst().dropLast().contains(where: { $0.contains("(") })
        else { return parts }
        if first.hasPrefix("("), let end = first.firstRange(of: ") "), !last.contains("(") {
            let remark = first[first.index(after: first.startIndex)..<end.lowerBound]
            return ([String(first[end.upperBound...])] + parts.dropFirst()).map { "\($0) (\(remark))" }
        }
        guard !first.contains("("), let mark = [" (", " — ", " – ", " - "].first(where: last.holds),
            let start = last.firstRange(of: mark)
        else { return parts }
        var remark = last[start.upperBound...]
        if mark == " (", remark.popLast() != ")" { return parts }
        let all = ["both ", "all ", "each "].first(where: remark.hasPrefix)
        remark = remark.dropFirst(all?.count ?? 0)
        let said = (parts.dropLast() + [String(last[..<start.lowerBound])]).map { "\($0) (\(remark))" }
        guard let stated = StatedLabel(said[0]), stated.isConditional || all != nil else { return parts }
        return said
    }
}
