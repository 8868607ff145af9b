import Diagnostics
import YAMLSyntax

// Screens that say their device by the frame that they are drawn in: `frame: {width: 1024, height: 1366}`,
// `artboard: iPad Pro 11`, `meta: {device: iPad}`.
extension ScreenDecoder {
    /// What a frame says of the device of a screen.
    enum DeviceFrame {
        /// It is one of a platform; an iPhone that lies on its side may be of either size class.
        case device(platform: String, isTurned: Bool = false)
        /// It is no phone's, and may be any other's.
        case wide
    }

    /// Reads the layers of a frame, and keeps what it says of the device for later; false for any other pair.
    mutating func readFrame(
        _ pair: OtherPair,
        of screen: Record,
        into frames: inout [(frame: DeviceFrame, pair: OtherPair)]
    ) -> Bool {
        guard tree[pair.key].range.length <= 20 else { return false }
        // The height of a frame is told with its width.
        if tree.text(of: pair.key, equals: "height"), let width = tree.value(ofKey: "width", in: tree[pair.key].parent),
            frame(saidBy: (key: tree.key(of: width), value: width)) != nil
        {
            return true
        }
        let frame = frame(saidBy: pair)
        if let frame { frames.append((frame, pair)) }
        return decodeLayers(in: pair, of: screen) || frame != nil
    }

    /// What the frame in a pair of a screen says; nil for any other pair, and for a frame that says nothing.
    private func frame(saidBy pair: OtherPair) -> DeviceFrame? {
        guard let takes = ScreenDecoder.wordsForFrames[Spelling.folded(tree.text(of: pair.key))] else { return nil }
        let value = tree.resolved(pair.value)
        if takes == .width, let width = tree.number(of: value) {
            let height = tree.value(ofKey: "height", in: tree[pair.key].parent)
            return DeviceFrame(width: width, height: height.flatMap { tree.number(of: tree.resolved($0)) })
        }
        if takes == .note, holdsFacts(pair) || rowOfGuideline(pair) != nil { return nil }
        if takes == .name, tree[value].kind == .mapping { return nil }
        // `screen: Watch List` is what the screen is called, if nothing else is.
        if takes == .name, tree.text(of: pair.key).lowercased() == "screen",
            !tree.hasKey(["id", "name"], in: tree[pair.key].parent)
        {
            return nil
        }
        // A device that holds layers is a frame, whatever it is called.
        return frame(in: value, takes == .size && !layers(in: pair).isEmpty ? .device : takes)
    }

    /// The pairs of a frame that are what is on its screen, bars and content: `frame: {device: iPhone 15, children: […]}`.
    private func layers(in frame: OtherPair) -> [OtherPair] {
        let (word, mapping) = (Spelling.folded(tree.text(of: frame.key)), tree.resolved(frame.value))
        guard word == "device" || ScreenDecoder.wordsForFrames[word] == .device else { return [] }
        return tree.pairs(of: mapping, among: 16).compactMap { key, value in
            guard tree[key].kind == .scalar, tree[tree.resolved(value)].kind != .scalar else { return nil }
            let word = tree.text(of: key)
            let isPart =
                bar(called: word) != nil || word == "content"
                || holdsMaps(tree.resolved(value)) && WordSet.parts.contains(Spelling.folded(word))
            return isPart ? (key: key, value: value) : nil
        }
    }

    /// Reads the layers in a frame as what is on its screen; false if there are none.
    private mutating func decodeLayers(in frame: OtherPair, of screen: Record) -> Bool {
        let layers = layers(in: frame)
        for layer in layers {
            let word = tree.text(of: layer.key)
            let slot = bar(called: word) ?? Slots.Screen.content
            let name = ComponentKind.screen.component.fields[slot].name
            if word == name, !store[screen, slot].isWritten {
                decodeField(slot, of: screen, layer.value)
            } else {
                rename(WordUse(layer, of: screen), to: [name])
            }
        }
        return !layers.isEmpty
    }

