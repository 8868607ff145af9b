/// Works out the strings of an MDK page as far as they are known before the app runs.
struct MDKExpression {
    /// The texts for `$(L,key)`.
    let catalog: PropertiesFile?

    /// The text of a string: localised texts and choices by platform resolved, bindings left as placeholders; nil if
    /// all of it is computed, by a rule or from another control.
    func text(of string: String) -> String? {
        isComputed(string) ? nil : expanded(string, depth: 0)
    }

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
            guard let end = MDKExpression.endOfCall(in: rest, from: start.upperBound) else { break }
            let arguments = MDKExpression.arguments(rest[start.upperBound..<end])
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

    /// The parenthesis that ends a call; nested calls and quoted texts are skipped.
    private static func endOfCall(in text: Substring, from start: Substring.Index) -> Substring.Index? {
        var depth = 1
        var quote: Character?
        for index in text[start...].indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// The arguments of a call, without the white space and the quotes around them.
    private static func arguments(_ call: Substring) -> [String] {
        var arguments = [""]
        var depth = 0
        var quote: Character?
        for character in call {
            if quote == nil, depth == 0, character == "," {
                arguments.append("")
                continue
            }
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "(" || character == "{" {
                depth += 1
            } else if character == ")" || character == "}" {
                depth -= 1
            }
            arguments[arguments.count - 1].append(character)
        }
        return arguments.map(unquoted)
    }

    private static func unquoted(_ argument: String) -> String {
        var text = argument[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        guard text.count >= 2, let quote = text.first, quote == text.last, quote == "'" || quote == "\"" else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }
}
