import Diagnostics
import YAMLSyntax

// Words that group what stands in a component itself: `header: {left: …}`, `layout: {navigationBar: …}`.
extension ScreenDecoder {
    /// Reads a group as what the component itself says, or as what else its value can only be; `names` are those of the
    /// fields that it may hold, `path` leads to the field that a text is.
    mutating func decodeGroup(_ use: WordUse, _ path: [String]?, _ names: [String]?) {
        let (pair, record) = (use.pair, use.record)
        let kind = store.kind(of: record)
        let value = tree.resolved(pair.value)
        if kind == .screen, !variedPairs(of: value).isEmpty {
            return rename(WordUse(pair, of: record), to: ["variants"])
        }
        if tree[value].kind == .mapping, names.map({ holdsOnly($0, value, of: kind) }) ?? true {
            absorb(pair, into: record)
            // `topBar: {LargeTopAppBar: {title: Orders}}`
            if kind == .navigationBar,
                let size = sizeOfBar(saidBy: tree.text(of: pair.key).replacing(".", with: "/"))
            {
                set(size, below: record, pair)
                // Without its word, the size would be lost.
                takeBackFixes(at: pair.key)
            }
            return
        }
        if kind == .navigationBar, path != nil, names == WordSet.center.words, decodeCenter(pair, of: record) { return }
        if kind == .screen, holdsMaps(value) { return rename(use, to: ["content"]) }
        if let names, let part = part(of: names, saidBy: value) { return rename(use, to: [part]) }
        if kind == .navigationBar, let names, names.contains("title"), path == nil {
            if showsText(value) { return rename(WordUse(pair, of: record), to: ["title"]) }
            leaveOpen(names, at: value, of: record, as: Slot.unreadable)
            return reportAdvice(use, keepsRest: true)
        }
        // `states: {draft: {show: [submit]}}`
        if kind == .variant, tree[value].kind == .sequence { keepIfOfPresence(pair, of: record) }
        guard let path, tree[value].kind == .scalar else { return reportUnmeant(use) }
        rename(use, to: path)
    }

    /// Reads the pairs of a map as if they stood in a component itself; what that says already counts.
    mutating func absorb(_ pair: OtherPair, into record: Record) {
        let mapping = tree.resolved(pair.value)
        guard enter(pair.key) else { return }
        let outer = holder
        holder = record
        defer { (depth, holder) = (depth - 1, outer) }
        let kind = store.kind(of: record)
        var others = [OtherPair]()
        let repeated = reportRepeated(in: mapping)
        let condition = kind == .screen ? conditionOfGroup(mapping) : nil
        var needsMore = !repeated.isEmpty || condition != nil
        for inner in tree.pairs(of: mapping) where !repeated.contains(inner.key) && inner.key != condition?.key {
            let (key, value) = inner
            guard tree[key].kind == .scalar else {
                noteUnread()
                continue
            }
            if kind == .screen, let bar = bar(called: key, in: pair.key) {
                needsMore = true
                rename(WordUse(inner, of: record), to: [bar])
            } else if let slot = slot(of: key, in: kind) {
                needsMore = needsMore || store[record, slot].isWritten
                if !store[record, slot].isWritten {
                    decodeField(slot, of: record, value)
                } else if slot == Slots.Item.kind, kind == .block, isLook(tree.resolved(value)) {
                    // `component: Button` beside `props: {kind: primary}`
                    decode(WordUse(inner, OtherWord.row(for: "variant", in: kind), of: record))
                } else {
                    decodeSecond(WordUse(inner, of: record), [kind.component.fields[slot].name])
                }
            } else if !tree.text(of: key).hasPrefix("x-"), !tree.isMergeKey(key) {
                others.append(inner)
            }
        }
        let word = tree.text(of: pair.key)
        let isIn = tree[pair.key].parent == store.nodeIndex(of: record)
        // One level out stands what the pairs are for, or a group of the same; elsewhere they would be lost.
        let isHome = outer == record || isIn
        // In a group of its own it stays: taken out of that, it would stand beside the group and count alone.
        let isInGroup = outer == record && !isIn
        // Beside what counts, ours or not, it would count itself; what means something else here is mended first.
        let edits =
            needsMore
            ? nil
            : (isInGroup ? nil : edits(ofAbsorbing: pair, into: record))
                ?? (isHome ? tree.unwrapping(pair.key).map { [$0] } : nil)
        let fix = Fix(safe: Message.write("its keys", without: word), edits)
        tell(pair.key, Message.grouped(word, in: kind.component), fix: fix)
        decodeOthers(others, of: record)
        if let condition { leaveBarsOpen(in: mapping, of: record, condition) }
    }

