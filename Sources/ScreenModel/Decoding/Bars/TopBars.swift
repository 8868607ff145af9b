import YAMLSyntax

// Android's toolbar, which is the bar at the top: `toolbar: {title: Orders, actions: [Search]}`.
extension ScreenDecoder {
    /// Whether the toolbar of the screen at hand is its bar at the top: it has a title, or what leads back, and nothing
    /// else of the screen is one.
    mutating func isTopBar(_ value: NodeIndex, in mapping: NodeIndex) -> Bool {
        guard mapping == screenAtHand.mapping, hasTitle(tree.resolved(value)), isOnPhone(mapping) else { return false }
        if let defaults = screenAtHand.defaults {
            let platform = store[defaults, Slots.Screen.platform]
            guard !store[defaults, Slots.Screen.navigationBar].isWritten,
                !platform.hasValue
                    || ScreenDecoder.phones.contains(Schema.standard.symbols.names[Int(platform.payload)])
            else { return false }
        }
        return !namesTopBar(mapping, besides: value)
    }

    /// What a bar at the bottom doesn't have; a heading may be that of what is selected.
    private static let wordsAtTop: Set = [
        "title", "navigationicon", "navigationtitle", "bartitle", "screentitle", "pagetitle",
    ]

    /// The systems with such a bar.
    private static let phones: Set = ["android", "ios", "ipados"]

    /// Whether a toolbar has what stands at the top, and does not say that it is elsewhere.
    private func hasTitle(_ toolbar: NodeIndex) -> Bool {
        let pairs = tree.pairs(of: toolbar, among: 64)
        // Few have one, and other words for a place are asked of them alone.
        let isTitled = pairs.contains { key, _ in
            tree.folded(key, upTo: 16).map(ScreenDecoder.wordsAtTop.contains) == true
        }
        return isTitled
            && pairs.allSatisfy { key, value in
                guard let word = tree.word(key) else { return false }
                return !OtherWord.isWord(word, for: "position", in: .toolbar)
                    || tree.text(of: tree.resolved(value), equals: "top")
            }
    }

    /// Whether a screen says nothing that only a Mac has, and no other platform.
    private func isOnPhone(_ screen: NodeIndex) -> Bool {
        tree.pairs(of: screen, among: 64).allSatisfy { key, value in
            guard let word = tree.word(key), !tree.isMergeKey(key) else { return false }
            if OtherWord.isWord(word, for: "platform", in: .screen) {
                return self.word(meantBy: value, of: Slots.Screen.platform, in: .screen)
                    .map(ScreenDecoder.phones.contains) ?? false
            }
            return !["window", "menuBar"].contains(word)
        }
    }

    /// Whether a screen or a part of it speaks of a bar at the top, in words of ours or of others.
    private mutating func namesTopBar(_ node: NodeIndex, besides toolbar: NodeIndex, depth: Int = 0) -> Bool {
        sampledValues += 1
        guard depth < ScreenDecoder.sampled.depth, sampledValues < ScreenDecoder.sampled.inAll else { return false }
        let node = tree.resolved(node)
        if tree[node].kind == .scalar { return bar(called: node) == Slots.Screen.navigationBar }
        let entries = tree.entries(of: node)
        if entries.contains(where: { namesTopBar($0, besides: toolbar, depth: depth + 1) }) { return true }
        for (key, value) in tree.pairs(of: node, among: 64) where tree[key].kind == .scalar && value != toolbar {
            let word = tree.word(key) ?? ""
            if bar(called: word) == Slots.Screen.navigationBar
                || depth == 0 && leadsToTopBar((key: key, value: value))
            {
                return true
            }
            let saysKind = ScreenDecoder.wordsForKind.contains(Spelling.folded(word))
            if tree[tree.resolved(value)].kind != .scalar || saysKind,
                namesTopBar(value, besides: toolbar, depth: depth + 1)
            {
                return true
            }
        }
        return false
    }

    /// Whether a key of a screen is a word for the bar at the top, or for a part of it.
    private func leadsToTopBar(_ pair: OtherPair) -> Bool {
        let word = tree.text(of: pair.key)
        let row = OtherWord.row(for: word, in: .screen) ?? rowOfPath(pair, in: .screen) ?? rowOfBar(word, in: .screen)
        if case .words(let settings)? = row?.conversion {
            return settings.values.contains { $0.path.first == "navigationBar" }
        }
        return row?.conversion.path?.first == "navigationBar"
    }

    /// Whether a record is of a screen of a Mac.
    func isOnMac(_ record: Record) -> Bool {
        var record = record
        while let place = store.place(of: record) { record = place.record }
        return store.kind(of: record) == .screen && store[record, Slots.Screen.platform].payload == Symbols.macos
    }

    /// Reads a word for what stands in a navigation bar elsewhere, and in the window on a Mac; false for any other word.
    mutating func decodeOnMac(_ pair: OtherPair, _ row: OtherWord, of record: Record) -> Bool {
        let isScreen = store.kind(of: record) == .screen
        // A Mac's is a part of the window: `titleBar: {title: Orders}`.
        if isScreen, Spelling.folded(tree.text(of: pair.key)) == "titlebar" {
            let value = tree.resolved(pair.value)
            let isText = tree[value].kind == .scalar
            // `titlebar: unified` tells how it looks.
            if isText, tree.text(of: value).first?.isLowercase == true {
                reportNote(pair, of: record)
            } else {
                rename(WordUse(pair, of: record), to: isText ? ["window", "title"] : ["window"])
            }
            return true
        }
        guard let field = row.fieldOfBar, isScreen || field == "title" else { return false }
        let title = ["window", "title"]
        if !isScreen {
            // The title of a column may be that of the window.
            leaveOpen(["navigationBar"], at: pair.value, of: record, as: Slot.undetermined)
            let message = Message.leavesOpen(tree.text(of: pair.key), store.kind(of: record).component, "navigationBar")
            tell(pair.key, message)
        } else if field == "title" {
            rename(WordUse(pair, of: record), to: isFree(title, below: record) ? title : ["name"])
        } else {
            reportAdvice(WordUse(pair, OtherWord.row(named: "itemsOnMac"), of: record))
        }
        return true
    }

    /// The row for a place at the top of a screen: `left: Cancel` beside a title, `top center: Orders`; nil for any other word.
    func rowOfPlaceAtTop(_ pair: OtherPair) -> OtherWord? {
        let (mapping, value) = (tree[pair.key].parent, tree.resolved(pair.value))
        // `right 1: Add`
        let word = Spelling.unnumbered(tree.folded(pair.key, upTo: 16) ?? "")
        switch word {
        case "left", "right":
            let isInBar = tree.hasWord(in: mapping) { key in
                tree.folded(key, upTo: 16).map(["title", "navigationbar", "navbar", "header"].contains) == true
            }
            if isInBar, isSet(value) { return OtherWord.row(for: word == "left" ? "leading" : "trailing", in: .screen) }
            return isInBar && tree[value].kind != .mapping ? OtherWord.row(for: "top" + word, in: .screen) : nil
        case "topcenter", "topcentre", "topmiddle":
            let isTitle = tree[value].kind == .scalar && isLarge(tree.text(of: value))
            return isTitle ? OtherWord(word, to: "navigationBar.title") : nil
        default: return nil
        }
    }
}
