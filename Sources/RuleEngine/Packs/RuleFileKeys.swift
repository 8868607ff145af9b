import Diagnostics

/// The keys of the files of a rule pack.
package enum RuleFileKeys {
    /// The keys of `pack.yaml`.
    package static let pack = FileKey.table(
        "pack",
        [
            "guideline": .text, "defaultPlatform": .platform, "documents": .optional(.entries(.keys(document))),
            "version": .text, "platforms": .oneOrMany(.platform), "requires": .release, "listed": .boolean,
            "lists": .entries(.anything),
        ],
        needs: ["guideline"]
    )

    /// The keys of a document in `pack.yaml`.
    static let document = FileKey.table(
        "document",
        ["title": .text, "publisher": .text, "url": .text, "updated": .text],
        needs: ["title"]
    )

    /// The keys of a rule file.
    package static let file = FileKey.table(
        "file",
        [
            "document": .name(.document), "clauses": .optional(.entries(.keys(clause))),
            "rules": .optional(.entries(.keys(rule))), "platforms": .oneOrMany(.platform), "when": .condition,
            "let": .entries(.condition),
        ]
    )

    static let clause = FileKey.table(
        "clause",
        [
            "modality": .words(Modality.allCases.map(\.rawValue)), "says": .text, "sameAs": .name(.clause),
            "unchecked": .text, "permits": .name(.rule), "checkedBy": .text, "conflicts": .oneOrMany(.text),
        ],
        needs: ["modality", "says"]
    )

    static let rule = FileKey.table(
        "rule",
        [
            "summary": .text, "clauses": .oneOrMany(.name(.clause)), "platforms": .oneOrMany(.platform),
            "on": .oneOrMany(.path, from: 1), "when": .condition, "let": .entries(.condition), "unless": .path,
            "check": .check, "params": .entries(.anything), "approximate": .boolean,
            "severity": .words(Severity.allCases.map(\.rawValue)), "message": .message, "help": .text,
            "supersedes": .oneOrMany(.name(.rule)), "formerly": .oneOrMany(.text), "fix": .fix,
            "deprecated": .either([.yes, .keys(deprecated)]), "examples": .keys(exampleLists),
        ],
        needs: ["summary", "on", "check"]
    )

    /// The keys of `deprecated`.
    static let deprecated = FileKey.table("deprecated", ["replacedBy": .name(.rule)], needs: ["replacedBy"])

    /// The keys of a rule's `examples`.
    static let exampleLists = FileKey.table(
        "examples",
        ["valid": .list(.example, from: 1), "invalid": .list(.example, from: 1)],
        needs: ["valid", "invalid"]
    )

    /// The keys that an example has beside those of its screen.
    package static let example = FileKey.table(
        "example",
        ["screens": .text, "says": .text, "fixed": .text, "x-also": .text]
    )

    /// All tables, with what their keys belong to.
    package static var tables: [(owner: String, keys: [FileKey])] {
        [
            ("pack.yaml", pack), ("a document in pack.yaml", document), ("a rule file", file), ("a clause", clause),
            ("a rule", rule), ("a rule's fix", FixTemplate.keys), ("a rule's examples", exampleLists + example),
        ]
    }
}
