import Diagnostics
import YAMLSyntax

// Files with several screens as people write them: what all screens share beside `screens`, and screens under a key of the
// team's own, `app: {platform: ios, screens: […]}`.
extension ScreenDecoder {
    /// The keys of a document with several screens.
    struct DocumentKeys {
        var screens: NodeIndex?
        var defaults: NodeIndex?
        /// What belongs into `defaults`, and stands beside it.
        var shared = [OtherPair]()
        /// The maps with screens under keys of somebody's own, where the document has no screens itself.
        var held = [(key: NodeIndex, documents: [NodeIndex])]()
    }

    /// Whether a map has a list of screens under our word, or under another tool's.
    func holdsScreens(_ mapping: NodeIndex) -> Bool {
        // `app: {id: com.acme.cook, screens: […]}`
        guard tree[mapping].kind == .mapping,
            tree.value(ofKey: "id", in: mapping) == nil || tree.folded(tree.key(of: mapping), upTo: 16) == "app"
        else { return false }
        for (key, value) in tree.pairs(of: mapping) {
            if tree.text(of: key, equals: "screens") { return mayBeScreens(tree.resolved(value)) }
            if wordOfDocument(key, value) == "screens" { return true }
        }
        return false
    }

    /// Whether a value is a list of maps, or a map of them, and no list of names.
    private func mayBeScreens(_ value: NodeIndex) -> Bool {
        let first = tree.firstChild(of: value)
        guard first != .none else { return false }
        let screen = tree.resolved(tree[value].kind == .mapping ? tree.nextSibling(of: first) : first)
        return tree[screen].kind == .mapping
    }

    /// Our key of a document that another word stands for: `pages: […]`, `common: {platform: ios}`; nil for any other.
    func wordOfDocument(_ key: NodeIndex, _ written: NodeIndex) -> String? {
        guard let word = tree.folded(key, upTo: 64) else { return nil }
        let value = tree.resolved(written)
        if ScreenDecoder.wordsForDefaults.contains(word), tree[value].kind == .mapping {
            return holdsAnchors(written) ? nil : "defaults"
        }
        guard WordSet.screens.contains(word), isListOfScreens(value) || isListOfNamedScreens(value) else { return nil }
        return "screens"
    }

    /// Whether a map is there for what takes parts of it by their anchors, which says nothing of the others.
    func holdsAnchors(_ written: NodeIndex) -> Bool {
        func hasAnchor(_ node: NodeIndex) -> Bool { tree[node].kind != .alias && tree[node].hasAnchor }
        return hasAnchor(written)
            || tree.pairs(of: tree.resolved(written), among: 64).contains { _, value in hasAnchor(value) }
    }

    /// What people call what all screens share.
    static let wordsForDefaults: Set = ["common", "shared", "base", "global", "globals"]

    /// Whether a key beside `screens` says something of each screen, and no note of the file as a whole.
    func isShared(_ pair: OtherPair) -> Bool {
        let word = tree.text(of: pair.key)
        if holdsFacts(pair) || rowOfGuideline(pair) != nil || namesApp(pair) { return true }
        if let field = ComponentKind.screen.component.field(spelt: Spelling.folded(word)) {
            return !field.isDerived && !["id", "name", "description"].contains(field.name)
        }
        guard case .rename(let path, _) = OtherWord.row(for: word, in: .screen)?.conversion else { return false }
        return path == ["app", "name"] || WordSet.fieldsOfApps.contains(path[0])
    }

    /// Whether a pair beside screens is the name of the app that has them: `app: {name: Mail, screens: […]}`.
    private func namesApp(_ pair: OtherPair) -> Bool {
        tree.text(of: pair.key, equals: "name") && tree[tree.resolved(pair.value)].kind == .scalar
            && tree.text(of: tree.key(of: tree[pair.key].parent), equals: "app")
    }

    /// Reads what the map of an app or of a bar says of the screen: `app: {name: Mail, platform: ios}`, `navigationBar: {title:
    /// Pay, role: task}`; false for any other key.
    mutating func decodeField(ofScreen pair: OtherPair, by part: Record) -> Bool {
        let kind = store.kind(of: part)
        guard [.app, .navigationBar, .toolbar, .tabBar].contains(kind), let screen = store.place(of: part)?.record,
            store.kind(of: screen) == .screen,
            let field = ComponentKind.screen.component.field(spelt: nameOfField(ofScreen: pair.key, in: kind)),
            case let name = field.name, let slot = ComponentKind.screen.component.slot(named: name),
            kind == .app
                ? WordSet.fieldsOfApps.contains(name)
                : (["role", "level", "presentation", "parent"].contains(name)
                    || name == "sizeClasses" && kind == .navigationBar
                        && tree[tree.resolved(pair.value)].kind != .mapping)
                    && mayTake(field, of: .screen, shortText(of: pair.value) ?? "["),
            case let mapping = store.nodeIndex(of: screen), tree[mapping].kind == .mapping,
            tree.value(ofKey: name, in: mapping) == nil, !store[screen, slot].isWritten
        else { return false }
        let outer = holder
        holder = screen
        defer { holder = outer }
        decodeField(slot, of: screen, pair.value)
        let line = Message.line([name], shortText(of: pair.value) ?? "…")
        let fix = Fix(safe: Message.replace(with: line), tree.moving(pair.key, to: name, in: mapping))
        let home = "it is the screen's own, and is read as such: '\(line)'."
        let message = Message.misplaced(tree.text(of: pair.key), kind.component, home: home)
        tell(pair.key, message, as: .screenUnknownKey, fix: fix)
        return true
    }

