import YAMLSyntax

// Several buttons of the content in one text: `buttons: Save (primary), Cancel`.
extension ScreenDecoder {
    /// Reads several buttons in one text, or those of a footer; false for any other text.
    mutating func decodeButtons(separatedIn pair: OtherPair, _ element: OtherWord.Element, of record: Record) -> Bool {
        let node = tree.resolved(pair.value)
        let isNew = begins(element.path, in: record)
        let isFooter = element.settings.contains("kind: footer")
        guard isFooter || element.settings.contains("kind: button"), let (parts, _) = separated(node),
            // A footer of texts may be anything.
            parts.allSatisfy({ isLarge($0) }), !isFooter || parts.contains(where: { StatedLabel($0) != nil }),
            let holder = holder(of: element.path, below: record, pair, leavesOpen: true),
            let slot = element.path.last.flatMap(store.kind(of: holder).component.slot(named:))
        else { return false }
        let (blocks, line): ([Slot], String)
        if isFooter {
            let footer = store.addRecord(.block, node: node.rawValue, in: Place(holder, slot: slot))
            for setting in element.settings { set(setting, below: footer, pair) }
            let read = buttons(parts, pair, ["kind: button"], in: Place(footer, slot: Slots.Item.items))
            store[footer, Slots.Item.items] = Slot(pair.value, store.addList(read.slots, node: pair.value.rawValue))
            (blocks, line) = ([Slot(pair.value, footer.offset)], "[{\(element.said)items: \(read.line)}]")
        } else {
            (blocks, line) = buttons(parts, pair, element.settings, in: Place(holder, slot: slot))
        }
        store.append(blocks, to: holder, slot, node: pair.value.rawValue)
        let edits = isNew ? tree.rewriting(pair.key, to: element.path, value: line) : nil
        reportRead(pair, as: element.path, value: line, edits)
        return true
    }

    /// Adds a button for each of some texts, and gives them as they are written in a list.
    private mutating func buttons(
        _ texts: [String],
        _ pair: OtherPair,
        _ settings: [OtherWord.Setting],
        in place: Place
    )
        -> (slots: [Slot], line: String)
    {
        let node = tree.resolved(pair.value)
        var (slots, entries) = ([Slot](), [String]())
        for text in texts {
            let button = store.addRecord(.block, node: node.rawValue, in: place)
            for setting in settings { set(setting, below: button, pair) }
            let stated = StatedLabel(text)
            var lines = settings.filter { setting in stated?.settings.contains { $0.path == setting.path } != true }
                .map { Message.line($0.path, $0.value) }
            if let stated {
                read(stated, at: node, of: button)
                lines.append(stated.lines)
            } else {
                let label = store.addText(text, node: node.rawValue, isMeasured: true)
                store[button, Slots.Item.label] = Slot(node, label)
                lines.append("label: \(ScalarText(text).yaml)")
            }
            entries.append("{\(lines.joined(separator: ", "))}")
            slots.append(Slot(pair.value, button.offset))
        }
        return (slots, "[\(entries.joined(separator: ", "))]")
    }
}
