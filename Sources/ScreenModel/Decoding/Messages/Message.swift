import Diagnostics

/// The wording of what the decoder reports, in one place.
enum Message {
    /// A word of a file, as far as a message can hold it.
    static func shortened(_ word: String) -> String { VisibleText.shortened(word) }

    static let firstKey = "first written here"
    static let keyIsNoScalar = "A key has to be a plain word."
    static let tooManyMistakes = "There are more than 10000 mistakes in this file; those from here on are not reported."
    static let tooManyLocales = "A file holds texts in at most 200 languages; this one and further ones are not read."
    static let aliasesTooDeep = "Aliases nest more than 100 levels deep here; the rest is not read."

    static let list = "a list"
    static let screen = "a screen, which is a map with an 'id'"
    static let boolean = "true or false"
    static let number = "a number"
    static let wholeNumber = "a whole number"
    static let noNegative = "no negative number"
    static let text = "a text, or one text per locale"
    static let localizedText = "one text per locale, such as {en: Orders, de: Aufträge}"
    static let name = "a single word or text"
    static let color = "a colour, or one for each appearance, such as {light: white, dark: black}"
    static let mergedMap = "a map, or a list of maps"
    static let aMap = "a map"
    static let aList = "a list"
    static let nothing = "nothing"

    static func duplicateKey(_ name: String, read: String = "first") -> String {
        "The key '\(shortened(name))' stands here for the second time; only the \(read) is read."
    }

    static func listOfOne(_ name: String, line: String) -> String {
        "'\(name)' is a list; this is read as its only entry. Put a dash before each entry, or write '\(line)'."
    }

    static func oneBar(_ name: String, line: String) -> String {
        "'\(name)' is one bar, and this is a list around it, which is read as that; write '\(line)'."
    }

    static func emptyMap(_ name: String) -> String {
        "'\(name)' is a list; whether '{}' is none or one entry is left open. Write '\(name): []' for none."
    }

    static func entries(_ name: String) -> String { " List its entries: '\(name): […]'." }

    /// A line of the type that a key wants; nil where what is wanted says it.
    static func example(_ name: String, wanted: String, _ written: String) -> String? {
        let isShort = written.count <= 40 && !written.contains(where: \.isNewline)
        let isList = isShort && written.hasPrefix("[")
        switch wanted {
        case list where isShort && !written.isEmpty: return "\(name): [\(written)]"
        case Message.name where isList && !written.contains("{"),
            _ where wanted.hasPrefix("one of ") && isList && !written.contains(","):
            return "\(name): \(written.drop { $0 == "[" }.prefix { $0 != "," && $0 != "]" })"
        case text, Message.name:
            guard isList, written.hasSuffix("]"), !written.contains(where: ",{".contains) else { return nil }
            return "\(name): \(written.dropFirst().dropLast())"
        case wholeNumber, number:
            if written.hasPrefix("[") || written.hasPrefix("{") { return nil }
            return Numerals.number(meantBy: written, of: name).map { "\(name): \($0)" }
        case boolean: return either(name)
        default: return nil
        }
    }

    /// Both lines for a key that takes a truth value, as they stand between quotes.
    static func either(_ name: String) -> String { "\(name): true' or '\(name): false" }

    static func plural(_ name: String) -> String { " A list of them is '\(name)'." }

    static func write(_ line: String) -> String { " Write '\(line)'." }

    static func wrongType(_ name: String, isEntry: Bool = false, wanted: String, found: String) -> String {
        "\(isEntry ? "Each entry of " : "")'\(name)' takes \(wanted); this is \(found)."
    }

    /// What may stand for a component.
    static func component(_ component: Component) -> String {
        var forms = component.shorthands.compactMap { shorthand -> String? in
            switch shorthand {
            case .word(let word, _): "'\(word)'"
            case .field: "a text"
            case .list: "a list"
            case .truth, .option: nil
            }
        }
        forms.append("a map")
        return listed(forms)
    }

    static func element(_ type: FieldType) -> String {
        if let kind = type.component { return "a list in which each entry is \(component(kind.component))" }
        return "a list without empty entries"
    }

    static func word(of enumeration: Enumeration) -> String { "one of " + listed(enumeration.spellings) }

