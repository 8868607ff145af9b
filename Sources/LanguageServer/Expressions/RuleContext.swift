import CEL
import RuleEngine
import ScreenModel
import YAMLSyntax

/// The rule around a point of a rule file: what its paths, conditions and message can name.
struct RuleContext {
    /// What an expression of a rule file is.
    enum Expression: Hashable, Sendable {
        /// A path from the screen.
        case path
        /// A condition, or another expression in CEL.
        case condition
        /// The name of a field of what the rule visits.
        case field
        /// A value, for which a parameter can stand.
        case value
        /// A text with placeholders.
        case message
    }

    /// The path to what the rule visits; nil if it is none.
    let path: NodePath?
    /// What the rule visits; nil if that can't be told.
    var visited: FieldType? { path?.type }
    /// The component that has the visited field.
    var owner: ComponentKind? { path?.owner }
    let parameters: [ShapeWord]
    /// The lists of the pack that the rule can use like parameters of its own.
    let lists: [ShapeWord]
    let definitions: [ShapeWord]
    let kind: CheckKind?
    /// The node of the rule, or of the file.
    private let rule: NodeIndex
    /// Whether it is what holds for all rules of a file.
    private let isOfFile: Bool

    /// Looks at the rule that a place is in; nil outside of rules.
    init?(_ location: DocumentLocation, in tree: borrowing YAMLTree, lists: [ShapeWord] = []) {
        self.lists = lists
        if let file = tree.documents.first, [.key("when"), .key("let")].contains(location.fullPath.first) {
            // What holds for all rules of a file is over the screen alone.
            (rule, path, kind, parameters, isOfFile) = (file, nil, nil, [], true)
            definitions = RuleContext.entries("let", of: file, tree)
            return
        }
        guard location.path.first == .key("rules"), location.path.count > 1, case .key(let name) = location.path[1]
        else { return nil }
        isOfFile = false
        for document in tree.documents {
            guard let rules = tree.value(ofKey: "rules", in: document), let rule = tree.value(ofKey: name, in: rules)
            else { continue }
            self.rule = rule
            let on = tree.value(ofKey: "on", in: rule)
            let first = on.map { tree[$0].kind == .sequence ? tree.firstChild(of: $0) : $0 }
            path = first.flatMap { try? NodePath(String(tree.text(of: $0).trimmingPrefix("every "))) }
            let own = RuleContext.entries("params", of: rule, tree)
            parameters = own + lists.filter { list in !own.contains { $0.name == list.name } }
            definitions = RuleContext.entries("let", of: rule, tree) + RuleContext.entries("let", of: document, tree)
            kind = tree.value(ofKey: "check", in: rule).flatMap { check in
                tree.pairs(of: check).compactMap { CheckKind.named(tree.text(of: $0.key)) }.first
            }
            return
        }
        return nil
    }

    static func entries(_ key: String, of map: NodeIndex, _ tree: borrowing YAMLTree) -> [ShapeWord] {
        guard let entries = tree.value(ofKey: key, in: map) else { return [] }
        return tree.pairs(of: entries).map { key, value in
            ShapeWord(name: tree.text(of: key), summary: tree.flowText(of: value) ?? "several")
        }
    }

    /// What can be typed at a place, and how a name is to be completed.
    func names(_ expression: Expression, at place: ExpressionPlace) -> [ShapeWord] {
        let own = parameters.map { ShapeWord(name: "$\($0.name)", summary: $0.summary) }
        switch expression {
        case .value: return RuleContext.words(visited) + own
        case .message: return place.isPlaceholder ? placeholders : []
        case .field:
            guard place.steps.isEmpty, let visited else { return own }
            return RuleContext.fields(visited.element ?? visited) + own
        case .path:
            if place.isOwnKey { return [] }
            guard !place.steps.isEmpty else {
                let texts = ShapeWord(name: "texts[]", summary: "All texts that people see, wherever they stand.")
                return RuleContext.fields(.component(.screen)) + [texts] + own
            }
            return type(at: place.steps[...], from: .component(.screen)).map(RuleContext.fields) ?? []
        case .condition:
            if place.isOwnKey { return [] }
            if let compared = place.compared {
                let words = RuleContext.words(type(of: compared))
                if place.isQuoted { return words }
                if !words.isEmpty { return words.map { ShapeWord(name: "'\($0.name)'", summary: $0.summary) } }
            }
            guard let first = place.steps.first else {
                let variables = place.variables.map {
                    ShapeWord(name: $0, summary: "An element of the list, as the function around it names it.")
                }
                return variables + roots + own + RuleContext.functions.filter { !$0.isMethod }.map(\.word)
            }
            if first.name == "params" { return place.steps.count == 1 ? parameters : [] }
            guard let type = type(of: place) else { return [] }
            if case .component = type { return RuleContext.fields(type) }
            return RuleContext.functions.filter(\.isMethod).map(\.word)
        }
    }

