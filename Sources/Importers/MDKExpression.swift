/// Works out the strings of an MDK page as far as they are known before the app runs.
struct MDKExpression {
    /// The texts for `$(L,key)`.
    let catalog: PropertiesFile?

    /// The text of a string: localised texts and choices by platform resolved, bindings left as placeholders; nil if
    /// all of it is computed, by a rule or from another control.
    func text(of string: String) -> String? { isComputed(string) ? nil : expanded(string, depth: 0) }

    /// Whether a string names a rule, a global or a place whose value is looked up at run time.
    private func isComputed(_ string: String) -> Bool {
        if string.hasPrefix("/") {
            return [".js", ".ts", ".global"].contains { string.hasSuffix($0) } && !string.contains(" ")
        }
        return string.hasPrefix("#") && !string.contains(" ") && string.contains { $0 == ":" || $0 == "/" }
    }

    private static let deepest = 8
    /// From how many UTF-8 bytes on a string is not resolved further, so that a small page can't ask for much memory.
    private static let longest = 1 << 16

    /// Replaces `$(L,…)` and `$(PLT,…)`; other functions stay, and count as placeholders.
    private func expanded(_ string: String, depth: Int) -> String {
        guard depth < MDKExpression.deepest, string.contains("$(") else { return string }
        var result = ""
        var rest = string[...]
        while result.utf8.count < MDKExpression.longest, let start = rest.firstRange(of: "$(") {
            guard let (arguments, end) = MDKExpression.call(in: rest, from: start.upperBound) else { break }
            result += rest[..<start.lowerBound]
            let call = rest[start.lowerBound...end]
            rest = rest[rest.index(after: end)...]
            switch arguments.first {
            case "L": result += arguments.dropFirst().first.flatMap { catalog?.texts[$0] } ?? String(call)
            // The first choice is that of iOS.
            case "PLT": result += arguments.dropFirst().first.map { expanded($0, depth: depth + 1) } ?? ""
            default: result += call
            }
        }
        return result + rest
    }

    /// The arguments of a call, without the white space and the quotes around them, and the parenthesis that ends it,
    /// nested calls and quoted texts skipped; nil if none does.
    private static func call(
        in text: Substring,
        from start: Substring.Index
    ) -> (arguments: [String], end: Substring.Index)? {
        var (arguments, parentheses, braces) = ([""], 0, 0)
        var quote: Character?
        for index in text[start...].indices {
            let character = text[index]
            switch character {
            case _ where quote != nil: if character == quote { quote = nil }
            case "'", "\"": quote = character
            case ")" where parentheses == 0: return (arguments.map(unquoted), index)
            case "(": parentheses += 1
            case ")": parentheses -= 1
            case "{": braces += 1
            case "}": braces -= 1
            case "," where parentheses + braces == 0:
                arguments.append("")
                continue
            default: break
            }
            arguments[arguments.count - 1].append(character)
        }
        return nil
    }

    private static func unquoted(_ argument: String) -> String {
        var text = argument.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        guard text.count >= 2, let quote = text.first, quote == text.last, quote == "'" || quote == "\"" else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }
}
