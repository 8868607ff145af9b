import CEL
import ScreenModel
import YAMLSyntax

/// `agrees`: what a screen says of another one is what that one says itself.
///
/// The value is taken at the visited node; `with` is evaluated over the other screen, `screen` in it, and gives the
/// value there, or a list of values of which one is enough. Which screen the other one is, this one says (`to`, an id),
/// or the other one does (`from`, the ids that it names). A screen that is not known, or does not say, contradicts nothing.
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

    static let kind = CheckKind(
        "agrees",
        "What a screen says of another one is what that one says itself.",
        visits: "anything",
        takes: "a value in CEL",
        example: "{agrees: self.label, with: screen.name, to: self.target}",
        options: [
            CheckOption("with", "The value of the other screen, in CEL."),
            CheckOption("to", "The id of the other screen, in CEL, if this one names it."),
            CheckOption("from", "The id of this screen, in CEL, if the other one names it."),
        ],
        placeholders: ["value", "expected", "screen"],
        judgesNothing: true
    ) { definition in
        let (to, from) = (definition.option("to"), definition.option("from"))
        guard let with = definition.option("with"), (to == nil) != (from == nil) else {
            definition.report(definition.value.range, "'agrees' takes 'with', and either 'to' or 'from'.")
            return nil
        }
        guard let value = definition.compiler.compile(definition.value) else { return nil }
        let target = to.flatMap { definition.compiler.compile($0) }
        // Over the other screen, nothing but the screen is visited.
        definition.compiler.visits = .object(ScreenTypes.objectType(.screen))
        let naming = from.flatMap { definition.compiler.compile($0) }
        guard let expected = definition.compiler.compile(with),
            let link = target.map(Link.to) ?? naming.map(Link.from)
        else { return nil }
        return AgreedValue(value: value, expected: expected, link: link)
    }

    var comparison: Comparison? { .screens }

    var tellsOfScreen: Bool { true }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let other: String?
        switch link {
        case .to(let target):
            let id = context.evaluate(target, visit)
            other = context.scalarText(id)
        case .from: other = context.idOfScreen
        }
        guard let other, let value = context.compared(context.evaluate(value, visit)) else { return .undetermined }
        let isWritten = visit.value.isWritten
        let place = isWritten ? visit.place : Place(visit.place.record)
        context.note(Fact(place: place, value: value, kind: .claim(other), anchor: isWritten ? .node : .key))
        return .satisfied
    }

    func tell(of screen: Visit, _ context: inout CheckContext) {
        guard let id = context.idOfScreen else { return }
        var keys = [id]
        if case .from(let naming) = link {
            let names = context.evaluate(naming, screen)
            keys = names.kind == .list ? context.elements(of: names).compactMap { context.scalarText($0) } : []
        }
        guard !keys.isEmpty else { return }
        let expected = context.evaluate(expected, screen)
        let values = expected.kind == .list ? context.elements(of: expected) : [expected]
        let known = values.compactMap { $0.kind == .null ? nil : context.compared($0) }
        guard !known.isEmpty, known.count == values.count else { return }
        let place = Place(screen.place.record, slot: Slots.Screen.id)
        for key in keys {
            for value in known { context.note(Fact(place: place, value: value, kind: .source(key))) }
        }
    }
}

extension CheckContext {
    /// The id of the screen; nil if it has none.
    fileprivate var idOfScreen: String? { store.string(layout, Slots.Screen.id) }
}
