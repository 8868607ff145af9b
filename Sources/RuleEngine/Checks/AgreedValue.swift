import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

/// `agrees`: what a screen says of another one is what that one says itself.
///
/// The value is taken at the visited node; `with` is evaluated over the other screen, `screen` in it, and gives the
/// value there, or a list of values of which one is enough. Which screen the other one is, this one says (`to`, an id),
/// or the other one does (`from`, the ids that it names). A screen that is not known, or does not say, contradicts nothing.
/// `except` gives words, by language, that agree with whatever the other screen says, such as Back; whether a text in a
/// language without such words is one, nobody knows.
struct AgreedValue: Check {
    /// How two screens belong together.
    enum Link {
        /// The visited screen names the other one.
        case to(Condition)
        /// The other one names the visited screen.
        case from(Condition)
    }

    let value: Condition
    let expected: Condition
    let link: Link
    let exceptions: WordsByLanguage?
    /// Whether the value is a text, and so in a language.
    let isText: Bool

    static let kind = CheckKind(
        name: "agrees",
        value: .condition,
        optionTypes: ["with": .condition, "to": .condition, "from": .condition, "except": .wordsByLanguage],
        needs: [["with"], ["to", "from"]],
        placeholders: ["value", "expected", "screen"],
        judgesNothing: true
    ) { definition in
        let (to, from) = (definition.options["to"], definition.options["from"])
        guard let with = definition.options["with"], (to == nil) != (from == nil) else {
            return definition.refuse(
                "'agrees' takes 'with', and either 'to' or 'from', such as check: {agrees: self.label, with: screen.name, to: self.target}."
            )
        }
        guard let value = definition.compiler.compile(definition.value) else { return nil }
        var exceptions: WordsByLanguage?
        if let except = definition.options["except"] {
            exceptions = WordsByLanguage(except)
            guard exceptions != nil else {
                let message = "'except' takes words by language, such as {en: [Back], de: [Zurück]}."
                return definition.refuse(message, at: except.range)
            }
        }
        let target = to.flatMap { definition.compiler.compile($0) }
        // Over the other screen, nothing but the screen is visited.
        definition.compiler.visits = .object(ScreenTypes.objectType(.screen))
        let naming = from.flatMap { definition.compiler.compile($0) }
        guard let expected = definition.compiler.compile(with),
            let link = target.map(Link.to) ?? naming.map(Link.from)
        else { return nil }
        let isText = definition.compiler.comparesTexts(of: [value])
        return AgreedValue(value: value, expected: expected, link: link, exceptions: exceptions, isText: isText)
    }

    var comparison: Comparison? { .screens }

    var tellsOfScreen: Bool { true }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let other: String?
        switch link {
        case .to(let target): other = context.scalarText(context.evaluate(target, visit))
        case .from: other = context.idOfScreen
        }
        guard let other, let value = context.compared(context.evaluate(value, visit)) else { return .undetermined }
        let language = isText ? context.language(of: self.value, visit, value) : ""
        let exception = isException(value.text, in: language, visit, &context)
        guard exception == .no else { return Verdict(exception) }
        let isWritten = visit.value.isWritten
        let place = isWritten ? visit.place : Place(visit.place.record)
        context.note(
            Fact(place: place, value: value, kind: .claim(other), language: language, anchor: isWritten ? .node : .key)
        )
        return .satisfied
    }

    /// Whether a text, or the same in another of its languages, is a word that needs no agreement; unknown in a language
    /// of which no such word is known.
    private func isException(_ text: String, in language: String, _ visit: Visit, _ context: inout CheckContext)
        -> Truth
    {
        guard let exceptions else { return .no }
        if exceptions.holds(text, in: language) { return .yes }
        let locale = context.reader.locale
        defer { context.reader.locale = locale }
        for number in context.locales where number != locale && number != 0 {
            context.reader.locale = number
            let other = context.scalarText(context.evaluate(value, visit))
            if let other, exceptions.holds(other, in: context.store.locales[Int(number)]) { return .yes }
        }
        return text.isEmpty || language.isEmpty || exceptions.knows(language) ? .no : .unknown
    }

    func tell(of screen: Visit, _ context: inout CheckContext) {
        guard context.reader.slot(Slots.Screen.id, of: screen.place.record).hasValue else { return }
        let keys: [String]
        switch link {
        case .to: keys = context.idOfScreen.map { [$0] } ?? []
        case .from(let naming):
            let names = context.evaluate(naming, screen)
            keys = names.kind == .list ? context.elements(of: names).compactMap { context.scalarText($0) } : []
        }
        guard !keys.isEmpty else { return }
        let expected = context.evaluate(expected, screen)
        let values = expected.kind == .list ? context.elements(of: expected) : [expected]
        var known = [ComparedValue]()
        known.reserveCapacity(values.count)
        for value in values {
            guard value.kind != .null, let value = context.compared(value) else { return }
            known.append(value)
        }
        guard !known.isEmpty else { return }
        let all = isText && context.reader.locale != 0 ? context.compared(expected) : nil
        let language = isText ? context.language(of: self.expected, screen, all) : ""
        let place = Place(screen.place.record, slot: Slots.Screen.id)
        for key in keys {
            for value in known {
                context.note(Fact(place: place, value: value, kind: .source(key), language: language))
            }
        }
    }
}

extension CheckContext {
    /// The id of the screen; nil if it has none.
    fileprivate var idOfScreen: String? { reader.string(layout, Slots.Screen.id) }
}
