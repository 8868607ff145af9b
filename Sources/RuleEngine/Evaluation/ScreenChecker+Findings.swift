import ScreenModel
import Tokens

// What is made of findings and facts once all layouts are done.

extension ScreenChecker {
    /// What tells findings apart, but for their words and locale.
    struct FindingKey: Hashable {
        let rule: Int
        let node: UInt32
        let anchor: Finding.Anchor
        let appearance: Appearance?
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
    mutating func collectFacts(of screen: Screen) {
        guard !facts.isEmpty else { return }
        let comparing = Set(facts.map(\.rule)).filter { ruleSet.rules[$0].comparesScreens }
        for number in comparing.sorted() where ruleSet.rules[number].check.countsScreens { settleCounts(of: number) }
        let app =
            reader.records.store.record(screen.record, Slots.Screen.app)
            .flatMap { reader.records.store.string($0, Slots.appName) } ?? ""
        for noted in facts where ruleSet.rules[noted.rule].comparesScreens && !context.isExhausted {
            context.steps += result.facts.count
            let group = ScreenFact.Group(
                rule: ruleSet.rules[noted.rule].id,
                app: app,
                platform: layouts[noted.layout].platform,
                key: noted.fact.key
            )
            let same = result.facts.firstIndex {
                $0.group == group && $0.fact == noted.fact && $0.locale == noted.locale
            }
            if let same {
                result.facts[same].layouts.append(noted.layout)
            } else {
                result.facts.append(
                    ScreenFact(
                        group: group,
                        rule: noted.rule,
                        fact: noted.fact,
                        layouts: [noted.layout],
                        locale: noted.locale
                    )
                )
            }
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

    /// Makes one finding of those that are the same in light and in dark appearance.
    mutating func mergeAppearances() {
        guard result.findings.contains(where: { $0.appearance == .dark }) else { return }
        var light: [FindingKey: [Int]] = [:]
        var kept = [ScreenFinding]()
        for found in result.findings {
            let key = FindingKey(
                rule: found.rule,
                node: reader.records.store.node(of: found.finding.place, locale: found.locale),
                anchor: found.finding.anchor,
                appearance: nil
            )
            let same = found.appearance == .dark ? light[key, default: []].first { kept[$0].isSame(as: found) } : nil
            if let same {
                kept[same].appearance = nil
            } else {
                if found.appearance == .light { light[key, default: []].append(kept.count) }
                kept.append(found)
            }
        }
        result.findings = kept
    }

    /// Makes one finding of those that are the same in every locale of the file.
    mutating func mergeLocales() {
        guard locales.count > 1 else { return }
        var groups: [FindingKey: [[Int]]] = [:]
        for (index, found) in result.findings.enumerated() {
            let node = reader.records.store.node(of: found.finding.place, locale: found.locale)
            let key = FindingKey(
                rule: found.rule,
                node: node,
                anchor: found.finding.anchor,
                appearance: found.appearance
            )
            let same = groups[key, default: []].firstIndex { result.findings[$0[0]].says(found.finding) }
            if let same { groups[key]?[same].append(index) } else { groups[key, default: []].append([index]) }
        }
        var dropped = Set<Int>()
        for indices in groups.values.joined() where indices.count == locales.count {
            result.findings[indices[0]].locale = 0
            dropped.formUnion(indices.dropFirst())
        }
        if !dropped.isEmpty {
            result.findings = result.findings.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
        }
    }
}

extension ScreenFinding {
    /// Whether a finding of the same rule says the same.
    func says(_ other: Finding) -> Bool { finding.message == other.message }

    /// Whether another one of the same rule and node differs in nothing but its appearance.
    fileprivate func isSame(as other: ScreenFinding) -> Bool {
        says(other.finding) && finding.values == other.finding.values && locale == other.locale
            && layouts == other.layouts
    }
}
