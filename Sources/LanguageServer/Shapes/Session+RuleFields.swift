import Linter
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Session {
    /// What stands at a place whose keys depend on a rule: its parameters in a configuration, and in a rule file the fields
    /// that a fix sets; nil for other places.
    func shapeOfRule(at location: DocumentLocation, of document: OpenDocument, _ tree: borrowing YAMLTree) -> Shape? {
        let path = location.fullPath
        switch (document.kind, path.last) {
        case (.configuration, .key("params")?):
            guard path.count > 2, path[path.count - 3] == .key("rules"), case .key(let id) = path[path.count - 2],
                let rule = setup.library.definition(id)
            else { return nil }
            return .keys(rule.parameters.map { ShapeKey($0.name, "By default \($0.value.flowText).", .text) })
        case (.rules, .key("set")?):
            guard case .component(let kind)? = RuleContext(location, in: tree)?.visited else { return nil }
            return .component(kind)
        default: return nil
        }
    }
}
