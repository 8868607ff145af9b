import Tokens
import YAMLSyntax

// The backgrounds of the page and of bars where a screen says them beside these: `page background: white`, `bar: "#E6F0FA"`,
// or in a map of its own, `theme: {page: white, navigationBar: gray}`.
extension ScreenDecoder {
    /// The row for a key of a screen that names the page or a bar and its background, or of which the value is a colour.
    func rowOfLook(_ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        guard kind == .screen || kind == .variant, let look = look(of: pair, in: kind, isSaid: false) else {
            return nil
        }
        return OtherWord(tree.text(of: pair.key), to: .rename(look.path))
    }

    /// Keeps a map for later that says what the page and the bars of a screen look like; false for any other.
    mutating func keepLooks(_ mapping: NodeIndex, of record: Record) -> Bool {
        let kind = store.kind(of: record)
        guard kind == .screen || kind == .variant, tree[mapping].kind == .mapping, holdsLooks(mapping, of: kind) else {
            return false
        }
        looks.append((mapping, record))
        return true
    }

    /// Keeps a map in place of a colour that has one for the page and each bar: `background: {page: white, toolbar: gray}`.
    mutating func keepBackgrounds(_ mapping: NodeIndex, of record: Record) -> Bool {
        let namesPart = tree.hasWord(in: mapping, among: ScreenDecoder.mostLooks) { key in
            tree.folded(key).flatMap { pathOfBackground(of: $0, in: .screen) } != nil
        }
        return namesPart && keepLooks(mapping, of: record)
    }

    /// Keeps the map under a word for looks, `theme: {…}`, or for backgrounds beside that of the page, `fills: {toolbar: gray}`;
    /// false for any other pair.
    mutating func decodeLooks(_ pair: OtherPair, of record: Record) -> Bool {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        // A colour that is called `background` is the page's where another one is that of a bar.
        if OtherWord.isPalette(word), !namesPart(value, of: store.kind(of: record)) { return false }
        if OtherWord.isLooks(word) { return keepLooks(value, of: record) }
        return store.kind(of: record) == .screen && store[record, Slots.Screen.background].isWritten
            && OtherWord.row(for: word, in: .screen)?.ownKey == "background" && keepBackgrounds(value, of: record)
    }

    /// Whether a key of a map, or of one in it, says itself what it is the background of: `{pageBackground: white}`.
    private func namesPart(_ mapping: NodeIndex, of kind: ComponentKind, isInner: Bool = false) -> Bool {
        tree.pairs(of: mapping, among: ScreenDecoder.mostLooks).contains { pair in
            tree[pair.key].kind == .scalar
                && (look(of: pair, in: kind, isSaid: false) != nil
                    || !isInner && namesPart(tree.resolved(pair.value), of: kind, isInner: true))
        }
    }

    /// Reads the maps that were kept: what a bar or the page says itself counts more.
    mutating func readLooks() {
        let kept = looks
        looks = []
        for (mapping, record) in kept { readLooks(mapping, of: record) }
    }

    private mutating func readLooks(_ mapping: NodeIndex, of record: Record, isInner: Bool = false) {
        for pair in tree.pairs(of: mapping, among: ScreenDecoder.mostLooks) where tree[pair.key].kind == .scalar {
            guard let look = look(of: pair, in: store.kind(of: record), isSaid: true) else {
                if !isInner, OtherWord.isLooks(tree.text(of: pair.key)) {
                    readLooks(tree.resolved(pair.value), of: record, isInner: true)
                }
                continue
            }
            guard let place = open(look.path, below: record, look.pair) else { continue }
            decodeField(place.slot, of: place.record, look.pair.value)
            let outer = tree.key(of: mapping)
            if look.path == [tree.text(of: look.pair.key)], tree[outer].kind == .scalar {
                tell(look.pair.key, Message.grouped(tree.text(of: outer), in: store.kind(of: record).component))
            } else {
                reportRead(look.pair, as: look.path, nil)
            }
        }
    }

