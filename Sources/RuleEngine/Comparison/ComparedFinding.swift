import Diagnostics

/// What is wrong with a fact, in words: it is not what most screens have, or not what another screen says of itself.
struct ComparedFinding {
    /// What is seen in another screen; nil where there is nothing to see.
    var proof: RelatedRange?
    /// What is wrong in general.
    let words: String
    /// What the placeholders of a rule's own message stand for.
    let values: [String: String]

    /// A fact that departs from what is usual.
    init(_ value: ComparedValue, of key: String, departsFrom norm: ScreenNorms.Norm) {
        let (expected, example) = (norm.candidate.value.text, norm.candidate.example)
        let shown = norm.candidate.value.shown
        var words = key.isEmpty ? "This" : "Of '\(key)': this"
        words += " is \(value.shown); "
        if norm.total == 1 {
            words += "elsewhere on the same screen it is \(shown)."
        } else {
            words += "\(norm.candidate.count) of \(norm.total) screens have \(shown), "
            words += "such as \(ComparedFinding.quoted(example.screen) ?? "one") in \(example.file)."
            if norm.rival == norm.candidate.count {
                words += " As many have the one as the other, so the first in the order of files counts."
            }
        }
        self.words = words
        values = ["value": value.text, "expected": expected, "by": key]
        proof = RelatedRange(message: "here it is \(shown)", file: example.file, range: example.range)
    }

    /// A claim that another screen contradicts.
    init(_ value: ComparedValue, contradicts source: ComparedFact, inFile file: String) {
        let expected = source.value.text
        let screen = ComparedFinding.quoted(source.screen).map { "the screen \($0)" } ?? "a screen"
        words = "This is \(value.shown); \(screen) in \(file) has \(source.value.shown)."
        values = ["value": value.text, "expected": expected, "screen": source.screen]
        proof = RelatedRange(message: "the other screen", file: file, range: source.range)
    }

    /// A value that another screen has, too.
    init(_ value: ComparedValue, isAlsoIn other: ComparedFact, inFile file: String) {
        let screen = ComparedFinding.quoted(other.screen).map { "The screen \($0)" } ?? "A screen"
        words = "\(screen) in \(file) has '\(value.text)', too; only one screen should have it."
        values = ["value": value.text, "screen": other.screen, "count": "2"]
        proof = RelatedRange(message: "the first one", file: file, range: other.range)
    }

    /// A count that is too high or too low.
    init(_ tally: ScreenCounts.Tally, _ bound: Fact.Bound) {
        let (count, there) = (String(tally.certain), Plural.there(tally.certain))
        if bound.isMaximum {
            words = "\(there) of these in all screens; at most \(Plural.being(bound.limit)) allowed."
            values = ["count": count, "max": String(bound.limit), "surplus": String(tally.certain - bound.limit)]
        } else {
            words = "\(there) of these in all screens; at least \(Plural.being(bound.limit)) needed."
            values = ["count": count, "min": String(bound.limit)]
        }
        proof = tally.first.map { RelatedRange(message: "the first one", file: $0.file, range: $0.range) }
    }

    /// A name that leads nowhere.
    init(unknown name: String, _ reference: Fact.Reference, suggestion: String?) {
        let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "."
        words =
            reference.isScreen
            ? "There is no screen '\(name)'\(rest)" : "'\(name)' leads nowhere: no screen has such a name there."
        values = ["value": name, "target": reference.isScreen ? "screen" : "name", "way": name]
    }

    /// A name that leads back to where it stands.
    init(_ name: String, circle: [String]) {
        let way = circle.joined(separator: " → ")
        words = "'\(name)' leads back here: \(way)."
        values = ["value": name, "target": name, "way": way]
    }

    /// A name from which too many follow.
    init(_ name: String, depth: Int, limit: Int, _ names: [String]) {
        let way = names.joined(separator: " → ")
        words = "This is \(depth) levels deep, and at most \(Plural.being(limit)) allowed: \(way)."
        values = ["value": name, "target": name, "way": way, "depth": String(depth), "max": String(limit)]
    }

    /// The id or the name of a screen in quotes; nil for one that has neither.
    private static func quoted(_ screen: String) -> String? { screen.isEmpty ? nil : "'\(screen)'" }
}
