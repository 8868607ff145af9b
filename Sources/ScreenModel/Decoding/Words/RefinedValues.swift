import Diagnostics
import YAMLSyntax

// What a word says of a field that is written already: more, the same, or that it has not one value.
extension ScreenDecoder {
    /// Takes a word that says more than what is written as what is meant: an iPad beside `platform: ios`, since its system
    /// is one of iOS in many a word, or the style of a button where that makes it another kind.
    mutating func refine(_ place: (record: Record, slot: Int), by value: String, _ pair: OtherPair) -> Bool {
        let first = store[place.record, place.slot]
        guard tree[tree.resolved(first.nodeIndex)].kind == .scalar else { return false }
        let field = store.kind(of: place.record).component.fields[place.slot]
        let payload: UInt32
        switch (field.name, value) {
        case ("platform", "ipados") where first.payload == Symbols.ios: payload = Symbols.ipados
        case ("kind", "secondary-button") where store.string(place.record, place.slot).map(Spelling.folded) == "button":
            payload = store.addText(value, node: first.node, isMeasured: false)
        default: return false
        }
        store[place.record, place.slot].payload = payload
        let line = Message.line([field.name], value)
        // What has an anchor may be used elsewhere, too.
        let isShared = tree[first.nodeIndex].kind != .alias && tree.anchorRange(of: first.nodeIndex) != nil
        let edit = isShared ? nil : tree.replacement(of: first.nodeIndex, by: ScalarText(value))
        let edits = edit.flatMap { edit in tree.removal(ofPair: pair.key).map { [edit, $0] } }
        let fix = Fix(safe: Message.replace(with: line), edits)
        tell(pair.key, Message.refined(tree.text(of: pair.key), line: line), fix: fix)
        return true
    }

    /// Takes a device beside a platform: an iPad makes it the iPad's, whose system is told once.
    mutating func refinePlatform(at place: (record: Record, slot: Int), by second: Slot, _ pair: OtherPair) -> Bool {
        let value = tree.resolved(pair.value)
        guard second.hasValue, tree[value].kind == .scalar else { return false }
        let first = store[place.record, place.slot]
        if refine(place, by: Schema.standard.symbols.names[Int(second.payload)], pair) { return true }
        guard first.payload == Symbols.ipados,
            Spelling.folded(String(tree.text(of: value).prefix(64))).hasPrefix("ios")
        else { return false }
        reportSame(pair, ["platform"])
        return true
    }

    /// Tells what the opposite of a word's one meaning says of a field that is written: `largeTitle: false` beside a size.
    mutating func reportDenied(_ pair: OtherPair, _ meant: OtherWord.Setting?, of record: Record) -> Bool {
        guard let meant, booleanMeant(by: tree.resolved(pair.value)) == false,
            let place = field(at: meant.path, below: record), store[place.record, place.slot].hasValue,
            let isDenied = says(meant.value, at: place)
        else { return false }
        if isDenied { reportBoth(pair, meant.path) } else { reportSame(pair, meant.path) }
        return true
    }

    /// Whether a field has a value; nil for a number, a list or the like, of which a word says nothing.
    func says(_ value: String, at place: (record: Record, slot: Int)) -> Bool? {
        let payload = store[place.record, place.slot].payload
        switch store.kind(of: place.record).component.fields[place.slot].type {
        case .boolean: return payload == (value == "true" ? 1 : 0)
        case .enumeration(let enumeration): return payload == symbol(ofOtherSpelling: value, in: enumeration)
        case .token: return store.string(place.record, place.slot).map { Spelling.folded($0) == Spelling.folded(value) }
        default: return nil
        }
    }
}
