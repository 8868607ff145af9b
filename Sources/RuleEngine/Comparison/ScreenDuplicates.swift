/// The values that several screens have, of rules for which only one may have them.
struct ScreenDuplicates: Sendable {
    /// The first screen that has a value.
    private var firsts: [Int: (file: Int32, screen: Int)] = [:]
    private var again = Set<Int>()

    /// Takes over the facts of a file; the files come in the order of their paths.
    mutating func add(_ facts: [ComparedFact], number: Int32) {
        for fact in facts where fact.kind == .single {
            let hash = ScreenDuplicates.hash(fact)
            if let first = firsts[hash] {
                if first.file != number || first.screen != fact.screen.hashValue { again.insert(hash) }
            } else {
                firsts[hash] = (number, fact.screen.hashValue)
            }
        }
    }

    /// The number of the first file in which a screen has the value of a fact; nil if no two screens have it.
    func firstFile(with fact: ComparedFact) -> Int? {
        let hash = ScreenDuplicates.hash(fact)
        return again.contains(hash) ? firsts[hash].map { Int($0.file) } : nil
    }

    /// A part of what tells a value from others; equal ones of one rule have equal hashes.
    static func hash(_ fact: ComparedFact) -> Int {
        var hasher = Hasher()
        hasher.combine(fact.group)
        hasher.combine(fact.language)
        hasher.combine(
            fact.value.isToken ? fact.value.text.lowercased().filter { !" -_.".contains($0) } : fact.value.text
        )
        return hasher.finalize()
    }
}
