import Diagnostics
import ScreenModel
import Testing

/// What several words, or a word and what stands behind it, say of one item together.
@Suite struct SecondWordTests {
    private static func read(_ text: String) -> (messages: String, screen: String) {
        let decoded = Decoded("id: a\n\(text)\n")
        return (decoded.diagnostics.map(\.message).joined(separator: "\n"), decoded.description)
    }

    @Test func aSmallWordBehindWhatAButtonIsForMayBeItsIcon() {
        let bar = Self.read("navigationBar: {trailing: [{add: plus}, {avatar: me.png}, {close: xmark}, {done: Save}]}")
        let wanted = "{label: undetermined, icon: undetermined, role: add}, {icon: me.png, role: profile}"
        #expect(bar.screen.contains(wanted), "\(bar.screen)")
        #expect(bar.screen.contains("{icon: xmark, role: close}, {label: Save, role: done}"), "\(bar.screen)")
        #expect(bar.messages == "'plus' may be a text or an icon; write '{label: plus}' or '{icon: plus}'.")
    }

    @Test func whatSeveralWordsBringToABarStandsInOneList() {
        let bar = Self.read("header: {right button: {icon: me}, buttons: [{label: Call}]}")
        #expect(bar.screen.contains("trailing: [{icon: me}, {label: Call}]"), "\(bar.screen)")
        #expect(!bar.messages.contains("Take one of them out"), "\(bar.messages)")
    }

    /// SAP's profile stands at the leading side.
    @Test(arguments: ["trailing: [Call]", "actions: [Call]", "right: [Call]"])
    func aProfileBesideAListOfTheOthersMayStandAtEitherSide(others: String) {
        let bar = Self.read("navigationBar: {avatar: {icon: me}, \(others)}")
        #expect(bar.screen.contains("trailing: [{label: Call}]"), "\(bar.screen)")
        #expect(bar.messages.contains("'leading: [{role: profile}]'"), "\(bar.messages)")
    }

    /// As a note, what stands in the bar would be silent.
    @Test(arguments: ["{children: [{type: back}, {title: A}]}", "[{type: back}, {title: A}]"])
    func whatABarHoldsHasItsSides(bar: String) {
        let (messages, screen) = Self.read("header: \(bar)")
        #expect(messages.contains("leading: [{role: back}]") || messages.contains("{title: Orders, trailing: [Save]}"))
        #expect(!screen.contains("leading: ["))
    }

