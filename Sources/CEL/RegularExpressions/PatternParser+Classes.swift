// Classes in brackets.

extension PatternParser {
    /// Reads a class; the opening bracket is read already.
    mutating func characterClass(from start: Int) throws(CompilationError) -> ScalarSet {
        var set = ScalarSet()
        set.ignoresCase = flags.ignoresCase
        set.isNegated = take("^")
        var isFirst = true
        while current != "]" || isFirst {
            guard current != nil else { throw error("This class has no end ']'.", from: start, to: start + 1) }
            isFirst = false
            let itemStart = position
            if let named = try namedClass() {
                set.formUnion(named)
                continue
            }
            let first: UInt32
            switch try classItem() {
            case .set(let other):
                set.formUnion(other)
                continue
            case .scalar(let scalar): first = scalar
            }
            guard current == "-", let following = peek(1), following != "]" else {
                set.insert(first...first)
                continue
            }
            position += 1
            guard case .scalar(let last) = try classItem(), first <= last else {
                throw error("This is no range of characters.", from: itemStart)
            }
            set.insert(first...last)
        }
        position += 1
        return set
    }

    private enum ClassItem {
        case scalar(UInt32)
        case set(ScalarSet)
    }

    private mutating func classItem() throws(CompilationError) -> ClassItem {
        let start = position
        guard let scalar = current else { throw error("This class has no end ']'.", from: start) }
        position += 1
        guard scalar == "\\" else { return .scalar(scalar.value) }
        if let set = try classEscape(from: start) { return .set(set) }
        return .scalar(try scalarEscape(from: start))
    }

    /// Reads a class such as `[:alpha:]`, if one stands here.
    private mutating func namedClass() throws(CompilationError) -> ScalarSet? {
        guard current == "[", peek(1) == ":" else { return nil }
        let start = position
        var end = position + 2
        // No name is longer.
        let last = min(scalars.count - 1, end + 40)
        while end < last, !(scalars[end] == ":" && scalars[end + 1] == "]") { end += 1 }
        guard end < last else { return nil }
        var name = String(String.UnicodeScalarView(scalars[(start + 2)..<end]))
        position = end + 2
        let isNegated = name.hasPrefix("^")
        if isNegated { name.removeFirst() }
        guard name.count > 1, var set = NamedClasses.named(name) else {
            throw error("There is no class '\(name)'.", from: start)
        }
        set.isNegated = isNegated
        return set
    }
}
