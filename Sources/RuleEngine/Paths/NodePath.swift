package import ScreenModel

/// A path from a layout to the nodes that a rule visits, such as `toolbar.items[]`.
///
/// `[]` visits each element of a list; `screen` alone visits the layout itself. From an `x-` key of any component on, the
/// names are those that the team has given, such as `navigationBar.x-analytics.event`.
package struct NodePath: Sendable, Hashable {
    /// One segment of a path.
    package struct Segment: Sendable, Hashable {
        let slot: Int
        /// The component that the field belongs to.
        let component: ComponentKind
        /// Whether each element of the list in it is visited.
        let isEach: Bool
        /// How the nodes it leads to are read.
        let kind: NodeKind

        /// Whether it leads to what few screens have, so that one which doesn't describe it leaves nothing open.
        let isExtra: Bool

        /// The segment that leads to all texts that people see, wherever they stand.
        static let texts = Segment(slot: slotOfTexts, isEach: true, kind: NodeKind(.text))
        private static let slotOfTexts = -1

        /// Whether it leads to all texts that people see.
        var leadsToTexts: Bool { slot == Segment.slotOfTexts }

        /// Whether it leads to an `x-` key, or to a part of one.
        var leadsToOwnKey: Bool { ExtraSlot.isExtra(slot) }

        /// The segment that leads to an `x-` key of a component, or to a key in such a one.
        init(ownKey name: String, of component: ComponentKind, isEach: Bool) {
            self.component = component
            slot = ExtraSlot.slot(of: name)
            self.isEach = isEach
            isExtra = false
            kind = NodeKind(.dynamic)
        }

        private init(slot: Int, isEach: Bool, kind: NodeKind) {
            component = .screen
            (self.slot, self.isEach) = (slot, isEach)
            isExtra = false
            self.kind = kind
        }

        init(_ component: ComponentKind, slot: Int, isEach: Bool) {
            (self.component, self.slot, self.isEach) = (component, slot, isEach)
            isExtra =
                [.overlay, .pane].contains(component)
                || component == .screen && [Slots.Screen.overlays, Slots.Screen.splitView].contains(slot)
            let type = component.component.fields[slot].type
            if isEach, case .list(let element) = type { kind = NodeKind(element) } else { kind = NodeKind(type) }
        }
    }

    /// The segments, from the layout on.
    let segments: [Segment]
    /// The names of the fields on the way.
    package let names: [String]
    /// The type of the nodes at the end.
    package let type: FieldType

    /// A mistake in a path.
    package struct Mistake: Error, Hashable {
        /// What is wrong, in one sentence.
        let message: String
        /// The part of the path that is wrong, in UTF-8 bytes from its start.
        let range: Range<Int>
    }

    /// Reads a path against the schema.
    package init(_ text: String) throws(Mistake) {
        var segments = [Segment]()
        var type = FieldType.component(.screen)
        var names = [String]()
        var offset = 0
        if let message = NodePath.misreading(of: text) { throw Mistake(message: message, range: 0..<text.utf8.count) }
        if text == "texts[]" || text == "screen.texts[]" {
            (segments, names, type) = ([.texts], ["texts"], .text)
        } else if text != "screen" {
            for part in text.split(separator: ".", omittingEmptySubsequences: false) {
                let isEach = part.hasSuffix("[]")
                let name = isEach ? String(part.dropLast(2)) : String(part)
                let range = offset..<offset + name.utf8.count
                offset += part.utf8.count + 1
                if segments.isEmpty, name == "screen" { continue }
                if name.isEmpty { throw Mistake(message: NodePath.noName, range: range) }
                if let component = NodePath.owner(ofOwnKey: name, in: type) {
                    names.append(name)
                    segments.append(Segment(ownKey: name, of: component, isEach: isEach))
                    type = .dynamic
                    continue
                }
                guard case .component(let kind) = type else {
                    throw Mistake(message: NodePath.noComponent(name, type), range: range)
                }
                guard let slot = kind.component.slot(named: name) else {
                    throw Mistake(message: NodePath.unknownKey(name, kind, isFirst: segments.isEmpty), range: range)
                }
                let fieldType = kind.component.fields[slot].type
                if isEach {
                    guard case .list(let element) = fieldType else {
                        throw Mistake(message: "'\(name)' is no list, so '[]' visits nothing.", range: range)
                    }
                    type = element
                } else {
                    type = fieldType
                }
                names.append(name)
                segments.append(Segment(kind, slot: slot, isEach: isEach))
            }
        }
        (self.segments, self.names, self.type) = (segments, names, type)
    }

    /// Makes a path of the slots that it leads through; nil if the schema has no such fields.
    init?(_ slots: [(slot: Int, isEach: Bool)]) {
        var segments = [Segment]()
        var type = FieldType.component(.screen)
        var names = [String]()
        segments.reserveCapacity(slots.count)
        names.reserveCapacity(slots.count)
        for (slot, isEach) in slots {
            if slot == Segment.texts.slot {
                segments.append(.texts)
                names.append("texts")
                type = .text
                continue
            }
            guard case .component(let kind) = type else { return nil }
            let fields = kind.component.fields
            guard fields.indices.contains(slot) else { return nil }
            segments.append(Segment(kind, slot: slot, isEach: isEach))
            names.append(fields[slot].name)
            type = fields[slot].type
            guard isEach else { continue }
            guard case .list(let element) = type else { return nil }
            type = element
        }
        (self.segments, self.names, self.type) = (segments, names, type)
    }

    /// Whether it leads to all texts that people see, wherever they stand.
    var leadsToTexts: Bool { segments.first?.leadsToTexts ?? false }

    /// The component that has the field at the end of the path; nil if that is a component itself, or an element of a list.
    package var owner: ComponentKind? {
        guard let last = segments.last, !last.isEach else { return nil }
        if case .component = type { return nil }
        let ownKeys = segments.drop { !$0.leadsToOwnKey }
        if ownKeys.contains(where: \.isEach) { return nil }
        return (ownKeys.first ?? last).component
    }

    /// How a condition reads the field at the end of the path from its owner.
    var fieldOfOwner: String {
        guard let first = segments.firstIndex(where: \.leadsToOwnKey) else { return lastField }
        return names[first...].map { "`\($0)`" }.joined(separator: ".")
    }

    /// Whether it leads to an `x-` key, or to a part of one.
    var leadsToOwnKey: Bool { segments.last?.leadsToOwnKey ?? false }

    /// The name of the field it leads to; `screen` for the layout itself.
    var lastField: String { names.last ?? "screen" }

    private static func noComponent(_ name: String, _ type: FieldType) -> String {
        if case .list = type { return "A list stands before '\(name)'; '[]' visits each of its elements." }
        return "Nothing can follow here: what stands before '\(name)' has no fields."
    }

    private static let noName = "A name is missing here; a path is made of keys with a dot between them."

    /// The component that a name is an `x-` key of, or stands below; nil for a name that the schema has to know.
    private static func owner(ofOwnKey name: String, in type: FieldType) -> ComponentKind? {
        switch type {
        case .dynamic: .screen
        case .component(let kind): name.hasPrefix("x-") && name.count > 2 ? kind : nil
        default: nil
        }
    }
}