    /// What a key of a bar calls a field of the screen, by its folded spelling, such as its width.
    private func nameOfField(ofScreen key: NodeIndex, in kind: ComponentKind) -> String {
        let word = Spelling.folded(tree.text(of: key))
        return kind == .navigationBar && ["sizeclass", "device"].contains(word) ? "sizeclasses" : word
    }

    /// Reads what stands beside `screens` as if it stood in `defaults`.
    mutating func decodeShared(
        _ pairs: [OtherPair],
        beside defaults: NodeIndex?,
        in mapping: NodeIndex,
        _ base: Record?
    ) -> Record? {
        guard !pairs.isEmpty else { return base }
        let record = base ?? store.addRecord(.screen, node: mapping.rawValue, in: nil)
        var others = [OtherPair]()
        var isFirst = true
        let areFields = pairs.allSatisfy {
            ComponentKind.screen.component.slot(named: tree.text(of: $0.key)) != nil && !namesApp($0)
        }
        // Comments among them stay where they are, line by line.
        let gathered = defaults == nil && areFields ? tree.gathering(pairs.map(\.key), into: "defaults") : nil
        for pair in pairs {
            let word = tree.text(of: pair.key)
            let path = OtherWord.row(for: word, in: .screen)?.conversion.path
            // `appName: Mail` is what `app: Mail` says.
            let saysName = path == ["app", "name"] && tree[tree.resolved(pair.value)].kind == .scalar
            let name = saysName || namesApp(pair) ? "app" : word
            guard let slot = ComponentKind.screen.component.slot(named: name) else {
                others.append(pair)
                continue
            }
            guard !store[record, slot].isWritten else {
                reportBoth(pair, ["defaults", name])
                continue
            }
            decodeField(slot, of: record, pair.value)
            var edits: [Edit]?
            if let gathered {
                edits = [gathered]
            } else if let defaults {
                edits = tree[defaults].kind == .mapping ? tree.moving(pair.key, to: name, in: defaults) : nil
            } else if isFirst {
                // The others are moved to it afterwards.
                edits = tree.rewriting(pair.key, to: ["defaults", name])
            }
            isFirst = false
            reportRead(pair, as: ["defaults", name], edits)
        }
        decodeOthers(others, of: record)
        return record
    }

    /// Reads the defaults of screens without a list of their own, and what stands beside them: shared keys, and notes.
    mutating func decodeDefaults(_ defaults: NodeIndex?, beside pairs: [OtherPair], in mapping: NodeIndex) -> Record? {
        for pair in pairs where !isShared(pair) { reportNoteOfFile(pair) }
        return decodeDefaults(defaults, pairs.filter { isShared($0) }, in: mapping, within: nil)
    }

    /// Reads what the first of several documents says for those behind it, where it has no screen itself: `platform: ios`;
    /// nil for any other document.
    mutating func decodeSettings(_ mapping: NodeIndex) -> Record? {
        guard tree[mapping].kind == .mapping, (1...8).contains(tree[mapping].count) else { return nil }
        let pairs = Array(tree.pairs(of: mapping))
        let saysSettings = pairs.allSatisfy { pair in
            guard tree[pair.key].kind == .scalar,
                let name = OtherWord.key(for: tree.text(of: pair.key), in: .screen)
            else { return false }
            return name != "tabBar" && WordSet.fieldsOfApps.contains(name)
        }
        guard saysSettings else { return nil }
        let told = diagnostics.count
        let base = decodeDefaults(nil, pairs, in: mapping, within: nil)
        takeBack(at: pairs.map(\.key), from: told)
        report(.screenOtherWord, headRange(of: mapping), Message.settings, severity: .info)
        return base
    }

