package import Diagnostics
import Synchronization

/// What the screens of some files, all known by now, are compared with.
package struct ComparedScreens: Sendable {
    /// Where something is told about a screen.
    struct Told: Sendable {
        let file: Int32
        let value: Int32
    }

    /// What comparing adds to a file.
    package struct Addition: Sendable, Hashable {
        /// The diagnostic.
        package var diagnostic: Diagnostic
        /// The number of the screen in the file.
        package let screen: Int
        /// The number of the rule among those in force for the screen.
        package let rule: Int
        /// The findings that the rule goes before.
        package let overruled: [ComparedFact.Overruled]
    }

    let norms: [ScreenFact.Group: ScreenNorms.Norm]
    let told: [Int: [Told]]
    let ids: [Int: Int32]
    let facts: @Sendable (Int) -> FileFacts
    private let known = Known()

    /// The most values of other screens that a claim is compared with; no page has so many before it.
    private static let mostSources = 100

    /// Sources that were looked up, for the next claim about the same screen.
    private final class Known: Sendable {
        static let limit = 1000
        let sources = Mutex([Int: [(file: Int32, source: ComparedFact, path: String)]]())
    }

    init(
        norms: [ScreenFact.Group: ScreenNorms.Norm],
        told: [Int: [Told]],
        ids: [Int: Int32],
        facts: @escaping @Sendable (Int) -> FileFacts
    ) {
        self.norms = norms
        self.told = told
        self.ids = ids
        self.facts = facts
    }

    /// What comparing adds to one of the files.
    ///
    /// - Parameters:
    ///   - file: What was told of the file.
    ///   - number: Its number.
    ///   - rules: The rules in force for its screens.
    /// - Returns: What there is to add, in the order of the facts.
    package func additions(to file: FileFacts, number: Int, _ rules: [RuleSet]) -> [Addition] {
        file.facts.compactMap { fact in
            guard let draft = fact.draft, rules.indices.contains(draft.frame),
                rules[draft.frame].rules.indices.contains(draft.rule),
                let finding = finding(about: fact, inFile: number)
            else { return nil }
            let definition = rules[draft.frame].rules[draft.rule].definition
            var diagnostic = draft.diagnostic
            diagnostic.message = finding.message(definition)
            diagnostic.help = definition.help.map { finding.filled($0, definition) }
            diagnostic.related.insert(finding.proof, at: 0)
            return Addition(
                diagnostic: diagnostic,
                screen: draft.screen,
                rule: draft.rule,
                overruled: draft.overruled
            )
        }
    }

    /// The ids of a file that a file before it has, too, each as a diagnostic.
    package func duplicateIDs(of file: FileFacts, number: Int) -> [Diagnostic] {
        file.ids.compactMap { id in
            guard let first = ids[id.id.hashValue], Int(first) != number else { return nil }
            let other = facts(Int(first))
            guard let same = other.ids.first(where: { $0.id == id.id }) else { return nil }
            let rule = OwnRule.screenDuplicateID
            return Diagnostic(
                file: file.file,
                screen: id.id,
                path: "id",
                rule: rule.id,
                severity: rule.severity,
                message: "A screen in \(other.file) has the id '\(id.id)', too; an id names one screen.",
                range: id.range,
                related: [
                    RelatedRange(message: "the first screen with this id", file: other.file, range: same.range)
                ]
            )
        }
    }

    func finding(about fact: ComparedFact, inFile number: Int) -> ComparedFinding? {
        switch fact.kind {
        case .shared:
            guard let norm = norms[fact.group], fact.value.isSame(as: norm.candidate.value) == .no else {
                return nil
            }
            return ComparedFinding(fact.value, of: fact.group.key, departsFrom: norm)
        case .claim(let id):
            return contradiction(of: fact, about: id, inFile: number).map { source, path in
                ComparedFinding(fact.value, contradicts: source, inFile: path)
            }
        case .source: return nil
        }
    }

    /// The first of the other screens' facts that contradicts a claim; nil if one agrees, or nobody knows better.
    private func contradiction(
        of claim: ComparedFact,
        about id: String,
        inFile number: Int
    ) -> (source: ComparedFact, path: String)? {
        guard let subject = claim.subject, let told = told[subject], told.count <= ComparedScreens.mostSources else {
            return nil
        }
        // Most claims are right, which needs no look at the other files.
        let value = Int32(truncatingIfNeeded: claim.value.hashValue)
        if told.contains(where: { Int($0.file) != number && $0.value == value }) { return nil }
        let others = sources(subject, told).filter { entry in
            guard case .source(id) = entry.source.kind, entry.source.group == claim.group else { return false }
            return Int(entry.file) != number || entry.source.screen != claim.screen
        }
        guard others.allSatisfy({ $0.source.value.isSame(as: claim.value) == .no }) else { return nil }
        return others.first.map { ($0.source, $0.path) }
    }

    private func sources(_ subject: Int, _ told: [Told]) -> [(file: Int32, source: ComparedFact, path: String)] {
        if let known = known.sources.withLock({ $0[subject] }) { return known }
        var found = [(file: Int32, source: ComparedFact, path: String)]()
        var last: Int32 = -1
        for told in told where told.file != last {
            last = told.file
            let file = facts(Int(told.file))
            for fact in file.facts {
                guard case .source = fact.kind, fact.subject == subject else { continue }
                found.append((told.file, fact, file.file))
            }
        }
        known.sources.withLock { known in
            if known.count >= Known.limit { known.removeAll() }
            known[subject] = found
        }
        return found
    }
}
