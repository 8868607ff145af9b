import Diagnostics
import YAMLSyntax

// Words that stand for a button of a bar, of which nobody knows what it shows: `search`, `btnSave`, `bell icon with badge`.
extension ScreenDecoder {
    /// Reads one of several names in a text as an entry of a list is: with what it says, as an icon, or left open.
    mutating func readPart(_ part: String, at node: NodeIndex, of item: Record) {
        if let stated = StatedLabel(part) { return read(stated, at: node, of: item) }
        let bar = store.kind(around: item)
        let isOfBar = bar == .navigationBar || bar == .toolbar
        if isOfBar, let icon = iconNamed(part) ?? (isIconName(part) ? part : nil) {
            store[item, Slots.Item.label] = .absent
            return write(icon, at: node, to: Slots.Item.icon, of: item)
        }
        if isOfBar, let setting = ScreenDecoder.control(called: part) {
            store[item, Slots.Item.label] = .absent
            set(setting, below: item, (key: node, value: node))
            return
        }
        // What is written small may be an icon's name, or tell of a button.
        guard part.first?.isLowercase == true || tellsIcon(part) || isOfBar && isVague(part) else { return }
        store[item, Slots.Item.label].payload = Slot.unreadable
        store[item, Slots.Item.icon] = store[item, Slots.Item.label]
        if let role = symbol(ofOtherSpelling: nameOfButton(part) ?? part, in: .itemRole) {
            store[item, Slots.Item.role] = Slot(node, role)
        }
    }

    /// Such a name as it is written in a list.
    func writtenPart(_ part: String) -> String {
        if let stated = StatedLabel(part) { return stated.isOpen ? ScalarText(part).yaml : stated.element }
        if let icon = iconNamed(part) ?? (isIconName(part) ? part : nil) { return "{icon: \(ScalarText(icon).yaml)}" }
        let control = ScreenDecoder.control(called: part)
        return control.map { "{\(Message.line($0.path, $0.value))}" } ?? ScalarText(part).yaml
    }

    /// Reads a word in small letters, such as `search` or `thumbnail`, where a button of a bar stands, or one that only says
    /// that there is a button: what the button shows, nobody can tell.
    mutating func decodeOpenWord(_ node: NodeIndex, in parent: Place?) -> Record? {
        let written = tree.text(of: node)
        let word = systemItem(inCall: written) ?? written
        guard let parent, let slot = parent.slot else { return nil }
        // UIKit's items by their names alone: `.cancel`.
        let isSystemItem = word.first == "." && word.utf8.count <= 20 && word.dropFirst().allSatisfy(\.isLetter)
        let half = halfOfText(word)
        let tellsIcon = half == nil && tellsIcon(word)
        let saysNothing = half == .end || saysNothing(word)
        let isListed = tree[tree[node].parent].kind == .sequence
        let isNothing =
            half != nil || saysNothing || !isSystemItem && isVague(word) || !isListed && tellsOfButtons(word)
        let isIdentifier = namesControl(word)
        guard
            isNothing || isIdentifier || isSystemItem || isNameInSmallLetters(word) || isBackSign(word),
            // `x` is what a button shows that closes something.
            isNothing || word.utf8.count > 1 || IconMeanings.standard.symbol(of: word.utf8) != nil,
            takesOpenWords(slot, of: parent.record, tellsIcon: tellsIcon)
        else { return nil }
        let record = store.addRecord(.item, node: node.rawValue, in: parent)
        if half == nil, let icon = iconNamed(word) {
            write(icon, at: node, to: Slots.Item.icon, of: record)
            reportItem(node, "icon: \(icon)")
            return record
        }
        // `back-button`, `Cancel button`
        let named = nameOfButton(word)
        let mayHaveRole = !isNothing || named != nil
        // `overflow menu`, which has no other face
        let isMenu = OtherWord.menus.contains(Spelling.folded(word))
        let role: UInt32? =
            // `more` opens what the bar has no room for, as a text and as an icon.
            if isMenu || OverflowLook.isNamed(word) {
                Symbols.overflow
            } else if isSystemItem {
                self.role(ofSystemItem: word)
            } else {
                mayHaveRole ? symbol(ofOtherSpelling: named ?? word, in: .itemRole) : nil
            }
        let name = role.map { Schema.standard.symbols.names[Int($0)] }
        if let role { store[record, Slots.Item.role] = Slot(node, role) }
        // The system draws the way back, and its own items.
        if let name, isSystemItem || isMenu || role == Symbols.back {
            // What it shows would be lost: `back chevron`.
            if ["arrow", "chevron", "caret"].contains(where: word.lowercased().hasSuffix) {
                tell(node, Message.readAs(word, line: "role: back"))
            } else {
                reportItem(node, "role: \(name)")
            }
            return record
        }
        leaveFaceOpen(of: record, at: node)
        if namesComponent(word), let look = OtherValue.look(ofButton: word) {
            set(look, below: record, (key: node, value: node))
        }
        leavePresenceOpen(of: record, as: word, saysNothing: saysNothing, at: node)
        if role == nil, !mayBeOverflow(word) { store.openWords.insert(node.rawValue) }
        let message =
            if half != nil {
                Message.halfOfText(word)
            } else if saysNothing {
                Message.noItem(word)
            } else if isGlyph(word) || isNothing && role == nil && named.map({ isOneLargeWord($0) }) != true
                || isIdentifier
            {
                Message.openItem(word, isSign: isGlyph(word))
            } else {
                Message.openWord(word, as: named ?? word, role: name)
            }
        tell(node, message)
        return record
    }

