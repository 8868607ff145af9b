import Diagnostics
import YAMLSyntax

// Screens that are alike on several systems: `platforms: [ios, ipados]`, `platform: iOS & Android`.
extension ScreenDecoder {
    /// The platforms that a list or a text names, each once, in their order; none if it names anything else, too.
    func platforms(namedIn node: NodeIndex) -> [String] {
        var names = [String]()
        let elements =
            keysMeant(in: node) ?? keysThatHold(in: node)
            ?? (tree[node].kind == .sequence ? Array(tree.children(of: node, among: 16)) : [node])
        for element in elements.prefix(16) {
            guard let text = tree.word(tree.resolved(element), upTo: 64) else { return [] }
            for part in text.replacing(" and ", with: ",").split(whereSeparator: { ",&/+|".contains($0) }) {
                guard let name = platform(named: part.drop { $0 == " " }.description) else { return [] }
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// The keys of a map of truths of which that holds, `{ipados: true, ios: false}`; nil for any other value.
    private func keysThatHold(in mapping: NodeIndex) -> [NodeIndex]? {
        guard tree[mapping].kind == .mapping else { return nil }
        let said = tree.pairs(of: mapping, among: 16).map {
            (key: $0.key, holds: booleanMeant(by: tree.resolved($0.value)))
        }
        return said.contains { $0.holds == nil } ? nil : said.filter { $0.holds == true }.map(\.key)
    }

    private func platform(named word: String) -> String? {
        let component = ComponentKind.screen.component
        guard let platforms = component.fields[Slots.Screen.platform].type.enumeration else { return nil }
        let symbol = symbol(ofOtherSpelling: word, in: platforms)
        return symbol.map { Schema.standard.symbols.names[Int($0)] }
            ?? OtherValue.row(forValue: word, of: "platform", in: platforms, of: component)?.value
    }

    /// The row for a list of devices or of size classes by another word: `layouts: [iPhone, iPad]`.
    func rowOfDevices(_ word: String, _ value: NodeIndex) -> OtherWord? {
        let row = OtherWord.row(for: word, in: .screen)
        let folded = Spelling.folded(word)
        if ["devices", "versions"].contains(folded), holdsDevices(value) {
            return OtherWord.row(for: "layouts", in: .screen)
        }
        let isList = tree[value].kind == .sequence
        guard isList || tree[value].kind == .scalar && row?.conversion == .variants,
            row?.conversion == .variants || row?.ownKey == "variants"
                || WordSet.widths.contains(folded)
                || folded.hasSuffix("s") && WordSet.widths.contains(String(folded.dropLast()))
        else { return nil }
        let names = platforms(namedIn: value)
        if names.count > 1 || isList && !names.isEmpty { return OtherWord.row(for: "devices", in: .screen) }
        let classes = tree.entries(of: value, among: 3).map { tree.text(of: $0) }
        let isOfClasses = !classes.isEmpty && classes.allSatisfy(Enumeration.sizeClass.names.contains)
        return isOfClasses ? OtherWord.row(for: "sizeClass", in: .screen) : nil
    }

    /// Whether a map says what a screen is on each of some devices: `{iPhone 15: {toolbar: [Save]}, iPad: {…}}`.
    private func holdsDevices(_ mapping: NodeIndex) -> Bool {
        guard tree[mapping].kind == .mapping, tree[mapping].count > 0 else { return false }
        return tree.pairs(of: mapping, among: 16).allSatisfy { key, value in
            tree[key].kind == .scalar && tree[tree.resolved(value)].kind == .mapping
                && (OtherWord.conditions[Spelling.folded(String(tree.text(of: key).prefix(64)))] != nil
                    || !platforms(namedIn: key).isEmpty)
        }
    }

    /// Reads several platforms of a screen as the first one, with a variant for each of the others, and several devices of
    /// one as that; nil for anything else.
    mutating func decodePlatforms(_ node: NodeIndex, in place: Place) -> UInt32? {
        guard place.slot == Slots.Screen.platform, store.kind(of: place.record) == .screen,
            store.node(of: place.record) == screenAtHand.mapping.rawValue,
            case let names = platforms(namedIn: node), let first = names.first,
            names.count > 1 || tree[node].kind == .sequence && tree[node].count > 1 || tree[node].kind == .mapping,
            !store[place.record, Slots.Screen.platform].isWritten
        else { return nil }
        let pair = (key: tree.key(of: node), value: node)
        if names.count == 1 {
            let message = Message.readAs(shortText(of: node) ?? "[…]", line: Message.line(["platform"], first))
            tell(node, message, as: .screenWrongType, fix: replacing(node, with: first))
            return Schema.standard.symbols.number(of: first)
        }
        for name in names.dropFirst() {
            let condition = OtherWord.Setting(["platform"], name)
            variedValues.append(VariedValue(place: place, conditions: [condition], pair: pair))
        }
        let mapping = tree[pair.key].parent
        let variants = names.dropFirst().map { "{platform: \($0)}" }.joined(separator: ", ")
        var edits: [Edit]?
        if tree[mapping].kind == .mapping, tree[pair.key].kind == .scalar,
            tree.value(ofKey: "variants", in: mapping) == nil,
            let renaming = tree.rewriting(pair.key, to: ["platform"], value: first),
            let rest = tree.insertion(ofKey: "variants", "[\(variants)]", in: mapping)
        {
            edits = renaming + [rest]
        }
        let fix = Fix(safe: Message.replace(with: Message.line(["platform"], first)), edits)
        tell(node, Message.platforms(names), as: .screenWrongType, fix: fix)
        return Schema.standard.symbols.number(of: first)
    }

    /// Reads a map that names one platform, by its system or its device: `{os: ios, device: iPad}` is the iPad's.
    mutating func decodePlatform(ofMap node: NodeIndex) -> UInt32? {
        guard tree[node].kind == .mapping else { return nil }
        func named(by keys: [String]) -> String? {
            scalar(of: keys, in: node).flatMap { platform(named: String(tree.text(of: $0).prefix(64))) }
        }
        let device = named(by: ["device", "idiom", "userinterfaceidiom", "model", "formfactor", "family", "type"])
        guard let system = named(by: ["os", "operatingsystem", "system", "platform", "name"]) ?? device else {
            return nil
        }
        let name = system == "ios" && device == "ipados" ? "ipados" : system
        let fix = tree.onlyPair(of: node).flatMap { _ in replacing(node, with: name) }
        tell(node, Message.readAs("platform", line: Message.line(["platform"], name)), as: .screenWrongType, fix: fix)
        return Schema.standard.symbols.number(of: name)
    }

    /// Whether a pair stands in a map of what is said of the device, and names it, `device: {type: iPad, orientation:
    /// portrait}`, or says of the screen that it is one of a device: `type: iPad`.
    func namesDevice(_ pair: OtherPair) -> Bool {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        guard ["type", "model", "name", "kind"].contains(word), let said = tree.word(value, upTo: 64) else {
            return false
        }
        let isOfDevice = tree.text(of: tree.key(of: tree[pair.key].parent), equals: "device")
        return (isOfDevice || (word == "type" || word == "kind") && !said.contains(" "))
            && platforms(namedIn: pair.value).count == 1
    }

    /// Whether it says that it is one of a device that is no phone, so that a phone is another platform.
    var isOnOtherThanPhone: Bool {
        guard let screen = screenAround else { return false }
        let platform = store[screen, Slots.Screen.platform]
        if platform.isWritten {
            return platform.hasValue && platform.payload != Symbols.ios && platform.payload != Symbols.android
        }
        // Another tool's word for it is read after all of ours.
        let said = scalar(of: ["platform", "device", "deviceType", "idiom"], in: store.nodeIndex(of: screen))
        let name = said.flatMap { self.platform(named: String(tree.text(of: $0).prefix(64))) }
        return name.map { $0 != "ios" && $0 != "android" } ?? false
    }

    /// Whether the screen at hand, or what holds for all screens, says that it is one of some platforms.
    func isOn(_ platforms: [UInt32]) -> Bool {
        guard let screen = screenAround else { return false }
        var platform = store[screen, Slots.Screen.platform]
        // It may stand behind the bars.
        if !platform.isWritten, let later = tree.value(ofKey: "platform", in: store.nodeIndex(of: screen)) {
            let word = word(meantBy: later, of: Slots.Screen.platform, in: .screen)
            return word.flatMap(Schema.standard.symbols.number).map(platforms.contains) ?? false
        }
        if !platform.isWritten, let defaults = screenAtHand.defaults {
            platform = store[defaults, Slots.Screen.platform]
        }
        return platform.hasValue && platforms.contains(platform.payload)
    }

    /// Whether the screen at hand, or the one around the component at hand, says that it is one of Android.
    var isOnAndroid: Bool { isOn([Symbols.android]) }

    /// The screen that the component at hand stands in.
    var screenAround: Record? {
        var record = holder
        while let inner = record, store.kind(of: inner) != .screen { record = store.place(of: inner)?.record }
        return record
    }

    /// Reads what is said of a screen's width beside its platform, `iPad, compact width`, or leaves it open, `iPad in Split
    /// View`; false if nothing is.
    mutating func readWidth(beside node: NodeIndex, _ row: OtherValue, of screen: Record) -> Bool {
        let (text, slot) = (tree.text(of: node), Slots.Screen.sizeClasses)
        guard store.kind(of: screen) == .screen, text.contains(" "), text.utf8.count <= 64, let platform = row.value,
            !says("sizeClasses", of: screen)
        else { return false }
        let words = Set(CommonWords.parts(of: text))
        let classes = Enumeration.sizeClasses(saidBy: text)
        let isTurned = platform == "ios" && words.contains("landscape")
        if isTurned || classes.count > 1 || !words.isDisjoint(with: ["split", "slide", "multitasking"]) {
            leaveOpen(["sizeClasses"], at: node, of: screen, as: Slot.undetermined)
            tell(node, Message.openWidth(text, platform))
            return true
        }
        guard let name = classes.first, let symbol = Schema.standard.symbols.number(of: name) else { return false }
        store[screen, slot] = Slot(node, store.addList([Slot(node, symbol)], node: node.rawValue))
        let line = "platform: \(platform), sizeClasses: \(name)"
        let insertion = tree.insertion(ofKey: "sizeClasses", name, in: store.nodeIndex(of: screen))
        reportRead(node, line: line, insertion.map { [$0, respelling(tree[node].range, platform)] })
        return true
    }

    /// Reads both size classes where a phrase names them: `compact / regular`; nil for any other.
    mutating func decodeSizeClasses(_ node: NodeIndex, in place: Place) -> UInt32? {
        guard field(at: place)?.name == "sizeClasses", tree[node].kind == .scalar else { return nil }
        let names = Enumeration.sizeClasses(saidBy: tree.text(of: node))
        let symbols = names.compactMap(Schema.standard.symbols.number)
        guard names.count > 1 else { return nil }
        let written = "[\(names.joined(separator: ", "))]"
        reportRead(node, as: written, line: Message.line(["sizeClasses"], written))
        return store.addList(symbols.map { Slot(node, $0) }, node: node.rawValue)
    }

    /// What a word for a device says on the screen's platform: on the iPad a phone is no narrow width, and on Android a tablet
    /// is no iPad.
    func device(saidBy word: String) -> OtherWord.Setting? {
        if isOnAndroid, Spelling.folded(word).hasPrefix("tablet") { return OtherWord.Setting(["sizeClass"], "regular") }
        guard isOnOtherThanPhone else { return nil }
        let phone = setting(for: word, of: ["platform"], in: ComponentKind.variant.component)
        return phone?.value == "ios" ? phone : nil
    }
}

extension Enumeration {
    /// The size classes of a width that a text names, both of `compact on iPhone, regular on iPad`; none where it says more of
    /// them, `compact except in landscape`.
    static func sizeClasses(saidBy text: String) -> [String] {
        guard text.utf8.count <= 80 else { return [] }
        let words = CommonWords.parts(of: text)
        if words == ["both"] { return sizeClass.names }
        guard !words.contains(where: { WordSet.denials.contains($0) || WordSet.othersBeside.contains($0) }) else {
            return []
        }
        return sizeClass.names.filter { name in
            // `regular height` says nothing of the width.
            words.indices.contains { words[$0] == name && (words.indices.last == $0 || words[$0 + 1] != "height") }
        }
    }
}
