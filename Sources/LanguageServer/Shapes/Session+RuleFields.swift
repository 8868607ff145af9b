import Linter
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Session {
    /// What stands at a place whose keys or words depend on a rule: its parameters in a configuration, and in a rule file
    /// those of its check, its fix and its examples; nil for other places.
    func shapeOfRule(at location: DocumentLocation, of document: OpenDocument, _ tree: borrowing YAMLTree) -> Shape? {
        let path = location.fullPath
        switch (document.kind, path.last) {
        case (.configuration, .key("params")?):
            guard let rule = rule(configuredAt: path.dropLast()) else { return nil }
            return .keys(rule.parameters.map { ShapeKey($0.name, "By default \($0.value.flowText).", .text) })
        case (.configuration, .key(let name)?) where path.dropLast().last == .key("params"):
            let rule = rule(configuredAt: path.dropLast(2))
            let value = rule?.parameters.first { $0.name == name }?.value
            return value?.elements != nil || value?.members != nil ? .keys(Session.changes) : nil
        case (.rules, .key("set")?):
            guard case .component(let kind)? = RuleContext(location, in: tree)?.visited else { return nil }
            return .component(kind)
        case (.rules, .key("insertBefore")?): return .component(.item)
        case (.rules, .key("moveTo")?): return .words(Session.destinations)
        case (.rules, .key("check")?):
            return RuleContext(location, in: tree)?.kind.map(Shape.options) ?? Shape.kinds
        case (.rules, .element?) where path.count > 4 && path[2] == .key("examples"):
            let isValid = path[3] == .key("valid")
            let keys = RuleFileKeys.example.filter { ($0.name == "x-also") == isValid || $0.name == "screens" }
            return .either([.component(.screen), .keys(keys.map { ShapeKey($0.name, $0.summary, .text) })])
        default: return nil
        }
    }

    /// The rule that a place in a configuration is about; nil for other places.
    private func rule(configuredAt path: ArraySlice<DocumentLocation.Step>) -> RuleDefinition? {
        guard path.dropLast().last == .key("rules"), case .key(let id)? = path.last else { return nil }
        return setup.library.definition(id)
    }

    /// How a configuration changes a list or a map of a rule.
    private static let changes = [
        ShapeKey("add", "What comes to the list or the map.", .text),
        ShapeKey("remove", "What is taken out of it: elements of the list, or keys of the map.", .text),
    ]

    /// Where a fix moves items.
    private static let destinations = [
        ShapeWord(name: "first", summary: "To the first place of their list."),
        ShapeWord(name: "last", summary: "To the last place of their list."),
        ShapeWord(name: "before", summary: "Before the related item."),
        ShapeWord(name: "overflow", summary: "Into the overflow menu of their bar."),
        ShapeWord(name: "leading", summary: "Into this list of the navigation bar."),
        ShapeWord(name: "trailing", summary: "Into this list of the navigation bar."),
        ShapeWord(name: "items", summary: "Into this list of the toolbar."),
    ]

    /// The lists that a pack's rules share, from its `pack.yaml`.
    func sharedLists(of document: OpenDocument) -> [ShapeWord] {
        guard case .rules(let folder) = document.kind else { return [] }
        let path = FilePath.joined(folder, "pack.yaml")
        guard let bytes = try? files(below: folder).read(path, limit: YAMLLimits.standard.byteCount) else { return [] }
        let tree = YAMLTree(bytes)
        return tree.documents.first.map { RuleContext.entries("lists", of: $0, tree) } ?? []
    }
}