    /// Whether a word stands for a button in a field of a bar; on a tab only one that tells of an icon does.
    private func takesOpenWords(_ slot: Int, of record: Record, tellsIcon: Bool) -> Bool {
        let bar = store.kind(of: record)
        let list = bar.component.fields[slot].name
        return bar == .navigationBar && (list == "leading" || list == "trailing")
            || list == "items" && (bar == .toolbar || bar == .tabBar && tellsIcon || isPlacedGroup(record))
    }

    /// Leaves open whether the item for such a word is there, and the toolbar around it, where the word does.
    private mutating func leavePresenceOpen(of item: Record, as word: String, saysNothing: Bool, at node: NodeIndex) {
        // A dash may hold a place and be no button; `sort icon?`, `~~sort icon~~`, `if on iPad: sort icon`
        if saysNothing || StatedLabel.isConditional(word) || word.last == "?" || DoubtfulLabel.label(in: word) != nil {
            leaveHiddenOpen(node, of: item)
        }
        // `ToolbarItem(placement: .topBarTrailing) { Edit }` stands in no toolbar.
        if let bar = store.place(of: item)?.record, store.kind(of: bar) == .toolbar, word.hasPrefix("ToolbarItem"),
            word.holds("lacement"), !word.holds("bottomBar")
        {
            leaveHiddenOpen(node, of: bar)
        }
    }

    /// Whether words name what is on an icon or a button, `layers icon`, which is no sign for what the bar has no room for.
    private func namesPicture(_ words: [String]) -> Bool {
        guard words.count == 2, ["icon", "button", "symbol", "glyph"].contains(words[1]) else { return false }
        return words[0].count > 2 && !WordSet.buttons.contains(words[0]) && !WordSet.signsOfMenus.contains(words[0])
    }

    /// Whether a word is in small letters, as buttons are called in the code; what has dots and is no icon's name may be the
    /// key of a text, or that of an action.
    func isNameInSmallLetters(_ word: String) -> Bool {
        guard word.utf8.count <= 40, word.first?.isLetter == true else { return false }
        let isDotted = word.first?.isLowercase == true && word.dropFirst().dropLast().contains(".")
        return word.allSatisfy {
            $0.isASCII && ($0.isLowercase || isDotted && ($0.isNumber || $0 == ".")) || $0 == "-" || $0 == "_"
        }
    }

    /// Tells what a word is read as: an entry of a list, or a list of one.
    mutating func reportItem(_ node: NodeIndex, _ line: String) {
        reportRead(node, as: tree[tree[node].parent].kind == .sequence ? "{\(line)}" : "[{\(line)}]")
    }

