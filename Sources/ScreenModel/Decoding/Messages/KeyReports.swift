import Diagnostics
import YAMLSyntax

// What the decoder says about keys: those that nobody knows, those spelt otherwise, and those that stand twice.
extension ScreenDecoder {
    /// The key by which JSON files name their schema for editors; it says nothing of a screen.
    static let schemaKey = "$schema"

    /// Reports a key that the component does not have, with the one that was probably meant, or where it belongs.
    ///
    /// A key that was certainly meant is read as if it were spelt right. A block of content takes any key; one is told
    /// only if it looks like a slip of the finger.
    mutating func reportUnknownKey(_ pair: OtherPair, of record: Record) {
        let range = tree[pair.key].range
        // What an open brace takes in before the file breaks off may be anything.
        let isCutOff = tree[tree[pair.key].parent].style == .flow && breaksOff(tree[pair.key].parent)
        guard hasRoom(at: range), !isCutOff else { return noteUnread() }
        if reportHiddenCharacter(pair, of: record) || reportMissingSpace(pair) || decodeTextInLanguage(pair, of: record)
            || reportMisspelt(pair, of: record)
        {
            return
        }
        let component = store.kind(of: record).component
        if store.kind(of: record) == .block || reportEntry(pair, of: record) { return }
        let name = tree.text(of: pair.key)
        if mayBeSpoken(name, of: record) {
            noteUnread(pair)
            return reportNote(pair, .screenUnknownKey, of: record)
        }
        if isManner(pair, of: record) { return reportNote(pair, of: record) }
        // Figma's properties: `navigationBar: {variants: {Size: Large, State: Default}}`
        if name == "variants",
            tree.children(of: tree.resolved(pair.value), among: 16).allSatisfy({ tree[$0].kind == .scalar })
        {
            noteUnread(pair)
            return reportNote(pair, .screenUnknownKey, of: record)
        }
        let home = home(of: name, from: record, value: shortText(of: pair.value))
        let derived = component.fields.first { $0.isDerived && $0.name == name }
        // A number for what takes none, even where the key is at home, means something else.
        let isOdd = home?.takesNumbers == false && tree.number(of: tree.resolved(pair.value)) != nil
        // `v2: {toolbar: [Save]}` is no slip, whatever it means.
        let isOfProject =
            tree[tree.resolved(pair.value)].kind != .mapping && WordSet.keysOfProjects.contains(Spelling.folded(name))
            || Spelling.unnumbered(name).lowercased() == "v" && name.utf8.count > 1
        let isUnderstood =
            CommonWords.hold(name) || isOfProject || store.kind(of: record) == .screen && mayHoldBars(pair.value)
        if derived == nil, home?.isCertain != true, !isOdd, isUnderstood {
            if CommonWords.maySayHidden(name) {
                noteUnread(pair)
                leaveBarsOpen(pair, of: record)
                // `hiddenOnScroll: "{x}"`
                if ["hidden", "ishidden", "visible", "isvisible"].contains(where: Spelling.folded(name).hasPrefix),
                    tree[tree.resolved(pair.value)].kind == .scalar, tree.number(of: tree.resolved(pair.value)) == nil
                {
                    leaveHiddenOpen(pair.value, of: record)
                }
            } else if !saysOnlyProse(pair, of: record) {
                noteUnreadPart(pair)
                // `modifiers: [".toolbar(.hidden, for: .tabBar)"]`
                leaveBarsOpen(pair, of: record)
            }
            if home == nil, mayTellWhen(pair, of: record) {
                leaveHiddenOpen(pair.value, of: record)
                return tell(pair.key, Message.leavesOpen(name, component, "hidden"), as: .screenUnknownKey)
            }
            guard let home else { return reportNote(pair, .screenUnknownKey, of: record) }
            let message = Message.misplaced(name, component, home: home.sentence)
            return report(.screenUnknownKey, range, message, severity: .info)
        }
        noteUnread(pair)
        if store.kind(of: record) != .screen { leaveBarsOpen(pair, of: record) }
        let message: String
        if let derived {
            message = Message.derivedKey(derived, component)
        } else if let home {
            message = Message.misplaced(name, component, home: home.sentence)
        } else {
            let known = component.fields.filter { !$0.isDerived }.map(\.name)
            let bar = component.name == "screen" && diagnostics.count < 100 ? OtherWord.bar(near: name) : nil
            message =
                bar.map { Message.misspelt(name, component, meant: $0) }
                ?? Message.unknownKey(name, component, known: known)
        }
        report(.screenUnknownKey, range, message)
    }

    /// Whether a key of an item may be another word for what is read aloud of it: `accessibilityTitle: Share`.
    private func mayBeSpoken(_ name: String, of record: Record) -> Bool {
        let others: Set = ["hint", "identifier", "id", "traits", "trait", "value", "hidden", "action", "order", "role"]
        let parts = CommonWords.parts(of: name)
        return store.kind(of: record) == .item && parts.first == "accessibility" && parts.count > 1
            && !parts.contains(where: others.contains)
    }

