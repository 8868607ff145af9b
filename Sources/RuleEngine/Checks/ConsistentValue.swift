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

/// What the facts of a rule are compared across.
package enum Comparison: String, Sendable, Hashable {
    /// The layouts of one screen.
    case layouts
    /// The screens of an app.
    case screens
}

/// What a rule that compares found at one node.
struct Fact: Sendable, Hashable {
    /// What becomes of it.
    enum Kind: Sendable, Hashable {
        /// It is compared with what the other layouts or screens have.
        case shared
        /// It is compared with the sources about the screen with this id.
        case claim(String)
        /// Claims about the screen with this id are compared with it.
        case source(String)
        /// No other screen has it.
        case single
        /// It is counted.
        case counted(Bound)
        /// A screen in which things are counted.
        case counting(Bound)
        /// A screen in which more may be to be counted.
        case uncounted
        /// It leads to a target.
        case reference(Reference)
        /// A name that references lead to.
        case target

        /// Whether claims are compared with it.
        var isSource: Bool { if case .source = self { true } else { false } }

        /// Whether a finding can become of it; others alone are compared with the rest.
        var canBeReported: Bool {
            switch self {
            case .source, .target, .uncounted: false
            default: true
            }
        }

        /// Whether it is of a rule that counts.
        var isCount: Bool {
            switch self {
            case .counted, .counting: true
            default: false
            }
        }
    }

    /// How many there may be.
    struct Bound: Sendable, Hashable {
        let limit: Int
        let isMaximum: Bool
    }

    /// What is asked of a name that leads to something.
    struct Reference: Sendable, Hashable {
        /// Whether it leads to a screen.
        let isScreen: Bool
        /// Whether it does not lead back to the screen that has it.
        var isAcyclic = false
        /// How many names may follow one another.
        var maximumDepth: Int?
    }

    var place: Place
    let value: ComparedValue
    var kind = Kind.shared
    /// What it has in common with the facts that it is compared with; empty if that is nothing in particular.
    var key = ""
    /// The language of a text that only texts of the same one contradict; empty if it is in none in particular.
    var language = ""
    /// What of the place is marked in a finding.
    var anchor = Finding.Anchor.node

    /// Whether another one says the same, wherever it was found.
    func says(_ other: Fact) -> Bool {
        var other = other
        other.place = place
        return self == other
    }
}
