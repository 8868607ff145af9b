import Diagnostics
import YAMLSyntax

// Keys of a content block that nobody knows. A block takes any key; one that may hold buttons leaves open what stands in
// the block, since rules count those.
extension ScreenDecoder {
    /// The number of keys and entries of a value that are looked at, and how deep; and the number in all of a file, since
    /// aliases make much of little.
    static let sampled = (entries: 16, depth: 4, inAll: 200_000)

    /// Whether a value holds what may be a button, or a list of some.
    mutating func mayHoldButtons(_ written: NodeIndex, depth: Int = 0) -> Bool {
        let node = tree.resolved(written)
        sampledValues += 1
        guard depth < ScreenDecoder.sampled.depth, sampledValues < ScreenDecoder.sampled.inAll else { return false }
        let entries = ScreenDecoder.sampled.entries
        if tree[node].kind == .sequence {
            return tree.children(of: node, among: entries).contains { mayHoldButtons($0, depth: depth + 1) }
        }
        return tree.pairs(of: node, among: entries).contains { key, value in
            tree[key].kind == .scalar
                && (isOfButton(tree.text(of: key), value) || mayHoldButtons(value, depth: depth + 1))
        }
    }

    /// Whether a pair says something that only a button has, or that it is one.
    func isOfButton(_ word: String, _ written: NodeIndex) -> Bool {
        let folded = Spelling.folded(String(word.prefix(64)))
        let value = tree.resolved(written)
        switch folded {
        case _ where ScreenDecoder.wordsForKind.contains(folded):
            let said = tree[value].kind == .scalar ? Spelling.folded(tree.text(of: value)) : ""
            return said.contains("button") || said == "primary" || said == "secondary"
        case "style", "role", "semantic":
            let words = ComponentKind.item.component.field(spelt: folded)?.type.enumeration
            guard let words, tree[value].kind == .scalar else { return false }
            return symbol(ofOtherSpelling: tree.text(of: value), in: words) != nil
        default:
            guard case .element(let element)? = OtherWord.row(for: folded, in: .block)?.conversion else { return false }
            return element.path == ["items"] && element.settings.contains { $0.value == "button" }
        }
    }

    /// Whether the only pair of a block is what the page shows, and says nothing of the block: `- Priority: High`.
    mutating func isDatum(_ pair: OtherPair) -> Bool {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        guard tree[tree[pair.key].parent].count == 1, isLarge(word) else { return false }
        guard tree[value].kind == .scalar else { return tree[value].kind == .mapping && !mayHoldButtons(value) }
        // `- PrimaryButton: Order`
        if Spelling.folded(word).hasSuffix("button"), OtherWord.row(for: word, in: .block) != nil { return false }
        // `- Kind: list`
        return !ScreenDecoder.wordsForKind.contains(Spelling.folded(word))
            || BlockKinds.name(spelt: tree.text(of: value)) == nil && bar(called: tree.text(of: value)) == nil
    }

    /// Tells of a part of a block that could not be read, so that there may be further blocks in it.
    mutating func reportUnreadPart(_ pair: OtherPair, of record: Record) {
        if store[record, Slots.Item.items].hasValue {
            let elements = store.elements(record, Slots.Item.items) + [Slot(pair.value, Slot.undetermined)]
            store[record, Slots.Item.items].payload = store.addList(Array(elements), node: pair.value.rawValue)
        } else {
            store[record, Slots.Item.items] = Slot(pair.value, Slot.unreadable)
        }
        tell(pair.key, Message.unreadPart(tree.text(of: pair.key)), as: .screenUnknownKey)
    }

    /// Whether a key begins as those do that programs write for themselves, and SAP's files for what people never see:
    /// `_Name`, `@type`, `$id`, `x:Name`; what a reference would bring is the screen's.
    func isMetadata(_ word: String) -> Bool {
        word.hasPrefix("_") || word.hasPrefix(".") && OtherWord.row(for: word, in: .screen) == nil
            || word.hasPrefix("@") || word.hasPrefix("$") && word != "$ref" || word.hasPrefix("x:")
    }

    /// Reads a key that no person writes for a screen.
    mutating func decodeMetadata(_ pair: OtherPair, _ word: String, of record: Record) {
        let kind = store.kind(of: record)
        if kind == .screen, Spelling.folded(word) == "name", !store[record, Slots.Screen.id].isWritten {
            return rename(WordUse(pair, of: record), to: ["id"])
        }
        // `.toolbarVisibility: {tabBar: hidden}`
        leaveBarsOpen(pair, of: record)
        // A block takes any key.
        if kind != .block { reportNote(pair, of: record) }
    }

