import Diagnostics

/// Edits of one text that do not touch each other, and what the text is with them.
struct EditSet {
    private(set) var edits: [Edit] = []

    /// Adds the edits of a fix; leaves the set as it is, and says so, if one of them touches an edit that is there.
    ///
    /// Two fixes that insert at the same point touch: which text comes first would be an accident.
    mutating func insert(_ fix: Fix) -> Bool {
        for edit in fix.edits {
            let index = firstIndex { $0.range.end >= edit.range.start }
            if index < edits.count, edits[index].range.start <= edit.range.end { return false }
        }
        for edit in fix.edits { edits.insert(edit, at: firstIndex { !($0.range < edit.range) }) }
        return true
    }

    /// The text with all edits applied; edits beyond its end are left out.
    func applied(to text: [UInt8]) -> [UInt8] { edits.applied(to: text) }

    /// The index of the first edit for which something holds, as it then does for all after it.
    private func firstIndex(where holds: (Edit) -> Bool) -> Int {
        edits.indices.partitioningIndex { holds(edits[$0]) }
    }
}
