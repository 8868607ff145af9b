import Diagnostics
import ScreenModel
import Testing

/// Parts of screens as other tools group them: keys of blocks, wrappers of items, menus and screens by their names.
@Suite struct ForeignPartTests {
    /// The text after as many rounds of safe fixes as change something.
    private static func fixed(_ text: String) -> String {
        var text = text
        for _ in 0..<6 {
            var bytes = Array(text.utf8)
            var start = bytes.count + 1
            let fixes = Decoded(text).diagnostics.flatMap(\.fixes).filter { $0.applicability == .safe }
            for fix in fixes.sorted(by: {
                ($0.edits.map(\.range.end).max() ?? 0) > ($1.edits.map(\.range.end).max() ?? 0)
            }) {
                guard (fix.edits.map(\.range.end).max() ?? 0) < start else { continue }
                for edit in fix.edits.sorted(by: { $1.range < $0.range }) {
                    bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
                }
                start = fix.edits.map(\.range.start).min() ?? 0
            }
            text = String(decoding: bytes, as: UTF8.self)
        }
        return text
    }

    @Test(arguments: [
        (
            "content: [{kind: card, title: A, buttons: [{label: B, style: primary}, {label: C, style: primary}]}]",
            "content: [{kind: card, title: A, items: [{kind: button, label: B, style: primary}, {kind: button, label: C, style: primary}]}]"
        ),
        (
            "content: [{kind: card, title: A, actions: [B, C]}]",
            "content: [{kind: card, title: A, items: [{kind: button, label: B}, {kind: button, label: C}]}]"
        ),
        (
            "content: [{kind: card, text: A, footer: {button: {label: B, style: primary}}}]",
            "content: [{kind: card, text: A, items: [{kind: footer, items: [{kind: button, label: B, style: primary}]}]}]"
        ),
        (
            "content: [{kind: card, items: [A], primaryButton: B}]",
            "content: [{kind: card, items: [A, {kind: button, style: primary, label: B}]}]"
        ),
        (
            "content: [{kind: list, sections: [{title: A, rows: [{textLabel: B, detailTextLabel: C}]}]}]",
            "content: [{kind: list, items: [{kind: section, title: A, items: [{label: B, detail: C}]}]}]"
        ),
        (
            "menuBar: {Menus: [{Name: File, Commands: [New]}]}",
            "menuBar: {menus: [{name: File, commands: [New]}]}"
        ),
        (
            "menuBar: [{File: [New, Save]}, {Edit: [Undo]}]",
            "menuBar: [{name: File, commands: [New, Save]}, {name: Edit, commands: [Undo]}]"
        ),
        (
            "toolbar: [{ToolbarItem: {placement: bottomBar, Button: Cook}}]",
            "toolbar: [{placement: bottom, label: Cook}]"
        ),
        (
            "content: [{type: TEXT, characters: A, fill: red}, {type: FRAME, fill: blue}]",
            "content: [{kind: TEXT, text: A, color: red}, {kind: FRAME, background: blue}]"
        ),
        ("navigationBar: {characters: A}", "navigationBar: {title: A}"),
        ("content: [{kind: button, title: Pay}]", "content: [{kind: button, label: Pay}]"),
        (
            "bars: [{type: navigation, title: A}, {type: tab, items: [B, C]}]",
            "navigationBar: {title: A}\ntabBar: {items: [B, C]}"
        ),
        (
            "hero: {title: A}\nbanner: {text: B}\ncontent: [{kind: list}]\nchart: {title: C}",
            "content: [{kind: object-header, title: A}, {kind: banner, text: B}, {kind: list}, {kind: chart, title: C}]"
        ),
        (
            "fioriToolbar:\n  - Hold\n  - {label: Go, style: primary}",
            "toolbar: {position: bottom, items: [Hold, {label: Go, style: primary}]}"
        ),
        (
            "content:\n  - kind: button\n    properties: {text: Pay, style: primary}",
            "content: [{kind: button, label: Pay, style: primary}]"
        ),
        (
            "metadata:\n  name: A\n  platform: ios\ncta: Buy",
            "name: A\nplatform: ios\ncontent: [{kind: button, style: primary, label: Buy}]"
        ),
        ("cta: Buy", "content: [{kind: button, style: primary, label: Buy}]"),
        ("navigationBar: {leftBarButton: {title: Edit}}", "navigationBar: {leading: [{label: Edit}]}"),
        ("navigationBar: {title: A, back: yes}", "navigationBar: {title: A, leading: [{role: back}]}"),
        ("navigationBar: {title: A, closeButton: visible}", "navigationBar: {title: A, leading: [{role: close}]}"),
        (
            "tabs: {Home: house, Saved: heart}",
            "tabBar: {items: [{label: Home, icon: house}, {label: Saved, icon: heart}]}"
        ),
        ("navigationBar: {icons: [bell, search]}", "navigationBar: {trailing: [{icon: bell}, {icon: search}]}"),
        ("hasToolbar: false\nhasTabBar: no", "toolbar: null\ntabBar: null"),
        ("android: {toolbar: {position: bottom}}", "variants: [{platform: android, toolbar: {position: bottom}}]"),
        ("footer: [Save, Cancel]", "content: [{kind: footer, items: [Save, Cancel]}]"),
        ("footer: {tabBar: [Home, Me]}", "tabBar: [Home, Me]"),
        (
            "content:\n  - {button: Save, style: primary}\n  - {button: Undo, type: button}\n  - {button: Buy, title: Offer}",
            "content: [{kind: button, label: Save, style: primary}, {kind: button, label: Undo}, {items: [{kind: button, label: Buy}], title: Offer}]"
        ),
        (
            "toolbar: {primary: Send, tertiary: Skip}",
            "toolbar: {items: [{style: primary, label: Send}, {style: tertiary, label: Skip}]}"
        ),
    ])
    func isReadAndWrittenAsOurs(text: String, ours: String) {
        let wanted = Decoded("id: a\n\(ours)\n")
        #expect(wanted.diagnostics.map(\.message) == [])
        let decoded = Decoded("id: a\n\(text)\n")
        #expect(decoded.description == wanted.description)
        #expect(decoded.diagnostics.map(\.severity).allSatisfy { $0 == .info } && !decoded.diagnostics.isEmpty)
        let fixed = Self.fixed("id: a\n\(text)\n")
        #expect(Decoded(fixed).diagnostics.map(\.message) == [], "\(fixed)")
        #expect(Decoded(fixed).description == wanted.description, "\(fixed)")
    }

