import Diagnostics
import ScreenModel

/// The paths of many rules, with what they have in common said once.
///
/// Each branch is one segment of some paths: `navigationBar.trailing[]` and `navigationBar.title` share the first. A layout's
/// nodes are found branch by branch, so what a layout does not have is asked for once, and not by every path through it.
struct PathTree: Sendable {
    /// A segment from the nodes of another branch.
    struct Branch {
        let segment: NodePath.Segment
        /// The index of the branch it goes on from, which stands before it.
        let parent: UInt32
        // The next branch from the same parent and the first that goes on from here; 0 if there is none.
        var sibling: UInt32 = 0
        var child: UInt32 = 0
    }

    /// What a branch leads to in a layout.
    struct Reach {
        /// The nodes, as indices of the visits; also fields for which there is none, whose value is null.
        var visits = CompactRange(0..<0)
        /// Whether the description does not say all of it.
        var isUnknown = false
    }

    /// All branches; the first leads to the layout itself, by no segment.
    private(set) var branches = [Branch(segment: NodePath.Segment(.screen, slot: 0, isEach: false), parent: 0)]

    /// The index of the branch at the end of a path, which is added if the tree does not have it.
    mutating func insert(_ path: NodePath) -> Int {
        var branch: UInt32 = 0
        for segment in path.segments {
            var child = branches[Int(branch)].child
            while child != 0, branches[Int(child)].segment != segment { child = branches[Int(child)].sibling }
            if child == 0 {
                child = UInt32(branches.count)
                branches.append(Branch(segment: segment, parent: branch, sibling: branches[Int(branch)].child))
                branches[Int(branch)].child = child
            }
            branch = child
        }
        return Int(branch)
    }

    /// The segments that lead to a branch, in order.
    func segments(to branch: Int) -> [NodePath.Segment] {
        var segments = [NodePath.Segment]()
        var branch = branch
        while branch != 0 {
            segments.append(branches[branch].segment)
            branch = Int(branches[branch].parent)
        }
        return segments.reversed()
    }

    /// Finds the nodes of all branches in a layout, and what each branch leads to, in place of what the lists held.
    func find(in layout: Record, _ reader: LayoutReader, _ visits: inout [Visit], _ reaches: inout [Reach]) {
        visits.removeAll(keepingCapacity: true)
        reaches.removeAll(keepingCapacity: true)
        reaches.append(contentsOf: repeatElement(Reach(), count: branches.count))
        visits.append(Visit(layout, reader))
        reaches[0].visits = CompactRange(0..<1)
        for index in branches.indices.dropFirst() {
            let branch = branches[index]
            let parent = reaches[Int(branch.parent)]
            if parent.visits.isEmpty, !parent.isUnknown { continue }
            let start = visits.count
            var isUnknown = parent.isUnknown
            for visit in parent.visits.range where branch.segment.follow(visits[visit], reader, &visits) {
                isUnknown = true
            }
            reaches[index] = Reach(visits: CompactRange(start..<visits.count), isUnknown: isUnknown)
        }
    }
}
