import Diagnostics
import Testing
import YAMLSyntax

@testable import ScreenModel

/// Colons, spaces, line breaks and quotes that are missing: what is told of it, and no fix that loses what was written.
@Suite struct LostMarkTests {
    @Test(arguments: [
        ("navigationBar: {title T, size: small}", "Behind 'title' a colon and a space are missing: write 'title: T'."),
        (
            "navigationBar: {title: T, subtitle S}",
            "Behind 'subtitle' a colon and a space are missing: write 'subtitle: S'."
        ),
        ("toolbar: {items: [{label A, icon: b}]}", "Behind 'label' a colon and a space are missing: write 'label: A'."),
        (
            "variants: [{state: editing, toolbar x}]",
            "Behind 'toolbar' a colon and a space are missing: write 'toolbar: x'."
        ),
        ("tabBar: &tabs\nrole: home", "YAML takes this for an anchor, so 'tabBar' is left empty."),
        ("level: #3", "YAML takes this for a comment, so 'level' is left empty."),
    ])
    func nothingIsLostWhereAMarkIsMissing(text: String, message: String) {
        let told = Decoded("id: a\n\(text)\n").diagnostics
        #expect(told.map(\.message) == [message])
        #expect(told.map(\.fixes.count) == [0])
    }

    @Test(arguments: [
        ("navigationBar:{title: A}", "navigationBar: {title: A}"),
        ("content:[{kind: list}]", "content: [{kind: list}]"),
        ("navigationBar:\n  search:{mode: persistent}", "navigationBar:\n  search: {mode: persistent}"),
        ("navigationBar:\n  trailing:[A, B]", "navigationBar:\n  trailing: [A, B]"),
        ("toolbar:\n  items:[A, B]", "toolbar:\n  items: [A, B]"),
        ("navigationBar:\n  title:Orders", "navigationBar:\n  title: Orders"),
        ("navigationBar:\n  title: &Co KG", "navigationBar:\n  title: \"&Co KG\""),
        ("toolbar:\n  items:\n    -Save\n    -Send", "toolbar:\n  items:\n    [Save, Send]"),
        ("toolbar: [{label: A, style=primary}]", "toolbar: [{label: A, style: primary}]"),
        ("toolbar: [{label: A, style：primary}]", "toolbar: [{label: A, style: primary}]"),
        ("toolbar: [{label: A, style: “primary”}]", "toolbar: [{label: A, style: primary}]"),
        ("“sizeClasses”: [regular]", "sizeClasses: [regular]"),
        ("background: soap-200;", "background: soap-200"),
        ("background: soap-200,", "background: soap-200"),
        ("background: \u{A0}white", "background: white"),
        ("navigationBar:\n  trailing: \u{A0}[Edit, Share]", "navigationBar:\n  trailing: [Edit, Share]"),
        ("toolbar:\n- kind:flexible-space", "toolbar:\n- kind: flexible-space"),
        ("toolbar: [role=close]", "toolbar: [{role: close}]"),
        ("toolbar:\n- role back", "toolbar:\n- role: back"),
        ("content:\n- kind=list", "content:\n- kind: list"),
        ("name: {en:Orders}", "name: {en: Orders}"), ("name: {en:`Add}", "name: {en: \"`Add\"}"),
        ("toolbar:\n  items:\n    -label: A\n    -label: B", "toolbar:\n  items:\n    - label: A\n    - label: B"),
        ("toolbar:\n  items:\n    Edit\n    Share all", "toolbar:\n  items:\n    [Edit, Share all]"),
        ("tabs: yes", "tabBar: true"),
        ("\u{200B}toolbar: [A]", "toolbar: [A]"),
        ("navigationBar:\n  \u{A0}title: A", "navigationBar:\n  title: A"),
        ("navigationBar:\n\u{A0}\u{A0}title: A", "navigationBar:\n  title: A"),
        ("navigationBar:\n\u{200B}  title: A", "navigationBar:\n  title: A"),
        ("navigationBar:\n  title：Orders", "navigationBar:\n  title: Orders"),
        ("toolbar:\n  items:\n    • Save\n    • Send", "toolbar:\n  items:\n    [Save, Send]"),
    ])
    func theFixWritesWhatIsMissing(text: String, fixed: String) {
        let decoded = Decoded("id: a\n\(text)\n")
        #expect(decoded.diagnostics.count == 1, "\(decoded.diagnostics)")
        #expect(OtherWordTests.fixed("id: a\n\(text)\n", decoded.diagnostics) == "id: a\n\(fixed)\n")
    }

