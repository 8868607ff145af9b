import Diagnostics

/// The derived fields of items and blocks.
enum ItemDerivation {
    /// Fills in the derived fields of the items in a list, and of those nested in them; `lastMenuStandsIn` tells
    /// whether a menu in the last place counts as the overflow button, nil where none can.
    static func fill(_ owner: Record, _ slot: Int, lastMenuStandsIn: Truth? = nil, in store: inout RecordStore) {
        let value = store[owner, slot]
        guard value.hasValue else { return }
        let count = Int(store.slots[Int(value.payload)].payload)
        var list = Int(value.payload) + 1
        // Another layout may share items. What they derive is the same there, unless it depends on the bar.
        if lastMenuStandsIn != nil, (list..<list + count).contains(where: { isDerived($0, in: store) }) {
            list = copyItems(of: owner, slot, in: &store)
        }
        let last = lastMenuStandsIn == nil ? nil : (list..<list + count).last { isShown($0, in: store) }
        for index in list..<list + count {
            guard store.slots[index].hasValue, lastMenuStandsIn != nil || !isDerived(index, in: store) else { continue }
            let item = store.slots[index].record
            fill(item, menuStandsIn: index == last ? lastMenuStandsIn ?? .no : .no, in: &store)
        }
    }

    /// Fills in the derived fields of an item that stands by itself.
    static func fill(item: Record, in store: inout RecordStore) { fill(item, menuStandsIn: .no, in: &store) }

    private static func fill(_ item: Record, menuStandsIn: Truth, in store: inout RecordStore) {
        let node = store.node(of: item)
        let isVisible = !Truth(store[item, Slots.Item.hidden])
        let meaning = meaning(of: store[item, Slots.Item.icon], node: node, in: store)
        let isOverflow = isOverflow(item, meaning, in: store)
        let isButton = isKind(Symbols.button, item, in: store)
        let isMenu = isKind(Symbols.menu, item, in: store)
        let label = store[item, Slots.Item.label]
        let hasLabel = isGiven(label, in: store)
        let hasIcon = isGiven(store[item, Slots.Item.icon], in: store)
        store[item, Slots.Item.isVisible] = isVisible.slot(node: node)
        store[item, Slots.Item.isAction] = (!isOverflow && (isButton || (isMenu && !menuStandsIn))).slot(node: node)
        store[item, Slots.Item.isTextButton] = (!isOverflow && isButton && hasText(label, in: store)).slot(node: node)
        store[item, Slots.Item.isIconOnly] =
            (!isOverflow && (isButton || isMenu) && hasIcon && !hasLabel).slot(node: node)
        store[item, Slots.Item.meaning] = meaning
        if store.settlesSilence, store[item, Slots.Item.items].isAbsent,
            isBlock(item, of: BlockKinds.withoutItems, in: store)
        {
            store[item, Slots.Item.items].payload = Slot.null
        }
        fill(item, Slots.Item.items, in: &store)
    }

    /// What an icon stands for: nothing if it is none that everybody knows, and unknown if it is not described.
    static func meaning(of icon: Slot, node: UInt32, in store: RecordStore) -> Slot {
        guard icon.hasValue else { return Slot(node: node, payload: icon.isNull ? Slot.null : icon.payload) }
        let text = store.texts[Int(icon.payload)]
        if text.hasPlaceholder { return Slot(node: node, payload: Slot.undetermined) }
        let meanings = store.iconMeanings ?? .standard
        if store.mirrorsIcons == .no {
            return Slot(node: node, payload: meanings.symbol(of: store.bytes(of: text)) ?? Slot.null)
        }
        let mirrored = meanings.symbol(of: ReadingDirection.mirrored(icon: store.string(of: text)).utf8)
        let isOpen = store.mirrorsIcons == .unknown && mirrored != meanings.symbol(of: store.bytes(of: text))
        return Slot(node: node, payload: isOpen ? Slot.undetermined : mirrored ?? Slot.null)
    }

