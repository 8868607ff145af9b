import YAMLSyntax

// Which row of other words holds for a screen's key that means something else than usual where it stands.
extension ScreenDecoder {
    /// The row for a key of a screen or a variant that means something else than usual by what it holds and stands beside.
    func rowOfScreen(_ pair: OtherPair, _ word: String, in kind: ComponentKind) -> OtherWord? {
        let (mapping, value) = (tree[pair.key].parent, tree.resolved(pair.value))
        let folded = Spelling.folded(word)
        if let row = rowOfLook(pair, in: kind) ?? rowOfText(pair, in: kind) { return row }
        // In XAML they stand at the top, and say no place: `ContentPage.ToolbarItems`.
        if word == "ToolbarItems" || word.hasSuffix(".ToolbarItems"),
            !tree.children(of: value, among: 64).contains(where: {
                tree.hasKey(["placement", "kind"], in: tree.resolved($0))
            })
        {
            return OtherWord.row(for: "trailing", in: kind)
        }
        if word == "tabs", isSeldom(value) || booleanMeant(by: value) != nil {
            return OtherWord.row(for: "tabView", in: kind)
        }
        if let row = rowOfSwitch(pair, word, in: kind) { return row }
        // A size may be the bar's, too: `{state: scrolled, size: small}`.
        let isClass =
            (folded == "size" || kind == .screen && WordSet.widths.contains(folded))
            && tree[value].kind == .scalar && !Enumeration.sizeClasses(saidBy: tree.text(of: value)).isEmpty
        if kind == .variant, isClass || OtherWord.wordsOfConditions.contains(folded) { return rowOfCondition(value) }
        if folded == "mode" || kind == .screen && word == "variant" && isText(value) { return OtherWord.mode }
        if kind == .screen, let row = rowOfWholeScreen(word, value, isClass: isClass) { return row }
        if let row = rowOfActions(word, value, in: kind) { return row }
        let isNumber = tree.number(of: value) != nil
        // `responsive: true`
        if isNumber || booleanMeant(by: value) != nil, OtherWord.row(for: word, in: kind)?.ownKey == "variants" {
            return OtherWord(notes: word)
        }
        switch folded {
        // `state: offline` may stand around `view: {banner: …}`.
        case "banner":
            let saysTrouble = saysTrouble(mapping) || kind == .screen && saysTrouble(screenAtHand.mapping)
            return saysTrouble ? OtherWord.row(named: "banner") : nil
        case "type", "kind": if saysOverlay(pair) { return OtherWord.row(named: "overlay") }
        case "nav", "navigation":
            return listsPlaces(value) ? OtherWord.row(named: "places") : rowOfWay(pair)
        // Without a toolbar it is a text of the page: `helperText: All fields are required`.
        case "helpertext"
        where [mapping, screenAtHand.mapping].contains(where: { screen in
            tree.hasWord(in: screen) { bar(called: tree.text(of: $0)) == Slots.Screen.toolbar }
        }):
            return OtherWord(word, to: "toolbar.helperText")
        case "tablet", "ontablet", "ipad", "isipad", "istablet":
            if isOnAndroid { return folded.hasSuffix("tablet") ? OtherWord.row(for: "regular", in: kind) : nil }
            if booleanMeant(by: value) == true { return OtherWord.row(for: "iPadOnly", in: kind) }
            // `iPad: same`, `tablet: tbd`
            if let text = tree.word(value), !isLarge(text) { return OtherWord(notes: word) }
        // SwiftUI's: `body: {NavigationStack: {navigationTitle: Orders}}`.
        case "body" where wraps(value) || hasBar(named: value): return OtherWord.group
        // SAP's object header is a part of the page.
        case "header", "pageheader":
            let name = saidKind(of: value).flatMap { BlockKinds.name(spelt: tree.text(of: $0)) }
            if let name { return OtherWord(word, to: "one of content, kind: \(name)") }
        case "selectionmode" where tree.number(of: value) != nil:
            return OtherWord.row(for: "selectedCount", in: kind)
        case "selectionmode" where tree.value(ofKey: "count", in: value) != nil:
            return OtherWord(word, to: "navigationBar.selection")
        case "phone", "iphone", "onphone", "oniphone":
            return isOnOtherThanPhone ? OtherWord.row(for: "ios", in: kind) : nil
        case "top", "bottom", "bars", "bar":
            if folded != "bar", holdsNothingButBars(value) { return OtherWord.group }
            if kind == .screen, folded != "bars", listsBars(value) { return OtherWord.row(for: "bars", in: kind) }
            return ["top", "bar"].contains(folded) && holdsPartsOfBar(value)
                ? OtherWord.row(for: "topBar", in: kind) : nil
        case "columns": return listsHeadings(value) || isNumber ? OtherWord(notes: word) : nil
        case "table": return listsRowsOfBars(value) ? OtherWord.row(for: "children", in: kind) : nil
        // Android's has a title; a bar of buttons may be any.
        case "actionbar":
            let holdsItems =
                tree[value].kind == .sequence || tree.hasKey(["items", "buttons", "actions"], in: value)
            return holdsItems && tree.value(ofKey: "title", in: value) == nil
                ? OtherWord.row(for: "bar", in: kind) : nil
        case "tabs":
            let edge = tree.value(ofKey: "position", in: value)
            return edge.map { tree.text(of: tree.resolved($0), equals: "top") } == true
                ? OtherWord.row(for: "tabs", in: .navigationBar) : nil
        default: break
        }
        return rowOfHolder(pair, word, in: kind)
    }

