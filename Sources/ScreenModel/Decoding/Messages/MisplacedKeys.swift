// Where a key belongs that was written in the wrong place.
extension ScreenDecoder {
    /// Where a key is at home, as the end of a sentence.
    struct Home {
        let sentence: String
        /// Whether it can only be meant for there: a bar, a list of items, or what the component right around it has.
        let isCertain: Bool
        /// Whether a field of that name takes a number anywhere.
        let takesNumbers: Bool
    }

    /// Where a key is at home that a record's component doesn't have; nil if nowhere near.
    func home(of word: String, from record: Record, value: String?) -> Home? {
        let value = value ?? "…"
        let folded = Spelling.folded(word)
        guard MisplacedKeys.names.contains(folded) else { return nil }
        let takesNumbers = MisplacedKeys.numbers.contains(folded)
        let own = store.kind(of: record)
        // Further in: the component has a part that takes the key.
        let isAnyone = [.screen, .pane, .overlay].contains(own) && WordSet.everywhere.contains(folded)
        if !isAnyone, let path = way(to: folded, in: own, value) {
            let sentence = "it stands in '\(path.parents.joined(separator: "."))': '\(path.line)'."
            return Home(sentence: sentence, isCertain: false, takesNumbers: takesNumbers)
        }
        // Further out: a component around it takes the key, or a part of that.
        var place = store.place(of: record)
        var levels = 1
        while let here = place, let slot = here.slot {
            let outer = store.kind(of: here.record)
            let beside = outer.component.fields[slot].name
            if let field = outer.component.field(spelt: folded), mayTake(field, of: outer, value) {
                let name = field.name
                let isCertain = levels == 1 || field.type.component != nil
                let whose = outer == .screen ? "the screen's own" : "the \(outer.component.noun)'s"
                let levels = levels == 1 ? "one level out" : "\(levels) levels out"
                let sentence = "it is \(whose), and stands beside '\(beside)', \(levels): '\(name): \(value)'."
                return Home(sentence: sentence, isCertain: isCertain, takesNumbers: takesNumbers)
            }
            if !WordSet.everywhere.contains(folded), let path = way(to: folded, in: outer, value),
                path.parents.first != beside, ["navigationBar", "toolbar", "tabBar"].contains(path.parents[0])
            {
                let sentence = "it stands in '\(path.parents[0])', beside '\(beside)': '\(path.line)'."
                return Home(sentence: sentence, isCertain: false, takesNumbers: takesNumbers)
            }
            levels += here.element == nil ? 1 : 2
            place = store.place(of: here.record)
        }
        return nil
    }

    /// Whether a value may be one of a field: `P0` is no priority of a button, and no bar's size is `390x844`.
    func mayTake(_ field: Field, of kind: ComponentKind, _ value: String) -> Bool {
        // A number where none is taken is told as such.
        if value.hasPrefix("["), case .enumeration = field.type { return false }
        if value == "…" || value.hasPrefix("{") || value.hasPrefix("[") || Double(value) != nil { return true }
        return switch field.type {
        case .integer, .number: false
        case .boolean: ["true", "false", "yes", "no"].contains(value.lowercased())
        case .enumeration: setting(for: value, of: [field.name], in: kind.component) != nil
        default: true
        }
    }

    /// The way from a component to the nearest part, at most two steps down, that takes a key.
    private func way(to folded: String, in kind: ComponentKind, _ value: String) -> (parents: [String], line: String)? {
        func parts(of kind: ComponentKind) -> [(field: Field, part: ComponentKind, isList: Bool)] {
            kind.component.fields.compactMap { field in
                guard !field.isDerived, field.name != "variants", let part = field.type.component else { return nil }
                if case .list = field.type { return (field, part, true) }
                return (field, part, false)
            }
        }
        func name(_ kind: ComponentKind) -> String? {
            kind.component.field(spelt: folded).flatMap { mayTake($0, of: kind, value) ? $0.name : nil }
        }
        let direct = parts(of: kind)
        for (field, part, isList) in direct where !isList && part != kind {
            if let name = name(part) { return ([field.name], "\(field.name): {\(name): \(value)}") }
        }
        for (field, part, isList) in direct where !isList {
            for (inner, last, isInnerList) in parts(of: part) where !isInnerList {
                guard let name = name(last) else { continue }
                return ([field.name, inner.name], "\(field.name): {\(inner.name): {\(name): \(value)}}")
            }
        }
        for (field, part, isList) in direct where isList && part != kind {
            if let name = name(part) { return ([field.name], "\(field.name): [{\(name): \(value)}]") }
        }
        return nil
    }
}

/// What is told of keys in the wrong place.
private enum MisplacedKeys {
    /// All names of fields; most words that nobody knows are none of them.
    static let names = Set(
        ComponentKind.allCases.lazy.flatMap(\.component.fields).filter { !$0.isDerived }.map {
            Spelling.folded($0.name)
        }
    )

    /// The names of fields that take a number somewhere.
    static let numbers: Set<String> = Set(
        Schema.standard.components.flatMap(\.fields).filter { field in
            switch field.type {
            case .integer, .number, .text, .token, .identifier: true
            default: false
            }
        }.map { Spelling.folded($0.name) }
    )

}
