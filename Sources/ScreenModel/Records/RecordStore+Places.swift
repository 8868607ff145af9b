package import Tokens
package import YAMLSyntax

// Where records and fields stand: in their parents, and in the file.

extension RecordStore {
    // The position of a record in its parent: the slot in the upper 8 bits, the index in a list in the lower 24.
    private static let noElement: UInt32 = 0x00FF_FFFF

    static func header(of parent: Place?) -> Slot {
        guard let parent else { return Slot(node: 0, payload: 0) }
        let element = parent.element.map { UInt32(clamping: $0) } ?? noElement
        let position = UInt32(clamping: parent.slot ?? 0) << 24 | min(element, noElement)
        return Slot(node: parent.record.offset, payload: position)
    }

    /// Says anew where a record stands.
    mutating func move(_ record: Record, to place: Place) {
        slots[Int(record.offset) + 1] = RecordStore.header(of: place)
    }

    /// Where a record stands; nil for a screen.
    package func place(of record: Record) -> Place? {
        let header = slots[Int(record.offset) + 1]
        guard header.node != 0 else { return nil }
        let element = header.payload & RecordStore.noElement
        return Place(
            Record(offset: header.node),
            slot: Int(header.payload >> 24),
            element: element == RecordStore.noElement ? nil : Int(element)
        )
    }

    /// The kind of component that a record stands in; nil for a screen.
    func kind(around record: Record) -> ComponentKind? { place(of: record).map { kind(of: $0.record) } }

    /// Whether a part of a record belongs to another one: screens share what they have of their defaults.
    func isShared(_ part: Record, in record: Record) -> Bool { slots[Int(part.offset) + 1].node != record.offset }

    /// The path of a place within its screen, such as `toolbar.items[2].label`; empty for the screen itself.
    package func path(of place: Place) -> String {
        // Bytes, because a string takes ten times as long to take a dot or a digit.
        var path = [UInt8]()
        path.reserveCapacity(48)
        addPath(of: place, to: &path)
        return String(decoding: path, as: UTF8.self)
    }

    private func addPath(of place: Place, to path: inout [UInt8]) {
        let kind = kind(of: place.record)
        guard kind != .screen || place.slot != Slots.Screen.variants else { return }
        if let owner = self.place(of: place.record) { addPath(of: owner, to: &path) }
        guard let slot = place.slot else { return }
        if !path.isEmpty { path.append(UInt8(ascii: ".")) }
        if let value = place.freeFormValue { return path += freeFormPath(to: value, in: place.record).utf8 }
        path += kind.component.fields[slot].name.utf8
        guard let element = place.element else { return }
        path.append(UInt8(ascii: "["))
        if element < 10 { path.append(UInt8(ascii: "0") + UInt8(element)) } else { path += String(element).utf8 }
        path.append(UInt8(ascii: "]"))
    }

    /// The node of a record as an index of the YAML tree.
    package func nodeIndex(of record: Record) -> NodeIndex { NodeIndex(rawValue: node(of: record)) }

    /// The node of a place as an index of the YAML tree.
    package func nodeIndex(of place: Place, locale: UInt32 = 0, appearance: Appearance? = nil) -> NodeIndex {
        NodeIndex(rawValue: node(of: place, locale: locale, appearance: appearance))
    }

    /// The node of a place; of a localised text that of one locale, of a colour that of one appearance.
    package func node(of place: Place, locale: UInt32, appearance: Appearance? = nil) -> UInt32 {
        // Of nearly all files a text has one locale, and a colour one appearance.
        guard locale != 0 || appearance.flatMap(number) != nil, let slot = place.slot, place.freeFormValue == nil,
            place.element == nil, self[place.record, slot].hasValue
        else { return node(of: place) }
        let field = kind(of: place.record).component.fields[slot]
        let locale = field.isColor ? appearance.flatMap(number) ?? 0 : field.type == .text ? locale : 0
        guard locale != 0 else { return node(of: place) }
        let text = text(self[place.record, slot], in: locale)
        return text.locale == locale ? text.node : node(of: place)
    }

    func node(of place: Place) -> UInt32 {
        guard let slot = place.slot else { return node(of: place.record) }
        if let value = place.freeFormValue { return source(ofFreeForm: value).node }
        let value = self[place.record, slot]
        guard let element = place.element, value.hasValue else { return value.node }
        let elements = elements(ofListAt: value.payload)
        return elements.indices.contains(elements.startIndex + element)
            ? elements[elements.startIndex + element].node : value.node
    }

    /// The path from a record to a part of one of its `x-` keys, such as `x-owner.team`.
    private func freeFormPath(to value: UInt32, in record: Record) -> String {
        var parts = (extras[record] ?? []).map { (name: $0.name, value: $0.value) }
        // A value stands before the list or map that it is in.
        var path = ""
        while let part = parts.filter({ $0.value >= value }).min(by: { $0.value < $1.value }) {
            path += part.name
            guard part.value != value else { break }
            switch freeFormValues[Int(part.value)] {
            case .list(let offset):
                parts = elements(ofListAt: offset).enumerated().map { ("[\($0.offset)]", $0.element.payload) }
            case .map(let members):
                parts = members.map { ("." + string(of: texts[Int($0.key)]), $0.value) }
            default: return path
            }
        }
        return path
    }
}