    /// Whether a key of a bar or an item says how something in it is, or what is told of it for those who don't see it:
    /// `backButtonMode: navigator`, `traits: [button]`.
    private mutating func isManner(_ pair: OtherPair, of record: Record) -> Bool {
        guard [.navigationBar, .toolbar, .tabBar, .item].contains(store.kind(of: record)),
            CommonWords.saysManner(tree.text(of: pair.key)), let said = shortText(of: pair.value)
        else { return false }
        return !CommonWords.maySayHidden(said) && said != "none" && !mayHoldButtons(pair.value)
    }

    /// Whether all that a screen says by a key is prose that speaks of nothing a screen has: `questions: [is this right]`.
    private func saysOnlyProse(_ pair: OtherPair, of record: Record) -> Bool {
        let value = tree.resolved(pair.value)
        if isOff(pair, of: record) { return true }
        // Where more is written is a note wherever it stands.
        if tree.word(value, upTo: 400)?.hasPrefix("http") == true { return true }
        guard store.kind(of: record) == .screen, tree[value].kind != .mapping else { return false }
        let texts = tree[value].kind == .sequence ? tree.entries(of: value, among: 16) : [value]
        let words = texts.map { text in
            tree[text].kind == .scalar ? CommonWords.parts(of: String(tree.text(of: text).prefix(200))) : []
        }
        return words.allSatisfy { $0.count > 2 }
            && (words.joined() + CommonWords.parts(of: tree.text(of: pair.key)))
                .allSatisfy { !CommonWords.ofScreens.contains($0) }
    }

    /// Whether a screen says by a switch that it is not in some state, `loading: false`, and nothing of how it appears or of
    /// what stands on it.
    private func isOff(_ pair: OtherPair, of record: Record) -> Bool {
        let words = CommonWords.parts(of: tree.text(of: pair.key))
        return [.screen, .variant].contains(store.kind(of: record))
            && booleanMeant(by: tree.resolved(pair.value)) == false
            && words.allSatisfy { word in
                WordSet.statesOfContent.contains(word)
                    || !CommonWords.speaksOfState(word) && !WordSet.partsOfScreens.contains(word)
                        && !CommonWords.mayNamePart(word)
            }
    }

    /// Reports a key with its value in it, `title:Orders`; false for any other.
    private mutating func reportMissingSpace(_ pair: OtherPair) -> Bool {
        guard tree[pair.key].style == .plain, isAlone(pair.key, before: pair.value),
            let key = MissingSpace.key(of: tree.text(of: pair.key))
        else { return false }
        noteUnread()
        let range = tree[pair.key].range
        // The key may be there already, so that the fix leaves as many mistakes.
        let fix = MissingSpace.fix(at: range.start + key.utf8.count + 1, in: tree.source, .unsafe)
        report(.screenUnknownKey, range, Message.missingSpace(String(key)), fix: fix)
        return true
    }

    /// Reports a document that is a text since its first key has its value in it, `id:x`; false for any other.
    mutating func reportMissingSpace(_ text: NodeIndex) -> Bool {
        guard tree[text].kind == .scalar, tree[text].style == .plain,
            let key = MissingSpace.key(of: String(tree.text(of: text).prefix(200)))
        else { return false }
        let start = tree[text].range.start
        let range = SourceRange(start: start, end: start + key.utf8.count + 1)
        report(
            .screenNotAScreen,
            range,
            Message.missingSpace(String(key)),
            fix: MissingSpace.fix(at: range.end, in: tree.source)
        )
        return true
    }

    /// Reports a key that is a slip of one of the component's, which it is read as where that is certain; else false.
    private mutating func reportMisspelt(_ pair: OtherPair, of record: Record) -> Bool {
        let kind = store.kind(of: record)
        // Of `{title-T, size: small}` the fix would leave a title without a text.
        guard let meant = fieldMeant(by: pair.key, pair.value, in: kind, of: record),
            kind.component.fields[meant.slot].type == .boolean || !isAlone(pair.key, before: pair.value)
        else { return false }
        if !meant.isCertain { noteUnread(pair) }
        let field = kind.component.fields[meant.slot]
        let range = tree[pair.key].range
        let fix = renaming(range, to: field.name, isCertain: meant.isCertain)
        let message = Message.misspelt(tree.text(of: pair.key), kind.component, meant: field.name)
        // `colors: {…}` is no slip for one colour.
        let isForm =
            meant.isCertain && tree[tree.resolved(pair.value)].kind != .scalar
            && OwnWords.isForm(tree.text(of: pair.key), of: field.name)
        report(.screenUnknownKey, range, message, severity: kind == .block || isForm ? .info : nil, fix: fix)
        if meant.isCertain { decodeField(meant.slot, of: record, pair.value) }
        return true
    }

