import Testing

/// A fix mends all that its finding is about.
@Suite struct SurplusFixTests {
    @Test(arguments: [
        ("name", "{terms: {utilise: use}}", "", "name: utilise and utilise", "name: use and use"),
        ("name", "{terms: {utilise: use}}", "", "name: Utilise or utilise {it}", #"name: "Use or use {it}""#),
        (
            "name", "{terms: {utilise: use, mail: email}}", "\n    message: Words", "name: utilise mail",
            "name: use email"
        ),
        (
            "toolbar.items", "{unique: icon}", "\n    fix: {remove: true}",
            "toolbar: [{icon: a}, {icon: a, label: A}, {icon: b}, {icon: a}]", "toolbar: [{icon: a}, {icon: b}]"
        ),
        (
            "toolbar.items", "{maxItems: 1}", "\n    fix: {remove: true}", "toolbar:\n  - A\n  - B\n  - C",
            "toolbar:\n  - A"
        ),
    ])
    func isMendedAtOnce(on path: String, check: String, rest: String, text: String, fixed: String) throws {
        let rule = """
            rules:
              r:
                summary: R
                on: \(path)
                check: \(check)\(rest)
                examples: {valid: [{id: a}], invalid: [{id: a}]}

            """
        let folder = try TemporaryFolder([
            "pack/pack.yaml": "guideline: W\n", "pack/r.yaml": rule, "a.screen.yaml": "id: a\n\(text)\n",
        ])
        let outcome = try BuiltCommand(folder: folder)(
            "fix",
            "--unsafe-fixes",
            "--rules",
            "pack",
            "--only",
            "pack/r",
            "a.screen.yaml"
        )
        #expect(try folder.read("a.screen.yaml") == "id: a\n\(fixed)\n", "\(outcome)")
    }
}
