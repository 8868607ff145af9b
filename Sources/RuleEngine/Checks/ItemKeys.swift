import Diagnostics
import ScreenModel
import YAMLSyntax

/// The elements of a visited list with what `uniform` and `unique` compare of them.
struct ItemKeys {
    /// An element that meets `where`, certainly or possibly, and what is compared; nil where the description does not say.
    typealias Keyed = (index: Int, isCertain: Bool, value: ComparedValue?)

    let key: Condition
    private let filter: Condition?

    /// Reads a check whose value is a field of the list's elements, or an expression over `item`; nil after a mistake.
    static func make(_ definition: inout CheckDefinition) -> ItemKeys? {
        guard let element = definition.listElement() else { return nil }
        let filter = definition.itemCondition(of: element)
        guard let key = key(&definition, element) else { return nil }
        return ItemKeys(key: key, filter: filter)
    }

    private static func key(_ definition: inout CheckDefinition, _ element: FieldType) -> Condition? {
        let value = definition.value
        if let fields = value.elements?.compactMap(\.text), !fields.isEmpty {
            let list = fields.map { "item.\($0)" }.joined(separator: ", ")
            return definition.refuse("Several fields are compared as one list: \(definition.kind): \"[\(list)]\".")
        }
        guard value.boolean == nil else {
            let message = "'\(definition.kind)' takes a field of the elements, such as \(definition.kind): label."
            return definition.refuse(message)
        }
        let item = ScreenTypes.elementType(element, named: definition.fieldName)
        guard case .component(let kind) = element, let name = value.text, name != "item",
            name.hasPrefix("x-") || name.allSatisfy(\.isLetter)
        else { return definition.compiler.compile(value, item: item) }
        guard name.hasPrefix("x-") || kind.component.slot(named: name) != nil else {
            return definition.refuse(NodePath.unknownField(name, kind.component), rule: .ruleUnknownField)
        }
        let expression = name.hasPrefix("x-") ? "item.`\(name)`" : "item.\(name)"
        return definition.compiler.compile(WrittenText(text: expression, range: value.range), item: item)
    }

    /// The elements that possibly meet `where`.
    func entries(_ visit: Visit, _ context: inout CheckContext) -> [Keyed] {
        let count = context.reader.count(of: visit)
        // Each is compared with the groups that those before it make.
        context.steps += count * min(count, ComparedValue.mostGroups) / 8
        return (0..<count).compactMap { index in
            let isMeant = context.meets(filter, index, visit)
            guard isMeant != .no else { return nil }
            let item = context.reader.element(index, of: visit)
            let value = context.compared(context.evaluate(key, visit, item: item))
            return (index, isMeant == .yes, value)
        }
    }

    /// The language of what is compared of an element; empty if nothing says.
    func language(of entry: Keyed, _ visit: Visit, _ context: inout CheckContext) -> String {
        let item = context.reader.element(entry.index, of: visit)
        return context.language(of: key, visit, item: item, entry.value)
    }
}
