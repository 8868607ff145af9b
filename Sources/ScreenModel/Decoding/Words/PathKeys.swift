import YAMLSyntax

// Keys that are paths: `navigationBar.search.placeholder: Find`.
extension ScreenDecoder {
    /// The row for a key that leads to a field by the names on the way, with dots between them; nil for any other key.
    ///
    /// Which entries of a list there are, keys with numbers tell one by one: these only lead on.
    func rowOfPath(_ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        let word = tree.text(of: pair.key)
        guard kind != .block, word.utf8.count <= 120, word.contains(".") else { return nil }
        var parts = word.split(whereSeparator: { ".[]".contains($0) }).map(String.init)
        // UIKit's controllers hold what is the screen's own: `navigationController.isToolbarHidden`.
        while kind == .screen, parts.count > 1, Spelling.folded(parts[0]).hasSuffix("controller") {
            parts.removeFirst()
        }
        if parts.count == 1 { return OtherWord.row(for: parts[0], in: kind) }
        let isBar = parts.count == 2 && bar(meantBy: parts[0], in: kind) != nil
        if kind == .screen, isBar, let row = rowOfBar(parts.joined(separator: " "), in: kind) { return row }
        var holder: ComponentKind? = kind
        var isInList = false
        for part in parts {
            if part.allSatisfy(\.isNumber), part != parts.first {
                isInList = true
                continue
            }
            guard let component = holder?.component, let slot = component.slot(named: part),
                !component.fields[slot].isDerived
            else { return nil }
            // What stands in a list, its number tells.
            let isOpen = component.fields[slot].type.element == nil || parts.contains { $0.allSatisfy(\.isNumber) }
            holder = isOpen ? component.fields[slot].type.component : nil
        }
        guard parts.count > 1 else { return nil }
        guard isInList else { return OtherWord(word, to: .rename(parts)) }
        var line = shortText(of: pair.value) ?? "…"
        for (index, part) in parts.enumerated().reversed() {
            line = part.allSatisfy(\.isNumber) ? "[\(line)]" : index == 0 ? "\(part): \(line)" : "{\(part): \(line)}"
        }
        return OtherWord(word, advice: "The entries of a list stand in it, each with all that it has: '\(line)'.")
    }

    /// The row for a key of the screen that names a bar and then a field of it: `navBarBackground`, `Tab bar items`.
    func rowOfBar(_ key: String, in kind: ComponentKind) -> OtherWord? {
        guard kind == .screen || kind == .variant, key.utf8.count <= 40 else { return nil }
        let parts = CommonWords.parts(of: key)
        for count in 1..<max(parts.count, 1) {
            let word = parts[..<count].joined()
            let rest = nameOfField(parts[count...])
            // A header or a navigation may be something else, but for what only a bar has.
            let isBar = self.bar(called: word) != nil
            guard let slot = bar(meantBy: word, in: kind), let bar = kind.component.fields[slot].type.component,
                let name = bar.component.field(spelt: rest)?.name
                    ?? (isBar ? OtherWord.row(for: rest, in: bar)?.ownKey : nil),
                name != "kind"
            else { continue }
            return OtherWord(key, to: .rename([kind.component.fields[slot].name, name]))
        }
        return nil
    }

    /// The name behind that of a bar: the colour of a bar is that of all of it, where our `color` is that of its items.
    private func nameOfField(_ parts: ArraySlice<String>) -> String {
        let name = parts.joined()
        return name == "color" || name == "colour" ? "background" : name
    }

    /// The row for a key of a bar that names the bar first and then a field of it: `topAppBarBackgroundColor`.
    func rowOfOwnBar(_ key: String, _ value: NodeIndex, in kind: ComponentKind) -> OtherWord? {
        guard [.navigationBar, .toolbar, .tabBar].contains(kind), key.utf8.count <= 40 else { return nil }
        let parts = CommonWords.partsOfPhrase(key)
        for count in (1..<max(parts.count, 1)).reversed() {
            let fields = ComponentKind.screen.component.fields
            let bar = parts[..<count].joined()
            let isOwn = bar == "bar" && key.contains(" of ")
            guard isOwn || self.bar(meantBy: bar, in: .screen).map({ fields[$0].type.component == kind }) == true
            else { continue }
            let rest = nameOfField(parts[count...])
            if let name = kind.component.field(spelt: rest)?.name { return OtherWord(key, to: .rename([name])) }
            let isMap = tree[value].kind == .mapping
            return (isMap ? OtherWord.row(for: rest, with: .map, in: kind) : nil) ?? OtherWord.row(for: rest, in: kind)
        }
        return nil
    }

    /// The row for a key of the screen that names a bar as a tool or an app does: `UIToolbar`, `mainTabs`, `AppBarLayout`.
    func rowOfBar(named key: String, _ value: NodeIndex, in kind: ComponentKind) -> OtherWord? {
        guard [.screen, .variant, .pane, .overlay].contains(kind) else { return nil }
        // A list may hold places to go to, or anything else that a header shows.
        let places = ["toolbar", "tabBar", "sidebar"] + (tree[value].kind == .sequence ? [] : ["navigationBar"])
        for name in BarNames.plain(key) {
            if let field = kind.component.field(spelt: name)?.name, places.contains(field) {
                return OtherWord(key, to: .rename([field]))
            }
            if let conversion = OtherWord.row(for: name, in: kind)?.conversion, case .rename(let path, _) = conversion,
                places.contains(path[0]), path.count == 1 || path == ["tabBar", "items"]
            {
                return OtherWord(key, to: conversion)
            }
        }
        return nil
    }

    /// The row for one of several keys that are told apart by their numbers: `rightButton1`.
    func rowOfNumbered(_ word: String, in kind: ComponentKind) -> OtherWord? {
        guard word.utf8.count <= 40, word.last?.isNumber == true else { return nil }
        let name = String(word.prefix { !$0.isNumber })
        // `right 1`
        let side = kind == .navigationBar ? Sides.list(at: Spelling.folded(name)) : nil
        let row = OtherWord.row(for: side.map { $0 + "Item" } ?? name, in: kind)
        return row?.isElement == true ? row : nil
    }

    /// The field of a screen for the bar that a word names, in other tools' words, too.
    func bar(meantBy word: String, in kind: ComponentKind) -> Int? {
        if let slot = bar(called: word) { return slot }
        guard case .rename(let path, _)? = OtherWord.row(for: word, in: kind)?.conversion, path.count == 1,
            ["navigationBar", "toolbar", "tabBar"].contains(path[0])
        else { return nil }
        return kind.component.slot(named: path[0])
    }
}

/// What tools and apps put around the name of a bar.
enum BarNames {
    private static let endings = OtherWord.list("view layout component widget container controller m3")

    /// What is left of a name without what stands around it, folded; none if nothing does.
    static func plain(_ name: String) -> [String] {
        guard name.utf8.count <= 40 else { return [] }
        let folded = Spelling.folded(name)
        let ends = [folded] + endings.filter(folded.hasSuffix).map { String(folded.dropLast($0.count)) }
        let names = ends.flatMap { end in
            [end] + WordSet.namesAroundBars.words.filter(end.hasPrefix).map { String(end.dropFirst($0.count)) }
        }
        return names.filter { $0 != folded && $0.count > 3 }
    }
}
