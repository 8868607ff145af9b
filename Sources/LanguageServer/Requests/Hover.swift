import Diagnostics
import Linter
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Request {
    /// `textDocument/hover`: on a finding its clause, on a key or a value what it means.
    static let hover = Request("textDocument/hover") { parameters, session in
        let (uri, position) = (try parameters.uri, try parameters.position)
        guard let report = session.report(of: uri), let document = session.documents[uri] else { return .null }
        let mapping = PositionMapping(report.source, session.encoding)
        let offset = mapping.offset(of: position)
        let (summary, range) = session.documentation(at: offset, of: document)
        var parts = summary.map { [$0] } ?? []
        for diagnostic in report.diagnostics
        where diagnostic.range.start <= offset && offset <= diagnostic.range.end {
            let clause = diagnostic.clauses.first.flatMap { session.clause($0, ofRule: diagnostic.rule) }
            if let clause, !parts.contains(clause) { parts.append(clause) }
        }
        if let open = session.openQuestions(at: offset, document) { parts.append(open) }
        guard !parts.isEmpty else { return .null }
        let text = MarkupContent(parts.joined(separator: "\n\n---\n\n"), session.client.hoverFormat)
        return ["contents": text.json, "range": range.map { mapping.range($0).json }]
    }
}

extension Session {
    /// What the schema and the workspace say of a point.
    fileprivate func documentation(at offset: Int, of document: OpenDocument) -> (String?, SourceRange?) {
        let tree = YAMLTree(document.text)
        let place = CompletionPlace(document.text, at: offset)
        if place.comment != nil {
            let id = String(decoding: document.text[place.word.start..<place.word.end], as: UTF8.self)
            if let rule = named(id, .named(.rule), document) { return (rule, place.word) }
        }
        guard let root = shape(of: document, tree), let location = DocumentLocation.find(offset, in: tree),
            let key = location.key
        else { return (nil, nil) }
        let parent = root.descendant(location.path)
        let text = parent?.keys.first { $0.name == key }?.documentation ?? named(key, parent?.keyNames, document)
        guard location.isInValue else {
            if text == nil, let kind = parent?.component, let other = otherWord(key, of: kind, parent) {
                return (other, location.keyRange)
            }
            return (text.map { $0 + reference(key, of: parent?.component) }, location.keyRange)
        }
        guard let value = tree.scalar(at: offset, below: location.value), let shape = root.descendant(location.fullPath)
        else { return (nil, nil) }
        let name = tree.text(of: value)
        if let expression = shape.expression,
            let rule = RuleContext(location, in: tree, lists: sharedLists(of: document))
        {
            let place = ExpressionPlace(document.text, at: offset)
            let name = String(decoding: document.text[place.word.start..<place.word.end], as: UTF8.self)
            if let text = rule.documentation(of: name, in: expression, at: place) { return (text, place.word) }
        }
        if let short = shortForm(at: tree[value].range, document) {
            return ([short, text].compactMap(\.self).joined(separator: "\n\n---\n\n"), tree[value].range)
        }
        if let word = shape.words.first(where: { $0.name == name }) {
            let summary = word.summary.isEmpty ? "" : ": \(word.summary)"
            return ("`\(word.name)`\(summary)\n\n\(text ?? "")", tree[value].range)
        }
        return (named(name, shape.names, document) ?? text, tree[value].range)
    }

    /// What a word of another tool stands for.
    private func otherWord(_ key: String, of kind: ComponentKind, _ parent: Shape?) -> String? {
        guard let row = OtherWord.row(for: key, in: kind) else { return nil }
        guard let own = row.ownKey else { return row.advice.map { "`\(key)`: \($0)" } }
        let documentation = parent?.keys.first { $0.name == own }?.documentation
        return ["`\(key)` is read as `\(own)`.", documentation].compactMap(\.self).joined(separator: "\n\n")
    }

