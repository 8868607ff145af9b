import Testing

@testable import ScreenModel

@Suite struct BarFormTests {
    @Test(arguments: [
        // What one text lists, and lists in maps.
        (
            "navigationBar: {title: A}\ntoolbar: {secondary buttons: \"Reject, Hold, Move\"}",
            "navigationBar: {title: A}\ntoolbar: {items: [{style: secondary, label: Reject}, {style: secondary, label: Hold}, {style: secondary, label: Move}]}"
        ),
        ("toolbar:\n  items: |\n    Sort\n    Filter", "toolbar:\n  items: [Sort, Filter]"),
        ("toolbar: [{position: top, items: [A]}]", "toolbar: {position: top, items: [A]}"),
        ("tabBar: [none]", "tabBar: null"),
        // A key that names a button by what it does, and words of more.
        ("navigationBar: {title: A, navigation: Back}", "navigationBar: {title: A, leading: [{label: Back}]}"),
        ("toolbar: {items: [A], overflow: system}", "toolbar: {items: [A], overflow: automatic}"),
        ("toolbar: {items: [A], helperText: none}", "toolbar: {items: [A], helperText: null}"),
        ("navigationBar: large", "navigationBar: {size: large}"), ("navigationBar: missing", "navigationBar: null"),
        ("tabBar: present", "tabBar: true"),
        ("content: [object-header, card]", "content: [{kind: object-header}, {kind: card}]"),
        ("header: {kind: object-header, title: A}", "content: [{kind: object-header, title: A}]"),
        ("selectionMode: {count: 2}", "navigationBar: {selection: {count: 2}}"),
        ("background: Soap 200 (grey)", "background: Soap 200"),
        ("tablet: iPad", "platform: ipados"), ("iPad: true", "platform: ipados"),
        ("iPad: yes", "platform: ipados"),
        ("modal header: {title: A}", "navigationBar: {kind: modal-header, title: A}"),
        ("navigationBar: {contentSlot: [carousel of cards]}", "navigationBar: {contentSlot: [{kind: carousel}]}"),
        ("platform: macos\ntopBar: {items: [A]}", "platform: macos\ntoolbar: {position: top, items: [A]}"),
        ("design language: Apple HIG", "guidelines: [Apple HIG]"),
    ])
    func isReadAsTheFullForm(written: String, full: String) { WideFormTests.expectSame(written, full) }

    /// A button that is called by what it does says nothing of its look.
    @Test func aKeyThatNamesAButtonIsNoSemantic() {
        let decoded = Decoded("id: a\ntoolbar: {items: [{approve: {label: Approve, style: primary}}]}\n")
        #expect(decoded.description == "{id: a, toolbar: {items: [{label: Approve, style: primary}]}}")
    }

    /// What is not understood of a list of buttons leaves nothing else of the bar open.
    @Test(arguments: ["trailing icons: 2", "buttons: [back, edit]"])
    func onlyTheButtonsAreLeftOpen(line: String) {
        let decoded = Decoded("id: a\nnavigationBar:\n  title: A\n  \(line)\n")
        let screen = decoded.screens[0].record
        #expect(decoded.payload("navigationBar.trailing", of: screen) == Slot.unreadable)
        #expect(decoded.payload("navigationBar.kind", of: screen) == Slot.missing)
    }
}
