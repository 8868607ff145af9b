/// A word of another tool, or of a guideline, for something that a screen description calls otherwise.
///
/// The words are public names of UIKit, SwiftUI, Figma's kits, Material, and the guidelines of SAP and Workday. The
/// JSON Schema, completion and the reference know our words alone.
package struct OtherWord: Sendable {
    /// The words in UTF-8, as their tools spell them, separated by blanks; any case and spelling is taken.
    let spelling: ArraySlice<UInt8>
    /// Where they stand.
    package let components: [ComponentKind]
    /// What becomes of the value.
    package var conversion: Conversion { meaning.value }
    private let meaning: ReadWhenAsked<Conversion>
    /// A sentence that leads on where no conversion fits, with the line to write.
    package let advice: String?

    /// What becomes of the value of such a word.
    package enum Conversion: Sendable, Hashable {
        /// It is the value of our key, at the end of a path of keys; with it, further fields are set.
        case rename([String], adding: [Setting] = [])
        /// It is the value at the first path if nothing stands there, else at the second.
        case renameFirst([String], otherwise: [String])
        /// It is a Boolean that says the opposite.
        case negate([String])
        /// Some of its words mean a setting of ours, by their folded spelling.
        case words([String: Setting])
        /// It is a list that runs the other way.
        case reverse(String)
        /// It is one element of a list.
        case element(Element)
        /// It is a list of variants, or a map of them by their state, size class or the like; states alone are a note.
        case variants
        /// It groups keys of the component that it stands in, or only some of them; a plain text is the value at the
        /// path, if there is one.
        case group(text: [String]? = nil, of: [String]? = nil)
        /// It says what no guideline here reads, and is taken as a note; what some fields are is then open.
        case note(leavingOpen: [String] = [])
        /// There is nothing of ours that means the same.
        case advice
    }

    /// What becomes of a value that is one element of a list.
    package struct Element: Sendable, Hashable {
        /// The list, behind the keys that lead to it.
        package let path: [String]
        /// The fields that the word gives the element.
        var settings: [Setting] = []
        /// The field that a plain text is.
        package var text = "label"
        /// Whether it comes in front of the others.
        var isFirst = false

        /// The given fields as they are written in front of others: `kind: button, `.
        package var said: String {
            settings.compactMap { setting in setting.path.last.map { "\($0): \(setting.value), " } }.joined()
        }
    }

    /// A field of ours with a value.
    package struct Setting: Sendable, Hashable {
        /// The keys that lead to the field.
        package let path: [String]
        /// The value, as it is written in a file.
        package let value: String

        init(_ path: [String], _ value: String) {
            (self.path, self.value) = (path, value)
        }
    }

    /// Words, separated by blanks, of some components.
    init(_ words: String, of components: [ComponentKind] = [], to conversion: Conversion, advice: String? = nil) {
        spelling = ArraySlice(words.utf8)
        self.components = components
        meaning = ReadWhenAsked { conversion }
        self.advice = advice
    }

    /// Reads a row of the table.
    init(_ row: WordRow) {
        (spelling, components, advice) = (row.words, row.components, row.advice)
        meaning = ReadWhenAsked { Conversion(stringLiteral: String(decoding: row.meaning, as: UTF8.self)) }
    }

    /// Words that lead to nothing of ours, but to a sentence.
    init(_ words: String, advice: String) { self.init(words, to: .advice, advice: advice) }

    /// Words that say what no guideline here reads; what some fields are is then open.
    init(notes words: String, leavingOpen fields: [String] = []) { self.init(words, to: .note(leavingOpen: fields)) }
}

extension OtherWord.Setting: ExpressibleByStringLiteral {
    /// Creates a setting from a line such as `role: back`; the keys of a path have dots between them.
    package init(stringLiteral line: String) { self.init(OtherWord.list(line)) }

    /// Creates a setting from the words of such a line.
    init(_ words: [String]) { self.init(OtherWord.path(String(words[0].dropLast())), words[1]) }
}

