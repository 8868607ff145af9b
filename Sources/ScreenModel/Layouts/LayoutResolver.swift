/// Works out the layouts of a screen.
///
/// The base platform and state in each declared size class, and one more layout for each combination that a variant
/// names. A layout is the base overlaid, in document order, by all variants that match it. A variant that is for another
/// orientation, appearance, language or direction than the screen's stands beside the layout without it.
package struct LayoutResolver {
    private struct Combination: Hashable {
        var platform: UInt32
        var sizeClass: UInt32?
        var state: UInt32
        /// What else a variant is for, by the slot of the key; empty for all layouts but those of such variants.
        var others: [Int: String] = [:]
    }

    /// The keys that say what a variant is for.
    static let conditions = [Slots.Screen.platform, Slots.Screen.sizeClass, Slots.Screen.state] + otherConditions
    /// Keys that say what a variant is for beside platform, size class and state.
    private static let otherConditions = [
        Slots.Screen.orientation, Slots.Screen.appearance, Slots.Screen.locale, Slots.Screen.layoutDirection,
    ]

    private struct Variant {
        var record: Record
        var platform: UInt32?
        var sizeClass: UInt32?
        var state: UInt32?
        var others: [Int: String]
        /// Whether nobody knows where it applies, so that what it sets is known of no layout.
        var isOpen: Bool

        func matches(_ combination: Combination) -> Bool {
            (platform ?? combination.platform) == combination.platform
                && (sizeClass == nil || sizeClass == combination.sizeClass)
                && (state ?? combination.state) == combination.state
                && others.allSatisfy { combination.others[$0.key] == $0.value }
        }
    }

    /// The layouts of a screen, that of the base first, which is the only one beyond a limit of `RecordStore.work`.
    package static func layouts(
        of screen: Record,
        defaultPlatform: UInt32,
        in store: inout RecordStore,
        limit: Int = .max
    ) -> [Layout] {
        var variants = variants(of: screen, in: store)
        for index in variants.indices where variants[index].isOpen {
            variants[index].record = withoutConditions(variants[index].record, in: &store)
        }
        let combinations = combinations(of: screen, variants, defaultPlatform: defaultPlatform, in: store)
        var layouts = [Layout]()
        layouts.reserveCapacity(combinations.count)
        for one in combinations where layouts.isEmpty || store.work <= limit {
            let record = merged(screen, variants, for: one, isOnly: combinations.count == 1, in: &store)
            let (platform, sizeClass, others) = (one.platform, one.sizeClass, name(of: one.others))
            layouts.append(
                Layout(record: record, platform: platform, sizeClass: sizeClass, state: one.state, others: others)
            )
        }
        // What icons stand for is worked out anew where people read in another direction.
        for index in layouts.indices.dropFirst() where layouts[index].others != nil && store.work <= limit {
            let records = (layouts[0].record, layouts[index].record)
            if ReadingDirection.mirrors(records.0, in: store) != ReadingDirection.mirrors(records.1, in: store) {
                layouts[index].record = store.addDeepCopy(of: records.1)
            }
        }
        // Only now: what is worked out for one layout stands in records that others share, and must not be laid over.
        for index in layouts.indices {
            guard index == 0 || store.work <= limit else { return Array(layouts[..<index]) }
            AbsenceResolver.resolve(layouts[index].record, in: &store)
            ReadingDirection.settle(layouts[index].record, in: &store)
            HiddenParts.remove(from: layouts[index].record, in: &store)
            Derivation.fill(layouts[index].record, in: &store)
        }
        return layouts
    }

    /// The screen with the variants laid over it that match a combination.
    private static func merged(
        _ screen: Record,
        _ variants: [Variant],
        for combination: Combination,
        isOnly: Bool,
        in store: inout RecordStore
    ) -> Record {
        var record: Record?
        var applied = [Slot]()
        let start = store.slots.count
        store.layoutVisits += variants.count
        for variant in variants where variant.matches(combination) {
            store.layoutVisits += 8
            let payload = variant.isOpen ? Slot.undetermined : variant.record.offset
            applied.append(Slot(node: store.node(of: variant.record), payload: payload))
            record = store.addOverlay(
                of: record ?? screen,
                with: variant.record,
                ownedFrom: start,
                isOpen: variant.isOpen
            )
        }
        // A screen with a single layout and no variants is its own layout: nothing is copied.
        let layout = record ?? (isOnly ? screen : store.addCopy(of: screen))
        // What is written and can't be read has no default.
        if !store[layout, Slots.Screen.platform].isUndetermined {
            set(Slots.Screen.platform, of: layout, to: combination.platform, in: &store)
        }
        if !store[layout, Slots.Screen.state].isUndetermined {
            set(Slots.Screen.state, of: layout, to: combination.state, in: &store)
        }
        set(Slots.Screen.sizeClass, of: layout, to: combination.sizeClass, in: &store)
        if let first = applied.first {
            store[layout, Slots.Screen.appliedVariants] =
                Slot(node: first.node, payload: store.addList(applied, node: first.node))
        }
        return layout
    }

    private static func variants(of screen: Record, in store: RecordStore) -> [Variant] {
        store.elements(screen, Slots.Screen.variants).compactMap { element in
            guard element.hasValue else { return nil }
            let record = element.record
            let isUnconditional = !conditions.contains { store[record, $0].isWritten }
            // Of a variant whose condition can't be read nobody knows where it applies.
            let isOpen =
                conditions.contains { store[record, $0].isUndetermined }
                || isUnconditional && store.partlyUnknown.contains(record)
            // What only has a name is told apart from the screen by it.
            if !isOpen, isUnconditional, store[record, Slots.Screen.name].isWritten { return nil }
            return Variant(
                record: record,
                platform: symbol(Slots.Screen.platform, of: record, in: store),
                sizeClass: symbol(Slots.Screen.sizeClass, of: record, in: store),
                state: symbol(Slots.Screen.state, of: record, in: store),
                others: others(of: record, besides: screen, in: store),
                isOpen: isOpen
            )
        }
    }

    /// What a variant says of a layout, without what it is for.
    private static func withoutConditions(_ variant: Record, in store: inout RecordStore) -> Record {
        let record = store.addCopy(of: variant)
        for slot in conditions + [Slots.Screen.name] { store[record, slot] = .absent }
        store.extras[record] = nil
        return record
    }

    /// What a variant is for beside platform, size class and state, other than what holds for the screen anyway.
    private static func others(of variant: Record, besides screen: Record, in store: RecordStore) -> [Int: String] {
        otherConditions.reduce(into: [:]) { others, slot in
            let word = written(slot, of: variant, in: store)
            if word != written(slot, of: screen, in: store) { others[slot] = word }
        }
    }

    /// What is written in a slot of a word or of a name; nil if nothing is.
    private static func written(_ slot: Int, of record: Record, in store: RecordStore) -> String? {
        guard slot != Slots.Screen.locale else { return store.string(record, slot) }
        return symbol(slot, of: record, in: store).map { Schema.standard.symbols.names[Int($0)] }
    }

    private static func name(of others: [Int: String]) -> String? {
        others.isEmpty ? nil : otherConditions.compactMap { others[$0] }.joined(separator: "/")
    }

    private static func combinations(
        of screen: Record,
        _ variants: [Variant],
        defaultPlatform: UInt32,
        in store: RecordStore
    ) -> [Combination] {
        let platform = symbol(Slots.Screen.platform, of: screen, in: store) ?? defaultPlatform
        let state = symbol(Slots.Screen.state, of: screen, in: store) ?? Symbols.defaultState
        var declared = [UInt32]()
        let elements = store.elements(screen, Slots.Screen.sizeClasses)
        for element in elements where element.hasValue {
            if !declared.contains(element.payload) { declared.append(element.payload) }
        }
        func sizeClasses(on platform: UInt32) -> [UInt32?] {
            if !declared.isEmpty { return declared }
            if store[screen, Slots.Screen.sizeClasses].isUndetermined || !elements.isEmpty { return [nil] }
            if platform == Symbols.ios { return [Symbols.compact] }
            if platform == Symbols.ipados { return [Symbols.regular] }
            return [nil]
        }
        var combinations = [Combination]()
        var known = Set<Combination>()
        func enter(_ platform: UInt32, _ sizeClasses: [UInt32?], _ state: UInt32, _ others: [Int: String] = [:]) {
            for sizeClass in sizeClasses {
                let combination = Combination(platform: platform, sizeClass: sizeClass, state: state, others: others)
                if variants.isEmpty || known.insert(combination).inserted { combinations.append(combination) }
            }
        }
        enter(platform, sizeClasses(on: platform), state)
        for variant in variants where !variant.isOpen {
            let platform = variant.platform ?? platform
            let sizeClasses = variant.sizeClass.map { [$0] } ?? sizeClasses(on: platform)
            enter(platform, sizeClasses, variant.state ?? state, variant.others)
        }
        return combinations
    }

    private static func symbol(_ slot: Int, of record: Record, in store: RecordStore) -> UInt32? {
        let value = store[record, slot]
        return value.hasValue ? value.payload : nil
    }

    private static func set(_ slot: Int, of record: Record, to symbol: UInt32?, in store: inout RecordStore) {
        let node = store[record, slot].node
        store[record, slot] = Slot(node: node, payload: symbol ?? Slot.missing)
    }
}
