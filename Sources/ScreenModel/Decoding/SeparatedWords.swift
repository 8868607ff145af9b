import Diagnostics
import YAMLSyntax

// Several words or names in one text: `Home, Search, Profile`, `Approve, Reject and Forward`.
extension ScreenDecoder {
    /// Reads `Home, Search, Profile` where a list of labels or names stands.
    mutating func decodeSeparated(_ node: NodeIndex, in place: Place) -> UInt32? {
        guard let field = field(at: place), let type = field.element?.type, type != .component(.block),
            // `Apple HIG - Toolbars` is one name.
            let (parts, written) = separated(node),
            type.component != nil || SeparatedText.dashed(tree.text(of: node)) == nil
        else { return nil }
        var slots = [Slot]()
        if type.component == .item, !parts.contains(where: { mayBeOverflow($0) }) {
            store.openWords.insert(node.rawValue)
        }
        for part in parts {
            guard let kind = type.component else {
                let symbol =
                    type.enumeration.map { self.symbol(ofOtherSpelling: part, in: $0) }
                    ?? store.addText(part, node: node.rawValue, isMeasured: true)
                guard let symbol else { return nil }
                slots.append(Slot(node, symbol))
                continue
            }
            guard let record = add(part, at: node, kind, in: place, slots.count) else { return nil }
            slots.append(Slot(node, record.offset))
        }
        let line = Message.line([field.name], written)
        let text = tree.text(of: node)
        let said = text.split(separator: "\n").first.map { $0.count < text.count - 1 ? "\($0)…" : text } ?? text
        reportRead(node, as: written, message: Message.readAs(said, line: line), line: line)
        return store.addList(slots, node: node.rawValue)
    }

    /// Adds a component that one of several names in a text stands for; nil for one that has no such short form.
    private mutating func add(_ part: String, at node: NodeIndex, _ kind: ComponentKind, in place: Place, _ index: Int)
        -> Record?
    {
        guard case .field(let name)? = kind.component.shorthands.last, let slot = kind.component.slot(named: name)
        else { return nil }
        let position = Place(place.record, slot: place.slot, element: index)
        let record = store.addRecord(kind, node: node.rawValue, in: position)
        store[record, slot] = Slot(node, store.addText(part, node: node.rawValue, isMeasured: true))
        if kind == .item { readPart(part, at: node, of: record) }
        return record
    }

    /// The names of several buttons in an entry of a bar's list, `- Search, Filter`; nil for any other entry.
    func namesListed(in entry: NodeIndex, of place: Place) -> [String]? {
        guard [.navigationBar, .toolbar].contains(store.kind(of: place.record)), tree[entry].kind == .scalar,
            tree.withText(of: entry, { text in text.indices.contains { text[$0] == UInt8(ascii: ",") } })
        else { return nil }
        let names = tree.text(of: entry).split(separator: ", ").map(String.init)
        let areNames = names.allSatisfy { name in
            name.allSatisfy(\.isLetter)
                && (names.count > 2 && isLarge(name) || IconMeanings.standard.symbol(of: name.utf8) != nil)
        }
        return names.count > 1 && areNames ? names : nil
    }

    /// Adds the buttons that stand in one entry of a bar's list.
    mutating func appendItems(_ names: [String], at entry: NodeIndex, into slots: inout [Slot], of place: Place) {
        for name in names {
            guard let record = add(name, at: entry, .item, in: place, slots.count) else { return }
            slots.append(Slot(entry, record.offset))
        }
        let isFlow = tree[tree[entry].parent].style == .flow
        let written = names.map { ScalarText($0).yaml }.joined(separator: ", ")
        let fix = isFlow ? replacing(entry, with: written) : nil
        tell(entry, Message.severalItems(tree.text(of: entry), names), fix: fix)
    }

    /// The words or names in a scalar that holds several, and how they are written as a list; nil for any other.
    func separated(_ node: NodeIndex) -> (parts: [String], written: String)? {
        guard isSeparated(node) else { return nil }
        let text = tree.text(of: node)
        if let names = ScreenDecoder.deeds(listedIn: text) { return (names, "[\(names.joined(separator: ", "))]") }
        let areLines = lists(linesOf: node)
        let parts = SeparatedText.parts(of: areLines ? linesWritten(of: node) ?? text : text, areLines: areLines)
        guard parts.count > 1, parts.allSatisfy({ (1...40).contains($0.count) }) else { return nil }
        let written = parts.map { writtenPart($0) }
        return (parts, "[\(written.joined(separator: ", "))]")
    }

