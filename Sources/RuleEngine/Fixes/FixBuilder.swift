import Diagnostics
import ScreenModel
import YAMLSyntax

/// Turns what a rule and its check say about mending a finding into edits of the file.
struct FixBuilder {
    let store: RecordStore
    let screen: Screen
    /// The first layout that the finding appears in.
    let layout: Record
    /// Whether the finding appears in every layout of its screen.
    let isInAllLayouts: Bool

    /// The fixes of a finding; none if the text is written in a way that is hard to edit.
    func fixes(of found: MergedFinding, _ rule: CompiledRule.Body, _ tree: borrowing YAMLTree) -> [Fix] {
        let finding = found.finding
        let node = store.nodeIndex(of: finding.place, locale: found.locale, appearance: found.appearance)
        if let template = rule.fix {
            return fix(template, finding, node, tree).map { [restricted($0, node, tree)] } ?? []
        }
        guard let proposal = finding.proposal, let replacement = proposal.replacement,
            let edit = tree.replacement(of: node, by: scalar(replacement, at: finding.place))
        else { return [] }
        return [Fix(title: Title.set(to: replacement), applicability: .unsafe, edits: [edit])]
    }

    private func fix(
        _ template: FixTemplate,
        _ finding: Finding,
        _ node: NodeIndex,
        _ tree: borrowing YAMLTree
    ) -> Fix? {
        var title = ""
        var edits: [Edit]?
        func set(to value: ScalarText) {
            title = Title.set(to: value.text)
            edits = tree.replacement(of: node, by: value).map { [$0] }
        }
        switch template.action {
        case .set(let value): set(to: value)
        case .setTo(let path):
            guard let other = path.firstNode(in: layout, LayoutReader(store)) else { return nil }
            let source = tree.resolved(store.nodeIndex(of: other.place))
            guard tree[source].kind == .scalar else { return nil }
            set(to: ScalarText(tree.text(of: source)))
        case .setFields(let fields):
            title = Title.set(fields)
            edits = each(of: surplus(of: finding) ?? [finding.place]) { setting(fields, $0, tree) }
        case .trimEnd(let characters):
            let source = tree.resolved(node)
            guard tree[source].kind == .scalar else { return nil }
            let text = tree.text(of: source).trimmingSuffix { $0.isWhitespace || characters.contains($0) }
            guard !text.isEmpty else { return nil }
            set(to: ScalarText(String(text)))
        case .insertBefore(let fields):
            title = Title.insert(fields)
            let item = fields.map { ($0.name, $0.value) }
            edits = each(of: [finding.place] + finding.related.map(\.place)) { place in
                tree.insertion(ofItem: item, before: store.nodeIndex(of: place)).map { [$0] }
            }
        case .move(let destination, let keep):
            return ItemMove(store: store, destination: destination, keep: keep)
                .fix(finding, node, template.applicability, tree)
        case .remove:
            let list = tree[node].parent
            let others = surplus(of: finding)?.map { store.nodeIndex(of: $0) } ?? []
            let nodes = others.contains(node) && others.allSatisfy { tree[$0].parent == list } ? others : [node]
            title = Title.remove(nodes.count)
            edits = tree.removal(of: nodes.sorted { $0.rawValue < $1.rawValue }, from: list)
        }
        return edits.map { Fix(title: title, applicability: template.applicability, edits: $0) }
    }

    /// The items that are too many; nil if the check doesn't count.
    private func surplus(of finding: Finding) -> [Place]? {
        guard let proposal = finding.proposal, !proposal.counted.isEmpty else { return nil }
        return Array(proposal.counted.dropFirst(proposal.limit))
    }

    /// The edits for all of some places; nil if one of them can't be edited.
    private func each(of places: [Place], _ edits: (Place) -> [Edit]?) -> [Edit]? {
        let found = places.compactMap(edits)
        return found.count == places.count ? found.flatMap(\.self) : nil
    }

