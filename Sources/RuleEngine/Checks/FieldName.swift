import Diagnostics
import ScreenModel
import YAMLSyntax

/// Reads the name of a field of the visited component, which `present` and `absent` take.
enum FieldName {
    /// The field's slot and name; nil after a mistake, which is reported.
    static func slot(_ definition: inout CheckDefinition) -> (slot: Int, name: String)? {
        guard let kind = definition.component() else { return nil }
        guard definition.value.boolean == nil else {
            let message = "'\(definition.kind)' takes the name of a field, such as \(definition.kind): title."
            return definition.refuse(message)
        }
        guard let name = definition.value.text else {
            let message = "'\(definition.kind)' takes one field, not a list; make a rule for each, or use 'satisfies'."
            return definition.refuse(message)
        }
        if let slot = kind.component.slot(named: name) {
            definition.compiler.fields.insert(slot, of: Int(kind.rawValue))
            return (slot, name)
        }
        if name.hasPrefix("x-") {
            definition.compiler.noteOwnKey()
            return (ExtraSlot.slot(of: name), name)
        }
        if let last = name.split(separator: ".").last.map(String.init), last != name,
            kind.component.slot(named: last) != nil
        {
            let message =
                "'\(definition.kind)' takes the name of a field of what is visited: \(definition.kind): \(last)."
            return definition.refuse(message, rule: .ruleUnknownField)
        }
        if let dot = name.lastIndex(of: "."), (try? NodePath(name)) != nil {
            let message =
                "'\(definition.kind)' takes the name of a field of what is visited: write on: \(name[..<dot]) and "
                + "\(definition.kind): \(name[dot...].dropFirst())."
            return definition.refuse(message, rule: .ruleUnknownField)
        }
        return definition.refuse(NodePath.unknownField(name, kind.component), rule: .ruleUnknownField)
    }
}