    /// Reports a key that is written large in a bar of entries, or that counts them, as one of which it stands.
    private mutating func reportEntry(_ pair: OtherPair, of record: Record) -> Bool {
        let name = tree.text(of: pair.key)
        let kind = store.kind(of: record)
        let isNumber = name.utf8.count < 4 && name.allSatisfy(\.isNumber)
        let value = tree.resolved(pair.value)
        let isNamed = tree[value].kind == .scalar && isLarge(tree.text(of: value)) && kind != .toolbar
        guard [.toolbar, .tabBar, .sidebar].contains(kind), isLarge(name) || isNumber || isNamed, !name.contains(":"),
            !listsItems(store.nodeIndex(of: record), of: kind)
        else { return false }
        noteUnread(pair)
        if let items = kind.component.slot(named: "items"), !store[record, items].isWritten {
            store[record, items] = Slot(pair.value, Slot.unreadable)
        }
        let icon = namesIcon(value) ? ", icon: \(tree.text(of: value))" : ""
        let line =
            isNumber || isNamed
            ? "items: [\(shortText(of: pair.value) ?? "{…}")]" : "items: [{label: \(Message.shortened(name))\(icon)}]"
        tell(pair.key, Message.entry(name, kind.component, line: line), as: .screenUnknownKey)
        return true
    }

    /// Whether a bar has a list of its entries, in words of ours or of others, so that no other key is one of them.
    private func listsItems(_ bar: NodeIndex, of kind: ComponentKind) -> Bool {
        tree.hasWord(in: bar, among: 64) { key in
            tree.folded(key).map { OtherWord.isWord($0, for: "items", in: kind) } ?? false
        }
    }

    /// Reports a key beside `screens`, and gives the slot that was certainly meant, but for what all screens share.
    mutating func slotMeant(byDocument pair: OtherPair) -> Int? {
        let (key, value) = (pair.key, pair.value)
        guard tree[key].kind == .scalar else {
            report(.screenUnknownKey, tree[key].range, Message.keyIsNoScalar)
            return nil
        }
        let name = tree.text(of: key)
        guard !name.hasPrefix("x-"), name != "<<", name != ScreenDecoder.schemaKey, hasRoom(at: tree[key].range) else {
            return nil
        }
        let document = ComponentKind.document.component
        if let meant = wordOfDocument(key, value) {
            tell(key, Message.readAs(name, line: "\(meant): …"), fix: renaming(tree[key].range, to: meant))
            return document.slot(named: meant)
        }
        if let meant = fieldMeant(by: key, value, in: .document, of: nil) {
            let field = document.fields[meant.slot].name
            let fix = renaming(tree[key].range, to: field, isCertain: meant.isCertain)
            report(.screenUnknownKey, tree[key].range, Message.misspelt(name, document, meant: field), fix: fix)
            return meant.isCertain ? meant.slot : nil
        }
        if isShared(pair) { return nil }
        // `app: {id: com.acme.cook, screens: […]}`
        if name == "id", tree.folded(tree.key(of: tree[key].parent), upTo: 16) != "app" {
            let listsScreens = tree.value(ofKey: "screens", in: tree[key].parent) != nil
            let edit = listsScreens ? tree.replacement(of: key, by: ScalarText("x-id")) : nil
            let message = listsScreens ? Message.idOfAll : Message.idBesideDefaults
            report(.screenUnknownKey, tree[key].range, message, fix: Fix(safe: Message.renameKey("x-id"), edit))
        } else if CommonWords.hold(name) {
            reportNoteOfFile(pair)
        } else {
            let message = Message.unknownKey(name, document, known: document.fields.map(\.name))
            report(.screenUnknownKey, tree[key].range, message)
        }
        return nil
    }

    /// Reports a key that stands twice in its map.
    mutating func reportDuplicateKey(_ key: NodeIndex, first: NodeIndex) {
        let related = RelatedRange(message: Message.firstKey, file: file, range: tree[first].range)
        report(.yamlDuplicateKey, tree[key].range, Message.duplicateKey(tree.text(of: key)), related: [related])
    }

    /// Takes out the pairs of a map whose key stands before them there: they are told, and count for nothing.
    mutating func dropRepeated(_ pairs: inout [OtherPair], in mapping: NodeIndex) {
        let repeated = Dictionary(uniqueKeysWithValues: tree.duplicateKeys(in: mapping).map { ($0.again, $0.first) })
        guard !repeated.isEmpty else { return }
        for pair in pairs { if let first = repeated[pair.key] { reportDuplicateKey(pair.key, first: first) } }
        pairs.removeAll { repeated[$0.key] != nil }
    }

    /// Reports the keys of a map that stand there for the second time, and gives them, since they count for nothing.
    mutating func reportRepeated(in mapping: NodeIndex) -> Set<NodeIndex> {
        let repeated = tree.duplicateKeys(in: mapping).filter { !tree.isMergeKey($0.again) }
        for (first, again) in repeated { reportDuplicateKey(again, first: first) }
        return Set(repeated.map(\.again))
    }

    /// Reports the keys with some start that stand twice in a map of free form.
    mutating func reportDuplicateKeys(in mapping: NodeIndex, startingWith start: String = "") {
        for (first, again) in tree.duplicateKeys(in: mapping) where tree.text(of: again).hasPrefix(start) {
            reportDuplicateKey(again, first: first)
        }
    }
}
