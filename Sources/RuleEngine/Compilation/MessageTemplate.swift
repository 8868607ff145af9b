import Diagnostics
import ScreenModel

/// The message of a rule, with `{name}` for what a check or a parameter fills in, taken apart once.
struct MessageTemplate: Sendable {
    /// The placeholders, each with the words before it, and whether it is certainly meant to be filled in; in a help braces
    /// also hold what a person shall write.
    private let parts: [(words: String, name: String, isName: Bool)]
    /// The words after the last placeholder.
    private let rest: String

    /// Takes a message apart.
    init(_ message: String) {
        let bytes = Array(message.utf8)
        var parts = [(words: String, name: String, isName: Bool)]()
        var end = 0
        for placeholder in MessageTemplate.placeholders(in: bytes) {
            let name = bytes[placeholder].dropFirst().dropLast()
            let words = String(decoding: bytes[end..<placeholder.lowerBound], as: UTF8.self)
            parts.append((words, String(decoding: name, as: UTF8.self), MessageTemplate.isName(name)))
            end = placeholder.upperBound
        }
        self.parts = parts
        rest = end == 0 ? message : String(decoding: bytes[end...], as: UTF8.self)
    }

    /// The message with its placeholders filled in, nil if there is nothing for one.
    func fill(_ value: (String) -> String?) -> String? {
        guard !parts.isEmpty else { return rest }
        var result = ""
        for part in parts {
            result += part.words
            if let value = value(part.name) {
                result += value
            } else if part.isName {
                return nil
            } else {
                result += "{\(part.name)}"
            }
        }
        return result + rest
    }

    /// Where a brace stands that nothing closes, with the name behind it; nil if there is none.
    fileprivate static func unclosed(in bytes: [UInt8]) -> Range<Int>? {
        let rest = bytes[(placeholders(in: bytes).last?.upperBound ?? 0)...]
        guard let open = rest.firstIndex(of: UInt8(ascii: "{")) else { return nil }
        let name = rest[(open + 1)...].prefix { isName([$0]) }
        return name.isEmpty ? nil : open..<name.endIndex
    }

    /// The names for parts of conditions that a rule's message or help fills in.
    static func definitions(
        of rule: RuleDefinition,
        _ conditions: [String: Condition]
    ) -> [(name: String, condition: Condition)] {
        let text = rule.words
        return rule.definitions.compactMap { definition in
            guard text.holds("{\(definition.name)}"), let condition = conditions[definition.name] else { return nil }
            return (definition.name, condition)
        }
    }

    /// The first placeholder in a text; nil if it has none.
    static func placeholder(in text: String) -> String? {
        let bytes = Array(text.utf8)
        return placeholders(in: bytes).first { isName(bytes[$0].dropFirst().dropLast()) }.map { part in
            String(decoding: bytes[part], as: UTF8.self)
        }
    }

    static func names(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        return placeholders(in: bytes).map { String(decoding: bytes[$0].dropFirst().dropLast(), as: UTF8.self) }
    }

    fileprivate static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    }

    /// Where the placeholders stand in the bytes of a message.
    static func placeholders(in bytes: [UInt8]) -> [Range<Int>] {
        var result = [Range<Int>]()
        var open: Int?
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "{"): open = open ?? index
            case UInt8(ascii: "}"):
                guard let start = open else { continue }
                result.append(start..<index + 1)
                open = nil
            default: continue
            }
        }
        return result
    }
}

extension ExpressionCompiler {
    /// Reports placeholders that nothing fills in; in a help braces also hold what a person shall write.
    mutating func reportPlaceholders(in message: WrittenText, _ kind: CheckKind, _ path: NodePath, isComparing: Bool) {
        let isHelp = message == definition.help
        let fields =
            kind.name == SatisfiedCondition.kind.name ? SatisfiedCondition.wording(path.type.component) : []
        let names = definition.parameters.map(\.name).filter { !kind.placeholders.contains($0) }
        let known = kind.placeholders + names + (isComparing ? [] : definition.definitions.map(\.name))
        let bytes = Array(message.text.utf8)
        for part in MessageTemplate.placeholders(in: bytes) {
            let letters = bytes[part].dropFirst().dropLast()
            guard MessageTemplate.isName(letters) || !isHelp else { continue }
            let name = String(decoding: letters, as: UTF8.self)
            guard !known.contains(name), !fields.contains(name) else { continue }
            let word = String(decoding: letters.split(separator: UInt8(ascii: " ")).joined(), as: UTF8.self)
            let suggestion =
                known.contains(word)
                ? "; write '{\(word)}'."
                : Suggestion.closest(to: name, in: known).map { "; did you mean '{\($0)}'?" } ?? "."
            let names = known.map { "{\($0)}" }.joined(separator: ", ")
            var list = known.isEmpty ? "'\(kind.name)' fills in none." : "there are \(names)\(suggestion)"
            if !known.contains(word), name.contains(where: { "().[]+ ".contains($0) }) {
                list = "an expression gets a name first: let: {value: \(name)}, and then {value} in the message."
            }
            report(.ruleUnknownPlaceholder, range(of: part, in: message), "Nothing fills in '{\(name)}'; \(list)")
        }
        for sign in bytes.indices where bytes[sign] == UInt8(ascii: "$") {
            let isBraced = bytes[(sign + 1)...].first == UInt8(ascii: "{")
            let letters = bytes[(sign + (isBraced ? 2 : 1))...].prefix { MessageTemplate.isName([$0]) }
            let name = String(decoding: letters, as: UTF8.self)
            guard known.contains(name) else { continue }
            let advice = "In a message a name stands in braces, without a dollar sign: {\(name)}."
            report(.ruleNoEffect, range(of: sign..<letters.endIndex, in: message), advice)
        }
        guard let part = MessageTemplate.unclosed(in: bytes) else { return }
        let name = String(decoding: bytes[part].dropFirst(), as: UTF8.self)
        guard !isHelp || known.contains(name) || fields.contains(name) else { return }
        let advice = "The brace of '{\(name)' is not closed; write '{\(name)}'."
        report(.ruleUnknownPlaceholder, range(of: part, in: message), advice)
    }
}