    /// Whether a map, or one under a word for looks in it, says what a bar looks like; aliases make much of little, so that
    /// all maps of a file count together.
    private mutating func holdsLooks(_ mapping: NodeIndex, of kind: ComponentKind, isInner: Bool = false) -> Bool {
        for pair in tree.pairs(of: mapping, among: ScreenDecoder.mostLooks) where tree[pair.key].kind == .scalar {
            sampledValues += 1
            guard sampledValues < ScreenDecoder.sampled.inAll else { return false }
            if look(of: pair, in: kind, isSaid: true) != nil { return true }
            if !isInner, OtherWord.isLooks(tree.text(of: pair.key)),
                holdsLooks(tree.resolved(pair.value), of: kind, isInner: true)
            {
                return true
            }
        }
        return false
    }

    /// Nobody says the looks of more parts of a screen.
    private static let mostLooks = 32

    /// What a pair says the background of; with `isSaid` it stands in a map of looks.
    private func look(of pair: OtherPair, in kind: ComponentKind, isSaid: Bool) -> (path: [String], pair: OtherPair)? {
        let word = tree.text(of: pair.key)
        guard word.utf8.count <= 40 else { return nil }
        var parts = CommonWords.partsOfPhrase(word)
        var isSaid = isSaid
        if parts.count > 1, let last = parts.last, ["token", "theme", "style"].contains(last) {
            parts.removeLast()
            isSaid = isSaid || last == "style" && tree[tree.resolved(pair.value)].kind == .mapping
        }
        let value = tree.resolved(pair.value)
        for count in (0...parts.count).reversed() {
            let name = parts[..<count].joined()
            let rest = parts[count...].joined()
            guard let path = pathOfBackground(of: name, in: kind) else { continue }
            // The page's own colour is what is behind all; that of a bar may be that of its texts.
            let isPage = path.count == 1
            let isBackground =
                OtherWord.isWord(rest, for: "background", in: .navigationBar)
                || (isPage ? count > 0 : name == "bar") && ["color", "colour"].contains(rest)
            if !rest.isEmpty {
                // SwiftUI's `toolbarBackground` may be that of any bar.
                if case .advice? = OtherWord.row(for: word, in: kind)?.conversion { return nil }
                guard isBackground, count > 0 || isSaid || rest != Spelling.folded(word) else { return nil }
                return tree[value].kind == .sequence ? nil : (path, pair)
            }
            guard tree[value].kind == .scalar else { return isSaid ? background(in: value).map { (path, $0) } : nil }
            return isSaid || isColor(tree.text(of: value), ofPage: isPage) ? (path, pair) : nil
        }
        return nil
    }

    /// The path to the background of what a word names: a bar, or the page, which is nothing but the screen.
    private func pathOfBackground(of name: String, in kind: ComponentKind) -> [String]? {
        if name.isEmpty || WordSet.page.contains(name) { return ["background"] }
        if name == "bar" { return ["navigationBar", "background"] }
        if name == "statusbar", kind == .screen { return ["statusBar", "background"] }
        return bar(meantBy: name, in: kind).map { [kind.component.fields[$0].name, "background"] }
    }

    /// The pair of a map of looks that says what is behind all: `{backgroundColor: white, fontColor: black}`.
    private func background(in mapping: NodeIndex) -> OtherPair? {
        tree.pairs(of: mapping, among: ScreenDecoder.mostLooks).first { key, _ in
            tree.word(key).map { OtherWord.isWord($0, for: "background", in: .navigationBar) } ?? false
        }
    }

    /// Whether a text can only be a colour; one like `gray-50` may be the id of a page, but for those that Canvas has for pages,
    /// and `h1` is a style of texts.
    private func isColor(_ text: String, ofPage: Bool) -> Bool {
        if text.utf8.count <= 64, Color(ofScreen: text) != nil { return true }
        let letters = text.prefix(while: \.isLetter).count
        let digits = text.reversed().prefix(while: \.isNumber).count
        if ofPage {
            let family = Spelling.folded(String(text.prefix { !$0.isNumber }.prefix(20)))
            return digits >= 3 && ["soap", "frenchvanilla"].contains(family)
        }
        return text.first?.isLowercase == true && !text.contains(" ") && letters >= 3 && digits >= 2
    }
}
