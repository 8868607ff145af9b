import Diagnostics
import YAMLSyntax

// What people tell beside a bar or a button of when it is there: `visibility: edit mode only`, `remark: only on iPad`.
extension ScreenDecoder {
    /// The row for a key that tells when its component is there, or how far the work on it is, `status: ready for dev`, which
    /// nobody reads beside its buttons; nil for any other.
    func rowOfPresence(_ word: String, _ value: NodeIndex, in kind: ComponentKind) -> OtherWord? {
        guard tree[value].range.length <= 120 else { return nil }
        let key = Spelling.folded(word)
        // `notes: [only while selecting]`
        if tree[value].kind == .sequence, WordSet.keysOfRemarks.contains(key),
            tree.entries(of: value, among: 8).contains(where: {
                proseTellsWhen(CommonWords.parts(of: tree.text(of: $0)))
            })
        {
            return OtherWord.row(for: "when", in: kind)
        }
        guard tree[value].kind == .scalar else { return nil }
        // `locale: de`
        if ["region", "country", "market"].contains(key), !saysAlways(value) {
            return OtherWord.row(for: "when", in: kind)
        }
        // `condition: none`, `platform: all`, and the platform that the screen has anyway
        let isPlace = WordSet.placesOfItems.contains(key)
        if isNoteOfPresence(word, in: kind), !isPlace,
            saysAlways(value) || key == "available" && booleanMeant(by: value) == true
        {
            return OtherWord(notes: word)
        }
        // `{label: Print, release: v2}`, `{label: Print, deprecated: true}`; a number may count the versions of anything.
        if [.item, .toolbar, .tabBar].contains(kind), kind == .item || key != "draft",
            WordSet.keysOfPlans.contains(key), key != "version" || tree.number(of: value) == nil,
            case let said = tree.text(of: value), kind == .item || key != "version" || said.first == "v",
            booleanMeant(by: value) ?? (said != "1" && said.contains(where: \.isNumber) || isUndecided(said))
        {
            return OtherWord.row(for: "when", in: kind)
        }
        // `{label: Print, variant: iPad}`
        if kind != .navigationBar, ["ipad", "ipados", "tablet"].contains(tree.folded(value, upTo: 8) ?? "") {
            return OtherWord.row(for: "when", in: kind)
        }
        let isProse = WordSet.keysOfRemarks.contains(key)
        // `tabBar: {Phone: phone, Wi-Fi: on}`
        if isPlace, isLarge(word) || kind == .item || kind == .navigationBar { return nil }
        guard isProse || key == "status" || WordSet.keysOfPresence.contains(key) else { return nil }
        let said = tree.text(of: value)
        // `visibility: gone`, `displayed: no`
        switch OtherWord.row(for: word, in: kind)?.conversion {
        case .words(let settings)? where settings[Spelling.folded(said)] != nil: return nil
        case .negate? where booleanMeant(by: value) != nil: return nil
        default: break
        }
        let words = CommonWords.parts(of: said)
        let tellsWhen: Bool
        if key == "status" {
            if proseTellsWhen(words) { return OtherWord.row(for: "when", in: kind) }
            // What people read begins with a capital letter: `status: Updated just now`.
            let isVisible = kind == .toolbar && said.first?.isUppercase == true
            guard CommonWords.tellProgress(said) || !isVisible else { return nil }
            tellsWhen = words.first.map(WordSet.undoneStages.contains) == true
            if !tellsWhen { return OtherWord(notes: word) }
        } else if isProse {
            tellsWhen = proseTellsWhen(words)
        } else {
            tellsWhen =
                booleanMeant(by: value) == false || CommonWords.sayWhen(words) || proseTellsWhen(words)
                || words.contains { word in
                    OtherWord.states[word] != nil || word == "not"
                        || [WordSet.absence, .users, .undoneStages].contains { $0.contains(word) }
                }
        }
        return tellsWhen ? OtherWord.row(for: "when", in: kind) : nil
    }

    /// Whether a word is a note that leaves open whether its component is there.
    func isNoteOfPresence(_ word: String, in kind: ComponentKind) -> Bool {
        if case .note(leavingOpen: ["hidden"])? = OtherWord.row(for: word, in: kind)?.conversion { true } else { false }
    }

    /// Whether the value of a condition is that there is none, or what holds on the screen anyway.
    func saysAlways(_ value: NodeIndex) -> Bool {
        let words = CommonWords.parts(of: tree.text(of: value))
        if !words.isEmpty, words.allSatisfy(WordSet.wordsOfAll.contains) { return true }
        let platforms = platforms(namedIn: value)
        guard platforms.count == 1, let screen = screenAround else { return false }
        let said = store[screen, Slots.Screen.platform]
        return said.hasValue && Schema.standard.symbols.names[Int(said.payload)] == platforms[0]
    }