    /// What a group of a screen's bars says of when they are there: `layout: {when: editing, toolbar: [Delete]}`.
    private func conditionOfGroup(_ mapping: NodeIndex) -> OtherPair? {
        let pairs = tree.pairs(of: mapping, among: 16)
        guard pairs.contains(where: { bar(called: $0.key) != nil }) else { return nil }
        return pairs.first { key, value in
            guard tree[tree.resolved(value)].kind == .scalar, let word = tree.word(key, upTo: 24),
                slot(of: key, in: .screen) == nil, OtherWord.row(for: word, in: .screen)?.conversion.path == nil
            else { return false }
            if saysAlways(tree.resolved(value)) { return false }
            let isShown = OtherWord.row(for: word, in: .toolbar)?.conversion == .negate(["hidden"])
            return Spelling.folded(word) == "hidden" || isNoteOfPresence(word, in: .toolbar)
                || isShown && booleanMeant(by: tree.resolved(value)) != true
        }
    }

    /// Leaves open whether those bars of a screen are there that stand in a group with a condition.
    private mutating func leaveBarsOpen(in group: NodeIndex, of screen: Record, _ condition: OtherPair) {
        for slot in [Slots.Screen.navigationBar, Slots.Screen.toolbar, Slots.Screen.tabBar] {
            guard let bar = store.record(screen, slot), case let start = tree[store.nodeIndex(of: bar)].range.start,
                tree[group].range.start <= start, start < tree[group].range.end
            else { continue }
            leaveHiddenOpen(condition.value, of: bar)
        }
        tell(condition.key, Message.conditionOfGroup(tree.text(of: condition.key)))
    }

    /// The bar that a key names by where it stands and not by its word: Compose's `NavigationBar` at the bottom has the tabs
    /// of the app, Ionic's toolbar in a header is the bar at the top, and among bars half a word does.
    private func bar(called key: NodeIndex, in place: NodeIndex) -> String? {
        let meant: String
        switch (tree.folded(place, upTo: 16) ?? "", tree.folded(key, upTo: 16) ?? "") {
        case ("bottom", "navigationbar"), ("bottombar", "navigationbar"), ("footer", "navigationbar"): meant = "tabBar"
        case ("header", "toolbar"), ("topbar", "toolbar"), ("appbar", "toolbar"): meant = "navigationBar"
        case ("bars", "tool"): meant = "toolbar"
        case ("bars", "tab"), ("bars", "tabs"): meant = "tabBar"
        default: return nil
        }
        // Where that stands there by its own word, this one is what it is called.
        let slot = ComponentKind.screen.component.slot(named: meant)
        let isNamed = tree.hasWord(in: tree[key].parent, among: 64) { bar(called: tree.text(of: $0)) == slot }
        return isNamed ? nil : meant
    }

    /// Whether a key is another tool's word that is read as ours.
    private func isOtherWord(_ key: NodeIndex, in kind: ComponentKind) -> Bool {
        slot(of: key, in: kind) == nil
            && OtherWord.row(for: tree.text(of: key), in: kind).map { $0.conversion != .advice } == true
    }

    /// The edits that write the pairs of a map in the component itself, if none of them needs a fix of its own.
    private func edits(ofAbsorbing pair: OtherPair, into record: Record) -> [Edit]? {
        let mapping = tree.resolved(pair.value)
        let kind = store.kind(of: record)
        let home = store.nodeIndex(of: record)
        guard mapping == pair.value, tree[home].kind == .mapping else { return nil }
        // `{searchBar: {placeholder: Find}}`
        if tree[home].style == .flow, tree.firstChild(of: home) == pair.key, tree.nextSibling(of: mapping) == .none {
            return tree.flowText(of: mapping).map { [Edit(range: tree[home].range, text: $0)] }
        }
        var edits = [Edit]()
        for (key, value) in tree.pairs(of: mapping) {
            let name = tree.text(of: key)
            guard !isOtherWord(key, in: kind),
                tree.value(ofKey: name, in: home) == nil || tree.text(of: pair.key, equals: name),
                let text = tree.flowText(of: value), let edit = tree.insertion(ofKey: name, text, in: home)
            else { return nil }
            edits.append(edit)
        }
        guard !edits.isEmpty, let removal = tree.removal(ofPair: pair.key),
            edits.allSatisfy({ $0.range.end <= removal.range.start || $0.range.start >= removal.range.end })
        else { return nil }
        return [removal] + edits
    }

    /// Whether a map holds nothing but what some fields of a component say, in words of ours or of others.
    func holdsOnly(_ names: [String], _ mapping: NodeIndex, of kind: ComponentKind) -> Bool {
        var (hasType, hasField) = (false, false)
        for (key, _) in tree.pairs(of: mapping) {
            guard tree[key].kind == .scalar else { return false }
            if tree.text(of: key).hasPrefix("x-") { continue }
            if let field = kind.component.field(spelt: Spelling.folded(tree.text(of: key))), !field.isDerived {
                guard names.contains(field.name) else { return false }
                hasField = true
                continue
            }
            switch OtherWord.row(for: tree.text(of: key), in: kind)?.conversion {
            case .rename(let path, _) where names.contains(path[0]): hasField = true
            case .element(let element) where names.contains(element.path[0]): hasField = true
            case .note, .group(nil, _): continue
            case .words(let settings) where settings.values.allSatisfy({ names.contains($0.path[0]) }): hasField = true
            // `layout: {type: vertical, components: […]}`
            case .words where kind == .screen && Spelling.folded(tree.text(of: key)) == "type": hasType = true
            default: return false
            }
        }
        return hasField || !hasType
    }

