import Diagnostics
import ScreenModel
import Testing

/// Words that tools and people bring along, bars' own names in front of theirs among them, are read as the full form.
@Suite struct BorrowedWordTests {
    @Test(arguments: [
        // A bar's name in front of what the bar has.
        ("navigationBar: {topAppBarBackgroundColor: red}", "navigationBar: {background: red}"),
        ("tabBar: {items: [A], tabBarColor: red}", "tabBar: {items: [A], background: red}"),
        ("tabBar: {items: [A], tabBarStyle: {display: none}}", "tabBar: {items: [A], hidden: true}"),
        ("tabBar: {items: [A], tabBarVisible: false}", "tabBar: {items: [A], hidden: true}"),
        ("header: {headerShown: false, title: A}", "navigationBar: {hidden: always, title: A}"),
        ("navigationBar: {headerStyle: {backgroundColor: red}}", "navigationBar: {background: red}"),
        // What is invisible is hidden.
        ("tabBar: {items: [A], alpha: 0}", "tabBar: {items: [A], hidden: true}"),
        ("navigationBar: {title: A, opacity: 0.0}", "navigationBar: {title: A, hidden: always}"),
        // Devices, layouts and languages.
        ("devices: [iPad Pro 11-inch, iPad mini]", "platform: ipados"),
        ("layouts: [compact, regular]", "sizeClasses: [compact, regular]"),
        (
            "variants: [{name: iPad, sizeClass: regular, toolbar: [A]}]",
            "variants: [{name: iPad, platform: ipados, sizeClass: regular, toolbar: [A]}]"
        ),
        ("de: {navigationBar: {title: A}}", "variants: [{locale: de, navigationBar: {title: A}}]"),
        ("strings: {title: A}", "navigationBar: {title: A}"), ("i18n: {title: A}", "navigationBar: {title: A}"),
        ("navigationBar: {title: {en: Cart, old: Basket}}", "navigationBar: {title: {en: Cart}}"),
        // Screens, tabs and what they hold.
        ("root: {navigationBar: {title: A}}", "navigationBar: {title: A}"),
        ("Tabs: {screens: [{title: A}]}", "tabBar: {items: [{label: A}]}"),
        ("tabBar: [{name: index, options: {title: Home}}]", "tabBar: [{label: Home}]"),
        ("navigationBar: {largeTitle: {visible: true}}", "navigationBar: {size: large}"),
        ("toolbar: [{btn: Save, primary: yes}]", "toolbar: [{label: Save, style: primary}]"),
        (
            "toolbar: {items: [{kind: helper-text, text: 3 items}, {label: Keep}]}",
            "toolbar: {helperText: 3 items, items: [{label: Keep}]}"
        ),
        (
            "toolbar: [{kind: helper, text: 3 items}, {label: Keep}]",
            "toolbar: {helperText: 3 items, items: [{label: Keep}]}"
        ),
        // Figma's names of variants and components.
        ("navigationBar: {variant: \"State=Rest, Size=Small\"}", "navigationBar: {size: small}"),
        ("navigationBar: {component: Top App Bar/Small}", "navigationBar: {size: small}"),
        ("navigationBar: {variant: {size: small}}", "navigationBar: {size: small}"),
        ("variant: State=Editing", "state: editing"), ("state: State=Editing", "state: editing"),
        (
            "variants: [{name: State=Editing, toolbar: [A]}]",
            "variants: [{name: State=Editing, state: editing, toolbar: [A]}]"
        ),
        ("variants: [{size: Compact, toolbar: [A]}]", "variants: [{sizeClass: compact, toolbar: [A]}]"),
        ("layers: [{component: Navigation Bar/Large, title: A}]", "navigationBar: {title: A, size: large}"),
        // Flutter's spaces.
        (
            "navigationBar: {trailing: [{icon: plus}, {SizedBox: {width: 8}}, {Spacer: {}}, {VerticalDivider: {}}]}",
            "navigationBar: {trailing: [{icon: plus}, fixed-space, flexible-space, {kind: separator}]}"
        ),
        // Prose.
        ("colour of the page: white", "background: white"),
        ("background of the page: white", "background: white"),
        ("navigationBar: {colour of the bar: white}", "navigationBar: {background: white}"),
        ("toolbar at the bottom: [A]", "toolbar: {position: bottom, items: [A]}"),
        ("toolbar: {where: top, items: [A]}", "toolbar: {position: top, items: [A]}"),
        ("toolbar: {position: at the top of the screen}", "toolbar: {position: top}"),
        ("toolbar: {main action: Pay, other action: Stop}", "toolbar: [{label: Pay, style: primary}, Stop]"),
        // UIKit's paths and appearances.
        ("navigationController.isToolbarHidden: true", "toolbar: {hidden: true}"),
        ("tabBarController.tabBar.isHidden: true", "tabBar: {hidden: true}"),
        ("navigationBar: {standardAppearance: {backgroundColor: red}}", "navigationBar: {background: red}"),
        // Colours.
        ("background: {light: {hex: '#FFFFFF'}, dark: {token: black}}", "background: {light: '#FFFFFF', dark: black}"),
        ("background: {alias: soap-200}", "background: soap-200"),
        ("background: '#FFFFFF (white)'", "background: '#FFFFFF'"),
        // A button that is said to stand out, once more.
        (
            "toolbar: {items: [Reject, Approve], primary: Approve}",
            "toolbar: [Reject, {label: Approve, style: primary}]"
        ),
        ("toolbar: [{label: Reject, primary: no}]", "toolbar: [{label: Reject}]"),
        // On a Mac a border is a bezel.
        (
            "platform: macos\ntoolbar: [{label: A, style: bordered}]",
            "platform: macos\ntoolbar: [{label: A, bezel: true}]"
        ),
        (
            "toolbar: [{label: A, buttonStyle: bordered}]\nplatform: mac",
            "platform: macos\ntoolbar: [{label: A, bezel: true}]"
        ),
        (
            "platform: ios\ntoolbar: [{label: A, style: bordered}]",
            "platform: ios\ntoolbar: [{label: A, style: secondary}]"
        ),
        // Whose the back button is, and the space above and below.
        ("navigationBar: {backButton: {mode: navigator}}", "navigationBar: {leading: [{role: back, custom: false}]}"),
        ("toolbar: [{icon: a, padding: {top: 12, bottom: 12, leading: 8}}]", "toolbar: [{icon: a, padding: 12}]"),
        // Content.
        ("content: [{group: {items: [A]}}]", "content: [{kind: group, items: [A]}]"),
        ("content: [{kind: FUIObjectHeader}]", "content: [{kind: object-header}]"),
        ("content: [{kind: section, content: [A]}]", "content: [{kind: section, items: [A]}]"),
        (
            "content: [{kind: footer, left: Cancel, right: Save}]",
            "content: [{kind: footer, items: [{kind: button, label: Cancel}, {kind: button, label: Save}]}]"
        ),
    ])
    func isReadAsTheFullForm(written: String, full: String) { WideFormTests.expectSame(written, full) }

