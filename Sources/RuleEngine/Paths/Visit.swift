import ScreenModel

/// One node that a rule visits: a plain value, so that visiting it counts no references.
package struct Visit: Sendable, Hashable {
    /// Where the node stands.
    let place: Place
    /// The node's value.
    let value: Slot
    /// How the node is read.
    let kind: NodeKind

    /// Where an element of the visited list stands, counted from 0.
    ///
    /// A component stands where its own record says, which is not in the list for a button that a bar's `overflow`
    /// object stands for.
    func place(ofElement index: Int, in reader: LayoutReader) -> Place {
        let element = reader.element(index, ofListAt: value.payload)
        if kind.element == .dynamic { return Place(place.record, freeFormValue: element.payload) }
        if kind.element == .record, element.hasValue { return Place(element.record) }
        return Place(place.record, slot: place.slot, element: index)
    }

    /// The component that the node belongs to, or that it is: what `supersedes` compares.
    var component: Record { place.record }
}

extension Visit {
    /// The layout itself, from which paths lead on.
    init(_ layout: Record, _ reader: LayoutReader) {
        place = Place(layout)
        value = Slot(node: reader.node(of: layout), payload: layout.offset)
        kind = NodeKind(.component(.screen))
    }
}

extension Visit {
    /// A part of an `x-` key of a record: a text, a list, or anything else; nil if it is null.
    init?(freeForm index: UInt32, of record: Record, _ reader: LayoutReader) {
        place = Place(record, freeFormValue: index)
        let node = reader.store.source(ofFreeForm: index).node
        switch reader.store.freeFormValues[Int(index)] {
        case .null: return nil
        case .text(let text): (value, kind) = (Slot(node: node, payload: text), NodeKind(.text))
        case .list(let list): (value, kind) = (Slot(node: node, payload: list), NodeKind(.list(.dynamic)))
        default: (value, kind) = (Slot(node: node, payload: index), NodeKind(.dynamic))
        }
    }
}

extension NodePath.Segment {
    /// Adds what the segment leads to from a node, also an empty field; true if the description does not say all of it.
    func follow(_ visit: Visit, _ reader: LayoutReader, _ visits: inout [Visit]) -> Bool {
        if leadsToOwnKey { return followOwnKey(visit, reader, &visits) }
        guard visit.value.hasValue else {
            // Of a bar that is never shown, that is all there is to see.
            guard let bar = reader.hiddenBar(at: visit.place), component.component.fields[slot].name == "hidden" else {
                return false
            }
            return add(reader.slot(slot, of: bar), Place(bar, slot: slot), reader, &visits)
        }
        let record = visit.value.record
        if leadsToTexts {
            TextCollector.collect(record, reader, &visits)
            return false
        }
        let value = reader.slot(slot, of: record)
        if isExtra, value.isAbsent { return false }
        guard isEach else { return add(value, Place(record, slot: slot), reader, &visits) }
        guard value.hasValue else { return !value.isNull }
        var isUnknown = false
        for (index, element) in reader.elements(ofListAt: value.payload).enumerated()
        where add(element, Place(record, slot: slot, element: index), reader, &visits) {
            isUnknown = true
        }
        return isUnknown
    }

    /// Adds what an `x-` key holds; one thing where a list is expected counts as a list of one.
    private func followOwnKey(_ visit: Visit, _ reader: LayoutReader, _ visits: inout [Visit]) -> Bool {
        guard visit.value.hasValue else { return false }
        let record = visit.place.record
        let value: UInt32?
        switch visit.kind.value {
        case .record:
            value = reader.extraField(slot, of: record)
            if value == nil { return !reader.isWhole(record) }
        case .dynamic: value = reader.freeFormMember(slot, of: visit.value.payload)
        default: value = nil
        }
        guard let value, let found = Visit(freeForm: value, of: record, reader) else { return false }
        guard isEach, found.kind.value == .list else {
            visits.append(found)
            return false
        }
        for element in reader.elements(ofListAt: found.value.payload) {
            if let visit = Visit(freeForm: element.payload, of: record, reader) { visits.append(visit) }
        }
        return false
    }

    private func add(_ value: Slot, _ place: Place, _ reader: LayoutReader, _ visits: inout [Visit]) -> Bool {
        guard value.hasValue || value.isNull else { return true }
        let isRecord = value.hasValue && kind.value == .record
        visits.append(
            Visit(
                place: isRecord ? Place(value.record) : place,
                value: reader.isBlank(value, kind.value) ? Slot(node: value.node, payload: Slot.null) : value,
                kind: kind
            )
        )
        return false
    }
}

extension NodePath {
    /// The nodes that the path leads to, and whether the description does not say all of them.
    func nodes(in layout: Record, _ reader: LayoutReader) -> (visits: [Visit], isUnknown: Bool) {
        let (nodes, isUnknown) = NodePath.follow(segments[...], from: layout, reader)
        return (nodes.filter(\.value.hasValue), isUnknown)
    }

    private static func follow(_ segments: ArraySlice<Segment>, from layout: Record, _ reader: LayoutReader)
        -> (nodes: [Visit], isUnknown: Bool)
    {
        var isUnknown = false
        let nodes = segments.reduce([Visit(layout, reader)]) { nodes, segment in
            var reached = [Visit]()
            for node in nodes where segment.follow(node, reader, &reached) { isUnknown = true }
            return reached
        }
        return (nodes, isUnknown)
    }

    /// Whether something is written at the end of the path that is not known, such as what is filled in at run time.
    func hasOpenEnd(in layout: Record, _ reader: LayoutReader) -> Bool {
        guard let last = segments.last, !last.leadsToOwnKey else { return false }
        return NodePath.follow(segments.dropLast(), from: layout, reader).nodes.contains { owner in
            owner.value.hasValue
                && reader.slot(last.slot, of: owner.value.record).isUndetermined
        }
    }

    /// The first node that the path leads to; nil if there is none or the description does not say.
    func firstNode(in layout: Record, _ reader: LayoutReader) -> Visit? { nodes(in: layout, reader).visits.first }
}
