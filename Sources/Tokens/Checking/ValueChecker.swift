import Diagnostics
import YAMLSyntax

/// Holds a value against its shape, and tells what differs where it stands.
struct ValueChecker {
    /// Something that differs.
    typealias Mistake = (rule: OwnRule, message: String, range: SourceRange)

    /// What differs, in the order of the file.
    private(set) var mistakes: [Mistake] = []
    /// Whether a JSON pointer may stand for any part.
    private let allowsPointers: Bool

    private init(allowsPointers: Bool) { self.allowsPointers = allowsPointers }

    /// Holds a value against its shape, and tells what differs in the order of the file; `{"$ref": "#/…"}` may stand
    /// for any part where that is allowed.
    static func mistakes(in value: YAMLValue, _ shape: ValueShape, named name: String, allowsPointers: Bool = true)
        -> [Mistake]
    {
        var checker = ValueChecker(allowsPointers: allowsPointers)
        checker.check(value, shape, name)
        return checker.mistakes
    }

    private mutating func check(_ value: YAMLValue, _ shape: ValueShape, _ name: String) {
        if allowsPointers, let reference = value["$ref"] { return checkPointer(reference, in: value, name) }
        switch shape {
        case .anything: break
        case .token(let shape):
            if value.text.flatMap(TokenAlias.name) == nil { check(value, shape, name) }
        case .either(let first, let second):
            guard let fitting = [first, second].first(where: { ValueChecker.isKind(value, $0) }) else {
                return report(value, shape, name)
            }
            check(value, fitting, name)
        case .map(let members):
            value.members == nil ? report(value, shape, name) : check(value, members, name)
        case .names(let element, let count):
            guard let members = value.members else { return report(value, shape, name) }
            if members.count < count { add(.tokensWrongType, "\(name) takes at least \(count) names.", value.range) }
            for member in members { check(member.value, element, "'\(member.key.text ?? "")'") }
        case .list(let element, let count):
            guard let elements = value.elements else { return report(value, shape, name) }
            if elements.count < count { add(.tokensWrongType, "\(name) has no element.", value.range) }
            for part in elements { check(part, element, "An element of \(ValueChecker.inSentence(name))") }
        case .tuple(let shapes):
            guard let elements = value.elements, elements.count == shapes.count else {
                return report(value, shape, name)
            }
            for (part, shape) in zip(elements, shapes) {
                check(part, shape, "This element of \(ValueChecker.inSentence(name))")
            }
        case .number, .text, .word, .boolean, .color:
            if !ValueChecker.holds(value, shape) { report(value, shape, name) }
        }
    }

    private mutating func check(_ value: YAMLValue, _ members: [ValueShape.Member], _ name: String) {
        var missing = members.filter { $0.isRequired && value[$0.name] == nil }.map(\.name)
        for part in value.members ?? [] {
            let key = part.key.text ?? ""
            if let member = members.first(where: { $0.name == key }) {
                check(part.value, member.shape, "'\(key)'")
                continue
            }
            let meant = Suggestion.closest(to: key, in: members.map(\.name))
            missing.removeAll { $0 == meant }
            let rest = meant.map { "; did you mean '\($0)'?" } ?? "."
            add(.tokensUnknownKey, "\(name) has no key '\(key)'\(rest)", part.key.range)
        }
        guard !missing.isEmpty else { return }
        add(.tokensWrongType, "\(name) needs \(ValueShape.listed(missing)).", value.range)
    }

    private mutating func checkPointer(_ reference: YAMLValue, in value: YAMLValue, _ name: String) {
        if reference.text?.hasPrefix("#/") != true {
            add(.tokensWrongType, "'$ref' takes a JSON pointer such as '#/color/blue'.", reference.range)
        }
        for member in value.members ?? [] where member.key.text != "$ref" {
            let message = "\(name) is a reference, beside which '\(member.key.text ?? "")' says nothing."
            add(.tokensUnknownKey, message, member.key.range)
        }
    }

    // MARK: Simple values

    /// Whether a simple value is as its shape wants it.
    private static func holds(_ value: YAMLValue, _ shape: ValueShape) -> Bool {
        switch shape {
        case .number(let bounds): value.number.map(bounds.contains) == true
        case .text: value.isText && value.text.flatMap(TokenAlias.name) == nil
        case .word(let words): value.isText && words.contains(value.text ?? "")
        case .boolean: value.boolean != nil
        case .color: value["colorSpace"] != nil
        default: true
        }
    }

    /// Whether a value is of the kind of a shape: a map, a list, a number, a text.
    private static func isKind(_ value: YAMLValue, _ shape: ValueShape) -> Bool {
        switch shape {
        case .number: value.number != nil
        case .text, .word: value.isText
        case .boolean: value.boolean != nil
        case .color, .map, .names: value.members != nil
        case .list, .tuple: value.elements != nil
        case .either(let first, let second): isKind(value, first) || isKind(value, second)
        case .token(let shape): isKind(value, shape)
        case .anything: true
        }
    }

    // MARK: Words

    private mutating func report(_ value: YAMLValue, _ shape: ValueShape, _ name: String) {
        let rule: OwnRule = if case .color = shape { .tokensWrongColor } else { .tokensWrongType }
        let message = "\(name) takes \(shape.words); this is \(ValueChecker.shown(value))."
        add(rule, message + ValueChecker.advice(value, shape), value.range)
    }

    private static func shown(_ value: YAMLValue) -> String {
        if value.members != nil { return "a map" }
        if let elements = value.elements { return "a list of \(elements.count)" }
        guard let text = value.text else { return "null" }
        return value.isText ? "'\(text.prefix(40))'" : String(text.prefix(40))
    }

    /// What to write for a measure in the form of CSS, as drafts of the format had it.
    private static func advice(_ value: YAMLValue, _ shape: ValueShape) -> String {
        guard case .map(let members) = shape, let text = value.text,
            case .word(let units)? = members.first(where: { $0.name == "unit" })?.shape,
            let unit = units.first(where: text.hasSuffix), let number = Double(text.dropLast(unit.count)),
            number.isFinite
        else { return "" }
        return " Write {\"value\": \(text.dropLast(unit.count)), \"unit\": \"\(unit)\"}."
    }

    private static func inSentence(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    private mutating func add(_ rule: OwnRule, _ message: String, _ range: SourceRange) {
        mistakes.append((rule, message, range))
    }
}
