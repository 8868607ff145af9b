import Diagnostics
import YAMLSyntax

// Reads words of other tools as ours: what each means says the table in `OtherWord`.
extension ScreenDecoder {
    /// Reads words for parts of components; one button of a bar leaves open what else there is, but where another part
    /// describes that bar.
    mutating func decode(_ parts: [WordUse]) {
        for use in parts where use.row?.isElement != true && use.row?.isNote != true { decode(use) }
        for use in parts where use.row?.isElement == true { decode(use) }
        for use in parts where use.row?.isNote == true { decode(use) }
    }

    /// Reads a pair as what its word means.
    mutating func decode(_ use: WordUse) {
        guard let row = use.row else { return }
        let (pair, record) = (use.pair, use.record)
        let kind = store.kind(of: record)
        // `left: 16px` tells where the bar itself stands.
        if tree.folded(pair.key, upTo: 8).map(Sides.words.contains) == true, isMeasure(pair.value) {
            return reportNote(pair, of: record)
        }
        if let open = rowOfAmbiguity(pair, row, of: record) { return reportUnmeant(WordUse(pair, open, of: record)) }
        if holdsSides(pair.value, of: kind) || groupsBars(pair, row, of: kind) {
            return absorb(pair, into: record)
        }
        if kind == .screen || kind == .variant, let bar = bar(meantBy: pair.value, row, of: record) {
            return rename(WordUse(pair, of: record), to: [bar])
        }
        if kind == .screen || kind == .pane, isOnMac(record), decodeOnMac(pair, row, of: record) { return }
        if let named = rowOfHiddenBar(pair, row.conversion) { return decode(WordUse(pair, named, of: record)) }
        switch row.conversion {
        case .rename(let path, _):
            if kind == .navigationBar, path == ["trailing"], sortsBySide(pair) {
                if decodeBySide(pair, of: record) { return }
                return reportAdvice(WordUse(pair, OtherWord.row(named: "itemsBySide"), of: record))
            }
            rename(use, to: path)
        case .variants:
            let value = tree.resolved(pair.value)
            let isWhole = tree[value].kind == .mapping || holdsMaps(value)
            if isWhole { rename(use, to: ["variants"]) } else { reportAdvice(use, keepsRest: listsStates(value)) }
        case .group(let path, let names): decodeGroup(use, path, names)
        case .renameFirst(let path, let otherwise):
            let isOverlay = begins(path, in: record) && isOverlay(tree[pair.key].parent)
            let isFree = isFree(path, below: record) && !isOverlay
            if !isFree, !self.isFree(otherwise, below: record) { return decodeSecond(use, path) }
            rename(use, to: isFree ? path : otherwise)
        case .negate(let path): decodeOpposite(use, path)
        case .words(let settings): decode(use, settings)
        case .reverse(let name): decodeReversed(use, name)
        case .element(let element): decodeElements(use, element)
        case .note(let openFields):
            leaveOpen(openFields, at: pair.value, of: record, as: Slot.undetermined)
            if kind == .item, openFields == ["hidden"] { leaveOpenElsewhere(pair.value, of: record) }
            guard let open = openFields.first else { return reportNote(pair, of: record) }
            // As a note of one's own it would leave nothing open.
            let word = tree.text(of: pair.key)
            let message =
                row.advice.map { Message.advice(word, kind.component, $0) }
                ?? Message.leavesOpen(word, kind.component, open)
            tell(pair.key, message)
        case .advice:
            let isOfSides = kind == .navigationBar && row.advice == OtherWord.row(named: "itemsBySide")?.advice
            if !isOfSides || !decodeBySide(pair, of: record) && !decodeSideFrames(pair, of: record) {
                reportAdvice(use)
            }
        }
    }