    /// What can't be told is open, and no error.
    @Test(arguments: [
        // Nobody uses a colour by being on a list of them.
        ("tokens: {bg: white}", "{id: a}"),
        // What stands in a bar is none.
        ("layers: [{component: Tab Bar/Tab, title: Home}]", "content: [{kind: Tab Bar/Tab"),
        // Tabs as likely as buttons.
        ("bottomBar: [Home, Search, Profile]", "{id: a}"),
        ("tabs: hidden by the keyboard", "{id: a, tabBar: {items: undetermined}}"),
        // A part that is none of the system's own is a button or not.
        ("toolbar: [{kind: custom, label: A}]", "[{kind: undetermined, label: A}]"),
        // React Navigation's card is a page.
        ("presentation: card", "{id: a, presentation: undetermined}"),
        // SAP's stands at the leading side.
        (
            "navigationBar: {profile: true, trailing: [A]}",
            "navigationBar: {leading: undetermined, trailing: [{label: A}]}"
        ),
        ("toolbar: [2 selected, Reject]", "[{kind: undetermined, label: 2 selected}, {label: Reject}]"),
        ("toolbar: [{icon: a, showAsAction: never}]", "[{kind: undetermined, icon: a, hidden: undetermined}]"),
        ("toolbar: [{icon: a, showAsAction: always}]", "[{icon: a}]"),
        ("toolbar: {items: [A], position: {x: 0, y: 4}}", "items: [{label: A}]"),
    ])
    func isLeftOpen(written: String, read: String) {
        let decoded = Decoded("id: a\n\(written)\n")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
        #expect(decoded.description.contains(read), "\(decoded.description)")
    }

