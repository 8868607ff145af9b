import Diagnostics

/// Edits of one text, in order, that do not touch each other.
extension [Edit] {
    /// Adds the edits of a fix; leaves them as they are, and says so, if one of them touches an edit that is there.
    ///
    /// Two fixes that insert at the same point touch: which text comes first would be an accident.
    mutating func insert(_ fix: Fix) -> Bool {
        for edit in fix.edits {
            let index = indices.partitioningIndex { self[$0].range.end >= edit.range.start }
            if index < count, self[index].range.start <= edit.range.end { return false }
        }
        // Of several at one place the first comes first.
        for edit in fix.edits { insert(edit, at: indices.partitioningIndex { edit.range < self[$0].range }) }
        return true
    }
}
