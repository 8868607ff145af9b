import Diagnostics
import ScreenModel
import Testing

/// What could not be read is not absent: nothing counts as none in the component that holds it.
@Suite struct UnreadTests {
    private func payload(_ path: String, _ text: String) -> UInt32? {
        var decoded = Decoded("id: a\n" + text)
        let layout = decoded.layouts()[0].record
        return decoded.payload(path, of: layout)
    }

    @Test(arguments: ["{wibble: 1, icon: a}", "{icon: a, width: [wide]}", "{icon: a, style: whatsoever}"])
    func theItemThatHoldsIt(item: String) {
        #expect(payload("toolbar.items[0].label", "toolbar: {items: [\(item)]}") == Slot.unreadable)
        #expect(payload("toolbar.items[0].hidden", "toolbar: {items: [\(item)]}") == 0)
        // Its parents are whole.
        #expect(payload("toolbar.overflow", "toolbar: {items: [\(item)]}") == Slot.null)
    }

    @Test func aKeyThatMaySayThatItIsHidden() {
        #expect(payload("toolbar.items[0]", "toolbar: {items: [{icon: a, wibble: true}]}") == Slot.undetermined)
        #expect(payload("toolbar", "toolbar: {wibble: true, items: [{icon: a}]}") == Slot.unreadable)
    }

    @Test func theBarThatHoldsIt() {
        #expect(payload("navigationBar.subtitle", "navigationBar: {title: A}") == Slot.null)
        #expect(payload("navigationBar.subtitle", "navigationBar: {title: A, wibble: B}") == Slot.unreadable)
    }

    /// Where YAML breaks off, nobody knows what would have followed.
    @Test(arguments: ["@Home", "%B", "'abc", "\"C:\\Users\"", "[", "| x"])
    func theValueThatYAMLBreaksOffIn(value: String) {
        let text = "navigationBar:\n  subtitle: A\n  title: \(value)\n"
        #expect(payload("navigationBar.title", text) == Slot.unreadable)
    }

    @Test func alsoWhereADefaultOrAVariantBringsIt() {
        let variant = "navigationBar: {title: A}\nvariants: [{sizeClass: compact, navigationBar: {wibble: B}}]"
        #expect(payload("navigationBar.subtitle", variant) == Slot.unreadable)
    }

    /// What is said only for small phones holds for some of them, and nobody knows for which.
    @Test(arguments: [
        "sizeClass: small phones", "platform: small phones", "wibble: small phones", "width: 390", "when: isCompact",
        "for: {small: phones}",
    ])
    func whatAVariantSaysNobodyKnowsWhere(condition: String) {
        let bar = "toolbar: {items: [A, B], background: white}"
        func text(_ set: String) -> String { "\(bar)\nvariants: [{\(condition), \(set)}]" }
        #expect(payload("toolbar.items", text("toolbar: {items: []}")) == Slot.unreadable)
        #expect(payload("toolbar", text("toolbar: {hidden: true}")) == Slot.unreadable)
        #expect(payload("tabBar", text("tabBar: {items: [A]}")) == Slot.unreadable)
        #expect(payload("toolbar.background", text("toolbar: {items: []}")) != Slot.unreadable)
        #expect(payload("platform", text("scrolls: true")) == Schema.standard.symbols.number(of: "ios"))
        // A later one that can be read counts.
        let later = "{sizeClass: compact, toolbar: {background: white}}"
        let both = "\(bar)\nvariants: [{\(condition), toolbar: {background: red}}, \(later)]"
        #expect(payload("toolbar.background", both) != Slot.unreadable)
    }

    /// A note leaves nothing open, so that what was undecided would be judged.
    @Test(arguments: [
        "toolbar: {items: [{icon: a, episode: 3}]}", "navigationBar: {title: A, greeting: B}", "curve: round",
    ])
    func aKeyThatNobodyKnowsIsNoNoteForCertain(text: String) {
        #expect(Decoded("id: a\n" + text).diagnostics.flatMap(\.fixes).map(\.applicability) == [.unsafe])
    }

    @Test func aSlipIsReadAsMeant() {
        #expect(payload("navigationBar.subtitle", "navigationBar: {title: A, subtitel: B}") != Slot.unreadable)
        #expect(payload("navigationBar.overflow", "navigationBar: {leading: [], subtitel: B}") == Slot.null)
        #expect(
            payload("toolbar.overflow", "toolbar: {items: [], bacgkround: {light: white, dark: black}}") == Slot.null
        )
    }

    @Test func aSwallowedValueIsNoNull() {
        #expect(payload("navigationBar.background", "navigationBar:\n  background: #fff\n") == Slot.unreadable)
    }

    /// A note that holds a bar would take it out of all checks.
    @Test(arguments: [
        "layout: {bottom: [{toolbar: [Share]}, {tabBar: [Home]}]}",
        "navigationBar: {title: A}\ndetailView: {title: B, toolbar: [Share]}",
    ])
    func whatHoldsABarIsNoNote(line: String) {
        let fixes = Decoded("id: a\n\(line)\n").diagnostics.flatMap(\.fixes)
        #expect(!fixes.contains { $0.title.contains("x-") }, "\(fixes)")
    }
}