    /// Reads `defaults` with what belongs into it and stands beside it; `outer` are those of what holds the screens.
    mutating func decodeDefaults(
        _ defaults: NodeIndex?,
        _ shared: [OtherPair],
        in mapping: NodeIndex,
        within outer: Record?
    ) -> Record? {
        let firstText = store.texts.count
        var base: Record?
        if let defaults, !isNone(tree.resolved(defaults)), !isBlank(tree.resolved(defaults)) {
            let payload = decodeComponent(.screen, defaults, in: nil, field: "defaults") ?? Slot.unreadable
            if payload < Slot.unreadable {
                let record = Record(offset: payload)
                base = record
                // An id would be that of all screens.
                if store[record, Slots.Screen.id].isWritten {
                    let key = keyOfField(Slots.Screen.id, of: record)
                    store[record, Slots.Screen.id] = .absent
                    // What a merge brings is another's.
                    if tree[key].kind == .scalar { report(.screenUnknownKey, tree[key].range, Message.idOfAll) }
                }
            } else if payload != Slot.null {
                // What all screens share is not known, so that nothing in them counts as none.
                let record = store.addRecord(.screen, node: defaults.rawValue, in: nil)
                store.noteUnread(in: record)
                base = record
            }
        }
        guard let base = decodeShared(shared, beside: defaults, in: mapping, base) else { return outer }
        reportOpenVariants(of: base)
        readGuideline(besidePlatformOf: base, isShared: defaults == nil)
        let locales = store.locales(ofTexts: firstText..<store.texts.count)
        defaultLocales = outer == nil ? locales : defaultLocales + locales
        if let outer { store.fill(base, from: outer) }
        return base
    }

    /// The maps with screens that a key of somebody's own holds, in a list or by their ids, or the lists of screens that it
    /// holds by their names: `flows: {booking: [{id: seats, …}]}`.
    func documents(heldBy value: NodeIndex, under key: NodeIndex) -> [NodeIndex] {
        guard tree[value].kind == .sequence else {
            if holdsScreens(value) { return [value] }
            guard tree[value].kind == .mapping, mayHoldScreens(key) else { return [] }
            let lists = tree.pairs(of: value).map { tree.resolved($0.value) }
            // An id, a name or a role alone may be that of anything: `reviewers: {list: [{name: Anna, role: PO}]}`.
            let isSaid = tree.folded(key).map(WordSet.screens.contains) == true
            if !lists.isEmpty, lists.allSatisfy({ isListOfScreens($0) }),
                isSaid || lists.contains(where: { tree.entries(of: $0).contains { hasBar(named: $0) } })
            {
                return lists
            }
            return isMapOfScreens(value) ? [value] : []
        }
        return isInventory(value, under: key) ? [value] : tree.children(of: value).filter { holdsScreens($0) }
    }

    /// Whether a list under a key that nobody reads is one of screens, the only ones there are: `inventory: [{id: home, tabBar:
    /// […]}, …]`.
    private func isInventory(_ list: NodeIndex, under key: NodeIndex) -> Bool {
        let entries = tree.children(of: list, among: 64).map { tree.resolved($0) }
        guard entries.contains(where: { hasBar(named: $0) }), mayHoldScreens(key), !hasBar(named: tree[key].parent)
        else { return false }
        // Beside a name they may be states of the one screen.
        let isNamed = tree.hasKey(["name", "title"], in: tree[key].parent)
        return entries.allSatisfy { tree.hasKey(isNamed ? ["id", "screen"] : ["id", "screen", "name"], in: $0) }
    }

    /// Whether a key has no meaning on a screen, or is a word for several.
    private func mayHoldScreens(_ key: NodeIndex) -> Bool {
        guard let word = tree.folded(key, upTo: 64) else { return false }
        if word == "app" || WordSet.screens.contains(word) { return true }
        // `wireframes: {home: …, cart: …}`
        return ComponentKind.screen.component.field(spelt: word) == nil && isNote(key)
    }

    /// Whether a key of somebody's own holds screens, and the map itself has none.
    func holdsDocuments(_ mapping: NodeIndex) -> Bool {
        let ownKeys = ["id", "screens", "navigationBar", "toolbar", "content"]
        return !tree.hasKey(ownKeys, in: mapping) && !holdsScreens(mapping)
            && tree.pairs(of: mapping).contains { key, value in !documents(heldBy: value, under: key).isEmpty }
    }

    /// Reads the screens that stand under a key of somebody's own.
    mutating func decodeHeldScreens(_ documents: [NodeIndex], of key: NodeIndex, isOnly: Bool, defaults: Record?) {
        let word = tree.text(of: key)
        let isOne = isOnly && documents.count == 1 && tree[documents[0]].kind == .mapping
        // The name of an app is moved first: without `app` around it, it would be the file's.
        let isNamed = isOne && tree.pairs(of: documents[0], among: 64).contains { namesApp($0) }
        let edit = isOne && !isNamed ? tree.unwrapping(key) : nil
        tell(key, Message.heldScreens(word), fix: Fix(safe: Message.replace(with: "screens: […]"), edit))
        for document in documents {
            if tree[document].kind == .sequence {
                decodeScreens(listed: document, defaults: defaults)
            } else if holdsScreens(document) {
                decodeScreens(document, within: defaults)
            } else {
                _ = decodeNamedScreens(document, defaults: defaults, isSaid: false)
            }
        }
    }

    /// Tells that a key of a file with several screens is a note, with the fix that makes it one.
    mutating func reportNoteOfFile(_ pair: OtherPair) {
        let word = tree.text(of: pair.key)
        guard !word.hasPrefix("x-"), word != ScreenDecoder.schemaKey, hasRoom(at: tree[pair.key].range) else { return }
        reportNote(pair, .screenUnknownKey, of: ComponentKind.document.component)
    }
}
