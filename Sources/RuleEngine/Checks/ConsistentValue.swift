import ScreenModel
import YAMLSyntax

/// `consistent`: something is the same in all layouts of a screen, or in all screens of an app.
///
/// Each visited node is a fact; facts are compared when all layouts, or all screens, have been seen. What most have is
/// the norm; of equally many, what comes first. Screens are compared with those of the same platform and `app.name`.
/// `by` gives what nodes have in common that are compared: the same action has the same icon.
struct ConsistentValue: Check {
    let key: Condition
    let group: Condition?
    let comparison: Comparison?
    /// Whether it is a text, or one that things have in common: these are compared in one language.
    let isText: Bool

    static let kind = CheckKind(
        name: "consistent",
        value: .condition,
        optionTypes: ["across": .words(["layouts", "screens"]), "by": .condition],
        placeholders: ["value", "expected", "by"]
    ) { definition in
        let across = definition.options["across"]
        guard let comparison = across == nil ? Comparison.screens : across?.text.flatMap(Comparison.init) else {
            return definition.refuse("'consistent' takes 'across: layouts' or 'across: screens'.", at: across?.range)
        }
        guard let key = definition.compiler.compile(definition.value) else { return nil }
        var group: Condition?
        if let by = definition.options["by"] {
            group = definition.compiler.compile(by)
            if group == nil { return nil }
        }
        // The layouts of a screen are compared language by language anyway.
        let isText = comparison == .screens && definition.compiler.comparesTexts(of: [key, group])
        return ConsistentValue(key: key, group: group, comparison: comparison, isText: isText)
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        // What may be hidden is held against no other.
        guard context.reader.isThere(visit.component.offset) else { return .undetermined }
        var name: ComparedValue?
        if let group {
            name = context.compared(context.evaluate(group, visit))
            guard let name else { return .undetermined }
            // What has no such thing has it in common with nothing.
            if name.isNone || name.text.isEmpty { return .notApplicable }
        }
        guard let value = context.compared(context.evaluate(key, visit)) else { return .undetermined }
        var language = ""
        if isText {
            language = context.language(of: key, visit, value)
            if let group, language.isEmpty { language = context.language(of: group, visit, name) }
        }
        context.note(Fact(place: visit.place, value: value, key: name?.text ?? "", language: language))
        return .satisfied
    }
}
