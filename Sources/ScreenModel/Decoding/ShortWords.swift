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
    func isKnownIcon(_ name: String) -> Bool { isIconName(name) || IconMeanings.standard.symbol(of: name.utf8) != nil }

    /// Whether only an icon can have a name: `square.and.pencil`, `Icons.Default.Search`, `sap-icon://add`, `TrashIcon`, `cart-icon`.
    func isIconName(_ name: String) -> Bool {
        if isPathOfIcon(name) { return true }
        guard name.utf8.count <= 60, name.first?.isLetter == true,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".:/_-".contains($0)) })
        else { return false }
        if ["Icons.", "CupertinoIcons.", "sap-icon://", "mdi-", "mdi:", "fa-", "ic_"].contains(where: name.hasPrefix) {
            return true
        }
        if name.hasSuffix(".icon") || isIconOfKit(name) { return true }
        let saysIcon = ["Icon", "-icon", "_icon"].contains { name.hasSuffix($0) && name != $0 }
        if saysIcon || name.hasPrefix("icon-") || name.hasPrefix("icon_") { return !name.contains(".") }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0.isLowercase || $0.isNumber } }
            // `common.back` is looked up in a table of texts.
            && !parts.contains { WordSet.textKeys.contains(String($0)) }
    }

    /// Whether a name is that of a component for an icon that everybody knows, behind the sign of its kit: `FaTrash`, `IconShare`.
    private func isIconOfKit(_ name: String) -> Bool {
        let sign =
            name.prefix { $0.isUppercase }.count == 1 ? name.prefix(1) + name.dropFirst().prefix { $0.isLowercase } : ""
        guard
            ["Icon", "Fa", "Md", "Pi", "Bs", "Io", "Ai", "Fi", "Hi", "Ti", "Ri", "Bi", "Tb", "Lu", "Gi"].contains(sign)
        else {
            return false
        }
        return IconMeanings.standard.symbol(of: name.dropFirst(sign.count).utf8) != nil
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
        // `Back, Orders, Edit`, `Orders, no buttons`
        let parts = text.holds(", ") ? text.split(separator: ", ", maxSplits: 16) : []
        if parts.contains(where: { $0.hasPrefix("no ") || symbol(ofOtherSpelling: String($0), in: .itemRole) != nil }) {
            return true
        }
        // `large title`
        let words = text.split(separator: " ", maxSplits: 4)
        if words.count == 2, words[1] == "title", ["large", "small", "inline", "medium", "big"].contains(words[0]) {
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
    func isNameOfBar(_ text: String) -> Bool {
        if isComponentName(text) { return true }
        guard text.utf8.count <= 40, !text.contains(" "),
            case .rename(let path, _)? = OtherWord.row(for: text, in: .screen)?.conversion
        else { return false }
        return path == ["navigationBar"] && CommonWords.parts(of: text).count > 1
    }

    /// Whether a text where a bar stands is what a team calls a component of its own: `AppTabBar`, `Orders_ToolBar`.
    func isComponentName(_ text: String) -> Bool {
        guard text.utf8.count <= 60, text.first?.isUppercase == true,
            text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) })
        else { return false }
        let parts = CommonWords.parts(of: text)
        return parts.count > 1 && parts.last.map(["bar", "toolbar", "navbar", "sidebar", "tabs"].contains) == true
    }

    /// Whether a word for an overflow menu only says what opens it: `overflow: more`.
    private func opensMore(_ kind: ComponentKind, _ word: String) -> Bool {
        kind == .overflow && word.utf8.count <= 40
            && (OverflowLook.isNamed(word) || OtherWord.menus.contains(Spelling.folded(word))
                || ["menu", "button", "icon"].contains(word.lowercased()))
    }

    /// Reads a word that says whether there is a bar at all, such as `none`, `hidden` or `standard`.
    mutating func decodePresence(_ form: WrittenForm) -> UInt32? {
        let (kind, node, written) = (form.kind, form.node, form.written)
        let word = tree.text(of: node)
        guard kind.component.shorthands.contains(.truth),
            tree[node].style == .plain || !kind.component.takesText || ["-", "–", "—"].contains(word),
            let presence = Presence(word, isText: kind.component.takesText)
                ?? (calls(kind, word) || opensMore(kind, word) ? .shown : nil),
            // `toolbar: yes (in edit mode)`
            presence != .shown || !tellsWhenBarIsThere(word)
        else { return nil }
        let hidden = kind.component.slot(named: "hidden")
        let value =
            switch presence {
            case .none: "false"
            case .hidden: hidden == nil ? "false" : "{hidden: true}"
            case .shown: "true"
            // The system shows its own overflow button where it needs one.
            case .usual where kind == .overflow: "automatic"
            // `standard (Home, Search)`
            case .usual: ScreenDecoder.fieldsOfShown[kind] == nil || word.contains(",") ? "true" : "{}"
            }
        let line = Message.line([form.field], value)
        // What is said behind it would be lost.
        if word.dropFirst().contains("(") {
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
        guard tree[node].range.length <= 60, case let text = tree.text(of: node),
            tree[node].style == .plain || OtherValue.signsOfNone.contains(text)
        else { return nil }
        return Presence(text, isText: true).map { $0 == .shown }
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
}