    /// Whether a word may stand for what the bar has no room for: a name for that, three dots, or a word that says nothing,
    /// as `bell icon` does not.
    func mayBeOverflow(_ word: String) -> Bool {
        // `related-actions (Export, Archive)`
        if let opening = word.firstRange(of: " ("), opening.lowerBound > word.startIndex {
            return mayBeOverflow(String(word[..<opening.lowerBound]))
        }
        if isGlyph(word) { return word == "..." || "⋯…⋮☰≡".contains(word) }
        let parts = CommonWords.parts(of: String(word.prefix(80)))
        let namesMenu = parts.contains { ["more", "menu", "overflow"].contains($0) }
        if saysNothing(word) { return true }
        if isVague(word) {
            let meanings = parts.compactMap { IconMeanings.standard.symbol(of: $0.utf8) }
            return namesMenu || meanings.isEmpty && !namesPicture(parts) || meanings.contains(Symbols.more)
        }
        return OverflowLook.mayBe(Array(word.utf8)[...], isText: true) || namesControl(word) && namesMenu
    }

    /// Whether a word tells of a button and is not what it shows.
    private func isVague(_ word: String) -> Bool {
        tellsIcon(word) || describesButton(word) || tellsOfFace(word) || isMarkup(word) || isCall(word) || isGlyph(word)
            || isQuote(word) || namesComponent(word) || ScreenDecoder.namesOfAnything.contains(Spelling.folded(word))
            || isLarge(word)
                && ScreenDecoder.pictures.contains(CommonWords.parts(of: String(word.prefix(40))).suffix(2).joined())
    }

    /// Whether a text that stands for a toolbar is the label of its only button, and says neither where nor how it is.
    func mayBeButton(_ text: String) -> Bool {
        let adjectives = ["custom", "floating", "native", "sticky", "fixed", "required", "inherited", "translucent"]
        return isLarge(text) && element(of: .toolbar, with: text) == nil
            && !adjectives.contains(Spelling.folded(String(text.prefix(16))))
    }

    /// The icon that a button shows which is called by that: `search icon`, `icon: plus`, `Add (icon)`.
    func iconNamed(_ word: String) -> String? {
        guard word.utf8.count <= 40 else { return nil }
        let parts = word.lowercased().split { " :()[]\"'“”".contains($0) }.map(String.init)
            // `Share button (icon)`
            .filter { $0 != "button" || !word.hasSuffix(")") }
        guard parts.count == 2 else { return nil }
        // `chevron left`
        let isArrow = ["chevron", "arrow", "caret"].contains(parts[0]) && word.first?.isLowercase == true
        if isArrow, !word.contains(where: "()[]:".contains), isKnownIcon(parts.joined(separator: "-")) {
            return parts.joined(separator: "-")
        }
        let signs: Set = ["icon", "symbol", "glyph"]
        let name = signs.contains(parts[1]) ? parts[0] : signs.contains(parts[0]) ? parts[1] : ""
        return isKnownIcon(name) ? name : nil
    }

    /// Whether a text is a sign alone that may be drawn or typed: `+`, `⋯`, `🔍`.
    private func isGlyph(_ text: String) -> Bool {
        let sign = text.firstRange(of: " (").map { text[..<$0.lowerBound] } ?? text[...]
        return text == "..."
            || (1...2).contains(sign.count) && !sign.contains { $0.isLetter || $0.isNumber || $0 == " " } && text != "|"
    }

    // These two are asked for in any file; reading the text with the others takes a seventh of a start.

    /// What wireframes call an item of which nothing is said yet.
    private static let namesOfAnything: Set = [
        "button", "iconbutton", "icon", "item", "action", "image", "label", "text", "title", "documenttitle",
        "pagetitle", "screentitle", "sidebar",
    ]

