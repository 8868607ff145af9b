import CEL
import ScreenModel

/// The rules of a set that are for one platform, arranged so that what several of them ask is found out once a layout.
///
/// Rules that visit the same nodes share the search for them, and operands of `when` that read only the screen are
/// evaluated once for all the rules that have them. With the records behind one reference (see `LayoutReader`), this
/// halved the instructions of checking a file: from 2.6 to 1.45 million a screen with 331 rules.
///
/// A path is closed as long as it has led to nothing that its rules judge; until it is opened, their bodies are not made.
final class CheckPlan: Sendable {
    /// One rule, in the order in which rules are run: what is asked of it most, as plain values.
    struct Step {
        /// The number of the rule in its set.
        let rule: Int
        /// The index of its path.
        let path: Int
        /// Whether its path is open; if not, what comes of its condition is not known here.
        let isOpen: Bool
        /// The operands of its `when` that are over the screen alone, as indices of `sharedTerms`.
        let sharedTerms: Range<Int>
        /// The other operands of its `when`, as indices of `terms`.
        let terms: Range<Int>
        let readsText: Bool
        let judgesNothing: Bool
        let hasException: Bool
        /// The fields that decide what it comes to, as indices of `reads`; nil if it has to be run in each layout.
        let reads: Range<Int>?
    }

    /// An operand of the outermost `&&` of a rule's `when`.
    struct Term {
        /// The tests that it is made of, as indices of `tests`; empty if it is anything else.
        let tests: Range<Int>
        /// The index of the program that it is a part of.
        let program: Int
        let part: Program.Part
    }

    /// A path, as plain values.
    struct Path {
        /// Its steps, as indices of `pathSteps`.
        let steps: Range<Int>
        let kind: NodeKind
    }

    /// Some slots of a component.
    struct Fields {
        let component: Int
        let slots: UInt64
    }

    let platform: UInt32
    let steps: [Step]
    /// For each step, the numbers of its terms over the screen alone.
    let sharedTerms: [Int]
    /// The terms over the screen alone, by number: each once, whatever the number of rules that have it.
    let screenTerms: [Term]
    let terms: [Term]
    /// The paths of all steps, each once.
    let paths: [Path]
    let pathSteps: [NodePath.Step]
    let programs: [Program]
    let tests: [FieldTest]
    let reads: [Fields]
    /// The indices of the paths that are open.
    let openPaths: Set<Int>

    init(_ rules: [CompiledRule], platform: UInt32, openPaths: Set<Int> = []) {
        self.openPaths = openPaths
        var builder = Builder(openPaths: openPaths)
        for (number, rule) in rules.enumerated() where rule.applies(to: platform) { builder.add(rule, number) }
        self.platform = platform
        steps = builder.steps
        terms = builder.terms
        paths = builder.paths
        pathSteps = builder.pathSteps
        programs = builder.programs
        tests = builder.tests
        sharedTerms = builder.sharedTerms
        screenTerms = builder.screenTerms
        reads = builder.reads
    }

    private struct Builder {
        let openPaths: Set<Int>
        var steps = [Step]()
        var sharedTerms = [Int]()
        var screenTerms = [Term]()
        var terms = [Term]()
        var paths = [Path]()
        var pathSteps = [NodePath.Step]()
        var programs = [Program]()
        var tests = [FieldTest]()
        var reads = [Fields]()
        private var termNumbers: [String: Int] = [:]
        private var pathNumbers: [[NodePath.Step]: Int] = [:]

        init(openPaths: Set<Int>) { self.openPaths = openPaths }

        mutating func add(_ rule: CompiledRule, _ number: Int) {
            let (firstShared, first) = (sharedTerms.count, terms.count)
            let path = self.number(of: rule.path)
            let isOpen = openPaths.contains(path)
            if isOpen, let condition = rule.condition {
                programs.append(condition.program)
                for part in condition.program.parts {
                    let term = term(part, of: condition.program)
                    if part.reads(variable: 1) || part.reads(variable: 2) {
                        terms.append(term)
                    } else {
                        sharedTerms.append(self.number(of: term, in: condition, rule))
                    }
                }
            }
            let firstField = reads.count
            addReads(of: rule)
            // A rule that compares notes what it finds in each layout.
            let isRepeatable = rule.reads != nil && rule.comparison == nil
            steps.append(
                Step(
                    rule: number,
                    path: path,
                    isOpen: isOpen,
                    sharedTerms: firstShared..<sharedTerms.count,
                    terms: first..<terms.count,
                    readsText: rule.readsText,
                    judgesNothing: rule.kind.judgesNothing,
                    hasException: isOpen && rule.exception != nil,
                    reads: isRepeatable ? firstField..<reads.count : nil
                )
            )
        }

        private mutating func term(_ part: Program.Part, of program: Program) -> Term {
            let first = tests.count
            tests += program.tests[part.tests]
            return Term(tests: first..<tests.count, program: programs.count - 1, part: part)
        }

        private mutating func addReads(of rule: CompiledRule) {
            guard let fields = rule.reads else { return }
            for (component, slots) in fields.slots.enumerated() where slots != 0 {
                reads.append(Fields(component: component, slots: slots))
            }
        }

        private mutating func number(of term: Term, in condition: Condition, _ rule: CompiledRule) -> Int {
            var text = condition.text(of: term.part)
            // The same words with other parameters are not the same term.
            if !rule.definition.parameters.isEmpty, text.contains("params") { text += " in \(steps.count)" }
            if let known = termNumbers[text] { return known }
            termNumbers[text] = screenTerms.count
            screenTerms.append(term)
            return screenTerms.count - 1
        }

        private mutating func number(of path: NodePath) -> Int {
            if let known = pathNumbers[path.steps] { return known }
            pathNumbers[path.steps] = paths.count
            let first = pathSteps.count
            pathSteps += path.steps
            paths.append(Path(steps: first..<pathSteps.count, kind: path.kind))
            return paths.count - 1
        }
    }
}