    @Test func aMistakeBehindSeveralAliasesIsToldOnce() {
        let decoded = Decoded("id: a\ntoolbar: [&x {label: A, style: primry}, *x, *x]\n")
        #expect(decoded.diagnostics.map(\.rule) == ["screen/unknown-value"])
    }

    /// What is blank says that there is none, in short forms, too.
    @Test(arguments: ["toolbar: {helperText: ' '}", "navigationBar: {search: ' '}", "tabBar: ' '", "window: '  '"])
    func aBlankIsNone(text: String) {
        let decoded = Decoded("id: a\n\(text)\n")
        #expect(decoded.diagnostics.isEmpty)
        #expect(decoded.description == Decoded("id: a\n\(text.replacing(/' +'/, with: "null"))\n").description)
    }

    /// An anchor that something refers to is one.
    @Test func anAnchorInUseIsNoText() {
        #expect(Decoded("id: a\nname: &Main Orders\nnavigationBar: {title: *Main}\n").diagnostics.isEmpty)
    }

    @Test(arguments: [
        (
            "name: Orders  guidelines: [apple-hig]",
            "'guidelines' stands behind another entry; write it in a line of its own, or quote a text that holds it."
        ),
        (
            "toolbar:\n  - {icon: plus}  items: [A]",
            "'items' stands behind another entry; write it in a line of its own, or quote a text that holds it."
        ),
        (
            "name: Orders size: large",
            "'size' stands behind another entry; write it in a line of its own, or quote a text that holds it."
        ),
        ("toolbar:\n- label: A, style: primary", "Entries on one line stand in braces: '{label: A, style: primary}'."),
        ("name: \"Orders\",", "Behind a value in a line of its own no comma can stand; take it out."),
        (
            "navigationBar:\n  size small\n  title: A",
            "This is no key, as no colon follows it; write `key: value`, or indent the line to continue a text."
        ),
        ("name: \"Orders\ntoolbar: [{label: \"A\"}]", "This quote is never closed."),
        ("navigationBar: [", "This '[' is never closed; write ']' behind what it holds."),
        ("toolbar: {", "This '{' is never closed; write '}' behind what it holds."),
        ("toolbar: {items: [Edit, Share]", "This '{' is never closed; write '}' behind what it holds."),
        ("toolbar:\n  items: [Edit, # more", "This '[' is never closed; write ']' behind what it holds."),
        ("navigationBar: {title: A\n---\nid: b", "This '{' is never closed; write '}' behind what it holds."),
        ("navigationBar: {title: A}}", "This '}' closes nothing; take it out."),
        ("toolbar:\n  items: [Edit, Share]] # all", "This ']' closes nothing; take it out."),
        (
            "toolbar: {items: [Edit}",
            "The list in brackets lacks a comma or its closing `]` here; a text with brackets in it stands in quotes."
        ),
        ("name: >Orders", "YAML can't take this as the text of 'name'; quote it: \">Orders\""),
        ("name: , Orders", "YAML can't take this as the text of 'name'; quote it: \", Orders\""),
        (
            "name: \"Orders\" (old)",
            "YAML can't take this as the text of 'name'; quote it: \"Orders (old)\""
        ),
        ("name: 'Orders", "YAML can't take this as the text of 'name'; quote it: \"Orders\""),
        (
            "toolbar:{items: [A, B]}",
            "A space is missing behind the colon of 'toolbar', so that YAML reads all of it as one text."
        ),
    ])
    func brokenSyntaxIsToldOnce(text: String, message: String) {
        let source = "id: a\n\(text)\n"
        var tree = YAMLTree()
        tree.parse(Array(source.utf8))
        let problems = tree.problems
        let told = problems.map { SwallowedSyntax.diagnostic(for: $0, in: tree, file: "a.yaml")?.message ?? $0.message }
        #expect(told == [message])
        #expect(Decoded(source).diagnostics.isEmpty, "\(Decoded(source).diagnostics)")
    }
}