    /// Reads a value as that of our field at the end of a path, with what the word adds.
    mutating func rename(_ use: WordUse, to path: [String]) {
        if reportUnfit(use, for: path) { return }
        let (pair, record) = (use.pair, use.record)
        let settings = use.row?.additions ?? []
        let (kind, inner) = (store.kind(of: record), tree.resolved(pair.value))
        // What is the whole component and not its list alone: `tabs: {items: […], selected: Home}`.
        // A bar that nothing is listed for is none: `toolbarItems: []`.
        let entry = tree[inner].count == 1 ? tree.resolved(tree.firstChild(of: inner)) : inner
        let isNone = path.last == "items" && (isNone(inner) || presenceMeant(by: entry) == false)
        if path.count == 2, settings.isEmpty, isNone || holdsField(path, pair.value, in: kind) {
            return rename(use, to: [path[0]])
        }
        let holder = component(at: path, of: record)
        // A bar that is merged is shared with others: what stands here goes before it, and no fix writes there.
        let isShared = holder.map { !tree.isInside($0, tree[pair.key].parent) } ?? false
        if isShared, let place = field(at: path, below: record) { store[place.record, place.slot] = .absent }
        let begins = begins(path, in: record)
        guard let place = open(path, below: record, pair) else { return decodeSecond(use, path) }
        let told = diagnostics.count
        let outer = self.holder
        let owner = store.kind(of: place.record)
        let type = owner.component.fields[place.slot].type
        // By these, what a map says of sizes or states is told from an entry.
        let isTitle = owner == .navigationBar && ["title", "subtitle"].contains(path.last)
        if isTitle || owner != .screen && type.element != nil {
            self.holder = place.record
        }
        decodeField(place.slot, of: place.record, pair.value)
        self.holder = outer
        let meant = readingOfValue(pair, toldFrom: told, takesComment: path == ["platform"])
        if case .pair = meant { return }
        if path == ["content"] { noteListOfParts(pair, of: place.record) }
        if owner == .navigationBar, place.slot == Slots.NavigationBar.backLabel, place.record != record {
            addBackItem(to: place.record)
            readBackLabels(of: place.record)
        }
        // What the bar says itself counts, and is said once.
        let additions = settings.filter { set($0, below: record, pair) }
        let added = additions.map { (name: $0.path.last ?? "", value: $0.value) }
        var edits: [Edit]?
        var written: String?
        if case .text(let text) = meant {
            written = type.element != nil && text.hasPrefix("{") ? "[\(text)]" : text
        } else if type == .text, tree[inner].kind == .mapping, tree[inner].count == 1 {
            written = textOfMap(inner).flatMap { tree.flowText(of: $0) }
        }
        if let holder, let name = path.last {
            edits = isShared ? nil : tree.moving(pair.key, to: name, in: holder, value: written)
        } else if let inner = additions.first, inner.path.count > path.count {
            let value = tree.resolved(pair.value)
            let insertion = tree.insertion(ofKey: inner.path.last ?? "", inner.value, in: value)
            let holdsItems = tree[value].kind == .sequence && ["toolbar", "tabBar"].contains(path.last)
            if begins, holdsItems {
                edits = tree.rewriting(pair.key, to: path + ["items"], additions: added)
                written = shortText(of: value).map {
                    "{\(added.map { "\($0.name): \($0.value), " }.joined())items: \($0)}"
                }
            }
            // A map that is the only item of the bar is no place for what is said of the bar: `bottomBar: {symbol: plus}`.
            if !isOnlyItem(value, of: place) {
                edits = edits ?? insertion.flatMap { edit in tree.rewriting(pair.key, to: path).map { $0 + [edit] } }
            }
        } else if begins {
            if type.element != nil { written = written ?? separated(tree.resolved(pair.value))?.written }
            // A list that a map around it holds.
            let isHeld = pair.value != tree.nextSibling(of: pair.key)
            if isHeld { written = tree.flowText(of: pair.value) }
            edits =
                isHeld && written == nil ? nil : tree.rewriting(pair.key, to: path, value: written, additions: added)
        }
        // What else is said there would be taken for languages.
        let isWhole =
            path != ["accessibilityLabel"] || tree[inner].kind != .mapping || tree[inner].count == 1
            || textOfMap(inner) == nil
        let shown = written.map { path == ["platform"] ? String($0.prefix { $0 != " " }) : $0 }
        // How a map is written as a list of variants is told of it.
        let unfit = path == ["variants"] && tree[inner].kind == .mapping ? "[…]" : isWhole ? nil : "…"
        reportRead(pair, as: path, value: shown ?? unfit, isWhole ? edits : nil)
    }

    /// Reports a pair whose value is none of our field's at the end of a path; false for any other.
    private mutating func reportUnfit(_ use: WordUse, for path: [String]) -> Bool {
        let (pair, row, record) = (use.pair, use.row, use.record)
        let kind = store.kind(of: record)
        if let row, row.advice != nil, !isWord(pair.value, of: path, in: kind) {
            let slot = path.count == 1 ? store.slot(named: path[0], of: record) : nil
            if slot.map({ decodeVariants(tree.resolved(pair.value), in: Place(record, slot: $0)) }) == true {
                return true
            }
            if path == ["platform"] { leaveOpen(path, at: pair.value, of: record, as: Slot.undetermined) }
            reportAdvice(use)
            return true
        }
        let inner = tree.resolved(pair.value)
        // `accessibility: {hint: Deletes}`
        let isOfAccessibility = path == ["accessibilityLabel"] && tree[inner].kind == .mapping
        if isOfAccessibility, textOfMap(inner) == nil, !holdsLocales(inner) {
            reportNote(pair, of: record)
            return true
        }
        if row == nil || isValue(pair.value, of: path, in: kind) { return false }
        let isNumber = tree.number(of: inner) != nil
        // In content a number of rows is one of the keys that anybody may add.
        if kind == .block, isNumber { return true }
        leaveOpen(path, pair, of: record)
        if isNumber, isList(path, in: kind) {
            let message = Message.wrongType(tree.text(of: pair.key), wanted: Message.list, found: described(inner))
            tell(pair.key, message + Message.entries(path.last ?? ""), as: .screenUnknownKey)
        } else {
            reportNote(pair, .screenUnknownKey, of: record)
        }
        return true
    }

    /// A pair whose key is another word for something of ours, in the component that it stands in.
    struct WordUse {
        let pair: OtherPair
        /// What the word means; nil where that is not said by a table.
        let row: OtherWord?
        let record: Record

        init(_ pair: OtherPair, _ row: OtherWord? = nil, of record: Record) {
            (self.pair, self.row, self.record) = (pair, row, record)
        }
    }
}