    @Test(arguments: [
        (
            "overlays: [{kind: alert, items: [{label: No, style: cancel}, {label: Yes, style: destructive}]}]",
            "overlays: [{kind: alert, items: [{label: No, role: cancel}, {label: Yes, semantic: negative}]}]"
        ),
        ("toolbar: [{type: add}, {kind: cancel}]", "toolbar: [{role: add}, {role: cancel}]"),
    ])
    func theRoleOfAButtonIsWrittenAsSuch(text: String, ours: String) {
        #expect(Self.fixed("id: a\n\(text)\n") == "id: a\n\(ours)\n")
        #expect(Decoded("id: a\n\(text)\n").diagnostics.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: [
        ("screen: login\nscrolls: true\n", "id: login\nscrolls: true\n"),
        ("screen_id: login\nscrolls: true\n", "id: login\nscrolls: true\n"),
        ("Id: login\nNavigationBar: {title: A}\n", "id: login\nnavigationBar: {title: A}\n"),
        ("screen:\n  id: login\n  scrolls: true\n", "id: login\nscrolls: true\n"),
        (
            "login:\n  navigationBar:\n    title: A\n  scrolls: true\n",
            "id: login\nnavigationBar:\n  title: A\nscrolls: true\n"
        ),
        ("id: app\nscreens: [{id: a}]\n", "x-id: app\nscreens: [{id: a}]\n"),
        ("_Type: Page\n_Name: login\nCaption: A\n", "x-_Type: Page\nid: login\nnavigationBar: {title: A}\n"),
    ])
    func anIDInOtherWords(text: String, ours: String) {
        #expect(Decoded(text).screens.map(\.id) == Decoded(ours).screens.map(\.id))
        #expect(Self.fixed(text) == ours)
        #expect(Decoded(ours).diagnostics.map(\.message) == [])
    }

    @Test(arguments: ["two: {content: []}", "two: {}", "two: {orientation: portrait, rating: 3}"])
    func aMapOfScreensIsRead(second: String) {
        let decoded = Decoded("screens:\n  one: {navigationBar: {title: A}}\n  \(second)\n")
        #expect(decoded.screens.map(\.id) == ["one", "two"])
        #expect(!decoded.diagnostics.contains { $0.severity > .info })
    }

    @Test func aScreenThatIsNoListIsReadAsTheOnlyOne() {
        let decoded = Decoded("screens:\n  id: one\n  navigationBar: {title: A}\n")
        #expect(decoded.screens.map(\.id) == ["one"])
        #expect(decoded.diagnostics.map(\.severity) == [.info])
    }

    @Test(arguments: ["{font: Avenir}", "[light, dark]", "{name: acme, accent: blue}"])
    func whatCanBeNoWordIsNotReadAsOne(theme: String) {
        let messages = Decoded("id: a\ntheme: \(theme)\n").diagnostics.map { "\($0.severity) \($0.message)" }
        #expect(messages.count == 1 && messages[0].hasPrefix("info No guideline here reads 'theme'"), "\(messages)")
    }

    @Test(arguments: [
        ("layout: {navigationBar: {title: A}, tabBar: [B]}\n", "tabBar: [B]\nnavigationBar: {title: A}\n"),
        ("layout: {header: {title: A}, body: [list]}\n", "content: [{kind: list}]\nnavigationBar: {title: A}\n"),
    ])
    func aLayoutOfPartsIsTheScreens(text: String, ours: String) {
        #expect(Self.fixed("id: a\n\(text)") == "id: a\n\(ours)")
    }

    @Test(arguments: ["layout: {type: grid}\n", "layout: vertical\n", "layout: {columns: 2}\n"])
    func anyOtherLayoutIsANote(text: String) {
        let messages = Decoded("id: a\n\(text)").diagnostics.map(\.message)
        #expect(messages.count == 1 && messages[0].hasPrefix("No guideline here reads 'layout'"), "\(messages)")
    }

    @Test(arguments: [
        "navigationBar: {trailing: VALUE}", "toolbar: {items: VALUE}", "content: VALUE", "overlays: VALUE",
    ])
    func aListIsEmptyWhereAWordSaysSo(key: String) {
        for word in ["none", "false", "no", "off"] {
            let text = "id: a\n" + key.replacing("VALUE", with: word) + "\n"
            #expect(Self.fixed(text) == "id: a\n" + key.replacing("VALUE", with: "[]") + "\n")
        }
        for word in ["3", "true", "yes", "hidden", "2.5"] {
            let decoded = Decoded("id: a\n" + key.replacing("VALUE", with: word) + "\n")
            #expect(decoded.diagnostics.map(\.rule) == ["screen/wrong-type"], "\(word) \(decoded.diagnostics)")
            #expect(decoded.diagnostics.allSatisfy { $0.severity == .info })
        }
    }

    @Test func theWidthOfABarIsANote() {
        let diagnostics = Decoded("id: a\nnavigationBar: {width: 390}\n").diagnostics
        #expect(diagnostics.map(\.severity) == [.info])
        #expect(diagnostics.allSatisfy { $0.message.hasPrefix("No guideline here reads 'width'") })
    }

    @Test(arguments: [("false", "true"), ("true", "false"), ("always", "no")])
    func theOppositeSaysTheSame(hidden: String, visible: String) {
        let diagnostics = Decoded("id: a\nnavigationBar: {hidden: \(hidden), visible: \(visible)}\n").diagnostics
        #expect(diagnostics.map(\.severity) == [.info])
        #expect(diagnostics.allSatisfy { $0.message.contains("says the same") })
    }

    @Test func aNumberIsNoListInAnyWords() {
        let diagnostics = Decoded("id: a\nrows: 20\ntabs: 3\n").diagnostics
        #expect(diagnostics.map(\.rule) == ["screen/unknown-key", "screen/unknown-key"])
        #expect(diagnostics.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: ["back", "backButton", "showBackButton"])
    func aScreensBackButtonStandsInItsBar(word: String) {
        #expect(Self.fixed("id: a\n\(word): true\n") == "id: a\nnavigationBar: {leading: [{role: back}]}\n")
        let none = Decoded("id: a\n\(word): false\n").diagnostics.map(\.message)
        #expect(none.count == 1 && none[0].contains("'navigationBar: {leading: []}'"), "\(none)")
    }

    @Test(arguments: [
        (
            "emptyState:\n  # nothing there\n  title: A\n  text: B\ncontent:\n  - kind: list\n",
            "content:\n  - kind: empty-state\n    # nothing there\n    title: A\n    text: B\n  - kind: list\n"
        ),
        (
            "actionSheet:\n  title: Delete?\n  items:\n    - {label: No, role: cancel}\n    - label: Yes\n",
            "overlays:\n  - kind: action-sheet\n    title: Delete?\n    items:\n      - {label: No, role: cancel}\n      - label: Yes\n"
        ),
        (
            "contextMenu:\n  - {label: Copy, icon: doc}\n  - {label: Share, icon: share}\n",
            "overlays: [{kind: menu, items: [{label: Copy, icon: doc}, {label: Share, icon: share}]}]\n"
        ),
        ("actionSheet: [Delete, Cancel]\n", "overlays: [{kind: action-sheet, items: [Delete, Cancel]}]\n"),
        (
            "emptyState:\n  icon: heart.slash\n  title: No Favourites Yet\n  text: Tap the heart on a recipe to keep it here.\n",
            "content:\n  - kind: empty-state\n    icon: heart.slash\n    title: No Favourites Yet\n    text: Tap the heart on a recipe to keep it here.\n"
        ),
        (
            "list:\n  - label: A # first\n  - label: B\n",
            "content:\n  - kind: list\n    items:\n      - label: A # first\n      - label: B\n"
        ),
        ("emptyState:\n  title: A\n", "content: [{kind: empty-state, title: A}]\n"),
    ])
    func whatStandsOnSeveralLinesStays(text: String, fixed: String) {
        #expect(Self.fixed("id: a\n" + text) == "id: a\n" + fixed)
        #expect(Decoded("id: a\n" + fixed).diagnostics.map(\.message) == [])
        #expect(Decoded("id: a\n" + text).description == Decoded("id: a\n" + fixed).description)
    }

    @Test(arguments: [
        ("platform: iPhone 15 Pro (393 x 852)", "platform: ios # iPhone 15 Pro (393 x 852)"),
        ("device: phone (iPhone)", "platform: ios # phone (iPhone)"),
        ("sizeClasses: compact (iPhone)", "sizeClasses: compact # compact (iPhone)"),
    ])
    func whatElseAValueSaysStaysAsAComment(text: String, fixed: String) {
        #expect(Self.fixed("id: a\n\(text)\n") == "id: a\n\(fixed)\n")
    }

    @Test func statesBesideVariantsAreFurtherVariants() {
        let text = "id: a\nstates: {empty: {scrolls: false}}\nvariants: [{sizeClass: regular, scrolls: true}]\n"
        let decoded = Decoded(text)
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(decoded.diagnostics[0].message.contains("further entries of 'variants: …'"))
    }

    @Test func whatCanNotBeReadLeavesTheBlockOpen() {
        var decoded = Decoded("id: a\ncontent: [{kind: card, title: A, toolRow: {left: {style: primary, label: B}}}]\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("buttons[0]", of: layout) == Slot.undetermined)
    }

    @Test(arguments: ["price: {value: 3, unit: EUR}", "status: Open", "footer: 3 orders", "values: [1, 2, 3]"])
    func otherKeysOfABlockAreTaken(pair: String) {
        #expect(Decoded("id: a\ncontent: [{kind: card, title: A, \(pair)}]\n").diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("toolbar: [{ToolbarItemGroup: {children: [A, B]}}]", "list each item by itself"),
        ("navigationBar: {title: {text: A, size: large}}", "'size: large'"),
        ("role: list", "main-destination"), ("bottom: [A]", "toolbar"),
        ("navigationBar: {left: back}", "role: back"),
        ("tabBar: {items: [{label: A, screen: {navigationBar: {title: A}}}]}", "'target: inbox'"),
        ("emptyState: {title: A, bezel: [1]}\ncontent: [{kind: list}]\n", "content"),
    ])
    func aMessageLeadsOn(text: String, part: String) {
        let messages = Decoded("id: a\n\(text)\n").diagnostics.map(\.message)
        #expect(messages.contains { $0.contains(part) }, "\(messages)")
    }
}
