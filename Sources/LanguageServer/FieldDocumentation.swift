import ScreenModel

/// The documentation of fields and values, from the schema, as Markdown.
enum FieldDocumentation {
    /// What a field is, what it takes, and what its absence means.
    static func text(_ field: Field, of component: Component) -> String {
        var text = "**\(field.name)** of a \(component.name): \(type(field.type))\n\n\(field.summary)"
        switch field.absence {
        case .unknown: break
        case .none: text += "\n\nNot written: there is none."
        case .value(let word): text += "\n\nNot written: `\(word)`."
        }
        for value in field.type.enumeration?.values ?? [] where !value.summary.isEmpty {
            text += "\n- `\(value.name)`: \(value.summary)"
        }
        return text
    }

    /// The type of a field in a few words.
    static func type(_ type: FieldType) -> String {
        switch type {
        case .text: "text, or one text per locale"
        case .identifier: "a name"
        case .token: "a name of a colour, icon or the like"
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .enumeration(let words): words.spellings.map { "`\($0)`" }.joined(separator: ", ")
        case .component: "a map"
        case .list(let element): "a list; each entry is \(self.type(element))"
        case .dynamic: "anything"
        }
    }
}