    /// The row for the key of a pair, by what the pair holds and stands beside; the fill of a text or an icon is its
    /// colour, that of anything else what is behind it.
    func row(for pair: OtherPair, of record: Record) -> OtherWord? {
        let mapping = tree[pair.key].parent
        let kind = store.kind(of: record)
        let word = tree.text(of: pair.key)
        let folded = Spelling.folded(word)
        let value = tree.resolved(pair.value)
        if kind == .item, let row = rowOfIcon(for: pair, of: record) { return row }
        if let row = rowBySense(pair, of: record) ?? rowOfClass(pair, in: kind) { return row }
        if kind == .item, let row = rowOfItem(word, value, of: record) { return row }
        if kind == .block, tree[value].kind == .sequence, folded == "content" {
            return OtherWord.row(for: "children", in: kind)
        }
        if let row = rowOfParts(pair, in: kind) { return row }
        if kind == .screen, let row = rowOfLayer(word) { return row }
        if kind == .toolbar, let row = rowOfPlace(pair.key) { return row }
        if let row = OtherWord.row(for: word, with: .text, in: kind), isText(value),
            case .rename(let path, _) = row.conversion, isFree(path, below: record), isValue(value, of: path, in: kind)
        {
            return row
        }
        if kind != .block, tree[value].kind == .mapping, let row = OtherWord.row(for: word, with: .map, in: kind),
            tree.value(ofKey: "label", in: value) == nil
        {
            return row
        }
        if kind == .search, folded == "text", isTyped(value, in: mapping) {
            return OtherWord.row(for: "query", in: kind)
        }
        if kind == .screen || kind == .variant, let row = rowOfScreen(pair, word, in: kind) { return row }
        let row =
            rowOfProfile(word, of: record) ?? OtherWord.row(for: word, in: kind) ?? rowOfPath(pair, in: kind)
            ?? rowOfBar(word, in: kind) ?? rowOfBar(named: word, value, in: kind)
            ?? rowOfOwnBar(word, value, in: kind) ?? rowOfNumbered(word, in: kind)
            ?? rowOfConditions(pair, in: kind) ?? rowOfWrapper(pair, in: kind)
        if kind == .block, let row = rowOfButton(pair) { return row }
        if row?.ownKey == "kind" || kind == .tabBar && CommonWords.ofKinds.contains(folded),
            let other = rowOfKind(value, of: record)
        {
            return other
        }
        guard kind == .item || kind == .block, ["fill", "fills"].contains(folded) else { return row }
        let drawn: Set = ["text", "vector", "icon", "glyph", "symbol", "label", "booleanoperation", "star", "line"]
        let isDrawn = saidKind(of: mapping).map { drawn.contains(Spelling.folded(tree.text(of: $0))) } ?? false
        return isDrawn || tree.value(ofKey: "characters", in: mapping) != nil
            ? OtherWord.row(for: "textColor", in: kind) : row
    }

