/// The terms of a rule for texts of one language, or of all.
struct TermList: Sendable {
    /// The locale of the texts they are for; nil for all.
    let locale: String?
    /// The terms by their first characters, the longest first.
    let terms: [String: [Term]]

    /// A term, what stands in a text where it does, and where, in UTF-8 bytes; certainly if it stands there whatever a
    /// placeholder beside it stands for.
    typealias Match = (term: Term, found: String, bytes: Range<Int>, isCertain: Bool)

    init(locale: String?, _ terms: [Term]) {
        self.locale = locale
        self.terms = Dictionary(grouping: terms.filter { !$0.characters.isEmpty }) { $0.characters[0] }
            .mapValues { $0.sorted { $0.characters.count > $1.characters.count } }
    }

    /// Finds the terms in a part of a text, in its order, no two at one place; placeholders may stand around it.
    func matches(in text: String, matchesCase: Bool, isOpenBefore: Bool, isOpenAfter: Bool) -> [Match] {
        let prepared = TermText(text, matchesCase: matchesCase)
        let count = prepared.characters.count
        var matches = [Match]()
        var place = 0
        while place < count {
            defer { place += 1 }
            guard let candidates = terms[prepared.characters[place]], !prepared.isInWord(at: place) else { continue }
            let match = candidates.first { term in
                prepared.holds(term, at: place) && !prepared.isInWord(at: place + term.characters.count)
                    && !isPartOfPreferred(term, at: place, in: prepared)
            }
            guard let term = match else { continue }
            let range = place..<place + term.characters.count
            let found = prepared.text(in: range)
            place = range.upperBound - 1
            if term.allows(found) { continue }
            let isCut =
                isOpenBefore && range.lowerBound == 0 && prepared.isWord(0)
                || isOpenAfter && range.upperBound == count && prepared.isWord(count - 1)
            matches.append((term, found, prepared.bytes(in: range), !isCut))
        }
        return matches
    }

    /// Whether a term stands where the preferred one does, which holds it: `account` in `user account`.
    private func isPartOfPreferred(_ term: Term, at place: Int, in text: TermText) -> Bool {
        term.preferred.contains { preferred in
            let whole = Term(preferred, preferred: [], matchesCase: term.matchesCase)
            let length = term.characters.count
            guard whole.characters.count > length else { return false }
            return (0...whole.characters.count - length).contains { offset in
                whole.characters[offset..<offset + length].elementsEqual(term.characters) && place >= offset
                    && text.holds(whole, at: place - offset)
            }
        }
    }
}
