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
        // Code: what wraps an item, and calls that make one.
        (
            "toolbar: {items: [{label: A}, UIBarButtonItem(.flexibleSpace), Spacer(), .fixedSpace(10)]}",
            "toolbar: {items: [{label: A}, flexible-space, flexible-space, fixed-space]}"
        ),
        (
            "navigationBar: {trailing: [{TouchableOpacity: {icon: phone}}, {InkDetector: {icon: video}}]}",
            "navigationBar: {trailing: [{icon: phone}, {icon: video}]}"
        ),
        (
            "navigationBar: {left: back, right: 'Edit (text button)'}",
            "navigationBar: {leading: [{role: back}], trailing: [{label: Edit, kind: button}]}"
        ),
        (
            "toolbar: {items: [{name: save_btn, icon: checkmark, accessibility-label: Save}]}",
            "toolbar: {items: [{icon: checkmark, accessibilityLabel: Save}]}"
        ),
        (
            "navigationBar: {trailing: [{name: search, accessibilityLabel: Search}]}",
            "navigationBar: {trailing: [{icon: search, accessibilityLabel: Search}]}"
        ),
        (
            "toolbar: {items: [{label: A, style: positive}, {label: B, type: Reject}]}",
            "toolbar: {items: [{label: A, semantic: positive}, {label: B, semantic: negative}]}"
        ),
        ("navigationBar: {rightBarButtons: [A, B]}", "navigationBar: {trailing: [A, B]}"),
        ("content: [{button: {label: B, kind: primary}}]", "content: [{kind: button, label: B, style: primary}]"),
    ])
    func isReadAsTheFullForm(written: String, full: String) { WideFormTests.expectSame(written, full) }

    /// A key that is a name in the code is no text that people read, but may be what one is called.
    @Test func aNameInTheCodeIsNoLabel() {
        func description(_ item: String) -> String { Decoded("id: a\ntabBar: {items: [\(item)]}\n").description }
        #expect(description("{MyOrders: {icon: bag}}").contains("{label: undetermined, icon: bag}"))
        #expect(description("{Orders: {icon: bag}}").contains("{label: Orders, icon: bag}"))
        #expect(!Decoded("id: a\ncontent: {FlatList: {data: a}, FooBar: {b: 1}}").description.contains("title"))
    }

    @Test func oneSentenceTellsWhatToWrite() {
        let messages = Decoded("id: a\ndevice: ipad\ntoolbar: {items: [{text: A, type: primary}]}\n").diagnostics
            .map(\.message)
        #expect(messages.contains("'device' is read as 'platform: ipados'; write it like that."))
        #expect(messages.contains("'type' is read as 'style: primary'; write it like that."))
        #expect(!messages.contains { $0.contains("platform: ipad'") || $0.contains("kind: primary") })
    }

    @Test(arguments: ["{kind: button, characters: A}", "{kind: footer, buttons: [{type: primary, label: A}]}"])
    func aKeyIsToldOnce(block: String) {
        let ranges = Decoded("{id: a, content: [\(block)]}").diagnostics.map(\.range)
        #expect(Set(ranges).count == ranges.count)
    }

    @Test func theNameOfAnItemMayTellItsKind() {
        func messages(_ item: String) -> String {
            Decoded("id: a\ntoolbar: {items: [\(item)]}\n").diagnostics.map(\.message).joined()
        }
        #expect(messages("{colorWell: {label: Tint}}").contains("Whether this 'colorWell' is a button is left open"))
        #expect(!messages("{sendButton: {label: Send}}").contains("left open"))
    }
}
