import CEL
import ScreenModel
import YAMLSyntax

/// `consistent`: something is the same in all layouts of a screen, or in all screens of an app.
///
/// Each visited node is a fact; facts are compared when all layouts, or all screens, have been seen. What most have is
/// the norm; of equally many, what comes first. Screens are compared with those of the same platform and `app.name`.
struct ConsistentValue: Check {
    let key: Condition
    let comparison: Comparison?

    static let kind = CheckKind(
        "consistent",
        "Something is the same in all layouts of a screen, or in all screens of an app.",
        options: ["across"],
        placeholders: ["value", "expected"]
    ) { definition in
        guard let across = definition.option("across"), let word = across.text,
            let comparison = Comparison(rawValue: word)
        else {
            let range = definition.option("across")?.range ?? definition.value.range
            definition.report(range, "'consistent' takes 'across: layouts' or 'across: screens'.")
            return nil
        }
        return definition.compiler.compile(definition.value).map {
            ConsistentValue(key: $0, comparison: comparison)
        }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let value = context.compared(context.evaluate(key, visit)) else { return .undetermined }
        context.note(Fact(place: visit.place, value: value))
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
    }

    let place: Place
    let value: ComparedValue
    var kind = Kind.shared
    /// What of the place is marked in a finding.
    var anchor = Finding.Anchor.node
}
