import Diagnostics
import ScreenModel
import Testing

/// SwiftUI's toolbar holds the items of both bars: one without a placement stands at the top.
@Suite struct PlacedItemTests {
    private static func isOpen(_ text: String) -> Bool {
        let decoded = Decoded("id: a\n\(text)\n")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
        return decoded.description.contains("}], hidden: undetermined")
    }

    @Test(arguments: [
        "navigationTitle: A\ntoolbar: [{ToolbarItem: {systemImage: plus}}]", "navigationTitle: A\ntoolbar: [Edit]",
        "toolbar: [{ToolbarItem: {Button: Edit}}]", "TabView: [Home, Me]\ntoolbar: {items: [Edit]}",
        "toolbar: [{ToolbarItemGroup: {placement: keyboard, items: [Done]}}]", "toolbar: [{ToolbarItemGroup: [Done]}]",
        "NavigationStack:\n  navigationTitle: A\n  toolbar: [Edit]", "toolbar: [{label: Edit, placement: automatic}]",
        "navigationBar: {title: A}\ntoolbar: [{icon: plus, placement: topBarTrailing}, {label: Edit}]",
    ])
    func withoutAPlacementNobodyKnowsWhetherThereIsABarAtTheBottom(text: String) { #expect(Self.isOpen(text)) }

    @Test(arguments: [
        ("primaryAction", "scroll"), ("topBarTrailing", "top-trailing"), ("cancellationAction", "top-leading"),
    ])
    func onAWatchItemsStandInTheCornersAndThePrimaryActionInTheContent(placement: String, ours: String) {
        let watch = "platform: watchos\ntoolbar: [{label: Go, placement: "
        let decoded = Decoded("id: a\n\(watch)\(placement)}]\n")
        #expect(decoded.description == Decoded("id: a\n\(watch)\(ours)}]\n").description)
    }

    @Test(arguments: [("primaryAction", "trailing"), ("navigation", "leading"), ("principal", "center")])
    func onAMacItemsStandInTheToolbar(placement: String, area: String) {
        let mac = "platform: macos\ntoolbar: [{label: Go, icon: go, "
        let decoded = Decoded("id: a\n\(mac)placement: \(placement)}]\n")
        #expect(decoded.description == Decoded("id: a\n\(mac)area: \(area)}]\n").description)
        #expect(decoded.diagnostics.map(\.rule) == ["screen/other-word"])
    }

    @Test func aKeyOfAToolbarPlacesTheItemBehindIt() {
        let toolbar = "toolbar: {topBarLeading: {label: Edit}, topBarTrailing: {icon: plus}}"
        let screen = Decoded("id: a\n\(toolbar)\n").description
        #expect(screen.contains("{leading: [{label: Edit}], trailing: [{icon: plus}]"), "\(screen)")
        #expect(screen.contains("toolbar: undetermined"), "\(screen)")
    }

    @Test func onAnIPadItemsAtTheBottomAreABarThere() {
        let screen = Decoded("id: a\nplatform: ipados\ntoolbar: [{label: Go, placement: bottomBar}]\n").description
        #expect(screen.contains("position: bottom"), "\(screen)")
    }

    /// The middle of the navigation bar is no place of a toolbar.
    @Test(arguments: [
        ("{placement: principal, kind: picker, items: [Day, Week]}", "segmentedControl: {segments: [Day, Week]}"),
        ("{placement: principal, picker: {items: [Day, Week]}}", "segmentedControl: {segments: [Day, Week]}"),
        ("{ToolbarItem: {placement: principal, Picker: [Day, Week]}}", "segmentedControl: {segments: [Day, Week]}"),
        ("{placement: principal, label: Trips}", "title: Trips"),
        ("{placement: principal, label: Trips, action: open}", "title: undetermined"),
        ("{placement: principal, logo: {height: 24}}", "logo: {height: 24.0}"),
    ])
    func whatIsPrincipalStandsInTheMiddleOfTheNavigationBar(item: String, part: String) {
        let decoded = Decoded("id: a\ntoolbar: [\(item)]\n")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info })
        #expect(decoded.description.contains(part), "\(decoded.description)")
        #expect(decoded.description.contains("toolbar: undetermined"), "\(decoded.description)")
    }

    @Test func whatAToolbarSaysOfItsPlaceHoldsForItsItems() {
        let toolbar = Decoded("id: a\ntoolbar: {placement: topBarTrailing, items: [A]}\n").description
        #expect(toolbar == Decoded("id: a\ntoolbar: [{label: A, placement: topBarTrailing}]\n").description)
    }

    @Test(arguments: [
        "navigationBar: {title: A}\ntoolbar: {items: [Edit]}",
        "navigationTitle: A\ntoolbar: {position: bottom, items: [Edit]}",
        "navigationTitle: A\ntoolbar: [{ToolbarItem: {placement: bottomBar, Button: Edit}}]",
        "navigationTitle: A\ntoolbar: [{placement: bottomBar, label: Edit}, {label: Add}]",
        "navigationTitle: A\nplatform: macos\ntoolbar: [Edit]", "title: A\ntoolbar: [Edit]",
    ])
    func aPlaceOrOurOwnFormIsCertain(text: String) { #expect(!Self.isOpen(text)) }

    /// The bar is counted where all items say their place, and left open where one doesn't.
    @Test(arguments: [("", true), (", {label: Sync, placement: bottomBar}", true), (", {label: Sync}", false)])
    func allPlacedItemsAreAllOfTheBar(further: String, isWhole: Bool) {
        let items = (1...4).map { "{icon: i\($0), placement: topBarTrailing}" }.joined(separator: ", ")
        let screen = Decoded("id: a\nnavigationTitle: A\ntoolbar: [\(items)\(further)]\n").description
        #expect(screen.contains("{icon: i4}]"), "\(screen)")
        #expect(screen.contains("overflow: null") == isWhole, "\(screen)")
    }
}
