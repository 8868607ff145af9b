import Diagnostics
import Tokens
import YAMLSyntax

// Colours, and those with a value for each appearance.
extension ScreenDecoder {
    /// Reads a colour; what one is of which only a style sheet, the system or the page knows it stays open.
    mutating func decodeColor(_ name: String, _ node: NodeIndex) -> UInt32? {
        if let only = onlyMap(in: node), enter(node) {
            defer { depth -= 1 }
            reportWrongType(name, wanted: Message.color, node, severity: .info)
            return decodeColor(name, only)
        }
        if tree[node].kind == .scalar, let shade = shadeInRemark(node) {
            tell(node, Message.readAs(tree.text(of: node), line: shade))
            return store.addText(shade, node: node.rawValue, isMeasured: false)
        }
        if tree[node].kind == .scalar, let color = colorWithRemark(node) ?? shadeInReference(node) {
            return addText(color, readFrom: node, as: ScalarText(color).yaml)
        }
        if let parts = partsOfColor(in: node) { return decodeParts(parts, name, node) }
        readLook(inColor: node)
        let first = store.texts.count
        let payload = tree[node].kind == .mapping ? decodeAppearances(name, node) : decodeName(name, node)
        for index in first..<store.texts.count where isOpenColor(store.string(of: store.texts[index])) {
            store.texts[index].hasPlaceholder = true
        }
        return payload
    }

    /// Reads how the button at hand looks where that is said with its colour: `blue filled`.
    private mutating func readLook(inColor node: NodeIndex) {
        guard let holder, store.kind(of: holder) == .item, let text = tree.word(node, upTo: 24), text.contains(" "),
            let word = CommonWords.parts(of: text).first(where: ["filled", "outlined", "tinted", "tonal"].contains),
            let look = OtherWord.looks[word], !says("style", of: holder),
            set(look, below: holder, (key: node, value: node))
        else { return }
        tell(node, Message.readAs(text, line: Message.line(look.path, look.value)))
    }

    /// The name of a palette's shade behind its colour, `#FFFFFF (French Vanilla 100)`, which says more than that.
    private func shadeInRemark(_ node: NodeIndex) -> String? {
        let hasRemark = tree.withText(of: node) { 8..<80 ~= $0.count && $0[$0.count - 1] == UInt8(ascii: ")") }
        guard hasRemark, case let text = tree.text(of: node), let start = text.firstRange(of: " (") else { return nil }
        let (color, name) = (text[..<start.lowerBound], text[start.upperBound...].dropLast())
        guard ScreenDecoder.namesShade(name) else { return nil }
        if color.first == "#" { return Color(ofScreen: String(color)) == nil ? nil : String(name) }
        // `white (iOS 17)`
        let isShade = name.suffix(3).allSatisfy { $0.isASCII && $0.isNumber }
        return isShade && color.allSatisfy { $0.isLetter || $0 == " " } ? String(name) : nil
    }

    /// Whether a name begins with a letter and ends with a number as those of shades do: `soap-200`.
    private static func namesShade(_ name: Substring) -> Bool {
        2...3 ~= name.reversed().prefix { $0.isASCII && $0.isNumber }.count && name.first?.isLetter == true
    }

    /// The colour or shade in front of a remark: `#FFFFFF (white)`, `Soap 200 (grey)`, `Soap 200 / #F6F7F8`; else nil.
    private func colorWithRemark(_ node: NodeIndex) -> String? {
        let mayHaveRemark = tree.withText(of: node) { text in
            8..<80 ~= text.count && text.indices.contains { "(/".utf8.contains(text[$0]) }
        }
        guard mayHaveRemark, case let text = tree.text(of: node),
            let mark = text.last == ")" ? " (" : text.holds(" / ") ? " / " : nil,
            let start = text.firstRange(of: mark)
        else { return nil }
        let color = text[..<start.lowerBound]
        if color.first == "#" { return Color(ofScreen: String(color)) == nil ? nil : String(color) }
        // Any other remark may say when it has that colour.
        let remark = String(text[start.upperBound...].dropLast(mark == " (" ? 1 : 0))
        let last = remark.split(separator: " ").last.map(String.init) ?? ""
        let isColor = ["grey", "gray"].contains(last) || Color(ofScreen: last) != nil || Color(ofScreen: remark) != nil
        // `Soap 200 (default)`, `Soap 200 (see Figma)`
        let words = CommonWords.parts(of: remark)
        // `Soap 200 (v2)` and `Soap 200 (?)` may be another colour by now.
        let isAside =
            mark == " (" && !words.isEmpty && words != ["v"] && !remark.contains("?")
            && words.allSatisfy(WordSet.asides.contains)
        return ScreenDecoder.namesShade(color) && (isColor || isAside) ? String(color) : nil
    }

