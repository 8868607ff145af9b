import Diagnostics
import YAMLSyntax

// Screens whose ids are said otherwise than by `id`: by the key that they stand under, or in another tool's words.
extension ScreenDecoder {
    /// Whether a map has a key that is one of a screen's in another spelling, or another tool's word for its id or a bar.
    func hasOtherKey(in mapping: NodeIndex) -> Bool {
        tree.pairs(of: mapping).contains { key, value in
            guard let word = tree.word(key, upTo: 64) else { return false }
            if ScreenDecoder.ownKeys.contains(Spelling.folded(word)) { return true }
            let inner = tree.resolved(value)
            return switch OtherWord.row(for: word, in: .screen)?.conversion {
            case .rename(["id"], _): tree[inner].kind == .scalar
            case .rename(let path, _): ["navigationBar", "toolbar", "tabBar", "content"].contains(path[0])
            case .group(let path?, _): path == ["id"]
            // `spec: {navigationBar: …}`
            case .group(nil, _):
                isScreen(inner, takesTitle: true, groups: 4) || holdsEdges(inner) || !variedPairs(of: inner).isEmpty
                    || tree.value(ofKey: "screen", in: inner).map { tree[tree.resolved($0)].kind == .mapping } == true
            case .variants: !variedPairs(of: inner).isEmpty
            default: !word.hasPrefix("x-") && rowOfWrapper((key: key, value: value), in: .screen) != nil
            }
        }
    }

    /// Tells that a document is a list of screens, which is read as such; false for any other document.
    mutating func reportListOfScreens(_ root: NodeIndex) -> Bool {
        guard isListOfScreens(root) || tree[root].kind == .sequence && isListOfNamedScreens(root) else { return false }
        report(.screenOtherWord, listed: root, under: "screens", Message.listOfScreens)
        return true
    }

    /// Tells that a document lists the parts of one screen, with a key in front of it that says so; false for any other.
    mutating func reportListOfParts(_ root: NodeIndex) -> Bool {
        guard tree[root].kind == .sequence, listsBars(root) else { return false }
        report(.screenNotAScreen, listed: root, under: "components", Message.listOfParts)
        return true
    }

    /// Tells of a document that is a list, with the fix that puts a key in front of it.
    private mutating func report(_ rule: OwnRule, listed root: NodeIndex, under key: String, _ message: String) {
        let range = tree[root].range
        var edits: [Edit]?
        if tree[root].style == .flow {
            edits = [Edit(inserting: "{\(key): ", at: range.start), Edit(inserting: "}", at: range.end)]
        } else if range.start == 0 || tree.source[range.start - 1] == 0x0A {
            edits = [Edit(inserting: key + ":" + tree.lineBreak, at: range.start)]
        }
        let fix = Fix(safe: Message.replace(with: key + ": […]"), edits)
        report(rule, tree[tree.firstChild(of: root)].range, message, fix: fix)
    }

    /// Whether all elements of a list are maps with an id or a screen's bars.
    func isListOfScreens(_ list: NodeIndex) -> Bool {
        let screens = tree.entries(of: list)
        return !screens.isEmpty
            && screens.allSatisfy { screen in
                tree[screen].kind == .mapping && (tree.value(ofKey: "id", in: screen) != nil || hasBar(screen))
            }
    }

    /// Whether a map has a bar or content of a screen, in words of ours or of others.
    private func hasBar(_ mapping: NodeIndex) -> Bool {
        tree.hasKey(ScreenDecoder.parts, in: mapping) || hasOtherKey(in: mapping)
    }