    /// The labels in a sentence that lists what people can do, each in one word: `Approve, Reject and Forward`; nil for any
    /// other text, as `Save and Close` is one label.
    static func deeds(listedIn text: String) -> [String]? {
        let marks = [" and ", " / ", " + ", " & "]
        guard text.utf8.count <= 120, let mark = marks.first(where: text.holds) else { return nil }
        let names = text.replacing(", and ", with: ", ").replacing(mark, with: ", ").split(separator: ", ")
        let areDeeds = names.allSatisfy { written in
            // `More (...)`
            let opening = written.last == ")" ? written.firstRange(of: " (")?.lowerBound : nil
            let name = written[..<(opening ?? written.endIndex)]
            return name.allSatisfy(\.isLetter)
                && (name.first?.isUppercase == true || IconMeanings.standard.symbol(of: name.utf8) != nil)
        }
        let areStated = names.count > 1 && names.allSatisfy { $0.last == ")" }
        return (names.count > 2 || areStated) && areDeeds ? names.map(String.init) : nil
    }

    /// Whether a text with commas tells of buttons, what they look like or when they are there, and is no list of them:
    /// `plus icon, blue, 24 pt`, `Save, disabled until valid`, `icons only, never text`.
    func tellsOfButtons(_ text: String) -> Bool {
        guard text.utf8.count <= 200, text.holds(", ") else { return false }
        let parts = SeparatedText.split(text, at: ",").map { $0.trimmingPrefix(" ") }
        guard parts.count > 1 else { return false }
        let areButtons = parts.map { part in
            CommonWords.parts(of: String(part)).last.map(WordSet.buttons.contains) == true
        }
        let isOne = areButtons[0] && !areButtons.dropFirst().contains(true)
        if isOne, parts.dropFirst().allSatisfy({ $0.first?.isUppercase != true }) { return true }
        return zip(parts, areButtons).contains { part, isButton in
            let words = part.split(separator: " ")
            guard !isButton, part.first?.isLowercase == true, words.count > 1 else { return false }
            return words.count > 2 || parts[0].first?.isUppercase == true
                || words.contains { WordSet.wordsOfProse.contains(String($0)) }
        }
    }

    /// Whether a scalar holds several words or names, with commas between them.
    func isSeparated(_ node: NodeIndex) -> Bool {
        // Nobody writes so many by hand.
        guard tree[node].kind == .scalar, tree[node].range.length <= 4_000 else { return false }
        let text = tree.text(of: node)
        if lists(linesOf: node) || ScreenDecoder.deeds(listedIn: text) != nil || SeparatedText.marked(text) != nil {
            return true
        }
        if tellsOfButtons(text) || text.holds(", ") && Presence(text, isText: false) != nil { return false }
        // In quotes, a sentence may have commas.
        let isQuoted = tree[node].style != .plain
        if isQuoted {
            guard text.utf8.count <= 120 else { return false }
            let names = SeparatedText.split(text, at: text.holds("; ") ? ";" : text.holds(" | ") ? "|" : ",")
                .map { $0.split(separator: " ").joined(separator: " ") }
            let parts = names.count > 1 ? SeparatedText.parts(of: text, areLines: false) : []
            let others = parts.filter { StatedLabel($0) == nil }
            if others.count < parts.count, others.allSatisfy({ isLarge($0) && !$0.contains(" ") }) { return true }
            let areNames = names.allSatisfy { $0.count <= 20 && (isLarge($0) || !$0.contains(" ")) }
            let areWords = names.allSatisfy { !$0.contains(" ") && isLarge($0) }
            guard names.count > (areWords ? 1 : 2), areNames else { return false }
        }
        let hasCommas = text.holds(", ") && SeparatedText.split(text, at: ",").count > 1
        return hasCommas || !text.holds(",") && (text.holds(" | ") || text.holds("; ") && !hasSentences(text))
    }

    /// Whether what stands between the semicolons of a text are no names: `moved to the nav bar; see Home`.
    func hasSentences(_ text: String) -> Bool {
        guard text.holds("; ") else { return false }
        return text.split(separator: "; ").contains { part in
            let words = CommonWords.parts(of: String(part))
            return words.count > 3 || words.count > 1 && words.first.map(WordSet.beginningsOfSentences.contains) == true
        }
    }

    /// The lines of a plain text, which YAML folds into one; nil for a text in one line.
    private func linesWritten(of node: NodeIndex) -> String? {
        guard tree[node].style == .plain, tree[node].range.length <= 400,
            case let text = tree.sourceText(in: tree[node].range), text.utf8.contains(where: [UInt8].isLineEnd)
        else { return nil }
        return text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(
            separator: "\n"
        )
    }

    /// Whether a text of several lines has a short one for each of some entries.
    private func lists(linesOf node: NodeIndex) -> Bool {
        let written = linesWritten(of: node)
        guard written != nil || tree[node].style == .literal, tree[node].range.length <= 400 else { return false }
        let lines = SeparatedText.lines(of: written ?? tree.text(of: node))
        if written != nil, !lines.allSatisfy({ $0.first?.isUppercase == true }) { return false }
        return lines.count > 1
            && lines.allSatisfy { $0.count <= 24 && $0.first?.isLetter == true && !".,:;-".contains($0.last ?? ".") }
    }
}
