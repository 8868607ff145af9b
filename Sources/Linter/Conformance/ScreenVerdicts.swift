import Diagnostics
package import RuleEngine

/// What each rule in force came to for one screen.
package struct ScreenVerdicts: Sendable {
    /// The id of the screen; nil if the file gives none.
    let screen: String?
    /// Where the screen begins, in UTF-8 bytes.
    package let offset: Int
    /// The names of the built-in packs that apply to it.
    package let packs: [String]
    /// The rules in force.
    package let rules: RuleSet
    /// Whether the screen was compared with those of its context.
    var isCompared = false
    /// For each rule what it came to for the screen by itself.
    private let judged: [Verdict]
    /// How often each rule has found something, by its number.
    private var found: [Int: Int]

    /// Takes over what a screen was judged to be.
    init(screen: String?, offset: Int, _ packs: [String], _ rules: RuleSet, _ result: ScreenResult) {
        (self.screen, self.offset, self.packs, self.rules) = (screen, offset, packs, rules)
        judged = result.verdicts
        found = result.findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    }

    /// Takes over what comparing adds.
    mutating func add(_ addition: ComparedScreens.Addition) {
        found[addition.rule, default: 0] += 1
        for overruled in addition.overruled { found[overruled.rule, default: 1] -= 1 }
    }

    /// For each rule of the set the most telling verdict of all layouts and nodes.
    package var verdicts: [Verdict] {
        judged.enumerated().map { rule, verdict in
            if found[rule, default: 0] > 0 { return .violated }
            switch verdict {
            // What another rule has taken over is that rule's affair.
            case .violated: return .notApplicable
            case .satisfied where !isCompared && rules.rules[rule].comparesScreens: return .undetermined
            default: return verdict
            }
        }
    }
}

extension ScreenVerdicts {
    /// Writes the verdicts, all but the packs and rules.
    func write(to writer: inout ByteWriter, frame: Int) {
        writer.add(screen)
        writer.add(offset)
        writer.add(frame)
        writer.add(block: judged.map(\.rawValue))
        writer.add(found.filter { $0.value > 0 }) { entry, writer in
            writer.add(entry.key)
            writer.add(entry.value)
        }
    }

    /// Reads what was written.
    init(_ reader: inout ByteReader, _ packs: [[String]], _ rules: [RuleSet]) {
        screen = reader.optionalText()
        offset = reader.number()
        let frame = min(reader.number(), packs.count - 1)
        self.packs = packs[frame]
        self.rules = rules[frame]
        judged = reader.bytes().map { Verdict(rawValue: $0) ?? .notApplicable }
        found = Dictionary(reader.list { ($0.number(), $0.number()) }) { $1 }
    }
}