    /// Reads a map of screens by their ids, `{orders: {navigationBar: …}}`; false if a screen has no part that nothing
    /// else has, unless the map is said to be screens.
    mutating func decodeNamedScreens(_ mapping: NodeIndex, defaults: Record?, isSaid: Bool) -> Bool {
        guard tree[mapping].kind == .mapping, tree.firstChild(of: mapping) != .none else { return false }
        // A screen that says its id is one, and most do.
        guard isSaid || tree.value(ofKey: "id", in: mapping) == nil else { return false }
        var named = [OtherPair]()
        var written: NodeIndex?
        var beside = [OtherPair]()
        // A title tells of a screen only where another one has a bar or content.
        var isSure = false
        for (key, target) in tree.pairs(of: mapping) {
            let value = tree.resolved(target)
            guard tree[key].kind == .scalar, !tree.isMergeKey(key) else { return false }
            let word = tree.text(of: key)
            if !isSaid, word == "defaults" {
                written = target
                continue
            }
            if !isSaid, tree[value].kind == .scalar || word.hasPrefix("x-") || isOfApp(key, value) {
                beside.append((key: key, value: target))
                continue
            }
            // A screen that isn't put into a list has parts, not screens.
            guard tree[value].kind == .mapping, !ScreenDecoder.ownKeys.contains(Spelling.folded(word)) else {
                return false
            }
            if !isSaid {
                // What stands on a screen tells it from a map of anything else.
                let isOnly = tree[mapping].count == 1
                // Each group is looked into, and aliases make many of one map.
                sampledValues += 4 * min(tree[value].count, 64)
                let groups = sampledValues < ScreenDecoder.sampled.inAll ? 4 : 0
                let isWhole = isScreen(value, takesTitle: isOnly, groups: groups)
                guard word != "screens", mayNameScreen(key, value),
                    isWhole || isOnly && hasKey(of: .screen, in: value) || tree[value].count == 0
                        || isScreen(value, takesTitle: true, groups: groups)
                else { return false }
                isSure = isSure || isWhole || isOnly
            }
            named.append((key, value))
        }
        // What all share may as well be the only screen's own.
        let shares = beside.contains { tree[tree.resolved($0.value)].kind != .scalar && isShared($0) }
        guard named.count > (shares ? 1 : 0), isSaid || isSure else { return false }
        var defaults = defaults
        if !beside.isEmpty || written != nil {
            // Beside several screens a title is the app's.
            let isSeveral = named.count > 1
            let areOfAll = beside.allSatisfy { pair in
                isShared(pair) || isNote(pair.key) || isSeveral && tree.text(of: pair.key, equals: "title")
            }
            guard areOfAll else { return false }
            defaults = decodeDefaults(written, beside: beside, in: mapping)
        }
        let isDocument = tree[mapping].parent == .none || tree[tree[mapping].parent].kind != .mapping
        for (key, value) in named {
            decodeScreen(value, named: key, defaults: defaults)
            guard tree.value(ofKey: "id", in: value) == nil else { continue }
            reportNamedScreen(key, isOnly: isDocument && named.count == 1)
        }
        return true
    }

    /// Whether a key may be what a screen is called; one that has a meaning on a screen is it only written large, and in
    /// front of what has a bar: `Search: {navigationBar: …}`.
    private func mayNameScreen(_ key: NodeIndex, _ screen: NodeIndex) -> Bool {
        let word = tree.text(of: key)
        guard let row = OtherWord.row(for: word, in: .screen) else { return true }
        let isGroup =
            switch row.conversion {
            case .group, .variants: true
            default: ["navigationBar", "toolbar", "tabBar", "splitView", "sidebar"].contains(row.conversion.path?[0])
            }
        return isLarge(word) && hasBar(named: screen)
            && (!isGroup || ["search", "detail"].contains(Spelling.folded(word)))
    }

    /// Whether a map has a bar of a screen, by any word for it.
    func hasBar(named mapping: NodeIndex) -> Bool {
        tree.hasWord(in: mapping, among: 64) { key in
            tree.folded(key).flatMap { bar(meantBy: $0, in: .screen) } != nil
        }
    }

    /// Whether a pair beside screens is what an app says of all of them, `tabBar: [Home, Settings]`, `theme: {…}`.
    private func isOfApp(_ key: NodeIndex, _ value: NodeIndex) -> Bool {
        guard tree[key].range.length <= 40, case let word = tree.text(of: key), !isLarge(word) else { return false }
        let row = OtherWord.row(for: word, in: .screen)
        let isNote = if case .note = row?.conversion { true } else { false }
        let name = ComponentKind.screen.component.field(spelt: Spelling.folded(word))?.name ?? row?.conversion.path?[0]
        return
            (isNote || name == "app" || OtherWord.isLooks(word)
            || name.map(WordSet.fieldsOfApps.contains) == true)
            && !isMapOfScreens(value)
    }

    /// Whether a value is a map of several screens by their ids.
    func isMapOfScreens(_ value: NodeIndex) -> Bool {
        guard tree[value].kind == .mapping, 2...64 ~= tree[value].count, variedPairs(of: value).isEmpty else {
            return false
        }
        var isSure = false
        for (key, target) in tree.pairs(of: value) {
            let inner = tree.resolved(target)
            let isWhole = isScreen(inner, takesTitle: false)
            isSure = isSure || isWhole
            guard let word = tree.folded(key, upTo: 64), tree[inner].kind == .mapping,
                !ScreenDecoder.ownKeys.contains(word),
                isWhole || isScreen(inner, takesTitle: true), mayNameScreen(key, inner)
            else { return false }
        }
        return isSure
    }

