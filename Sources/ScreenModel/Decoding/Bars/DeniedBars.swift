import YAMLSyntax

// Keys of a screen that nobody reads and that may say that a bar is not shown: `uses tab bar: no`, `toolbarVisibility: {tabBar:
// hidden}`.
extension ScreenDecoder {
    /// Leaves open whether the bars of a screen are shown of which a key may say so: `toolbarVisibility: {tabBar: hidden}`.
    mutating func leaveBarsOpen(_ pair: OtherPair, of screen: Record) {
        guard store.kind(of: screen) == .screen else { return noteDenied(pair, in: screen) }
        let text = tree.text(of: pair.key) + " " + said(by: pair)
        let words = Set(CommonWords.parts(of: text))
        let denied = barsDenied(by: pair)
        guard !denied.isEmpty || CommonWords.maySayHidden(text) else { return }
        for (slot, names) in ScreenDecoder.namesInBars {
            if denied.contains(slot) {
                leaveOpen(bar: slot, of: screen, pair)
            } else if denied.isEmpty, !words.isDisjoint(with: names), let bar = store.record(screen, slot) {
                leaveHiddenOpen(pair.value, of: bar)
            }
        }
    }

    /// Notes which bars beside it a bar says there are not, as those may yet be read: `navigationBar: {hides_tab_bar: true}`.
    private mutating func noteDenied(_ pair: OtherPair, in bar: Record) {
        guard let place = store.place(of: bar), store.kind(of: place.record) == .screen,
            ScreenDecoder.namesInBars.contains(where: { $0.slot == place.slot })
        else { return }
        deniedBars += barsDenied(by: pair).filter { $0 != place.slot }.map { ($0, pair) }
    }

    /// Leaves open whether those bars of a screen are shown of which another one says that they are not.
    mutating func leaveDeniedBarsOpen(of screen: Record) {
        for (slot, pair) in deniedBars { leaveOpen(bar: slot, of: screen, pair) }
        deniedBars.removeAll()
    }

    /// Leaves open whether the tab bar stays beside a toolbar where a remark on the screen says that one gives way to the other:
    /// `notes: [Toolbar replaces the tab bar while selecting]`, `toolbar note: only on iPad`.
    mutating func readRemarks(onBarsOf screen: Record) {
        let shared = screenAtHand.defaults.flatMap { store.record($0, Slots.Screen.tabBar) }
        guard store[screen, Slots.Screen.toolbar].hasValue,
            let tabBar = store.record(screen, Slots.Screen.tabBar) ?? shared,
            !store[tabBar, Slots.TabBar.hidden].isWritten,
            case let pairs = tree.pairs(of: screenAtHand.mapping, among: 64),
            let pair = pairs.first(where: { isRemark($0) && tellsOfBars($0, depth: 2) })
        else { return }
        leaveOpen(bar: Slots.Screen.tabBar, of: screen, pair)
        tell(tree.key(of: store[screen, Slots.Screen.toolbar].nodeIndex), Message.openTabBar)
    }

    /// Whether a pair of a screen is none of its parts.
    private func isRemark(_ pair: OtherPair) -> Bool {
        guard let word = tree.word(pair.key, upTo: 40) else { return false }
        let slot = ComponentKind.screen.component.slot(spelt: Spelling.folded(word))
        return slot == nil && bar(called: word) == nil || slot == Slots.Screen.description
    }

    /// Whether a pair, or one within its value, names a bar and says in words when it is there.
    private func tellsOfBars(_ pair: OtherPair, depth: Int) -> Bool {
        let value = tree.resolved(pair.value)
        let key = tree.word(pair.key, upTo: 40) ?? ""
        switch tree[value].kind {
        case .scalar: return tellsOfBars(key, tree.word(value, upTo: 400) ?? "")
        // What stands in a bar is no remark.
        case _ where bar(called: key) != nil: return false
        case .mapping where depth > 0:
            return tree.pairs(of: value, among: 16).contains { tellsOfBars($0, depth: depth - 1) }
        case .sequence where depth > 0:
            return tree.children(of: value, among: 16).contains { tellsOfBars((pair.key, $0), depth: depth - 1) }
        default: return false
        }
    }

