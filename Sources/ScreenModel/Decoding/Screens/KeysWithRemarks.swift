import Diagnostics
import YAMLSyntax

// Keys with a remark that says when they hold, or more of what they are: `trailing (iPad): [Add]`, `titleCompact: Orders`,
// `iPhone landscape: {toolbar: [Save]}`, `title (large): Orders`, `toolbar (optional): [Save]`.
extension ScreenDecoder {
    /// A key that is one of ours but for what is said behind it.
    struct RemarkedKey {
        let pair: OtherPair
        /// The keys that lead to the field.
        let path: [String]
        /// What is said behind it.
        let remark: String
        /// When it holds; empty if the remark says something else.
        let conditions: [OtherWord.Setting]
    }

    /// The field that a key names before a remark; nil for any other key.
    func remarkedKey(_ pair: OtherPair, in kind: ComponentKind) -> RemarkedKey? {
        let word = tree.text(of: pair.key)
        guard kind != .block, word.utf8.count <= 64, OtherWord.row(for: word, in: kind) == nil,
            Languages.split(word) == nil
        else { return nil }
        if let (name, remark) = Remark.split(word) {
            let conditions = conditions(in: remark)
            guard !conditions.isEmpty || Remark.isBracketed(word), let path = path(namedBy: name, in: kind) else {
                return nil
            }
            return RemarkedKey(pair: pair, path: path, remark: remark, conditions: conditions)
        }
        guard let last = CommonWords.parts(of: word).last, word.utf8.count > last.utf8.count,
            case let conditions = conditions(in: last), !conditions.isEmpty, OtherWord.conditions[last] != nil,
            case let name = String(Spelling.folded(word).filter(\.isLetter).dropLast(last.count)),
            let path = path(namedBy: name, in: kind)
        else { return nil }
        return RemarkedKey(pair: pair, path: path, remark: last, conditions: conditions)
    }

    /// The field that a key names which is not settled yet: `toolbar ?`, `tab bar v2`; nil for any other key.
    func doubtedKey(_ pair: OtherPair, in kind: ComponentKind) -> RemarkedKey? {
        guard kind != .block, kind != .item, let word = tree.word(pair.key, upTo: 64),
            let (name, remark) = Remark.splitDoubt(word),
            let path = path(namedBy: name, in: kind)
        else { return nil }
        return RemarkedKey(pair: pair, path: path, remark: remark, conditions: [])
    }

    /// The conditions that all words of a remark say together; empty if one says something else.
    private func conditions(in remark: String) -> [OtherWord.Setting] {
        let conditions = Remark.conditions(in: remark)
        guard conditions == ["platform: ipados"], Spelling.folded(remark).hasPrefix("tablet") else { return conditions }
        // On Android a tablet is no iPad, and anywhere it is wide.
        return (isOnAndroid ? [] : conditions) + [OtherWord.Setting(["sizeClass"], "regular")]
    }

    private func path(namedBy word: String, in kind: ComponentKind) -> [String]? {
        if let name = kind.component.field(spelt: Spelling.folded(word))?.name { return [name] }
        return switch OtherWord.row(for: word, in: kind)?.conversion {
        case .rename(let path, let settings) where settings.isEmpty: path
        case .renameFirst(let path, _): path
        default: nil
        }
    }

    /// Reads what a key with a remark holds as a variant's, or leaves open what nobody can tell more of.
    ///
    /// It comes after all other keys, so that what holds anyway counts.
    mutating func decode(_ key: RemarkedKey, of record: Record) {
        let word = tree.text(of: key.pair.key)
        let value = shortText(of: key.pair.value)
        guard let holder = holder(of: key.path, below: record, key.pair, leavesOpen: true), let name = key.path.last,
            let slot = store.slot(named: name, of: holder)
        else { return reportUnknownKey(key.pair, of: record) }
        // `hidden on phone: [Share]`
        if name == "hidden", tree[tree.resolved(key.pair.value)].kind == .sequence {
            notesOfPresence.append(key.pair)
            noteUnread()
            return reportNote(key.pair, .screenUnknownKey, of: record)
        }
        // What a name or a description is like, no guideline asks.
        let isText = ["title", "subtitle", "label"].contains(name)
        if key.conditions.isEmpty,
            ["name", "description"].contains(name) || Remark.isOfAll(key.remark)
                || isText && Remark.isOfLook(key.remark),
            isFree(key.path, below: record)
        {
            return rename(WordUse(key.pair, of: record), to: key.path)
        }
        // What is hidden at times is there otherwise: `hidden when scrolling: true`.
        let saysOnlyWhen =
            name == "hidden" && !key.conditions.isEmpty && booleanMeant(by: tree.resolved(key.pair.value)) == true
        if !store[holder, slot].isWritten, !saysOnlyWhen {
            write(Slot(key.pair.value, Slot.undetermined), at: (holder, slot))
        }
        let place = Place(holder, slot: slot)
        guard !key.conditions.isEmpty, let (_, names) = path(to: place),
            isValue(key.pair.value, of: key.path, in: store.kind(of: record))
        else {
            noteUnread(key.pair)
            let message = Message.remark(word, key.remark, line: Message.line(key.path, value))
            return tell(key.pair.key, message, as: .screenUnknownKey)
        }
        variedValues.append(VariedValue(place: place, conditions: key.conditions, pair: key.pair))
        tell(key.pair.key, Message.readVaried(word, key.conditions, Message.line(names, value)))
    }

