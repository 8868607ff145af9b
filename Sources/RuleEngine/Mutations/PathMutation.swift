import CEL
import ScreenModel

extension MutationKind {
    /// A path leads to the sibling of a field: another field of its component that has the same type.
    static let path = MutationKind { part in
        switch part.kind {
        case .path:
            let fields = part.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            return fields.indices.compactMap { index in
                let name = fields[index].replacing("[]", with: "")
                guard let sibling = sibling(of: name) else { return nil }
                var others = fields
                others[index] = fields[index].replacing(name, with: sibling)
                return Change(text: others.joined(separator: "."), words: "'\(name)' becomes '\(sibling)'")
            }
        case .expression, .key:
            return part.exchanges { found in
                guard case .field(let name) = found.kind else { return [] }
                return sibling(of: name).map { [$0] } ?? []
            }
        case .number, .word: return []
        }
    }

    /// The next field of the same type, or the one before; nil if the component has only one of that type.
    private static func sibling(of name: String) -> String? {
        for component in Schema.standard.components {
            guard let slot = component.slot(named: name) else { continue }
            let field = component.fields[slot]
            let alike = { (other: Field) in other.type == field.type && other.isDerived == field.isDerived }
            return
                (component.fields[(slot + 1)...].first(where: alike) ?? component.fields[..<slot].last(where: alike))?
                .name
        }
        return nil
    }
}
