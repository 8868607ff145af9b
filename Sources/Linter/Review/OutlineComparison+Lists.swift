import ScreenModel

// Lists: what came, went, moved, and changed hands.

extension OutlineComparison {
    mutating func compareLists(_ old: [OutlineNode], _ new: [OutlineNode], _ position: Position) {
        let match = ListMatch(old, new)
        let start = changes.count
        var position = position
        // A bar has several lists; its `items` are those that everybody means.
        let list = position.field.map { $0.hasSuffix(" items") ? String($0.dropLast(6)) : $0 }
        if let list, list != "items", position.subject.isEmpty { position.place += ", " + Spelling.words(list) }
        position.field = nil
        func element(_ node: OutlineNode) -> Position {
            var inner = position
            inner.subject.append(OutlineNames.name(of: node))
            return inner
        }
        for index in old.indices where match.pairing.after[index] == nil {
            add(.removed, element(old[index]), from: old[index], to: nil, element: old[index].value)
        }
        for index in new.indices {
            guard let partner = match.pairing.before[index] else {
                add(.added, element(new[index]), from: nil, to: new[index], element: new[index].value)
                continue
            }
            if match.isMoved(index) {
                let neighbour = index == 0 ? "to the start" : "after \(OutlineNames.name(of: new[index - 1]))"
                add(.moved, element(new[index]), from: old[partner], to: new[index], now: neighbour)
            }
            // What has another name now goes by that one.
            let isNamed = OutlineNames.naming.contains { new[index].field($0)?.string != nil }
            compareElements(old[partner], new[index], element(isNamed ? new[index] : old[partner]))
        }
        handOver(from: start, position, old, new)
    }

    /// The fields of an element; what it is called by needs no name of a field.
    private mutating func compareElements(_ before: OutlineNode, _ after: OutlineNode, _ position: Position) {
        guard case .part = before.value, case .part = after.value else {
            compare(before, after, position)
            return
        }
        let named = OutlineNames.naming.first { before.field($0)?.string != nil }
        for (name, was, now) in OutlineComparison.pairs(before.children, after.children) {
            var position = position
            let isRenamed = name == named && was?.string != nil && now != nil
            if isRenamed { position.subject.removeLast() }
            if !isRenamed, name != "items" { position.field = name }
            compare(was, now, position)
        }
    }

    /// A mark that only one element has, such as the style of the primary button, is handed over from one to another.
    private mutating func handOver(from start: Int, _ position: Position, _ old: [OutlineNode], _ new: [OutlineNode]) {
        for (field, value, word) in [("style", "primary", "primary"), ("selected", "true", "selection")] {
            func bearers(_ nodes: [OutlineNode]) -> [OutlineNode] { nodes.filter { $0.field(field)?.string == value } }
            let (was, now) = (bearers(old), bearers(new))
            guard was.count == 1, now.count == 1 else { continue }
            let (giver, taker) = (OutlineNames.name(of: was[0]), OutlineNames.name(of: now[0]))
            let told = changes[start...].indices.filter { index in
                let change = changes[index]
                return change.field == field
                    && (change.pathAfter.map { $0.hasPrefix(now[0].path + ".") } == true && change.after == value
                        || change.pathBefore.map { $0.hasPrefix(was[0].path + ".") } == true && change.before == value)
            }
            let isGone = changes[start...].contains { $0.kind == .removed && $0.pathBefore == was[0].path }
            let isNew = changes[start...].contains { $0.kind == .added && $0.pathAfter == now[0].path }
            guard giver != taker, told.count + (isGone ? 1 : 0) + (isNew ? 1 : 0) == 2, told.count > 0 else { continue }
            for index in told.reversed() { changes.remove(at: index) }
            add(.moved, position.field(word), from: was[0], to: now[0], was: giver, now: taker)
        }
    }

    /// The changes, in which what is gone from one list and new in another has moved.
    func withMoves() -> [ScreenChange] {
        var gone = [OutlineValue: [Int]]()
        for (index, change) in changes.enumerated().reversed() where change.kind == .removed {
            if let element = change.element { gone[element, default: []].append(index) }
        }
        var (result, moved) = (changes, Set<Int>())
        for (index, new) in changes.enumerated() where new.kind == .added {
            guard let element = new.element, let old = gone[element]?.popLast() else { continue }
            (result[index].kind, result[index].element) = (.moved, nil)
            (result[index].before, result[index].after) = (changes[old].place, new.place)
            result[index].pathBefore = changes[old].pathBefore
            moved.insert(old)
        }
        return result.enumerated().filter { !moved.contains($0.offset) }.map(\.element)
    }
}
