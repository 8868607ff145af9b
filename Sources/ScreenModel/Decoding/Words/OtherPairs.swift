import Diagnostics
import YAMLSyntax

// The pairs of a component whose keys are none of ours: each goes to the first that knows what it says.
extension ScreenDecoder {
    /// A pair of a mapping, mostly one whose key is none of the component's.
    typealias OtherPair = (key: NodeIndex, value: NodeIndex)

    /// What of a component's pairs is read once all others are.
    struct LaterPairs {
        /// Words for parts of components, which are laid into what is there.
        var parts = [WordUse]()
        /// What nobody knows and may hold the buttons of a block.
        var unread = [OtherPair]()
        var frames = [(frame: DeviceFrame, pair: OtherPair)]()
        var remarked = [RemarkedKey]()
        /// Where a toolbar says that its items stand.
        var placements = [OtherPair]()
    }

    /// Reads the pairs of a record that are none of its component's; those of other tools' words are read as ours.
    ///
    /// It comes after all of our own words, so that these count where both are written.
    @discardableResult
    mutating func decodeOthers(_ pairs: [OtherPair], of record: Record, leavesParts: Bool = false) -> [WordUse] {
        let kind = store.kind(of: record)
        let pairs = kind == .screen ? readOverlay(pairs, of: record) : pairs
        if decodeEntries(pairs, ofBar: record) { return [] }
        guard let first = pairs.first else { return [] }
        if kind == .item { readLayer(of: record) }
        var later = LaterPairs()
        let outdented = outdentedKeys(of: record, tree[first.key].parent)
        let holder = onlyHolder(of: record, among: pairs)
        for pair in inOrder(pairs, of: kind) {
            // Beyond the mistakes that are told, nothing is looked up: a file may have a million of them.
            guard hasRoom(at: tree[pair.key].range) else {
                noteUnread()
                return []
            }
            if reportSlip(pair, of: record) || tree.text(of: pair.key) == ScreenDecoder.schemaKey
                || keysRead.contains(pair.key)
            {
                continue
            } else if let slot = outdented[pair.key] {
                reportOutdented(pair, slot, of: record)
            } else {
                decodeOther(pair, of: record, isHolder: pair.key == holder, into: &later)
            }
        }
        for pair in later.unread { reportUnreadPart(pair, of: record) }
        // A title that stands on the screen is laid into a listed bar, or names the screen.
        if kind == .screen || kind == .variant, !listsOfParts.isEmpty { readListedBars(of: record) }
        if !leavesParts { decode(later.parts) }
        for pair in later.placements { place(pair, itemsOf: record) }
        for (frame, pair) in later.frames { decode(frame, pair, of: record) }
        for key in later.remarked { decode(key, of: record) }
        if kind == .screen {
            leaveTabBarOpen(of: record)
            readDevice(inNotes: pairs, of: record)
        }
        return leavesParts ? later.parts : []
    }

    /// Reports a pair whose key is one by a slip alone; false for any other.
    private mutating func reportSlip(_ pair: OtherPair, of record: Record) -> Bool {
        reportMissingColon(pair, of: record) || reportMissingSpace(beforeBrace: pair, of: record)
            || reportSwallowedComma(pair, of: record)
    }

    /// Reads one such pair, or leaves it for later; `isHolder` says that it alone holds the bars of its screen.
    private mutating func decodeOther(
        _ pair: OtherPair,
        of record: Record,
        isHolder: Bool,
        into later: inout LaterPairs
    ) {
        let kind = store.kind(of: record)
        let word = tree.text(of: pair.key)
        if kind == .screen, readFrame(pair, of: record, into: &later.frames) {
            return
        } else if kind == .toolbar, word == "placement", placement(saidBy: pair.value)?.side != nil {
            later.placements.append(pair)
        } else if kind == .toolbar && decodePlaced(pair, of: record) || decodeModifiers(pair, word, of: record) {
            return
        } else if isMetadata(word) {
            decodeMetadata(pair, word, of: record)
        } else if decodeComponentName(pair, of: record) || decodeOpenText(pair, of: record)
            || decodeOpenName(pair, of: record) || decodeField(ofScreen: pair, by: record)
            || kind == .block && tree[pair.key].parent == store.nodeIndex(of: record) && isDatum(pair)
        {
            return
        } else if let key = doubtedKey(pair, in: kind) {
            later.remarked.append(key)
        } else if let slot = kind.component.slot(spelt: Spelling.folded(word)),
            !kind.component.fields[slot].isDerived || OtherWord.row(for: word, with: .truth, in: kind) == nil
        {
            decodeOurs(pair, slot, of: record)
        } else if decodeVaried(pair, of: record) || decodeLooks(pair, of: record) || decodeSwitch(pair, of: record) {
            return
        } else if let row = rowOfRemark(pair, of: record) {
            later.parts.append(WordUse(pair, row, of: record))
        } else if let key = remarkedKey(pair, in: kind) {
            later.remarked.append(key)
        } else if namesLayer(pair, of: kind) || saysTab(pair, of: record) {
            return
        } else if isOwnName(pair, of: kind) {
            reportNote(pair, of: record)
        } else if isHolder, !Languages.isTag(word) {
            readHolder(pair, of: record)
        } else if let row = row(for: pair, of: record) {
            // Whole components first: what is only a part of one is laid into it.
            let use = WordUse(pair, row, of: record)
            if row.isPart { later.parts.append(use) } else { decode(use) }
        } else if kind == .block, mayHoldButtons(pair.value) {
            if let row = OtherWord.row(for: word, with: .buttons, in: kind) {
                decode(WordUse(pair, row, of: record))
            } else {
                later.unread.append(pair)
            }
        } else if kind == .screen, holdsAnchors(pair.value) {
            reportNote(pair, .screenOtherWord, of: kind.component)
        } else {
            reportUnknownKey(pair, of: record)
        }
    }

    /// Our own words before what others may mean by theirs, `accessibility-label` before `name`, and the name of an item, which
    /// may be that of its layer, behind all that may be its text.
    private func inOrder(_ pairs: [OtherPair], of kind: ComponentKind) -> [OtherPair] {
        let ranked = pairs.map { pair in
            let word = Spelling.folded(tree.text(of: pair.key))
            // A title is mostly that of the bar, but where another word says so.
            let isLast = kind == .item && word == "name" || kind == .screen && word == "title"
            return (rank: kind.component.slot(spelt: word) != nil ? 0 : isLast ? 2 : 1, pair: pair)
        }
        return (0...2).flatMap { rank in ranked.lazy.filter { $0.rank == rank }.map(\.pair) }
    }

    /// Reads one of our own keys in another spelling, or one that has the value of another field.
    private mutating func decodeOurs(_ pair: OtherPair, _ slot: Int, of record: Record) {
        switch otherKey(of: slot, pair.value, of: record) {
        case "screen": absorb(pair, into: record)
        case "splitView": decode(WordUse(pair, rowOfPane(pair), of: record))
        case let other?: rename(WordUse(pair, of: record), to: [other])
        // `navigation_bar`
        case nil:
            let component = store.kind(of: record).component
            let name = component.fields[slot].name
            if store[record, slot].isWritten { return decodeSecond(WordUse(pair, of: record), [name]) }
            let message = Message.misspelt(tree.text(of: pair.key), component, meant: name)
            tell(pair.key, message, as: .screenUnknownKey, fix: renaming(tree[pair.key].range, to: name))
            decodeField(slot, of: record, pair.value)
        }
    }
}