    static func unknownValue(_ word: String, of name: String, known: [String], suggestion: String?) -> String {
        let start = "'\(shortened(word))' is no value of '\(name)'"
        if let suggestion { return "\(start); did you mean '\(suggestion)'?" }
        let advice = OtherValue.advices[name].map { " " + $0 } ?? ""
        return "\(start), which takes one of \(listed(known)).\(advice)"
    }

    static func secondSelection(_ label: String) -> String {
        "One entry of this bar is selected at a time, and '\(shortened(label))' is it already; take one of the two out."
    }

    static func unknownEntry(_ word: String, among labels: [String], suggestion: String?, takesBoolean: Bool)
        -> String
    {
        let start = "No item here has the label '\(shortened(word))'"
        if let suggestion { return "\(start); did you mean '\(suggestion)'?" }
        let rest = takesBoolean ? ", or true or false for the control itself." : "."
        return "\(start): write one of \(listed(labels))\(rest)"
    }

    static func unknownKey(_ key: String, _ component: Component, known: [String]) -> String {
        let start = "\(noKey(key, component)), and it is no word known here, so that it may be a slip"
        if known.count <= 8 { return "\(start). Its keys are \(listed(known)); one of your own starts with 'x-'." }
        return "\(start). 'screenlint explain \(component.name)' lists its keys; one of your own starts with 'x-'."
    }

    static func misspelt(_ key: String, _ component: Component, meant: String) -> String {
        "\(noKey(key, component)); did you mean '\(meant)'?"
    }

    static func misplaced(_ key: String, _ component: Component, home: String) -> String {
        "\(noKey(key, component)): \(home)"
    }

    static func advice(_ key: String, _ component: Component, _ advice: String?) -> String {
        "\(noKey(key, component))." + (advice.map { " " + $0 } ?? "")
    }

    static func outdented(_ key: String, _ name: String) -> String {
        "'\(shortened(key))' stands beside '\(name)', which is left empty; indent it to stand in '\(name)', or take the empty "
            + "key out."
    }

    static func noColon(_ key: String, _ component: Component) -> String {
        "This is read as a text; put a colon behind '\(key)' if it is the key of \(article(component))."
    }

    static func menu(_ word: String, line: String) -> String {
        "'\(shortened(word))' is read as a menu's name, '\(line)'; write it like that."
    }

    static func entry(_ word: String, _ component: Component, line: String) -> String {
        advice(word, component, "What stands in it is listed: '\(line)'.")
    }

    static func note(_ word: String, _ component: Component) -> String {
        let key = shortened(word)
        return
            "No guideline here reads '\(key)' of \(article(component)); a note of your own starts with 'x-': 'x-\(key): …'."
    }

    static func unreadPart(_ word: String) -> String {
        "A block has no key '\(shortened(word))', so what it holds is left open. Blocks and buttons in a block are"
            + " listed in its items: 'items: [{kind: button, label: Save}]'."
    }

    static func beside(_ word: String, _ name: String, line: String) -> String {
        "'\(word)' stands beside '\(name)', not in it, and is not read here; write '\(line)' there."
    }

    static func readBeside(_ word: String, _ name: String, line: String) -> String {
        "'\(word)' is read as standing beside '\(name)'; write '\(line)' there."
    }

    static func noteValue(_ word: String, of name: String, known: [String]) -> String {
        "No guideline here reads '\(shortened(word))' as '\(name)', which is left open; it takes one of"
            + " \(listed(known))."
    }

    static func anyPlatform(_ word: String) -> String {
        "'\(shortened(word))' is no single system, so the screen is checked as if it named none; name one, such as 'platform: ios'."
    }

    static func readAs(_ word: String, line: String) -> String {
        "'\(shortened(word))' is read as '\(line.utf8.count > 400 ? line.prefix(200) + "…" : line)'; write it like that."
    }

    static func readTexts(_ found: String, line: String) -> String {
        "These texts, \(found), are read as '\(line)'; write them like that."
    }

    static func isEntry(_ word: String, element: String, of list: String) -> String {
        "'\(shortened(word))' is read as an entry of '\(list)', which is written, too: put \(element) into that list."
    }

    static func appended(_ word: String, to line: String) -> String {
        "What '\(shortened(word))' holds is read as further entries of '\(line)'; put all of them into that one list."
    }

    static func refined(_ word: String, line: String) -> String {
        "With what '\(shortened(word))' says, this is read as '\(line)'; write it like that."
    }

