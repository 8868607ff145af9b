import Diagnostics
import YAMLSyntax

// Variants that have a name and nothing that says when they hold, so that no layout has them.
extension ScreenDecoder {
    /// Whether a list names several states that a screen has beside the one at rest: `states: [empty, error]`.
    func listsStates(_ list: NodeIndex) -> Bool {
        let states = tree.entries(of: list, among: 17)
        return 2...16 ~= states.count
            && states.allSatisfy { state in
                tree.word(state).map { OtherValue.state(saidBy: $0) != nil || OtherValue.isStateOfOthers($0) } == true
            }
    }

    /// Tells of the variants of a screen of which nobody knows where they apply.
    mutating func reportOpenVariants(of screen: Record) {
        defer { openStates = .none }
        guard store[screen, Slots.Screen.variants].hasValue else { return }
        for element in store.elements(screen, Slots.Screen.variants) where element.hasValue {
            let variant = element.record
            narrow(variant)
            readIdentifier(of: variant)
            let name = store[variant, Slots.Screen.name]
            let written = ComponentKind.variant.component.fields.indices.filter { store[variant, $0].isWritten }
            guard name.hasValue, written.count > 1, !written.contains(where: LayoutResolver.conditions.contains)
            else { continue }
            let word = tree.text(of: tree.resolved(name.nodeIndex))
            let saysState = keyOfStates(name.nodeIndex) != nil || word.contains("=")
            let fields = saysState ? ["sizeClass", "state"] : ["sizeClass"]
            // A Mac or the web is no wide phone.
            let isDesktop = Spelling.folded(word) == "desktop"
            let condition = isDesktop ? nil : setting(for: word, of: fields, in: ComponentKind.variant.component)
            let key = tree.key(of: name.nodeIndex)
            guard let condition, set(condition, below: variant, (key: key, value: name.nodeIndex)) else {
                reportOpenVariant(at: name.nodeIndex)
                continue
            }
            // An id would be told to be a note beside the condition.
            let edits =
                tree.text(of: key, equals: "id")
                ? tree.rewriting(key, to: condition.path, value: condition.value)
                : tree.insertion(ofKey: condition.path[0], condition.value, in: tree[key].parent).map { [$0] }
            let line = Message.line(condition.path, condition.value)
            tell(name.nodeIndex, Message.readAs(word, line: line), fix: Fix(safe: Message.replace(with: line), edits))
        }
        for element in store.elements(screen, Slots.Screen.variants) where element.hasValue {
            leaveTabBarOpen(in: element.record, of: screen)
        }
        if openStates != .none { reportStates(openStates, of: screen) }
    }

    /// Tells how to write the states of a screen of which some are nobody's: as variants, no layout would have these, so that
    /// no fix writes any.
    private mutating func reportStates(_ key: NodeIndex, of screen: Record) {
        // Beside variants they are no list of their own.
        guard store[screen, Slots.Screen.variants].nodeIndex == tree.nextSibling(of: key) else { return }
        let states = tree.resolved(tree.nextSibling(of: key))
        takeBack(at: key)
        takeBack(at: tree.firstChild(of: states), as: .screenWrongType)
        let isKnown = store.elements(screen, Slots.Screen.variants).contains { element in
            element.hasValue && LayoutResolver.conditions.contains { store[element.record, $0].hasValue }
        }
        guard isKnown else { return }
        tell(key, Message.someStates(tree.text(of: key)))
    }

    /// Takes a state of somebody's own, which is surely not the screen at rest, for the name of a variant; false for any other
    /// component, and for a variant that has a name.
    mutating func nameVariant(_ record: Record, _ word: NodeIndex) -> Bool {
        let mapping = store.nodeIndex(of: record)
        guard store.kind(of: record) == .variant, tree.value(ofKey: "name", in: mapping) == nil,
            !store[record, Slots.Screen.name].isWritten
        else { return false }
        setText(Slots.Screen.name, of: record, to: word, isMeasured: false)
        return true
    }

    /// Tells of a variant that is only called something, with the state that its name may stand for.
    mutating func reportOpenVariant(at node: NodeIndex) {
        let name = tree.resolved(node)
        guard tree[name].kind == .scalar, hasRoom(at: tree[name].range) else { return }
        let word = tree.text(of: name)
        let key = tree.key(of: node)
        let states = keyOfStates(node)
        openStates = states ?? openStates
        let isState = states != nil || tree.text(of: key, equals: "state") || OtherValue.isStateOfOthers(word)
        let state = OtherValue.state(saidBy: word)
        tell(name, state == nil && isState ? Message.openState(word) : Message.openVariant(word, state: state))
    }

    /// The key of what a screen calls its states, in which a node stands.
    private func keyOfStates(_ node: NodeIndex) -> NodeIndex? {
        var current = tree[node].parent
        for _ in 0..<3 where current != .none {
            let key = tree.key(of: current)
            if tree[key].parent == tree[current].parent,
                tree.folded(key, upTo: 16).map(["states", "uistates"].contains) == true
            {
                return key
            }
            current = tree[current].parent
        }
        return nil
    }

