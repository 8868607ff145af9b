import Diagnostics
import Tokens
import YAMLSyntax

// Words that mean something else than usual by their value, by the platform or by what stands beside them.
extension ScreenDecoder {
    /// The row for such a word; nil for any other.
    func rowBySense(_ pair: OtherPair, of record: Record) -> OtherWord? {
        guard tree[pair.key].range.length <= 40 else { return nil }
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        let folded = Spelling.folded(word)
        let kind = store.kind(of: record)
        if let row = rowOfSmallTitle(word, value, in: kind) { return row }
        let mayBeAbsent = [ComponentKind.navigationBar, .toolbar, .tabBar, .sidebar, .item].contains(kind)
        // Of two items, `{label: Approve, mode: draft}` and one for another mode, one shows.
        if kind == .item, isAlternative(folded, pair, record) { return OtherWord.row(for: "when", in: .item) }
        if mayBeAbsent, let row = rowOfPresence(word, value, in: kind) { return row }
        switch kind {
        case .navigationBar, .toolbar, .tabBar, .sidebar: return rowOfBarBySense(folded, pair, of: record)
        case .block: return rowOfBlockBySense(folded, pair, of: record)
        case .item: return rowOfItemBySense(folded, pair, of: record)
        case .screen, .variant: return rowOfScreenBySense(folded, pair, in: kind)
        // `splitView: {left: 240}`
        case .splitView
        where tree[value].kind == .scalar && !isLarge(tree.text(of: value))
            && ["left", "right", "middle", "center", "leading", "trailing"].contains(folded):
            return OtherWord(notes: word)
        default: return nil
        }
    }

    /// That of a bar.
    private func rowOfBarBySense(_ folded: String, _ pair: OtherPair, of record: Record) -> OtherWord? {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        let kind = store.kind(of: record)
        // At rest a bar is there, as it is without a word.
        let states = ["default", "enabled", "normal", "visible", "active", "rest"]
        if folded == "state", tree[value].kind == .scalar, tree[value].range.length <= 16,
            states.contains(Spelling.folded(tree.text(of: value)))
        {
            return OtherWord(notes: word)
        }
        if kind == .navigationBar { return rowOfNavigationBarBySense(folded, pair) }
        // `toolbar: {type: contextual}`, `{kind: input accessory}`
        if ScreenDecoder.wordsForKind.contains(folded), let said = tree.word(value, upTo: 32),
            CommonWords.parts(of: said).contains(where: ["contextual", "accessory", "selection"].contains)
        {
            return OtherWord.row(for: "when", in: kind)
        }
        guard kind == .toolbar, folded == "subtitle" || WordSet.titles.contains(folded), isOnMac(record) else {
            return nil
        }
        // A Mac has no navigation bar that a toolbar's title could move to.
        return WordSet.titles.contains(folded) ? OtherWord.row(named: "itemsOnMac") : OtherWord(notes: word)
    }

    /// That of a navigation bar.
    private func rowOfNavigationBarBySense(_ folded: String, _ pair: OtherPair) -> OtherWord? {
        let value = tree.resolved(pair.value)
        switch folded {
        case "menu": return rowOfMenu(value)
        case "selected" where tree.number(of: value) != nil:
            return OtherWord.row(for: "selectedCount", in: .navigationBar)
        // Canvas has both: whether there is a search, and how it opens.
        case "showsearch" where booleanMeant(by: value) != nil:
            return tree.hasKey(["wantsPersistentSearchMode"], in: tree[pair.key].parent)
                ? OtherWord.row(named: "searchShown") : nil
        // That none comes by itself leaves none.
        case "automaticallyimplyleading" where booleanMeant(by: value) == false:
            return OtherWord(folded, to: "one of leading")
        default: return nil
        }
    }

    /// That of a content block.
    private func rowOfBlockBySense(_ folded: String, _ pair: OtherPair, of record: Record) -> OtherWord? {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        // What a tap on a row does: `list row: {title: Pump, primary action: open}`
        if ["primaryaction", "secondaryaction"].contains(folded), tree[value].kind == .scalar, isRow(record) {
            return OtherWord(word, to: "action")
        }
        // `visible to: everyone`
        if isNoteOfPresence(word, in: .block), tree[value].kind == .scalar, saysAlways(value) {
            return OtherWord(notes: word)
        }
        if folded == "hide" || folded == "absent", let row = rowOfTruth(folded, pair) { return row }
        let isOpen = isThereAtTimes(folded, pair) || leavesButtonOpen(pair, of: record)
        return isOpen ? OtherWord.row(for: "when", in: .block) : nil
    }