    @Test func aLineBetweenButtonsIsASeparator() {
        #expect(
            Self.read("toolbar: [Undo, \"|\", Bold]").screen == Self.read("toolbar: [Undo, separator, Bold]").screen
        )
    }

    @Test func aStateIsNoMeaningOfAButton() {
        let bar = Self.read("navigationBar: {title: A, trailing: {default: [Edit], selecting: [Done]}}")
        #expect(!bar.screen.contains("semantic"), "\(bar.screen)")
    }

    @Test func whetherABarIsShownIsNotAboutItsSearch() {
        let bars = Self.read("navigationBar: {show: false}\ntabBar: {show: false}")
        #expect(bars.screen == Self.read("navigationBar: {hidden: always}\ntabBar: {hidden: true}").screen)
    }

    /// What is said of several devices, or shared with another screen, is not rewritten for one.
    @Test(arguments: [
        "platform: [ios, ipados]\ndevice: iPad", "platform: ios\ndevices: [iPad, iPhone]",
        "platform: &system ios\ndevice: iPad", "navigationBar: {title: A, size: large, largeTitle: false}",
    ])
    func aWordForAllIsNotMadeOneForOne(text: String) {
        let fixes = Decoded("id: a\n\(text)\n").diagnostics.flatMap(\.fixes).filter { $0.applicability == .safe }
        #expect(!fixes.flatMap(\.edits).contains { ["ipados", "small", ""].contains($0.text) }, "\(fixes)")
    }

    @Test func aSheetIsModal() {
        #expect(!Self.read("presentation: sheet\nmodal: true").messages.contains("Take one of them out"))
    }

    /// A key is taken out where all that stands behind it is said by another one, and nothing else.
    @Test(arguments: [
        "content: [{label: A}]\nbody: {note: precious}", "content: [{label: A}]\nbody: {precious: true}",
        "content: [{label: A}]\nelements: {state: empty, message: precious}",
        "content: [{label: A}]\nbody: {x-note: precious}", "tabBar: {items: [A], tabs: [{label: A, note: precious}]}",
        "navigationBar: {trailing: [A], rightButtons: {note: precious}}",
    ])
    func whatASecondWordSaysMoreIsKept(text: String) {
        let written = "id: a\n\(text)\n"
        #expect(OtherWordTests.fixed(written, Decoded(written).diagnostics).contains("precious"))
    }

    /// What stands behind a label may be the id of an action.
    @Test(arguments: ["Reject: reject-order", "Proceed: go-on", "Delete: delete-order"])
    func aSmallWordBehindALabelMayBeNoText(pair: String) {
        let bar = Self.read("toolbar: {items: {Open: {action: open}, \(pair)}}")
        #expect(bar.screen.contains("{label: undetermined, icon: undetermined"), "\(bar.screen)")
        #expect(!bar.messages.contains("label: Open, label"), "\(bar.messages)")
    }

    /// A placeholder says nothing of what the screens share.
    @Test(arguments: ["\"{e}\"", "x{e}", "[A]", "text"])
    func defaultsThatAreNoneAreOpen(value: String) {
        let decoded = Decoded("defaults: \(value)\nscreens: [{id: a, navigationBar: {title: A}}]\n")
        #expect(decoded.screens.map(\.id) == ["a"])
        #expect(decoded.store.partlyUnknown.contains(decoded.screens[0].record))
    }

    /// What single words bring to a list contradicts no list.
    @Test(arguments: [
        "navigationBar: {backButton: true, left: [A]}", "navigationBar: {closeButton: true, left: [A]}",
        "navigationBar: {avatar: x, right: [A]}", "navigationBar: {profile: x, rightButtons: [A]}",
    ])
    func wordsThatBringAnItemDontContradictAList(bar: String) {
        let (messages, screen) = Self.read(bar)
        #expect(screen.contains("{label: A}"), "\(screen)")
        #expect(!messages.contains("Take one of them out"), "\(messages)")
    }

    /// Which kind it is says the overlay itself.
    @Test func whatAnElementSaysItselfIsNotWrittenAnew() {
        let text = "id: a\nmodal:\n  type: alert\n  title: Delete?\n"
        let fixed = OtherWordTests.fixed(text, Decoded(text).diagnostics.prefix(1).map(\.self))
        #expect(!fixed.contains("kind: modal"), "\(fixed)")
    }

    /// A kind that is a look is mended before the button is moved, which has no other one.
    @Test(arguments: ["[{label: Save, kind: primary}, {label: Edit}]", "{label: Save, kind: filled}"])
    func whatSaysHowAButtonLooksIsNotItsKind(buttons: String) {
        let text = "id: a\nbuttons: \(buttons)\n"
        let once = OtherWordTests.fixed(text, Decoded(text).diagnostics)
        let twice = OtherWordTests.fixed(once, Decoded(once).diagnostics)
        #expect(once.contains("buttons:") && twice.contains("kind: button"), "\(twice)")
        #expect(Decoded(twice).description == Decoded(text).description)
        #expect(Decoded(twice).diagnostics.isEmpty, "\(twice)")
    }

    /// Design systems have many words for the button that stands out.
    @Test(arguments: [
        "kind: button, label: A, variant: contained", "kind: button, label: A, configuration: filled",
        "kind: button, label: A, variant: solid", "component: Button/Primary, label: A",
        "component: Button/Filled, label: A", "type: PrimaryButton, label: A", "kind: PrimaryButton, label: A",
        "kind: Button/Primary, title: A", "kind: PrimaryButton, style: primary, label: A",
    ])
    func aButtonInTheContentIsPrimaryInAnyWord(block: String) {
        let full = Self.read("content: [{kind: button, label: A, style: primary}]").screen
        #expect(Self.read("content: [{\(block)}]").screen == full)
    }

    @Test func aMapUnderAWordForLooksMayHoldButtons() {
        let screen = Self.read("content: [{kind: card, configuration: {button: Save}}]").screen
        #expect(screen.contains("items: undetermined"), "\(screen)")
    }

    @Test(arguments: ["{title: Save, style: primary}", "{text: Save, style: primary}"])
    func aButtonUnderItsKindIsCalledByItsTitle(button: String) {
        let full = Self.read("content: [{kind: button, label: Save, style: primary}]").screen
        #expect(Self.read("content: [{Button: \(button)}]").screen == full)
    }

    /// Programs write every key that there is, and nothing for what is not set.
    @Test(arguments: [
        (
            "navigationBar: {trailing: [{label: A, menu: null, items: []}]}",
            "navigationBar: {trailing: [{label: A, items: []}]}"
        ),
        ("toolbar: {items: [A], buttons: null}", "toolbar: {items: [A]}"), ("tabBar: null\ntabs: null", "tabBar: null"),
        ("navigationBar: {trailing: [{title: '', label: A}]}", "navigationBar: {trailing: [{label: A}]}"),
        (
            "role: ''\npresentation: ''\nlevel: ''\nscrolls: ''",
            "role: null\npresentation: null\nlevel: null\nscrolls: null"
        ),
        ("toolbar: {items: ''}\ntabBar: ''", "toolbar: {items: null}\ntabBar: null"),
    ])
    func whatIsNotSetSaysNothing(written: String, full: String) {
        let (messages, screen) = Self.read(written)
        #expect(messages.isEmpty && screen == Self.read(full).screen, "\(screen)")
    }

    /// What an alias takes from elsewhere gets no key there by a fix.
    @Test func aFixLeavesOtherUsersOfAnAnchorAlone() {
        let screens = "screens:\n  - {id: a, navigationBar: &bar {title: A}}\n"
        let decoded = Decoded(screens + "  - id: b\n    navigationBar: *bar\n    search: true\n")
        #expect(decoded.diagnostics.count == 1 && decoded.diagnostics[0].fixes.isEmpty, "\(decoded.diagnostics)")
    }
}