    /// The name of a palette's shade that other files refer to, `{color.soap.200}`, `var(--soap-200)`, `@color/soap_200`: unlike
    /// a name for a role it is the same colour everywhere; nil for any other text.
    private func shadeInReference(_ node: NodeIndex) -> String? {
        let mayRefer = tree.withText(of: node) { 6..<80 ~= $0.count && "{$@-v".utf8.contains($0[0]) }
        guard mayRefer, case let text = tree.text(of: node) else { return nil }
        let forms = [("{", "}"), ("${", "}"), ("var(--", ")"), ("--", ""), ("$", ""), ("@color/", "")]
        guard let form = forms.first(where: { text.hasPrefix($0.0) && text.hasSuffix($0.1) }) else { return nil }
        let name = text.dropFirst(form.0.count).dropLast(form.1.count)
        guard ScreenDecoder.namesShade(name), name.utf8.contains(where: "-._".utf8.contains),
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "-._".contains($0) })
        else { return nil }
        return String(name)
    }

    /// The map in a list of one: the fills of a layer.
    private func onlyMap(in list: NodeIndex) -> NodeIndex? {
        let only = tree.resolved(tree.firstChild(of: list))
        return tree[list].kind == .sequence && tree[list].count == 1 && tree[only].kind == .mapping ? only : nil
    }

    /// Whether a text names no colour, but where one comes from: `var(--bar)`, `@color/bar`, `same as page`.
    private func isOpenColor(_ text: String) -> Bool {
        if text.hasPrefix("--") || text.hasPrefix("@") { return true }
        if text.hasSuffix(")") { return Color(ofScreen: text) == nil }
        // `Soap 200, not French Vanilla 100`, `gradient Soap 200 to white`
        let others = [
            ", ", "; ", " or ", " / ", " | ", " //", " -- ", "->", "<-", " → ", "gradient", " unlike ", " than ",
        ]
        if text.utf8.count > 12, text.hasPrefix("not ") || others.contains(where: text.holds) { return true }
        let word = Spelling.folded(String(text.prefix(64)))
        return word.hasPrefix("match") || word.hasPrefix("same") || word.contains("sameas")
            || WordSet.openColors.contains(word)
    }

    /// Reads a colour with a value for each appearance, `{light: …, dark: …}`; the light one is the first of its texts.
    private mutating func decodeAppearances(_ name: String, _ mapping: NodeIndex) -> UInt32? {
        if isPlaceholder(name, mapping) { return Slot.undetermined }
        if !holdsAppearances(mapping) { return decodeColorMap(name, mapping) }
        reportDuplicateKeys(in: mapping)
        var texts = [Appearance: UInt32]()
        var isSwallowed = false
        for (key, value) in tree.mergedPairs(of: mapping) {
            let scalar = nameOfColor(tree.resolved(value))
            let word = tree.text(of: key)
            guard let appearance = Appearance(said: word), tree[scalar].kind == .scalar, texts[appearance] == nil,
                let locale = store.locale(named: RecordStore.appearancePrefix + appearance.rawValue)
            else {
                noteUnread()
                reportWrongType(name, wanted: Message.color, Appearance(said: word) == nil ? key : scalar)
                continue
            }
            if Appearance(rawValue: Spelling.folded(word)) == nil {
                let fix = renaming(tree[key].range, to: appearance.rawValue)
                tell(key, Message.readAs(word, line: "\(appearance.rawValue): \(tree.text(of: scalar))"), fix: fix)
            }
            if tree.isNull(scalar) {
                if reportSwallowedComment(appearance.rawValue, scalar) {
                    noteUnread()
                    isSwallowed = true
                }
                continue
            }
            texts[appearance] = addText(scalar, locale: locale, isMeasured: false)
        }
        if let light = texts[.light] { store.texts[Int(light)].next = texts[.dark] ?? 0 }
        return texts[.light] ?? texts[.dark] ?? (isSwallowed ? Slot.undetermined : nil)
    }

    /// The name of a colour in a map that has nothing else, `{hex: "#fff"}`; any other value as it is.
    private func nameOfColor(_ value: NodeIndex) -> NodeIndex {
        guard let pair = tree.onlyPair(of: value),
            WordSet.namesOfColors.contains(Spelling.folded(tree.text(of: pair.key)))
        else { return value }
        return tree.resolved(pair.value)
    }

    /// The numbers in a list that has nothing else, as the parts of a colour, `[255, 255, 255]`; nil for any other value.
    private func partsOfColor(in list: NodeIndex) -> [Double]? {
        guard tree[list].kind == .sequence, 2...8 ~= tree[list].count else { return nil }
        let numbers = tree.children(of: list).compactMap { tree.number(of: tree.resolved($0)) }
        guard numbers.count == tree[list].count else { return nil }
        let isOpaque = numbers.count == 4 && (numbers[3] == 1 || numbers[3] == 255)
        return isOpaque ? Array(numbers.prefix(3)) : numbers
    }

    /// Reads a colour by its red, green and blue part, each of which goes up to 1 or to 255.
    private mutating func decodeParts(_ values: [Double], _ name: String, _ node: NodeIndex) -> UInt32? {
        // What lets something through is none that could be told.
        if values.count == 4 {
            reportOpenValue(name, wanted: Message.color, node)
            return Slot.undetermined
        }
        guard values.count == 3, values.allSatisfy({ (0...255).contains($0) }) else {
            return reportUnreadable(name, wanted: Message.color, node)
        }
        let scale = values.contains { $0 > 1 } ? 255.0 : 1
        let color = Color(red: values[0] / scale, green: values[1] / scale, blue: values[2] / scale)
        let (text, written) = ("\"\(color.hex)\"", shortText(of: node) ?? "{…}")
        let line = Message.line([name], text)
        reportRead(node, as: text, message: Message.readAs(written, line: line), line: line)
        return store.addText(color.hex, node: node.rawValue, isMeasured: false)
    }

    /// Reads a colour in a map, by its name or its parts: `{hex: "#fff"}`, `{type: solid, color: white}`,
    /// `{r: 255, g: 255, b: 255}`; what lets something through, or has several colours, is none that could be told.
    private mutating func decodeColorMap(_ name: String, _ mapping: NodeIndex) -> UInt32? {
        var parts = [String: NodeIndex]()
        for (key, value) in tree.pairs(of: mapping).prefix(16) {
            parts[Spelling.folded(tree.text(of: key))] = tree.resolved(value)
        }
        func first(_ names: String...) -> NodeIndex? { names.lazy.compactMap { parts[$0] }.first }
        let opacity = first("opacity", "alpha", "a").map { tree.text(of: $0) } ?? "1"
        let isOpaque = ["1", "1.0", "100%", "100"].contains(opacity)
        let isMixed =
            first("gradient", "stops", "colors", "image", "blur", "material") != nil
            || first("type", "kind").map { tree.text(of: $0).lowercased().contains("gradient") } ?? false
        guard isOpaque, !isMixed else {
            reportOpenValue(name, wanted: Message.color, mapping)
            return Slot.undetermined
        }
        if let red = first("r", "red"), let green = first("g", "green"), let blue = first("b", "blue") {
            return decodeParts([red, green, blue].compactMap { tree.number(of: $0) }, name, mapping)
        }
        let color = WordSet.namesOfColors.words.lazy.compactMap { parts[$0] }.first
        // `{type: SOLID, color: {r: 1, g: 1, b: 1}}`, `{$value: {light: white, dark: black}}`
        if let color, tree[color].kind == .mapping, enter(color) {
            defer { depth -= 1 }
            return decodeAppearances(name, color)
        }
        guard let color, tree[color].kind == .scalar else { return decodeName(name, mapping) }
        // `{$value: "{palette.soap-200}"}`
        return decodeColor(name, color)
    }
}

extension Appearance {
    /// The appearance that a word of any tool means; of Xcode's asset catalogs, `any` is the light one beside a dark one.
    init?(said word: String) {
        switch Spelling.folded(word) {
        case "light", "any", "anyappearance", "day", "lightmode", "default", "base": self = .light
        case "dark", "night", "darkmode": self = .dark
        default: return nil
        }
    }
}
