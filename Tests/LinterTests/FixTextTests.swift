import TestSupport
import Testing
import YAMLSyntax

@testable import Linter

/// What fixes of rules make of a text, byte for byte.
@Suite struct FixTextTests {
    static func fixed(_ text: String) -> String {
        var linter = FileLinter(provider: RuleProvider(defaultPacks: ["apple-hig"]))
        let mode = FixMode(appliesUnsafe: true, writes: false)
        let report = FileFixer.fix(Array(text.utf8), path: "a.screen.yaml", mode, &linter).report
        return String(decoding: report.fix?.fixed ?? [], as: UTF8.self)
    }

    @Test(arguments: ["role: | # decided with Ann\n  child\n", "level: |- # see above\n  1\n"])
    func aFixThatWouldLoseACommentIsNone(text: String) {
        #expect(Self.fixed("id: a\n" + text).contains("#"))
    }

    @Test(arguments: [
        "\n    - A\n    - B # see DES-12", "\n    # first\n    - A\n    - B",
        "\n    -\n     icon: x\n    -  icon: y",
    ])
    func itemsTradePlacesOnlyWithTheirComments(items: String) {
        let fixed = Self.fixed("id: a\nnavigationBar:\n  rightBarButtonItems: \(items)\n")
        #expect(fixed.contains("rightBarButtonItems: \(items)\n"))
    }

    /// Older YAML takes `Yes` and `No` for true and false.
    @Test(arguments: [("Yes", "\"Yes\""), ("off", "\"off\""), ("Yes, all", "\"Yes, all\""), ("None", "None")])
    func aWordThatOtherToolsTakeForATruthIsQuoted(text: String, written: String) {
        #expect(ScalarText(text).yaml == written)
    }