    /// Whether a value is a list of maps.
    func holdsMaps(_ list: NodeIndex) -> Bool {
        tree[list].kind == .sequence && tree[tree.resolved(tree.firstChild(of: list))].kind == .mapping
    }

    /// Whether a bar by a word such as `nav` is a list of places to go to, which may be tabs as well as links.
    func listsPlaces(_ value: NodeIndex) -> Bool {
        guard tree[value].kind == .mapping else { return tree[value].kind == .sequence }
        var lists = false
        for (key, _) in tree.pairs(of: value) {
            guard tree[key].kind == .scalar else { return false }
            switch Spelling.folded(tree.text(of: key)) {
            case "items", "links", "destinations", "routes", "pages": lists = true
            case "type", "kind", "style", "position", "current", "active", "selected", "orientation", "id": break
            default: return false
            }
        }
        return lists
    }

    /// The row for such a word that tells how one gets to a screen, `navigation: {from: home, to: detail}`; nil for a bar.
    ///
    /// Whether the screen covers another one is then open if it speaks of that.
    func rowOfWay(_ pair: OtherPair) -> OtherWord? {
        let value = tree.resolved(pair.value)
        guard tree[value].kind == .mapping ? holdsWays(value) : tellsWay(pair, value) else { return nil }
        let covers = CommonWords.parts(of: String(tree.sourceText(in: tree[value].range).prefix(200))).contains {
            word in
            word.hasPrefix("present") || WordSet.coverings.words.contains(where: word.contains)
        }
        return OtherWord(notes: tree.text(of: pair.key), leavingOpen: covers ? ["presentation"] : [])
    }

    /// Whether a map says from where people come to a screen or where they go, and nothing of a bar.
    private func holdsWays(_ mapping: NodeIndex) -> Bool {
        var saysWay = false
        for (key, value) in tree.pairs(of: mapping, among: 16) {
            let parts = CommonWords.parts(of: tree.word(key, upTo: 24) ?? "")
            let isWay = parts.contains(where: WordSet.ways.contains)
            guard isWay || parts.count == 1 && WordSet.besideWays.contains(parts[0]) else { return false }
            let opens = tree.folded(tree.resolved(value), upTo: 24).map(WordSet.waysToOpen.contains) == true
            saysWay = saysWay || isWay || opens
        }
        return saysWay
    }

    /// Whether a text tells how one gets to a screen.
    private func tellsWay(_ pair: OtherPair, _ value: NodeIndex) -> Bool {
        guard isText(value), case let text = tree.text(of: value), !tellsOfBar(text) else { return false }
        let isPath = ["->", "→", " > "].contains(where: text.holds)
        if isPath || WordSet.waysToOpen.contains(Spelling.folded(String(text.prefix(32)))) { return true }
        let parts = CommonWords.parts(of: String(text.prefix(80)))
        return (!isLarge(text) || parts.first.map(WordSet.waysToOpen.contains) == true)
            && !parts.contains { ["button", "buttons", "icon", "icons", "title"].contains($0) }
            && tree.pairs(of: tree[pair.key].parent, among: 64).contains { key, _ in
                key != pair.key && leadsToBar(key)
            }
    }

    /// Whether a key of a screen is its navigation bar or the title of that, in words of ours or of others.
    private func leadsToBar(_ key: NodeIndex) -> Bool {
        guard let word = tree.word(key, upTo: 48) else { return false }
        return bar(called: word) == Slots.Screen.navigationBar
            || OtherWord.row(for: word, in: .screen)?.conversion.path?.first == "navigationBar"
    }

    /// Reads SwiftUI's toolbar, or a list of modifiers, as what it says of the screen; false for any other pair.
    mutating func decodeModifiers(_ pair: OtherPair, _ word: String, of screen: Record) -> Bool {
        guard store.kind(of: screen) == .screen else { return false }
        // What holds anchors stands where it is used.
        if word == ".toolbar", !holdsAnchors(pair.value) {
            rename(WordUse(pair, of: screen), to: ["toolbar"])
            return true
        }
        let list = tree.resolved(pair.value)
        guard Spelling.folded(word) == "modifiers", tree[list].kind == .sequence, tree[list].count > 0 else {
            return false
        }
        let elements = Array(tree.children(of: list, among: 64))
        let areModifiers = elements.allSatisfy { element in
            tree.onlyPair(of: tree.resolved(element)).map {
                tree.text(of: $0.key).hasPrefix(".")
                    || OtherWord.isWord(tree.text(of: $0.key), for: "title", in: .navigationBar)
            } ?? false
        }
        guard areModifiers else { return false }
        for element in elements { absorb((key: pair.key, value: element), into: screen) }
        // What is told of the list is told once.
        let told = diagnostics.first { $0.range == tree[pair.key].range }
        takeBack(at: pair.key)
        if let told { diagnostics.append(told) }
        return true
    }
}
