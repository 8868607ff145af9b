package import ScreenModel

/// One node that a rule visits: a plain value, so that visiting it counts no references.
package struct Visit: Sendable, Hashable {
    /// Where the node stands.
    package let place: Place
    /// The node's value.
    package let value: Slot
    /// How the node is read.
    let kind: NodeKind

    /// Where an element of the visited list stands, counted from 0.
    ///
    /// A component stands where its own record says, which is not in the list for a button that a bar's `overflow`
    /// object stands for.
    func place(ofElement index: Int, in reader: LayoutReader) -> Place {
        if kind.element == .record {
            return Place(Record(offset: reader.element(index, ofListAt: value.payload).payload))
        }
        return Place(place.record, slot: place.slot, element: index)
    }

    /// The component that the node belongs to, or that it is: what `supersedes` compares.
    package var component: Record { place.record }
}

/// What a path leads to in one layout.
enum Reached {
    /// A node.
    case node(Visit)
    /// Nothing, because the description does not say.
    case unknown
    /// A field for which there is none; its value is null.
    case nothing(Visit)
    /// Nothing, because a component on the way is not there.
    case unreachable
}

extension NodePath {
    /// Calls `body` with what the path leads to in a layout: once, or once for each element of the lists on the way.
    func visit(_ layout: Record, _ reader: LayoutReader, _ body: (Reached) -> Void) {
        NodePath.visit(steps, steps.indices, kind, layout, reader, body)
    }

    /// Follows those of some steps that are in `range` to nodes of a kind.
    private static func visit(
        _ steps: [Step],
        _ range: Range<Int>,
        _ kind: NodeKind,
        _ record: Record,
        _ reader: LayoutReader,
        _ body: (Reached) -> Void
    ) {
        guard let first = range.first else {
            let value = Slot(node: reader.node(of: record), payload: record.offset)
            return body(.node(Visit(place: Place(record), value: value, kind: kind)))
        }
        let step = steps[first]
        let value = reader.slot(step.slot, of: record)
        guard step.isEach else {
            return follow(value, Place(record, slot: step.slot), steps, range, kind, reader, body)
        }
        guard value.hasValue else { return body(value.isNull ? .unreachable : .unknown) }
        for (element, slot) in reader.elements(ofListAt: value.payload).enumerated() {
            let place = Place(record, slot: step.slot, element: element)
            follow(slot, place, steps, range, kind, reader, body)
        }
    }

    /// Goes on from the value to which the first step of `range` has led.
    private static func follow(
        _ value: Slot,
        _ place: Place,
        _ steps: [Step],
        _ range: Range<Int>,
        _ kind: NodeKind,
        _ reader: LayoutReader,
        _ body: (Reached) -> Void
    ) {
        let isLast = range.count == 1
        if value.isNull {
            return body(isLast ? .nothing(Visit(place: place, value: value, kind: kind)) : .unreachable)
        }
        guard value.hasValue else { return body(.unknown) }
        if !isLast {
            visit(steps, range.dropFirst(), kind, Record(offset: value.payload), reader, body)
        } else {
            let place = kind.value == .record ? Place(Record(offset: value.payload)) : place
            body(.node(Visit(place: place, value: value, kind: kind)))
        }
    }
}

extension NodePath {
    /// The first node that the path leads to; nil if there is none or the description does not say.
    func firstNode(in layout: Record, _ reader: LayoutReader) -> Visit? {
        var first: Visit?
        visit(layout, reader) { reached in
            if first == nil, case .node(let visit) = reached { first = visit }
        }
        return first
    }
}
