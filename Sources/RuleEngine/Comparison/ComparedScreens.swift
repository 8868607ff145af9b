package import Diagnostics
import Synchronization

/// What the screens of some files, all known by now, are compared with.
package struct ComparedScreens: Sendable {
    /// Where something is told about a screen.
    struct Told: Sendable {
        let file: Int32
        /// A part of the value's hash; equal values have equal ones.
        let value: Int32
        let language: Int32
        let offset: Int32

        init(_ source: FactDigest, file: Int32) {
            self.file = file
            value = Int32(truncatingIfNeeded: source.value)
            (language, offset) = (source.language, source.offset)
        }
    }

    /// What comparing adds to a file.
    package struct Addition: Sendable, Hashable {
        /// The diagnostic.
        package var diagnostic: Diagnostic
        /// The number of the screen in the file.
        package let screen: Int
        /// The number of the rules in force for the screen, among those of its file.
        let frame: Int
        /// The number of the rule among those in force for the screen.
        package let rule: Int
        /// The findings that the rule goes before: their places among the file's, and their rules.
        package let overruled: [ComparedFact.Overruled]
    }

    let norms: [Int: ScreenNorms.Norm]
    let duplicates: ScreenDuplicates
    let counts: ScreenCounts
    let references: ScreenReferences
    let told: [Int: [Told]]
    let ids: [Int: Int32]
    /// All ids in the order of the files; none of more files than anybody is told a likely name of.
    let names: [String]
    /// Whether all screens are known, so that what is not among them is nowhere.
    package let isComplete: Bool
    let facts: @Sendable (Int) -> FileFacts
    let known = Known()

    /// The most values of other screens that a claim is compared with; no page has so many before it.
    private static let mostSources = 100

    /// What was looked up, for the next who asks.
    final class Known: Sendable {
        /// A file that was read again, with the places of what is looked for in it.
        struct File {
            let facts: FileFacts
            /// The ids of its screens.
            let ids: [String: SourceRange]
            /// The values of which there may be one, by their hashes.
            private(set) var singles: [Int: [ComparedFact]] = [:]
            /// The names of screens in others.
            private(set) var names: [ScreenReferences.Link: String] = [:]

            init(_ facts: FileFacts) {
                self.facts = facts
                ids = Dictionary(facts.ids.map { ($0.id, $0.range) }) { first, _ in first }
                for digest in facts.facts {
                    let fact = facts.fact(at: digest.offset)
                    switch fact.kind {
                    case .single: singles[ScreenDuplicates.hash(fact), default: []].append(fact)
                    case .reference:
                        let link = ScreenReferences.link(fact)
                        names[link] = names[link] ?? fact.value.text
                    default: break
                    }
                }
            }
        }

        /// The ids that the names looked up so far come near to.
        struct Slips {
            var ids: [String: String?] = [:]
            var comparisons = 0
        }

        /// How many answers are kept, and how many files.
        static let (limit, fileLimit) = (1000, 16)
        /// Of more files than this nobody is told which name was meant; nor after so many comparisons of names.
        static let (mostFiles, mostComparisons) = (20_000, 2_000_000)
        let files = Mutex([Int: File]())
        let sources = Mutex([Int: [(file: Int32, source: ComparedFact, path: String)]]())
        let slips = Mutex(Slips())
    }

    /// What comparing adds to one of the files, in the order of the facts.
    package func additions(to file: FileFacts, number: Int, _ rules: [RuleSet]) -> [Addition] {
        file.facts.compactMap { fact in
            guard let finding = finding(about: fact, of: file, number), var addition = file.draft(at: fact.offset),
                rules.indices.contains(addition.frame), rules[addition.frame].rules.indices.contains(addition.rule)
            else { return nil }
            let rule = rules[addition.frame].rules[addition.rule].body
            rule.complete(&addition.diagnostic, rule.message(finding.values) ?? finding.words, finding.values)
            if let proof = finding.proof { addition.diagnostic.related.insert(proof, at: 0) }
            return addition
        }
    }

    /// The ids of a file that a file before it has, too, each as a diagnostic.
    package func duplicateIDs(of file: FileFacts, number: Int) -> [Diagnostic] {
        file.ids.compactMap { id in
            guard let first = ids[id.id.hashValue], Int(first) != number else { return nil }
            let other = self.file(Int(first))
            guard let range = other.ids[id.id] else { return nil }
            return Diagnostic(
                .screenDuplicateID,
                in: file.file,
                screen: id.id,
                path: "id",
                at: id.range,
                "A screen in \(other.facts.file) has the id '\(id.id)', too; an id names one screen.",
                related: [
                    RelatedRange(message: "the first screen with this id", file: other.facts.file, range: range)
                ]
            )
        }
    }

    /// What was found in a file, read again if it is not one of the last.
    private func file(_ number: Int) -> Known.File {
        known.files.withLock { files in
            if files.count >= Known.fileLimit, files[number] == nil { files.removeAll() }
            return files.remembered(number) { Known.File(facts(number)) }
        }
    }

    /// What is wrong with a fact of a file; nil if nothing is.
    func finding(about digest: FactDigest, of file: FileFacts, _ number: Int) -> ComparedFinding? {
        // Of most facts this tells that they are as they should be.
        switch digest.kind {
        case .shared where norms[digest.group] == nil: return nil
        case .claim where isUncontested(digest, inFile: number): return nil
        default: break
        }
        let fact = file.fact(at: digest.offset)
        switch fact.kind {
        case .shared:
            guard let norm = norms[digest.group], norm.group == fact.group,
                fact.value.isSame(as: norm.candidate.value) == .no
            else { return nil }
            return ComparedFinding(fact.value, of: fact.group.key, departsFrom: norm)
        case .claim(let id):
            guard let (source, path) = contradiction(of: fact, about: id, inFile: number, digest.group),
                !isSaid(source, in: file, wherever: digest)
            else { return nil }
            return ComparedFinding(fact.value, contradicts: source, inFile: path)
        case .single: return duplicate(fact, inFile: number)
        case .counted(let bound), .counting(let bound):
            return counts.excess(fact, bound, inFile: file.file, isComplete: isComplete).map {
                ComparedFinding($0, bound)
            }
        case .reference(let reference): return finding(about: fact, reference)
        case .source, .uncounted, .target: return nil
        }
    }

    /// What is wrong with a value that an earlier screen has, too.
    private func duplicate(_ fact: ComparedFact, inFile number: Int) -> ComparedFinding? {
        guard let file = duplicates.firstFile(with: fact) else { return nil }
        let others = self.file(file)
        let same = others.singles[ScreenDuplicates.hash(fact)]?.first {
            $0.group == fact.group && $0.language == fact.language && $0.value.isSame(as: fact.value) == .yes
        }
        guard let same, file != number || same.screen != fact.screen else { return nil }
        return ComparedFinding(fact.value, isAlsoIn: same, inFile: others.facts.file)
    }

    /// What is wrong with a name that leads nowhere, in a circle or too far.
    private func finding(about fact: ComparedFact, _ reference: Fact.Reference) -> ComparedFinding? {
        let name = fact.value.text
        let isKnown = reference.isScreen && ids[name.hashValue] != nil || references.isKnown(fact)
        if isComplete, !isKnown {
            return ComparedFinding(unknown: name, reference, suggestion: reference.isScreen ? nearID(to: name) : nil)
        }
        let link = ScreenReferences.link(fact)
        if reference.isAcyclic, let circle = references.circles[link] {
            let most = ScreenReferences.mostNamed
            let way = names([link.source] + circle.prefix(most), from: fact.screen)
            return ComparedFinding(name, circle: circle.count > most ? way + ["…", fact.screen] : way)
        }
        guard let limit = reference.maximumDepth else { return nil }
        let way = references.way(along: link, limit: limit)
        // Those below it would only say the same again.
        guard way.count - 1 == limit + 1 else { return nil }
        return ComparedFinding(name, depth: limit + 1, limit: limit, names(way, from: fact.screen))
    }

    /// The ids of screens of which each names the next.
    private func names(_ way: [Int], from first: String) -> [String] {
        var names = [first]
        for (screen, next) in zip(way, way.dropFirst()) {
            let link = ScreenReferences.Link(source: screen, target: next)
            names.append(references.files[screen].flatMap { file(Int($0)).names[link] } ?? "…")
        }
        return names
    }

    /// The first of the other screens' facts that contradicts a claim; nil if one agrees, or nobody knows better.
    private func contradiction(
        of claim: ComparedFact,
        about id: String,
        inFile number: Int,
        _ subject: Int
    ) -> (source: ComparedFact, path: String)? {
        guard let told = told[subject] else { return nil }
        let others = sources(subject, told).filter { entry in
            guard case .source(id) = entry.source.kind, entry.source.group == claim.group,
                claim.isComparable(to: entry.source)
            else { return false }
            return Int(entry.file) != number || entry.source.screen != claim.screen
        }
        guard others.allSatisfy({ $0.source.value.isSame(as: claim.value) == .no }) else { return nil }
        return others.first.map { ($0.source, $0.path) }
    }

    /// Whether a screen says in another of its languages what a source says in one that nobody knows.
    private func isSaid(_ source: ComparedFact, in file: FileFacts, wherever claim: FactDigest) -> Bool {
        guard source.language.isEmpty, claim.language != 0 else { return false }
        let value = source.value.hashValue
        return file.facts.contains {
            $0.value == value && $0.group == claim.group && $0.screen == claim.screen && $0.language != claim.language
        }
    }

    /// Whether nobody tells of the screen that a claim is about, or somebody the same: most claims are right, which needs no
    /// look at the other files.
    private func isUncontested(_ claim: FactDigest, inFile number: Int) -> Bool {
        guard let told = told[claim.group], told.count <= ComparedScreens.mostSources else { return true }
        let value = Int32(truncatingIfNeeded: claim.value)
        return told.contains {
            Int($0.file) != number && $0.value == value
                && (claim.language == 0 || $0.language == 0 || $0.language == claim.language)
        }
    }

    private func sources(_ subject: Int, _ told: [Told]) -> [(file: Int32, source: ComparedFact, path: String)] {
        if let known = known.sources.withLock({ $0[subject] }) { return known }
        var found = [(file: Int32, source: ComparedFact, path: String)]()
        for told in told {
            let facts = file(Int(told.file)).facts
            found.append((told.file, facts.fact(at: told.offset), facts.file))
        }
        known.sources.withLock { known in
            if known.count >= Known.limit { known.removeAll() }
            known[subject] = found
        }
        return found
    }
}
