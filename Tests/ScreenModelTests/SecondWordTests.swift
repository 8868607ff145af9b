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
        let bar = Self.read("header: {avatar: {icon: me}, buttons: [{label: Call}]}")
        #expect(bar.screen.contains("trailing: [{icon: me, role: profile}, {label: Call}]"), "\(bar.screen)")
        #expect(!bar.messages.contains("Take one of them out"), "\(bar.messages)")
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

    @Test func aSheetIsModal() {
        #expect(!Self.read("presentation: sheet\nmodal: true").messages.contains("Take one of them out"))
    }
}
