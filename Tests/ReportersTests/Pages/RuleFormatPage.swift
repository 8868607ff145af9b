import CEL
import RuleEngine
import ScreenModel

/// The reference of the format of rules as Markdown: keys, paths, check kinds and the functions of conditions.
enum RuleFormatPage {
    /// Where the page stands in the repository.
    static let path = "docs/rule-format.md"

    /// The page as Markdown.
    static var text: String {
        """
        # The format of rules

        What [rules of your own](rules-of-your-own.md) are written with. `screenlint explain` tells the same of one thing,
        such as `screenlint explain terms`, and so does an editor where it stands.

        - [Keys](#keys) of packs, rule files and rules
        - [Paths](#paths), to say what a rule visits
        - [Check kinds](#check-kinds): \(CheckKind.all.map { "[\($0.name)](#\($0.name.lowercased()))" }.joined(separator: ", "))
        - [Functions](#functions) of conditions

        - [Findings](#where-findings-point): where they point, and [how they are mended](#fixes)
        - [YAML](#yaml-in-rule-files) in rule files

        ## Keys

        \(keys(RuleFileKeys.tables))### Severities

        \(topic("severity"))

        ### Conditions

        \(topic("when"))

        ### Examples

        \(topic("examples"))

        ## Paths

        A path begins at the screen and goes down: `on: navigationBar.trailing[].label`. `[]` visits each element of a list,
        without it the list is visited. `on: [navigationBar.title, navigationBar.subtitle]` visits several things of
        one kind. What is hidden in a layout is visited by no path. What a screen doesn't describe leaves a check open, but
        for `overlays` and `splitView` and what those hold: most screens have neither, and say nothing of them.

        \(topic("texts"))

        \(topic("parent"))

        \(topic("x-"))

        \(topic("blocks"))

        | component | stands in | worked out for conditions |
        |---|---|---|
        \(components)
        Their keys are in the [format of screens](format.md), with what it means where one is not written.

        ## Check kinds

        A rule's `check` has one of them, with its options beside it; `minItems` and `maxItems` may stand together.
        \(CheckKind.all.map(section).joined())
        ## Where findings point

        \(topic("places"))

        ## Fixes

        \(topic("fix"))

        ## YAML in rule files

        \(topic("yaml"))

        ## Functions

        Conditions are written in CEL, the Common Expression Language: `==`, `!=`, `<`, `&&`, `||`, `!`, `+`, `in`, `? :`,
        lists in `[…]`, texts in quotes, and these functions. What rests on something that is not described is undetermined.

        | function | gives | example |
        |---|---|---|
        \(FunctionDocumentation.all.map(row).joined())
        """
    }

    /// Tables of keys, each under what they belong to.
    static func keys(_ tables: [(owner: String, keys: [FileKey])]) -> String {
        tables.map { owner, keys in
            "| \(owner.hasPrefix("a") ? "A" + owner.dropFirst() : "`\(owner)`") | |\n|---|---|\n"
                + keys.map { "| `\($0.name)` | \(escaped($0.summary)) |\n" }.joined() + "\n"
        }.joined()
    }

    private static func topic(_ name: String) -> String { RuleFormatTopic.named(name)?.text ?? "" }

    private static var components: String {
        ComponentKind.allCases.filter { $0 != .variant }.map { kind in
            let component = kind.component
            let derived = component.fields.filter(\.isDerived).map { "`\($0.name)`" }.joined(separator: ", ")
            let places = kind.places.map { "`\($0)`" }.joined(separator: ", ")
            return "| [\(component.name)](format.md#\(component.name.lowercased())) | \(places) | \(derived) |\n"
        }.joined()
    }

    private static func section(_ kind: CheckKind) -> String {
        var text = "\n### \(kind.name)\n\n\(kind.summary)\n\n"
        text += "- Visits \(kind.visits).\n- Takes \(kind.takes).\n"
        for option in kind.options { text += "- Option `\(option.name)`: \(option.summary)\n" }
        if !kind.placeholders.isEmpty {
            text += "- The message can fill in \(kind.placeholders.map { "`{\($0)}`" }.joined(separator: ", ")).\n"
        }
        text += "\n```yaml\ncheck: \(kind.example)\n```\n"
        return text + (RuleFormatTopic.all.first { $0.name == kind.name }.map { "\n\($0.text)\n" } ?? "")
    }

    private static func row(_ function: FunctionDocumentation) -> String {
        let forms = function.forms.map { "<br>`\(escaped($0))`" }.joined()
        return "| `\(function.name)` | \(escaped(function.summary))\(forms) | `\(escaped(function.example))` |\n"
    }

    /// Text for a cell of a table.
    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