    /// The row for a key with a remark that says together with it what another word does: `title (large)`, `bar (top)`.
    func rowOfRemark(_ pair: OtherPair, of record: Record) -> OtherWord? {
        let word = tree.text(of: pair.key)
        let kind = store.kind(of: record)
        guard word.utf8.count <= 64, Remark.isBracketed(word), let (name, remark) = Remark.split(word),
            // `- button (primary): Save`
            kind != .block || Spelling.folded(name) == "button"
        else { return nil }
        // SwiftUI's `toolbar(.hidden, for: .tabBar): true`
        if kind == .screen, remark.hasPrefix(".hidden"), Spelling.folded(name) == "toolbar" {
            let bar = ["tabBar", "navigationBar"].first { remark.hasSuffix("." + $0) } ?? "toolbar"
            return OtherWord(word, to: .rename([bar, "hidden"]))
        }
        if let path = path(namedBy: name, in: kind), path.last == "title", isFree(path, below: record),
            let size = setting(for: remark, of: ["size"], in: ComponentKind.navigationBar.component)
        {
            let place = Array(path.dropLast()) + size.path
            return OtherWord(word, to: .rename(path, adding: [OtherWord.Setting(place, size.value)]))
        }
        let value = tree.resolved(pair.value)
        if kind == .screen || kind == .variant, let row = rowOfToolbarAtTop(word, value) { return row }
        let isText = tree.scalarType(of: value) == .string
        // `toolbar (overflow)` may be what the bar has no room for, whatever SAP calls its bar.
        if Spelling.folded(remark) == "overflow" { return nil }
        let rows = [remark + name, name + remark].flatMap { word in
            [isText ? OtherWord.row(for: word, with: .text, in: kind) : nil, OtherWord.row(for: word, in: kind)]
        }
        // What is written without a remark counts, and this is left open.
        return rows.compactMap(\.self).first { $0.conversion.path.map { isFree($0, below: record) } ?? true }
    }

    /// The row for a bar that its key says to be hidden or shown, where its value tells what stands in it: `tab bar (hidden): [Home,
    /// Search]`; nil for any other.
    func rowOfHiddenBar(_ pair: OtherPair, _ conversion: OtherWord.Conversion) -> OtherWord? {
        guard let path = conversion.path, path.count == 2, path[1] == "hidden",
            ["toolbar", "tabBar"].contains(path[0]),
            tree[tree.resolved(pair.value)].kind != .scalar
        else { return nil }
        var settings = [OtherWord.Setting(path, "true")]
        if case .negate = conversion { settings = [] }
        return OtherWord(tree.text(of: pair.key), to: .rename([path[0]], adding: settings))
    }

    /// The row for a key of the screen that only says when what it holds does: `iPhone landscape`, `iPad (regular)`.
    func rowOfConditions(_ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        let word = tree.text(of: pair.key)
        guard kind == .screen, tree[tree.resolved(pair.value)].kind == .mapping,
            case let conditions = conditions(saidBy: word), !conditions.isEmpty
        else { return nil }
        return OtherWord(word, to: .variant(conditions))
    }

    /// The conditions that a key of several words says, and nothing else: `iPhone landscape`, `iPhone 15 Pro`.
    func conditions(saidBy key: String) -> [OtherWord.Setting] {
        guard key.utf8.count <= 64, key.contains(" ") else { return [] }
        let conditions = conditions(in: key)
        let isDevice = ["iphone", "ipad"].contains(where: Spelling.folded(key).hasPrefix)
        guard conditions.isEmpty, isDevice else { return conditions }
        return setting(for: key, of: ["sizeClass"], in: ComponentKind.variant.component).map { [$0] } ?? []
    }
}