    /// The full form of a short one in a screen, as `fix --full-forms` writes it.
    private func shortForm(at range: SourceRange, _ document: OpenDocument) -> String? {
        let tree = YAMLTree(document.text)
        guard document.kind == .screen, tree.source == document.text else { return nil }
        let forms = ScreenDecoder.fullForms(of: tree, file: document.path).filter {
            $0.edits.count == 1 && $0.edits[0].range == range
        }
        guard let text = forms.first?.edits.first?.text, !text.contains("\n") else { return nil }
        return "Short for `\(text)`."
    }

    /// What the reference says of a key besides what it takes: which rules read it, and an example of what it holds.
    private func reference(_ key: String, of kind: ComponentKind?) -> String {
        guard let kind, let slot = kind.component.slot(named: key) else { return "" }
        var text = ""
        if let part = kind.component.fields[slot].type.component {
            text += "\n\n```yaml\n\(EmbeddedText.example(of: part))```"
        }
        let rules = KeyReaders(setup.library).rules(reading: slot, of: kind)
        guard !rules.isEmpty else { return text }
        return text + "\n\nRead by \(Plural.list(rules.prefix(6).map { "`\($0.id)`" }, of: rules.count))."
    }

    /// At a screen's id, what would decide more.
    fileprivate func openQuestions(at offset: Int, _ document: OpenDocument) -> String? {
        let tree = YAMLTree(document.text)
        guard document.kind == .screen, let location = DocumentLocation.find(offset, in: tree), location.key == "id",
            let root = shape(of: document, tree), root.descendant(location.path)?.component == .screen,
            let open = undecided(document).first(where: { $0.id == tree.text(of: location.value) })?.open,
            open.count > 0
        else { return nil }
        var text = Plural.phrase(open.count, "check is", "checks are") + " undecided."
        for key in open.keys.filter({ $0.decides > 0 }).prefix(3) {
            text += "\n- \(key.words): \(Plural.phrase(key.decides, "check"))"
        }
        return text
    }

    /// What a name stands for; nil if nobody knows.
    private func named(_ name: String, _ source: NameSource?, _ document: OpenDocument) -> String? {
        switch source {
        case nil: return nil
        case .tokens(let field):
            if Field.colorNames.contains(field), let color = colorDocumentation(name, document) { return color }
            let count = screenContents(seenFrom: document.path).count {
                $0.content.tokens[field]?.contains(name) == true
            }
            return "`\(name)`: used as \(field) in \(Plural.phrase(count, "file"))"
        case .screens:
            for (path, content) in screenContents(seenFrom: document.path) {
                guard let screen = content.screens.first(where: { $0.id == name }) else { continue }
                return "**\(screen.name ?? name)**: a screen in \(FilePath.display(path))"
            }
            return nil
        case .named(.rule):
            guard let rule = setup.library.definition(name) else { break }
            let principal = rule.clauses.first.flatMap { clause($0, ofRule: rule.id) }
            return "**\(rule.id)**: \(rule.summary)" + (principal.map { "\n\n" + $0 } ?? "")
        default: break
        }
        guard let source, let word = names(source, for: document).first(where: { $0.name == name }) else { return nil }
        return "**\(word.name)**: \(word.summary)"
    }

    /// A clause that a rule rests on, with a link to its document.
    fileprivate func clause(_ id: String, ofRule rule: String) -> String? {
        guard let (clause, document) = setup.library.clause(id, ofRule: rule) else { return nil }
        let link = document.map { document in
            document.url.map { " ([\(document.title)](\($0)))" } ?? " (\(document.title))"
        }
        return "**\(clause.id)**: \(clause.says)\(link ?? "")"
    }
}

extension YAMLTree {
    /// The scalar at an offset: the node itself, or one in a list that it is.
    func scalar(at offset: Int, below index: NodeIndex) -> NodeIndex? {
        let node = self[index]
        guard node.range.start <= offset, offset <= node.range.end else { return nil }
        if node.kind == .scalar { return index }
        guard node.kind == .sequence else { return nil }
        for child in children(of: index) {
            if let found = scalar(at: offset, below: child) { return found }
        }
        return nil
    }
}
