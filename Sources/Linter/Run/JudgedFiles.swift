import Diagnostics
import RuleEngine

/// The files of a run that have been judged, put aside as bytes until their reports are due.
struct JudgedFiles: Sendable {
    /// What came of judging one file.
    struct Judged: Sendable {
        /// The number of the input; nil for a file that is only compared with.
        let input: Int?
        /// The number of its context; nil if it is compared with no other file.
        let context: Int?
        /// What it is compared by; nil if it could not be read.
        let facts: FileFacts?
        /// These facts as bytes, and the rest of the file behind them.
        let bytes: [UInt8]
        /// How many of the bytes are the facts.
        let factsLength: Int
        /// Why it could not be read.
        let failure: LintRun.Failure?
        /// How long it took.
        let timings: Timings?
    }

    /// Where a file has been put.
    private struct SpooledFile: Sendable {
        let start: Int
        let factsLength: Int32
        let length: Int32
        /// The number of its context, and its number in it; -1 if it has none.
        let context: Int32
        let number: Int32
    }

    private let bytes = Spool()
    private var inputs: [SpooledFile?]
    /// All files of each context, by their numbers.
    private var members: [Int: [SpooledFile]] = [:]
    private var comparisons: [Int: ScreenComparison] = [:]
    private var compared: [Int: ComparedScreens] = [:]
    /// What went wrong so far, and how long it took.
    private(set) var outcome = LintRun.Outcome()

    /// Makes ready for some inputs.
    init(inputCount: Int) { inputs = Array(repeating: nil, count: inputCount) }

    /// Takes over a file; the files come in the order of their absolute paths.
    mutating func take(_ judged: Judged) {
        if let timings = judged.timings { outcome.timings.add(timings) }
        // Of files that are not reported, nobody wants to know what is wrong with them.
        if judged.input != nil, let failure = judged.failure { outcome.unreadable.append(failure) }
        guard let facts = judged.facts else {
            if let context = judged.context, judged.failure != nil {
                comparisons[context, default: ScreenComparison()].isComplete = false
            }
            return
        }
        var timings = judged.timings.map { _ in Timings() }
        let number = judged.context.map { comparisons[$0, default: ScreenComparison()].add(facts) }
        let file = SpooledFile(
            start: bytes.append(judged.bytes).lowerBound,
            factsLength: Int32(clamping: judged.factsLength),
            length: Int32(clamping: judged.bytes.count),
            context: Int32(clamping: judged.context ?? -1),
            number: Int32(clamping: number ?? -1)
        )
        if let input = judged.input { inputs[input] = file }
        if let context = judged.context { members[context, default: []].append(file) }
        timings?.end(.compare)
        if let timings { outcome.timings.add(timings) }
    }

    /// Compares the screens of all files that were taken over.
    mutating func compare() {
        outcome.unreadable.sort { $0.path < $1.path }
        for (context, comparison) in comparisons {
            let files = members[context] ?? []
            compared[context] = comparison.finish { [bytes] number in
                let file = files[number]
                var reader = ByteReader(bytes.bytes(in: file.start..<file.start + Int(file.factsLength)))
                return FileFacts(&reader)
            }
        }
        comparisons = [:]
    }

    /// The file that came of an input, and what it is compared with; nil if it can't be read.
    func file(ofInput input: Int, rules: (String, [String]) -> RuleSet) -> (file: JudgedFile, others: OtherScreens)? {
        guard let spooled = inputs[input] else { return nil }
        var reader = ByteReader(bytes.bytes(in: spooled.start..<spooled.start + Int(spooled.length)))
        let others = compared[Int(spooled.context)].map { OtherScreens.context($0, number: Int(spooled.number)) }
        let facts = FileFacts(&reader)
        let file = JudgedFile(facts, &reader, rules: rules)
        return (file, others ?? .none)
    }

    /// What kept files from being read again; nil if nothing did.
    var failure: String? { bytes.failure }
}