    private func setting(_ fields: [FixTemplate.FieldValue], _ place: Place, _ tree: borrowing YAMLTree) -> [Edit]? {
        // Where the finding stands at a word of a component, what is set is the component's.
        let isWord = place.slot.map { store.kind(of: place.record).component.fields[$0].type.component == nil } ?? false
        let place = isWord && place.freeFormValue == nil ? Place(place.record) : place
        let mapping = tree.resolved(store.nodeIndex(of: place))
        // What another word says would be said twice; its own fix comes first.
        if hasOtherWords(mapping, kind(at: place), tree) { return nil }
        var edits = [Edit]()
        for field in fields {
            let edit =
                if let value = tree.value(ofKey: field.name, in: mapping) {
                    tree.replacement(of: value, by: field.value)
                } else {
                    tree.insertion(ofKey: field.name, field.value.yaml, in: mapping)
                }
            guard let edit else { return nil }
            edits.append(edit)
        }
        return edits
    }

    private func kind(at place: Place) -> ComponentKind {
        let kind = store.kind(of: place.record)
        guard let slot = place.slot, place.freeFormValue == nil else { return kind }
        return kind.component.fields[slot].type.component ?? kind
    }

    private func hasOtherWords(_ mapping: NodeIndex, _ kind: ComponentKind, _ tree: borrowing YAMLTree) -> Bool {
        tree.pairs(of: mapping).contains { key, _ in
            let word = tree.text(of: key)
            return kind.component.slot(named: word) == nil && OtherWord.row(for: word, in: kind) != nil
        }
    }

    /// A text for a field; what is no string in the schema is not quoted.
    private func scalar(_ text: String, at place: Place) -> ScalarText {
        if let value = place.freeFormValue {
            if case .text = store.freeFormValues[Int(value)] { return ScalarText(text) }
            return ScalarText(text, isString: false)
        }
        guard let slot = place.slot else { return ScalarText(text) }
        return switch store.kind(of: place.record).component.fields[slot].type {
        case .boolean, .integer, .number: ScalarText(text, isString: false)
        default: ScalarText(text)
        }
    }

    /// The fix; not safe if its edits reach another layout, another screen, an alias or `defaults`.
    private func restricted(_ fix: Fix, _ node: NodeIndex, _ tree: borrowing YAMLTree) -> Fix {
        guard fix.applicability == .safe, !isInAllLayouts || !isOwn(node, tree) else { return fix }
        return Fix(title: fix.title, applicability: .unsafe, edits: fix.edits)
    }

    /// Whether a node stands in its screen, and no alias leads to it or anything around it.
    private func isOwn(_ node: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        var current = node
        while current != .none {
            if tree[current].kind != .alias, tree[current].hasAnchor { return false }
            if current.rawValue == screen.node { return true }
            current = tree[current].parent
        }
        return false
    }
}

/// What fixes do, in a few words.
enum Title {
    static func set(to text: String) -> String { "Set to '\(text)'" }
    static func set(_ fields: [FixTemplate.FieldValue]) -> String {
        "Set " + fields.map { "'\($0.name)' to '\($0.value.text)'" }.joined(separator: ", ")
    }
    static func insert(_ fields: [FixTemplate.FieldValue]) -> String {
        "Insert '" + fields.map { "\($0.name): \($0.value.text)" }.joined(separator: ", ") + "'"
    }
    static func remove(_ count: Int) -> String { count == 1 ? "Remove the item" : "Remove \(count) items" }
    static func move(_ count: Int, to destination: FixTemplate.Destination) -> String {
        let items = count == 1 ? "the item" : "\(count) items"
        return switch destination {
        case .first: "Move \(items) to the front"
        case .last: "Move \(items) to the end"
        case .before: "Move \(items) further to the front"
        case .overflow: "Move \(items) to the overflow menu"
        case .list(let name): "Move \(items) to '\(name)'"
        }
    }
}
