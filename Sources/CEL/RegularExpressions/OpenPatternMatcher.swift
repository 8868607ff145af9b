/// Searches a text of which only some parts are known, by following all states of an automaton at once.
enum OpenPatternMatcher {
    /// Whether the automaton finds its pattern within a known part, whatever stands between them, or, if not certainly,
    /// may find it at all; between two parts, in UTF-8, may stand anything.
    static func isFound(
        _ program: PatternProgram,
        in parts: [[UInt8]],
        certainly isCertain: Bool,
        _ scratch: inout RegularExpressionScratch
    ) -> Bool {
        scratch.start(bound: program.instructions.count)
        let firstWithText = parts.firstIndex { !$0.isEmpty } ?? parts.count
        let lastWithText = parts.lastIndex { !$0.isEmpty } ?? -1
        for (number, part) in parts.enumerated() {
            let isAfterNothing = number <= firstWithText
            let isBeforeNothing = number >= lastWithText
            if number > 0 {
                let gap = Gap(isPossible: true, mayBeStart: isAfterNothing, mayBeEnd: isBeforeNothing && part.isEmpty)
                if isCertain {
                    scratch.current.reset(bound: 0)
                } else if readAnything(program, gap, &scratch) {
                    return true
                }
            }
            let begin = Gap(
                isPossible: !isCertain,
                mayBeStart: isAfterNothing,
                mayBeEnd: isBeforeNothing && part.isEmpty
            )
            let end = Gap(isPossible: !isCertain, mayBeStart: isAfterNothing && part.isEmpty, mayBeEnd: isBeforeNothing)
            let isLast = number == parts.count - 1
            if search(program, part.span, number > 0 ? begin : nil, isLast ? nil : end, &scratch) { return true }
        }
        return false
    }

    private typealias Gap = PatternMatcher.Context.Gap

    /// Goes on with a known part, which may have an unknown one before and behind it.
    private static func search(
        _ program: PatternProgram,
        _ text: Span<UInt8>,
        _ before: Gap?,
        _ after: Gap?,
        _ scratch: inout RegularExpressionScratch
    ) -> Bool {
        var cursor = PatternMatcher.Cursor(text: text)
        while true {
            var context = cursor.context
            if cursor.isStart { context.gap = before }
            if cursor.following == nil { context.gap = context.gap ?? after }
            if cursor.isStart || !program.isAnchored,
                PatternMatcher.follow(0, program, context, &scratch.current, &scratch.stack)
            {
                return true
            }
            guard let scalar = cursor.following else { return false }
            guard scratch.count(1 + scratch.current.elements.count) else { return false }
            cursor.advance(text)
            context = cursor.context
            if cursor.following == nil { context.gap = after }
            scratch.next.reset(bound: 0)
            for index in scratch.current.elements where PatternMatcher.accepts(program, Int(index), scalar) {
                if PatternMatcher.follow(index + 1, program, context, &scratch.next, &scratch.stack) { return true }
            }
            swap(&scratch.current, &scratch.next)
        }
    }

    /// Adds all states that any text leads to; true if the pattern is found in it.
    private static func readAnything(
        _ program: PatternProgram,
        _ gap: Gap,
        _ scratch: inout RegularExpressionScratch
    ) -> Bool {
        let context = PatternMatcher.Context(previous: nil, following: nil, gap: gap)
        if !program.isAnchored, PatternMatcher.follow(0, program, context, &scratch.current, &scratch.stack) {
            return true
        }
        var position = 0
        while position < scratch.current.elements.count {
            let index = scratch.current.elements[position]
            position += 1
            guard scratch.count(1) else { return false }
            switch program.instructions[Int(index)] {
            case .scalar, .folded, .set:
                if PatternMatcher.follow(index + 1, program, context, &scratch.current, &scratch.stack) { return true }
            case .assertion(let assertion) where context.fulfils(assertion):
                // What kept it from going on before the gap does not do so within it.
                if PatternMatcher.follow(index + 1, program, context, &scratch.current, &scratch.stack) { return true }
            default: continue
            }
        }
        return false
    }
}
