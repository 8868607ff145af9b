import CEL
import Diagnostics
import ScreenModel

// Names in messages that stand for something that is no text.

extension ExpressionCompiler {
    /// Reports placeholders for components and maps, which have no words of their own.
    mutating func reportParts(in message: WrittenText, _ words: [(name: String, condition: Condition)]) {
        let bytes = Array(message.text.utf8)
        for part in MessageTemplate.placeholders(in: bytes) {
            let name = String(decoding: bytes[part].dropFirst().dropLast(), as: UTF8.self)
            guard let word = words.first(where: { $0.name == name }),
                let advice = ExpressionCompiler.advice(on: word.condition.program.resultType, named: name)
            else { continue }
            report(.ruleUnknownPlaceholder, range(of: part, in: message), advice)
        }
    }

    /// What to write for a name that no message can fill in; nil for one that it can.
    private static func advice(on type: CELType, named name: String) -> String? {
        switch type {
        case .nullable(let plain): return advice(on: plain, named: name)
        case .object(let object):
            return
                "'{\(name)}' is a component, of which a message names a field: let: {value: \(name).\(field(of: object))}, "
                + "and then {value}."
        case .list(.object(let object)), .list(.nullable(.object(let object))):
            return "'{\(name)}' is a list of components, of which a message names a field: "
                + "let: {value: \"\(name).map(i, i.\(field(of: object)))\"}, and then {value}."
        case .map:
            return
                "'{\(name)}' is a map, of which a message names one value: let: {value: \(name)['…']}, and then {value}."
        default: return nil
        }
    }

    /// A field of a component that says in words what it is.
    private static func field(of object: ObjectType) -> String {
        let component = UInt8(exactly: object.id).flatMap(ComponentKind.init)?.component
        return ["title", "label", "text", "name", "id"].first { component?.slot(named: $0) != nil } ?? "kind"
    }
}
