package import RuleEngine

/// Compares the screens of many files, which are told one after the other, in the order of their paths.
///
/// What is kept in memory hardly grows with their number: norms are counted as files come, ids and what screens say of
/// one another are put aside, and looked at in the end some at a time.
package struct ScreenComparison: Sendable {
    private var collector = NormCollector()
    private var groups: [ScreenFact.Group: Int] = [:]
    private var texts = ComparedTexts()
    private let records = Spool<ComparisonRecord>()
    /// The files with a value in each of them: the number of the file in the upper, of the value in the lower half.
    private let values = Spool<UInt64>()
    /// The number of records that are looked at together.
    private let roundLength: Int

    /// Creates a comparison of nothing.
    ///
    /// - Parameter roundLength: The number of records to look at together.
    package init(roundLength: Int = 1 << 18) { self.roundLength = roundLength }

    /// Takes over what was found in a file.
    ///
    /// - Parameters:
    ///   - facts: What rules that compare screens found, in the order of the screens.
    ///   - ids: The ids of the screens, each once.
    ///   - file: The path of the file.
    /// - Returns: The number of the file: that of the files before it.
    @discardableResult
    package mutating func add(_ facts: [ComparedFact], _ ids: [ScreenID], ofFile file: String) -> Int {
        let number = texts.count
        var records = ids.map { ComparisonRecord(id: $0.id, file: number) }
        var groups = [Int]()
        groups.reserveCapacity(facts.count)
        for fact in facts {
            let group = self.number(of: fact.group)
            groups.append(group)
            if let link = fact.link(inGroup: group) { records.append(ComparisonRecord(link, file: number)) }
        }
        self.records.append(records)
        values.append(collector.add(facts).map { UInt64(number) << 32 | UInt64($0) })
        texts.add(facts, groups: groups, ids, ofFile: file)
        return number
    }

    private mutating func number(of group: ScreenFact.Group) -> Int {
        if let known = groups[group] { return known }
        let number = groups.count
        groups[group] = number
        texts.groups.append(group)
        return number
    }

    /// Compares what has been told.
    package func finish() -> ScreenContext {
        var concerned = Set<Int>()
        var places = [ComparedTexts.Place]()
        let rounds = UInt64(max(1, records.count / roundLength))
        for round in 0..<rounds {
            var some = [ComparisonRecord]()
            some.reserveCapacity(records.count / Int(rounds))
            records.forEach { if $0.key % rounds == round { some.append($0) } }
            some.sort { ($0.key, $0.file) < ($1.key, $1.file) }
            var start = 0
            while start < some.count {
                let key = some[start].key
                let end = some[start...].firstIndex { $0.key != key } ?? some.count
                if end > start + 1 { places += ScreenComparison.places(some[start..<end], &concerned) }
                start = end
            }
        }
        places.sort { ($0.key, $0.file) < ($1.key, $1.file) }
        var texts = texts
        texts.places = places
        let (norms, deviating) = collector.norms { [texts, groups] group, id in
            groups[group].map { texts.sources(about: id, inGroup: $0) } ?? []
        }
        values.forEach { value in
            if deviating[Int(value & 0xFFFF_FFFF)] { concerned.insert(Int(value >> 32)) }
        }
        let failure = [records.failure, values.failure].lazy.compactMap(\.self).first
        return ScreenContext(norms: norms, texts: texts, concernedFiles: concerned, failure: failure)
    }

    /// Compares records of the same key, which are in the order of files.
    ///
    /// - Returns: The files whose texts are needed to tell what was found.
    private static func places(
        _ records: ArraySlice<ComparisonRecord>,
        _ concerned: inout Set<Int>
    ) -> [ComparedTexts.Place] {
        guard let first = records.first else { return [] }
        if first.kind == .id {
            let others = records.filter { $0.file != first.file }
            for other in others { concerned.insert(Int(other.file)) }
            return others.isEmpty ? [] : [ComparedTexts.Place(key: first.key, file: first.file)]
        }
        let sources = records.filter { $0.kind == .source }
        guard 1...ScreenNorms.mostSources ~= sources.count else { return [] }
        var isContradicted = false
        for claim in records where claim.kind == .claim {
            let others = sources.filter { $0.isElsewhere(than: claim) }
            guard !others.isEmpty, !others.contains(where: { $0.hasSameValue(as: claim) }) else { continue }
            concerned.insert(Int(claim.file))
            isContradicted = true
        }
        guard isContradicted else { return [] }
        return Set(sources.map(\.file)).map { ComparedTexts.Place(key: first.key, file: $0) }
    }
}