    /// YAML takes control characters, a byte order mark and what is no character for a mistake, and some breaks for blanks.
    @Test(arguments: [
        (#"Save\e."#, #"Save\u001b"#), (#"Save\x7F all."#, #"Save\u007f all"#),
        (#"A\N\L\PB."#, #"A\u0085\u2028\u2029B"#), (#"A\uFEFFB\uFFFE."#, #"A\ufeffB\ufffe"#),
        (#"A\tB\nC."#, #"A\tB\nC"#), (#"A\u200F."#, "A\u{200F}"),
    ])
    func aCharacterThatNoFileCanHoldIsWrittenAsANumber(label: String, wanted: String) {
        let text = { (label: String) in "id: a\ntoolbar:\n  items:\n    - {label: \"\(label)\"}\n" }
        #expect(Self.fixed(text(label)) == text(wanted))
        #expect(Self.fixed(text(wanted)) == text(wanted))
    }

    @Test func aTextInSingleQuotesTakesDoubleOnesForWhatThoseCannotHold() {
        #expect(ScalarText("A's").yaml(like: .singleQuoted) == "'A''s'")
        #expect(ScalarText("A\u{1B}").yaml(like: .singleQuoted) == #""A\u001b""#)
    }

    @Test(arguments: [
        ("id: a\n? modal\n: full-screen\n", "id: a\npresentation: modal\n"),
        ("? ui\n:\n  title: B\n", "id: b\nnavigationBar: {title: B}\n"),
        ("? regions\n:\n  header:\n    title: A\n", "id: a\nnavigationBar: {title: A}\n"),
    ])
    func aPairIsWrittenAnewWithTheMarkBeforeItsKey(_ text: String, _ wanted: String) {
        #expect(Self.fixed(text) == wanted)
    }

    @Test(arguments: ["{id:*a, role: child, label: B}", "{id: a, x-n:*a}", "{id: a, name:#a}"])
    func noSpaceIsWrittenThatMakesATextAnAlias(text: String) {
        #expect(Self.fixed(text).contains(text.contains("*a") ? ":*a" : ":#a"))
    }

    /// What an anchor names is used elsewhere, too, and a tag would be that of another value.
    @Test(arguments: [
        "id: a\nnavigationBar:\n  title: &t iPad\nplatform: *t\n",
        "id: a\nnavigationBar: {title: &t Bottom bar}\ntoolbar: {items: [A], position: *t}\n",
        "id: a\nnavigationBar:\n  title: A\n  prefersLargeTitles: &t true\nscrolls: *t\n",
        "id: a\nplatform: ios\ndevice: &d iPhone\nx-n: *d\n", "x-d: &d\n  list: [A]\nid: a\ncontent: *d\n",
        "id: a\ntoolbar: {items: [!!str role back]}\n", "id: a\ntabBar: !!str hidden\n",
        "--- !!seq\n- id: a\n- id: b\n",
    ])
    func noFixTearsAnAnchorOrATagOff(text: String) {
        #expect(Self.fixed(text) == text)
    }

    @Test(arguments: [
        ("\u{FEFF}toolbar:{items: [A, B]}\nid: a\n", "\u{FEFF}toolbar: {items: [A, B]}\nid: a\n"),
        (
            "id: a\nemptyState:\n  title: A\n  text: B\ncontent:\n-   kind: list\n",
            "id: a\ncontent:\n- {kind: empty-state, title: A, text: B}\n-   kind: list\n"
        ),
        (
            "screens:\n- &h home:\n    title: Home\n- detail:\n    title: Order\n",
            "screens:\n- id: home\n  navigationBar: {title: Home}\n- id: detail\n  navigationBar: {title: Order}\n"
        ),
        ("  two:\n    content: []\n", "  id: two\n  content: []\n"),
        (
            "{'id':'a','elements':[{'toolbar':['Save']},{'list':['A']}]}",
            "{'id':'a','content':[{'list':['A']}], 'toolbar': ['Save']}"
        ),
        ("id: a\nplatforms:\n- ios # all\n", "id: a\nplatform: ios # all\n"),
        ("id: a\nnavigationBar:\n  title:\n    - A\n", "id: a\nnavigationBar:\n  title: A\n"),
        ("{id: a, navigationBar: [title: Orders]}", "{id: a, navigationBar: {title: Orders}}"),
        // What was tried in vain in one place is good in another.
        (
            "{id:!a, plZask, leading: [{role: back, icon:1 house}]}}",
            "{id:!a, plZask, navigationBar: {leading: [{role: back, icon: 1 house}]}}"
        ),
    ])
    func whatIsWrittenFitsHowTheRestIs(_ text: String, _ wanted: String) {
        #expect(Self.fixed(text) == wanted)
    }

    /// Before an anchor, a tag or the mark of the first key, and in quotes where the file is JSON.
    @Test(arguments: [
        ("{&d: a, navigationBar: {title: Task}}", "{id: task, &d: a, navigationBar: {title: Task}}"),
        ("!!str &p role: \nnavigationBar: {title: Task}", "id: task\n!!str &p role: \nnavigationBar: {title: Task}"),
        ("? role\n: child\nnavigationBar: {title: Task}", "id: task\n? role\n: child\nnavigationBar: {title: Task}"),
        (#"{"navigationBar": {"title": "Task"}}"#, #"{"id": "task", "navigationBar": {"title": "Task"}}"#),
    ])
    func anIDGoesBeforeTheFirstKey(_ text: String, _ wanted: String) {
        #expect(Self.fixed(text) == wanted)
    }

    /// Whatever a fix writes into a file of JSON has quotes as the rest of it has.
    @Test(arguments: [
        (
            #"{"id": "a", "toolbar": {"leading": ["A"], "trailing": [{"label": "B", "iconSize": 24}]}}"#,
            #"{"id": "a", "toolbar": {"items": [{"area": "leading", "label": "A"}, "#
                + #"{"area": "trailing", "label": "B", "iconSize": {"width": 24, "height": 24}}]}}"#
        ),
        (
            #"{"id": "a", "back": "All: {\"new\", old}"}"#,
            #"{"id": "a", "navigationBar": {"leading": [{"role": "back", "label": "All: {\"new\", old}"}]}}"#
        ),
        (#"[{"id": "a"}, {"id": "b"}]"#, #"{"screens": [{"id": "a"}, {"id": "b"}]}"#),
    ])
    func whatIsJSONStaysJSON(_ text: String, _ wanted: String) {
        #expect(Self.fixed(text) == wanted)
    }

    @Test(arguments: [
        // Block style: the new item is written like the one it is for, whose comments stay with it.
        (
            """
            id: a
            navigationBar:
              trailing:
              - label: Edit # one
              # The second
              - label: Select # two

            """,
            """
            id: a
            navigationBar:
              trailing:
              - label: Edit # one
              - kind: fixed-space
              # The second
              - label: Select # two

            """
        ),
        (
            "id: a\nnavigationBar:\n  trailing:\n    - {label: Edit}\n    - {label: Select}\n    - {label: Sort}\n",
            "id: a\nnavigationBar:\n  trailing:\n    - {label: Edit}\n    - {kind: fixed-space}\n    - {label: Select}\n"
                + "    - {kind: fixed-space}\n    - {label: Sort}\n"
        ),
        (
            "{\"id\": \"a\", \"navigationBar\": {\"trailing\": [ {\"label\": \"Edit\"}, {\"label\": \"Select\"} ]}}\n",
            "{\"id\": \"a\", \"navigationBar\": {\"trailing\": [ {\"label\": \"Edit\"}, "
                + "{\"kind\": \"fixed-space\"}, {\"label\": \"Select\"} ]}}\n"
        ),
    ])
    func spaceGoesBetweenTextButtons(_ text: String, _ wanted: String) {
        #expect(Self.fixed(text) == wanted)
    }

    @Test(arguments: [
        (
            """
            id: a
            guidelines: [sap-fiori-ios]
            navigationBar:
              trailing: # at the right
                # The way out
                - role: close
                  icon: xmark # a cross
              title: Orders

            """,
            """
            id: a
            guidelines: [sap-fiori-ios]
            navigationBar:
              trailing: [] # at the right
                # The way out
              title: Orders
              leading:
                - role: close
                  icon: xmark # a cross

            """
        ),
        (
            "id: a\nguidelines: [sap-fiori-ios]\nnavigationBar: {trailing: [ {role: close} ], leading: []}\n",
            "id: a\nguidelines: [sap-fiori-ios]\nnavigationBar: {trailing: [], leading: [{role: close}]}\n"
        ),
        (
            """
            id: a
            guidelines: [sap-fiori-ios]
            navigationBar:
              leading:
                - {role: overflow, items: [{label: Export}]}
              trailing:
                - {icon: plus, accessibilityLabel: Add}

            """,
            """
            id: a
            guidelines: [sap-fiori-ios]
            navigationBar:
              leading: []
              trailing:
                - {icon: plus, accessibilityLabel: Add}
                - {role: overflow, items: [{label: Export}]}

            """
        ),
    ])
    func theLastItemLeavesAnEmptyList(_ text: String, _ wanted: String) {
        #expect(Self.fixed(text) == wanted)
    }

    @Test func whatAGroupHoldsIsNotMovedToAnotherComponent() {
        let text = """
            id: a
            navigationItem:
              title: Photo
              backButton: Photos
              leftBarButtonItem: {title: Close, style: plain}
            navigationController:
              isToolbarHidden: false
              navigationBar:
                isTranslucent: true

            """
        let fixed = Self.fixed(text)
        #expect(fixed.contains("role: back, label: Photos") && fixed.contains("label: Close"))
        #expect(!fixed.contains("leftBarButtonItem") && !fixed.contains("navigationItem"))
    }

    /// A menu of its own would hide the one that the bar has from elsewhere.
    @Test(arguments: [
        "defaults: {navigationBar: {overflow: {items: [Print]}}}\nscreens:\n  - {id: a, guidelines: [sap-fiori-ios], navigationBar: {trailing: [A, B, C, D]}}\n",
        "id: a\nguidelines: [sap-fiori-ios]\nnavigationBar: {overflow: {items: [Print]}}\nvariants: [{state: editing, navigationBar: {trailing: [A, B, C, D]}}]\n",
    ])
    func noItemMovesIntoAMenuThatHidesAnother(text: String) {
        #expect(Self.fixed(text) == text)
    }

    @Test func anItemMovesBeforeAnother() {
        let text = """
            id: a
            platform: ipados
            toolbar:
              items:
                - {icon: star, accessibilityLabel: Star, area: leading} # stays
                - {kind: label, label: Plan, area: leading}
                # The way back
                - {role: back, icon: chevron-left, area: leading}

            """
        let wanted = """
            id: a
            platform: ipados
            toolbar:
              items:
                - {icon: star, accessibilityLabel: Star, area: leading} # stays
                # The way back
                - {role: back, icon: chevron-left, area: leading}
                - {kind: label, label: Plan, area: leading}

            """
        #expect(Self.fixed(text) == wanted)
    }

    @Test(arguments: ["[{role: close}]", "\n        - role: close"])
    func aListThatBarsShareKeepsItsItems(_ items: String) {
        let text = """
            defaults: {guidelines: [sap-fiori-ios]}
            screens:
              - id: a
                navigationBar:
                  trailing: &shared \(items)
              - id: b
                navigationBar: {trailing: *shared}

            """
        #expect(Self.fixed(text) == text)
    }

    @Test func anAnchorMovesWithItsItem() {
        let text = """
            screens:
              - id: a
                platform: ipados
                toolbar:
                  items:
                    - {kind: label, label: Plan, area: leading}
                    - &back {role: back, icon: chevron-left, area: leading}
              - id: b
                platform: ipados
                toolbar: {items: [*back]}

            """
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let wanted = (lines[..<5] + [lines[6], lines[5]] + lines[7...]).joined(separator: "\n")
        #expect(Self.fixed(text) == wanted)
    }

    /// Other characters that break lines elsewhere are part of a text.
    @Test(arguments: ["\u{2028}", "\u{2029}", "\u{0B}"])
    func aBlockIsMovedLineByLine(_ character: String) {
        let text = "id: a\ntabs:\n  - label: 'A\(character)B'\n    icon: x\n  - label: C\n"
        #expect(Self.fixed(text).contains("label: 'A\(character)B'\n"))
    }

    @Test func punctuationGoesAndQuotesStay() {
        let text = "id: a\ntoolbar:\n  items:\n  - label: 'Approve It! '\n  - label: \"Reject\" # no\n"
        #expect(Self.fixed(text) == text.replacing("It! '", with: "It'"))
    }

    @Test func allItemsThatAreTooManyAreSet() {
        let text = """
            id: a
            guidelines: [sap-fiori-ios]
            toolbar:
              items:
                - {icon: copy, accessibilityLabel: Copy, style: tertiary}
                - {icon: folder, accessibilityLabel: Move, style: tertiary}

            """
            + "    - {label: Sign, style: primary}\n"
        #expect(Self.fixed(text) == text.replacing("tertiary", with: "secondary"))
    }
}