    /// The row for a key of a screen or a variant that means something else than usual by what it holds and stands beside.
    private func rowOfScreen(_ pair: OtherPair, _ word: String, in kind: ComponentKind) -> OtherWord? {
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
        switch folded {
        // `state: offline` may stand around `view: {banner: …}`.
        case "banner":
            let saysTrouble = saysTrouble(mapping) || kind == .screen && saysTrouble(screenAtHand.mapping)
            return saysTrouble ? OtherWord.row(named: "banner") : nil
        case "type", "kind": if saysOverlay(pair) { return OtherWord.row(named: "overlay") }
        case "nav", "navigation": return listsPlaces(value) ? OtherWord.row(named: "places") : nil
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
        case "columns": return listsHeadings(value) ? OtherWord(notes: word) : nil
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
        if kind == .screen, let row = rowOfRest(folded, value) { return row }
        let isGroup = WordSet.groups.contains(folded) && holdsOnlyPlaces(value) || kind == .screen && holdsFacts(pair)
        if isGroup { return OtherWord.group }
        // `VStack: [{Button: {title: Submit}}]`
        if kind == .screen, ["vstack", "hstack", "zstack", "stackview"].contains(folded), holdsMaps(value),
            !mayHoldBars(value),
            tree.value(ofKey: "content", in: tree[pair.key].parent) == nil
        {
            return OtherWord(tree.text(of: pair.key), to: "content")
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
            presenceMeant(by: value) == false || said.contains(" ")
                || [WordSet.undecided, .notKnown].contains { $0.contains(Spelling.folded(said)) }
        {
            return OtherWord(notes: word, leavingOpen: ["platform", "sizeClasses"])
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

    /// The row for the word for a kind that says how a button looks or what it is for, or the size of a bar; nil for any other.
    private func rowOfKind(_ value: NodeIndex, of record: Record) -> OtherWord? {
        switch store.kind(of: record) {
        case .block:
            // `{label: Home address, type: primary, value: Berlin}` is a row, and no button.
            if isRow(record)
                || tree.hasKey(["value", "heading", "subtitle", "detail"], in: store.nodeIndex(of: record))
            {
                return nil
            }
            // `button: {type: primary}`
            if isLook(value) { return OtherWord.row(for: "variant", in: .block) }
            if isStyledButton(value) { return OtherWord.row(named: "styledButton") }
            // SAP's buttons that are none of the others.
            switch tree.folded(value, upTo: 16) {
            case "default": return OtherWord(notes: "type")
            // `{type: cancel, text: Cancel}`
            case "cancel", "dismiss", "submit", "confirm": return OtherWord.row(named: "roleOfButton")
            default: return rowOfButton(named: value)
            }
        case .item:
            // `{type: button, component: Button/Primary}`
            let isLook = isLookOfItem(value) || store[record, Slots.Item.kind].isWritten && isStyledButton(value)
            return isLook ? OtherWord.row(for: "variant", in: .item) : nil
        case .navigationBar:
            // Canvas calls the size of a bar its variant.
            let saysSize = tree[value].kind == .scalar && sizeOfBar(saidBy: tree.text(of: value)) != nil
            return saysSize ? OtherWord.row(for: "style", in: .navigationBar) : nil
        case .tabBar:
            // `tabBar: {type: segmented}` switches what the page shows.
            let words = ["segmented", "segmentedcontrol", "sidebar", "page", "pages", "paged", "pager", "top", "chips"]
            return tree.folded(value).map(words.contains) == true
                ? OtherWord(notes: "type", leavingOpen: ["hidden"]) : nil
        default: return nil
        }
    }

    /// Whether the screen at hand, or the one around the component at hand, says that it is one of Android.
    var isOnAndroid: Bool { isOn([Symbols.android]) }

    /// Whether a map says what stands at the sides of a bar or between them, `{left: Back, center: Orders}`, which
    /// distances don't: `{left: 16}`.
    func holdsPartsOfBar(_ value: NodeIndex) -> Bool {
        tree.pairs(of: value, among: 8).contains { key, written in
            let word = tree[key].kind == .scalar ? Spelling.folded(String(tree.text(of: key).prefix(16))) : ""
            return word == "title" || Sides.words.contains(word) && tree.number(of: tree.resolved(written)) == nil
        }
    }

    /// Whether a variant is for a state of trouble, as one of its keys or the key that it stands under says.
    private func saysTrouble(_ variant: NodeIndex) -> Bool {
        let states = ["state", "name"].compactMap { tree.value(ofKey: $0, in: variant).map { tree.resolved($0) } }
        return (states + [tree.key(of: variant)]).contains {
            tree[$0].kind == .scalar && WordSet.statesOfTrouble.contains(tree.text(of: $0))
        }
    }

    /// The row for what says by a state, a size class or the like when a variant holds: `for: {sizeClass: compact}`.
    private func rowOfCondition(_ value: NodeIndex) -> OtherWord {
        if tree[value].kind == .mapping { return OtherWord.group }
        let word = tree[value].kind == .scalar ? String(tree.text(of: value).prefix(64)) : ""
        let fields = ["sizeClass", "state", "platform", "orientation", "appearance"]
        let setting = device(saidBy: word) ?? setting(for: word, of: fields, in: ComponentKind.variant.component)
        return OtherWord.condition(setting.map { [Spelling.folded(word): $0] } ?? [:])
    }

    /// Whether a value is a text, and none that tells whether something holds.
    private func isText(_ value: NodeIndex) -> Bool {
        tree[value].kind == .scalar && tree.scalarType(of: value) == .string && presenceMeant(by: value) == nil
            && booleanMeant(by: value) == nil
    }
}