extension OtherWord {
    /// What each of some words means, of lists such as `size: small = inline never`; one may name all `looks` or `roles`.
    static func meanings(_ lists: [[String]]) -> [String: Setting] {
        lists.reduce(into: [:]) { meanings, list in
            switch list.first {
            case "looks": meanings.merge(looks) { $1 }
            case "roles": meanings.merge(roles) { $1 }
            default:
                for word in list.dropFirst(3) { meanings[word] = Setting(list) }
            }
        }
    }

    /// Words that are separated by blanks, one by one.
    static func list(_ words: String) -> [String] { list(Array(words.utf8)[...]) }

    /// The same of UTF-8 bytes, which take half the time.
    static func list(_ words: ArraySlice<UInt8>) -> [String] {
        words.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The keys of a path, which have dots between them.
    static func path(_ keys: String) -> [String] {
        let isOne = !keys.utf8.contains(UInt8(ascii: "."))
        return isOne ? [keys] : keys.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    }
}

extension OtherWord {
    /// The words, one by one.
    package var words: [String] { OtherWord.list(spelling) }

    /// What the values of a word in the map of a title say of the bar's size: `displayMode`, `large`; nil for any other word.
    static func sizes(saidBy word: String) -> [String: Setting]? {
        guard word.utf8.count <= 40 else { return nil }
        for name in [word, "title" + word] {
            guard case .words(let settings)? = row(for: name, in: .navigationBar)?.conversion,
                settings.values.allSatisfy({ $0.path == ["size"] })
            else { continue }
            return settings
        }
        return nil
    }

    /// The key of ours that the word stands for; nil where it takes more than a name.
    package var ownKey: String? {
        switch conversion {
        case .rename(let path, let settings) where settings.isEmpty: path.joined(separator: ".")
        case .reverse(let list): list
        default: nil
        }
    }

    /// The words that begin like a typed one and that one key of a component stands for, each with that key.
    package static func renamed(startingWith typed: String, in kind: ComponentKind) -> [(word: String, key: String)] {
        let folded = Spelling.folded(typed)
        guard folded.utf8.count > 1 else { return [] }
        return table.flatMap { row -> [(word: String, key: String)] in
            guard row.components.contains(kind), let key = row.ownKey, kind.component.slot(named: key) != nil,
                row.fits(kind)
            else { return [] }
            return row.words.filter {
                Spelling.folded($0).hasPrefix(folded) && self.row(for: $0, in: kind)?.ownKey == key
            }
            .map { ($0, key) }
        }
    }

    /// Whether the fields that it sets can be written in a component: a variant has no size classes, for one.
    func fits(_ kind: ComponentKind) -> Bool {
        // A block takes any key; what says that it isn't always there counts for the buttons in it.
        if case .note(let open) = conversion, kind == .block { return open == ["hidden"] }
        guard let name = conversion.path?.first else { return true }
        guard let slot = kind.component.slot(named: name) else { return false }
        return !kind.component.fields[slot].isDerived
    }

    /// The further fields that it sets.
    var additions: [Setting] { if case .rename(_, let additions) = conversion { additions } else { [] } }

    /// The field of the navigation bar that it is, where it is no word for the bar itself.
    var fieldOfBar: String? {
        guard let path = conversion.path, path.count > 1, path[0] == "navigationBar" else { return nil }
        return path[1]
    }

    /// Whether it may mean one of two things, so that it contradicts neither.
    var mayStandElsewhere: Bool { if case .renameFirst = conversion { true } else { false } }

    /// Whether it adds to a list of which it doesn't say what else is in it.
    var isElement: Bool { if case .element = conversion { true } else { false } }

    /// Whether it says what no guideline here reads.
    var isNote: Bool { if case .note = conversion { true } else { false } }

    /// Whether what it says is only a part of what another word of the component may say as a whole.
    var isPart: Bool {
        switch conversion {
        case .rename(let path, _), .negate(let path): path.count > 1
        case .element(let element): element.path.count > 1
        case .renameFirst, .words: true
        case .note(let fields): fields.contains("leading")
        case .group(_, let names): names?.contains("title") == true
        default: false
        }
    }

    /// Whether a word may say something of its own beside our word for it.
    static func isVague(_ word: String) -> Bool { WordSet.vague.contains(Spelling.folded(word)) }
}
