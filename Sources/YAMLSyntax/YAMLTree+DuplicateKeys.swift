// Keys that a mapping holds more than once.

extension YAMLTree {
    /// Returns the keys that repeat an earlier key of the mapping, in the order of the text.
    ///
    /// Keys are compared by their text, whatever their quotes; aliases by what they stand for. Keys that are
    /// collections are not compared. Takes time in proportion to the size of the mapping.
    package func duplicateKeys(in mapping: NodeIndex) -> [(first: NodeIndex, again: NodeIndex)] {
        var slotCount = 8
        while slotCount < self[mapping].count * 2 { slotCount *= 2 }
        // Open addressing: each slot holds a key, or none.
        var slots = [NodeIndex](repeating: .none, count: slotCount)
        var duplicates: [(first: NodeIndex, again: NodeIndex)] = []
        for (key, _) in pairs(of: mapping) {
            let scalar = resolved(key)
            guard self[scalar].kind == .scalar, !self[scalar].isMissing else { continue }
            var slot = hash(of: scalar) & (slotCount - 1)
            while slots[slot] != .none, !haveSameText(resolved(slots[slot]), scalar) {
                slot = (slot + 1) & (slotCount - 1)
            }
            if slots[slot] == .none {
                slots[slot] = key
            } else {
                duplicates.append((slots[slot], key))
            }
        }
        return duplicates
    }

    private func hash(of scalar: NodeIndex) -> Int {
        withText(of: scalar) { bytes in
            // Seeded anew in every run, so that keys can't be chosen to collide.
            var hasher = Hasher()
            for position in bytes.indices { hasher.combine(bytes[position]) }
            return hasher.finalize()
        }
    }

    private func haveSameText(_ left: NodeIndex, _ right: NodeIndex) -> Bool {
        withText(of: left) { left in
            withText(of: right) { right in
                guard left.count == right.count else { return false }
                for position in left.indices where left[position] != right[position] { return false }
                return true
            }
        }
    }
}
