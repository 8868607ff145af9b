import ScreenModel
import Testing

/// What people say to tell two parts apart leaves open whether each is shown.
@Suite struct AlternativeTests {
    @Test(arguments: [
        "{kind: button, label: Approve, visible to: managers}", "{kind: button, label: Approve, role: manager}",
        "{kind: button, label: Save, theme: dark}, {kind: button, label: Send, theme: light}",
        "{kind: section, iPad only: true, items: [{kind: button, label: Save}]}",
        "{mode: edit, items: [{kind: button, label: Save}]}, {mode: view, items: [{kind: button, label: Edit}]}",
        "{status: draft, items: [{kind: button, label: Save}]}, {status: done}",
        "{kind: button, label: Rent}, {kind: button, label: Buy, planned: Q3}",
        "{kind: button, label: Buy, depends on: stock}",
        "{kind: button, label: Buy, mode: edit}", "{kind: section, user: manager, items: [{kind: button, label: Buy}]}",
        "{kind: button, label: Send, state: enabled}, {kind: button, label: Send, state: disabled}",
    ])
    func aBlockOfSomeIsThereAtTimes(blocks: String) {
        #expect(Decoded("id: a\ncontent: [\(blocks)]\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "{kind: list, mode: plain, items: [Order]}", "{kind: chart, orientation: vertical}",
        "{kind: section, state: expanded, items: [{kind: button, label: Save}]}", "{kind: cell, country: Italy}",
        "{kind: card, status: approved, items: [{kind: button, label: Save}]}",
        "{kind: button, label: Save, user: admin}, {kind: button, label: Send, user: admin}",
        "{kind: button, label: Save, visible to: everyone}", "{kind: button, label: Save, columns: 2}",
        "{kind: button, label: Save, full width: true}",
        "{kind: button, label: Save, state: enabled}, {kind: button, label: Send, state: disabled}",
    ])
    func aBlockOfAllIsThere(blocks: String) {
        #expect(!Decoded("id: a\ncontent: [\(blocks)]\n").description.contains("hidden"))
    }

    @Test(arguments: [
        "depends on: selection", "modes: [edit]", "type: contextual", "orientation: landscape", "planned: Q3",
        "notes: [only while selecting]", "variant: iPad", "presented in: a sheet", "status: rejected",
        "visibility: contextual",
    ])
    func aBarIsThereAtTimes(said: String) {
        #expect(Decoded("id: a\ntoolbar: {items: [Share], \(said)}\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: ["orientation: vertical", "Type: 2 Buttons", "version: 2", "height: 56"])
    func aBarOfWhichSomethingElseIsSaidIsThere(said: String) {
        #expect(!Decoded("id: a\ntoolbar: {items: [Share], \(said)}\n").description.contains("hidden"))
    }

    @Test(arguments: [
        "tab bar on this screen: no", "uses tab bar: no", "hides: tab bar", "bars: [nav bar, toolbar]",
        "chrome: [nav bar, toolbar]", "navigation: {title: A, hides_tab_bar: true}",
        "toolbar: {items: [A], tab_bar: hidden}",
    ])
    func aBarOfTheDefaultsMayBeDenied(line: String) {
        let decoded = Decoded("defaults: {tabBar: [Home, Orders]}\nscreens: [{id: a, \(line)}]\n")
        #expect(decoded.description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "notes: [Toolbar replaces the tab bar while selecting]", "toolbar note: only on iPad", "toolbar device: iPad",
        "conditions: {toolbar: only in select mode}", "remark: bars swap in edit mode",
        "behavior: no tab bar in edit mode",
        "states: [{name: browsing, hides: toolbar}]", "layout: {when: editing, tabBar: [Edit]}",
        "layout: {hidden: true, tabBar: [A]}", "tabBar: {items: [A], hidden: {compact: true}}",
    ])
    func aRemarkLeavesABarOpen(line: String) {
        let decoded = Decoded("defaults: {tabBar: [A], toolbar: [B]}\nscreens: [{id: a, toolbar: [C], \(line)}]\n")
        #expect(decoded.description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "note: toolbar and tab bar as in the app", "owner: bars team", "variants: [{name: b, tabBar: {hidden: true}}]",
    ])
    func anyOtherRemarkDoesNot(line: String) {
        let decoded = Decoded("id: a\ntabBar: [A]\ntoolbar: [C]\n\(line)\n")
        #expect(!decoded.description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "{edit mode: {label: A}}", "{iPad only: {label: A}}", "{admins only: {label: A}}", "{logged in: {label: A}}",
    ])
    func anEntryByATimeIsThereThen(entry: String) {
        #expect(Decoded("id: a\ntoolbar: [\(entry)]\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: ["{edit: {icon: pencil}}", "{edit order: {icon: pencil}}", "{user screen: {icon: person}}"])
    func anEntryByANameIsThere(entry: String) {
        #expect(!Decoded("id: a\ntoolbar: [\(entry)]\n").description.contains("hidden"))
    }

    @Test(arguments: [
        "permissions: {manager: [b]}", "responsive: {compact: {hide: [b]}}", "states: {draft: {show: [b]}}", "hide: b",
        "visibility: {b: managers}",
    ])
    func anItemThatIsNamedElsewhereMayNotBeThere(line: String) {
        for items in ["[{id: b, label: A}]", "[{label: B}]", "[b]"] {
            let decoded = Decoded("id: a\ntoolbar: \(items)\n\(line)\n")
            #expect(decoded.description.contains("hidden: undetermined"), "\(items)")
        }
        #expect(!Decoded("id: a\ntoolbar: [C]\n\(line)\n").description.contains("hidden"))
    }

    @Test(arguments: [
        "toolbar: {items: [A], variant: filled, token: bar.main, since: 2019, conditional: no, phone: full width}",
        "toolbar: [{label: Open (in Maps)}, {label: Save (for later)}, {label: Save (same as on iPad)}]",
        "content: [{kind: list, scroll: true, keyboard: email, items: [{kind: button, label: A}]}]",
        "content: [{kind: button, label: A, token: button.main, on tap: saves, landscape: same}]",
        "layout: {visible: true, toolbar: [A (only text), B], tabBar: [C (selected)]}",
        "toolbar: [{'2024': {icon: plus}}]",
        "toolbar: [{label: A, clickable: yes}]",
        "tabBar: [A]\ntoolbar: [B]\nnotes: Only SF Symbols in the toolbar; the tab bar never hides",
    ])
    func whatSaysNothingOfWhenLeavesNothingOpen(lines: String) {
        #expect(!Decoded("id: a\n\(lines)\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: ["brand", "country", "tenant", "scenario"])
    func aVariantByAWordThatNobodyReadsIsOnlyCalledThat(key: String) {
        let decoded = Decoded("id: a\nvariants: [{\(key): gold, toolbar: [A]}]\n")
        #expect(decoded.description.contains("variants: [{name: gold, toolbar"))
    }

    @Test(arguments: ["note: A only on iPad", "hidden on phone: [A]"])
    func anItemThatItsBarTellsOfMayNotBeThere(line: String) {
        let decoded = Decoded("id: a\nnavigationBar: {trailing: [A, B], \(line)}\n")
        #expect(decoded.description.contains("{label: A, hidden: undetermined}, {label: B}"))
    }

    @Test(arguments: ["{text: A, only: iPad}", "{text: A, when: offline}", "(optional) status", "(if set) status"])
    func aSubtitleMayNotBeThere(subtitle: String) {
        let decoded = Decoded("id: a\nnavigationBar: {title: B, subtitle: \(subtitle)}\n")
        #expect(decoded.payload("navigationBar.subtitle", of: decoded.screens[0].record) == Slot.unreadable)
    }

    @Test(arguments: ["mode: draft", "tab: Open", "theme: dark"])
    func anItemOfSomeIsThereAtTimes(said: String) {
        let key = said.prefix { $0 != ":" }
        for (other, isOpen) in [("else", true), (String(said.dropFirst(key.count + 2)), false)] {
            let items = "[{label: A, \(said)}, {label: B, \(key): \(other)}]"
            let description = Decoded("id: a\ntoolbar: \(items)\n").description
            #expect(description.contains("hidden: undetermined") == isOpen, "\(items)")
        }
    }

    @Test(arguments: [
        "trailing: [{removed: {icon: gear}}]", "trailing: [{later: {icon: gear}}]", "trailing: ['slot 3: none']",
        "trailing: [{icon: gear, for: iPad}]", "contentSlot: [{kind: carousel, platform: ios}]",
        "banner: {text: Offline, when: offline}", "for: iPad",
    ])
    func aPartOfABarForSomeIsThereAtTimes(part: String) {
        #expect(Decoded("id: a\nnavigationBar: {\(part)}\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: ["trailing: [{icon: menu, side: left}]", "leading: [{icon: menu, position: right}]"])
    func anItemOfTheOtherSideMayStandThere(list: String) {
        #expect(Decoded("id: a\nnavigationBar: {\(list)}\n").description.contains("hidden: undetermined"))
    }

    @Test func whatABarHasNoRoomForMayStandBesideWhatItShows() {
        let decoded = Decoded("id: a\nnavigationBar: {right: {visible: [Edit, Send], overflow: [Print]}}\n")
        let bar = "{trailing: [{label: Edit}, {label: Send}], overflow: {items: [{label: Print}]}}"
        #expect(decoded.description == "{id: a, navigationBar: \(bar)}")
    }

    @Test(arguments: [
        ("guest", "logged in"), ("step 1", "step 2"), ("option A", "option B"), ("edit mode", "view mode"),
        ("v1", "v2"),
        ("old", "new"), ("manager", "member"), ("readOnly", "editable"),
    ])
    func anEntryByItsTimeMayNotShow(first: String, second: String) {
        let (save, send) = ("{label: Save, style: primary}", "{label: Send, style: primary}")
        for toolbar in ["[{\(first): \(save)}, {\(second): \(send)}]", "{\(first): \(save), \(second): \(send)}"] {
            #expect(Decoded("id: a\ntoolbar: \(toolbar)\n").description.contains("hidden: undetermined"), "\(toolbar)")
        }
        let content = "{\(first): [{button: Save}], \(second): [{button: Send}]}"
        #expect(Decoded("id: a\ncontent: \(content)\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "toolbar: [Save, or, Send]", "content: [{button: Save}, or, {button: Send}]",
        "content: [{button: Save}, 'or, when done:', {button: Send}]",
        "toolbar: [{label: Save, enabled: true}, {label: Save, enabled: false}]",
        "toolbar: ['Save (primary, enabled)', 'Save (primary, disabled)']",
    ])
    func ofTwoOneShows(list: String) {
        #expect(Decoded("id: a\n\(list)\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "toolbar: [Save, Order]", "toolbar: [{label: Save, enabled: true}, {label: Send, enabled: false}]",
        "toolbar: [{save: {label: Save}}, {send: {label: Send}}]", "toolbar: [{Add User: {}}, {Remove User: {}}]",
        "toolbar: {Next: {action: next}, Previous: {action: previous}}", "toolbar: [Save, OR Room, Send]",
        "toolbar: {Dark mode: {icon: moon}, Edit mode: {icon: pencil}}", "toolbar: {Option 1: {}, Option 2: {}}",
        "toolbar: {import: {label: Import}, export: {label: Export}}",
        "toolbar: [{label: A, display: {color: red}}, {label: B, responsive: {compact: icon, regular: label}}]",
        "content: {Members: [{button: A}], Guests: [{button: B}]}",
        "content: [{button: A}, or continue with, {button: B}]",
        "toolbar: [{label: A, action: b, disabled: true}, {label: A, action: c, disabled: false}]",
    ])
    func ofTwoBothShow(list: String) {
        #expect(!Decoded("id: a\n\(list)\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "share (iPad only)", "share (optional)", "share?", "no share", "share - hidden", "or share", "print hidden",
        "hidden print", "never print", "print (?)", "print in v2", "print later", "print for admins", "edit / none",
    ])
    func anIconMayNotBeThere(name: String) {
        for key in ["icons", "right"] {
            let decoded = Decoded("id: a\nnavigationBar: {\(key): [search, \(name)]}\n")
            #expect(decoded.description.contains("hidden: undetermined"), "\(key)")
        }
    }

    @Test(arguments: [
        "'if (canEdit) IconButton(Icons.edit)'", "'Note: all 24x24'", "all tertiary", "as in Orders",
        "ordered by importance", "status pill",
    ])
    func aRemarkIsNoButton(remark: String) {
        let decoded = Decoded("id: a\nnavigationBar: {right: [search, \(remark)]}\n")
        #expect(decoded.description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "tabBar: {type: segmented, items: [A, B]}", "tabBar: {kind: sidebar, items: [A, B]}", "iPhone: no",
        "compact: not supported", "note: iPad only", "given: an iPad in landscape", "variant: iPad",
        "comment: this is the tablet layout", "labels: [iPad]",
    ])
    func aBarOfAnotherKindOrDeviceIsLeftOpen(line: String) {
        #expect(Decoded("id: a\n\(line)\n").description.contains("undetermined"))
    }

    @Test(arguments: [
        "note: as in the iPad layout", "labels: [iphone, ipad]", "given: iPhone or iPad", "compact: one column",
        "platform: ipados\niPhone: no",
        "tabBar: {style: glass, items: [A, B]}",
    ])
    func nothingIsLeftOpenForNothing(line: String) {
        #expect(!Decoded("id: a\n\(line)\n").description.contains("undetermined"))
    }

    @Test(arguments: ["order list screen: {toolbar: [Save]}", "list: {navigationBar: {title: A}, toolbar: [Save]}"])
    func aPartWithTheBarsOfAScreenIsTheScreen(line: String) {
        #expect(Decoded("id: a\n\(line)\n").description.contains(", toolbar"))
    }

    @Test(arguments: [
        "trailing: [{icon: gear, responsive: {compact: hidden}}]",
        "trailing: [{icon: gear, visibility: {phone: false, tablet: true}}]",
        "trailing: [{icon: gear, given: draft}, {icon: plus, given: sent}]",
    ])
    func anItemBySizeOrStateMayNotShow(list: String) {
        #expect(Decoded("id: a\nnavigationBar: {\(list)}\n").description.contains("hidden: undetermined"))
    }

    @Test func whatShowsFirstIsNoStyle() {
        let bar = "{actions: {primary: [{icon: plus}, {icon: gear}], overflow: [Print]}}"
        #expect(!Decoded("id: a\nnavigationBar: \(bar)\n").description.contains("primary"))
    }

    @Test func platformsThatHoldAreThoseOfTheScreen() {
        #expect(Decoded("id: a\nplatforms: {ipados: true, ios: false}\n").description == "{id: a, platform: ipados}")
    }

    @Test(arguments: [
        "map: {toolbar: [Zoom in, Zoom out]}", "video player: {toolbar: [Play]}", "table: {toolbar: [Sort, Filter]}",
    ])
    func aPartOfThePageHasABarOfItsOwn(line: String) {
        #expect(!Decoded("id: a\n\(line)\n").description.contains(", toolbar"))
    }

    @Test(arguments: [
        "{label: Home, type: primary, value: Berlin}", "{heading: Emails, type: primary}",
        "{kind: list, items: [{title: Anna, type: primary}]}",
    ])
    func aRowIsNoButton(block: String) {
        #expect(!Decoded("id: a\ncontent: [\(block)]\n").description.contains("button"))
        #expect(!Decoded("id: a\nrows: [{label: Anna, type: primary}]\n").description.contains("button"))
    }

    @Test(arguments: [
        "tab badge: no", "navigationBar: {available: yes}", "bottom padding: no", "bars: 2",
        "_comment: The tab bar has no badges",
    ])
    func whatIsToldOfABarDeniesItNot(line: String) {
        #expect(!Decoded("id: a\n\(line)\ntabBar: [A, B]\n").description.contains("hidden"))
    }

    @Test(arguments: ["hidden", "deleted", "None (the title is enough)"])
    func aSubtitleIsDenied(word: String) {
        #expect(Decoded("id: a\ntitle: A\nsubtitle: \(word)\n").description.contains("subtitle: null"))
    }
}
