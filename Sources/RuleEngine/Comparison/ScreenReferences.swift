/// What the names in screens lead to, for each rule that asks where they do.
struct ScreenReferences: Sendable {
    /// A name of a screen in another one.
    struct Link: Sendable, Hashable {
        let source: Int
        let target: Int
    }

    private var targets = Set<Int>()
    /// The rules of which not all targets are known.
    private var openRules = Set<String>()
    /// The screens that each screen names, by hashes of rule and id, in the order in which they come.
    private var links: [Int: [Int]] = [:]
    private var sources: [Int] = []
    /// The number of the file of each screen that names others.
    private(set) var files: [Int: Int32] = [:]
    /// For each link that closes a circle, the screens on the way from its target to its source, and of a long way the
    /// first, one more than are named.
    private(set) var circles: [Link: [Int]] = [:]
    /// How many screens of a circle are named.
    static let mostNamed = 20

    /// Takes over the facts of a file; the files come in the order of their paths.
    mutating func add(_ facts: [ComparedFact], number: Int32) {
        for fact in facts {
            let target = Hasher.hash(of: fact.group.rule, fact.value.text)
            switch fact.kind {
            case .target where fact.value.isNone: openRules.insert(fact.group.rule)
            case .target: targets.insert(target)
            case .reference(let reference) where reference.isAcyclic || reference.maximumDepth != nil:
                let source = Hasher.hash(of: fact.group.rule, fact.screen)
                if links[source] == nil { sources.append(source) }
                guard !links[source, default: []].contains(target) else { continue }
                links[source, default: []].append(target)
                files[source] = files[source] ?? number
            default: continue
            }
        }
    }

    /// Whether something has the name that a fact refers to; unknown if something may have it.
    func isKnown(_ fact: ComparedFact) -> Bool {
        openRules.contains(fact.group.rule) || targets.contains(ScreenReferences.link(fact).target)
    }

    /// The link that a fact is.
    static func link(_ fact: ComparedFact) -> Link {
        Link(
            source: Hasher.hash(of: fact.group.rule, fact.screen),
            target: Hasher.hash(of: fact.group.rule, fact.value.text)
        )
    }

    /// The screens that follow one another from a link on, its source first; one more than `limit` links at most.
    ///
    /// A name that no screen has leads to none.
    func way(along link: Link, limit: Int) -> [Int] {
        var way = [link.source, link.target]
        while way.count <= limit + 2, let next = links[way[way.count - 1]]?.first(where: targets.contains),
            !way.contains(next)
        {
            way.append(next)
        }
        return way
    }

    /// Finds the circles, once all files have been added: each is closed by the last link that a walk comes to.
    mutating func findCircles() {
        var isDone = Set<Int>()
        for start in sources where !isDone.contains(start) {
            var way = [(screen: start, next: 0)]
            var places = [start: 0]
            while let (screen, next) = way.last {
                guard let targets = links[screen], next < targets.count else {
                    isDone.insert(screen)
                    places[screen] = nil
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let target = targets[next]
                if let place = places[target] {
                    circles[Link(source: screen, target: target)] =
                        way[place...].prefix(ScreenReferences.mostNamed + 1).map(\.screen)
                } else if !isDone.contains(target), links[target] != nil {
                    places[target] = way.count
                    way.append((target, 0))
                }
            }
        }
    }
}
