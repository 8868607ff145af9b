import Diagnostics
import YAMLSyntax

// Several items in one text: `icons: plus trash share`, `top right: Search, Filter`.
extension ScreenDecoder {
    /// Reads what an element of a list is called, be it one, several, as many as a number says, or one for each platform.
    mutating func decodeElements(_ use: WordUse, _ element: OtherWord.Element) {
        let value = tree.resolved(use.pair.value)
        // How many icons or buttons there are names none.
        let isOfSeveral = element.text == "icon" || tree.text(of: use.pair.key).last == "s"
        if isOfSeveral, tree.number(of: value) != nil { return rename(use, to: element.path) }
        if element.text == "icon" {
            if describesLooks(value) { return reportNote(use.pair, of: use.record) }
            if !variedPairs(of: value).isEmpty {
                return reportAdvice(WordUse(use.pair, OtherWord.row(named: "iconByPlatform"), of: use.record))
            }
        }
        if !decodeSeveral(use, element) { decodeElement(use, element) }
    }

    /// Reads several names in one text as an item each, `icons: plus trash share`, `top right: Search, Filter`.
    mutating func decodeSeveral(_ use: WordUse, _ element: OtherWord.Element) -> Bool {
        let pair = use.pair
        if element.settings.isEmpty, element.text == "label", element.path.count > 1,
            isFree(element.path, below: use.record), separated(tree.resolved(pair.value)) != nil
        {
            rename(WordUse(pair, of: use.record), to: element.path)
            return true
        }
        let isOfSeveral = tree.text(of: pair.key).last == "s"
        // `footer: {right: Approve (primary), Send}`
        let isInBlock = element.path == ["items"] && store.kind(of: use.record) == .block
        if isInBlock || (isOfSeveral || element.settings.contains("kind: footer")) && element.path == ["content"],
            element.text == "label"
        {
            return decodeButtons(separatedIn: pair, element, of: use.record)
        }
        let names = element.text == "icon" && isOfSeveral ? namesOfIcons(tree.resolved(pair.value)) : []
        let isNew = begins(element.path, in: use.record)
        guard names.count > 1, let holder = holder(of: element.path, below: use.record, pair, leavesOpen: true),
            let slot = element.path.last.flatMap(store.kind(of: holder).component.slot(named:))
        else { return false }
        var items = [Slot]()
        for name in names {
            let item = store.addRecord(.item, node: pair.value.rawValue, in: Place(holder, slot: slot))
            if StatedLabel(name)?.isConditional == true {
                readPart(name, at: pair.value, of: item)
            } else {
                write(name, at: pair.value, to: Slots.Item.icon, of: item)
            }
            items.append(Slot(pair.value, item.offset))
        }
        store.append(items, to: holder, slot, node: pair.value.rawValue)
        let line = "[" + names.map { "{icon: \(ScalarText($0).yaml)}" }.joined(separator: ", ") + "]"
        let edits = isNew ? tree.rewriting(pair.key, to: element.path, value: line) : nil
        reportRead(pair, as: element.path, value: line, edits)
        return true
    }

    /// The names of icons in a text, with commas or `and` between them, or with blanks if each is one that everybody knows.
    private func namesOfIcons(_ node: NodeIndex) -> [String] {
        guard let text = tree.word(node, upTo: 120)?.replacing(" and ", with: ", ") else { return [] }
        let isList = text.contains(", ")
        let names = text.split { $0 == (isList ? "," : " ") }.map { String($0.trimmingPrefix(" ")) }
        let areNames = names.allSatisfy { name in
            name.count <= 40 && (isList || name.first?.isLowercase == true && isKnownIcon(name))
        }
        return areNames ? names : []
    }
}
