import Diagnostics

/// A word of another tool for a value of a closed list.
package struct OtherValue: Sendable {
    /// The fields that take the list.
    package let fields: [String]
    /// The words in UTF-8, as their tools spell them, separated by blanks; any case and spelling is taken.
    private let spelling: ArraySlice<UInt8>
    /// The folded spelling of each.
    private let folded: [String]
    /// Our word; nil where nothing of ours means the same.
    package let value: String?
    /// The field of ours that the word is a value of, if it is another one.
    package let target: String?
    /// A sentence that leads on where there is no word of ours; without it, no guideline reads what the word says.
    package let advice: String?
    /// The list of the navigation bar in which a toolbar's item stands of which it is the place.
    package let side: String?

    /// Whether no guideline reads what the word says, so that nothing more is known of the field.
    var isNote: Bool { value == nil && advice == nil }

    init(_ words: String, of fields: String..., is value: String, at target: String? = nil) {
        spelling = ArraySlice(words.utf8)
        folded = Spelling.foldedWords(spelling)
        (self.fields, self.value, self.target) = (fields, value, target)
        (advice, side) = (nil, nil)
    }

    /// Reads a row of the table, which says of its words `fields: value at target`, or `fields at side`.
    private init(_ row: WordRow) {
        let sides = row.meaning.split(separator: UInt8(ascii: ":")).map { OtherWord.list($0) }
        let (names, said) = (sides[0].split(separator: "at"), sides.count > 1 ? sides[1] : [])
        fields = Array(names[0])
        (spelling, folded) = (row.words, Spelling.foldedWords(row.words))
        (value, advice) = (said.first, row.advice)
        (target, side) = (said.count > 2 ? said[2] : nil, names.count > 1 ? names[1].first : nil)
    }

    /// The row for a word of a component's field that takes a list.
    ///
    /// A row counts if the list has its value, or where that is one of another field, if the component has that field.
    package static func row(
        for word: String,
        of field: String,
        in enumeration: Enumeration,
        of component: Component
    ) -> OtherValue? {
        let folded = Spelling.folded(word)
        // "iOS 18", "iPad Pro 12.9", "compact (iPhone)"; design kits sort their components in folders, "Button/Primary".
        func meaning(_ part: String) -> String? {
            enumeration.names.first { $0 == part }
                ?? table.first { $0.fields.contains(field) && $0.spells(part) }.flatMap(\.value)
        }
        let trimmed =
            switch field {
            // SAP's `FioriPrimaryButtonStyle`
            case "style" where folded.hasPrefix("fiori") && folded.hasSuffix("buttonstyle"):
                String(folded.dropFirst(5).dropLast(11))
            case "style": part(ofVariant: word, where: meaning) ?? String(word.split(separator: "/").last ?? "")
            case "state" where word.contains("="):
                part(ofVariant: word, keys: ["state", "status", "mode"], where: meaning) ?? word
            default:
                word.split(separator: " ").prefix { !($0.first.map { $0.isNumber || $0 == "(" } ?? false) }
                    .joined(separator: " ")
            }
        // "primary (filled)", "top (sticky)"
        if field != "kind", field != "platform",
            let head = withoutRemark(word) ?? withoutLooks(word, of: field, in: enumeration)
        {
            let name = enumeration.names.first { Spelling.folded($0) == Spelling.folded(head) }
            if let name { return OtherValue(word, of: field, is: name) }
            if let row = row(for: head, of: field, in: enumeration, of: component) { return row }
        }
        // "iPad compact"
        if field.hasPrefix("sizeClass"), word.contains(" "),
            case let classes = Enumeration.sizeClasses(saidBy: word), classes.count == 1
        {
            return OtherValue(word, of: field, is: classes[0])
        }
        // "iOS (iPad)"
        if field == "platform", word.contains("("), let row = platform(namedIn: word, of: enumeration, of: component) {
            return row
        }
        if ["platform", "sizeClass", "sizeClasses", "style", "state"].contains(field), trimmed != word, !trimmed.isEmpty
        {
            let name = enumeration.names.first { Spelling.folded($0) == Spelling.folded(trimmed) }
            if let name { return OtherValue(word, of: field, is: name) }
            return row(for: trimmed, of: field, in: enumeration, of: component)
        }
        let found = table.first { row in
            row.fields.contains(field) && row.spells(folded) && row.fits(enumeration, in: component)
        }
        if let found { return found }
        if field == "kind", enumeration.names.contains("button"), let look = look(ofButton: word) {
            return OtherValue(word, of: field, is: look.value, at: look.path[0])
        }
        return field == "platform" ? platform(namedIn: word, of: enumeration, of: component) : nil
    }

    /// A word without what is said behind it in parentheses, unless that tells when it holds: `compact (iPhone)`.
    private static func withoutRemark(_ word: String) -> String? {
        guard word.last == ")", let opening = word.firstIndex(of: "("), opening > word.startIndex,
            !StatedLabel.tellsWhen(word)
        else { return nil }
        return word[..<opening].split(separator: " ").joined(separator: " ")
    }

    /// A word for how something looks or where it stands without more of that in small letters: `primary, blue`.
    private static func withoutLooks(_ word: String, of field: String, in enumeration: Enumeration) -> String? {
        guard ["style", "position", "size"].contains(field), let mark = [", ", " - ", " – "].first(where: word.holds),
            let range = word.firstRange(of: mark), word[range.upperBound...].first?.isLowercase == true
        else { return nil }
        let rest = CommonWords.parts(of: String(word[range.upperBound...]))
        let namesAnother = rest.contains { part in
            enumeration.names.contains(part) || table.contains { $0.fields.contains(field) && $0.spells(part) }
        }
        return namesAnother || CommonWords.sayWhen(rest) ? nil : String(word[..<range.lowerBound])
    }

    /// Whether one of the words is the given one, which is folded.
    func spells(_ word: String) -> Bool { folded.contains(word) }

    /// The words, one by one.
    package var words: [String] { OtherWord.list(spelling) }

    /// The row for a value, which as the kind of an item may be any tool's name for a button, too.
    static func row(
        forValue word: String,
        of field: String,
        in enumeration: Enumeration,
        of component: Component
    ) -> OtherValue? {
        if let row = row(for: word, of: field, in: enumeration, of: component) { return row }
        guard field == "kind", namesButton(word), enumeration.names.contains("button") else { return nil }
        return OtherValue(word, of: field, is: "button")
    }

    /// The words that begin like a typed one and stand for one of ours, each with that.
    package static func words(startingWith typed: String) -> [(word: String, value: String)] {
        let folded = Spelling.folded(typed)
        guard folded.utf8.count > 1 else { return [] }
        var seen = Set<String>()
        return table.flatMap { row -> [(word: String, value: String)] in
            guard let value = row.value, row.target == nil else { return [] }
            return row.words.filter { Spelling.folded($0).hasPrefix(folded) && seen.insert($0 + value).inserted }
                .map { ($0, value) }
        }
    }

    private func fits(_ enumeration: Enumeration, in component: Component) -> Bool {
        guard let value else { return true }
        guard let target else { return enumeration.names.contains(value) }
        guard let slot = component.slot(named: target), !component.fields[slot].isDerived else { return false }
        return component.fields[slot].type.enumeration?.names.contains(value) ?? (value == "true")
    }

    /// The state of a screen that a word says.
    static func state(saidBy word: String) -> String? {
        let folded = Spelling.folded(String(word.prefix(64)))
        if let own = Enumeration.screenState.names.first(where: { Spelling.folded($0) == folded }) { return own }
        return row(for: word, of: "state", in: .screenState, of: ComponentKind.screen.component)?.value
    }

    /// Whether a word is a common one for a state that no guideline here reads, such as `loading`.
    static func isStateOfOthers(_ word: String) -> Bool {
        let words = ComponentKind.screen.component
        return row(for: String(word.prefix(64)), of: "state", in: .screenState, of: words).map { $0.value == nil }
            ?? false
    }

    /// The texts of which `none` says that there is none; a colour or a target of that name may be one.
    static let textsWithNone: Set = [
        "title", "subtitle", "label", "icon", "badge", "accessibilityLabel", "backLabel",
        "restoreGesture",
    ]

    /// What people and programs write where there is no text.
    static let signsOfNone: Set = [
        "-", "–", "—", "n/a", "N/A", "null", "undefined", "(null)", "(none)", "(empty)", "keine", "keiner", "aucun",
        "aucune", "ninguno",
    ]

    /// What holds for a list or a map of what is one word of a field.
    static let advicesOnSeveral = [
        "state":
            "What differs in a state is a variant: 'variants: [{state: error, navigationBar: {title: Offline}}]'.",
        "appearance":
            "A screen that says none has both; what differs in one is a variant: 'variants: [{appearance: dark, background: black}]'.",
        "orientation":
            "A screen that says none has both; what differs in one is a variant: 'variants: [{orientation: landscape, toolbar: {hidden: true}}]'.",
        "locale":
            "A screen has one; what it says in others stands in its texts: 'navigationBar: {title: {en: Orders, de: Aufträge}}'.",
        "sizeClasses": "A screen lists the classes of its width: 'sizeClasses: [compact]'.",
        "platform":
            "A screen has one; what differs on another one is a variant: 'variants: [{platform: ipados}]'.",
    ]

    /// What holds for any word of a field that is none of ours and no other tool's either.
    static let advices = [
        "state": "A state of your own is a screen of its own, with an id of its own: 'id: compose-sending'.",
        "role": "A role of your own is a note: 'x-role: …'.",
        "sizeClass": "There are two: 'compact' for a phone held upright, 'regular' for a tablet.",
        "sizeClasses": "There are two: 'compact' for a phone held upright, 'regular' for a tablet.",
    ]

    /// All rows, which are a text of the binary; of two for the same word of a field, the first that fits counts.
    package static let table = WordRow.rows(of: "other-values").map(OtherValue.init) + rolesAsKinds

    /// What an item is for, written as its kind.
    private static let rolesAsKinds = Enumeration.itemRole.names.map { role in
        // `type: search` may be a field, too.
        OtherValue(role == "search" ? "searchButton" : "\(role) \(role)Button", of: "kind", is: role, at: "role")
    }

    /// The words for devices of any system.
    static let generic: Set = [
        "phone", "phones", "tablet", "tablets", "mobile", "handset", "handsets", "smartphone", "smartphones",
    ]

    /// The row for a phrase that names one platform: `Fiori for iOS`, `iOS (iPad)`.
    static func platform(namedIn text: String, of enumeration: Enumeration, of component: Component)
        -> OtherValue?
    {
        guard text.prefix(64).contains(where: { !$0.isLetter }) else { return nil }
        let words = words(ofPlatform: text.prefix(64))
        guard 1...6 ~= words.count, !words.contains(where: { WordSet.otherMakers.contains($0.lowercased()) }) else {
            return nil
        }
        // `Android tablet`
        let isAndroid = words.contains { $0.lowercased() == "android" }
        func names(_ words: [String]) -> [OtherValue] {
            words.filter { !isAndroid || !generic.contains($0.lowercased()) }.compactMap { word in
                enumeration.names.first { $0 == word.lowercased() }.map { OtherValue(word, of: "platform", is: $0) }
                    ?? row(for: word, of: "platform", in: enumeration, of: component)
            }
        }
        // `mobile (iPhone)`, `native iOS`
        let specific = names(words.filter { !["mobile", "native", "handheld"].contains($0.lowercased()) })
        let names = specific.isEmpty ? names(words) : specific
        // The iPad's system is one of iOS in many a name.
        let narrow = names.contains { $0.value == "ipados" } ? names.filter { $0.value != "ios" } : names
        guard let first = narrow.first, narrow.allSatisfy({ $0.value == first.value }) else { return nil }
        return first
    }

    /// The words of a text that say what platform it names, without one that it says to be another:
    /// `iPhone, not iPad`, `iOS (iPad later)`.
    private static func words(ofPlatform text: Substring) -> [String] {
        func words(_ text: Substring) -> [String] { text.split { !$0.isLetter }.map(String.init) }
        let opening = text.firstIndex(of: "(") ?? text.endIndex
        let (outside, inside) = (words(text[..<opening]), words(text[opening...]))
        let tellsOfOthers = inside.contains { word in
            let word = word.lowercased()
            return WordSet.denials.contains(word) || WordSet.othersBeside.contains(word)
        }
        // An iPhone is no iPad, whatever stands in parentheses, and `iOS (iPad + iPhone)` is both.
        let namesPhone = { (words: [String]) in words.contains { $0.lowercased() == "iphone" } }
        let namesPad = inside.contains { $0.lowercased() == "ipad" }
        let isElsewhere = tellsOfOthers || namesPad && (namesPhone(outside) || namesPhone(inside))
        let said = outside.isEmpty || !isElsewhere ? outside + inside : outside
        return Array(said.prefix { !["not", "no", "without", "except"].contains($0.lowercased()) })
    }
}
