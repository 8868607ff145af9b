/// The keys of the files of a rule pack, each with one line on what it is for.
///
/// Reading, the JSON Schema and editors share these tables.
package enum RuleFileKeys {
    /// A key and what it is for.
    package struct Key: Sendable, Hashable {
        /// The key.
        package let name: String
        /// One line of documentation.
        package let summary: String

        init(_ name: String, _ summary: String) {
            self.name = name
            self.summary = summary
        }
    }

    /// The keys of `pack.yaml`.
    package static let pack = [
        Key("guideline", "The title of the guideline."),
        Key(
            "defaultPlatform",
            "The platform of examples that name none, ios if not given; a screen names its own, or `defaults` do."
        ),
        Key("documents", "The documents of the guideline, by a short name."),
        Key("version", "The version of the pack, as you number it."),
        Key("platforms", "The platforms that all rules are for; all if not given."),
        Key("requires", "The release of screenlint that the pack needs at least, such as 0.2."),
        Key("listed", "Whether the pack applies only where 'guidelines' lists it by name."),
        Key("lists", "Lists and maps that rules share, by name: $name in a check, params.name in a condition."),
    ]

    /// The keys of a document in `pack.yaml`.
    package static let document = [
        Key("title", "The title of the document."), Key("publisher", "Who publishes it."),
        Key("url", "Where it can be read."), Key("updated", "The date of the edition that the clauses are from."),
    ]

    /// The keys of a rule file.
    package static let file = [
        Key("document", "The document of pack.yaml that the clauses come from."),
        Key("clauses", "The clauses of the document, by id."), Key("rules", "The rules, by name."),
        Key("platforms", "The platforms that all rules of the file are for."),
        Key("when", "The condition, in CEL over the screen, under which all rules of the file apply."),
        Key("let", "Names for parts of the conditions of all rules of the file."),
    ]

    /// The keys of a clause.
    package static let clause = [
        Key("modality", "How strongly it binds: must, should, may or fact."),
        Key("says", "What it says, in your own words."),
        Key("sameAs", "The clause that says the same."), Key("unchecked", "Why no rule checks it."),
        Key("permits", "The rule that it limits."), Key("checkedBy", "What checks it, if no rule does: schema."),
        Key("conflicts", "The clauses of other packs that ask for something else."),
    ]

    /// The keys of a rule.
    package static let rule = [
        Key("summary", "What it asks, in one line."),
        Key("clauses", "The clauses it rests on, the principal one first."),
        Key("platforms", "The platforms it is for; all if not given."),
        Key("on", "The path to the nodes it visits, or a list of paths."),
        Key("when", "The condition, in CEL, under which it applies."),
        Key("let", "Names for parts of the rule's conditions, in CEL; each may use those before it."),
        Key("unless", "A path; not if there is something there."), Key("check", "What it asks of the nodes."),
        Key("params", "Figures that a configuration can change."),
        Key("approximate", "Whether it only approximates its clauses."),
        Key("severity", "How much a finding weighs: error, warning or info."),
        Key("message", "What to say, with {placeholders}."),
        Key("help", "How to mend a finding."), Key("supersedes", "The rules over which it takes precedence."),
        Key("formerly", "Ids it had before."), Key("fix", "A fix in place of the check's own."),
        Key("deprecated", "That the rule is to be used no more: {replacedBy: another rule}."),
        Key("examples", "Screens that it accepts and rejects."),
    ]

    /// The keys of a rule's `examples`, and those that an example has beside the keys of its screen.
    package static let examples = [
        Key("valid", "Screens in which the rule finds nothing."),
        Key("invalid", "Screens in which it does, on the lines with a comment '# here'."),
        Key("screens", "Several screens, for a rule that compares them."),
        Key("says", "The message, of an invalid example."),
        Key("fixed", "The screen as the rule's fix leaves it, of an invalid example."),
        Key("x-also", "Other rules of the pack that do find something, of a valid example."),
    ]

    /// All tables, with what their keys belong to.
    package static var tables: [(owner: String, keys: [Key])] {
        [
            ("pack.yaml", pack), ("a document in pack.yaml", document), ("a rule file", file), ("a clause", clause),
            ("a rule", rule), ("a rule's fix", FixTemplate.keys.map { Key($0.name, $0.summary) }),
            ("a rule's examples", examples),
        ]
    }
}
