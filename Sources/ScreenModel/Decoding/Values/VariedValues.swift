import YAMLSyntax

/// A value that holds in some layouts, where one stands that holds in all of them.
struct VariedValue {
    /// What it is a value of.
    let place: Place
    /// When it holds.
    let conditions: [OtherWord.Setting]
    /// The pair of which the key says so.
    let pair: ScreenDecoder.OtherPair
}

// Values by size class, platform or orientation, which a screen's variants have then:
// `trailing: {compact: [Add], regular: [Add, Share]}`.
extension ScreenDecoder {
    /// A pair of which the key says when its value holds; nil where that is elsewhere.
    typealias VariedPair = (condition: OtherWord.Setting?, pair: OtherPair)

    /// The pairs of a map in which each key says when its value holds, or that it holds elsewhere; empty for any other.
    func variedPairs(of mapping: NodeIndex) -> [VariedPair] {
        guard tree[mapping].kind == .mapping else { return [] }
        var found = [VariedPair]()
        for (key, value) in tree.pairs(of: mapping) {
            guard tree[key].kind == .scalar, found.count < ScreenDecoder.mostVariedValues else { return [] }
            let word = Spelling.folded(String(tree.text(of: key).prefix(64)))
            let condition = OtherWord.conditions[word].map { device(saidBy: word) ?? $0 }
            guard condition != nil || ScreenDecoder.wordsOfRest.contains(word) else { return [] }
            found.append((condition, (key: key, value: value)))
        }
        // A button of that name may be all that stands in a bar: `trailing: {phone: {icon: phone}}`.
        let isSure =
            found.count > 1
            || found.allSatisfy { condition, pair in
                tree[tree.resolved(pair.value)].kind == .sequence
                    || condition?.path != ["appearance"] && tree.text(of: pair.key) == condition?.value
            }
        return isSure && found.contains { $0.condition != nil } ? found : []
    }

    /// Whether each value of such a map may be a list: tabs may be called Phone and TV, with an icon each.
    func holdsVariedLists(_ mapping: NodeIndex) -> Bool {
        variedPairs(of: mapping).allSatisfy { _, pair in
            let kind = tree[tree.resolved(pair.value)].kind
            return kind == .sequence || kind == .mapping && !isLarge(tree.text(of: pair.key))
        }
    }

    /// No map that says when its values hold has more of them.
    private static let mostVariedValues = 16

    /// Keeps the values of a field for the variants of its screen, and gives what it holds elsewhere; nil for any other
    /// value, and where no variant can say it.
    mutating func decodeVaried(_ field: Field, _ written: NodeIndex, in place: Place) -> Slot? {
        let values = variedPairs(of: tree.resolved(written))
        guard !values.isEmpty, field.name != "variants", path(to: place) != nil else { return nil }
        return keep(values, of: field, in: place, isTold: false) ?? Slot(written, Slot.undetermined)
    }

    /// Keeps values for the variants of a screen, and gives what holds elsewhere.
    private mutating func keep(_ values: [VariedPair], of field: Field, in place: Place, isTold: Bool) -> Slot? {
        var base: Slot?
        for (condition, pair) in values {
            guard let condition else {
                base = decodeValue(field, pair.value, in: place)
                continue
            }
            variedValues.append(VariedValue(place: place, conditions: [condition], pair: pair))
            guard isTold else { continue }
            let line = Message.line(path(to: place)?.names ?? [field.name], shortText(of: pair.value))
            tell(pair.key, Message.readVaried(tree.text(of: pair.key), [condition], line))
        }
        return base
    }