    /// Leaves open whether an item is there whose behaviour tells when: `behavior: only shown in edit mode`.
    mutating func leaveOpenByBehavior(_ item: Record) {
        let behavior = store[item, Slots.Item.behavior]
        guard behavior.hasValue, let text = tree.word(tree.resolved(behavior.nodeIndex), upTo: 120),
            // Of one word, as the behaviours of documented files are, no list is asked.
            text.utf8.contains(UInt8(ascii: " ")), proseTellsWhen(CommonWords.parts(of: text))
        else { return }
        leaveHiddenOpen(behavior.nodeIndex, of: item)
    }

    /// Leaves open what an item shows of which only the action is told, in words as people read them: `{action: Confirm}`.
    mutating func leaveOpenByAction(_ item: Record) {
        guard store[item, Slots.Item.action].hasValue,
            ![Slots.Item.label, Slots.Item.icon, Slots.Item.role, Slots.Item.kind].contains(where: {
                store[item, $0].isWritten
            }),
            case let node = tree.resolved(store[item, Slots.Item.action].nodeIndex),
            let text = tree.word(node, upTo: 40),
            isLarge(text)
        else { return }
        leaveFaceOpen(of: item, at: node)
        tell(node, Message.actionAlone(text))
    }

    /// Whether prose tells when something is there, and not what it does: it begins with that, or says the device or the state
    /// for which it is alone.
    func proseTellsWhen(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        let rest = words.dropFirst()
        func says(_ list: WordSet) -> Bool { rest.contains(where: list.contains) }
        let namesState = words.contains { OtherWord.states[$0] != nil }
        let namesPlace = words.contains(where: WordSet.placesOfItems.contains)
        // `appears on every page`
        if words.contains(where: ["all", "every", "always", "everywhere"].contains) { return false }
        if rest.isEmpty { return first != "none" && WordSet.absence.contains(first) || CommonWords.sayWhen(words) }
        switch first {
        case "sometimes", "optional", "disappears", "depends", "conditional": return true
        case "removed", "replaces", "replaced": return !rest.contains { ["old", "former", "previous"].contains($0) }
        case "takes", "covers", "swaps": return words.contains("bar")
        // `only prints the page`
        case "only":
            return words.count < 4 && rest.first.map { Int($0) == nil && !WordSet.numerals.contains($0) } == true
                || namesState || namesPlace || rest.first.map(WordSet.joints.contains) == true
        // `shown in blue`
        case "hidden", "shown", "visible", "never", "not", "hides", "appears", "off":
            return says(.joints) || words.contains("in") && (namesState || namesPlace || says(.stages))
        case "moves", "goes", "collapses": return says(.placesForMore)
        // `when tapped, it prints`
        case "when", "while", "during", "if", "until", "unless":
            return !rest.prefix(2).contains(where: WordSet.deeds.contains)
        case "stays", "remains", "keeps", "disabled", "enabled": return false
        default: break
        }
        // `admins only`, `in draft`, `selection mode`
        if words.count < 4 {
            let isOfStage = namesState || namesPlace || words.contains(where: WordSet.stages.contains)
            if words.last == "only"
                || isOfStage && (first == "in" || words.last.map(["mode", "state"].contains) == true)
            {
                return true
            }
        }
        let speaksOfPresence = words.contains(where: WordSet.presences.contains)
        return (namesState || namesPlace) && speaksOfPresence
            && words.contains { ["only", "when", "while", "during", "if", "in", "on"].contains($0) }
            || words.contains("disappears")
    }

    /// Leaves open whether an item shows whose states are those of a screen: `{label: Save, states: [editing]}`.
    mutating func leaveOpenInStates(_ item: Record) {
        let states = store[item, Slots.Item.states]
        // Nearly no item has any.
        guard states.hasValue, let name = ComponentKind.itemState.component.slot(named: "name") else { return }
        let names = store.records(item, Slots.Item.states).map { store.string($0, name) ?? "" }
        // What is on or off is a toggle.
        if names.count == 2, names.allSatisfy({ ["on", "off"].contains($0) }), !store[item, Slots.Item.toggle].isWritten
        {
            store[item, Slots.Item.toggle] = Slot(node: states.node, payload: 1)
        }
        guard !names.isEmpty, names.allSatisfy(ScreenDecoder.statesOfScreens.contains) else { return }
        leaveHiddenOpen(states.nodeIndex, of: item)
    }

    private static let statesOfScreens: Set = ["editing", "selection", "selecting", "searching", "scrolled", "viewing"]
}
