import ScreenModel

// Components in full and in their short forms.
extension ScreenSchemaJSON {
    /// A component in full or in one of its short forms.
    static func forms(of kind: ComponentKind, _ writer: inout JSONWriter) {
        writer.field(formsName(kind)) { writer in
            writer.field("description", kind.component.summary)
            anyOf(takesNull: false, &writer) { writer in
                reference(kind, &writer)
                for form in kind.component.shorthands { shortForm(form, of: kind.component, &writer) }
                if kind == .item { namedKind(&writer) }
            }
        }
    }

    /// An item as a map of its kind alone: `{button: {label: Save}}`.
    private static func namedKind(_ writer: inout JSONWriter) {
        guard let kinds = ComponentKind.item.component.fields.lazy.compactMap(\.type.enumeration).first else { return }
        writer.object { writer in
            writer.field("type", "object")
            writer.field("patternProperties") { writer in
                writer.field(anySpelling(of: kinds, without: ComponentKind.item.component)) { writer in
                    anyOf(takesNull: true, &writer) { writer in
                        reference(.item, &writer)
                        writer.object { types(scalar, false, &$0) }
                        list(&writer) { alternatives(of: nil, .component(.item), takesNull: false, &$0) }
                    }
                }
            }
            writer.field("additionalProperties", false)
            writer.field("minProperties", 1)
            writer.field("maxProperties", 1)
        }
    }

    private static func shortForm(_ form: Component.Shorthand, of component: Component, _ writer: inout JSONWriter) {
        // A list is written as one here: an entry alone would stand for the component.
        if case .list(let name) = form {
            guard case .list(let element)? = component.fields.first(where: { $0.name == name })?.type else { return }
            return list(&writer) { alternatives(of: nil, element, takesNull: false, &$0) }
        }
        writer.object { writer in
            switch form {
            case .field: types(scalar, false, &writer)
            case .truth: types(["boolean"], false, &writer)
            case .word(let word, _):
                writer.field("type", "string")
                writer.field("pattern", anySpelling(of: Enumeration([word])))
            case .list: break
            case .option(let name):
                if let field = component.fields.first(where: { $0.name == name }) {
                    alternatives(of: field, field.type, takesNull: false, &writer)
                }
            }
        }
    }
}
