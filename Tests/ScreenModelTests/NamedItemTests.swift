import Diagnostics
import Testing

/// Items behind what they are called in the code, bars by their names, and other words for what a part is.
@Suite struct NamedItemTests {
    @Test(arguments: [
        // Behind what it is called in the code.
        (
            "toolbar: {items: [{sendButton: {label: Send}}, {add: {icon: plus, action: add}}, {btn2: Save}]}",
            "toolbar: {items: [{label: Send}, {role: add, icon: plus, action: add}, {label: Save}]}"
        ),
        (
            "toolbar: {items: {sendButton: {label: Send}, save_order: {label: Save, action: save}, b2: {icon: plus}}}",
            "toolbar: {items: [{label: Send}, {label: Save, action: save}, {icon: plus}]}"
        ),
        (
            "toolbar: {items: [{label: A, secondary: true}, {type: share, icon: sf:square.and.arrow.up}]}",
            "toolbar: {items: [{label: A, style: secondary}, {role: share, icon: square.and.arrow.up}]}"
        ),
        ("mode: sheet", "presentation: sheet"),
        ("platforms: [iOS, Android]", "platform: ios\nvariants: [{platform: android}]"),
        (
            "device: iPhone, iPad and Mac\nvariants: [{state: error}]",
            "platform: ios\nvariants: [{state: error}, {platform: ipados}, {platform: macos}]"
        ),
        (
            "top: {left: [Edit], center: Orders, right: [Done]}",
            "navigationBar: {leading: [Edit], title: Orders, trailing: [Done]}"
        ),
        ("mode: edit", "state: editing"),
        (
            "content: [{kind: list}]\nchildren: [{toolbar: {items: [A]}}]",
            "content: [{kind: list}]\ntoolbar: {items: [A]}"
        ),
        ("content: []\ncomponents: [{toolbar: {items: [A]}}]", "content: []\ntoolbar: {items: [A]}"),
    ])
    func isReadAsTheFullForm(written: String, full: String) { WideFormTests.expectSame(written, full) }

    @Test func theNameOfAnItemMayTellItsKind() {
        func messages(_ item: String) -> String {
            Decoded("id: a\ntoolbar: {items: [\(item)]}\n").diagnostics.map(\.message).joined()
        }
        #expect(messages("{colorWell: {label: Tint}}").contains("Whether this 'colorWell' is a button is left open"))
        #expect(!messages("{sendButton: {label: Send}}").contains("left open"))
    }
}