    /// The entry of `params` or `let` that a name stands for.
    func definition(of name: String, in tree: borrowing YAMLTree) -> NodeIndex? {
        for key in ["params", "let"] {
            guard let entries = tree.value(ofKey: key, in: rule) else { continue }
            if let found = tree.pairs(of: entries).first(where: { tree.text(of: $0.key) == name }) { return found.key }
        }
        return nil
    }

    private var placeholders: [ShapeWord] {
        var component: ComponentKind?
        if case .component(let visited)? = visited { component = visited }
        let filled = (kind?.placeholders(visiting: component) ?? []).map {
            ShapeWord(name: $0, summary: "What the check fills in.")
        }
        return filled + parameters + definitions
    }

    private var roots: [ShapeWord] {
        var roots = [ShapeWord(name: "screen", summary: "The whole screen.")]
        if !isOfFile { roots.append(ShapeWord(name: "self", summary: "What the rule visits.")) }
        if owner != nil { roots.append(ShapeWord(name: "parent", summary: "What has the visited field.")) }
        if case .list = visited { roots.append(ShapeWord(name: "item", summary: "An element of the visited list.")) }
        if !parameters.isEmpty {
            roots.append(ShapeWord(name: "params", summary: "The figures and lists of the rule."))
        }
        return roots + definitions
    }

    func root(_ name: String) -> FieldType? {
        switch name {
        case "screen": .component(.screen)
        case "self": visited
        case "parent": owner.map { .component($0) }
        case "item": visited.map { $0.element ?? $0 }
        default: nil
        }
    }

    /// The type of what stands before the last dot of a condition, whose macros give names to the elements of lists.
    func type(of place: ExpressionPlace) -> FieldType? {
        guard let first = place.steps.first else { return nil }
        let root = place.list(of: first.name).flatMap { type(of: $0) }.map { $0.element ?? $0 } ?? root(first.name)
        return root.flatMap { root in
            type(at: place.steps.dropFirst(), from: first.isEach ? root.element ?? root : root)
        }
    }

    func type(at steps: ArraySlice<ExpressionPlace.Step>, from start: FieldType) -> FieldType? {
        var type = start
        for (index, step) in steps.enumerated() {
            if index == 0, step.name == "screen", type == .component(.screen) { continue }
            guard case .component(let kind) = type, let slot = kind.component.slot(named: step.name) else { return nil }
            type = kind.component.fields[slot].type
            if step.isEach { type = type.element ?? type }
        }
        return type
    }

    private static func fields(_ type: FieldType) -> [ShapeWord] {
        guard case .component(let kind) = type else { return [] }
        return kind.component.fields.map { ShapeWord(name: $0.name, summary: $0.summary) }
    }

    /// The words of a closed list.
    private static func words(_ type: FieldType?) -> [ShapeWord] {
        (type?.enumeration?.values ?? []).map { ShapeWord(name: $0.name, summary: $0.summary) }
    }

    /// The functions, and whether one stands behind the value that it is about.
    private static let functions = FunctionDocumentation.all.map { function in
        let word = ShapeWord(name: function.name, summary: "\(function.summary)\n\n`\(function.example)`")
        let isMethod = function.example.firstRange(of: ".\(function.name)(") != nil
        return (word: word, isMethod: isMethod)
    }
}
