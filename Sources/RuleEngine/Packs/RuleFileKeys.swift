import Diagnostics

/// The keys of the files of a rule pack.
package enum RuleFileKeys {
    /// The keys of `pack.yaml`.
    package static let pack = [
        FileKey("guideline", "The title of the guideline.", isRequired: true),
        FileKey(
            "defaultPlatform",
            "The platform of examples that name none, ios if not given; a screen names its own, or `defaults` do.",
            .platform
        ),
        FileKey("documents", "The documents of the guideline, by a short name.", .optional(.entries(.keys(document)))),
        FileKey("version", "The version of the pack, as you number it."),
        FileKey("platforms", "The platforms that all rules are for; all if not given.", .oneOrMany(.platform)),
        FileKey("requires", "The release of screenlint that the pack needs at least, such as 0.2.", .release),
        FileKey("listed", "Whether the pack applies only where 'guidelines' lists it by name.", .boolean),
        FileKey(
            "lists",
            "Lists and maps that rules share, by name: $name in a check, params.name in a condition.",
            .entries(.anything)
        ),
    ]

    /// The keys of a document in `pack.yaml`.
    package static let document = [
        FileKey("title", "The title of the document.", isRequired: true), FileKey("publisher", "Who publishes it."),
        FileKey("url", "Where it can be read."),
        FileKey("updated", "The date of the edition that the clauses are from."),
    ]

    /// The keys of a rule file.
    package static let file = [
        FileKey("document", "The document of pack.yaml that the clauses come from.", .name(.document)),
        FileKey("clauses", "The clauses of the document, by id.", .optional(.entries(.keys(clause)))),
        FileKey("rules", "The rules, by name.", .optional(.entries(.keys(rule)))),
        FileKey("platforms", "The platforms that all rules of the file are for.", .oneOrMany(.platform)),
        FileKey(
            "when",
            "The condition, in CEL over the screen, under which all rules of the file apply.",
            .condition,
            takes: condition
        ),
        FileKey("let", "Names for parts of the conditions of all rules of the file.", .entries(.condition)),
    ]

    /// The keys of a clause.
    package static let clause = [
        FileKey(
            "modality",
            "How strongly it binds: must, should, may or fact.",
            .words(Modality.allCases.map(\.rawValue)),
            isRequired: true
        ),
        FileKey("says", "What it says, in your own words.", isRequired: true),
        FileKey("sameAs", "The clause that says the same.", .name(.clause)),
        FileKey("unchecked", "Why no rule checks it."),
        FileKey("permits", "The rule that it limits.", .name(.rule)),
        FileKey("checkedBy", "What checks it, if no rule does: schema."),
        FileKey("conflicts", "The clauses of other packs that ask for something else.", .oneOrMany(.text)),
    ]

    /// The keys of a rule.
    package static let rule = [
        FileKey("summary", "What it asks, in one line.", isRequired: true),
        FileKey("clauses", "The clauses it rests on, the principal one first.", .oneOrMany(.name(.clause))),
        FileKey("platforms", "The platforms it is for; all if not given.", .oneOrMany(.platform)),
        FileKey(
            "on",
            "The path to the nodes it visits, or a list of paths; `every toolbar` visits those of sheets and panes, too.",
            .oneOrMany(.path, from: 1),
            isRequired: true,
            takes: "a path, such as navigationBar.title, or a list of paths"
        ),
        FileKey(
            "when",
            "The condition, in CEL, under which it applies.",
            .condition,
            takes: condition
        ),
        FileKey(
            "let",
            "Names for parts of the rule's conditions, in CEL; each may use those before it.",
            .entries(.condition)
        ),
        FileKey("unless", "A path; not if there is something there.", .path, takes: "a path, such as toolbar"),
        FileKey("check", "What it asks of the nodes.", .check, isRequired: true),
        FileKey("params", "Figures that a configuration can change.", .entries(.anything)),
        FileKey("approximate", "Whether it only approximates its clauses.", .boolean),
        FileKey(
            "severity",
            "How much a finding weighs: error, warning or info.",
            .words(Severity.allCases.map(\.rawValue))
        ),
        FileKey("message", "What to say, with {placeholders}.", .message),
        FileKey("help", "How to mend a finding."),
        FileKey("supersedes", "The rules over which it takes precedence.", .oneOrMany(.name(.rule))),
        FileKey("formerly", "Ids it had before.", .oneOrMany(.text)),
        FileKey("fix", "A fix in place of the check's own.", .fix),
        FileKey(
            "deprecated",
            "That the rule is to be used no more: {replacedBy: another rule}.",
            .either([.yes, .keys([replacedBy])])
        ),
        FileKey("examples", "Screens that it accepts and rejects.", .keys(exampleLists)),
    ]

    private static let condition = "a condition in CEL, such as screen.isModal"

    /// The key of `deprecated`.
    static let replacedBy = FileKey("replacedBy", "The rule to be used in its place.", .name(.rule), isRequired: true)

    /// The keys of a rule's `examples`.
    package static let exampleLists = [
        FileKey("valid", "Screens in which the rule finds nothing.", .list(.example, from: 1), isRequired: true),
        FileKey(
            "invalid",
            "Screens in which it does, on the lines with a comment '# here'.",
            .list(.example, from: 1),
            isRequired: true
        ),
    ]

    /// The keys that an example has beside those of its screen.
    package static let example = [
        FileKey("screens", "Several screens, for a rule that compares them."),
        FileKey("says", "The message, of an invalid example."),
        FileKey("fixed", "The screen as the rule's fix leaves it, of an invalid example."),
        FileKey("x-also", "Other rules of the pack that do find something, of a valid example."),
    ]

    /// All tables, with what their keys belong to.
    package static var tables: [(owner: String, keys: [FileKey])] {
        [
            ("pack.yaml", pack), ("a document in pack.yaml", document), ("a rule file", file), ("a clause", clause),
            ("a rule", rule), ("a rule's fix", FixTemplate.keys), ("a rule's examples", exampleLists + example),
        ]
    }
}
