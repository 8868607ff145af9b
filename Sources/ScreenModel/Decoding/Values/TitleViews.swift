import Diagnostics
import YAMLSyntax

// The title of a bar as a view, with what it looks like: `title: {type: Text, data: Orders, displayMode: large}`,
// `title: {large: Orders}`, `titleView: {text: Orders, font: bold}`.
extension ScreenDecoder {
    /// Whether a text at hand is a title or subtitle of a bar.
    func isOfTitle(_ name: String) -> Bool {
        (name == "title" || name == "subtitle") && holder.map { store.kind(of: $0) } == .navigationBar
    }

    /// Reads a text in small letters that tells whether there is one beside a title or the buttons of a toolbar: `hidden`,
    /// `optional`, `only on iPad`; nil for any other.
    mutating func decodeAbsence(_ name: String, _ node: NodeIndex) -> UInt32? {
        guard name == "subtitle" || name == "text", tree[node].range.length <= 40,
            case let key = tree.key(of: node), isOfTitle(name) || tree.text(of: key, equals: "helperText"),
            case let text = tree.text(of: node), !text.isEmpty
        else { return nil }
        let isTold = tree[node].style == .plain && text.first?.isLowercase == true && text.utf8.count > 1
        if text.hasPrefix("None (") || isTold && presenceMeant(by: node) == false {
            reportRead(node, as: "null", line: Message.line([tree.text(of: key)], "null"))
            return Slot.null
        }
        // `(optional) status of the order`
        if isOfTitle(name), text.first == "(", StatedLabel.isConditional(String(text.prefix { $0 != ")" }) + ")") {
            tell(node, Message.openAbsence(text, tree.text(of: key)), as: .screenWrongType)
            return Slot.unreadable
        }
        // `TBD`, `"?"`
        let isAbbreviation = text.allSatisfy(\.isUppercase)
        let isKnown =
            !((isTold || isAbbreviation) && WordSet.notKnown.contains(Spelling.folded(text)))
            && !(isOfTitle(name) && text.allSatisfy { "?-.".contains($0) })
        guard !isKnown || isTold && (isSeldom(node) || isUndecided(text)) else { return nil }
        tell(node, Message.openAbsence(text, tree.text(of: key)), as: .screenWrongType)
        return Slot.unreadable
    }

    /// Whether a map tells with a text when there is one, and not where: `subtitle: {text: Offline, when: offline}`.
    mutating func saysWhen(_ mapping: NodeIndex) -> Bool {
        let says = tree.pairs(of: mapping, among: 16).contains { key, value in
            guard let word = tree.word(key, upTo: 24) else { return false }
            return isNoteOfPresence(word, in: .toolbar) && !saysAlways(tree.resolved(value))
        }
        if says {
            tell(mapping, Message.openAbsence(shortText(of: mapping) ?? "{…}", "subtitle"), as: .screenWrongType)
        }
        return says
    }

    /// The title that a text tells of, `title 'Orders'`, `Title: Orders`, `Text("Orders")`; nil for one that people read.
    func titleTold(by node: NodeIndex) -> String? {
        let mayTell = tree.withText(of: node) { 8...200 ~= $0.count && $0[0] | 0x20 == UInt8(ascii: "t") }
        guard mayTell, case let text = tree.text(of: node), case let start = text.prefix(7).lowercased() else {
            return nil
        }
        let isCall = text.hasPrefix("Text(") && text.hasSuffix(")")
        guard isCall || start == "title: " || start.hasPrefix("title ") else { return nil }
        let quotes = ScreenDecoder.quotes
        if let opening = text.firstIndex(where: quotes.contains), let closing = text.lastIndex(where: quotes.contains),
            closing > opening, isCall || text.index(after: closing) == text.endIndex
        {
            let title = String(text[text.index(after: opening)..<closing])
            return isCall && ScreenDecoder.mayBeKey(title) ? nil : title
        }
        return start == "title: " ? String(text.dropFirst(7)) : nil
    }

    private static let quotes = "\"'“”‘’„«»"

    /// A title and what is said behind it, `Orders (large)`, `"Orders" — large title`; nil for any other text.
    private static func titleWithLook(_ text: String) -> (title: String, said: String)? {
        if let first = text.first, quotes.contains(first), let closing = text.lastIndex(where: quotes.contains) {
            let (title, rest) = (text[..<closing].dropFirst(), text[closing...].dropFirst())
            return rest.contains(where: { ",(—–-".contains($0) })
                ? (String(title), Spelling.folded(rest.filter(\.isLetter))) : nil
        }
        guard text.last == ")", let opening = text.firstRange(of: " (") else { return nil }
        return (String(text[..<opening.lowerBound]), Spelling.folded(String(text[opening.upperBound...].dropLast())))
    }

