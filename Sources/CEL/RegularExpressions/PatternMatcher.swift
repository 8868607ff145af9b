/// Searches a text by following all states of an automaton at once.
enum PatternMatcher {
    /// Whether the automaton finds its pattern anywhere in a text.
    static func isFound(
        _ program: PatternProgram,
        in text: Span<UInt8>,
        _ scratch: inout RegularExpressionScratch
    ) -> Bool {
        scratch.start(bound: program.instructions.count)
        var cursor = Cursor(text: text)
        while true {
            if cursor.isStart || !program.isAnchored, mayBegin(program, with: cursor.following) {
                if follow(0, program, cursor.context, &scratch.current, &scratch.stack) { return true }
            }
            guard let scalar = cursor.following, !scratch.current.elements.isEmpty || !program.isAnchored else {
                return false
            }
            guard scratch.count(1 + scratch.current.elements.count) else { return false }
            cursor.advance(text)
            scratch.next.reset(bound: 0)
            for index in scratch.current.elements where accepts(program, Int(index), scalar) {
                if follow(index + 1, program, cursor.context, &scratch.next, &scratch.stack) { return true }
            }
            swap(&scratch.current, &scratch.next)
        }
    }

    /// Whether a match can begin with a scalar, as far as the first instruction tells; nil stands for the end of the text.
    private static func mayBegin(_ program: PatternProgram, with scalar: UInt32?) -> Bool {
        switch program.instructions[0] {
        case .scalar, .folded, .set: scalar.map { accepts(program, 0, $0) } ?? false
        default: true
        }
    }

    static func accepts(_ program: PatternProgram, _ index: Int, _ scalar: UInt32) -> Bool {
        switch program.instructions[index] {
        case .scalar(let wanted): scalar == wanted
        case .folded(let wanted): scalar == wanted || CaseFolding.folded(scalar) == wanted
        case .set(let set): program.sets[Int(set)].contains(scalar)
        default: false
        }
    }

    /// Adds the states that are reached from an instruction without reading; true if the pattern is found.
    static func follow(
        _ start: Int32,
        _ program: PatternProgram,
        _ context: Context,
        _ states: inout SparseSet,
        _ stack: inout [Int32]
    ) -> Bool {
        stack.append(start)
        while let index = stack.popLast() {
            guard states.insert(index) else { continue }
            switch program.instructions[Int(index)] {
            case .jump(let next): stack.append(next)
            case .split(let first, let second):
                stack.append(second)
                stack.append(first)
            case .assertion(let assertion): if context.fulfils(assertion) { stack.append(index + 1) }
            case .found:
                stack.removeAll(keepingCapacity: true)
                return true
            case .scalar, .folded, .set: continue
            }
        }
        return false
    }

    /// What stands before and after a place in the text.
    struct Context {
        let previous: UInt32?
        let following: UInt32?
        /// Where a part of the text that is not known begins or ends; nil where both sides are known.
        var gap: Gap?

        /// What assertions come to beside a part of the text that is not known.
        struct Gap {
            /// Whether what may be counts as being so.
            let isPossible: Bool
            let mayBeStart: Bool
            let mayBeEnd: Bool

            func fulfils(_ assertion: PatternAssertion) -> Bool {
                guard isPossible else { return false }
                return switch assertion {
                case .textStart: mayBeStart
                case .textEnd: mayBeEnd
                default: true
                }
            }
        }

        func fulfils(_ assertion: PatternAssertion) -> Bool {
            if let gap { return gap.fulfils(assertion) }
            return switch assertion {
            case .textStart: previous == nil
            case .textEnd: following == nil
            case .lineStart: previous == nil || previous == 10
            case .lineEnd: following == nil || following == 10
            case .wordBoundary: isWord(previous) != isWord(following)
            case .noWordBoundary: isWord(previous) == isWord(following)
            }
        }

        private func isWord(_ scalar: UInt32?) -> Bool {
            guard let scalar, scalar < 0x80 else { return false }
            let lower = scalar | 0x20
            return lower >= 0x61 && lower <= 0x7A || scalar >= 0x30 && scalar <= 0x39 || scalar == 0x5F
        }
    }

    /// A place between two scalars of a text.
    struct Cursor {
        private var previous: UInt32?
        private(set) var following: UInt32?
        /// The offset after the following scalar.
        private var offset = 0

        init(text: Span<UInt8>) { following = decode(text) }

        var isStart: Bool { previous == nil }
        var context: Context { Context(previous: previous, following: following) }

        mutating func advance(_ text: Span<UInt8>) {
            previous = following
            following = decode(text)
        }

        /// The scalar at the offset, which moves behind it; nil at the end.
        private mutating func decode(_ text: Span<UInt8>) -> UInt32? {
            guard offset < text.count else { return nil }
            let lead = text[offset]
            offset += 1
            guard lead >= 0x80 else { return UInt32(lead) }
            let count = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0
            guard count > 0, offset + count <= text.count else { return 0xFFFD }
            var scalar = UInt32(lead & (0x3F >> UInt8(count)))
            for index in offset..<(offset + count) {
                guard text[index] & 0xC0 == 0x80 else { return 0xFFFD }
                scalar = scalar << 6 | UInt32(text[index] & 0x3F)
            }
            offset += count
            return scalar
        }
    }
}
