import Diagnostics
import ScreenModel
import YAMLSyntax

/// `terms`: a text has the words that a team has chosen, and not those that it avoids.
///
/// Words are found whole, and so are phrases, however many blanks are between their words. Of a text with placeholders the
/// literal parts are searched; what a placeholder stands for may hold a term, so that a text without one is undetermined.
struct PreferredTerms: Check {
    let lists: [TermList]
    let matchesCase: Bool
    /// Of a text with words to mend by the thousands no more copies are made, each with all of them mended.
    private static let mostMendedBytes = 1 << 16

    static let kind = CheckKind(
        name: "terms",
        value: .terms,
        optionTypes: ["case": .words(["ignore", "match"]), "locale": .scalar],
        placeholders: ["term", "preferred", "text"],
        ownKeys: .text
    ) { definition in
        guard definition.visits == .text else { return definition.reportMisfit("a text") }
        guard let matchesCase = matchesCase(&definition) else { return nil }
        let locale = definition.options["locale"]
        if let locale, !TextLanguage.isLocale(locale.text ?? "") {
            let advice = LanguageCode.meant(by: locale.text ?? "").map { "; write \($0)." } ?? ", such as en or pt-BR."
            definition.report(locale.range, "'locale' is the code of a language\(advice)")
        }
        guard let lists = lists(&definition, locale: locale?.text) else { return nil }
        definition.compiler.fields.insert(Slots.Screen.locale, of: Int(ComponentKind.screen.rawValue))
        return PreferredTerms(lists: lists, matchesCase: matchesCase)
    }

    private static func matchesCase(_ definition: inout CheckDefinition) -> Bool? {
        guard let option = definition.options["case"] else { return false }
        if let text = option.text, ["ignore", "match"].contains(text) { return text == "match" }
        let message = "'case' is ignore (if nothing is said) or match."
        return definition.refuse(message, at: option.range, rule: .ruleUnknownValue)
    }

    /// Reads the map of terms, or maps of terms by locale; nil after a mistake, which is reported.
    private static func lists(_ definition: inout CheckDefinition, locale: String?) -> [TermList]? {
        let value = definition.value
        if let members = value.members, Set(members.map { $0.key.text }) == ["forbidden", "preferred"] {
            return definition.refuse("'terms' takes for each word the one to write instead: terms: {log in: sign in}.")
        }
        if let members = value.members, !members.isEmpty, members.allSatisfy({ $0.value.members != nil }) {
            for member in members where !TextLanguage.isLocale(member.key.text ?? "") {
                let word = member.key.text ?? ""
                let message =
                    LanguageCode.meant(by: word).map { "Languages stand by their codes; write \($0) for '\(word)'." }
                    ?? "'terms' takes for each word the one to write instead, {\(word): sign in}, or such words for each "
                    + "language by its code, {en: {log in: sign in}}."
                return definition.refuse(message, at: member.key.range)
            }
            let lists = members.compactMap { member in
                terms(member.value, &definition).map { TermList(locale: member.key.text, $0) }
            }
            return lists.count == members.count ? lists : nil
        }
        return terms(value, &definition).map { [TermList(locale: locale, $0)] }
    }

    private static func terms(_ value: YAMLValue, _ definition: inout CheckDefinition) -> [Term]? {
        let matchesCase = definition.options["case"]?.text == "match"
        if value.elements != nil, let words = value.texts {
            return words.map { Term($0, preferred: [], matchesCase: matchesCase) }
        }
        var terms = [Term]()
        for member in value.members ?? [] {
            let written = definition.compiler.filled(member.value)
            let preferred = written.isNull ? [] : written.listed
            guard let term = member.key.text, preferred.allSatisfy({ $0.text != nil }) else {
                return definition.refuse(
                    "'terms' takes a word to write instead, a list of them, or null for none; it has words, or languages with words, "
                        + "and not both.",
                    at: member.value.range
                )
            }
            terms.append(Term(term, preferred: preferred.compactMap(\.text), matchesCase: matchesCase))
        }
        for member in value.members ?? [] where member.key.text == member.value.text {
            let message =
                "'\(member.key.text ?? "")' is to be written instead of itself; say what to write, or ~ for nothing."
            definition.report(member.value.range, message, rule: .ruleNoEffect)
        }
        reportChains(value, &definition, matchesCase)
        guard !terms.isEmpty else {
            let message = "'terms' takes a map from words to those to write instead, such as {log in: sign in}."
            return definition.refuse(message)
        }
        return terms
    }