    /// Takes the `id` of a variant of which nothing else says when it holds for its name, or what else it is told apart by:
    /// `{scenario: editing, toolbar: [Delete]}`.
    private mutating func readIdentifier(of variant: Record) {
        let written = ComponentKind.variant.component.fields.indices.filter { store[variant, $0].isWritten }
        let mapping = store.nodeIndex(of: variant)
        guard !store[variant, Slots.Screen.name].isWritten, !written.isEmpty,
            !written.contains(where: LayoutResolver.conditions.contains), tree[mapping].kind == .mapping,
            let value = tree.value(ofKey: "id", in: mapping) ?? nameOfVariant(mapping),
            tree[tree.resolved(value)].kind == .scalar
        else { return }
        takeBack(at: tree.key(of: value))
        setText(Slots.Screen.name, of: variant, to: tree.resolved(value), isMeasured: false)
    }

    /// What a variant is told apart by that nobody reads: `{brand: gold, toolbar: [Save]}`.
    private func nameOfVariant(_ mapping: NodeIndex) -> NodeIndex? {
        tree.pairs(of: mapping, among: 16).first { key, value in
            guard let word = tree.word(key, upTo: 32), !word.hasPrefix("x-"),
                tree[tree.resolved(value)].kind == .scalar,
                slot(of: key, in: .variant) == nil, !WordSet.keysOfNotes.contains(Spelling.folded(word))
            else { return false }
            switch OtherWord.row(for: word, in: .variant)?.conversion {
            case nil, .note: return true
            case .words(let settings): return settings[tree.folded(tree.resolved(value), upTo: 32) ?? ""] == nil
            default: return false
            }
        }?.value
    }

    /// Leaves open whether the tab bar stays in a state with a toolbar of its own, where that is told in other words than those
    /// of the format, `selecting: {toolbar: [Delete]}`: mostly one gives way to the other, and few say so.
    private mutating func leaveTabBarOpen(in variant: Record, of screen: Record) {
        let (toolbar, tabBar) = (Slots.Screen.toolbar, Slots.Screen.tabBar)
        guard store[variant, toolbar].hasValue, store[variant, Slots.Screen.state].hasValue,
            !store[variant, tabBar].isWritten, store[screen, tabBar].hasValue,
            // `toolbar: {edit mode: {items: [Delete]}}`
            store.record(screen, toolbar).map({ !store[$0, Slots.Toolbar.items].isWritten })
                ?? !store[screen, toolbar].hasValue,
            !isListedAsVariant(store.nodeIndex(of: variant))
        else { return }
        let value = store[variant, toolbar].nodeIndex
        let bar = store.addRecord(.tabBar, node: value.rawValue, in: Place(variant, slot: tabBar))
        store[variant, tabBar] = Slot(value, bar.offset)
        leaveHiddenOpen(value, of: bar)
        // Written as a variant, it would have the tab bar.
        let home = store.nodeIndex(of: screen)
        var node = store.nodeIndex(of: variant)
        while node != home, tree[node].parent != .none {
            let parent = tree[node].parent
            if tree[parent].kind == .mapping { takeBackFixes(at: tree.key(of: node)) }
            if parent != home { takeBackFixes(at: tree.firstChild(of: parent)) }
            node = parent
        }
        tell(tree.key(of: value), Message.openTabBar)
    }

    /// Whether a map is one of `variants`, in a list or by the name of its state.
    private func isListedAsVariant(_ mapping: NodeIndex) -> Bool {
        let parent = tree[mapping].parent
        return tree.text(of: tree.key(of: tree[parent].kind == .sequence ? parent : mapping), equals: "variants")
            || tree.text(of: tree.key(of: parent), equals: "variants")
    }

    /// Takes the name of a variant that is an iPad's for its platform beside its size class, which is no wide iPhone's then:
    /// `{name: iPad, sizeClass: regular}`.
    private mutating func narrow(_ variant: Record) {
        guard store[variant, Slots.Screen.sizeClass].hasValue, !store[variant, Slots.Screen.platform].isWritten,
            case let mapping = store.nodeIndex(of: variant),
            let value = tree.value(ofKey: "name", in: mapping) ?? tree.value(ofKey: "id", in: mapping),
            case let node = tree.resolved(value), let word = tree.word(node),
            let setting = setting(for: word, of: ["sizeClass"], in: ComponentKind.variant.component),
            setting == "platform: ipados",
            set(setting, below: variant, (key: tree.key(of: value), value: value))
        else { return }
        let edit = tree.insertion(ofKey: setting.path[0], setting.value, in: mapping)
        reportRead(node, line: Message.line(setting.path, setting.value), edit.map { [$0] })
    }

    /// What leads on from a map of values by size class, device or the like: `size: {compact: small, regular: large}`.
    func adviceOnVariants(_ name: String, _ mapping: NodeIndex) -> String? {
        guard name != "variants", let holder, let slot = store.slot(named: name, of: holder),
            let (_, names) = path(to: Place(holder, slot: slot))
        else { return nil }
        for case (let condition?, let pair) in variedPairs(of: mapping) {
            return Message.variesBy(condition, Message.line(names, shortText(of: pair.value)))
        }
        return nil
    }
}
