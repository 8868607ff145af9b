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

    /// Notes of which rule the facts of one check are.
    mutating func collectFacts(of number: Int, layout: Int, locale: UInt32) {
        for index in collectedFacts..<context.facts.count {
            context.facts[index].rule = number
            context.facts[index].layout = layout
            context.facts[index].locale = locale
        }
        collectedFacts = context.facts.count
    }

    /// Adds the findings of the rules that compare the layouts.
    mutating func compareLayouts() {
        let facts = context.facts
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
        guard !context.facts.isEmpty else { return }
        let counting = Set(context.facts.lazy.filter(\.fact.kind.isCount).map(\.rule))
        for number in counting.isEmpty ? [] : counting.sorted() { settleCounts(of: number) }
        let (facts, records) = (context.facts, reader.records)
        result.facts.reserveCapacity(facts.count)
        for index in facts.indices where ruleSet.rules[facts[index].rule].comparesScreens && !context.isExhausted {
            context.steps += result.facts.count
            let platform = layouts[facts[index].layout].platform
            let same = result.facts.firstIndex {
                $0.rule == facts[index].rule && $0.platform == platform && $0.locale == facts[index].locale
                    && ($0.fact == facts[index].fact || $0.isRepeated(by: facts[index], records))
            }
            if let same {
                result.facts[same].layouts.append(facts[index].layout)
            } else {
                result.facts.append(
                    ScreenFact(
                        rule: facts[index].rule,
                        platform: platform,
                        fact: facts[index].fact,
                        // Nobody is told in which layouts a source was found.
                        layouts: facts[index].fact.kind.isSource ? [] : [facts[index].layout],
                        locale: facts[index].locale
                    )
                )
            }
        }
        if locales.count > 1 { mergeFactLocales() }
    }

    /// Makes one fact of those that are the same in every locale of the file.
    private mutating func mergeFactLocales() {
        let (facts, store) = (result.facts, reader.records.store)
        var isDropped = [Bool](repeating: false, count: facts.count)
        for first in facts.indices where !isDropped[first] && ruleSet.rules[facts[first].rule].readsText {
            let node = store.writtenNode(of: facts[first].fact.place, locale: facts[first].locale)
            func isSame(_ other: Int) -> Bool {
                facts[other].rule == facts[first].rule && facts[other].platform == facts[first].platform
                    && facts[other].layouts == facts[first].layouts && facts[other].fact == facts[first].fact
                    && store.writtenNode(of: facts[other].fact.place, locale: facts[other].locale) == node
            }
            guard facts.indices[first...].count(where: isSame) == locales.count else { continue }
            result.facts[first].locale = 0
            for other in first + 1..<facts.count where isSame(other) { isDropped[other] = true }
        }
        var index = -1
        result.facts.removeAll { _ in
            index += 1
            return isDropped[index]
        }
    }

    /// Of what a rule counts keeps what it found in the layout and language in which it found most.
    private mutating func settleCounts(of number: Int) {
        struct Reading: Hashable {
            let layout: Int
            let locale: UInt32
        }
        var counts: [Reading: Int] = [:]
        for noted in context.facts where noted.rule == number {
            counts[Reading(layout: noted.layout, locale: noted.locale), default: 0] += 1
        }
        let most = counts.max { one, other in
            (one.value, other.key.layout, other.key.locale) < (other.value, one.key.layout, one.key.locale)
        }
        guard let reading = most?.key else { return }
        context.facts.removeAll {
            $0.rule == number && ($0.layout != reading.layout || $0.locale != reading.locale)
        }
        guard result.verdicts[number] == .undetermined,
            let first = context.facts.first(where: { $0.rule == number })
        else { return }
        let open = Fact(place: first.fact.place, value: .nothing, kind: .uncounted)
        context.facts.append(NotedFact(rule: number, layout: reading.layout, locale: reading.locale, fact: open))
    }
}

extension ScreenFact {
    /// Whether a fact of another layout is that of the same node, in a component that a variant changes elsewhere.
    fileprivate func isRepeated(by noted: NotedFact, _ records: LayoutReader.SharedRecords) -> Bool {
        !layouts.contains(noted.layout)
            && records.store.writtenNode(of: fact.place, locale: locale)
                == records.store.writtenNode(of: noted.fact.place, locale: noted.locale)
            && fact.says(noted.fact)
    }
}
