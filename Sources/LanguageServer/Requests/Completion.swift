import Diagnostics
import Linter
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Request {
    /// `textDocument/completion`: keys that fit here and are not there yet, and the words and names that a value can be.
    static let completion = Request("textDocument/completion") { parameters, session in
        let position = try parameters.position
        guard let document = session.documents[try parameters.uri] else { return [] }
        let mapping = PositionMapping(document.text, session.encoding)
        let place = CompletionPlace(document.text, at: mapping.offset(of: position))
        let range = mapping.range(place.word)
        let format = session.client.completionFormat
        /// Markdown, or a mere string, which every client reads.
        func documentation(_ markdown: String) -> JSONValue? {
            let content = MarkupContent(markdown, format)
            if markdown.isEmpty { return nil }
            return format == .markdown ? content.json : .string(content.value)
        }
        let proposals = session.proposals(at: place, in: document).map { proposal -> JSONValue in
            [
                "label": .string(proposal.label),
                "kind": .number(String(proposal.kind.rawValue)),
                "documentation": documentation(proposal.documentation),
                "filterText": proposal.filter.map(JSONValue.string),
                "textEdit": proposal.range.map { mapping.range($0).edit(proposal.text) }
                    ?? range.edit(place.missing + proposal.text),
            ]
        }
        return .array(proposals)
    }
}

/// Something that could be typed, and what is typed then.
private struct Proposal {
    /// What it is; a colour is shown beside its name, and a reference names something that stands elsewhere.
    enum Kind: Int {
        case property = 10
        case value = 12
        case color = 16
        case reference = 18
        case enumerationMember = 20
    }

    let label: String
    let kind: Kind
    let documentation: String
    let text: String
    /// What it takes the place of, if that is not the whole word.
    var range: SourceRange?
    /// What is compared with what is typed, if that is not the label.
    var filter: String?
}

extension Proposal {
    /// A word that is typed as it is, and shown as it is if not behind another one.
    init(_ word: ShapeWord, _ kind: Kind, insteadOf other: String? = nil, prefix: String = "") {
        let label = (other.map { $0 + " → " } ?? "") + word.name
        self.init(label: label, kind: kind, documentation: word.summary, text: prefix + word.name)
    }
}

extension Session {
    fileprivate func proposals(at place: CompletionPlace, in document: OpenDocument) -> [Proposal] {
        if place.isInComment { return place.comment.map { directives($0, for: document) } ?? [] }
        let tree = YAMLTree(place.text)
        guard let root = shape(of: document, tree), let location = DocumentLocation.find(place.offsetInText, in: tree)
        else { return [] }
        let shape = shapeOfRule(at: location, of: document, tree) ?? root.descendant(location.fullPath)
        let known = tree.names(around: place.offsetInText, location, shape)
        if location.isInValue, let expression = shape?.expression {
            guard let rule = RuleContext(location, in: tree, lists: sharedLists(of: document)) else { return [] }
            let inner = ExpressionPlace(document.text, at: place.offset)
            return rule.names(expression, at: inner).map { word in
                var proposal = Proposal(word, .reference)
                proposal.range = inner.word
                return proposal
            }
        }
        if !location.isInValue {
            // A first word in place of a map may yet be its value.
            let isAlone = location.key.map { [$0] == location.keys } == true && !place.isInBraces
            let fitsValue = isAlone && !location.path.isEmpty
            return keys(shape, location, place, document)
                + (fitsValue ? values(shape, place, document, besides: known) : [])
        }
        // Below a key that has no value yet, the map or the list begins on a line of its own.
        let isOnOwnLine = location.keyRange.map { place.startsLine(after: $0.end) } ?? false
        if let element = shape?.element, location.elements.isEmpty, isOnOwnLine {
            return keys(element, location, place, document, prefix: "- ")
                + values(element, place, document, besides: known, prefix: "- ")
        }
        if isOnOwnLine || !location.elements.isEmpty, shape?.keys.isEmpty == false || shape?.keyNames != nil {
            let words = isOnOwnLine ? [] : values(shape, place, document, besides: known)
            return keys(shape, location, place, document) + words
        }
        return values(shape, place, document, besides: known)
    }

