import Diagnostics
import Importers
package import ScreenModel
import YAMLSyntax

/// Writes screens that an importer read as a description in YAML: what is known, and comments for what would decide most.
package struct DescriptionText {
    private let store: RecordStore
    private var lines: [String] = []

    /// Fields whose silence leaves many rules undecided, by component.
    private static let decisive: [ComponentKind: [String]] = [
        .screen: ["presentation", "navigationBar", "toolbar"],
        .navigationBar: ["title", "size", "leading", "trailing"],
        .toolbar: ["position", "items"],
    ]

    /// The description of some screens of a file; a single one stands at its top, several in a list.
    package static func yaml(of screens: [Screen], in file: borrowing ScreenFile) -> String {
        var text = DescriptionText(store: file.description.store)
        let lineTable = LineTable(file.tree.source)
        // The guideline that such files are for, where it is another one than that of descriptions.
        let guideline = Importer.forFile(at: file.path)?.defaultGuideline
        if screens.count != 1 { text.lines.append("screens:") }
        for screen in screens {
            let node = file.description.store[screen.record, Slots.Screen.id].nodeIndex
            let line = lineTable.position(at: file.tree[node].range.start).line
            var source = ["file: \(scalar(file.path))"]
            if let object = screen.id.flatMap(ScreenFile.object) { source.append("object: \(scalar(object))") }
            source.append("line: \(line)")
            var head = ["x-source: {\(source.joined(separator: ", "))}"]
            if let guideline, guideline != RuleProvider.standardPack { head.append("guidelines: [\(guideline)]") }
            var body = DescriptionText(store: file.description.store)
            body.writeFields(of: screen.record, indent: "")
            body.lines.insert(contentsOf: head, at: min(1, body.lines.count))
            text.lines += body.lines.enumerated().map { index, line in
                screens.count == 1 ? line : (index == 0 ? "  - " : "    ") + line
            }
        }
        return text.lines.joined(separator: "\n") + "\n"
    }

    /// Writes the fields of a component, one a line; items in a list, and what is as short, in one line each.
    private mutating func writeFields(of record: Record, indent: String) {
        let kind = store.kind(of: record)
        let isDescribed = kind.component.fields.enumerated().contains { slot, field in
            guard case .noneOnce = field.absence else { return false }
            return store[record, slot].hasValue
        }
        for (slot, field) in kind.component.fields.enumerated() where !field.isDerived {
            let value = store[record, slot]
            // Importers name an app by its folder, to compare its screens; nobody calls it so.
            if kind == .screen, field.name == "app" { continue }
            guard value.hasValue, value.isWritten else {
                let isDecisive = DescriptionText.decisive[kind]?.contains(field.name) == true
                if value.payload == Slot.undetermined {
                    writeUnknown(
                        field,
                        "there is one, but only the running app knows which",
                        indent,
                        isAlone: !isDescribed
                    )
                } else if isDecisive, value.isAbsent {
                    writeUnknown(field, "unknown; the file doesn't say", indent, isAlone: !isDescribed)
                }
                continue
            }
            switch field.type {
            case .component(let inner) where inner != .size:
                var part = DescriptionText(store: store)
                part.writeFields(of: value.record, indent: indent + "  ")
                let saysSomething = part.lines.contains { $0.first { $0 != " " } != "#" }
                lines.append("\(indent)\(field.name):\(saysSomething ? "" : " {}")")
                lines += part.lines
            case .list(.component):
                lines.append("\(indent)\(field.name):")
                for element in store.elements(ofListAt: value.payload) { lines.append("\(indent)  - \(flow(element))") }
            default:
                if let text = inline(value, field) {
                    lines.append("\(indent)\(field.name): \(text)\(comment(value, field))")
                }
            }
        }
    }

    /// Writes a comment for a field of which nothing is known; where silence would mean that there is none, or what there
    /// is by default, a placeholder says that nobody knows.
    private mutating func writeUnknown(_ field: Field, _ comment: String, _ indent: String, isAlone: Bool) {
        let silenceTells =
            switch field.absence {
            case .unknown, .implied: false
            case .none, .value: true
            case .noneOnce: !isAlone
            }
        lines.append(
            silenceTells
                ? "\(indent)\(field.name): \"{\(field.name)}\"  # \(comment)" : "\(indent)# \(field.name): \(comment)"
        )
    }

    /// An element of a list in braces; one of which nothing is known says that there may be more.
    private func flow(_ element: Slot) -> String {
        element.hasValue ? flow(element.record) : "{kind: \"{unknown}\"}"
    }

    /// A component in braces.
    private func flow(_ record: Record) -> String {
        var parts = [String]()
        let kind = store.kind(of: record)
        // Whether such a button has a text or an icon, nobody knows: placeholders alone would say that it has both.
        if kind == .item, !store[record, Slots.Item.kind].isWritten,
            [Slots.Item.label, Slots.Item.icon].allSatisfy({ store[record, $0].isUndetermined })
        {
            parts.append("kind: \"{kind}\"")
        }
        for (slot, field) in kind.component.fields.enumerated() where !field.isDerived {
            let value = store[record, slot]
            guard value.isWritten else { continue }
            if value.isUndetermined {
                // A placeholder says that there is one that nobody knows; without it there would be none.
                parts.append("\(field.name): \"{\(field.name)}\"")
            } else if value.hasValue, let text = inline(value, field) {
                parts.append("\(field.name): \(text)")
            }
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    private func inline(_ value: Slot, _ field: Field) -> String? {
        isUnknownText(value, field) ? "\"{\(field.name)}\"" : inline(value, field.type)
    }

    /// Whether a file has a text that stands for another one, which nobody knows.
    private func isUnknownText(_ value: Slot, _ field: Field) -> Bool {
        guard field.type == .text else { return false }
        let text = store.texts[Int(value.payload)]
        return text.hasPlaceholder && text.characters == 0
    }

    private func comment(_ value: Slot, _ field: Field) -> String {
        guard isUnknownText(value, field) else { return "" }
        return "  # the file has \(DescriptionText.scalar(store.string(of: store.texts[Int(value.payload)])))"
    }

    private func inline(_ value: Slot, _ type: FieldType) -> String? {
        switch type {
        case .text, .identifier, .token: return text(Int(value.payload))
        case .boolean: return value.payload == 1 ? "true" : "false"
        case .enumeration: return Schema.standard.symbols.names[Int(value.payload)]
        case .integer, .number:
            let number = store.numbers[Int(value.payload)]
            return number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
        case .component: return flow(value.record)
        case .list(let element):
            let elements = store.elements(ofListAt: value.payload)
            if case .component = element { return "[\(elements.map(flow).joined(separator: ", "))]" }
            return "[\(elements.filter(\.hasValue).compactMap { inline($0, element) }.joined(separator: ", "))]"
        default: return nil
        }
    }

    /// A text, or one for each locale.
    private func text(_ index: Int) -> String {
        var text = store.texts[index]
        guard text.locale != 0 else { return DescriptionText.scalar(store.string(of: text)) }
        var parts = [String]()
        while true {
            let locale = DescriptionText.scalar(store.locales[Int(text.locale)])
            parts.append("\(locale): \(DescriptionText.scalar(store.string(of: text)))")
            guard text.next != 0 else { return "{\(parts.joined(separator: ", "))}" }
            text = store.texts[Int(text.next)]
        }
    }

    /// A string as YAML has it; what a terminal would obey is escaped.
    private static func scalar(_ string: String) -> String {
        func isHidden(_ scalar: Unicode.Scalar) -> Bool {
            let hidden: [Unicode.GeneralCategory] = [
                .control, .format, .lineSeparator, .paragraphSeparator, .privateUse,
            ]
            return hidden.contains(scalar.properties.generalCategory)
        }
        if !string.unicodeScalars.contains(where: isHidden), !string.contains(VisibleText.commandMark) {
            return ScalarText(string).yaml
        }
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\"", "\\": result += "\\\(scalar)"
            case _ where isHidden(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result.replacing(VisibleText.commandMark, with: "#\\x23[") + "\""
    }
}
