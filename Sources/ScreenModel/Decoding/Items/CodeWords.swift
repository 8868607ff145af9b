import Diagnostics
import YAMLSyntax

// Pieces of somebody's code where an item stands: `<IconButton />`, `UIBarButtonItem(.flexibleSpace)`.
extension ScreenDecoder {
    /// Whether a text is an element of somebody's code: `<IconButton name="edit" />`, `() => <Save />`.
    func isMarkup(_ text: String) -> Bool {
        (text.hasPrefix("<") || text.hasPrefix("(") && text.contains("=>")) && text.hasSuffix(">")
    }

    /// Whether a text makes something in somebody's code: `Spacer()`, `UIBarButtonItem(.flexibleSpace)`, `Text("Save")`.
    func isCall(_ text: String) -> Bool {
        guard text.utf8.count <= 200, let opening = text.firstIndex(of: "(") else { return false }
        let name = text[..<opening]
        // `IconButton(onClick = onSearch) { Icon(Icons.Default.Search) }`
        let isBlock = text.last == "}" && text.contains(") {")
        let text = isBlock ? (text.split(separator: ") {", maxSplits: 1).first ?? "") + ")" : text[...]
        guard text.hasSuffix(")"), let first = name.first,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") })
        else { return false }
        let arguments = text[text.index(after: opening)...].dropLast()
        return first == "." || arguments.isEmpty || arguments.contains { "\"':=".contains($0) }
            || arguments.first == "."
    }

    /// The name of UIKit's item in a call that makes one, `.add` of `UIBarButtonItem(systemItem: .add)`; nil for any other text.
    func systemItem(inCall text: String) -> String? {
        guard text.hasPrefix("UIBarButtonItem("), text.holds("ystemItem"), let point = text.lastIndex(of: ".") else {
            return nil
        }
        let name = text[point...].dropFirst().prefix(while: \.isLetter)
        return name.isEmpty ? nil : "." + name
    }

    /// The role of one of UIKit's items by its name, `.action`; nil for those without one.
    func role(ofSystemItem word: String) -> UInt32? {
        let name = String(word.dropFirst())
        return symbol(ofOtherSpelling: name == "action" ? "share" : name, in: .itemRole)
    }

    /// Leaves open what a text in the content is that tells of a button and doesn't only show a text:
    /// `<PrimaryButton>Save</PrimaryButton>`, `Button(primary): Save`, `[Save]`.
    mutating func leaveCodeOpen(_ node: NodeIndex, in block: Record) {
        guard tree[tree[node].parent].kind == .sequence, let text = tree.word(node, upTo: 200) else { return }
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]") && text.count <= 30
        let isCode = isMarkup(text) || isCall(text) || text.contains("Button(") || text.hasPrefix("Button:")
        guard isBracketed || isCode && text.lowercased().contains("button") else { return }
        store[block, Slots.Item.kind] = Slot(node, Slot.undetermined)
        store.noteUnread(in: block)
        tell(node, Message.openBlock(text))
    }

    /// Reads a call that YAML took for a pair, `Spacer(minLength: 8)`, as the space that it makes, and leaves open what any
    /// other shows; nil for any other pair.
    mutating func decodeCall(_ pair: OtherPair, in place: Place?) -> Record? {
        let word = tree.text(of: pair.key)
        let isSplit = tree[pair.key].style == .plain && !word.contains(")")
        guard let opening = word.firstIndex(of: "("), isSplit || isCall(word),
            !word[..<opening].contains(" "), tree[tree.resolved(pair.value)].kind == .scalar
        else { return nil }
        let name = String(word[..<opening])
        let record = store.addRecord(.item, node: pair.key.rawValue, in: place)
        let system = systemItem(inCall: word + tree.text(of: tree.resolved(pair.value)))
        if let space = space(called: name) ?? system.flatMap({ space(called: String($0.dropFirst())) }) {
            store[record, Slots.Item.kind] = Slot(pair.key, space)
            return record
        }
        if let system, let role = role(ofSystemItem: system) {
            store[record, Slots.Item.role] = Slot(pair.key, role)
            let line = "{role: \(Schema.standard.symbols.names[Int(role)])}"
            tell(pair.key, Message.readAs("\(name)(\(system))", line: line))
            return record
        }
        leaveFaceOpen(of: record, at: pair.key)
        if system != nil {
            store.openWords.insert(pair.key.rawValue)
        } else {
            store[record, Slots.Item.kind] = Slot(pair.key, Slot.unreadable)
            store.noteUnread(in: record)
        }
        tell(pair.key, Message.openItem(name))
        return record
    }

    /// What a button is called whose name ends with that it is one: `back` of `back-button`, `Cancel` of `Cancel button`.
    func nameOfButton(_ word: String) -> String? {
        guard word.utf8.count <= 40 else { return nil }
        // `BackButton`
        let parts =
            namesControl(word)
            ? CommonWords.parts(of: word).map { $0[...] } : word.split { " -_".contains($0) }
        guard parts.count > 1, let last = parts.last?.lowercased() else { return nil }
        if isBackSign(word) { return "back" }
        guard ["button", "btn"].contains(last) else { return nil }
        return parts.dropLast().joined(separator: " ")
    }

    /// Whether a text tells of the sign for the way back: `back arrow`, `Back-Chevron`, `Arrow back`.
    func isBackSign(_ word: String) -> Bool {
        guard word.utf8.count <= 20, case let parts = CommonWords.parts(of: word), parts.count == 2 else {
            return false
        }
        // `arrow-back` is the name of an icon.
        let sign = parts[0] == "back" ? parts[1] : parts[1] == "back" && word.contains(" ") ? parts[0] : ""
        return ["arrow", "chevron", "caret", "icon"].contains(sign)
    }

    /// Whether a word is what a button is called in the code: `btnSave`, `editButton`, `EditButton`.
    func namesControl(_ word: String) -> Bool {
        guard word.utf8.count <= 40, word.first?.isLetter == true,
            word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
            word.dropFirst().contains(where: \.isUppercase)
        else { return false }
        let parts = CommonWords.parts(of: word)
        if word.first?.isUppercase == true {
            return parts.count > 1 && (parts.last == "button" || parts.suffix(2) == ["button", "item"])
        }
        return [parts.first, parts.last].contains { ["btn", "button", "icon"].contains($0) }
            // `editButtonItem`
            || parts.last == "item"
    }

    /// Whether a button is called by one word with a capital that is no word for how it looks: `Submit`, but not `Primary`.
    func isOneLargeWord(_ name: String) -> Bool {
        isLarge(name) && name.allSatisfy(\.isLetter)
            && setting(for: name, of: ["style", "semantic", "area", "kind"], in: ComponentKind.item.component) == nil
            && !WordSet.looksOfButtons.contains(name.lowercased())
    }
}
