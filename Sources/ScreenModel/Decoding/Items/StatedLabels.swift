import Diagnostics
import YAMLSyntax

// Labels that say more of an item than what people read on it, `Save (disabled)`, and what is a label by another name.
extension ScreenDecoder {
    /// Reads a label with what is said of the item beside it; nil for any other label.
    mutating func decodeStatedLabel(_ node: NodeIndex, in parent: Place?) -> Record? {
        guard let stated = stated(node) else { return nil }
        // What leads to a part of the app looks like all that do.
        let bar = parent.map { store.kind(of: $0.record) }
        if bar == .tabBar || bar == .sidebar, stated.settings.contains(where: { $0.path == ["style"] }) { return nil }
        let record = store.addRecord(.item, node: node.rawValue, in: parent)
        read(stated, at: node, of: record)
        let isAlone = parent?.element != nil && tree[tree[node].parent].kind != .sequence
        report(stated, at: node, in: bar, as: isAlone ? "[\(stated.element)]" : stated.element)
        return record
    }

    /// Reads the name of an icon that says when there is one, `share (iPad only)`, or that there is none; nil for any other.
    mutating func decodeStatedIcon(_ node: NodeIndex, in parent: Place) -> Record? {
        guard let name = tree.word(node, upTo: 80) else { return nil }
        guard StatedLabel(name)?.isConditional == true else {
            return name.hasPrefix("no ") ? decodeOpenWord(node, in: parent) : nil
        }
        let record = store.addRecord(.item, node: node.rawValue, in: parent)
        leaveOpen(icon: node, of: record)
        return record
    }

    /// Leaves open whether an item is there of whose icon that is said: `{icon: share (iPad only)}`.
    mutating func readStatedIcon(of item: Record) {
        let icon = store[item, Slots.Item.icon]
        guard icon.hasValue, case let node = tree.resolved(icon.nodeIndex), tree[node].kind == .scalar,
            tree.withText(of: node, { text in text.indices.contains { text[$0] == 0x20 } }),
            StatedLabel(tree.text(of: node))?.isConditional == true
        else { return }
        leaveOpen(icon: node, of: item)
    }

    private mutating func leaveOpen(icon node: NodeIndex, of item: Record) {
        store[item, Slots.Item.icon] = Slot(node, Slot.unreadable)
        leaveHiddenOpen(node, of: item)
        tell(node, Message.conditionalItem(tree.text(of: node), in: store.kind(around: item)))
    }

    /// A scalar that says more than a label; nil for any other.
    private func stated(_ node: NodeIndex) -> StatedLabel? {
        tree.withText(of: node, StatedLabel.mayBe) ? StatedLabel(tree.text(of: node)) : nil
    }

    /// Tells what a label is read as with what stands behind it, or what it leaves open.
    private mutating func report(
        _ stated: StatedLabel,
        at node: NodeIndex,
        in holder: ComponentKind?,
        as element: String
    ) {
        if stated.hasOpenFace, !stated.isConditional, holder != .block {
            return tell(node, Message.openName(stated.label))
        }
        if !stated.isOpen { return reportRead(node, as: element) }
        tell(node, message(of: stated, at: node, in: holder, stated.element))
    }

    private func message(of stated: StatedLabel, at node: NodeIndex, in holder: ComponentKind?, _ line: String)
        -> String
    {
        let text = tree.text(of: node)
        return stated.isConditional ? Message.conditionalItem(text, in: holder) : Message.readAs(text, line: line)
    }

    /// Reads a label and what stands behind it as those of an item or of a button in the content.
    mutating func read(_ stated: StatedLabel, at node: NodeIndex, of record: Record) {
        store[record, Slots.Item.label] = Slot(node, store.addText(stated.label, node: node.rawValue, isMeasured: true))
        if stated.hasOpenFace, store.kind(of: record) == .item {
            leaveFaceOpen(of: record, at: node, called: stated.label)
        }
        for setting in stated.settings {
            // `cta 2: Pay later (secondary)`
            if setting.path == ["style"], !says("style", of: record) { store[record, Slots.Item.style] = .absent }
            if setting.value == StatedLabel.open {
                leaveOpen(setting.path, at: node, of: record, as: Slot.undetermined)
            } else {
                set(setting, below: record, (key: node, value: node))
            }
        }
        if stated.isConditional { leaveHiddenOpen(node, of: record) }
    }
}

extension ScreenDecoder {
    /// Leaves open whether an item shows a text or an icon, of which only a word is known; that may say what it is for.
    mutating func leaveFaceOpen(of item: Record, at node: NodeIndex, called name: String? = nil) {
        for slot in [Slots.Item.label, Slots.Item.icon] { store[item, slot] = Slot(node, Slot.unreadable) }
        guard !store[item, Slots.Item.role].isWritten,
            let role = name.flatMap({ symbol(ofOtherSpelling: $0, in: .itemRole) })
        else { return }
        store[item, Slots.Item.role] = Slot(node, role)
    }

    /// Leaves open which icon and which text the items of a bar show, or an item itself, where nothing is written of it.
    mutating func leaveFacesOpen(of holder: Record, at node: NodeIndex) {
        let kind = store.kind(of: holder)
        let lists = kind.component.fields.indices.filter { kind.component.fields[$0].type == .list(.component(.item)) }
        for item in kind == .item ? [holder] : lists.flatMap({ store.records(holder, $0) }) {
            leaveOpen(["icon", "label"], at: node, of: item, as: Slot.undetermined)
        }
    }
}