    private func keys(
        _ shape: Shape?,
        _ location: DocumentLocation,
        _ place: CompletionPlace,
        _ document: OpenDocument,
        prefix: String = ""
    ) -> [Proposal] {
        let taken = location.isInValue ? [] : Set(location.keys.filter { $0 != location.key })
        let end = place.isFollowedByColon ? "" : ": "
        // A key in quotes takes the place of both quotes, so that the colon comes behind them.
        let quote = place.quote.map { String(UnicodeScalar($0)) }
        func proposal(_ label: String, _ key: String, _ documentation: String) -> Proposal {
            let name = (quote ?? "") + key + (quote ?? "")
            let text = prefix + name + end
            var proposal = Proposal(label: label, kind: .property, documentation: documentation, text: text)
            if let quote { (proposal.range, proposal.filter) = (place.quoted, quote + label) }
            return proposal
        }
        let keys = (shape?.keys ?? []).map { ($0.name, $0.documentation) }
        let names = (shape?.keyNames.map { self.names($0, for: document) } ?? []).map { ($0.name, $0.summary) }
        let own = (keys + names).filter { !taken.contains($0.0) }.map { proposal($0, $0, $1) }
        // Words of other tools are offered to who types them, and become ours.
        let others = shape?.component.map { OtherWord.renamed(startingWith: place.typed, in: $0) } ?? []
        return own
            + others.filter { !taken.contains($0.key) }.map { word, key in
                proposal("\(word) → \(key)", key, shape?.keys.first { $0.name == key }?.documentation ?? "")
            }
    }

    private func values(
        _ shape: Shape?,
        _ place: CompletionPlace,
        _ document: OpenDocument,
        besides written: Set<String>,
        prefix: String = ""
    ) -> [Proposal] {
        guard !place.isFollowedByColon else { return [] }
        let words = shape?.words ?? []
        let names = shape?.names.map { self.names($0, for: document, typed: place.typed) } ?? []
        let others = words.isEmpty ? [] : OtherValue.words(startingWith: place.typed)
        return words.filter { !written.contains($0.name) }.map { Proposal($0, .enumerationMember, prefix: prefix) }
            + others.compactMap { other, value in
                words.first { $0.name == value }.map {
                    Proposal($0, .enumerationMember, insteadOf: other, prefix: prefix)
                }
            }
            + names.filter { !written.contains($0.name) }.map { word in
                // A colour such as #fff is a comment where it stands without quotes.
                let text = prefix + (word.name.hasPrefix("#") && place.quote == nil ? "\"\(word.name)\"" : word.name)
                let kind = word.name.hasPrefix("#") || word.summary.hasPrefix("#") ? Proposal.Kind.color : .reference
                return Proposal(label: word.name, kind: kind, documentation: word.summary, text: text)
            }
    }

    /// In a comment to screenlint: what it can say, and the rules that it can be about.
    private func directives(_ comment: String, for document: OpenDocument) -> [Proposal] {
        guard document.kind == .screen else { return [] }
        let words = comment.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count > 1 else { return SuppressionDirective.actions.map { Proposal(ShapeWord(name: $0), .value) } }
        guard !words.contains("--") else { return [] }
        return names(.named(.rule), for: document).map { Proposal($0, .reference) }
    }
}

extension YAMLTree {
    /// The names that nobody would type at a place: those that stand in its list already, and the screen's own id.
    fileprivate func names(around offset: Int, _ location: DocumentLocation, _ shape: Shape?) -> Set<String> {
        var names = Set<String>()
        if shape?.component == nil, shape?.names == .screens,
            let root = documents.last(where: { self[$0].range.start <= offset })
        {
            let screens = value(ofKey: "screens", in: root).map {
                children(of: $0).filter { self[$0].range.start <= offset }
            }
            if let id = value(ofKey: "id", in: screens?.last ?? root) { names.insert(text(of: id)) }
        }
        // The same item may well come twice.
        guard location.isInValue, shape?.component == nil, self[location.value].kind == .sequence else { return names }
        for element in children(of: location.value)
        where offset < self[element].range.start || offset > self[element].range.end {
            names.insert(text(of: element))
        }
        return names
    }
}
