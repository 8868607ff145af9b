/// Compares the screens of many files, which are told one after the other, in the order of their paths.
///
/// What is kept in memory is little for each screen: a few hashes that no file can foresee. What they stand for is looked
/// up in the end, where something may have to be said about it.
package struct ScreenComparison: Sendable {
    private var norms = ScreenNorms()
    private var duplicates = ScreenDuplicates()
    private var counts = ScreenCounts()
    private var references = ScreenReferences()
    /// Whether all screens are known, so that what is not among them is nowhere.
    package var isComplete = true
    private var claimed = Set<Int>()
    /// The facts that claims are compared with.
    private var sources: [(subject: Int, told: ComparedScreens.Told)] = []
    /// The first file with an id, by its hash.
    private var ids: [Int: Int32] = [:]
    /// All ids in the order of the files; none of more files than anybody is told a likely name of.
    private var names: [String] = []
    private var count: Int32 = 0

    /// Creates a comparison of nothing.
    package init() {}

    /// Takes over what was found in a file, and numbers it: by the files before it.
    @discardableResult
    package mutating func add(_ file: FileFacts) -> Int {
        for id in file.ids where ids[id.id.hashValue] == nil { ids[id.id.hashValue] = count }
        if count < ComparedScreens.Known.mostFiles { names += file.ids.lazy.map(\.id) } else { names = [] }
        for source in file.sources { sources.append((source.group, ComparedScreens.Told(source, file: count))) }
        var others = [ComparedFact]()
        for fact in file.facts {
            switch fact.kind {
            case .claim: claimed.insert(fact.group)
            case .other: others.append(file.fact(at: fact.offset))
            case .shared, .source: break
            }
        }
        norms.add(file)
        if !others.isEmpty {
            duplicates.add(others, number: count)
            counts.add(others, file: file.file)
            references.add(others, number: count)
        }
        isComplete = isComplete && file.isWhole
        count += 1
        return Int(count) - 1
    }

    /// Compares what has been told, and `facts` gives again by the number of a file.
    package func finish(facts: @escaping @Sendable (Int) -> FileFacts) -> ComparedScreens {
        var told: [Int: [ComparedScreens.Told]] = [:]
        for source in sources where claimed.contains(source.subject) {
            told[source.subject, default: []].append(source.told)
        }
        var references = references
        references.findCircles()
        return ComparedScreens(
            norms: norms.norms,
            duplicates: duplicates,
            counts: counts,
            references: references,
            told: told,
            ids: ids,
            names: names,
            isComplete: isComplete,
            facts: facts
        )
    }

    /// Compares the screens of one file among themselves; it is complete if there are no others.
    package static func within(_ file: FileFacts, isComplete: Bool = false) -> ComparedScreens {
        var comparison = ScreenComparison()
        comparison.isComplete = isComplete
        comparison.add(file)
        return comparison.finish { _ in file }
    }
}
