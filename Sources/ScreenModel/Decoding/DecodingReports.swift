import Diagnostics
import YAMLSyntax

// What the decoder says about each kind of mistake: the diagnostic with its place, its fix, and `Message`'s words.
extension ScreenDecoder {
    /// Whether there is room for one more diagnostic; the first for which there is none is replaced by a last one.
    mutating func hasRoom(at range: SourceRange) -> Bool {
        if diagnostics.count < ScreenDecoder.maximumDiagnostics { return true }
        if diagnostics.count == ScreenDecoder.maximumDiagnostics {
            let rule = OwnRule.yamlTooLarge
            diagnostics.append(
                Diagnostic(
                    file: file,
                    rule: rule.id,
                    severity: rule.severity,
                    message: Message.tooManyMistakes,
                    range: range
                )
            )
        }
        return false
    }

    /// Adds a diagnostic of one of our own rules.
    mutating func report(
        _ rule: OwnRule,
        _ range: SourceRange,
        _ message: String,
        path: String? = nil,
        related: [RelatedRange] = [],
        fix: Fix? = nil
    ) {
        guard hasRoom(at: range) else { return }
        diagnostics.append(
            Diagnostic(
                file: file,
                screen: screenID,
                path: path,
                rule: rule.id,
                severity: rule.severity,
                message: message,
                range: range,
                related: related,
                fixes: fix.map { [$0] } ?? []
            )
        )
    }

    /// Reports a value of the wrong type.
    mutating func reportWrongType(_ name: String, wanted: String, _ node: NodeIndex, _ tree: borrowing YAMLTree) {
        report(
            .screenWrongType,
            tree[node].range,
            Message.wrongType(name, wanted: wanted, found: described(node, tree))
        )
    }

    /// Reports something other than `true` or `false`; the spellings of older YAML versions get a fix.
    mutating func reportWrongBoolean(_ name: String, _ node: NodeIndex, meant: Bool?, _ tree: borrowing YAMLTree) {
        let message = Message.wrongType(name, wanted: Message.boolean, found: described(node, tree))
        let fix = meant.map { replacing(node, with: $0 ? "true" : "false", .safe, keepsQuotes: false, tree) }
        report(.screenWrongType, tree[node].range, message, fix: fix)
    }

    /// Reports a word that is not on its field's list, with the one that was probably meant.
    mutating func reportUnknownValue(
        _ name: String,
        _ node: NodeIndex,
        of enumeration: Enumeration,
        _ meant: MeantWord?,
        _ tree: borrowing YAMLTree
    ) {
        let word = tree.text(of: node)
        report(
            .screenUnknownValue,
            tree[node].range,
            Message.unknownValue(word, of: name, known: enumeration.spellings, suggestion: meant?.word),
            fix: meant.map { replacing(node, with: $0.word, $0.isCertain ? .safe : .unsafe, tree) }
        )
    }

    /// Reports a key that the component does not have, with the one that was probably meant.
    mutating func reportUnknownKey(
        _ name: String,
        _ range: SourceRange,
        _ component: Component,
        _ meant: MeantField?
    ) {
        let known = component.fields.filter { !$0.isDerived }.map(\.name)
        let suggestion = meant.map { component.fields[$0.slot].name }
        let fix = suggestion.map {
            Fix(
                title: Message.renameKey($0),
                applicability: meant?.isCertain == true ? .safe : .unsafe,
                edits: [respelling(range, $0)]
            )
        }
        report(
            .screenUnknownKey,
            range,
            Message.unknownKey(name, component, known: known, suggestion: suggestion),
            fix: fix
        )
    }

    /// Reports a key that stands twice in its map.
    mutating func reportDuplicateKey(_ key: NodeIndex, first: NodeIndex, _ tree: borrowing YAMLTree) {
        report(
            .yamlDuplicateKey,
            tree[key].range,
            Message.duplicateKey(tree.text(of: key)),
            related: [RelatedRange(message: Message.firstKey, file: file, range: tree[first].range)]
        )
    }

    /// Reports the keys that stand twice in a free-form map.
    mutating func reportDuplicateKeys(in mapping: NodeIndex, _ tree: borrowing YAMLTree) {
        for (first, again) in tree.duplicateKeys(in: mapping) { reportDuplicateKey(again, first: first, tree) }
    }

    private func replacing(
        _ node: NodeIndex,
        with text: String,
        _ applicability: Applicability,
        keepsQuotes: Bool = true,
        _ tree: borrowing YAMLTree
    ) -> Fix {
        Fix(
            title: Message.replace(with: text),
            applicability: applicability,
            edits: [keepsQuotes ? respelling(tree[node].range, text) : Edit(range: tree[node].range, text: text)]
        )
    }

    /// The replacement of a word by another one; quotes around it stay.
    private func respelling(_ range: SourceRange, _ word: String) -> Edit {
        guard range.length >= 2, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(store.source[range.start]) else {
            return Edit(range: range, text: word)
        }
        return Edit(range: SourceRange(start: range.start + 1, end: range.end - 1), text: word)
    }

    private func described(_ node: NodeIndex, _ tree: borrowing YAMLTree) -> String {
        switch tree[node].kind {
        case .mapping: Message.aMap
        case .sequence: Message.aList
        default: tree.isNull(node) ? Message.nothing : Message.quoted(tree.text(of: node))
        }
    }
}
