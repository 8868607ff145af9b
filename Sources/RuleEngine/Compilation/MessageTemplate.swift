import Diagnostics
import ScreenModel

/// The message of a rule, with `{name}` for what a check or a parameter fills in, taken apart once.
struct MessageTemplate: Sendable {
    /// A placeholder, and the words before it.
    private struct Part {
        let words: String
        let name: String
        /// Whether it is certainly meant to be filled in; in a help braces also hold what a person shall write.
        let isName: Bool
    }

    private let parts: [Part]
    /// The words after the last placeholder.
    private let rest: String

    /// Takes a message apart.
    init(_ message: String) {
        var parts = [Part]()
        var end = message.startIndex
        for placeholder in MessageTemplate.placeholders(in: message) {
            let name = message[placeholder].dropFirst().dropLast()
            let words = String(message[end..<placeholder.lowerBound])
            parts.append(Part(words: words, name: String(name), isName: MessageTemplate.isName(name.utf8)))
            end = placeholder.upperBound
        }
        self.parts = parts
        rest = String(message[end...])
    }

    /// The message with its placeholders filled in, nil if there is nothing for one; without any, nobody needs the values.
    func fill(_ values: @autoclosure () -> [String: String]) -> String? {
        guard !parts.isEmpty else { return rest }
        let values = values()
        var result = ""
        for part in parts {
            result += part.words
            if let value = values[part.name] {
                result += value
            } else if part.isName {
                return nil
            } else {
                result += "{\(part.name)}"
            }
        }
        return result + rest
    }

    /// Reports placeholders that nothing fills in; in a help braces also hold what a person shall write.
    static func validate(
        _ message: WrittenText,
        _ kind: CheckKind,
        visiting component: ComponentKind?,
        isComparing: Bool,
        isHelp: Bool = false,
        _ compiler: inout ExpressionCompiler
    ) {
        let fields = kind.name == SatisfiedCondition.kind.name ? SatisfiedCondition.wording(component) : []
        let parameters = compiler.definition.parameters.map(\.name)
        let definitions = isComparing ? [] : compiler.definition.definitions.map(\.name)
        let named = parameters.filter { !kind.placeholders.contains($0) } + definitions
        let known = kind.placeholders + named
        for placeholder in placeholders(in: message.text) {
            let name = message.text[placeholder].dropFirst().dropLast()
            guard isName(name.utf8) || !isHelp else { continue }
            guard !known.contains(String(name)), !fields.contains(String(name)) else { continue }
            let start = message.text.utf8.distance(from: message.text.startIndex, to: placeholder.lowerBound)
            let part = start..<start + name.utf8.count + 2
            let suggestion = Suggestion.closest(to: String(name), in: known).map { "; did you mean '{\($0)}'?" } ?? "."
            let names = known.map { "{\($0)}" }.joined(separator: ", ")
            var list = known.isEmpty ? "'\(kind.name)' fills in none." : "there are \(names)\(suggestion)"
            if name.contains(where: { "().[]+ ".contains($0) }) {
                list = "an expression gets a name first: let: {value: \(name)}, and then {value} in the message."
            }
            compiler.report(
                .ruleUnknownPlaceholder,
                compiler.file?.range(of: part, in: message.text, at: message.range) ?? message.range,
                "Nothing fills in '{\(name)}'; \(list)"
            )
        }
    }

    /// The names for parts of conditions that a rule's message or help fills in.
    static func definitions(
        of rule: RuleDefinition,
        _ conditions: [String: Condition]
    ) -> [(name: String, condition: Condition)] {
        let text = (rule.message?.text ?? "") + (rule.help?.text ?? "")
        return rule.definitions.compactMap { definition in
            guard text.contains("{\(definition.name)}"), let condition = conditions[definition.name] else { return nil }
            return (definition.name, condition)
        }
    }

    /// The first placeholder in a text; nil if it has none.
    static func placeholder(in text: String) -> String? {
        placeholders(in: text).first { isName(text.utf8[$0].dropFirst().dropLast()) }.map { String(text[$0]) }
    }

    private static func isName(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    }

    private static func placeholders(in message: String) -> [Range<String.Index>] {
        var result = [Range<String.Index>]()
        let bytes = message.utf8Span.span
        var open: Int?
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "{"): open = open ?? index
            case UInt8(ascii: "}"):
                guard let start = open else { continue }
                let first = message.utf8.index(message.startIndex, offsetBy: start)
                result.append(first..<message.utf8.index(first, offsetBy: index + 1 - start))
                open = nil
            default: continue
            }
        }
        return result
    }
}