    static func languages(_ key: String, _ component: Component, line: String) -> String {
        advice(key, component, "A text in several languages is one map: '\(line)'.")
    }

    static func languageBeside(_ key: String, _ name: String) -> String {
        "'\(shortened(key))' is left open beside a '\(name)' that names no language of its own; write each text under its"
            + " language."
    }

    static func misspeltKind(_ word: String, meant: String) -> String {
        "No rule and no picture knows the kind '\(shortened(word))'; did you mean '\(meant)'?"
    }

    static func placed(_ word: String, advice: String) -> String {
        "'\(shortened(word))' is read as a place in the navigation bar. \(advice)"
    }

    static func readReversed(_ word: String, as name: String) -> String {
        "'\(shortened(word))' is read as '\(name)', the last item first: it counts from the screen's edge on, and"
            + " '\(name)' is in reading order."
    }

    static func reverse(_ name: String) -> String { "Write '\(name)', in reading order" }
    static func takeOut(_ word: String) -> String { "Take '\(shortened(word))' out" }

    static func same(_ word: String, path: [String]) -> String {
        "'\(shortened(word))' says the same as '\(line(path, nil))', which is written, too; take it out."
    }

    static func switchedOff(_ word: String, _ name: String) -> String {
        "'\(shortened(word))' says that there is no '\(name)', which is written all the same, and so left open. Take out what"
            + " doesn't hold."
    }

    static func condition(_ name: String, _ word: String) -> String {
        "'\(name)' takes true or false; whether \(word) holds is not known here, and so left open."
    }

    static func entries(_ name: String, line: String) -> String {
        "'\(name)' is a list; each pair of this map is read as an entry, such as '\(line)'. Write it as a list."
    }

    static func barInContent(_ word: String, _ name: String) -> String {
        "'\(shortened(word))' in the content is read as a part of it; the bar of the screen stands beside 'content', as '\(name)'."
    }

    static func corner(_ word: String, _ side: String) -> String {
        "'\(shortened(word))' in the content says nothing of a bar; what stands in a corner at the top stands beside 'content', as 'navigationBar: {\(side): [Edit]}'."
    }

    static func innerList(_ name: String) -> String {
        "'\(name)' is one list; the entries of this one are read as its own where that is certain. What is said of one entry has keys, '{label: Edit, icon: pencil}'; groups have a name, '{label: Edit, group: editing}'."
    }

    static func writeList(_ name: String) -> String { "Write '\(name)' as a list" }

    static func both(_ word: String, path: [String], isNone: Bool = false) -> String {
        if !isNone, path == [word] {
            return "'\(word)' is written in another place, too, which counts. Take one of them out."
        }
        let what = isNone ? "says that there is none" : "is written, too"
        return "'\(shortened(word))' is another word for '\(line(path, nil))', which \(what), and counts."
            + " Take one of them out."
    }

    static func noValue(_ word: String, of name: String, advice: String) -> String {
        "'\(shortened(word))' is no value of '\(name)'. \(advice)"
    }

    /// A line of a description: the keys of a path, and a value.
    static func line(_ path: [String], _ value: String?) -> String {
        let last = "\(path.last ?? ""): \(value ?? "…")"
        return path.dropLast().reversed().reduce(last) { "\($1): {\($0)}" }
    }

    static func article(_ component: Component) -> String {
        let noun = component.noun
        return (noun.first.map("aeiou".contains) == true ? "an " : "a ") + noun
    }

    private static func noKey(_ key: String, _ component: Component) -> String {
        let noun = article(component)
        return "\(noun.prefix(1).uppercased())\(noun.dropFirst()) has no key '\(shortened(key))'"
    }

    static func derivedKey(_ field: Field, _ component: Component) -> String {
        if component.name == "variant" {
            return "'\(field.name)' is the whole screen's: write it there, beside 'variants'."
        }
        return "'\(field.name)' is worked out from the rest, and can't be written in \(article(component))."
    }

    static func renameKey(_ name: String) -> String { "Rename the key to '\(name)'" }
    static func replace(with text: String) -> String { "Write '\(text)'" }
    static func quote(_ quoted: String) -> String { "Quote it: \(quoted)" }
    static func quoted(_ text: String) -> String { "'\(shortened(text))'" }

    static func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