// Buttons in the content, which say what other blocks call their title or text.
extension ScreenDecoder {
    private static let wordsOfButtons = ["title", "text"].compactMap(ComponentKind.block.component.slot(named:))

    /// Reads the title or the text of a block that is a button as its label, and what that says of the button.
    mutating func readTexts(ofButton block: Record) {
        readButtonText(of: block)
        readStatedLabel(of: block)
    }

    /// Reads the title or the text of a block that is a button as its label.
    private mutating func readButtonText(of block: Record) {
        guard store[block, Slots.Item.kind].hasValue, !store[block, Slots.Item.label].isWritten,
            let slot = ScreenDecoder.wordsOfButtons.first(where: { store[block, $0].hasValue }),
            ItemDerivation.isKind(Symbols.button, block, in: store) == .yes
        else { return }
        let value = store[block, slot].nodeIndex
        let key = tree.key(of: value)
        guard tree[key].kind == .scalar else { return }
        store[block, slot] = .absent
        decodeField(Slots.Item.label, of: block, value)
        // What another word was read as before is told no more: `characters: Save`.
        if tree.text(of: key) != ComponentKind.block.component.fields[slot].name { takeBackLast(at: key) }
        reportRead((key: key, value: value), as: ["label"], tree.rewriting(key, to: ["label"]))
    }

    /// Reads what stands in parentheses behind the label of a button as what it says of the button, `Call (primary)`; in a bar
    /// that has to be how it looks.
    mutating func readStatedLabel(of button: Record) {
        let label = store[button, Slots.Item.label]
        guard label.hasValue, case let node = tree.resolved(label.nodeIndex), tree[node].kind == .scalar else { return }
        let isOfBar = store.kind(of: button) == .item
        if isOfBar, !tree.withText(of: node, { $0.count > 8 && [0x29, 0x5D].contains($0[$0.count - 1]) }) { return }
        if !isOfBar, ItemDerivation.isKind(Symbols.button, button, in: store) == .yes, leaveHalfOpen(node, of: button) {
            return
        }
        // `{label: Share (iPad only)}`
        if isOfBar, StatedLabel.tellsWhen(tree.text(of: node)), let stated = stated(node), stated.isConditional {
            leaveHiddenOpen(node, of: button)
            return tell(node, message(of: stated, at: node, in: store.kind(around: button), stated.lines))
        }
        guard let stated = stated(node),
            isOfBar
                ? !says("style", of: button) && !stated.isOpen
                    && stated.settings.contains(where: { $0.path == ["style"] })
                : ItemDerivation.isKind(Symbols.button, button, in: store) == .yes
        else { return }
        read(stated, at: node, of: button)
        tell(node, message(of: stated, at: node, in: store.kind(around: button), stated.lines))
    }

    /// Reads a text in the content that says in parentheses that it is a button: `Save (primary button)`.
    mutating func readButton(saidBy node: NodeIndex, of block: Record) {
        guard tree[tree[node].parent].kind == .sequence, let stated = stated(node),
            stated.saysButton || stated.settings.contains(where: { $0.path == ["style"] }) && isInFooter(node)
        else { return }
        read(stated, at: node, of: block)
        write("button", at: node, to: Slots.Item.kind, of: block)
        let lines = stated.lines.contains("kind: button") ? stated.lines : "kind: button, " + stated.lines
        report(stated, at: node, in: .block, as: "{\(lines)}")
    }

    /// Whether an entry of a list stands in a footer, whose texts with a style are buttons: `footer: [Approve (primary)]`.
    private func isInFooter(_ node: NodeIndex) -> Bool {
        let list = tree[node].parent
        let key = tree.key(of: list)
        guard tree[key].kind == .scalar else { return false }
        if let kind = saidKind(of: tree[list].parent), tree.text(of: kind, equals: "footer") { return true }
        return OtherWord.row(for: tree.text(of: key), in: .screen)?.conversion == "one of content, kind: footer"
    }

    /// What is a kind of content anywhere else, and a look where it is said of a button.
    private static let looksOfButtons: [String: OtherWord.Setting] = [
        "link": "style: plain", "text": "style: plain", "textbutton": "style: plain", "flat": "style: plain",
        "outline": "style: secondary", "elevated": "style: secondary",
    ]

    /// Takes the kind of a button for how it looks where it is a word for that, `buttons: [{kind: primary}]`.
    @discardableResult
    mutating func readLook(of button: Record) -> Bool {
        let kind = store[button, Slots.Item.kind]
        let word = tree.resolved(kind.nodeIndex)
        guard kind.hasValue, let folded = tree.folded(word), store.string(button, Slots.Item.kind) != "button",
            let look = isLook(word) ? OtherWord.looks[folded] : ScreenDecoder.looksOfButtons[folded]
        else { return false }
        let pair = (key: keyOfField(Slots.Item.kind, of: button), value: kind.nodeIndex)
        store[button, Slots.Item.kind] = .absent
        set(look, below: button, pair)
        // As a kind of content it may have been told before.
        takeBackLast(at: pair.key)
        let edits = tree.rewriting(pair.key, to: look.path, value: look.value)
        reportRead(pair, as: look.path, value: look.value, edits)
        return true
    }
}