    /// Whether an item opens the overflow menu: its role says so; without one, an item that looks like it may.
    private static func isOverflow(_ item: Record, _ meaning: Slot, in store: RecordStore) -> Truth {
        let role = store[item, Slots.Item.role]
        if role.hasValue || role.isNull { return Truth(role.payload == Symbols.overflow) }
        guard role.isAbsent else { return .unknown }
        if !store.openWords.isEmpty, store.openWords.contains(store.node(of: item)) { return .no }
        let label = store[item, Slots.Item.label]
        // One without an icon and without a label shows nothing that could be it.
        if label.isWritten, isGiven(label, in: store) == .no, isGiven(store[item, Slots.Item.icon], in: store) == .no {
            return .no
        }
        let icon = store[item, Slots.Item.icon]
        // Where nothing is said of how it looks, what it does or is called aloud tells.
        let saysNoFace = [label, icon].allSatisfy { $0.isAbsent || $0.isNull }
        let told = [Slots.Item.action, Slots.Item.accessibilityLabel]
        if saysNoFace, told.contains(where: { !mayBeOverflow(store[item, $0], isText: true, in: store) }) { return .no }
        return mayBeOverflow(label, isText: true, in: store)
            && (meaning.payload == Symbols.more || mayBeOverflow(icon, in: store)) ? .unknown : .no
    }

    /// Whether an item of which no role is written looks like the button of an overflow menu and has that menu, or
    /// nothing of its own to open where the bar describes the menu elsewhere.
    static func opensOverflow(_ item: Record, describedElsewhere: Bool, in store: RecordStore) -> Bool {
        let items = store[item, Slots.Item.items]
        guard store[item, Slots.Item.role].isAbsent, store[item, Slots.Item.hidden].payload != 1 else { return false }
        if describedElsewhere {
            // One that says what else it does is no more than drawn like it.
            guard items.isAbsent, !store[item, Slots.Item.target].isWritten,
                mayBeOverflow(store[item, Slots.Item.accessibilityLabel], in: store)
            else { return false }
        } else {
            guard items.hasValue, !store.elements(ofListAt: items.payload).isEmpty else { return false }
        }
        let (label, icon) = (store[item, Slots.Item.label], store[item, Slots.Item.icon])
        guard label.hasValue || icon.hasValue else { return false }
        // In the middle of a bar, a menu is one of its own.
        let area = store[item, Slots.Item.area]
        guard !area.isWritten || area.payload == Symbols.trailing else { return false }
        let meaning = meaning(of: icon, node: store.node(of: item), in: store)
        return isOverflow(item, meaning, in: store) == .unknown
    }

    private static func mayBeOverflow(_ face: Slot, isText: Bool = false, in store: RecordStore) -> Bool {
        !face.hasValue || OverflowLook.mayBe(store.bytes(of: store.texts[Int(face.payload)]), isText: isText)
    }

    /// Whether an element is shown and more than the space behind what is.
    private static func isShown(_ index: Int, in store: RecordStore) -> Bool {
        let value = store.slots[index]
        guard value.hasValue else { return false }
        let item = value.record
        let kind = store[item, Slots.Item.kind].payload
        return store[item, Slots.Item.hidden].payload != 1 && kind != Symbols.fixedSpace
            && kind != Symbols.flexibleSpace && kind != Symbols.separator
    }

    /// Whether a text is there and not blank.
    private static func isGiven(_ value: Slot, in store: RecordStore) -> Truth {
        if value.isNull { return .no }
        guard value.hasValue else { return .unknown }
        var index = value.payload
        repeat {
            let text = store.texts[Int(index)]
            if !text.isBlank { return .yes }
            index = text.next
        } while index != 0
        return .no
    }

    /// Whether a label is one of words; one of signs alone, such as "+" or "⋯", may stand for an icon.
    private static func hasText(_ label: Slot, in store: RecordStore) -> Truth {
        if label.isNull { return .no }
        guard label.hasValue else { return .unknown }
        var found = Truth.no
        var index = label.payload
        repeat {
            let text = store.texts[Int(index)]
            if text.hasPlaceholder || hasLetter(store.bytes(of: text)) { return .yes }
            if !text.isBlank { found = .unknown }
            index = text.next
        } while index != 0
        return found
    }

    private static func hasLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
        // The first letter tells nearly always.
        for byte in bytes where (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 { return true }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
    }

    /// Whether an item or block is of a kind.
    static func isKind(_ symbol: UInt32, _ item: Record, in store: RecordStore) -> Truth {
        let kind = store[item, Slots.Item.kind]
        guard kind.hasValue else { return .unknown }
        guard store.kind(of: item) == .block else { return Truth(kind.payload == symbol) }
        // The kind of a block is an open word; it counts as a button if that is the word, or another one for it.
        let names = symbol == Symbols.button ? buttons : [Schema.standard.symbols.names[Int(symbol)]]
        let bytes = store.bytes(of: store.texts[Int(kind.payload)])
        return Truth(names.contains { isSpelt($0, bytes) })
    }

