import Diagnostics
import YAMLSyntax

// Words that stand where a map or a list does, and are no label: icons, `hidden`, several names with commas between them.
extension ScreenDecoder {
    /// Reads a name that only an icon can have, such as `square.and.pencil`, and that stands where a label does.
    mutating func decodeIconName(_ node: NodeIndex, in parent: Place?) -> Record? {
        let text = tree.text(of: node)
        // `Icon(Icons.Default.Search)`
        let shown = ["Icon(", "IconButton(", "Image("].first(where: text.hasPrefix).map {
            text.dropFirst($0.count).dropLast()
        }
        let name = shown.map(String.init) ?? text
        guard isIconName(name), shown == nil || text.hasSuffix(")") else { return nil }
        let record = store.addRecord(.item, node: node.rawValue, in: parent)
        write(name, at: node, to: Slots.Item.icon, of: record)
        let isListed = tree[tree[node].parent].kind == .sequence
        let element = isListed ? "{icon: \(name)}" : "[{icon: \(name)}]"
        reportRead(node, as: element, message: Message.iconName(name, element: element))
        return record
    }

    /// Whether a word is surely an icon's name, or one of the symbols that everybody knows.
    func isKnownIcon(_ name: String) -> Bool {
        isIconName(name) || IconMeanings.standard.symbol(of: name.utf8) != nil
    }

