import ScreenModel

// Which keys, once described, would decide what a screen leaves open; noted only where somebody wants to know.

extension ScreenChecker {
    /// Forgets what was asked for so far.
    func beginAbsences() { reader.records.absences?.take { _ in } }

    /// Notes what a rule asked for in vain.
    mutating func noteAbsences(of rule: Int, _ verdict: Verdict) {
        reader.records.absences?.take { fields in
            guard verdict == .undetermined else { return }
            for field in fields { absences.note(number(of: field.slot, of: Record(offset: field.record)), rule) }
        }
    }

    /// Notes that a path ends where the description does, for all rules that have it.
    mutating func noteEnd(of path: Int, _ routes: CheckRoutes) {
        let keys = ends(of: routes.paths.segments(to: path)[...], from: context.layout)
        for (rule, end) in zip(routes.rules, routes.pathOfStep) where end == path {
            for key in keys { absences.note(key, rule) }
        }
    }

    /// The keys that are missing on the way of a path.
    private mutating func ends(of path: ArraySlice<NodePath.Segment>, from record: Record) -> [Int] {
        guard let segment = path.first(where: { !$0.leadsToTexts }), !segment.leadsToOwnKey else { return [] }
        let value = reader.slot(segment.slot, of: record)
        if value.isAbsent { return [number(of: segment.slot, of: record)] }
        guard value.hasValue, segment.component.component.fields[segment.slot].type.component != nil else { return [] }
        let rest = path.drop { $0.leadsToTexts }.dropFirst()
        guard segment.isEach else { return ends(of: rest, from: value.record) }
        var keys = Set<Int>()
        for element in reader.elements(ofListAt: value.payload) where element.hasValue {
            keys.formUnion(ends(of: rest, from: element.record))
        }
        return keys.sorted()
    }

    private mutating func number(of slot: Int, of record: Record) -> Int {
        absences.keys.number(of: slot, of: record, reader.records.store)
    }

    /// The rules that stay undecided, with the keys that they asked for.
    mutating func undecided() -> [UndecidedRule] {
        guard notesAbsences else { return [] }
        let rules = result.verdicts.indices.filter { result.verdicts[$0] == .undetermined }
        // Screens of a file are much alike, and who adds up what they leave open sees at once that two share it.
        if let latest = absences.latest[rules], latest.noted == absences.noted { return latest.undecided }
        var keys = [Int: [MissingKey]]()
        for note in Set(absences.noted) { keys[note.rule, default: []].append(absences.keys.keys[note.key]) }
        let undecided = rules.map { UndecidedRule(rule: $0, keys: keys[$0] ?? []) }
        if absences.latest.count >= Absences.mostLatest { absences.latest.removeAll() }
        absences.latest[rules] = (absences.noted, undecided)
        return undecided
    }

    /// What the rules asked for in vain on the screen at hand.
    struct Absences {
        /// A key that a rule asked for.
        struct Note: Hashable {
            let rule: Int
            let key: Int
        }

        var keys = MissingKeyTable()
        /// In the order of asking, a rule's key perhaps more than once.
        private(set) var noted: [Note] = []
        /// How many notes there may be before those that say the same are taken out.
        private var mostNoted = leastNoted
        private static let leastNoted = 4096
        /// What the latest screens left open, by the rules that they left undecided.
        var latest: [[Int]: (noted: [Note], undecided: [UndecidedRule])] = [:]
        static let mostLatest = 32

        mutating func note(_ key: Int, _ rule: Int) {
            noted.append(Note(rule: rule, key: key))
            guard noted.count > mostNoted else { return }
            noted = Array(Set(noted))
            mostNoted = max(Absences.leastNoted, 2 * noted.count)
        }

        mutating func forgetNotes() { noted.removeAll(keepingCapacity: true) }
    }
}
