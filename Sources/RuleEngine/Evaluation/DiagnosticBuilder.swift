package import Diagnostics
package import ScreenModel
package import Tokens
package import YAMLSyntax

/// Makes diagnostics of findings: ranges, paths, layouts, severities and clauses.
package struct DiagnosticBuilder {
    private let file: String
    private let screen: Screen
    private let layouts: [Layout]
    private let layoutNames: [String]
    private let origin: Provenance
    var makesFixes = true

    /// Creates a builder for the findings of one screen.
    package init(file: String, screen: Screen, layouts: [Layout], _ reader: LayoutReader) {
        (self.file, self.screen, self.layouts) = (file, screen, layouts)
        layoutNames = layouts.map(\.name)
        origin = Provenance(reader: reader, screen: screen, file: file)
    }

    private var records: LayoutReader.SharedRecords { origin.reader.records }

    /// The diagnostic for a finding.
    package func diagnostic(_ found: MergedFinding, _ rule: CompiledRule, _ tree: borrowing YAMLTree) -> Diagnostic {
        let body = rule.body
        var diagnostic = draft(found, body, tree)
        body.complete(&diagnostic, DiagnosticBuilder.message(of: found, body), found.finding.values)
        return diagnostic
    }

    /// The diagnostic for a finding, without what its rule says.
    private func draft(_ found: MergedFinding, _ rule: CompiledRule.Body, _ tree: borrowing YAMLTree) -> Diagnostic {
        let finding = found.finding
        let node = self.node(of: found)
        return Diagnostic(
            file: file(of: node, tree),
            screen: screen.id,
            path: records.store.path(of: finding.place),
            layouts: found.layouts.map { layoutNames[$0] },
            locale: TextLanguage.name(ofLocale: found.locale, in: records.store),
            rule: "",
            severity: .error,
            message: "",
            subject: SubjectName.text(of: finding.place, records.store, locale: found.locale),
            range: range(of: finding, node, tree),
            related: finding.related.map { related in
                let node = self.node(of: related.place, found)
                let file = file(of: node, tree)
                return RelatedRange(message: related.message, file: file, range: tree[tree.resolved(node)].range)
            } + origin.uses(of: finding.place, locale: found.locale, appearance: found.appearance, tree),
            fixes: makesFixes ? fixes(of: found, rule, tree) : []
        )
    }

    private func fixes(of found: MergedFinding, _ rule: CompiledRule.Body, _ tree: borrowing YAMLTree) -> [Fix] {
        guard rule.fix != nil || found.finding.proposal != nil, !isWrittenForBoth(found) else { return [] }
        let builder = FixBuilder(
            store: records.store,
            screen: screen,
            layout: layouts[found.layouts.first ?? 0].record,
            isInAllLayouts: found.layouts.count == layouts.count
        )
        return builder.fixes(of: found, rule, tree)
    }

    /// Writes a fact, with the diagnostic that becomes of it where it is not what others have, if anybody wants to
    /// know.
    func write(
        _ fact: ScreenFact,
        _ rules: RuleSet,
        overruling overruled: [ComparedFact.Overruled],
        onlyFact: Bool,
        to writer: inout FactWriter,
        _ tree: borrowing YAMLTree
    ) {
        let node = writtenNode(of: fact.fact.place, locale: fact.locale)
        let range = tree[tree.resolved(node)].range
        var draft: Int?
        if !onlyFact, fact.fact.kind.canBeReported {
            let rule = rules.rules[fact.rule].body
            let isOwn = rule.fix != nil
            draft = isOwn ? nil : writer.draft(like: fact)
            if draft == nil {
                let finding = Finding(place: fact.fact.place, anchor: fact.fact.anchor, message: "")
                let found = MergedFinding(rule: fact.rule, finding: finding, layouts: fact.layouts, locale: fact.locale)
                draft = writer.add(self.draft(found, rule, tree), of: isOwn ? nil : fact)
            }
        }
        writer.add(fact, rules.rules[fact.rule].id, range, draft: draft, overruling: overruled)
    }

    /// The rule's own message about a finding, or the check's; after the appearance, if it is that of one alone.
    static func message(of found: MergedFinding, _ rule: CompiledRule.Body) -> String {
        let own = found.finding.message
        // A condition says nothing to people who don't read conditions.
        let message = rule.message(found.finding.values) ?? (own.isEmpty ? rule.definition.summary + "." : own)
        return found.appearance.map { prefix($0) + message } ?? message
    }

    /// What a message about one appearance alone begins with.
    fileprivate static func prefix(_ appearance: Appearance) -> String { "In \(appearance.rawValue) appearance: " }

    /// The node that a finding is reported at, or at whose key.
    private func node(of found: MergedFinding) -> NodeIndex {
        let finding = found.finding
        if let change = change(in: found) { return records.store.nodeIndex(of: change) }
        switch finding.anchor {
        case .node where finding.place.slot == nil && records.store.place(of: finding.place.record) == nil:
            // The screen as a whole is named by its id.
            return keyNode(of: finding.place.record)
        case .node:
            return self.node(of: finding.place, found)
        case .key: return keyNode(of: finding.place.record)
        }
    }

    /// What a variant writes of the component that a finding is about; nil if the layout without variants has it, too.
    private func change(in found: MergedFinding) -> Record? {
        let store = records.store
        // The base's own size class need not be the first.
        let plain = layouts.firstIndex { !LayoutComparison.isVaried($0, store) } ?? 0
        guard !found.layouts.contains(plain), plain < layouts.count, store.isOnlyComponent(at: found.finding.place)
        else { return nil }
        let variants = store.elements(screen.record, Slots.Screen.variants).filter(\.hasValue)
        return store.change(
            of: found.finding.place.record,
            from: layouts[plain].record,
            by: variants.map(\.record)
        )
    }

    /// Whether a finding of one appearance is about what is written for both, which a fix would change for the other, too.
    private func isWrittenForBoth(_ found: MergedFinding) -> Bool {
        guard found.appearance != nil else { return false }
        let nodes = Appearance.allCases.map {
            writtenNode(of: found.finding.place, locale: found.locale, appearance: $0)
        }
        return Set(nodes).count == 1
    }

    /// The node of a place, in the locale and the appearance that something was found in.
    private func node(of place: Place, _ found: MergedFinding) -> NodeIndex {
        writtenNode(of: place, locale: found.locale, appearance: found.appearance)
    }

    /// The node of a place; of what isn't written that of the component that it belongs to, or the screen's id.
    private func writtenNode(of place: Place, locale: UInt32, appearance: Appearance? = nil) -> NodeIndex {
        let node = NodeIndex(rawValue: records.store.writtenNode(of: place, locale: locale, appearance: appearance))
        return node == .none ? idNode : node
    }

    /// The node of the screen's id, by which the screen as a whole is named.
    private var idNode: NodeIndex {
        let id = records.store[screen.record, Slots.Screen.id].nodeIndex
        return id == .none ? screen.nodeIndex : id
    }

    /// The node at whose key something is reported that a component lacks: the component; for a screen its id.
    private func keyNode(of record: Record) -> NodeIndex {
        guard let place = records.store.place(of: record), place.slot != nil else { return idNode }
        return records.store.nodeIndex(of: place)
    }

    private func file(of node: NodeIndex, _ tree: borrowing YAMLTree) -> String {
        tree.otherSource(of: node)?.file ?? file
    }

    private func range(of finding: Finding, _ node: NodeIndex, _ tree: borrowing YAMLTree) -> SourceRange {
        guard finding.anchor == .key, let place = records.store.place(of: finding.place.record), let slot = place.slot
        else {
            return tree[tree.resolved(node)].range
        }
        if tree.isAdded(node) { return tree[node].range }
        // A key is a scalar, so it stands right before its value.
        let key = NodeIndex(rawValue: node.rawValue - 1)
        guard place.element == nil, slot >= 0, tree[tree[node].parent].kind == .mapping else {
            return tree[tree.resolved(node)].range
        }
        return tree[key].range
    }
}

extension Diagnostic {
    /// The appearance that a rule found it in alone, as its message says; nil for both.
    package var appearance: Appearance? {
        Appearance.allCases.first { message.hasPrefix(DiagnosticBuilder.prefix($0)) }
    }
}
