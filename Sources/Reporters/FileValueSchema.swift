import RuleEngine
import ScreenModel

// The JSON Schema of what keys of rule files, of `pack.yaml` and of configurations take.
extension SchemaPart {
    /// The keywords of a value; in a check and in a fix a parameter may stand for it.
    init(_ value: FileValue, takesParameters: Bool = false) {
        var parts = value.alternatives.map { SchemaPart(one: $0, takesParameters) }
        // The name of a parameter; where texts stand, it is one of them.
        if takesParameters, !value.takesText { parts.append(["type": "string", "pattern": "^\\$"]) }
        self = parts.count == 1 ? parts[0] : ["anyOf": .list(parts)]
    }

    private init(one value: FileValue, _ takesParameters: Bool, orNull: Bool = false) {
        func type(_ names: String...) -> SchemaPart {
            ["type": names.count == 1 && !orNull ? .text(names[0]) : .texts(names + (orNull ? ["null"] : []))]
        }
        self =
            switch value {
            case .text, .name(.rule), .name(.clause), .name(.document), .condition, .message, .scalar:
                type("string", "number", "boolean")
            // Packs of a team's own have names that nobody knows here.
            case .name(.pack): type("string") + ["examples": .texts(RuleLibrary.packNames)]
            case .path: type("string")
            case .field: type("string", "number")
            case .release: type("string", "number") + ["pattern": .text(RequiredRelease.pattern)]
            case .glob: type("string", "number", "boolean") + ["pattern": .text(SchemaPart.glob)]
            case .boolean: type("boolean")
            case .yes: ["const": true]
            case .integer(let minimum): type("integer") + ["minimum": .number(minimum)]
            case .number: type("number")
            case .words(let words): ["enum": .texts(words)]
            case .platform: ["enum": .texts(Field.platformNames)]
            // `off` without quotes is a text in YAML 1.2 and false in YAML 1.1, which some editors read.
            case .level: ["enum": .list(FileValue.levels.map(SchemaPart.text) + [false])]
            case .list(let element, let minimum, let maximum):
                type("array") + SchemaPart.bounds("Items", minimum, maximum) + ["items": SchemaPart(element)]
            case .keys(let keys, let minimum, let maximum):
                type("object") + SchemaPart.properties(keys, takesParameters)
                    + SchemaPart.bounds("Properties", minimum, maximum)
            case .entries(let element, let minimum):
                type("object") + SchemaPart.bounds("Properties", minimum, nil)
                    + ["additionalProperties": element == .anything ? nil : SchemaPart(element)]
            case .optional(let value): SchemaPart(one: value, takesParameters, orNull: true)
            case .check: SchemaPart.check
            case .fix:
                type("object") + SchemaPart.properties(FixTemplate.keys, true) + SchemaPart.oneOf(FixTemplate.actions)
            case .ruleSettings: ["$ref": "#/$defs/rules"]
            // An example is a screen, of which the schema of screens tells.
            case .example, .anything, .oneOrMany, .either: [:]
            }
    }

    /// What can fit no file, whatever there is: `!a`, a backslash, `..` as a folder, and nothing but dots; and what is
    /// meant for none: braces and brackets without end, and spaces around a name.
    private static let glob =
        #"^(?!!)(?!.*\\)(?!(.*/)?\.\.(/.*)?$)(?!(\.?/)*\.?$)"#
        + #"(?!.*\{[^}]*$)(?!.*\[[^\]]*$)(?!(.*/)? )(?!.* (/|$))"#

    private static func bounds(_ what: String, _ minimum: Int, _ maximum: Int?) -> SchemaPart {
        let bounds = [("min", minimum > 0 ? minimum : nil), ("max", maximum)]
        return .map(bounds.compactMap { start, bound in bound.map { (start + what, .number($0)) } })
    }

    /// The keys that a map may have, and those that it has to have.
    private static func properties(_ keys: [FileKey], _ takesParameters: Bool) -> SchemaPart {
        let required = keys.filter(\.isRequired).map(\.name)
        let properties = keys.map { key -> (String, SchemaPart) in
            let value = SchemaPart(key.value, takesParameters: takesParameters)
            // A text that has to be there says something.
            let saysSomething = key.isRequired && key.value.alternatives.contains { $0 == .text || $0 == .path }
            return (key.name, ["description": .text(key.summary)] + value + (saysSomething ? ["pattern": #"\S"#] : [:]))
        }
        return [
            "required": required.isEmpty ? nil : .texts(required), "properties": .map(properties),
            "additionalProperties": false,
        ]
    }

    private static var check: SchemaPart {
        let kinds = CheckKind.all.map { FileKey($0.name, $0.summary, $0.value) }
        let options = CheckKind.allOptions.map { option in
            FileKey(option.name, "\(option.summary) An option of \(CheckKind.kinds(taking: option)).", option.value)
        }
        let needs = CheckKind.all.filter { !$0.needs.isEmpty }.map { kind -> (String, SchemaPart) in
            (kind.name, ["allOf": .list(kind.needs.map(oneOf))])
        }
        return ["type": "object"] + properties(kinds + options, true)
            + ["anyOf": required(oneOf: kinds.map(\.name)), "dependencies": .map(needs)]
    }

    /// Asks for one of some keys.
    private static func oneOf(_ names: [String]) -> SchemaPart { ["oneOf": required(oneOf: names)] }

    private static func required(oneOf names: [String]) -> SchemaPart { .list(names.map { ["required": [.text($0)]] }) }
}

extension FileValue {
    /// The ways in which the value can be written.
    fileprivate var alternatives: [FileValue] {
        switch self {
        case .oneOrMany(let element, let minimum): element.alternatives + [.list(element, from: minimum)]
        case .either(let values): values.flatMap(\.alternatives)
        default: [self]
        }
    }

    /// Whether any text fits.
    fileprivate var takesText: Bool {
        switch self {
        case .text, .name, .condition, .path, .field, .message, .scalar: true
        case .oneOrMany, .either: alternatives.contains(where: \.takesText)
        default: false
        }
    }
}