    private func tellsOfBars(_ key: String, _ text: String) -> Bool {
        let (said, named) = (CommonWords.parts(of: text), CommonWords.parts(of: key))
        func mentionsBar(_ words: [String]) -> Bool {
            words.contains { ["toolbar", "bars", "tabbar"].contains($0) || $0 == "tab" && words.contains("bar") }
        }
        // `tabBar: hidden` within a state is told of that state; where both are said to be there, nothing is open.
        guard mentionsBar(named + said), text.contains(" ") || bar(called: key) == nil,
            !said.contains(where: WordSet.waysOfBoth.contains)
        else { return false }
        // `toolbar note: only on iPad`, `toolbar device: iPad`
        if mentionsBar(named), !mentionsBar(said) {
            let isShort = said.count < 4 && !isLarge(text)
            return proseTellsWhen(said)
                || isShort && (CommonWords.sayWhen(said) || said.contains { OtherWord.states[$0] != nil })
        }
        if named.contains(where: WordSet.waysOfBars.contains) { return true }
        let (isDenied, isBoth) = (said.contains { ["never", "not"].contains($0) }, said.contains("both"))
        if isDenied { return isBoth }
        // `no tab bar when editing`, `toolbar on iPad only`
        let startsWithNo = said.first == "no" && said.dropFirst().first.map { ["tab", "toolbar"].contains($0) } == true
        let isOnly =
            said.contains("only") && said.contains { WordSet.placesOfItems.contains($0) || OtherWord.states[$0] != nil }
        return !isBoth && (startsWithNo || isOnly || said.contains(where: WordSet.waysOfBars.contains))
    }

    private static let namesInBars: [(slot: Int, names: Set<String>)] = [
        (Slots.Screen.navigationBar, ["nav", "navigation", "header", "bars"]),
        (Slots.Screen.toolbar, ["toolbar", "bottom", "bars"]),
        (Slots.Screen.tabBar, ["tab", "tabs", "bottom", "bars"]),
    ]

    /// The bars that a key of a screen says there are not, by their fields: `uses tab bar: no`, `hides: tab bar`, and of `bars: [nav
    /// bar, toolbar]` those that are not listed.
    private func barsDenied(by pair: OtherPair) -> [Int] {
        let (key, value) = (CommonWords.parts(of: tree.text(of: pair.key)), tree.resolved(pair.value))
        let said = CommonWords.parts(of: said(by: pair))
        func named(in words: [String]) -> [Int] {
            ScreenDecoder.namesInBars.filter { !$0.names.isDisjoint(with: words) }.map(\.slot)
        }
        func areNames(_ words: [String]) -> Bool {
            words.allSatisfy { WordSet.namesAroundBars.contains($0) || !named(in: [$0]).isEmpty || $0 == "bar" }
        }
        if ["bars", "chrome"].contains(key.joined()), tree[value].kind == .sequence, areNames(said) {
            let listed = named(in: said)
            return ScreenDecoder.namesInBars.map(\.slot).filter { !listed.contains($0) }
        }
        let isWithout =
            !key.isEmpty && key.allSatisfy { ["without", "hides", "hidden", "excludes", "omits", "no"].contains($0) }
        if isWithout, !said.isEmpty, areNames(said) { return named(in: said) }
        // `navigation: {hides tab bar: true}`
        if tree[value].kind == .mapping, ["navigation", "presentation", "behavior", "chrome"].contains(key.joined()) {
            return tree.pairs(of: value, among: 16).flatMap { barsDenied(by: (key: $0, value: $1)) }
        }
        guard tree[value].kind == .scalar else { return [] }
        let saysNone = presenceMeant(by: value) == false || booleanMeant(by: value) == false
        let saysHidden = key.contains { $0.hasPrefix("hid") }
        // What else a key names is told of the bar: `tab badge: no`.
        let isPresence = key.allSatisfy {
            WordSet.wordsOfPresence.contains($0) || $0 == "bar" || !named(in: [$0]).isEmpty
        }
        return isPresence && saysNone != saysHidden ? named(in: key) : []
    }

    /// Leaves open whether a bar of a screen is shown, be it that of the defaults.
    private mutating func leaveOpen(bar slot: Int, of screen: Record, _ pair: OtherPair) {
        if let bar = store.record(screen, slot) { return leaveHiddenOpen(pair.value, of: bar) }
        guard !store[screen, slot].isWritten, let defaults = screenAtHand.defaults,
            let other = store.record(defaults, slot)
        else { return }
        let bar = store.addRecord(store.kind(of: other), node: pair.value.rawValue, in: Place(screen, slot: slot))
        store[screen, slot] = Slot(pair.value, bar.offset)
        leaveHiddenOpen(pair.value, of: bar)
    }

    /// What stands behind a key, as it is written and as far as it is looked at.
    private func said(by pair: OtherPair) -> String {
        String(tree.sourceText(in: tree[tree.resolved(pair.value)].range).prefix(200))
    }
}