    /// What a truth value says of an item by a word that is a label with any other: `hide: true`, `clickable: no`.
    private func rowOfTruth(_ folded: String, _ pair: OtherPair) -> OtherWord? {
        let (word, mapping) = (tree.text(of: pair.key), tree[pair.key].parent)
        guard let said = booleanMeant(by: tree.resolved(pair.value)) else { return nil }
        switch folded {
        case "hide", "absent": return OtherWord(word, to: "hidden")
        case "clickable", "isclickable", "tappable", "istappable", "pressable", "touchable", "interactive":
            if said { return OtherWord(notes: word) }
            // What does something is off; an icon that never does anything is shown alone, as is a state, `Saved`.
            let label = tree.value(ofKey: "label", in: mapping).map { tree.text(of: tree.resolved($0)) }
            let isOff =
                tree.hasKey(["action", "style", "target"], in: mapping)
                || label.map { !$0.hasSuffix("ed") && !CommonWords.tellProgress($0) } ?? (folded == "interactive")
            return isOff
                ? OtherWord(word, to: .negate(["disabled"])) : OtherWord(word, to: .words(["false": "kind: label"]))
        default: return nil
        }
    }

    /// That of an item.
    private func rowOfItemBySense(_ folded: String, _ pair: OtherPair, of record: Record) -> OtherWord? {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        let mapping = tree[pair.key].parent
        // `{type: spacer, width: 16}`
        if ScreenDecoder.wordsForKind.contains(folded), let space = tree.folded(value),
            ["spacer", "space", "gap"].contains(space), let width = tree.value(ofKey: "width", in: mapping),
            tree.number(of: tree.resolved(width)) != nil
        {
            return OtherWord(word, to: .words([space: "kind: fixed-space"]))
        }
        // `{element: Approve, type: primary button}`
        if folded == "element", tree[value].kind == .scalar, tree.hasKey(["type", "kind"], in: mapping),
            OtherWord.row(for: tree.text(of: value), in: .item) == nil
        {
            return OtherWord(word, to: "label")
        }
        // `{label: Save, section: Draft}`
        if folded == "section", tree[value].kind == .scalar, tree.hasKey(["label"], in: mapping) {
            return OtherWord(notes: word)
        }
        if isBesideSymbolOfSystem(word, in: mapping) { return OtherWord(word, to: "accessibilityLabel") }
        if let row = rowOfTruth(folded, pair) { return row }
        switch folded {
        // `{label: Mail, screen: {id: mail, navigationBar: …}}`
        case "screen" where tree.onlyPair(of: value) == nil && tree[value].kind == .mapping:
            return OtherWord.row(for: word, in: .item)?.advice.map { OtherWord(word, advice: $0) }
        // `{icon: plus, menu: none}`
        case "menu", "submenu":
            // `{id: more, menu: {label: More, items: [Print]}}`
            if tree.hasKey(["items"], in: value), !tree.hasKey(["label", "icon", "items"], in: mapping) {
                return OtherWord(word, to: .group())
            }
            return !isNone(value) && presenceMeant(by: value) == false ? OtherWord(notes: word) : nil
        // `{button: Share, text: none}`
        case "button" where tree[value].kind == .scalar:
            guard let text = tree.value(ofKey: "text", in: mapping) else { return nil }
            return presenceMeant(by: tree.resolved(text)) == false
                ? OtherWord.row(for: "accessibleName", in: .item) : OtherWord(notes: word)
        default: return nil
        }
    }

    /// Whether a word for a label stands beside one of UIKit's items that is drawn as a symbol, whatever it is called:
    /// `{systemItem: add, title: Add}`.
    private func isBesideSymbolOfSystem(_ word: String, in mapping: NodeIndex) -> Bool {
        guard OtherWord.row(for: word, in: .item)?.ownKey == "label",
            let pair = tree.pairs(of: mapping, among: 16).first(where: {
                ["systemitem", "barbuttonsystemitem"].contains(Spelling.folded(tree.text(of: $0.key)))
            }), let item = tree.word(tree.resolved(pair.value), upTo: 60)
        else { return false }
        // `.add`, `UIBarButtonItem.SystemItem.add`
        let name = item.split(separator: ".").last.map { Spelling.folded(String($0)) } ?? ""
        return !["cancel", "done", "edit", "redo", "save", "undo"].contains(name)
    }

