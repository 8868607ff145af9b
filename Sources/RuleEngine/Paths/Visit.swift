package import ScreenModel

/// One node that a rule visits.
package struct Visit: Sendable, Hashable {
    /// Where the node stands.
    package let place: Place
    /// The node's value.
    package let value: Slot
    /// The node's type.
    package let type: FieldType

    /// Where an element of the visited list stands, counted from 0.
    ///
    /// A component stands where its own record says, which is not in the list for a button that a bar's `overflow`
    /// object stands for.
    func place(ofElement index: Int, in store: RecordStore) -> Place {
        let elements = store.elements(ofListAt: value.payload)
        if case .list(.component) = type {
            return Place(Record(offset: elements[elements.startIndex + index].payload))
        }
        return Place(place.record, slot: place.slot, element: index)
    }

    /// The component that the node belongs to, or that it is: what `supersedes` compares.
    package var component: Record { place.record }
}

/// What a path leads to in one layout.
package enum Reached: Sendable, Hashable {
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
    package func visit(_ layout: Record, in store: RecordStore, _ body: (Reached) -> Void) {
        guard !steps.isEmpty else {
            body(
                .node(
                    Visit(
                        place: Place(layout),
                        value: Slot(node: store.node(of: layout), payload: layout.offset),
                        type: type
                    )
                )
            )
            return
        }
        visit(step: 0, layout, in: store, body)
    }

    private func visit(step index: Int, _ record: Record, in store: RecordStore, _ body: (Reached) -> Void) {
        let step = steps[index]
        let value = store[record, step.slot]
        guard step.isEach else {
            follow(value, Place(record, slot: step.slot), step: index, in: store, body)
            return
        }
        guard value.hasValue else {
            body(value.isNull ? .unreachable : .unknown)
            return
        }
        for (element, slot) in store.elements(ofListAt: value.payload).enumerated() {
            follow(slot, Place(record, slot: step.slot, element: element), step: index, in: store, body)
        }
    }

    private func follow(
        _ value: Slot,
        _ place: Place,
        step index: Int,
        in store: RecordStore,
        _ body: (Reached) -> Void
    ) {
        let isLast = index == steps.count - 1
        let isComponent = isLast ? type.isComponent : true
        if value.isNull {
            return body(isLast ? .nothing(Visit(place: place, value: value, type: type)) : .unreachable)
        }
        guard value.hasValue else { return body(.unknown) }
        if !isLast {
            visit(step: index + 1, Record(offset: value.payload), in: store, body)
        } else if isComponent {
            body(.node(Visit(place: Place(Record(offset: value.payload)), value: value, type: type)))
        } else {
            body(.node(Visit(place: place, value: value, type: type)))
        }
    }
}

extension NodePath {
    /// The first node that the path leads to; nil if there is none or the description does not say.
    func firstNode(in layout: Record, _ store: RecordStore) -> Visit? {
        var first: Visit?
        visit(layout, in: store) { reached in
            if first == nil, case .node(let visit) = reached { first = visit }
        }
        return first
    }
}

extension FieldType {
    /// Whether values of the type are records.
    var isComponent: Bool {
        if case .component = self { true } else { false }
    }
}