    private func frame(in value: NodeIndex, _ takes: FrameWord, depth: Int = 0) -> DeviceFrame? {
        switch tree[value].kind {
        case .scalar where tree[value].range.length <= 64:
            let text = tree.text(of: value)
            if takes != .size, let frame = frame(named: text, value) { return frame }
            if takes == .name { return nil }
            let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Double($0) }
            return numbers.count == 2 ? DeviceFrame(width: numbers[0], height: numbers[1]) : nil
        case .sequence where tree[value].count == 1:
            return frame(in: tree.resolved(tree.firstChild(of: value)), takes, depth: depth + 1)
        case .sequence where tree[value].count == 2:
            let numbers = tree.children(of: value).compactMap { tree.number(of: tree.resolved($0)) }
            return numbers.count == 2 ? DeviceFrame(width: numbers[0], height: numbers[1]) : nil
        case .mapping where depth < 2:
            var (width, height): (Double?, Double?)
            for (key, written) in tree.pairs(of: value, among: 16) {
                let inner = tree.resolved(written)
                switch tree.folded(key, upTo: 16) {
                case "width", "w": width = tree.number(of: inner)
                case "height", "h": height = tree.number(of: inner)
                case "name" where takes != .device:
                    // A device that is called by its name is read as the platform.
                    if takes == .size { return nil }
                case "name", "device", "type", "model", "preset", "platform", "frame", "artboard", "size", "dimensions",
                    "viewport", "resolution":
                    if let frame = frame(in: inner, takes, depth: depth + 1) { return frame }
                default: break
                }
            }
            return width.flatMap { DeviceFrame(width: $0, height: height) }
        default: return nil
        }
    }

    /// What the name of a frame says, maybe with a number as drawing programs give it: `Desktop - 1`.
    private func frame(named text: String, _ node: NodeIndex) -> DeviceFrame? {
        // `size: compact (iPad Split View)` tells the width.
        let key = Spelling.folded(tree.text(of: tree.key(of: node)))
        if key == "size" || WordSet.widths.contains(key), !Enumeration.sizeClasses(saidBy: text).isEmpty { return nil }
        let names = platforms(namedIn: node)
        if !names.isEmpty { return names.count == 1 ? .device(platform: names[0]) : nil }
        let name = text.split(separator: " - ", maxSplits: 1).first.map(String.init) ?? text
        if ["desktop", "web", "browser", "md", "lg", "xl"].contains(Spelling.folded(name)) { return .wide }
        let setting = setting(for: name, of: ["platform"], in: ComponentKind.screen.component)
        return setting.map { .device(platform: $0.value) }
    }

    /// Reads a frame as the platform of its screen where it is certain, and leaves open what it contradicts: what says
    /// the platform itself is read before.
    mutating func decode(_ frame: DeviceFrame, _ pair: OtherPair, of screen: Record) {
        let (platform, classes) = (Slots.Screen.platform, Slots.Screen.sizeClasses)
        let own = store[screen, platform]
        let known = own.isWritten ? own : screenAtHand.defaults.map { store[$0, platform] } ?? own
        var (device, open): (String?, Int?)
        switch frame {
        case .device(let name, let isTurned):
            let isSame = known.payload == Schema.standard.symbols.number(of: name)
            device = known.isWritten ? nil : name
            open = isTurned || known.hasValue && !isSame ? classes : nil
        case .wide: open = known.isWritten ? classes : platform
        }
        if let slot = open, !store[screen, slot].isWritten {
            store[screen, slot] = Slot(pair.value, Slot.undetermined)
        } else {
            open = nil
        }
        let (word, component) = (tree.text(of: pair.key), ComponentKind.screen.component)
        if let device, set(OtherWord.Setting(["platform"], device), below: screen, pair) {
            // What says no more than the device is all read: `for: iPad`.
            let isDevice = tree.folded(tree.resolved(pair.value), upTo: 8).map(["ipad", "iphone"].contains) == true
            let insertion = tree.insertion(ofKey: "platform", device, in: store.nodeIndex(of: screen))
            // What else it says stays as a note.
            let note = tree.replacement(of: pair.key, by: ScalarText("x-" + word))
            let edits =
                isDevice
                ? tree.rewriting(pair.key, to: ["platform"], value: device)
                : insertion.map { [$0] + (layers(in: pair).isEmpty ? [note].compactMap(\.self) : []) }
            reportRead(pair, as: ["platform"], value: device, edits)
        } else if let open {
            tell(pair.key, Message.leavesOpen(word, component, component.fields[open].name))
        } else if layers(in: pair).isEmpty {
            reportNote(pair, of: screen)
        }
    }

    /// Takes a screen that is called after an iPad for one: an iPhone's rules would be told of it otherwise.
    ///
    /// Of any other the description may say so.
    mutating func readDevice(inNameOf screen: Record) {
        let slots = (Slots.Screen.id, Slots.Screen.name)
        guard let slot = namesPad(screen, slots.0) ? slots.0 : namesPad(screen, slots.1) ? slots.1 : nil else {
            let description = store[screen, Slots.Screen.description]
            if description.hasValue {
                readDevice(inNote: tree.key(of: description.nodeIndex), description.nodeIndex, of: screen)
            }
            return
        }
        let name = store[screen, slot].nodeIndex
        store[screen, Slots.Screen.platform] = Slot(name, Symbols.ipados)
        let insertion = tree.insertion(ofKey: "platform", "ipados", in: store.nodeIndex(of: screen))
        let fix = Fix(safe: Message.replace(with: Message.line(["platform"], "ipados")), insertion)
        tell(name, Message.speaksOf("an iPad", tree.text(of: name), "platform: ipados"), fix: fix)
    }

    /// Leaves the platform of a screen open of which a note says that it is the one of an iPad: `note: iPad only`.
    mutating func readDevice(inNotes pairs: [OtherPair], of screen: Record) {
        for (key, value) in pairs {
            guard let word = tree.folded(key, upTo: 16) else { continue }
            // `given: an iPad in landscape`
            let isGiven = ["given", "variant", "context", "scenario"].contains(word)
            guard isGiven || WordSet.keysOfNotes.contains(word) else { continue }
            readDevice(inNote: key, value, of: screen, isGiven: isGiven)
        }
    }

    /// Does so for one note, a text or a list of tags, unless the platform is written.
    private mutating func readDevice(
        inNote key: NodeIndex,
        _ written: NodeIndex,
        of screen: Record,
        isGiven: Bool = false
    ) {
        let value = tree.resolved(written)
        let isList = tree[value].kind == .sequence
        let notes = isList ? tree.entries(of: value, among: 16) : [value]
        guard !store[screen, Slots.Screen.platform].isWritten,
            notes.contains(where: { tellsOfPad($0, isGiven: isGiven) }),
            !notes.contains(where: { tree.folded($0, upTo: 8) == "iphone" })
        else { return }
        store[screen, Slots.Screen.platform] = Slot(written, Slot.undetermined)
        // As a note of one's own it would say nothing.
        if isList || isGiven || tree.text(of: key).hasPrefix("tag") { takeBack(at: key) }
        tell(key, Message.leavesOpen(tree.text(of: key), ComponentKind.screen.component, "platform"))
    }

    /// Whether a note says that the screen is for an iPad alone, or a tag does; of what is given, the word for one is enough.
    private func tellsOfPad(_ note: NodeIndex, isGiven: Bool) -> Bool {
        guard let text = tree.word(note, upTo: 120)?.lowercased() else { return false }
        if isGiven {
            let words = Set(CommonWords.parts(of: text))
            return !words.isDisjoint(with: ["ipad", "tablet"]) && words.isDisjoint(with: ["iphone", "phone"])
        }
        if text == "ipad" || text.hasPrefix("the ipad version") || text.hasPrefix("this is the ipad")
            || text.hasPrefix("this is the tablet")
        {
            return true
        }
        let parts = text.split { ",;.".contains($0) }.map { $0.drop { $0 == " " } }
        return parts.contains { ["ipad only", "tablet only", "only on ipad", "only on the ipad"].contains($0) }
    }

    /// Whether a text of a screen has the word for an iPad in any case.
    private func namesPad(_ screen: Record, _ slot: Int) -> Bool {
        store.string(screen, slot)?.lowercased().holds("ipad") ?? false
    }

    /// What stands under a word for a frame.
    enum FrameWord {
        /// The name of a device, or a size.
        case device
        /// The name of a device alone, maybe of one that the screen is only shown on.
        case name
        /// A size alone.
        case size
        /// A width, with the height beside it, or a size.
        case width
        /// What else is said of a design, its device among it.
        case note
    }

    private static let wordsForFrames: [String: FrameWord] =
        [
            "frame": .device, "artboard": .device, "figmaframe": .device, "devicename": .device, "canvas": .device,
            "size": .device, "resolution": .size, "screensize": .size, "canvassize": .size, "framesize": .size,
            "devicesize": .size, "artboardsize": .size, "dimensions": .size, "device": .size, "viewport": .width,
            "width": .width, "breakpoint": .width, "windowsize": .width, "meta": .note, "figma": .note,
            "design": .note,
        ]
        .merging(WordSet.namesOfDevices.words.map { ($0, .name) }) { $1 }
}