    /// That of a screen or a variant of one.
    private func rowOfScreenBySense(_ folded: String, _ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        if kind == .screen {
            if folded == "headerbackvisible", booleanMeant(by: value) == false {
                return OtherWord(word, to: "one of navigationBar.leading")
            }
            // `toolbars: [{position: top, items: [Edit]}, {position: bottom, items: [Save]}]`
            if folded == "toolbars",
                tree.children(of: value, among: 8).contains(where: {
                    tree.hasKey(["items", "buttons"], in: tree.resolved($0))
                })
            {
                return OtherWord.row(named: "toolbars")
            }
            // `buttons: [{label: Approve, location: toolbar}]`
            if ["buttons", "actions"].contains(folded), listsOnlyRowsOfBars(value) {
                return OtherWord.row(for: "elements", in: kind)
            }
            if let row = rowOfGuideline(pair) { return row }
        }
        if folded == "scrollview", booleanMeant(by: value) != nil {
            return OtherWord.row(for: "scrollable", in: kind)
        }
        // `selection mode: {title: 3 selected, right: Cancel}`
        if kind == .variant, !readsFromRight, let side = ["left": "leading", "right": "trailing"][folded],
            tree.value(ofKey: "title", in: tree[pair.key].parent) != nil
        {
            return OtherWord(word, to: .rename(["navigationBar", side]))
        }
        // `primary: blue` of a palette, `style guide: [{style: primary}]`
        let isColor = tree[value].kind == .scalar && Color(tree.text(of: value)) != nil
        let isGuide = folded == "styleguide" && (tree[value].kind == .mapping || holdsMaps(value))
        if isGuide || ["primary", "secondary", "accent"].contains(folded) && isColor {
            return OtherWord(notes: word)
        }
        if folded == "tabs", presenceMeant(by: value) == false { return OtherWord(word, to: "tabBar") }
        // Notes that are a list are no description.
        let isText = OtherWord.row(for: word, in: kind)?.ownKey == "description"
        if isText && tree[value].kind == .sequence || namesSizesAlone(word, value) { return OtherWord(notes: word) }
        return rowOfToolbarAtTop(folded, value) ?? (kind == .screen ? rowOfState(folded, value) : nil)
    }

    /// The row for a word that says of a title that it is not large, which is small where a guideline knows no third size;
    /// Canvas does.
    private func rowOfSmallTitle(_ word: String, _ value: NodeIndex, in kind: ComponentKind) -> OtherWord? {
        guard [.navigationBar, .screen].contains(kind), booleanMeant(by: value) == false,
            case .words(let sizes)? = OtherWord.row(for: word, in: kind)?.conversion, sizes.count == 1,
            let size = sizes["true"], size.value == "large", let screen = screenAround, !isOn([Symbols.android])
        else { return nil }
        let mappings = [store.nodeIndex(of: screen)] + (screenAtHand.defaults.map { [store.nodeIndex(of: $0)] } ?? [])
        guard let packs = mappings.compactMap({ tree.value(ofKey: "guidelines", in: $0) }).first,
            tree[packs].range.length <= 80, !tree.sourceText(in: tree[packs].range).contains("canvas")
        else { return nil }
        return OtherWord(word, to: .words(["false": OtherWord.Setting(size.path, "small")]))
    }

    /// The row for a toolbar that is said to stand at the top, where that is its place: on an iPad, a Mac and a Vision Pro.
    func rowOfToolbarAtTop(_ word: String, _ value: NodeIndex) -> OtherWord? {
        let folded = Spelling.folded(word).filter(\.isLetter)
        // A Mac has no other bar at the top.
        let isHeader =
            ["topbar", "header", "headerbar"].contains(folded) && isOn([Symbols.macos])
            && (tree[value].kind == .sequence || tree.hasKey(["items", "buttons", "actions"], in: value))
        guard isHeader || ["toptoolbar", "toolbartop"].contains(folded) else { return nil }
        guard isOn([Symbols.ipados, Symbols.macos, Symbols.visionos]) else {
            return tree[value].kind == .sequence ? OtherWord.row(named: "itemsAtTop") : nil
        }
        guard tree[value].kind != .mapping || tree.value(ofKey: "title", in: value) == nil
        else { return nil }
        return OtherWord(word, to: "toolbar, toolbar.position: top")
    }

