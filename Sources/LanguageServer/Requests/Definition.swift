import Diagnostics
import Linter
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Request {
    /// `textDocument/definition`: a `target` or `parent` leads to the screen of that id, a colour to its token, an alias to
    /// its anchor, an id to itself.
    static let definition = Request("textDocument/definition") { parameters, session in
        let (uri, position) = (try parameters.uri, try parameters.position)
        guard let document = session.documents[uri] else { return .null }
        session.awaitWorkspace()
        let tree = YAMLTree(document.text)
        let mapping = PositionMapping(tree.source, session.encoding)
        let offset = mapping.offset(of: position)
        if let anchor = anchor(at: offset, in: tree) { return Location(uri: uri, range: mapping.range(anchor)).json }
        let location = DocumentLocation.find(offset, in: tree)
        if case .rules(let folder) = document.kind, let location,
            let place = session.place(inRulesAt: offset, location, folder, document, tree, mapping)
        {
            return place.json
        }
        if let location, location.isInValue,
            let shape = session.shape(of: document, tree)?.descendant(location.fullPath),
            let value = tree.scalar(at: offset, below: location.value),
            let place = session.place(of: tree.text(of: value), shape.names, seenFrom: document)
        {
            return place.json
        }
        // An id leads to itself, from where editors go on to what leads there.
        guard let (mention, _) = session.mention(at: position, in: uri), mention.isDeclaration else { return .null }
        return Location(uri: uri, range: mapping.range(mention.range)).json
    }

    /// The node that the alias at an offset stands for.
    private static func anchor(at offset: Int, in tree: borrowing YAMLTree) -> SourceRange? {
        for number in 1..<UInt32(max(1, tree.nodeCount + 1)) {
            let node = tree[NodeIndex(rawValue: number)]
            guard node.kind == .alias, node.range.start <= offset, offset <= node.range.end, node.target != .none
            else { continue }
            return tree.anchorRange(of: node.target) ?? tree[node.target].range
        }
        return nil
    }
}

extension Session {
    /// Where that stands which a rule file names: a parameter or name of the same rule, a clause or a rule of the pack.
    fileprivate func place(
        inRulesAt offset: Int,
        _ location: DocumentLocation,
        _ folder: String,
        _ document: OpenDocument,
        _ tree: borrowing YAMLTree,
        _ mapping: PositionMapping
    ) -> Location? {
        guard location.isInValue else { return nil }
        let word = ExpressionPlace(document.text, at: offset).word
        var name = String(decoding: document.text[word.start..<word.end], as: UTF8.self)
        if name.hasPrefix("$") { name.removeFirst() }
        if let rule = RuleContext(location, in: tree), let node = rule.definition(of: name, in: tree) {
            return Location(uri: document.uri, range: mapping.range(tree[node].range))
        }
        guard let value = tree.scalar(at: offset, below: location.value),
            let loaded = try? RulePackFolder.read(folder, in: files(below: folder), readsExamples: false)
        else { return nil }
        let whole = tree.text(of: value)
        let rule = loaded.pack.rules.first { $0.name == whole || $0.id == whole }
        let clause = loaded.files.first { $0.value.root?["clauses"]?[whole] != nil }
        guard let range = rule?.range ?? loaded.pack.clause(whole)?.range, let name = rule?.file ?? clause?.key
        else { return nil }
        return mapped(FilePath.absolute(name))?.location(range)
    }

    /// Where that stands which a name stands for.
    fileprivate func place(of name: String, _ source: NameSource?, seenFrom document: OpenDocument) -> Location? {
        switch source {
        case .screens: location(ofScreen: name, seenFrom: document.path)
        case .tokens(let field) where Field.colorNames.contains(field): place(ofToken: name, for: document)
        default: nil
        }
    }

    /// Where the screen of an id stands: in the same file if it is there, else in the first of its project.
    fileprivate func location(ofScreen id: String, seenFrom path: String) -> Location? {
        let contents = screenContents(seenFrom: path)
        for (file, content) in contents.filter({ $0.path == path }) + contents {
            let screen = content.screens.first { $0.id == id }
            if let screen, let file = mapped(file) { return file.location(screen.range) }
        }
        return nil
    }
}
