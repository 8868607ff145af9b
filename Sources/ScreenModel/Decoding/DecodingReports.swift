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

    /// Notes that something of the component at hand could not be read: nothing in it counts as none.
    mutating func noteUnread() {
        if let holder { store.noteUnread(in: holder) }
    }

    /// Notes that a key of the component at hand could not be read; whether it says that the component is hidden, only
    /// its value can tell.
    mutating func noteUnread(_ pair: OtherPair, _ tree: borrowing YAMLTree) {
        noteUnread()
        let value = tree.resolved(pair.value)
        guard let holder, tree[value].kind == .scalar, ["true", "always", "temporary"].contains(tree.text(of: value)),
            let slot = store.kind(of: holder).component.slot(named: "hidden"), !store[holder, slot].isWritten
        else { return }
        store[holder, slot] = Slot(node: pair.value.rawValue, payload: Slot.unreadable)
        store.hidesParts = true
    }

    /// Adds a diagnostic of one of our own rules.
    mutating func report(
        _ rule: OwnRule,
        _ range: SourceRange,
        _ message: String,
        path: String? = nil,
        severity: Severity? = nil,
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
                severity: severity ?? rule.severity,
                message: message,
                range: range,
                related: related,
                fixes: fix.map { [$0] } ?? []
            )
        )
    }

    /// Reports a value of the wrong type.
    mutating func reportWrongType(
        _ name: String,
        wanted: String,
        _ node: NodeIndex,
        severity: Severity? = nil,
        fix: Fix? = nil,
        _ tree: borrowing YAMLTree
    ) {
        var message = Message.wrongType(name, wanted: wanted, found: described(node, tree))
        if let line = Message.example(name, wanted: wanted, tree.sourceText(in: tree[node].range)) {
            message += Message.write(line)
        }
        report(.screenWrongType, tree[node].range, message, severity: severity, fix: fix)
    }

    /// Reports one entry of a list that stands without its list, and is read as the only one.
    mutating func reportListOfOne(_ name: String, _ node: NodeIndex, _ tree: borrowing YAMLTree) {
        let text = tree.flowText(of: node)
        let line = Message.line([name], text.flatMap { $0.count <= 40 ? "[\($0)]" : nil } ?? "[{…}]")
        let key = NodeIndex(rawValue: node.rawValue - 1)
        let edits = text.flatMap { tree.rewriting(key, to: [name], value: "[\($0)]") }
        report(
            .screenWrongType,
            tree[node].range,
            Message.listOfOne(name, line: line),
            severity: .info,
            fix: edits.map { Fix(title: Message.replace(with: line), applicability: .safe, edits: $0) }
        )
    }

    /// Reports what stands for no component; a word that one of its fields takes leads to that field.
    mutating func reportWrongForm(of kind: ComponentKind, _ name: String, _ node: NodeIndex, _ tree: borrowing YAMLTree)
    {
        var message = Message.wrongType(
            name,
            wanted: Message.component(kind.component),
            found: described(node, tree)
        )
        if tree[node].kind == .scalar {
            let word = tree.text(of: node)
            let field = kind.component.fields.first { field in
                !field.isDerived && field.type.enumeration.flatMap { symbol(ofOtherSpelling: word, in: $0) } != nil
            }
            if let field { message += Message.write(Message.line([name], "{\(field.name): \(word)}")) }
        }
        report(.screenWrongType, tree[node].range, message)
    }

    /// Reports a selection that no entry has as its label.
    mutating func reportUnknownEntry(_ node: NodeIndex, among labels: [String], _ tree: borrowing YAMLTree) {
        let word = tree.text(of: node)
        let suggestion = tree.integer(of: node) == nil ? Suggestion.closest(to: word, in: labels) : nil
        report(
            .screenUnknownValue,
            tree[node].range,
            Message.unknownEntry(word, among: labels, suggestion: suggestion),
            severity: suggestion == nil && (CommonWords.hold(word) || tree.integer(of: node) != nil) ? .info : nil,
            fix: suggestion.map { replacing(node, with: $0, .unsafe, tree) }
        )
    }

    /// Reports something other than `true` or `false`; the spellings of older YAML versions get a fix.
    mutating func reportWrongBoolean(_ name: String, _ node: NodeIndex, meant: Bool?, _ tree: borrowing YAMLTree) {
        let message = Message.wrongType(name, wanted: Message.boolean, found: described(node, tree))
        let fix = meant.map { replacing(node, with: $0 ? "true" : "false", .safe, keepsQuotes: false, tree) }
        report(.screenWrongType, tree[node].range, message, severity: meant == nil ? nil : .info, fix: fix)
    }

    /// The fix that makes a note of a pair whose value is none of its field's; nil where the value stands elsewhere.
    private func noting(_ name: String, _ node: NodeIndex, _ tree: borrowing YAMLTree) -> Fix? {
        let key = NodeIndex(rawValue: node.rawValue - 1)
        guard node.rawValue > 0, tree[key].kind == .scalar, tree.text(of: key) == name,
            let edit = tree.replacement(of: key, by: ScalarText("x-" + name))
        else { return nil }
        return Fix(title: Message.renameKey("x-" + name), applicability: .safe, edits: [edit])
    }

    /// Reports a value that people understand and that no guideline reads, so that nothing more is known of its field.
    mutating func reportNoteValue(_ name: String, _ node: NodeIndex, _ tree: borrowing YAMLTree) {
        let message = Message.noteValue(tree.text(of: node), of: name)
        report(.screenOtherWord, tree[node].range, message, fix: noting(name, node, tree))
    }

    /// Reports a value of the wrong type that people understand all the same.
    mutating func reportOpenValue(_ name: String, wanted: String, _ node: NodeIndex, _ tree: borrowing YAMLTree) {
        reportWrongType(name, wanted: wanted, node, severity: .info, fix: noting(name, node, tree), tree)
    }

    /// Reports another tool's word for a value: what it is read as, or how to say it.
    mutating func reportOtherValue(_ name: String, _ node: NodeIndex, _ row: OtherValue, _ tree: borrowing YAMLTree) {
        let word = tree.text(of: node)
        guard let value = row.value else {
            let message = Message.noValue(word, of: name, advice: row.advice ?? "")
            return report(.screenUnknownValue, tree[node].range, message)
        }
        report(
            .screenOtherWord,
            tree[node].range,
            Message.readAs(word, line: Message.line([name], value)),
            fix: replacing(node, with: value, .safe, tree)
        )
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
        let isUnderstood = isUnderstood(name, node, meant, tree)
        report(
            .screenUnknownValue,
            tree[node].range,
            Message.unknownValue(word, of: name, known: enumeration.spellings, suggestion: meant?.word),
            severity: isUnderstood ? .info : nil,
            fix: meant.map { replacing(node, with: $0.word, $0.isCertain ? .safe : .unsafe, tree) }
                ?? (isUnderstood ? noting(name, node, tree) : nil)
        )
    }

    /// Reports a key that the component does not have, with the one that was probably meant, or where it belongs.
    ///
    /// A key that was certainly meant is read as if it were spelt right. A block of content takes any key; one is told
    /// only if it looks like a slip of the finger.
    mutating func reportUnknownKey(_ pair: OtherPair, of record: Record, _ tree: borrowing YAMLTree) {
        let range = tree[pair.key].range
        guard hasRoom(at: range) else { return noteUnread() }
        let name = tree.text(of: pair.key)
        let kind = store.kind(of: record)
        let component = kind.component
        let isOpen = kind == .block
        if let meant = fieldMeant(by: pair.key, pair.value, in: kind, of: record, tree) {
            if !meant.isCertain { noteUnread(pair, tree) }
            let field = component.fields[meant.slot]
            let fix = Fix(
                title: Message.renameKey(field.name),
                applicability: meant.isCertain ? .safe : .unsafe,
                edits: [respelling(range, field.name)]
            )
            let message = Message.misspelt(name, component, meant: field.name)
            report(.screenUnknownKey, range, message, severity: isOpen ? .info : nil, fix: fix)
            if meant.isCertain {
                let place = Place(record, slot: meant.slot)
                store[record, meant.slot] = decodeValue(field, pair.value, in: place, tree)
            }
            return
        }
        if isOpen { return }
        let home = home(of: name, from: record, value: shortText(of: pair.value, tree))
        let derived = component.fields.first { $0.isDerived && $0.name == name }
        // A number for what takes none, even where the key is at home, means something else.
        let isOdd = home?.takesNumbers == false && tree.number(of: tree.resolved(pair.value)) != nil
        if derived == nil, home?.isCertain != true, !isOdd, CommonWords.hold(name) {
            if CommonWords.maySayHidden(name) { noteUnread(pair, tree) } else { noteUnread() }
            guard let home else {
                return reportNote(pair, .screenUnknownKey, of: record, isPart: CommonWords.mayNamePart(name), tree)
            }
            return report(
                .screenUnknownKey,
                range,
                Message.misplaced(name, component, home: home.sentence),
                severity: .info
            )
        }
        noteUnread(pair, tree)
        let message: String
        if let derived {
            message = Message.derivedKey(derived, component)
        } else if let home {
            message = Message.misplaced(name, component, home: home.sentence)
        } else {
            let known = component.fields.filter { !$0.isDerived }.map(\.name)
            message = Message.unknownKey(name, component, known: known)
        }
        report(.screenUnknownKey, range, message)
    }

    /// Reports one of our own keys in another spelling, which is read as meant.
    mutating func reportRespelt(_ pair: OtherPair, _ name: String, of record: Record, _ tree: borrowing YAMLTree) {
        let range = tree[pair.key].range
        let edits = [respelling(range, name)]
        report(
            .screenUnknownKey,
            range,
            Message.misspelt(tree.text(of: pair.key), store.kind(of: record).component, meant: name),
            severity: .info,
            fix: Fix(title: Message.renameKey(name), applicability: .safe, edits: edits)
        )
    }

    /// Reports a key beside `screens`; what is a screen's stands in `defaults`.
    ///
    /// - Returns: The slot that was certainly meant, or nil.
    mutating func slotMeant(byDocument key: NodeIndex, _ value: NodeIndex, _ tree: borrowing YAMLTree) -> Int? {
        guard tree[key].kind == .scalar else {
            report(.screenUnknownKey, tree[key].range, Message.keyIsNoScalar)
            return nil
        }
        let name = tree.text(of: key)
        guard !name.hasPrefix("x-"), name != "<<", hasRoom(at: tree[key].range) else { return nil }
        let document = ComponentKind.document.component
        if let meant = fieldMeant(by: key, value, in: .document, of: nil, tree) {
            let field = document.fields[meant.slot].name
            let fix = Fix(
                title: Message.renameKey(field),
                applicability: meant.isCertain ? .safe : .unsafe,
                edits: [respelling(tree[key].range, field)]
            )
            report(.screenUnknownKey, tree[key].range, Message.misspelt(name, document, meant: field), fix: fix)
            return meant.isCertain ? meant.slot : nil
        }
        let isScreens = ComponentKind.screen.component.slot(named: name) != nil
        let known = document.fields.map(\.name)
        let message = isScreens ? Message.sharedKey(name) : Message.unknownKey(name, document, known: known)
        report(.screenUnknownKey, tree[key].range, message)
        return nil
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
