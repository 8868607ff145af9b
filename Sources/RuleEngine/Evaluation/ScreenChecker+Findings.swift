import CEL
import ScreenModel
import Tokens

// What is made of findings: those of one check, and those of all layouts.

extension ScreenChecker {
    /// What tells findings apart, but for their words and locale.
    struct FindingKey: Hashable {
        let rule: Int
        let node: UInt32
        let anchor: Finding.Anchor
        let appearance: Appearance?
    }

    /// Notes why an expression of a rule failed.
    mutating func noteFailure(of rule: Int) {
        context.hasFailed = false
        guard let failure = context.failure else { return }
        context.failure = nil
        let entry = RuleFailure(rule: rule, expression: failure.expression, message: failure.error.message)
        if !result.failures.contains(entry) { result.failures.append(entry) }
    }

    /// Takes over the findings of one check; what another layout has already shown is only noted.
    mutating func collect(_ number: Int, layout: Int, locale: UInt32, _ appearance: Appearance?) {
        for finding in context.findings {
            let node = reader.records.store.writtenNode(of: finding.place, locale: locale)
            let key = FindingKey(rule: number, node: node, anchor: finding.anchor, appearance: appearance)
            let latest = known[key] ?? -1
            var index = latest
            while index >= 0, result.findings[index].locale != locale || !result.findings[index].says(finding) {
                index = earlier[index]
            }
            if index >= 0 {
                if result.findings[index].layouts.last != layout { result.findings[index].layouts.append(layout) }
            } else {
                known[key] = result.findings.count
                earlier.append(latest)
                result.findings.append(
                    MergedFinding(
                        rule: number,
                        finding: finding,
                        layouts: [layout],
                        locale: locale,
                        appearance: appearance
                    )
                )
            }
        }
        context.findings.removeAll(keepingCapacity: true)
    }

    private func key(of found: MergedFinding, _ appearance: Appearance?) -> FindingKey {
        let node = reader.records.store.writtenNode(of: found.finding.place, locale: found.locale)
        return FindingKey(rule: found.rule, node: node, anchor: found.finding.anchor, appearance: appearance)
    }

    /// Makes one finding of those that are the same in light and in dark appearance.
    mutating func mergeAppearances() {
        guard result.findings.contains(where: { $0.appearance == .dark }) else { return }
        var light: [FindingKey: [Int]] = [:]
        var kept = [MergedFinding]()
        for found in result.findings {
            let key = key(of: found, nil)
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

    /// Makes one finding of those that are the same in every locale of the file, or in several of what is written once for all.
    func mergingLocales(of findings: [MergedFinding]) -> [MergedFinding] {
        guard locales.count > 1, findings.count > 1 else { return findings }
        var findings = findings
        var groups: [FindingKey: [[Int]]] = [:]
        for (index, found) in findings.enumerated() {
            let key = key(of: found, found.appearance)
            let same = groups[key, default: []].firstIndex { findings[$0[0]].says(found.finding) }
            if let same { groups[key]?[same].append(index) } else { groups[key, default: []].append([index]) }
        }
        var dropped = Set<Int>()
        for indices in groups.values.joined()
        where indices.count == locales.count || indices.count > 1 && !isLocalized(findings[indices[0]].finding.place) {
            findings[indices[0]].locale = 0
            dropped.formUnion(indices.dropFirst())
        }
        return dropped.isEmpty ? findings : findings.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
    }

    /// Whether what stands at a place is written elsewhere in another locale.
    private func isLocalized(_ place: Place) -> Bool {
        let store = reader.records.store
        let first = store.writtenNode(of: place, locale: locales[0])
        return locales.contains { store.writtenNode(of: place, locale: $0) != first }
    }
}

extension MergedFinding {
    /// Whether a finding of the same rule says the same.
    func says(_ other: Finding) -> Bool { finding.message == other.message }

    /// Whether another one of the same rule and node differs in nothing but its appearance.
    fileprivate func isSame(as other: MergedFinding) -> Bool {
        says(other.finding) && finding.values == other.finding.values && locale == other.locale
            && layouts == other.layouts
    }
}
