import Foundation
import RuleEngine
import TestSupport
import Testing
import YAMLSyntax

/// Every clause of the built-in packs is accounted for, and every clause of the guidelines stands in a pack.
@Suite struct ClauseTests {
    private static let packs = BuiltInPacks.all.map(\.pack)
    private static let clauses = packs.flatMap(\.clauses)
    private static let cited = Set(packs.flatMap { $0.rules.flatMap(\.clauses) })

    /// The catalogue of all clauses, which is not part of the repository.
    private static let catalogue = ProcessInfo.processInfo.environment["GUIDELINE_CLAUSES"]

    /// In which ways a clause is accounted for.
    private static func ways(_ clause: Clause) -> [String] {
        [
            cited.contains(clause.id) ? "cited" : nil, clause.sameAs.map { "sameAs \($0)" },
            clause.unchecked.map { _ in "unchecked" }, clause.permits.map { "permits \($0)" },
            clause.checkedBy.map { "checkedBy \($0)" },
        ].compactMap(\.self)
    }

    @Test func everyClauseIsAccountedForInOneWay() {
        for clause in ClauseTests.clauses {
            let ways = ClauseTests.ways(clause)
            #expect(
                ways.count == 1,
                """
                \(clause.id): \(ways); either a rule names it in its 'clauses', or it has one of 'sameAs', 'unchecked', \
                'permits' and 'checkedBy'
                """
            )
        }
    }

    @Test func whatIsCheckedOtherwiseIsCheckedByTheSchema() {
        #expect(Set(ClauseTests.clauses.compactMap(\.checkedBy)).subtracting(["schema"]) == [])
    }

    @Test func aClauseIsTheSameAsOneThatCarriesTheRule() {
        for clause in ClauseTests.clauses {
            guard let canonical = clause.sameAs else { continue }
            let found = ClauseTests.clauses.first { $0.id == canonical }
            #expect(found != nil && found?.sameAs == nil, "\(clause.id) is the same as \(canonical)")
        }
    }

    @Test func aConflictIsWithAClauseOfAnotherPackAndWrittenOnce() {
        let packs = Dictionary(
            ClauseTests.packs.flatMap { pack in pack.clauses.map { ($0.id, pack.name) } },
            uniquingKeysWith: { first, _ in first }
        )
        for clause in ClauseTests.clauses {
            for id in clause.conflicts {
                #expect(packs[id] != nil && packs[id] != packs[clause.id], "\(clause.id) conflicts with \(id)")
                let other = ClauseTests.clauses.first { $0.id == id }
                #expect(other?.conflicts.contains(clause.id) == false, "\(id) names \(clause.id), too")
            }
        }
        #expect(ClauseTests.clauses.reduce(0) { $0 + $1.conflicts.count } == 56)
    }

    @Test(.enabled(if: catalogue != nil, "GUIDELINE_CLAUSES names no catalogue of clauses"))
    func everyClauseOfTheGuidelinesStandsInAPack() throws {
        let entries = try ClauseTests.entries()
        #expect(entries.count > 300)
        #expect(Set(entries.map(\.id)).subtracting(ClauseTests.clauses.map(\.id)).sorted() == [])
        // The pack 'contrast' rests on a standard, and on none of the guidelines.
        let clauses = ClauseTests.packs.filter { $0.name != "contrast" }.flatMap(\.clauses)
        #expect(Set(clauses.map(\.id)).subtracting(entries.map(\.id)).sorted() == [])
    }

    @Test(.enabled(if: catalogue != nil, "GUIDELINE_CLAUSES names no catalogue of clauses"))
    func everyClauseIsAccountedForAsItsKindAsks() throws {
        let clauses = Dictionary(ClauseTests.clauses.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for entry in try ClauseTests.entries() {
            guard let clause = clauses[entry.id] else { continue }
            let isChecked = ClauseTests.cited.contains(clause.id) || clause.checkedBy != nil
            switch entry.kind {
            case "rule" where ["must", "should"].contains(entry.strength) && entry.checkable == "yes":
                #expect(isChecked, "\(clause.id) has no rule")
            case "repeat":
                #expect(clause.sameAs == entry.canonical || isChecked, "\(clause.id) repeats \(entry.canonical)")
            case "permission":
                // What takes a person to judge permits nothing that a rule could forbid.
                let isForPeople = entry.checkable == "human" && clause.unchecked != nil
                #expect(clause.permits != nil || isForPeople, "\(clause.id) permits nothing")
            default:
                break
            }
            let modality = entry.strength == "may-advice" ? "may" : entry.strength
            #expect(clause.modality.rawValue == modality, "\(clause.id) is a \(entry.strength)")
        }
    }

    /// One entry of the catalogue.
    private struct Entry {
        let id: String
        let kind: String
        let strength: String
        let checkable: String
        let canonical: String
    }

    private static func entries() throws -> [Entry] {
        let data = try Data(contentsOf: URL(filePath: catalogue ?? ""))
        let file = RuleFile(path: "clauses.yaml", bytes: Array(data))
        return (file.root?.elements ?? []).map { element in
            func text(_ key: String) -> String { element[key]?.text ?? "" }
            return Entry(
                id: text("id"),
                kind: text("kind"),
                strength: text("strength"),
                checkable: text("checkable"),
                canonical: text("canonical")
            )
        }
    }
}