    private static let buttons = ["button", "fab", "floating-action-button", "icon-button", "text-button", "cta"]

    /// Whether a block lies over the page, as a dialog does: the buttons in it are those of another view.
    ///
    /// One of which no kind is written stands in the page, as nearly all content does.
    static func isOverlay(_ block: Record, in store: RecordStore) -> Truth {
        let kind = store[block, Slots.Item.kind]
        guard store[block, Slots.Item.items].hasValue, kind.isWritten, kind.payload != Slot.null else { return .no }
        guard kind.hasValue else { return .unknown }
        let bytes = store.bytes(of: store.texts[Int(kind.payload)])
        guard let first = bytes.first else { return .no }
        // A placeholder may become any kind.
        if "{$%<\\".utf8.contains(first) { return .unknown }
        let word = bytes.prefix(40).lazy.compactMap { $0.folded }
        guard let last = word.last, lastLetters.contains(last) else { return .no }
        let letters = Array(word.reversed())
        if overlays.contains(where: letters.starts) { return .yes }
        return standIns.contains(where: letters.starts) ? .unknown : .no
    }

    /// Whether a component is a block that shows one of its parts at a time.
    static func isPager(_ owner: Record, in store: RecordStore) -> Bool { isBlock(owner, of: pagers, in: store) }

    /// Whether a component is a block of which, among others like it, one shows at a time.
    static func isPage(_ block: Record, in store: RecordStore) -> Bool { isBlock(block, of: pages, in: store) }

    private static func isBlock(_ owner: Record, of kinds: [String], in store: RecordStore) -> Bool {
        guard store.kind(of: owner) == .block, store[owner, Slots.Item.kind].hasValue else { return false }
        let bytes = store.bytes(of: store.texts[Int(store[owner, Slots.Item.kind].payload)])
        guard let first = bytes.first.map({ $0 | 0x20 }) else { return false }
        return kinds.contains { $0.utf8.first == first && isSpelt($0, bytes) }
    }

    private static let pagers = [
        "carousel", "pager", "page-view", "tabs", "tab-view", "stepper", "wizard", "slideshow",
        "segmented", "conditional",
    ]

    private static let pages = ["tab", "step", "page", "slide"]

    /// What the kinds of blocks end in that are a view of their own, back to front: `ModalBottomSheet`, `UIAlertController`.
    private static let overlays = backwards([
        "alert", "alertcontroller", "confirmation", "contextmenu", "dialog", "drawer", "fullscreencover", "lightbox",
        "modal", "overlay", "popover", "popup", "sheet", "snackbar", "toast", "tooltip",
    ])

    /// What those of blocks end in that stand in for others at times: `EmptyState`, `ErrorView`.
    private static let standIns = backwards([
        "empty", "emptystate", "emptyview", "error", "errorstate", "errorview", "loading", "loadingstate",
        "loadingview", "offline", "onboardingstep", "placeholder", "skeleton", "noresults", "zerostate",
        "unavailableview", "coachmark", "permissionprompt",
    ])

    private static let lastLetters = Set((overlays + standIns).map { $0[0] })

    private static func backwards(_ words: [String]) -> [[UInt8]] { words.map { $0.utf8.reversed() } }

    /// Whether bytes spell a word, whatever their case and the signs between its parts.
    private static func isSpelt(_ name: String, _ bytes: some Sequence<UInt8>) -> Bool {
        bytes.lazy.compactMap { $0.folded }.elementsEqual(name.utf8.lazy.filter { $0 != UInt8(ascii: "-") })
    }

    // MARK: Items that two layouts share

    private static func isDerived(_ index: Int, in store: RecordStore) -> Bool {
        let value = store.slots[index]
        return value.hasValue && !store[value.record, Slots.Item.isVisible].isAbsent
    }

    /// Gives the owner items of its own, because the same item may count in one layout and not in another.
    private static func copyItems(of owner: Record, _ slot: Int, in store: inout RecordStore) -> Int {
        let value = store[owner, slot]
        // No slice is held across the copying: it would make the store copy all of itself.
        var copies = Array(store.elements(ofListAt: value.payload))
        for index in copies.indices where copies[index].hasValue {
            copies[index].payload = store.addCopy(of: copies[index].record).offset
        }
        let list = store.addList(copies, node: value.node)
        store[owner, slot].payload = list
        return Int(list) + 1
    }
}