    /// Reports words to write that are themselves words to be written otherwise.
    private static func reportChains(_ value: YAMLValue, _ definition: inout CheckDefinition, _ matchesCase: Bool) {
        func key(_ text: String) -> String { matchesCase ? text : text.lowercased() }
        let entries = (value.members ?? []).map { member in
            (member, preferred: definition.compiler.filled(member.value).listed.compactMap(\.text))
        }
        let words = Dictionary(entries.map { ($0.0.key.text.map(key), $0) }) { first, _ in first }
        for (member, preferred) in entries {
            for text in preferred {
                // Another spelling of the word itself is no other word, and what a word is to be written as stays.
                guard let word = words[key(text)], word.0.key.range != member.key.range, !word.preferred.contains(text)
                else { continue }
                let message = "'\(text)' is to be written instead, and is a word to replace here, too."
                definition.report(member.value.range, message, rule: .ruleNoEffect)
            }
        }
    }

    var proposesFix: Bool { lists.contains { $0.terms.values.joined().contains { $0.preferred.count == 1 } } }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let text = context.reader.localizedText(visit.value.payload) else { return .undetermined }
        let bytes = Array(context.store.bytes(of: text))
        let parts = context.store.literalParts(of: text)
        var verdict = text.hasPlaceholder ? Verdict.undetermined : .satisfied
        var found = [Found]()
        for list in lists {
            let isMeant = list.locale.map { context.isText(text, in: $0) } ?? .yes
            guard isMeant != .no else { continue }
            if isMeant == .unknown { context.explainUnknownLanguage("words of '\(list.locale ?? "")'") }
            context.steps += bytes.count
            for (number, part) in parts.enumerated() {
                let matches = list.matches(
                    in: String(decoding: bytes[part], as: UTF8.self),
                    matchesCase: matchesCase,
                    isOpenBefore: number > 0,
                    isOpenAfter: number < parts.count - 1
                )
                for match in matches {
                    guard isMeant == .yes, match.isCertain else {
                        verdict = verdict.combined(with: .undetermined)
                        continue
                    }
                    let start = part.lowerBound + match.bytes.lowerBound
                    found.append(Found(match, at: start..<start + match.bytes.count))
                }
            }
        }
        guard !found.isEmpty else { return verdict }
        return report(found, in: bytes, visit, &context)
    }

    /// Reports what is found; whichever word a fix is for, it mends all, since one that stands twice is one finding.
    private func report(
        _ found: [Found],
        in bytes: [UInt8],
        _ visit: Visit,
        _ context: inout CheckContext
    ) -> Verdict {
        let mended = PreferredTerms.mended(found, in: bytes)
        let text = String(decoding: bytes, as: UTF8.self).shownInMessages
        var remainingBytes = PreferredTerms.mostMendedBytes
        var verdict = Verdict.violated
        for word in found {
            remainingBytes -= bytes.count
            let isMended = word.replacement != nil && remainingBytes >= 0
            let preferred = word.replacement ?? word.term.preferred.joined(separator: " or ")
            verdict = context.violated(
                at: visit.place,
                message: preferred.isEmpty
                    ? "'\(word.text)' is a word to avoid." : "Write '\(preferred)' for '\(word.text)'.",
                values: ["term": word.text, "preferred": preferred, "text": text],
                proposal: isMended ? FixProposal(replacement: mended) : nil
            )
        }
        return verdict
    }

    /// A text with the one word to write in place of each that has one.
    private static func mended(_ found: [Found], in bytes: [UInt8]) -> String {
        var (mended, end) = ([UInt8](), 0)
        for word in found.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
            // Words of several languages may be found at one place.
            guard let replacement = word.replacement, word.bytes.lowerBound >= end else { continue }
            mended += bytes[end..<word.bytes.lowerBound] + replacement.utf8
            end = word.bytes.upperBound
        }
        return String(decoding: mended + bytes[end...], as: UTF8.self)
    }
}

/// A term in a text: as it stands there, where, and what is written instead if there is one word for it.
private struct Found {
    let term: Term
    let text: String
    let replacement: String?
    let bytes: Range<Int>

    init(_ match: TermList.Match, at bytes: Range<Int>) {
        (term, text, self.bytes) = (match.term, match.found, bytes)
        replacement = match.term.replacement(for: match.found)
    }
}