    /// Keeps what a field is in some states, `size: {default: large, scrolled: small}`, for the variants of its screen, and
    /// gives what it is at rest; nil for any other value.
    mutating func decodeStates(_ field: Field, _ written: NodeIndex, in place: Place) -> Slot? {
        let map = tree.resolved(written)
        let isWord = field.type == .text || field.type == .token || field.type.enumeration != nil
        // A bar with keys of its own is no map of states.
        let isBar =
            (field.name == "toolbar" || field.name == "tabBar")
            && field.type.component.map { kind in tree.pairs(of: map).allSatisfy { slot(of: $0.key, in: kind) == nil } }
                == true
        guard isWord || isBar || field.type.element != nil, tree[map].kind == .mapping, 1...8 ~= tree[map].count,
            isWord || tree.pairs(of: map).allSatisfy({ tree[tree.resolved($0.value)].kind == .sequence }),
            !holdsOnlyTags(map), path(to: place) != nil
        else { return nil }
        var values = [VariedPair]()
        for (key, value) in tree.pairs(of: map) {
            let word = tree[key].kind == .scalar ? Spelling.folded(String(tree.text(of: key).prefix(40))) : ""
            // `on error`
            let lead = ["on", "in", "when", "while"].first { tree.text(of: key).hasPrefix($0 + " ") } ?? ""
            let state = OtherWord.states[word] ?? OtherWord.states[String(word.dropFirst(lead.count))]
            guard state != nil || ScreenDecoder.wordsOfRest.contains(word) else { return nil }
            values.append((state, (key: key, value: value)))
        }
        guard values.contains(where: { $0.condition != nil }) else { return nil }
        if let payload = linesOnScroll(field, values) {
            let message = Message.readBeside("scrolled", field.name, line: field.name + ": on-scroll")
            reportRead(map, as: "on-scroll", message: message)
            return Slot(written, payload)
        }
        return keep(values, of: field, in: place, isTold: true) ?? Slot(written, Slot.undetermined)
    }

    /// The word for a line that comes on scrolling, `border: {rest: hidden, scrolled: visible}`; nil for any other states.
    private func linesOnScroll(_ field: Field, _ values: [VariedPair]) -> UInt32? {
        guard ["border", "divider"].contains(field.name), values.count == 2, case .enumeration(let words) = field.type
        else { return nil }
        let component = ComponentKind.navigationBar.component
        let said = values.map { state, pair in
            let word = String(tree.text(of: tree.resolved(pair.value)).prefix(40))
            let row = OtherValue.row(for: word, of: field.name, in: words, of: component)
            return (state?.value ?? "rest", row?.value ?? word)
        }
        let isOnScroll = said.contains { $0 == ("rest", "hidden") } && said.contains { $0 == ("scrolled", "visible") }
        return isOnScroll ? Schema.standard.symbols.number(of: "on-scroll") : nil
    }

    static let wordsOfRest: Set = ["default", "base", "rest", "atrest", "normal", "unscrolled", "expanded"]

    /// Keeps what a bar holds in some layouts, `compact: {trailing: [Add]}`, alone or among others in a map, for the
    /// variants of its screen; false for any other pair.
    mutating func decodeVaried(_ pair: OtherPair, of record: Record) -> Bool {
        let kind = store.kind(of: record)
        let value = tree.resolved(pair.value)
        if kind == .selection, decodeSelected(pair, of: record) { return true }
        guard [.navigationBar, .toolbar, .tabBar].contains(kind), tree[value].kind != .scalar,
            let place = store.place(of: record), let (_, names) = path(to: place)
        else { return false }
        let word = Spelling.folded(String(tree.text(of: pair.key).prefix(64)))
        var values = [VariedValue]()
        let state = OtherWord.states[word].flatMap { isMap(of: kind, value) ? $0 : nil }
        // `{default: {size: large}, scrolled: {size: small}}`
        if ScreenDecoder.wordsOfRest.contains(word), isMap(of: kind, value) {
            decode(WordUse(pair, .group, of: record))
            return true
        }
        if let condition = OtherWord.conditions[word].map({ device(saidBy: word) ?? $0 }) ?? state,
            !ScreenDecoder.sizesOfBars.contains(word)
        {
            values = [VariedValue(place: place, conditions: [condition], pair: pair)]
        } else if OtherWord.row(for: word, in: kind)?.conversion.path == nil {
            for case (let condition?, let pair) in variedPairs(of: value) {
                values.append(VariedValue(place: place, conditions: [condition], pair: pair))
            }
        }
        guard let first = values.first else { return false }
        variedValues += values
        tell(pair.key, Message.readVaried(tree.text(of: pair.key), first.conditions, Message.line(names, "…")))
        return true
    }

