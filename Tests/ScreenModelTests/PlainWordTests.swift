import Diagnostics
import Testing

@testable import ScreenModel

/// Plain words that tell how and when something is there, in place of what it is.
@Suite struct PlainWordTests {
    @Test(arguments: [
        ("toolbar.hidden", "toolbar: {where: above the keyboard, items: [A]}"),
        ("tabBar.hidden", "tabBar: [A]\nmodifiers: ['.toolbar(.hidden, for: .tabBar)']"),
        ("tabBar.items", "tabBar: same on all main screens"),
        ("tabBar.hidden", "tabBar: hides when the page is pushed"),
        ("tabBar.hidden", "tabs: replaced by the toolbar"),
        ("toolbar.items[0].buttonSize", "toolbar: [{icon: pin, button size: 48}]"),
        ("toolbar.items[0].iconSize", "toolbar: [{icon: pin, iconSize: medium}]"),
        ("toolbar.items[0].priority", "toolbar: [{icon: pin, priority: highest}]"),
        ("role", "role: root"), ("content[0]", "buttons: {en: Log in, de: Anmelden}"),
        ("content[0]", "buttons: {iPhone: Log in, iPad: Register}"),
        ("toolbar.items[0].hidden", "toolbar: ['Share (removed)']"),
        ("toolbar.items[0].hidden", "toolbar: ['Share (v2)']"),
        ("toolbar.items[0].hidden", "toolbar: [{label: Share, status: removed}]"),
        ("toolbar.items[0].kind", "toolbar: [{label: Clear, type: text}]"),
        ("content[0].label", "buttons: [Hold (primary, removed)]"),
        ("content", "primary buttons: 2"), ("toolbar.hidden", "toolbar: TODO"),
        ("toolbar.hidden", "toolbar: Not yet designed"),
        ("toolbar.hidden", "toolbar: {visibility: edit mode only, items: [Share]}"),
        ("toolbar.hidden", "toolbar: {note: only in edit mode, items: [Share]}"),
        ("tabBar.hidden", "tabBar: moved to nav bar; see Home"),
    ])
    func isLeftOpen(path: String, text: String) {
        var decoded = Decoded("id: a\n\(text)\n")
        let layout = decoded.layouts()[0].record
        let payload = decoded.payload(path, of: layout)
        #expect(payload == Slot.unreadable || payload == Slot.undetermined, "\(decoded.description)")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    @Test(arguments: [
        "navigationBar: {title: A, left: back chevron}", "presentation: bottom sheet", "platform: Mac Catalyst",
        "content: [{buttons: {play: Play, shuffle: Shuffle}}]",
    ])
    func noSafeFixLosesWords(text: String) {
        let decoded = Decoded("{id: a, \(text)}\n")
        let edits = decoded.diagnostics.flatMap(\.fixes).filter { $0.applicability == .safe }.flatMap(\.edits)
        let lost = ["role: back", "sheet", "macos", "kind: button"]
        #expect(edits.allSatisfy { edit in !lost.contains { edit.text.contains($0) } }, "\(edits)")
    }

    @Test(arguments: [
        "toolbar: {colors: {bar: white}, items: [{icon: pin}]}",
        "platform: visionos\ntoolbar: {orientation: vertically}",
    ])
    func anotherFormOfAWordIsNoSlip(text: String) {
        #expect(Decoded("id: a\n\(text)\n").diagnostics.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: [
        "Orders, large, left-aligned, collapses on scroll", "Orders – large title, collapses on scroll",
        "'Work Order 4711' in bold, centered, one line",
    ])
    func aTitleWithItsLooksHasNoKnownLength(title: String) {
        func isOpen(_ text: String) -> Bool { OpenTexts.leastCharacters(in: Array(text.utf8).span) != nil }
        #expect(isOpen(title))
        #expect(!isOpen("Orders, Deliveries and Returns of Large Customers"))
    }

    @Test(arguments: ["chevron pointing left", "chevron to the left", "Chevron24Left", "fiori.back"])
    func aRemarkIsNoPartOfAnIcon(name: String) {
        #expect(IconMeanings.standard.symbol(of: name.utf8) == Symbols.back)
    }
}