    /// What is told of a button for those who don't see it, or of how it is touched, makes no other one of it.
    @Test(arguments: ["traits: [button]", "touchTarget: 44", "accessibilityValue: 3", "announce: x", "splashRadius: 3"])
    func whatIsToldForOthersLeavesNoItemOpen(pair: String) {
        let decoded = Decoded("id: a\nnavigationBar: {title: A, trailing: [{icon: plus, \(pair)}]}\n")
        #expect(decoded.store.partlyUnknown.isEmpty)
        #expect(decoded.diagnostics.map(\.rule) == ["screen/other-word"])
    }

    /// What a key with a dot in front holds is for others to use.
    @Test func aHolderOfAnchorsIsNoPartOfTheScreens() {
        let decoded = Decoded(".toolbar: &t {items: [A]}\nscreens: [{id: a}, {id: b, toolbar: *t}]\n")
        #expect(decoded.description == Decoded("screens: [{id: a}, {id: b, toolbar: [A]}]\n").description)
    }

    @Test func settingsInADocumentOfTheirOwnHoldForThoseBehindIt() {
        let decoded = Decoded(
            "guidelines: [contrast]\nplatform: ipados\n---\nid: a\n---\nscreens: [{id: b, platform: ios}]\n"
        )
        let defaults = "defaults: {guidelines: [contrast], platform: ipados}"
        #expect(decoded.description == Decoded("\(defaults)\nscreens: [{id: a}, {id: b, platform: ios}]\n").description)
        #expect(decoded.diagnostics.map(\.rule) == ["screen/other-word"])
    }

    /// A document with a part of a screen, or one that is alone, is a screen.
    @Test(arguments: ["tabBar: [A]\n---\nid: b\n", "platform: ios\n", "---\nplatform: ios\n---\n"])
    func aDocumentWithoutAnIDIsAScreenAllTheSame(text: String) {
        #expect(Decoded(text).diagnostics.map(\.rule) == ["screen/missing-id"])
    }

    /// How something in a bar is, or what happens on an event, adds nothing to the bar.
    @Test(arguments: [
        ("backButtonMode: navigator", false), ("iconColor: red", false), ("onTap: {divider: true}", false),
        ("backButtonConfiguration: navigator", false), ("extraThings: Save", true), ("onTap: {hidden: true}", true),
        ("itemMode: hidden", true), ("voiceOverTitle: Orders", false), ("autoLayout: {direction: row}", false),
        ("titleAccessibilityTraits: [header]", false),
    ])
    func whatSaysHowABarIsLeavesNothingOpen(pair: String, leavesOpen: Bool) {
        let decoded = Decoded("id: a\nnavigationBar: {title: A, \(pair)}\n")
        #expect(decoded.store.partlyUnknown.isEmpty == !leavesOpen)
        #expect(decoded.diagnostics.map(\.severity) == [.info])
    }
}