    /// The row for a state of the screen with the bars that differ in it: `offline: {navigationBar: {…}}`.
    private func rowOfState(_ word: String, _ value: NodeIndex) -> OtherWord? {
        guard tree[value].kind == .mapping, let state = OtherWord.states[word],
            tree.hasWord(in: value, among: 32, where: { bar(called: $0) != nil })
        else { return nil }
        return OtherWord(word, to: .variant([state]))
    }

    /// The row for the screen at rest beside its other states, in none of which it holds: `default: {tabBar: […]}` beside
    /// `selecting: {toolbar: […]}`.
    func rowOfRest(_ word: String, _ value: NodeIndex) -> OtherWord? {
        guard ["default", "normal", "atrest", "rest", "resting", "idle", "viewing", "viewmode"].contains(word),
            tree[value].kind == .mapping, tree.hasWord(in: value, among: 32, where: { bar(called: $0) != nil }),
            tree.pairs(of: tree[value].parent, among: 32).contains(where: { key, other in
                tree.folded(key, upTo: 32).map { OtherWord.states[$0] != nil } == true
                    && tree[tree.resolved(other)].kind == .mapping
            })
        else { return nil }
        return OtherWord(word, to: .variant(["state: default"]))
    }

    /// Whether a key lists kinds of devices that any system has, on an Android screen: `devices: [phone, tablet]`.
    private func namesSizesAlone(_ word: String, _ value: NodeIndex) -> Bool {
        guard OtherWord.row(for: word, in: .screen)?.ownKey == "platform" || Spelling.folded(word) == "formfactors",
            isOnAndroid
        else { return false }
        let nodes = tree[value].kind == .sequence ? tree.entries(of: value, among: 16) : [value]
        return nodes.allSatisfy { text in
            let words = CommonWords.parts(of: tree.word(text, upTo: 64) ?? "").filter { $0 != "and" }
            return !words.isEmpty && words.allSatisfy(OtherValue.generic.contains)
        }
    }

    /// Leaves open what an item shows that stands in the bar on another platform than the screen's alone.
    mutating func leaveOpenElsewhere(_ value: NodeIndex, of item: Record) {
        let names = platforms(namedIn: tree.resolved(value)).compactMap(Schema.standard.symbols.number)
        let platforms = ComponentKind.screen.component.fields[Slots.Screen.platform].type.enumeration?.names ?? []
        let others = platforms.compactMap(Schema.standard.symbols.number).filter { !names.contains($0) }
        guard !names.isEmpty, isOn(others) || !isOn(names) && !names.contains(Symbols.ios) else { return }
        for slot in [Slots.Item.label, Slots.Item.icon, Slots.Item.accessibilityLabel]
        where store[item, slot].isWritten {
            store[item, slot].payload = Slot.undetermined
        }
    }

    /// The row for a state or a presentation that is told as a switch, `editing: true`; one that is off, and one beside another
    /// state, say nothing more.
    func rowOfSwitch(_ pair: OtherPair, _ word: String, in kind: ComponentKind) -> OtherWord? {
        let (mapping, value) = (tree[pair.key].parent, tree.resolved(pair.value))
        guard let row = OtherWord.row(for: word, with: .truth, in: kind), case .words(let settings) = row.conversion
        else { return nil }
        guard let setting = setting(saidBy: value, among: settings) else {
            return booleanMeant(by: value) == false ? OtherWord(notes: word) : nil
        }
        guard setting.path == ["state"] else { return row }
        let hasOther = tree.pairs(of: mapping, among: 64).prefix { $0.key != pair.key }.contains { key, other in
            booleanMeant(by: tree.resolved(other)) == true
                && OtherWord.row(for: tree.word(key) ?? "", with: .truth, in: kind) != nil
        }
        return hasOther || tree.value(ofKey: "state", in: mapping) != nil ? OtherWord(notes: word) : row
    }
}
