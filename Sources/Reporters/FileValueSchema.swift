import RuleEngine
import ScreenModel

// The JSON Schema of what keys of rule files, of `pack.yaml` and of configurations take.

extension JSONWriter {
    /// Adds the keywords of a value; in a check and in a fix a parameter may stand for it.
    mutating func keywords(of value: FileValue, takesParameters: Bool = false) {
        let isParameter = takesParameters && !value.takesText
        let alternatives = value.alternatives.map(Optional.some) + (isParameter ? [nil] : [])
        guard alternatives.count > 1 else { return keywords(ofOne: value, takesParameters) }
        field("anyOf", of: alternatives) { alternative, writer in
            guard let alternative else {
                // The name of a parameter; where texts stand, it is one of them.
                writer.field("type", "string")
                return writer.field("pattern", "^\\$")
            }
            writer.keywords(ofOne: alternative, takesParameters)
        }
    }

    private mutating func keywords(ofOne value: FileValue, _ takesParameters: Bool, orNull: Bool = false) {
        func type(_ names: String..., in writer: inout JSONWriter) {
            let names = names + (orNull ? ["null"] : [])
            if names.count == 1 { writer.field("type", names[0]) } else { writer.field("type", names) }
        }
        switch value {
        case .text, .name(.rule), .name(.clause), .name(.document), .condition, .message, .scalar:
            type("string", "number", "boolean", in: &self)
        case .name(.pack):
            // Packs of a team's own have names that nobody knows here.
            type("string", in: &self)
            field("examples", RuleLibrary.packNames)
        case .path: type("string", in: &self)
        case .field: type("string", "number", in: &self)
        case .release:
            type("string", "number", in: &self)
            field("pattern", RequiredRelease.pattern)
        case .glob:
            type("string", "number", "boolean", in: &self)
            // What can fit no file, whatever there is: `!a`, a backslash, `..` as a folder, and nothing but dots; and what
            // is meant for none: braces and brackets without end, and spaces around a name.
            let open = #"(?!.*\{[^}]*$)(?!.*\[[^\]]*$)(?!(.*/)? )(?!.* (/|$))"#
            field("pattern", #"^(?!!)(?!.*\\)(?!(.*/)?\.\.(/.*)?$)(?!(\.?/)*\.?$)"# + open)
        case .boolean: type("boolean", in: &self)
        case .yes: field("const", true)
        case .integer(let minimum):
            type("integer", in: &self)
            field("minimum", minimum)
        case .number: type("number", in: &self)
        case .words(let words): field("enum", words)
        case .platform: field("enum", Field.platformNames)
        case .level:
            // `off` without quotes is a text in YAML 1.2 and false in YAML 1.1, which some editors read.
            key("enum")
            array(FileValue.levels + [nil]) { word, writer in
                if let word { writer.value(word) } else { writer.value(false) }
            }
        case .list(let element, let minimum, let maximum):
            type("array", in: &self)
            if minimum > 0 { field("minItems", minimum) }
            if let maximum { field("maxItems", maximum) }
            field("items") { $0.keywords(of: element) }
        case .keys(let keys, let minimum, let maximum):
            type("object", in: &self)
            properties(keys, takesParameters)
            if minimum > 0 { field("minProperties", minimum) }
            if let maximum { field("maxProperties", maximum) }
        case .entries(let element, let minimum):
            type("object", in: &self)
            if minimum > 0 { field("minProperties", minimum) }
            if element != .anything { field("additionalProperties") { $0.keywords(of: element) } }
        case .optional(let value): keywords(ofOne: value, takesParameters, orNull: true)
        case .check: check()
        case .fix:
            type("object", in: &self)
            properties(FixTemplate.keys, true)
            oneOf(FixTemplate.actions)
        case .ruleSettings: field("$ref", "#/$defs/rules")
        // An example is a screen, of which the schema of screens tells.
        case .example, .anything, .oneOrMany, .either: break
        }
    }

    /// Adds the keys that a map may have, and those that it has to have.
    private mutating func properties(_ keys: [FileKey], _ takesParameters: Bool) {
        let required = keys.filter(\.isRequired).map(\.name)
        let texts: [FileValue] = [.text, .path]
        if !required.isEmpty { field("required", required) }
        field("properties") { writer in
            for key in keys {
                writer.field(key.name) { writer in
                    writer.field("description", key.summary)
                    writer.keywords(of: key.value, takesParameters: takesParameters)
                    // A text that has to be there says something.
                    guard key.isRequired, key.value.alternatives.contains(where: texts.contains) else { return }
                    writer.field("pattern", #"\S"#)
                }
            }
        }
        field("additionalProperties", false)
    }

    private mutating func check() {
        field("type", "object")
        let kinds = CheckKind.all.map { FileKey($0.name, $0.summary, $0.value) }
        let options = CheckKind.allOptions.map { option in
            FileKey(option.name, "\(option.summary) An option of \(CheckKind.kinds(taking: option)).", option.value)
        }
        properties(kinds + options, true)
        field("anyOf", of: kinds) { kind, writer in writer.field("required", [kind.name]) }
        field("dependencies") { writer in
            for kind in CheckKind.all where !kind.needs.isEmpty {
                writer.field(kind.name) { writer in
                    writer.field("allOf", of: kind.needs) { names, writer in writer.oneOf(names) }
                }
            }
        }
    }

    /// Asks for one of some keys.
    private mutating func oneOf(_ names: [String]) {
        field("oneOf", of: names) { name, writer in writer.field("required", [name]) }
    }
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
