import Diagnostics
import ScreenModel
import Testing

@Suite struct DecodingTests {
    @Test func reportsEveryMistakeOfAFileAtOnce() {
        let decoded = Decoded(
            """
            screens:
              - id: orders
                platfrom: ios
                platform: iso
                scrolls: yes
                level: high
                navigationBar:
                  title: [Orders]
                  title: Orders
                  size: huge
                toolbar: bottom
                content: {kind: card}
              - id: orders
              - name: Nameless
              - just text
            """
        )
        #expect(
            decoded.places == [
                "3:5 screen/unknown-key", "4:15 screen/unknown-value", "5:14 screen/wrong-type",
                "6:12 screen/wrong-type", "8:14 screen/wrong-type", "9:7 yaml/duplicate-key",
                "10:13 screen/unknown-value", "11:14 screen/wrong-type", "12:14 screen/wrong-type",
                "13:9 screen/duplicate-id", "14:5 screen/missing-id", "15:5 screen/wrong-type",
            ]
        )
        #expect(decoded.screens.count == 3)
    }

    /// Whoever's word it is.
    @Test(arguments: [
        ("title: A", "title: A\ntitle: B"), ("title: A\nsubtitle: A", "title: A\nsubtitle: A\nsubtitle: B"),
        ("content: [{kind: list, mood: A}]", "content: [{kind: list, mood: A, mood: B}]"),
        ("navigationBar: {actions: [A]}", "navigationBar: {actions: [A], actions: [B]}"),
        ("ui: {title: A}", "ui: {title: A, title: B}"),
        ("ui: {toolbar: {items: [A]}}", "ui: {toolbar: {items: [A]}, toolbar: {items: [B]}}"),
        ("tabBar: {items: {Home: house, You: person}}", "tabBar: {items: {Home: house, You: person, Home: gear}}"),
    ])
    func aKeyThatStandsTwiceCountsOnce(once: String, twice: String) {
        let (first, both) = (Decoded("id: a\n\(once)\n"), Decoded("id: a\n\(twice)\n"))
        #expect(both.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["yaml/duplicate-key"])
        #expect(both.diagnostics.count == first.diagnostics.count + 1)
        #expect(both.description == first.description)
    }

    @Test(arguments: [
        ("platfrom: ios", "platform"), ("Toolbar: {}", "toolbar"), ("navigation_bar: {}", "navigationBar"),
    ])
    func suggestsTheKeyThatWasMeant(line: String, key: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.diagnostics.map(\.rule) == ["screen/unknown-key"])
        #expect(decoded.diagnostics[0].message.hasSuffix("did you mean '\(key)'?"))
        #expect(decoded.diagnostics[0].fixes[0].edits[0].text == key)
    }

    @Test(arguments: [
        ("background: #fff", "\"#fff\""), ("navigationBar: {}\nbackground: #AABBCC  # white", "\"#AABBCC\""),
        ("background: #fff # white", "\"#fff\""), ("background:\n  light: #fff", "\"#fff\""),
        ("name: {count}", "\"{count}\""), ("name: {{user}}", "\"{{user}}\""),
        ("name: !Important", "\"!Important\""), ("name: &Co", "\"&Co\""),
        ("navigationBar: {title: Save, Cancel}", "\"Save, Cancel\""),
        ("navigationBar: {size: large, title: Buy, sell, subtitle: b}", "\"Buy, sell\""),
    ])
    func saysWhatYAMLSwallowed(lines: String, quoted: String) {
        let decoded = Decoded("id: a\n\(lines)\n")
        #expect(decoded.diagnostics.map(\.rule) == ["yaml/swallowed-value"])
        #expect(decoded.diagnostics.first?.fixes.first?.edits.first?.text == quoted)
    }

    /// A key between braces without a colon is no text of its own where the component has it.
    @Test func aKeyWithoutColonIsNotTakenForNone() {
        let decoded = Decoded("id: a\nnavigationBar: {title: A, translucent}\n")
        #expect(
            decoded.diagnostics.map(\.message) == [
                "'translucent' takes true or false; this is nothing. Write 'translucent: true'."
            ]
        )
    }

    /// A list of screens is one, whatever holds it.
    @Test(arguments: [
        ("- {id: a, navigationBar: {title: A}}\n- {id: b}\n", 2), ("pages: [{id: a}, {id: b}]\n", 2),
        ("page: {id: a, scrolls: true}\n", 1), ("view: a\nscrolls: true\n", 1),
    ])
    func readsScreensUnderOtherWords(text: String, count: Int) {
        let decoded = Decoded(text)
        #expect(decoded.screens.compactMap(\.id) == Array(["a", "b"].prefix(count)))
        #expect(decoded.diagnostics.map(\.rule) == ["screen/other-word"])
    }

    /// What all screens share, and screens under a key of the team's own, are read; a fix writes them as we do.
    @Test(arguments: [
        "platform: ipados\nversion: 2\nscreens:\n  - id: a\n  - id: b\n",
        "device: ipados\napp: Shop\npages:\n  - id: a\n  - id: b\n",
        "common: {platform: ipados}\nscreens: [{id: a}, {id: b}]\n",
        "app:\n  name: Shop\n  platform: ipados\n  screens:\n    - id: a\n    - id: b\n",
        "platform: ipados\nflow:\n  screens:\n    a: {state: empty}\n    b: {state: empty}\n",
        "platform: ipados\ndesign:\n  version: 2\n  pages: [{id: a}, {id: b}]\n",
        "platform: ipados\nversion: 2\na:\n  navBar: A\nb:\n  toolbar: {items: [Save]}\n",
        "defaults: {platform: ipados}\nflows:\n  - {name: First, screens: [{id: a}]}\n  - {screens: [{id: b}]}\n",
    ])
    func readsWhatAFileSaysOfAllItsScreens(text: String) {
        let decoded = Decoded(text)
        let first = decoded.diagnostics.first { !$0.fixes.isEmpty }
        let fixed = Decoded(OtherWordTests.fixed(text, first.map { [$0] } ?? []))
        for decoded in [decoded, fixed] {
            #expect(decoded.screens.map(\.id) == ["a", "b"])
            #expect(decoded.diagnostics.allSatisfy { $0.severity == .info })
            for screen in decoded.screens {
                #expect(decoded.payload("platform", of: screen.record) == Symbols.ipados)
            }
        }
    }

    /// A list of names is none of screens, and a screen with bars is one, whatever else it holds.
    @Test(arguments: ["flow: {screens: [a, b]}\n", "navigationBar: {title: A}\nflow: {screens: [{id: b}]}\n"])
    func takesNothingElseForAFileOfScreens(text: String) {
        #expect(!Decoded(text).diagnostics.contains { $0.message.contains("read as the file's own") })
    }

    @Test(arguments: ["background: # white", "background:  ## white", "name:\n#comment"])
    func takesAnOrdinaryCommentForOne(line: String) {
        #expect(Decoded("id: a\n\(line)\n").diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("", 1), ("- a\n- b", 1), ("just text", 1), ("colour: red", 1), ("---\n---\nid: a", 0),
        ("x-note: hello\nid: a", 0), ("defaults: {platform: ios}", 1), ("screens: []", 0),
    ])
    func tellsWhatIsNoScreen(text: String, findings: Int) {
        let decoded = Decoded(text)
        #expect(decoded.diagnostics.map(\.rule) == Array(repeating: "screen/not-a-screen", count: findings))
    }

    @Test(arguments: ["No", "3.10", "2024", "true", "1e3"])
    func takesTextAsItIsWritten(text: String) {
        let decoded = Decoded("id: a\nname: \(text)\n")
        #expect(decoded.diagnostics.isEmpty)
        let slot = ComponentKind.screen.component.slot(named: "name") ?? 0
        #expect(decoded.store.string(decoded.screens[0].record, slot) == text)
    }

    @Test func mergesDefaultsUnderEachScreen() {
        let decoded = Decoded(
            """
            defaults:
              platform: ipados
              navigationBar: {title: Default, trailing: [{icon: plus}, {icon: minus}]}
            screens:
              - id: a
                navigationBar: {title: Own}
              - id: b
                navigationBar: {trailing: [{icon: gear}]}
            """
        )
        #expect(decoded.diagnostics.isEmpty)
        let first = decoded.screens[0].record
        #expect(decoded.payload("navigationBar.trailing[1].icon", of: first) != nil)
        let second = decoded.screens[1].record
        #expect(decoded.payload("navigationBar.trailing[1].icon", of: second) == nil)
        #expect(decoded.payload("navigationBar.title", of: second) != Slot.null)
        #expect(decoded.payload("platform", of: second) == Symbols.ipados)
    }

    @Test func resolvesAliasesAndMergeKeys() {
        let decoded = Decoded(
            """
            id: a
            x-items: &items [{icon: plus}, {icon: minus}]
            x-bar: &bar {title: Shared, size: large}
            navigationBar:
              <<: *bar
              size: small
              trailing: *items
            """
        )
        #expect(decoded.diagnostics.isEmpty)
        let screen = decoded.screens[0].record
        #expect(decoded.payload("navigationBar.size", of: screen) == Schema.standard.symbols.number(of: "small"))
        #expect(decoded.payload("navigationBar.title", of: screen) != Slot.null)
        #expect(decoded.payload("navigationBar.trailing[1].icon", of: screen) != nil)
    }

    @Test func aMistakeBehindAnAliasIsToldOnceWithItsUses() {
        let text = """
            screens:
            - {id: a, navigationBar: &bar {titel: A}}
            - {id: b, navigationBar: *bar}
            - {id: b, navigationBar: {<<: *bar}}
            """
        let mistakes = Decoded(text + "\n").diagnostics
        #expect(mistakes.map(\.rule) == ["screen/unknown-key", "screen/duplicate-id"])
        #expect(mistakes.map(\.screen) == ["a", "b"])
        let uses = mistakes.first?.related.map { String(decoding: Array(text.utf8)[..<$0.range.start], as: UTF8.self) }
        #expect(uses?.map { $0.split(separator: "\n").count } == [3, 4])
    }

    @Test func whatIsMergedTwiceIsReadOnce() {
        let text = "id: a\nx-bar: &bar\n  wibble: A\nnavigationBar: {<<: [*bar, *bar], title: B}\n"
        #expect(Decoded(text).places == ["3:3 screen/unknown-key"])
    }

    @Test func anAliasWithoutAnchorIsNotTold() {
        // The tree has told it.
        #expect(Decoded("id: a\nnavigationBar: {<<: *nope}\n").places == [])
        var decoded = Decoded("id: a\nnavigationBar: {title: A, <<: *nope}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.subtitle", of: layout) == Slot.unreadable)
    }

    /// As everywhere, `{}` says that there is one and `[]` that there is none.
    @Test func anEmptyMapOrListMayStandForAValue() {
        var decoded = Decoded("id: a\nnavigationBar: {title: {}, subtitle: [], background: []}\nstate: {}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.diagnostics.isEmpty, "\(decoded.places)")
        #expect(decoded.payload("navigationBar.title", of: layout) == Slot.undetermined)
        #expect(decoded.payload("navigationBar.subtitle", of: layout) == Slot.null)
        #expect(decoded.payload("navigationBar.background", of: layout) == Slot.null)
        #expect(decoded.payload("state", of: layout) == Slot.undetermined)
    }

    /// Whatever keeps the id from being read is told once.
    @Test(arguments: ["id: \"abc\n", "iid: x\nname: a\n", "name: a\nId: [\n"])
    func aMistakeInAnIDIsNoMissingOne(_ text: String) {
        let decoded = Decoded(text)
        #expect(!decoded.places.contains { $0.hasSuffix("screen/missing-id") }, "\(decoded.places)")
    }

    @Test(arguments: ["id:\n", "id: ''\n", "id: '  '\n", "id: null\n"])
    func aBlankIDIsNone(_ line: String) {
        let decoded = Decoded("\(line)---\n\(line)")
        #expect(decoded.places == ["1:1 screen/missing-id", "3:1 screen/missing-id"])
        #expect(decoded.screens.map(\.id) == [nil, nil])
    }

    @Test(arguments: ["defaults: {id: orders}\n", "common: {id: orders}\n"])
    func noScreensShareAnID(shared: String) {
        let decoded = Decoded("\(shared)screens: [{name: One}, {id: two}]\n")
        let column = shared.prefix { $0 != "{" }.count + 2
        #expect(decoded.places.contains("1:\(column) screen/unknown-key"), "\(decoded.places)")
        #expect(decoded.places.contains("2:12 screen/missing-id"), "\(decoded.places)")
        #expect(decoded.screens.map(\.id) == [nil, "two"])
    }

    @Test func whatMergesAnotherScreenIntoDefaultsSharesNoID() {
        let text = "defaults: {<<: &orders {id: orders, scrolls: true}}\nscreens: [*orders, {id: two}]\n"
        let decoded = Decoded(text)
        #expect(decoded.diagnostics.isEmpty, "\(decoded.places)")
        #expect(decoded.screens.map(\.id) == ["orders", "two"])
    }

    @Test func aKeyThatStandsInTwoPlacesIsNoOtherWord() {
        let messages = Decoded("id: a\nnavigationBar: {title: A}\ntopBar: {title: B}\n").diagnostics.map(\.message)
        #expect(messages.contains("'title' is written in another place, too, which counts. Take one of them out."))
    }

    /// The line that gives a screen an id ends as the others do, and stands where its keys stand.
    @Test(arguments: [
        ("name: A\n", "id: a\n"), ("name: A\r\n", "id: a\r\n"), ("\u{FEFF}name: A\r", "id: a\r"),
        ("screens:\r\n  - name: A\r\n", "id: a\r\n    "),
    ])
    func anIDIsWrittenAsTheFileIs(text: String, line: String) {
        #expect(Decoded(text).diagnostics.flatMap(\.fixes).flatMap(\.edits).map(\.text) == [line])
    }

    @Test(arguments: [
        ("level: -2", "level"), ("navigationBar: {titleLines: -2}", "titleLines"),
        ("navigationBar: {logo: {height: -2}}", "height"),
    ])
    func noSizeIsNegative(line: String, key: String) {
        let messages = Decoded("id: a\n\(line)\n").diagnostics.map(\.message)
        #expect(messages.contains("'\(key)' takes no negative number; this is '-2'."), "\(messages)")
    }

    /// What a message shows of what it reads is short, however long that is.
    @Test func aLongTextIsNotReadAsAList() {
        let long = Array(repeating: "Edit", count: 2000).joined(separator: ", ")
        let decoded = Decoded("id: a\ntoolbar: \(long)\n")
        #expect(decoded.diagnostics.map(\.message.count).allSatisfy { $0 < 300 })
        #expect(Decoded("id: a\ntoolbar: Edit, Share\n").description.contains("items: [{label: Edit}, {label: Share}]"))
    }
}
