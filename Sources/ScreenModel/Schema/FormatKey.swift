import Diagnostics

/// Something of the format of screens that has a name: a component, or a key of one.
package enum FormatKey: Sendable, Hashable {
    /// A component, such as `navigationBar`.
    case component(ComponentKind)
    /// A key of a component, such as `placement` of `search`; derived ones, which rules read, are among them.
    case field(ComponentKind, slot: Int)

    /// The component, or the one that holds the key.
    var component: ComponentKind {
        switch self {
        case .component(let kind), .field(let kind, _): kind
        }
    }

    /// The field, if it is a key.
    package var field: Field? {
        guard case .field(let kind, let slot) = self else { return nil }
        return kind.component.fields[slot]
    }

    /// The name as `explain` takes it: `navigationBar`, `navigationBar.title`.
    package var name: String { component.component.name + (field.map { ".\($0.name)" } ?? "") }

    /// Everything that a name stands for: a component, a key, or keys joined by dots, from a component or the screen.
    ///
    /// Brackets, as rules and findings write them, are left out of account.
    package static func named(_ path: String) -> [FormatKey] {
        var names = path.split(separator: ".", omittingEmptySubsequences: false).map { part in
            String(part.prefix { $0 != "[" })
        }
        if names.count > 1, names[0] == ComponentKind.screen.component.name { names.removeFirst() }
        guard let first = names.first else { return [] }
        var found = all.filter { $0.lastName == first }
        if path.hasPrefix("screen."), names.count == 1 {
            found = found.filter { $0.component == .screen && $0.field != nil }
        }
        for name in names.dropFirst() {
            found = found.compactMap { $0.holds }.compactMap { kind in
                kind.component.slot(named: name).map { .field(kind, slot: $0) }
            }
            found = found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map(\.element)
        }
        guard names.count == 1 else { return found }
        // What people see of a screen before the parts of it.
        let told = found.filter { !$0.isTold(with: found) }
        return told.filter(\.isOfScreen) + told.filter { !$0.isOfScreen }
    }

    /// Whether it is told with another: a key with the component of its own name, a block's with the item's that it is.
    private func isTold(with others: [FormatKey]) -> Bool {
        guard case .field(let kind, let slot) = self, let field else { return false }
        if let part = field.type.component, part.component.name == field.name {
            return others.contains(.component(part))
        }
        let isItemField = Schema.standard[.item].slot(named: field.name) == slot
        return kind == .block && isItemField && others.contains(.field(.item, slot: slot))
    }

    /// The path that was meant by one that is none, `toolbar.itms.label`; nil if nobody can tell.
    package static func meant(by path: String) -> String? {
        let names = path.split(separator: ".").map(String.init)
        for count in names.indices.dropFirst().reversed() {
            let start = names[..<count].joined(separator: ".")
            let fields = named(start).compactMap(\.holds).flatMap(\.component.fields).map(\.name)
            guard !fields.isEmpty else { continue }
            guard let near = Suggestion.likely(for: names[count], in: fields) else { return nil }
            let fixed = ([start, near] + names[(count + 1)...]).joined(separator: ".")
            return named(fixed).isEmpty ? meant(by: fixed) : fixed
        }
        return nil
    }

    /// Everything that has a name, components first; of a variant, whose keys are the screen's, only itself.
    package static let all: [FormatKey] =
        ComponentKind.allCases.map(FormatKey.component)
        + ComponentKind.allCases.filter { $0 != .variant }.flatMap { kind in
            kind.component.fields.indices.map { FormatKey.field(kind, slot: $0) }
        }

    /// Whether it is a key of the screen itself or of one of its bars.
    private var isOfScreen: Bool {
        field != nil && [.screen, .navigationBar, .toolbar, .tabBar].contains(component)
    }

    private var lastName: String { field?.name ?? component.component.name }

    /// The component whose keys follow behind a dot.
    private var holds: ComponentKind? {
        switch self {
        case .component(let kind): kind
        case .field: field?.type.component
        }
    }
}

extension ComponentKind {
    /// The keys that hold components of this kind, such as `navigationBar.leading`.
    package var places: [String] {
        FormatKey.all.filter { key in key.field.map { !$0.isDerived && $0.type.component == self } ?? false }.map(
            \.name
        )
    }
}