    /// Reads the size of the bar at hand that is said behind its title, `Orders (large)`, and gives the title.
    mutating func readSize(behindTitle node: NodeIndex) -> String? {
        let maySaySize = tree.withText(of: node) {
            // A bracket at the end, or a mark of quotes in front.
            7...200 ~= $0.count && ($0[$0.count - 1] == UInt8(ascii: ")") || [0x22, 0x27, 0xC2, 0xE2].contains($0[0]))
        }
        guard maySaySize, let holder, !says("size", of: holder),
            case let (title, said)? = ScreenDecoder.titleWithLook(tree.text(of: node))
        else { return nil }
        // `center: Orders (title)`
        if said == "title" {
            reportRead(node, as: ScalarText(title).yaml)
            return title
        }
        guard
            let size = ["large": "large", "largetitle": "large", "smalltitle": "small"][said],
            set(OtherWord.Setting(["size"], size), below: holder, (key: node, value: node))
        else { return nil }
        let insertion = tree.insertion(ofKey: "size", size, in: store.nodeIndex(of: holder))
        let edits = insertion.map { [$0, Edit(range: tree[node].range, text: ScalarText(title).yaml)] }
        reportRead(node, line: "title: \(ScalarText(title).yaml), size: \(size)", edits)
        return title
    }

    /// Whether something in what stands for a title may be more of the bar than a text.
    func holdsMore(_ mapping: NodeIndex) -> Bool {
        tree.pairs(of: mapping, among: 64).contains { key, value in
            let word = tree[key].kind == .scalar ? tree.text(of: key) : ""
            return tree[tree.resolved(value)].kind == .mapping
                || CommonWords.mayNamePart(word) && !WordSet.keysOfTexts.contains(Spelling.folded(word))
        }
    }

    /// Whether a map is a text and nothing more, whatever it says of how that looks.
    func showsText(_ written: NodeIndex) -> Bool {
        let mapping = tree.resolved(written)
        guard textOfMap(mapping) != nil, !holdsMore(mapping) else { return false }
        return saidKind(of: mapping).map { WordSet.kindsOfText.contains(Spelling.folded(tree.text(of: $0))) }
            ?? true
    }

    /// The map in which the text of a title stands, `{child: {text: Orders}}`; nil for any other value.
    func viewOfTitle(_ name: String, _ mapping: NodeIndex) -> NodeIndex? {
        guard isOfTitle(name), let pair = tree.onlyPair(of: mapping),
            ["child", "widget", "view", "text", "label", "content"].contains(Spelling.folded(tree.text(of: pair.key))),
            case let view = tree.resolved(pair.value), showsText(view)
        else { return nil }
        return view
    }

    /// The text of the only view in a list that stands for a title; nil, and nothing is told, for any other list.
    mutating func textOfOnlyView(_ name: String, _ list: NodeIndex) -> NodeIndex? {
        guard isOfTitle(name), tree[list].count == 1, case let view = tree.resolved(tree.firstChild(of: list)),
            showsText(view), let text = textOfMap(view)
        else { return nil }
        let written = tree.sourceText(in: tree[text].range)
        let fix = Fix(safe: Message.replace(with: written), tree.rewriting(value: list, as: written))
        reportWrongType(name, wanted: Message.text, list, severity: .info, fix: fix)
        return text
    }

    /// Reads a title under the word for its size, `{large: Orders}`; nil for any other map.
    mutating func decodeTitle(bySize mapping: NodeIndex, _ name: String) -> UInt32? {
        guard name == "title", isOfTitle(name), let pair = tree.onlyPair(of: mapping),
            case let text = tree.resolved(pair.value), tree[text].kind == .scalar, tree.scalarType(of: text) == .string,
            let size = setting(for: tree.text(of: pair.key), of: ["size"], in: ComponentKind.navigationBar.component)
        else { return nil }
        let written = Edit(range: tree[mapping].range, text: tree.sourceText(in: tree[text].range))
        readSize(size, pair, written)
        return addText(text, isMeasured: true)
    }

    /// Reads what the map of a title says of its size as the bar's; false for any other pair.
    mutating func readSize(_ pair: OtherPair, besideTitle name: String) -> Bool {
        let value = tree.resolved(pair.value)
        guard name == "title", isOfTitle(name), tree[pair.key].kind == .scalar, tree[value].kind == .scalar,
            let sizes = OtherWord.sizes(saidBy: tree.text(of: pair.key)),
            let size = sizes[Spelling.folded(String(tree.text(of: value).prefix(64)))]
                ?? booleanMeant(by: value).flatMap({ sizes[$0 ? "true" : "false"] })
        else { return false }
        readSize(size, pair, tree.removal(ofPair: pair.key))
        return true
    }

    /// Gives the bar at hand the size that its title says, unless it says one itself.
    private mutating func readSize(_ size: OtherWord.Setting, _ pair: OtherPair, _ edit: Edit?) {
        guard let bar = holder, case let home = store.nodeIndex(of: bar),
            tree.value(ofKey: "size", in: home) == nil, set(size, below: bar, pair)
        else { return }
        let insertion = tree.insertion(ofKey: "size", size.value, in: home)
        reportBeside(pair.key, "title", line: Message.line(size.path, size.value), edit, insertion)
    }
}
