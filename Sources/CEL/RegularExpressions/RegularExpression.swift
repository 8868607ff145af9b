package import Diagnostics

// Regular expressions: patterns in the syntax of RE2, matched in time linear in the text.
//
// A pattern is parsed to a `PatternNode`, which becomes a `PatternProgram`: a nondeterministic automaton. A
// `PatternMatcher` follows all its states at once over the text (Thompson's construction, as in RE2 and Go), so that
// no pattern can run away: each character costs at most one visit to each instruction.
//
// Why a matcher of our own: Swift's `Regex` backtracks, so that a rule pack could stall a run, takes another syntax and
// costs milliseconds at the start of a process; PCRE2 backtracks, too, and its match limits turn a slow pattern into a
// verdict that depends on the limit; RE2 itself is C++, starts slowly and does not link into a static executable.
// What is needed here, whether a pattern is found, takes no captures and so is small.
//
// Syntax: https://github.com/google/re2/wiki/Syntax, without `\C` and the classes of scripts (`\p{Greek}`), for which
// Swift has no data. Characters are Unicode scalars.

/// A pattern that texts can be searched for.
package struct RegularExpression: Sendable {
    /// The source of the pattern.
    package let pattern: String
    let program: PatternProgram

    /// Compiles a pattern; throws what is wrong with it, and where.
    package init(_ pattern: String) throws(CompilationError) {
        self.pattern = pattern
        var parser = PatternParser(pattern)
        program = try PatternCompiler.program(for: try parser.parse(), length: pattern.utf8.count)
    }

    /// The number of instructions: what searching one character costs at most.
    var size: Int { program.instructions.count }

    /// Whether the pattern is found anywhere in UTF-8 text, in which other bytes count as U+FFFD.
    package func isFound(in utf8: Span<UInt8>, _ scratch: inout RegularExpressionScratch) -> Bool {
        PatternMatcher.isFound(program, in: utf8, &scratch)
    }

    /// Whether the pattern is found in a text of which only the parts, in UTF-8, are known, and one alone is the whole;
    /// unknown if that depends on the rest.
    package func isFound(inParts parts: [[UInt8]], _ scratch: inout RegularExpressionScratch) -> Truth {
        if let whole = parts.first, parts.count == 1 { return Truth(isFound(in: whole.span, &scratch)) }
        if OpenPatternMatcher.isFound(program, in: parts, certainly: true, &scratch) { return .yes }
        if scratch.isExhausted { return .unknown }
        let isPossible = OpenPatternMatcher.isFound(program, in: parts, certainly: false, &scratch)
        return isPossible || scratch.isExhausted ? .unknown : .no
    }
}