    /// What is drawn on a button and nobody writes on one.
    private static let pictures: Set = [
        "bell", "notificationbell", "notificationsbell", "gear", "cog", "cogwheel", "gearwheel", "magnifyingglass",
        "plus", "plussign", "minus", "minussign", "xmark", "checkmark", "ellipsis", "threedots", "kebab", "hamburger",
        "pencil", "trashcan", "trashbin", "chevron", "arrow", "heart", "paperclip", "dots", "burger", "hamburgermenu",
        "burgermenu", "kebabmenu", "paperplane", "funnel", "avatar", "profilepicture", "userpicture", "userimage",
    ]

    /// Whether a text says behind a comma what a button shows, or where else it stands: `Bold, icon bold, in menu Format`.
    private func tellsOfFace(_ text: String) -> Bool {
        guard let comma = text.firstIndex(of: ",") else { return false }
        let parts = CommonWords.parts(of: String(text[comma...].prefix(80)))
        return parts.contains { ["icon", "symbol", "menu"].contains($0) }
    }

    /// Whether a text has quotation marks and words round them that are not known: `Round button "Save"`.
    private func isQuote(_ text: String) -> Bool {
        guard text.utf8.count <= 80, let mark = text.firstIndex(where: "\"“”„«".contains) else { return false }
        return mark > text.startIndex && text[..<mark].contains(where: \.isLetter)
    }

    /// Whether a text where a toolbar or a tab bar stands tells of its items and is no list of them: `at the bottom, with
    /// Filter and Sort`, `4 tabs - Home, Trips`.
    func tellsOfItems(_ text: String) -> Bool {
        if ScreenDecoder.deeds(listedIn: text) != nil { return false }
        let words = text.prefix(200).lowercased().split { !$0.isLetter && !$0.isNumber }
        // `5 tabs`
        let isNumber = words.count == 2 && words[0].allSatisfy(\.isNumber)
        // `Approve and Reject`
        if isLarge(text), words.count < 6, [" and ", " + ", " / "].contains(where: text.holds),
            text.split(separator: " ").allSatisfy({ $0.first?.isUppercase == true || ["and", "+", "/"].contains($0) })
        {
            return true
        }
        return (words.count > 3 || isNumber)
            && words.contains { ["buttons", "tabs", "items", "icons", "bottom"].contains($0) }
    }

    /// Whether a text has the name or the picture of an icon beside its words: `Add (plus)`, `plus: Add`, `🔍 Search`.
    func tellsIcon(_ text: String) -> Bool {
        let marks = " ()[]<>:/".utf8
        // Looking at bytes takes a tenth of what looking at characters does.
        let mayHavePicture = text.utf8.contains { $0 >= 0xE2 }
        guard text.utf8.count <= 80, mayHavePicture || text.utf8.contains(where: marks.contains) else { return false }
        let isPicture =
            mayHavePicture
            && text.unicodeScalars.contains {
                $0.properties.isEmojiPresentation || (0x2190...0x2BFF).contains($0.value)
            }
        if isPicture { return text.contains(where: \.isLetter) }
        func isIcon(_ part: Substring) -> Bool { part.first?.isLowercase == true && isKnownIcon(String(part)) }
        let parts = text.utf8.split(whereSeparator: marks.contains).map { Substring($0) }
        // `Add to cart` is a text, and `cart add` is none.
        guard text.utf8.contains(where: { $0 != 0x20 && marks.contains($0) }) else {
            return parts.count > 1 && parts.first.map(isIcon) == true
        }
        return parts.count <= 4 && parts.contains(where: isIcon)
    }

    /// Whether a text tells of a button and is not what it says: `bell icon with badge`, `menu (hamburger)`, `Share icon`.
    private func describesButton(_ text: String) -> Bool {
        guard text.utf8.count <= 80, text.contains(" ") else { return false }
        // `title 'Reports'`
        if text.hasPrefix("title "), text.contains(where: "'\"“„".contains) { return true }
        let parts = CommonWords.parts(of: text)
        if let last = parts.last, ["icon", "icons", "symbol", "glyph", "button", "buttons"].contains(last) {
            return true
        }
        return text.first?.isLowercase == true && parts.contains(where: WordSet.buttons.contains)
    }
}
