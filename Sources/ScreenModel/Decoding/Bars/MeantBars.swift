import Diagnostics
import YAMLSyntax

// Bars under keys that are about something else.
extension ScreenDecoder {
    /// The bar that a map says it is by its kind or its tabs, under a word for something on the page or for places to go
    /// to: `footer: {type: tab-bar}`.
    func bar(meantBy value: NodeIndex, _ row: OtherWord, of screen: Record) -> String? {
        let mapping = tree.resolved(value)
        switch row.conversion {
        case .element(let element) where element.path == ["content"]: break
        case .rename(["toolbar"], _), .advice: break
        default: return nil
        }
        if holdsTabs(mapping), !holdsButtons(mapping), !store[screen, Slots.Screen.tabBar].isWritten { return "tabBar" }
        // `footer: tab bar`
        let said = saidKind(of: mapping).map { tree.text(of: $0) }
        // At the bottom, what is for navigation are the tabs: `bottomBar: {type: tabs}`.
        let isForTabs = said.map { ScreenDecoder.wordsForTabs.contains(Spelling.folded($0)) } == true
        guard let slot = bar(called: mapping) ?? (isForTabs ? Slots.Screen.tabBar : said.flatMap { bar(called: $0) }),
            !store[screen, slot].isWritten
        else { return nil }
        return ComponentKind.screen.component.fields[slot].name
    }

    /// Whether a screen says that it is something that covers another one without bars of its own, such as an alert.
    func isOverlay(_ mapping: NodeIndex) -> Bool {
        // A screen has fewer keys; each of a thousand titles would look at all.
        tree.pairs(of: mapping, among: 64).contains { saysOverlay($0) }
    }

    /// Whether a pair says this of its screen: `type: alert`, `presentation: dialog`.
    func saysOverlay(_ pair: OtherPair) -> Bool {
        guard let word = tree.word(pair.key, upTo: 31), let said = tree.folded(tree.resolved(pair.value), upTo: 31)
        else { return false }
        let isSaid =
            ["type", "kind", "presentation"].contains(Spelling.folded(word))
            || OtherWord.row(for: word, in: .screen)?.ownKey == "presentation"
        return isSaid && WordSet.overlays.contains(said)
    }

    /// What a word or a variant's name says of the size of a navigation bar, `small` or `State=Rest, Size=Small`.
    func sizeOfBar(saidBy name: String) -> OtherWord.Setting? {
        guard case .words(let sizes)? = OtherWord.row(for: "style", in: .navigationBar)?.conversion else { return nil }
        return sizes[Spelling.folded(String(name.prefix(64)))]
            ?? OtherValue.part(ofVariant: name, keys: ["size"]) { sizes[$0] }.flatMap { sizes[$0] }
    }

    /// Whether a pair says what its component is by the name that it has anyway: `kind: Screen`, `toolbar: {type: toolbar}`.
    func isOwnName(_ pair: OtherPair, of kind: ComponentKind) -> Bool {
        let value = tree.resolved(pair.value)
        // Figma's `Variant: Default`
        if kind == .navigationBar, tree[pair.key].range.length < 16, tree[value].kind == .scalar,
            ["variant", "type"].contains(tree.text(of: pair.key).lowercased()), tree.text(of: value, equals: "Default")
        {
            return true
        }
        guard [.screen, .navigationBar, .toolbar, .tabBar, .sidebar, .item].contains(kind),
            let key = tree.folded(pair.key, upTo: 15), let word = tree.word(value, upTo: 63),
            ScreenDecoder.wordsForKind.contains(key) || ["class", "viewcontroller", "name"].contains(key),
            case let isLayer = key == "type" && ScreenDecoder.isLayer(word),
            // Of a navigation bar and an item these are fields of ours.
            kind != .navigationBar && kind != .item || !["kind", "type"].contains(key) || isLayer,
            // `component: Top App Bar/Small` is no name alone.
            kind != .navigationBar || !(word.contains("/") || word.contains("=")) || sizeOfBar(saidBy: word) == nil
        else { return false }
        if kind == .item { return isLayer && Spelling.folded(word) != "group" }
        if isLayer || key == "name" && kind != .screen && kind != .navigationBar { return true }
        if kind == .screen {
            // `type: child page`
            if case .words(let words)? = OtherWord.row(for: "pageType", in: .screen)?.conversion,
                setting(saidBy: value, among: words) != nil
            {
                return false
            }
            // `OrdersViewController` is one, and `ShareSheetView` may be presented as a sheet.
            let parts = CommonWords.parts(of: word)
            return ["screen", "page", "view", "scene", "controller"].contains(parts.last ?? "")
                && !parts.contains(where: WordSet.coverings.contains)
        }
        // `bars: [{type: tab, items: […]}]`
        return calls(kind, word) || calls(kind, word + "Bar")
            || kind == .tabBar && ScreenDecoder.wordsForTabs.contains(Spelling.folded(word))
    }