    /// Whether a map has keys of a component alone.
    private func isMap(of kind: ComponentKind, _ map: NodeIndex) -> Bool {
        tree[map].kind == .mapping && tree[map].count > 0
            && tree.pairs(of: map, among: 32).allSatisfy { key, _ in
                slot(of: key, in: kind) != nil
                    || [["leading"], ["trailing"]].contains(
                        tree.word(key).flatMap { OtherWord.row(for: $0, in: kind)?.conversion.path }
                    )
            }
    }

    /// Keeps what a bar shows while items are selected, `selection: {title: 3 selected, trailing: [Delete]}`, for a variant of
    /// its screen; false for a key that is none of the bar's.
    private mutating func decodeSelected(_ pair: OtherPair, of selection: Record) -> Bool {
        guard tree.value(ofKey: "active", in: tree[pair.key].parent) == nil,
            let bar = store.place(of: selection)?.record, let condition = OtherWord.states["selection"],
            let slot = slot(of: pair.key, in: store.kind(of: bar)), let (_, names) = path(to: Place(bar, slot: slot))
        else { return false }
        variedValues.append(VariedValue(place: Place(bar, slot: slot), conditions: [condition], pair: pair))
        let line = Message.line(names, shortText(of: pair.value))
        tell(pair.key, Message.readVaried(tree.text(of: pair.key), [condition], line))
        return true
    }

    /// Reads a map of what differs in a size class as variants, where a screen lists its classes, or says its platform or
    /// orientation; false for any other.
    mutating func decodeVariants(_ map: NodeIndex, in place: Place) -> Bool {
        guard store.kind(of: place.record) == .screen, let field = field(at: place),
            ["sizeClasses", "platform", "orientation", "appearance"].contains(field.name)
        else { return false }
        let values = variedPairs(of: map)
        let key = tree.key(of: map)
        guard !values.isEmpty, values.allSatisfy({ tree[tree.resolved($0.pair.value)].kind == .mapping }),
            tree[key].parent.rawValue == store.node(of: place.record)
        else { return false }
        rename(WordUse((key: key, value: map), of: place.record), to: ["variants"])
        return true
    }

    /// Words for widths that may as well be said of a bar's height.
    static let sizesOfBars: Set = ["small", "large", "expanded"]

    /// The keys that lead to a place from its screen, with that; nil where it is in a list, as in a variant.
    func path(to place: Place) -> (screen: Record, names: [String])? {
        var names = [String]()
        var here = place
        while let slot = here.slot, here.element == nil {
            names.append(store.kind(of: here.record).component.fields[slot].name)
            guard let outer = store.place(of: here.record) else { return (here.record, names.reversed()) }
            here = outer
        }
        return nil
    }

    /// Gives a screen the variants that its values by size class or the like say.
    mutating func addVariants(to screen: Record) {
        let values = variedValues
        variedValues = []
        let list = store[screen, Slots.Screen.variants]
        var variants = Array(store.elements(screen, Slots.Screen.variants))
        guard list.hasValue || !list.isWritten else { return }
        for value in values {
            let (node, position) = (value.pair.key.rawValue, variants.count)
            guard let (root, names) = path(to: value.place), root == screen else { continue }
            let here = Place(screen, slot: Slots.Screen.variants, element: position)
            let variant = store.addRecord(.variant, node: node, in: here)
            for condition in value.conditions { set(condition, below: variant, value.pair) }
            // That the screen is for another platform, too, is all that is said of it there.
            if names != ["platform"] {
                guard let place = open(names, below: variant, value.pair) else { continue }
                write(decode(value.pair, at: place), at: place)
            }
            variants.append(Slot(node: node, payload: variant.offset))
        }
        guard let first = variants.first else { return }
        let node = list.isWritten ? list.node : first.node
        store[screen, Slots.Screen.variants] = Slot(node: node, payload: store.addList(variants, node: node))
    }
}
