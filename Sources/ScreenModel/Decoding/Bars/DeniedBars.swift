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