extension ScreenDecoder.DeviceFrame {
    /// What a size in points says, or in pixels of two or three to a point; nil for one that is as narrow as a phone's.
    init?(width: Double, height: Double?) {
        let isTurned = width > height ?? width
        let sides = [min(width, height ?? 0), max(width, height ?? 0)]
        let sizes = [1.0, 2, 3].map { scale in sides.map { $0 / scale } }
        if sizes.contains(where: Self.iPhones.contains) {
            self = .device(platform: "ios", isTurned: isTurned)
        } else if sizes.contains(where: Self.iPads.contains), !isTurned || !sizes.contains([768, 1024]) {
            // So large and lying on its side, a computer's is, too.
            self = .device(platform: "ipados")
        } else if width >= 600 {
            self = .wide
        } else {
            return nil
        }
    }

    private static let iPhones: Set<[Double]> = [
        [320, 568], [375, 667], [375, 812], [390, 844], [393, 852], [402, 874], [414, 736], [414, 896],
        [420, 912], [428, 926], [430, 932], [440, 956],
    ]
    private static let iPads: Set<[Double]> = [
        [744, 1133], [768, 1024], [810, 1080], [820, 1180], [834, 1112], [834, 1194], [834, 1210], [1024, 1366],
        [1032, 1376],
    ]
}
