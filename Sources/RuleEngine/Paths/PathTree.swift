import ScreenModel

/// The paths of many rules, with what they have in common said once.
///
/// Each branch is one step of some paths: `navigationBar.trailing[]` and `navigationBar.title` share the first. A layout's
/// nodes are found branch by branch, so what a layout does not have is asked for once, and not by every path through it.
struct PathTree: Sendable {
    /// A step from the nodes of another branch.
    struct Branch {
        /// The index of the branch it goes on from, which stands before it.
        let parent: Int
        let slot: Int
        /// Whether it leads to each element of the list in the slot.
        let isEach: Bool
        /// How the nodes it leads to are read.
        let kind: NodeKind
        // The next branch from the same parent and the first that goes on from here; 0 if there is none.
        var sibling = 0
        var child = 0
    }

    /// What a branch leads to in a layout.
    struct Reach {
        /// The nodes, as indices of the visits; also fields for which there is none, whose value is null.
        var visits = 0..<0
        /// Whether the description does not say all of it.
        var isUnknown = false
    }

    /// All branches; the first leads to the layout itself.
    private(set) var branches = [
        Branch(parent: 0, slot: 0, isEach: false, kind: NodeKind(.component(.screen)))
    ]

    /// The index of the branch at the end of a path, which is added if the tree does not have it.
    mutating func insert(_ path: NodePath) -> Int {
        var branch = 0
        for step in path.steps {
            var child = branches[branch].child
            while child != 0, branches[child].slot != step.slot || branches[child].isEach != step.isEach {
                child = branches[child].sibling
            }
            if child == 0 {
                child = branches.count
                let sibling = branches[branch].child
                branches.append(
                    Branch(
                        parent: branch,
                        slot: step.slot,
                        isEach: step.isEach,
                        kind: PathTree.kind(of: step),
                        sibling: sibling
                    )
                )
                branches[branch].child = child
            }
            branch = child
        }
        return branch
    }

    private static func kind(of step: NodePath.Step) -> NodeKind {
        let type = step.component.component.fields[step.slot].type
        if step.isEach, case .list(let element) = type { return NodeKind(element) }
        return NodeKind(type)
    }

    /// Finds the nodes of all branches in a layout.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - reader: The records of the file.
    ///   - visits: The nodes of all branches, in place of what it held.
    ///   - reaches: For each branch what it leads to, in place of what it held.
    func find(in layout: Record, _ reader: LayoutReader, _ visits: inout [Visit], _ reaches: inout [Reach]) {
        visits.removeAll(keepingCapacity: true)
        reaches.removeAll(keepingCapacity: true)
        let value = Slot(node: reader.node(of: layout), payload: layout.offset)
        visits.append(Visit(place: Place(layout), value: value, kind: branches[0].kind))
        reaches.append(Reach(visits: 0..<1))
        for branch in branches.dropFirst() {
            let parent = reaches[branch.parent]
            let start = visits.count
            var isUnknown = parent.isUnknown
            for index in parent.visits where visits[index].value.hasValue {
                let record = Record(offset: visits[index].value.payload)
                if branch.follow(record, reader, &visits) { isUnknown = true }
            }
            reaches.append(Reach(visits: start..<visits.count, isUnknown: isUnknown))
        }
    }
}

extension PathTree.Branch {
    /// Adds what the branch leads to from a record; true if the description does not say all of it.
    fileprivate func follow(_ record: Record, _ reader: LayoutReader, _ visits: inout [Visit]) -> Bool {
        let value = reader.slot(slot, of: record)
        guard isEach else { return add(value, Place(record, slot: slot), &visits) }
        guard value.hasValue else { return !value.isNull }
        var isUnknown = false
        for (index, element) in reader.elements(ofListAt: value.payload).enumerated()
        where add(element, Place(record, slot: slot, element: index), &visits) {
            isUnknown = true
        }
        return isUnknown
    }

    private func add(_ value: Slot, _ place: Place, _ visits: inout [Visit]) -> Bool {
        guard value.hasValue || value.isNull else { return true }
        let isRecord = value.hasValue && kind.value == .record
        visits.append(
            Visit(place: isRecord ? Place(Record(offset: value.payload)) : place, value: value, kind: kind)
        )
        return false
    }
}