    /// The row for a key of which only what it holds tells what it is: a group, a stack, a pane or the name of a device.
    private func rowOfHolder(_ pair: OtherPair, _ word: String, in kind: ComponentKind) -> OtherWord? {
        let (value, folded) = (tree.resolved(pair.value), Spelling.folded(word))
        if kind == .screen, let row = rowOfRest(folded, value) { return row }
        let isGroup = WordSet.groups.contains(folded) && holdsOnlyPlaces(value) || kind == .screen && holdsFacts(pair)
        if isGroup { return OtherWord.group }
        // `VStack: [{Button: {title: Submit}}]`
        if kind == .screen, ["vstack", "hstack", "zstack", "stackview"].contains(folded), holdsMaps(value),
            !mayHoldBars(value),
            tree.value(ofKey: "content", in: tree[pair.key].parent) == nil
        {
            return OtherWord(word, to: "content")
        }
        if WordSet.stacks.contains(folded), tree[value].kind == .sequence, mayHoldBars(value) {
            return OtherWord.row(for: "children", in: kind)
        }
        if kind == .screen, let row = rowOfPlaceAtTop(pair) ?? rowOfPane(pair) { return row }
        return namesDevice(pair) ? OtherWord.row(for: "device", in: kind) : nil
    }

    /// The row for a key by which a whole screen, and no variant of one, says where it is shown or how far it is.
    private func rowOfWholeScreen(_ word: String, _ value: NodeIndex, isClass: Bool) -> OtherWord? {
        let folded = Spelling.folded(word)
        let said = tree[value].kind == .scalar ? String(tree.text(of: value).prefix(64)) : ""
        // `iPhone: no`, `compact: not supported`
        if ["iphone", "phone", "compact", "oniphone", "onphone"].contains(folded), tree[value].kind == .scalar,
            case let first = CommonWords.parts(of: said).first ?? "",
            presenceMeant(by: value) == false
                || [WordSet.undecided, .notKnown, .denials, .othersBeside].contains(where: { $0.contains(first) })
        {
            // Beside a device that is named, it says no more.
            let words = ["platform", "platforms", "ipad", "tablet", "device", "devices"]
            let saysDevice = tree.hasWord(in: tree[value].parent) { key in
                tree.folded(key, upTo: 16).map(words.contains) == true
            }
            return OtherWord(notes: word, leavingOpen: saysDevice ? [] : ["platform", "sizeClasses"])
        }
        // How far the work on a screen is, is no state of it.
        if folded == "status", CommonWords.tellProgress(said) { return OtherWord(notes: word) }
        if let row = rowOfDevices(word, value) ?? rowOfTexts(word, value) ?? rowOfBottomBar(word, value) { return row }
        if isClass { return OtherWord.row(for: "sizeClass", in: .screen) }
        if WordSet.widths.contains(folded), tree[value].kind == .scalar,
            let setting = setting(for: said, of: ["sizeClass"], in: ComponentKind.variant.component)
        {
            return OtherWord.row(for: setting.path == ["platform"] ? "device" : "sizeClass", in: .screen)
        }
        if tree[value].kind == .mapping, WordSet.traits.contains(folded),
            holdsOnly(WordSet.fieldsOfTraits.words, value, of: .screen)
        {
            return OtherWord.group
        }
        return nil
    }

    /// Whether a variant is for a state of trouble, as one of its keys or the key that it stands under says.
    private func saysTrouble(_ variant: NodeIndex) -> Bool {
        let states = ["state", "name"].compactMap { tree.value(ofKey: $0, in: variant).map { tree.resolved($0) } }
        return (states + [tree.key(of: variant)]).contains {
            tree[$0].kind == .scalar && WordSet.statesOfTrouble.contains(tree.text(of: $0))
        }
    }
}
