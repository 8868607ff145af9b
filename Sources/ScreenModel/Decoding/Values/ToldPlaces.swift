import Diagnostics
import YAMLSyntax

// Places and kinds in more than one word, where a rule compares one: `position: at the top of the screen`.
extension ScreenDecoder {
    /// Whether a value may tell so where a bar or a logo stands, what a slot holds or what a menu opens.
    func tellsInWords(_ field: Field, _ node: NodeIndex, in place: Place) -> Bool {
        guard [.navigationBar, .tabBar, .logo, .slotItem, .overflow].contains(store.kind(of: place.record)),
            tree[node].kind == .scalar, wordsTold(of: field.name, by: store.kind(of: place.record)) != nil,
            tree[node].range.length <= 80
        else {
            return false
        }
        let words = CommonWords.parts(of: tree.text(of: node))
        return words.count > 1 && !tree.withText(of: node) { TextMeasure($0).hasPlaceholder }
            || ["fixed", "sticky", "start", "end"].contains(words.first)
    }

    /// Reads such a value as the only one of ours that its words name; a place that names none or several is left open.
    mutating func decodeWords(_ field: Field, _ node: NodeIndex, in place: Place) -> UInt32? {
        guard let told = wordsTold(of: field.name, by: store.kind(of: place.record)) else { return nil }
        let text = tree.text(of: node)
        if told.contains(where: { Spelling.folded($0.value) == Spelling.folded(text) }) {
            return store.addText(text, node: node.rawValue, isMeasured: false)
        }
        let words = CommonWords.parts(of: text)
        let isDenied = !Set(words).isDisjoint(with: ["not", "no", "never", "except", "without"])
        let spelt = words.joined(separator: " ")
        let meant = isDenied ? [] : Set(told.filter { (" " + spelt + " ").contains(" " + $0.word + " ") }.map(\.value))
        guard meant.count == 1, let value = meant.first else {
            // Whatever else is written there, that it is.
            if field.name != "position" { return decodeName(field.name, node) }
            let known = Set(told.map(\.value)).sorted()
            tell(node, Message.noteValue(text, of: field.name, known: known))
            return Slot.undetermined
        }
        tell(node, Message.readAs(text, line: Message.line([field.name], value)))
        return store.addText(value, node: node.rawValue, isMeasured: false)
    }

    /// The words that such a value may have, each with what it means.
    private func wordsTold(of name: String, by kind: ComponentKind) -> [(word: String, value: String)]? {
        switch (name, kind) {
        case ("position", .navigationBar): ScreenDecoder.edges.filter { ["top", "bottom"].contains($0.value) }
        case ("position", .tabBar): ScreenDecoder.edges
        case ("position", .logo): ScreenDecoder.edges.filter { !["top", "bottom"].contains($0.value) }
        case ("kind", .slotItem): ScreenDecoder.kindsOfSlot
        case ("presents", .overflow):
            [
                ("action sheet", "action-sheet"), ("sheet of actions", "action-sheet"),
                ("confirmation dialog", "action-sheet"),
            ]
        default: nil
        }
    }

    private static let edges = [
        ("top", "top"), ("bottom", "bottom"), ("left", "leading"), ("leading", "leading"), ("start", "leading"),
        ("right", "trailing"), ("trailing", "trailing"), ("end", "trailing"), ("center", "center"),
        ("centre", "center"), ("middle", "center"), ("centered", "center"),
    ].map { (word: $0, value: $1) }

    private static let kindsOfSlot = BlockKinds.ofSlot.filter { $0 != "button" }.flatMap { kind in
        let words = CommonWords.parts(of: kind).joined(separator: " ")
        return [(word: words, value: kind), (word: words + "s", value: kind)]
    }
}
