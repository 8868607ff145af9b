package import Diagnostics
package import YAMLSyntax

/// Reads the screens of a YAML tree against the schema.
///
/// It never gives up: every mistake becomes a diagnostic, the field concerned becomes undetermined, and the rest is
/// read on. Nothing here copies the text of the file but what is spelt differently there, such as escapes.
package struct ScreenDecoder: ~Copyable {
    /// The tree that is read.
    let tree: YAMLTree
    /// The records read so far.
    var store: RecordStore
    /// The screens read so far, in the order of the file.
    var screens: [Screen] = []
    /// The mistakes found so far, in no particular order.
    var diagnostics: [Diagnostic] = []

    /// The edits that write each short form in full; nil unless somebody asks for them.
    var fullForms: [Fix]?

    let file: String
    /// The example of a rule file that is being read, which has keys of its own.
    var example = NodeIndex.none
    /// The keys of an invalid example that are no part of its screen: what the rule says, and what its fix makes of it.
    package static let exampleKeys = ["says", "fixed"]
    /// Whether a screen without an id gets one, as examples in rule files do.
    private var suppliesIDs = false
    /// The id of the screen that is being read, for diagnostics.
    var screenID: String?
    /// The locales of the texts in the `defaults` of the document at hand.
    var defaultLocales: [UInt32] = []
    /// The component whose keys are being read.
    var holder: Record?
    /// How deep the decoder is in nested components; aliases can nest deeper than the text does.
    var depth = 0
    /// The number of values that were looked at for buttons, bars, looks and screens.
    var sampledValues = 0
    /// The selections that no entry of a bar has, as far as they were looked at.
    var lookedAtSelections = Set<NodeIndex>()

    /// The screen that is being read, and the record of what it shares with others.
    var screenAtHand: (mapping: NodeIndex, defaults: Record?) = (.none, nil)
    /// The keys of lists of all that is on the screen that is being read, which may hold its bars.
    var listsOfParts: [NodeIndex] = []
    /// The keys that are read already, with another one or for what stands around them.
    var keysRead: Set<NodeIndex> = []
    /// The items of toolbars that stand in the navigation bar, as SwiftUI's placements say.
    var placedItems: [PlacedItem] = []
    /// The values of the screen that is being read that hold in some of its layouts.
    var variedValues: [VariedValue] = []
    /// The key of the states of the screen that is being read, if one of them is nobody's.
    var openStates = NodeIndex.none
    /// The bars and items of which a note says that both texts and icons are shown.
    var openFaces: [(holder: Record, node: NodeIndex)] = []
    /// The bars that another bar of the screen that is being read says there are not, by their fields.
    var deniedBars: [(slot: Int, pair: OtherPair)] = []
    /// What the screen that is being read tells of when items are there.
    var notesOfPresence: [OtherPair] = []
    /// Maps of looks, which are read behind what they are about, each with its screen or variant.
    var looks: [(mapping: NodeIndex, record: Record)] = []

    static let maximumDepth = 100
    /// The number of mistakes that are told apart in one file.
    static let maximumDiagnostics = 10_000

    /// Creates a decoder of a tree that writes into `store`, whose memory is used again; what it held is dropped.
    init(_ tree: consuming YAMLTree, file: String, reusing store: consuming RecordStore = RecordStore()) {
        self.tree = tree
        self.file = file
        self.store = store
    }

    /// The edits that write each short form of a tree in full, without those that would lose a comment.
    package static func fullForms(of tree: consuming YAMLTree, file: String) -> [Fix] {
        var decoder = ScreenDecoder(tree, file: file)
        decoder.fullForms = []
        decoder.decode()
        return (decoder.fullForms ?? []).filter { !decoder.tree.losesComment($0) }
    }

    /// Reads all documents of the tree.
    mutating func decode() {
        store.reset(source: tree.source)
        let documents = tree.documents.map { tree.resolved($0) }.filter { !tree.isNull($0) }
        let isEmpty = documents.isEmpty
        let settings = documents.count > 1 ? decodeSettings(documents[0]) : nil
        for document in documents.dropFirst(settings == nil ? 0 : 1) { decodeDocument(document, settings) }
        resolvePanes()
        if isEmpty, tree.problems.isEmpty { report(.screenNotAScreen, SourceRange(at: 0), Message.emptyFile) }
        joinSharedMistakes()
        reportDuplicateIDs()
    }

    /// Reads one mapping, a screen or a map with `screens`, as if it were a document; screens that lack an id get one.
    mutating func decode(example node: NodeIndex) {
        store.reset(source: tree.source)
        suppliesIDs = true
        example = node
        defer { (suppliesIDs, example) = (false, .none) }
        guard tree[node].kind == .mapping else {
            return report(.screenNotAScreen, tree[node].range, Message.notAMapping)
        }
        if hasKey(of: .document, in: node) {
            decodeScreens(node)
        } else {
            decodeScreen(node, defaults: nil)
        }
        reportDuplicateIDs()
    }

    private mutating func decodeDocument(_ node: NodeIndex, _ settings: Record?) {
        if reportListOfScreens(node) { return decodeScreens(listed: node, defaults: settings) }
        guard tree[node].kind == .mapping else {
            if tree.isComplete, !tree.holdsUnknownAlias(node), !reportMissingSpace(node), !reportListOfParts(node) {
                let isXML = tree.text(of: node).hasPrefix("<?xml")
                report(.screenNotAScreen, tree[node].range, isXML ? Message.xml : Message.notAMapping)
            }
            return
        }
        if holdsScreens(node) || holdsDocuments(node) {
            decodeScreens(node, within: settings)
        } else if decodeNamedScreens(node, defaults: settings, isSaid: false) {
            return
        } else if hasKey(of: .document, in: node) {
            decodeScreens(node, within: settings)
        } else if hasKey(of: .screen, in: node) || hasOtherKey(in: node) {
            decodeScreen(node, defaults: settings)
        } else if tree.isComplete, !tree.holdsUnknownAlias(node) {
            report(.screenNotAScreen, headRange(of: node), Message.noScreenKey)
        }
    }

    func hasKey(of kind: ComponentKind, in mapping: NodeIndex) -> Bool {
        let table = kind.component.keys
        return tree.hasWord(in: mapping) { tree.withText(of: $0) { table.index(of: $0) != nil } }
    }

    /// Reads a document with `screens:` and perhaps `defaults:`; `outer` are those of what holds it.
    mutating func decodeScreens(_ mapping: NodeIndex, within outer: Record? = nil) {
        let keys = keysOfDocument(mapping)
        let base = decodeDefaults(keys.defaults, keys.shared, in: mapping, within: outer)
        for (key, documents) in keys.held {
            decodeHeldScreens(documents, of: key, isOnly: keys.held.count == 1, defaults: base)
        }
        guard let screens = keys.screens else {
            guard keys.held.isEmpty else { return }
            return report(.screenNotAScreen, headRange(of: mapping), Message.noScreens)
        }
        let list = tree.resolved(screens)
        guard tree[list].kind == .sequence else {
            if decodeNamedScreens(list, defaults: base, isSaid: true) { return }
            if tree[list].kind == .mapping, hasKey(of: .screen, in: list) {
                report(.screenWrongType, headRange(of: list), Message.screensOfOne, severity: .info)
                return decodeScreen(list, defaults: base)
            }
            if !tree.isNull(list) { reportWrongType("screens", wanted: Message.list, list) }
            return
        }
        decodeScreens(listed: list, defaults: base)
    }

    /// Reads the screens of a list.
    mutating func decodeScreens(listed list: NodeIndex, defaults base: Record?) {
        let isNamed = isListOfNamedScreens(list)
        for element in tree.children(of: list) {
            let node = tree.resolved(element)
            if isNamed, let pair = tree.onlyPair(of: node) {
                decodeScreen(tree.resolved(pair.value), named: pair.key, defaults: base)
                reportNamedScreen(pair.key, isOnly: false)
            } else if tree[node].kind == .mapping {
                decodeScreen(node, defaults: base)
            } else {
                reportWrongType("screens", wanted: Message.screen, node)
            }
        }
    }

    /// Finds the values of `screens` and `defaults`, and reports keys that do not belong here.
    private mutating func keysOfDocument(_ mapping: NodeIndex) -> DocumentKeys {
        let fields = ComponentKind.document.component.fields
        var found = [OtherPair?](repeating: nil, count: fields.count)
        var keys = DocumentKeys()
        let isHolder = holdsDocuments(mapping)
        for pair in tree.pairs(of: mapping) {
            let key = pair.key
            if mapping == example, ScreenDecoder.exampleKeys.contains(tree.text(of: key)) { continue }
            let documents = isHolder ? documents(heldBy: pair.value, under: key) : []
            guard documents.isEmpty else {
                keys.held.append((key, documents))
                continue
            }
            guard let slot = slot(of: key, in: .document) ?? slotMeant(byDocument: pair) else {
                if tree[key].kind == .scalar, isShared(pair) { keys.shared.append(pair) }
                continue
            }
            if let first = found[slot] {
                reportDuplicateKey(key, first: first.key)
            } else {
                found[slot] = pair
            }
        }
        (keys.screens, keys.defaults) = (found[0]?.value, found[1]?.value)
        return keys
    }

    /// Reads a screen; `name` is the key that it stands under, if that is its id.
    mutating func decodeScreen(_ node: NodeIndex, named name: NodeIndex? = nil, defaults: Record?) {
        screenID = idOfScreen(node) ?? (suppliesIDs ? "example-\(screens.count + 1)" : nil)
        let told = diagnostics.count
        defer {
            screenID = nil
            noteUses(ofMistakes: told, by: node)
        }
        let firstText = store.texts.count
        screenAtHand = (node, defaults)
        (deniedBars, notesOfPresence) = ([], [])
        let record = decodeRecord(.screen, node, in: nil)
        if let name { setText(Slots.Screen.id, of: record, to: name, isMeasured: false) }
        let locales = store.locales(ofTexts: firstText..<store.texts.count)
        let id = store[record, Slots.Screen.id]
        // A key that is surely a slip for `id` has been read by now.
        if screenID == nil, id.hasValue, !store.texts[Int(id.payload)].isBlank {
            screenID = store.string(record, Slots.Screen.id)
        }
        if !looks.isEmpty { readLooks() }
        if !variedValues.isEmpty { addVariants(to: record) }
        reportOpenVariants(of: record)
        readRemarks(onBarsOf: record)
        if !deniedBars.isEmpty { leaveDeniedBarsOpen(of: record) }
        if !notesOfPresence.isEmpty { leaveNamedItemsOpen(of: record) }
        if let defaults { fill(record, from: defaults) }
        for (holder, node) in openFaces { leaveFacesOpen(of: holder, at: node) }
        openFaces.removeAll()
        readGuideline(besidePlatformOf: record)
        if !store[record, Slots.Screen.platform].isWritten { readDevice(inNameOf: record) }
        let placesItems = !placedItems.isEmpty
        if placesItems { placeItems(of: record) }
        leaveToolbarOpen(of: record, placesItems: placesItems)
        selectEntries(of: record)
        reportBarsInContent(of: record)
        if screenID == nil, !id.isUndetermined, !mayHaveID(node) {
            let likely = likelyID(of: record)
            let message = Message.missingID(like: likely ?? "orders")
            report(.screenMissingID, headRange(of: node), message, fix: likely.flatMap { giving($0, to: node) })
        }
        let all = Set(locales).union(defaults == nil ? [] : defaultLocales).sorted()
        screens.append(Screen(record: record, id: screenID, node: node.rawValue, locales: all))
    }

    /// Gives a screen what all screens of its file share; what covers the app, `presentation: sheet`, covers its tab bar, too.
    private mutating func fill(_ screen: Record, from defaults: Record) {
        let hasTabBar = store[screen, Slots.Screen.tabBar].isWritten
        store.fill(screen, from: defaults)
        let presentation = store[screen, Slots.Screen.presentation]
        // A word that nobody knows for it is no ordinary page either.
        if !hasTabBar, presentation.isWritten, !presentation.isNull, presentation.payload != Symbols.fullScreen {
            store[screen, Slots.Screen.tabBar] = .absent
        }
    }

    /// The first key of a mapping: where something that it lacks is reported.
    func headRange(of mapping: NodeIndex) -> SourceRange {
        let first = tree.firstChild(of: mapping)
        return tree[first == .none ? mapping : first].range
    }

    /// Looks the id up before anything else, so that every diagnostic of the screen can name it.
    private func idOfScreen(_ mapping: NodeIndex) -> String? {
        guard let value = tree.value(ofKey: "id", in: mapping), case let node = tree.resolved(value),
            tree[node].kind == .scalar, !tree.isNull(node)
        else { return nil }
        let id = textWithoutMarks(node) ?? tree.text(of: node)
        // Looking at characters takes long, and nearly every id has a visible byte.
        let isVisible = id.utf8.contains { (0x21..<0x7F).contains($0) }
        return isVisible || !id.allSatisfy { $0.isWhitespace } ? id : nil
    }

    private mutating func reportDuplicateIDs() {
        guard screens.count > 1 else { return }
        var first = [String: Record](minimumCapacity: screens.count)
        for screen in screens {
            guard let id = screen.id, let other = first.updateValue(screen.record, forKey: id) else { continue }
            first[id] = other
            screenID = id
            let range = tree[store[screen.record, Slots.Screen.id].nodeIndex].range
            let firstRange = tree[store[other, Slots.Screen.id].nodeIndex].range
            let related = RelatedRange(message: Message.firstID, file: file, range: firstRange)
            report(.screenDuplicateID, range, Message.duplicateID(id), path: "id", related: [related])
        }
        screenID = nil
    }
}
