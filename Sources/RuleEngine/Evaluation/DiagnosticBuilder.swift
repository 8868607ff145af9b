package import Diagnostics
package import ScreenModel
package import YAMLSyntax

/// Makes diagnostics of findings: ranges, paths, layouts, severities and clauses.
package struct DiagnosticBuilder {
    private let file: String
    private let screen: Screen
    private let layouts: [Layout]
    private let origin: Provenance
    private let owner: ComparedFact.Owner
    /// Whether diagnostics have fixes.
    package var makesFixes = true

    /// Creates a builder for the findings of one screen.
    ///
    /// - Parameters:
    ///   - file: The path that diagnostics name.
    ///   - screen: The screen.
    ///   - layouts: Its layouts.
    ///   - store: The records of the file.
    package init(file: String, screen: Screen, layouts: [Layout], store: RecordStore) {
        self.file = file
        self.screen = screen
        self.layouts = layouts
        origin = Provenance(store: store, screen: screen, file: file)
        owner = ComparedFact.Owner(file: file, screen: screen.id ?? "")
    }

    private var store: RecordStore { origin.store }

    /// The diagnostic for a finding.
    package func diagnostic(
        _ found: ScreenFinding,
        _ rule: CompiledRule,
        _ tree: borrowing YAMLTree
    ) -> Diagnostic {
        let finding = found.finding
        let body = rule.body
        let values = DiagnosticBuilder.values(of: finding, body.definition)
        let path = store.path(of: finding.place)
        let node = self.node(of: finding, locale: found.locale)
        return Diagnostic(
            file: file(of: node, tree),
            screen: screen.id,
            path: path,
            layouts: found.layouts.map { layouts[$0].name },
            locale: found.locale == 0 ? nil : store.locales[Int(found.locale)],
            rule: body.definition.id,
            clauses: body.definition.clauses,
            severity: body.definition.severity,
            message: body.definition.message.map { MessageTemplate.fill($0.text, values) } ?? finding.message,
            help: body.definition.help.map { MessageTemplate.fill($0, values) },
            range: range(of: finding, node, tree),
            related: finding.related.map { related in
                let node = NodeIndex(rawValue: store.node(of: related.place, locale: found.locale))
                let file = file(of: node, tree)
                return RelatedRange(message: related.message, file: file, range: tree[tree.resolved(node)].range)
            } + proof(of: found) + origin.uses(of: finding.place, tree),
            fixes: makesFixes ? fixes(of: found, rule, tree) : []
        )
    }

    private func fixes(of found: ScreenFinding, _ rule: CompiledRule, _ tree: borrowing YAMLTree) -> [Fix] {
        guard rule.fix != nil || found.finding.proposal != nil else { return [] }
        let builder = FixBuilder(
            store: store,
            screen: screen,
            layout: layouts[found.layouts.first ?? 0].record,
            isInAllLayouts: found.layouts.count == layouts.count
        )
        return builder.fixes(of: found, rule, tree)
    }

    private func proof(of found: ScreenFinding) -> [RelatedRange] {
        found.proof.map { [RelatedRange(message: $0.message, file: $0.fact.file, range: $0.fact.range)] } ?? []
    }

    /// What other screens are to be compared with.
    package func comparedFact(_ fact: ScreenFact, _ tree: borrowing YAMLTree) -> ComparedFact {
        let node = NodeIndex(rawValue: store.node(of: fact.fact.place, locale: fact.locale))
        return ComparedFact(fact, of: owner, range: tree[tree.resolved(node)].range)
    }

    /// The rule's own message about a finding, or the check's.
    static func message(of finding: Finding, _ rule: RuleDefinition) -> String {
        rule.message.map { MessageTemplate.fill($0.text, values(of: finding, rule)) } ?? finding.message
    }

    /// What placeholders stand for: the check's values, then the rule's parameters.
    private static func values(of finding: Finding, _ rule: RuleDefinition) -> [String: String] {
        var values = finding.values
        for parameter in rule.parameters where values[parameter.name] == nil {
            values[parameter.name] = parameter.value.text ?? ""
        }
        return values
    }

    /// The node that a finding is reported at, or at whose key.
    private func node(of finding: Finding, locale: UInt32) -> NodeIndex {
        switch finding.anchor {
        case .node where finding.place.slot == nil && store.place(of: finding.place.record) == nil:
            // The screen as a whole is named by its id.
            return keyNode(of: finding.place.record)
        case .node: return NodeIndex(rawValue: store.node(of: finding.place, locale: locale))
        case .key: return keyNode(of: finding.place.record)
        }
    }

    /// The node at whose key something is reported that a component lacks: the component; for a screen its id.
    private func keyNode(of record: Record) -> NodeIndex {
        guard let place = store.place(of: record), place.slot != nil else {
            let id = NodeIndex(rawValue: store[screen.record, Slots.Screen.id].node)
            return id == .none ? NodeIndex(rawValue: screen.node) : id
        }
        return NodeIndex(rawValue: store.node(of: place))
    }

    private func file(of node: NodeIndex, _ tree: borrowing YAMLTree) -> String {
        tree.otherSource(of: node)?.file ?? file
    }

    private func range(of finding: Finding, _ node: NodeIndex, _ tree: borrowing YAMLTree) -> SourceRange {
        guard finding.anchor == .key, let place = store.place(of: finding.place.record), let slot = place.slot else {
            return tree[tree.resolved(node)].range
        }
        if tree.isAdded(node) { return tree.addedKey(of: node) ?? tree[node].range }
        // A key is a scalar, so it stands right before its value.
        let key = NodeIndex(rawValue: node.rawValue - 1)
        guard place.element == nil, slot >= 0, tree[tree[node].parent].kind == .mapping else {
            return tree[tree.resolved(node)].range
        }
        return tree[key].range
    }
}
