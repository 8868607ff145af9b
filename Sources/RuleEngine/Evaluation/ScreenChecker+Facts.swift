import ScreenModel

// What rules note of a screen, for its layouts or other screens to be compared with.

extension ScreenChecker {
    /// Whether a rule that is told of the screen hears in a layout what it has heard in the first one.
    func tellsTheSame(_ rule: CompiledRule, layout index: Int) -> Bool {
        guard let reads = rule.reads, !rule.check.countsScreens else { return false }
        let ids = [layouts[0], layouts[index]].map { reader.slot(Slots.Screen.id, of: $0.record) }
        return ids[0] == ids[1] && reads.isDisjoint(with: differences)
    }

    /// Notes what the screen says of itself, for others to be compared with.
    mutating func tell(_ rule: CompiledRule, _ number: Int, layout: Int) {
        let place = Place(context.layout)
        let value = Slot(node: reader.node(of: context.layout), payload: context.layout.offset)
        let screen = Visit(place: place, value: value, kind: NodeKind(.component(.screen)))
        let check = rule.check
        for locale in rule.readsText ? locales[...] : locales[..<1] {
            context.reader.locale = locale
            check.tell(of: screen, &context)
            collectFacts(of: number, layout: layout, locale: rule.readsText ? locale : 0)
            if context.hasFailed { noteFailure(of: number) }
        }
    }

    /// Takes over the facts of one check.
    mutating func collectFacts(of number: Int, layout: Int, locale: UInt32) {
        for fact in context.facts {
            facts.append(NotedFact(rule: number, layout: layout, locale: locale, fact: fact))
        }
        context.facts.removeAll(keepingCapacity: true)
    }

    /// Adds the findings of the rules that compare the layouts.
    mutating func compareLayouts() {
        guard layouts.count > 1, !facts.isEmpty else { return }
        for number in ruleSet.comparingLayouts {
            for locale in Set(facts.lazy.filter { $0.rule == number }.map(\.locale)).sorted() {
                let ofRule = facts.filter { $0.rule == number && $0.locale == locale }
                // Most rules say nothing of what the nodes have in common, which makes one group.
                for (_, facts) in Dictionary(grouping: ofRule, by: \.fact.key).sorted(by: { $0.key < $1.key }) {
                    let findings = LayoutComparison.findings(facts, layouts, reader.store)
                    if !findings.isEmpty { result.verdicts[number] = .violated }
                    compared += findings
                }
            }
        }
    }

    /// Hands on the facts of the rules that compare screens.
    mutating func handOnFacts() {
        guard !facts.isEmpty else { return }
        let counting = Set(facts.lazy.filter(\.fact.kind.isCount).map(\.rule))
        for number in counting.sorted() { settleCounts(of: number) }
        for noted in facts where ruleSet.rules[noted.rule].comparesScreens && !context.isExhausted {
            context.steps += result.facts.count
            let platform = layouts[noted.layout].platform
            let same = result.facts.firstIndex {
                $0.rule == noted.rule && $0.platform == platform && $0.locale == noted.locale
                    && $0.fact == noted.fact
            }
            if let same {
                result.facts[same].layouts.append(noted.layout)
            } else {
                result.facts.append(
                    ScreenFact(
                        rule: noted.rule,
                        platform: platform,
                        fact: noted.fact,
                        // Nobody is told in which layouts a source was found.
                        layouts: noted.fact.kind.isSource ? [] : [noted.layout],
                        locale: noted.locale
                    )
                )
            }
        }
        mergeFactLocales()
    }

    /// Makes one fact of those that are the same in every locale of the file.
    private mutating func mergeFactLocales() {
        guard locales.count > 1 else { return }
        var groups: [ScreenFact: [Int]] = [:]
        for (index, fact) in result.facts.enumerated() {
            var anywhere = fact
            anywhere.locale = reader.records.store.node(of: fact.fact.place, locale: fact.locale)
            groups[anywhere, default: []].append(index)
        }
        var dropped = Set<Int>()
        for indices in groups.values where indices.count == locales.count {
            result.facts[indices[0]].locale = 0
            dropped.formUnion(indices.dropFirst())
        }
        if !dropped.isEmpty {
            result.facts = result.facts.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
        }
    }

    /// Of what a rule counts keeps what it found in the layout and language in which it found most.
    private mutating func settleCounts(of number: Int) {
        struct Reading: Hashable {
            let layout: Int
            let locale: UInt32
        }
        var counts: [Reading: Int] = [:]
        for noted in facts where noted.rule == number {
            counts[Reading(layout: noted.layout, locale: noted.locale), default: 0] += 1
        }
        let most = counts.max { one, other in
            (one.value, other.key.layout, other.key.locale) < (other.value, one.key.layout, one.key.locale)
        }
        guard let reading = most?.key else { return }
        facts.removeAll {
            $0.rule == number && ($0.layout != reading.layout || $0.locale != reading.locale)
        }
        guard result.verdicts[number] == .undetermined, let first = facts.first(where: { $0.rule == number }) else {
            return
        }
        let open = Fact(place: first.fact.place, value: .nothing, kind: .uncounted)
        facts.append(NotedFact(rule: number, layout: reading.layout, locale: reading.locale, fact: open))
    }
}