    /// Whether only an icon can have a name: `square.and.pencil`, `Icons.Default.Search`, `sap-icon://add`, `TrashIcon`, `cart-icon`.
    func isIconName(_ name: String) -> Bool {
        if isPathOfIcon(name) { return true }
        guard name.utf8.count <= 60, name.first?.isLetter == true,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".:/_-".contains($0)) })
        else { return false }
        if ["Icons.", "CupertinoIcons.", "sap-icon://", "mdi-", "mdi:", "fa-", "ic_"].contains(where: name.hasPrefix) {
            return true
        }
        let saysIcon = ["Icon", "-icon", "_icon"].contains { name.hasSuffix($0) && name != $0 }
        if saysIcon || name.hasPrefix("icon-") || name.hasPrefix("icon_") { return !name.contains(".") }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0.isLowercase || $0.isNumber } }
            // `common.back` is looked up in a table of texts.
            && !parts.contains { WordSet.textKeys.contains(String($0)) }
    }

    /// Whether a text that stands for a button names its icon: `chevron.left`, `arrow-left`, `xmark`.
    func namesIcon(_ node: NodeIndex) -> Bool {
        guard let name = tree.word(node, upTo: 60) else { return false }
        if isIconName(name) { return true }
        let isOneWord = name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-" || $0 == "_") }
        return isOneWord && (name == "xmark" || name.contains("-") || name.contains("_"))
            && IconMeanings.standard.symbol(of: name.utf8) != nil
    }

    /// The field of an item that a plain text is: an icon's name is its icon, and small letters behind `back` say where that
    /// leads.
    func field(ofText node: NodeIndex, _ word: OtherWord.Element) -> String {
        if namesIcon(node) { return "icon" }
        let text = tree.text(of: node)
        // `edit: pencil`
        if word.text == "label", let role = word.settings.first, role.path == ["role"], isSmall(node),
            Spelling.folded(text) != Spelling.folded(role.value),
            IconMeanings.standard.symbol(of: text.utf8) != nil
        {
            return "icon"
        }
        guard word.text == "label", word.settings.first?.value == "back" else { return word.text }
        // `Arrow Left` is drawn, and nobody calls a button so.
        let parts = CommonWords.parts(of: String(text.prefix(40)))
        if parts.count < 4, parts.contains(where: ["chevron", "arrow", "caret"].contains) { return "icon" }
        let isOfSystem = ["system", "default", "standard", "native"].contains(text)
        return text.first?.isLowercase == true && !isOfSystem && !text.contains(" ") ? "target" : word.text
    }

    /// Whether a text where a navigation bar stands tells what is in it and is no title: `Bar with title "Orders"`,
    /// `[Back] Orders [Edit]`.
    func tellsOfBar(_ text: String) -> Bool {
        if text.contains(" | ") || text.count(where: { $0 == "[" }) > 1 || text.contains(where: "\"“„«".contains) {
            return true
        }
        // `Orders (back, edit)`
        if text.last == ")", let opening = text.lastIndex(of: "("), case let inside = text[opening...].dropFirst(),
            inside.first?.isLowercase == true, inside.contains(",")
        {
            return true
        }
        return text.split(separator: " ", maxSplits: 64).count > 3
            && CommonWords.parts(of: String(text.prefix(200))).contains(where: WordSet.bars.contains)
    }

    /// Whether a text where a bar stands is what other tools call one: `topBar: LargeTopAppBar`.
    func namesBar(_ text: String) -> Bool {
        guard text.utf8.count <= 40, !text.contains(" "),
            case .rename(let path, _)? = OtherWord.row(for: text, in: .screen)?.conversion
        else { return false }
        return path == ["navigationBar"] && CommonWords.parts(of: text).count > 1
    }

    /// Reads a word that says whether there is a bar at all, such as `none`, `hidden` or `standard`.
    mutating func decodePresence(_ form: WrittenForm) -> UInt32? {
        let (kind, node, written) = (form.kind, form.node, form.written)
        let word = tree.text(of: node)
        guard kind.component.shorthands.contains(.truth),
            tree[node].style == .plain || !kind.component.takesText || ["-", "–", "—"].contains(word),
            let presence = Presence(word, isText: kind.component.takesText) ?? (calls(kind, word) ? .shown : nil),
            // `toolbar: yes (in edit mode)`
            presence != .shown || !tellsWhen(word)
        else { return nil }
        let hidden = kind.component.slot(named: "hidden")
        let value =
            switch presence {
            case .none: "false"
            case .hidden: hidden == nil ? "false" : "{hidden: true}"
            case .shown: "true"
            // The system shows its own overflow button where it needs one.
            case .usual:
                if kind == .overflow {
                    "automatic"
                } else {
                    // `standard (Home, Search)`
                    ScreenDecoder.fieldsOfShown[kind] == nil || word.contains(",") ? "true" : "{}"
                }
            }
        let line = Message.line([form.field], value)
        // What is said behind it would be lost.
        if word.contains("(") {
            tell(node, Message.readAs(word, line: line))
        } else {
            reportRead(node, as: value, line: line)
        }
        guard value != "false" else { return Slot.null }
        let record = store.addRecord(kind, node: node.rawValue, in: form.place)
        if value == "true", let slot = ScreenDecoder.fieldsOfShown[kind].flatMap(kind.component.slot(named:)) {
            store[record, slot] = Slot(written, 0)
        }
        if value == "automatic" { store[record, Slots.Overflow.system] = Slot(written, 1) }
        if value == "{hidden: true}", let hidden {
            let isBoolean = kind.component.fields[hidden].type == .boolean
            let payload = isBoolean ? 1 : Schema.standard.symbols.number(of: "always")
            store[record, hidden] = Slot(written, payload ?? Slot.undetermined)
            store.hidesParts = true
        }
        return record.offset
    }

    /// Whether a word where one thing of a kind stands says that there is one, or that there is none: `back: yes`,
    /// `backButton: hidden`; nil for any other value.
    func presenceMeant(by node: NodeIndex) -> Bool? {
        guard tree[node].kind == .scalar else { return nil }
        if tree.isNull(node) { return false }
        if case .boolean(let value) = tree.scalarType(of: node) { return value }
        guard tree[node].style == .plain, tree[node].range.length <= 60 else { return nil }
        return Presence(tree.text(of: node), isText: true).map { $0 == .shown }
    }

    /// Whether the value behind a key that tells of an entry says that there is none; null says nothing of that.
    func isNoEntry(_ value: NodeIndex, of kind: ComponentKind) -> Bool {
        if kind == .block { return tree.scalarType(of: value) == .boolean(false) }
        return !tree.isNull(value) && presenceMeant(by: value) == false
    }

    /// Whether such a value says that there is one, and nothing else: `search: yes`.
    func isShown(_ value: NodeIndex, _ kind: ComponentKind) -> Bool {
        tree.scalarType(of: value) == .boolean(true) || kind == .item && presenceMeant(by: value) == true
    }

    /// Reads a word or a number where a list of components stands, and which is none of them: `none`, `hidden`, `3`.
    mutating func decodeNoEntry(_ field: Field, _ node: NodeIndex) -> UInt32? {
        // A state may have any name.
        guard let component = field.type.component, component != .itemState, tree[node].style == .plain else {
            return nil
        }
        let word = tree.text(of: node)
        let truth = if case .boolean(let value) = tree.scalarType(of: node) { value } else { Bool?.none }
        // Written large, it may as well be the text of a button.
        let presence = Presence(word, isText: true) ?? (word == "None" ? .hidden : nil)
        // `hidden by the keyboard`, `only on the iPad`
        let isPhrase = ["hidden ", "not ", "no ", "only ", "visible "].contains { word.hasPrefix($0) }
        if presence == Presence.none || truth == false {
            reportRead(node, as: "[]", line: Message.line([field.name], "[]"))
            return store.addList([], node: node.rawValue)
        }
        guard presence != nil || truth == true || isPhrase || tree.number(of: node) != nil else { return nil }
        let message = Message.wrongType(field.name, wanted: Message.list, found: described(node))
        let advice =
            presence == .hidden ? Message.write(Message.line([field.name], "[]")) : Message.entries(field.name)
        tell(node, message + advice, as: .screenWrongType)
        // A number says nothing of what else there is.
        if tree.number(of: node) == nil { noteUnread() }
        return Slot.unreadable
    }

    /// Reads `Home, Search, Profile` where a list of labels or names stands.
    mutating func decodeSeparated(_ node: NodeIndex, in place: Place) -> UInt32? {
        guard let field = field(at: place), let type = field.element?.type, type != .component(.block),
            let (parts, written) = separated(node)
        else { return nil }
        var slots = [Slot]()
        if type.component == .item, !parts.contains(where: { mayBeOverflow($0) }) {
            store.openWords.insert(node.rawValue)
        }
        for part in parts {
            let payload = store.addText(part, node: node.rawValue, isMeasured: true)
            guard let kind = type.component else {
                let symbol = type.enumeration.map { self.symbol(ofOtherSpelling: part, in: $0) } ?? payload
                guard let symbol else { return nil }
                slots.append(Slot(node, symbol))
                continue
            }
            let position = Place(place.record, slot: place.slot, element: slots.count)
            let record = store.addRecord(kind, node: node.rawValue, in: position)
            guard case .field(let name)? = kind.component.shorthands.last, let slot = kind.component.slot(named: name)
            else { return nil }
            store[record, slot] = Slot(node, payload)
            if kind == .item { readPart(part, at: node, of: record) }
            slots.append(Slot(node, record.offset))
        }
        let line = Message.line([field.name], written)
        let text = tree.text(of: node)
        let said = text.split(separator: "\n").first.map { $0.count < text.count - 1 ? "\($0)…" : text } ?? text
        reportRead(node, as: written, message: Message.readAs(said, line: line), line: line)
        return store.addList(slots, node: node.rawValue)
    }

    /// The words or names in a scalar that holds several, and how they are written as a list; nil for any other.
    func separated(_ node: NodeIndex) -> (parts: [String], written: String)? {
        guard isSeparated(node) else { return nil }
        let text = tree.text(of: node)
        if let names = ScreenDecoder.deeds(listedIn: text) { return (names, "[\(names.joined(separator: ", "))]") }
        let mark: Character = lists(linesOf: node) ? "\n" : text.contains(" | ") ? "|" : text.contains(", ") ? "," : ";"
        let parts = ScreenDecoder.parts(of: text, at: mark).map { part in
            let words = part.trimmingPrefix(" ")
            return String(words.last == " " ? words.dropLast() : words)
        }
        guard parts.count > 1, parts.allSatisfy({ (1...40).contains($0.count) }) else { return nil }
        let written = parts.map { writtenPart($0) }
        return (parts, "[\(written.joined(separator: ", "))]")
    }

    /// The parts of a text between marks that stand outside of parentheses: two of `Save (primary, large), Send`.
    private static func parts(of text: String, at mark: Character) -> [Substring] {
        var depth = 0
        return text.split { character in
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            return character == mark && depth <= 0
        }
    }

    /// The labels in a sentence that lists what people can do, each in one word: `Approve, Reject and Forward`; nil for any
    /// other text, as `Save and Close` is one label.
    static func deeds(listedIn text: String) -> [String]? {
        guard text.utf8.count <= 120, let mark = [" and ", " / "].first(where: text.holds) else { return nil }
        let names = text.replacing(", and ", with: ", ").replacing(mark, with: ", ").split(separator: ", ")
        let areDeeds = names.allSatisfy { name in
            name.allSatisfy(\.isLetter)
                && (name.first?.isUppercase == true || IconMeanings.standard.symbol(of: name.utf8) != nil)
        }
        return names.count > 2 && areDeeds ? names.map(String.init) : nil
    }

    /// Whether a text with commas tells of buttons, what they look like or when they are there, and is no list of them:
    /// `plus icon, blue, 24 pt`, `Save, disabled until valid`, `icons only, never text`.
    func tellsOfButtons(_ text: String) -> Bool {
        guard text.utf8.count <= 200, text.contains(", ") else { return false }
        let parts = ScreenDecoder.parts(of: text, at: ",").map { $0.trimmingPrefix(" ") }
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
        guard tree[node].kind == .scalar else { return false }
        let text = tree.text(of: node)
        if lists(linesOf: node) || ScreenDecoder.deeds(listedIn: text) != nil { return true }
        if tellsOfButtons(text) || text.contains(", ") && Presence(text, isText: false) != nil { return false }
        // In quotes, a sentence may have commas.
        let isQuoted = tree[node].style != .plain
        if isQuoted {
            guard text.utf8.count <= 120 else { return false }
            let names = text.split { ",|".contains($0) }.map { $0.split(separator: " ").joined(separator: " ") }
            let areNames = names.allSatisfy { $0.count <= 20 && (isLarge($0) || !$0.contains(" ")) }
            let areWords = names.allSatisfy { !$0.contains(" ") && isLarge($0) }
            guard names.count > (areWords ? 1 : 2), areNames else { return false }
        }
        let hasCommas = text.contains(", ") && ScreenDecoder.parts(of: text, at: ",").count > 1
        return hasCommas || (text.contains(" | ") || text.contains("; ")) && !text.contains(",")
    }

    /// Whether a text of several lines has a short one for each of some entries.
    private func lists(linesOf node: NodeIndex) -> Bool {
        guard tree[node].style == .literal, tree[node].range.length <= 400 else { return false }
        let lines = tree.text(of: node).split(separator: "\n")
        return lines.count > 1
            && lines.allSatisfy { $0.count <= 24 && $0.first?.isLetter == true && !".,:;-".contains($0.last ?? ".") }
    }
}