    /// Whether a pair says of an entry in a bar of tabs that it is one: `{type: TAB, label: Home}`.
    func saysTab(_ pair: OtherPair, of record: Record) -> Bool {
        guard store.kind(of: record) == .item, isTab(record),
            let word = tree.folded(tree.resolved(pair.value), upTo: 32),
            tree.folded(pair.key, upTo: 16).map(ScreenDecoder.wordsForKind.contains) == true
        else { return false }
        return ScreenDecoder.wordsForTabs.contains { word == $0 || word == $0 + "item" || word == $0 + "button" }
    }

    private static let wordsForTabs = [
        "tab", "tabs", "tabbar", "nav", "navigation", "navigationbar", "bottomnavigation",
    ]

    /// The words behind which people say what kind of thing a part of a screen is, by their folded spelling.
    static let wordsForKind: Set = [
        "kind", "type", "component", "element", "widget", "componenttype", "elementtype", "widgettype",
    ]

    /// What a map says of its kind in one of these words, in any spelling; nil if it says nothing.
    func saidKind(of mapping: NodeIndex) -> NodeIndex? {
        let pair = tree.pairs(of: mapping, among: 64).first { key, _ in
            // Most keys show by their first letter that they are none of these words.
            let mayBe = tree.withText(of: key) { text in
                let first = text.count > 3 ? text[0] | 0x20 : UInt8(ascii: "a")
                return !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= first) || "ktcew".utf8.contains(first)
            }
            return mayBe && tree.folded(key, upTo: 15).map(ScreenDecoder.wordsForKind.contains) == true
        }
        return pair.map { tree.resolved($0.value) }
    }

    /// Which of some parts of a navigation bar a map says that it is: `{kind: segmented-control, segments: [All, Missed]}`.
    func part(of names: [String], saidBy value: NodeIndex) -> String? {
        guard names.contains("title"), let said = saidKind(of: value) else { return nil }
        let word = tree.text(of: said)
        let name = names.first { Spelling.folded($0) == Spelling.folded(word) }
        return name ?? OtherWord.row(for: word, in: .navigationBar)?.ownKey.flatMap { names.contains($0) ? $0 : nil }
    }

    /// Whether a word calls a bar by what it is: `footer: tab bar`.
    func calls(_ kind: ComponentKind, _ word: String) -> Bool {
        bar(called: word).map { ComponentKind.screen.component.fields[$0].type.component == kind } ?? false
    }

    /// Whether a map that is called a bar, the page's content or a part of it holds bars of the screen.
    func groupsBars(_ pair: OtherPair, _ row: OtherWord, of kind: ComponentKind) -> Bool {
        let mapping = tree.resolved(pair.value)
        guard kind == .screen, tree[mapping].kind == .mapping, !namesPartOfPage(pair) else {
            return false
        }
        return switch row.conversion {
        case .rename(["content"], _):
            holdsBar(mapping) || tree.value(ofKey: "content", in: mapping) != nil || isPage(pair.value)
        case .rename(["navigationBar"], _), .rename(["toolbar"], _), .rename(["tabBar"], _): holdsBar(mapping)
        case .group(_, _?): holdsBar(mapping) || holdsEdges(mapping)
        // `footer: {buttons: [Save, Cancel], tabs: [Home, Search]}`
        case .element(let element) where element.path == ["content"] && element.settings != ["kind: empty-state"]:
            holdsBar(mapping) || holdsTabs(mapping) && holdsButtons(mapping)
        default: false
        }
    }

    private func holdsTabs(_ mapping: NodeIndex) -> Bool { tree.hasKey(["tabs", "destinations"], in: mapping) }

    private func holdsButtons(_ mapping: NodeIndex) -> Bool { tree.hasKey(["buttons", "actions"], in: mapping) }

    /// Whether a map has the page's background and nothing that one part of it has: `body: {background: white, elements:
    /// […]}`.
    func isPage(_ value: NodeIndex) -> Bool {
        let mapping = tree.resolved(value)
        guard tree[mapping].kind == .mapping, saidKind(of: mapping) == nil,
            tree.value(ofKey: "background", in: tree[value].parent) == nil
        else { return false }
        var hasBackground = false
        for (key, value) in tree.pairs(of: mapping, among: 16) where tree[key].kind == .scalar {
            let word = tree.text(of: key)
            if WordSet.keysOfParts.contains(Spelling.folded(word)) { return false }
            let meansBackground = OtherWord.row(for: word, in: .screen)?.ownKey == "background"
            if word == "background" || meansBackground { hasBackground = !isNone(tree.resolved(value)) }
        }
        return hasBackground
    }

    private func holdsBar(_ mapping: NodeIndex) -> Bool {
        // Nobody writes more keys of a bar; each of a thousand would look at all.
        tree.pairs(of: mapping, among: 64).contains { bar(called: $0.key) != nil }
    }
}