    /// Whether all elements of a list are screens under their ids: `- home: {title: Home}`.
    func isListOfNamedScreens(_ list: NodeIndex) -> Bool {
        let first = tree.firstChild(of: list)
        // Most lists have screens that say their id.
        guard first != .none, tree.onlyPair(of: tree.resolved(first)) != nil else { return false }
        var names = Set<String>()
        // A word of ours is a name where it is written large like the others, and in front of what has a bar.
        return tree.children(of: list).allSatisfy { element in
            guard let pair = tree.onlyPair(of: tree.resolved(element)), tree[pair.key].range.length <= 64,
                case let value = tree.resolved(pair.value), tree[value].kind == .mapping
            else { return false }
            let word = tree.text(of: pair.key)
            let isOfScreen =
                switch OtherWord.row(for: word, in: .screen)?.conversion {
                case .rename, .renameFirst, .group, .words, .note: true
                default: ScreenDecoder.ownKeys.contains(Spelling.folded(word))
                }
            let isName =
                tree[list].count > 1 && isLarge(word) && hasBar(named: value) && bar(called: pair.key) == nil
                && names.insert(word).inserted
            return (!isOfScreen || isName) && (hasKey(of: .screen, in: value) || isScreen(value, takesTitle: true))
        }
    }

    /// Tells that the key of a screen is read as its id.
    mutating func reportNamedScreen(_ key: NodeIndex, isOnly: Bool) {
        let id = tree.text(of: key)
        let (mapping, value) = (tree[key].parent, tree.nextSibling(of: key))
        let isElement = tree[tree[mapping].parent].kind == .sequence
        let line = "id: \(ScalarText(id).yaml)"
        let newLine = tree.newLine(atColumn: tree.column(at: tree.pairStart(of: key)))
        var edit =
            isOnly ? tree.unwrapping(key).map { Edit(range: $0.range, text: line + newLine + $0.text) } : nil
        if isElement, tree[value].kind == .mapping, tree.value(ofKey: "id", in: value) == nil {
            edit =
                tree.unwrapping(key).map { Edit(range: $0.range, text: line + newLine + $0.text) }
                ?? tree.flowMap([line], adding: value, as: nil).map { Edit(range: tree[mapping].range, text: $0) }
        }
        screenID = id
        tell(key, Message.namedScreen(id, isOnly: isOnly), fix: Fix(safe: Message.replace(with: "id: \(id)"), edit))
        screenID = nil
    }

    /// Whether a key says nothing of a screen that any guideline reads.
    func isNote(_ key: NodeIndex) -> Bool {
        switch OtherWord.row(for: tree.text(of: key), in: .screen)?.conversion {
        case nil, .note: true
        default: false
        }
    }

    /// Whether a map has a bar or content of a screen, in words of ours or of others, or else a title; it may as well group
    /// these, as deep as is said.
    private func isScreen(_ mapping: NodeIndex, takesTitle: Bool, groups: Int = 0) -> Bool {
        // A screen has fewer keys.
        tree.pairs(of: mapping, among: 64).contains { key, value in
            guard let word = tree.word(key, upTo: 64) else { return false }
            let inner = tree.resolved(value)
            let row =
                OtherWord.row(for: word, in: .screen) ?? rowOfBar(word, in: .screen)
                ?? rowOfWrapper((key: key, value: value), in: .screen)
            return switch row?.conversion {
            case .rename(let path, _): ScreenDecoder.parts.contains(path[0])
            case .element(let element): ScreenDecoder.parts.contains(element.path[0])
            case .renameFirst: takesTitle
            case .variants: !variedPairs(of: inner).isEmpty
            case .group(nil, _): groups > 0 && isScreen(inner, takesTitle: takesTitle, groups: groups - 1)
            default: ScreenDecoder.wordsOfParts.contains(Spelling.folded(word))
            }
        }
    }

    private static let ownKeys = Set(
        ComponentKind.screen.component.fields.filter { !$0.isDerived && $0.name != "kind" }
            .map { Spelling.folded($0.name) }
    )

    private static let parts = ["navigationBar", "toolbar", "tabBar", "content", "splitView", "sidebar", "guidelines"]
    private static let wordsOfParts = Set(parts.map(Spelling.folded))
}
