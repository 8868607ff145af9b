import Diagnostics
import YAMLSyntax

// What is said of other tools' words: what each is read as, with the line to write.
extension ScreenDecoder {
    /// Tells that a word is read as ours, with the fix that writes ours.
    mutating func reportRead(_ pair: OtherPair, as path: [String], value: String? = nil, _ edits: [Edit]?) {
        let line = Message.line(path, value ?? shortText(of: pair.value))
        // Moved, what YAML swallowed would be lost.
        reportRead(pair.key, line: line, isSwallowed(pair.value) ? nil : edits)
    }

    /// Tells that what a key or a value says is read as a line, with the edits that write that.
    mutating func reportRead(_ node: NodeIndex, line: String, _ edits: [Edit]?) {
        tell(node, Message.readAs(tree.text(of: node), line: line), fix: Fix(safe: Message.replace(with: line), edits))
    }

    /// Whether it is told already that YAML took a value for a comment or the like.
    private func isSwallowed(_ value: NodeIndex) -> Bool {
        tree[value].range.length == 0 && diagnostics.last?.rule == OwnRule.yamlSwallowedValue.rawValue
            && diagnostics.last.map { $0.range.end >= tree[value].range.start } == true
    }

    /// Tells what a value is read as, with the text to write for it; `line` shows more than that text.
    mutating func reportRead(_ node: NodeIndex, as text: String, message: String? = nil, line: String? = nil) {
        let fix = replacing(node, with: text, line: line)
        tell(node, message ?? Message.readAs(tree.text(of: node), line: line ?? text), fix: fix)
    }

    /// Tells that a word is taken as a note, with the fix that makes it one.
    ///
    /// It is a safe fix unless nobody knows the word, which leaves its component open as a note doesn't, or the value may
    /// hold buttons.
    mutating func reportNote(_ pair: OtherPair, _ rule: OwnRule = .screenOtherWord, of record: Record) {
        keepIfOfPresence(pair, of: record)
        if [.screen, .variant].contains(store.kind(of: record)),
            // `layout: {title: Orders, buttons: [Save]}`
            mayHoldBars(pair.value) || holdsField("title", pair.value) && mayHoldButtons(pair.value)
        {
            noteUnread(pair)
            return tell(pair.key, Message.holdsBars(tree.text(of: pair.key)), as: .screenUnknownKey)
        }
        let (key, value) = (CommonWords.parts(of: tree.text(of: pair.key)), tree.resolved(pair.value))
        let saysAbsence =
            tree[value].kind == .scalar && key.contains(where: WordSet.place.contains)
            && CommonWords.parts(of: tree.text(of: value)).contains(where: WordSet.absence.contains)
        let tellsOfBoth = StatedLabel.tellsOfBoth(tree.word(value, upTo: 32) ?? "")
        if tellsOfBoth { openFaces.append((record, pair.value)) }
        // As a note, it would say no more that the component may not be there.
        let leavesOpen = rule == .screenUnknownKey || saysAbsence || tellsOfBoth
        reportNote(pair, rule, of: store.kind(of: record).component, leavesOpen: leavesOpen)
        if saysAbsence { leaveHiddenOpen(value, of: record) }
    }

    /// Leaves open whether a component is shown, since something is said of that which nobody can read.
    mutating func leaveHiddenOpen(_ node: NodeIndex, of record: Record) {
        leaveOpen(["hidden"], at: node, of: record, as: Slot.undetermined)
    }

    /// Tells the same of a component that need have no record.
    mutating func reportNote(_ pair: OtherPair, _ rule: OwnRule, of component: Component, leavesOpen: Bool = false) {
        let word = tree.text(of: pair.key)
        let edit = tree.replacement(of: pair.key, by: ScalarText("x-" + word))
        // Of a toolbar's only button it may be what is lost: `toolbar: {button: Approve, style: primary}`.
        let saysLook = component.name == "toolbar" && isLook(tree.resolved(pair.value))
        let isUnsafe =
            leavesOpen || saysLook || mayHoldButtons(pair.value) || hasKeyOfBar(in: pair.value, depth: 3)
        let fix = edit.map {
            Fix(title: Message.renameKey("x-" + word), applicability: isUnsafe ? .unsafe : .safe, edits: [$0])
        }
        report(rule, tree[pair.key].range, Message.note(word, component), severity: .info, fix: fix)
    }

    /// Tells that a word says the same as another key, with the fix that takes it out.
    mutating func reportSame(_ pair: OtherPair, _ path: [String]) {
        let word = tree.text(of: pair.key)
        let fix = Fix(safe: Message.takeOut(word), tree.removal(ofPair: pair.key))
        tell(pair.key, Message.same(word, path: path), fix: fix)
    }

    /// Tells that a word contradicts what another key says already.
    mutating func reportBoth(_ pair: OtherPair, _ path: [String], isNone: Bool = false) {
        let message = Message.both(tree.text(of: pair.key), path: path, isNone: isNone)
        report(.screenOtherWord, tree[pair.key].range, message, severity: .error)
    }

    /// Tells how to say what a word of another tool says that means nothing of ours, so that it can't be read; with `keepsRest`, the
    /// rest of its component is known all the same.
    mutating func reportAdvice(_ use: WordUse, keepsRest: Bool = false) {
        let pair = use.pair
        let component = store.kind(of: use.record).component
        let isNone = presenceMeant(by: tree.resolved(pair.value)) == false
        // `bottom: none`
        if isNone, ["top", "bottom"].contains(tree.text(of: pair.key)) { return }
        leaveBarsOpen(pair, of: use.record)
        let words = CommonWords.parts(of: tree.text(of: pair.key))
        if use.row?.advice == OtherWord.row(named: "itemsBySide")?.advice,
            ["buttons", "actions", "icons"].contains(words.last)
        {
            // A title stands in no list of buttons.
            leaveOpen(["leading", "trailing", "overflow"], at: pair.value, of: use.record, as: Slot.unreadable)
        } else if !keepsRest {
            noteUnread(pair)
        }
        let value = isNone ? "[]" : shortText(of: pair.value) ?? "…"
        let advice = use.row?.advice?.replacing("[%]", with: value.hasPrefix("[") ? value : "[\(value)]")
        tell(pair.key, Message.advice(tree.text(of: pair.key), component, advice), as: .screenUnknownKey)
    }

    /// Tells what becomes of a word that says nothing of ours with the value it has.
    mutating func reportUnmeant(_ use: WordUse) {
        if use.row?.advice == nil { reportNote(use.pair, of: use.record) } else { reportAdvice(use) }
    }

    /// A value on one line, if it is short; else nil.
    func shortText(of value: NodeIndex) -> String? {
        tree.flowText(of: value).flatMap { $0.count <= 40 && !$0.isEmpty ? $0 : nil }
    }
}
