import Diagnostics
@testable import ScreenModel
import Testing

/// Parts of a screen by what they are called, and words that tell of a part and are none of its texts.
@Suite struct NamedPartTests {
    @Test(arguments: [
        // The bar that an entry says it is.
        (
            "layers: [{layer: Tool Bar, layers: [{label: A}]}, {layer: Tab Bar, layers: [{label: B}]}]",
            "toolbar: {items: [A]}, tabBar: {items: [B]}"
        ),
        ("sections: [{section: Toolbar, items: [A]}, {kind: text}]", "toolbar: {items: [A]}, content: [{kind: text}]"),
        ("footer: {buttons: [A], tabs: [B, C]}", "content: [{kind: button, label: A}], tabBar: [B, C]"),
        ("bottomBar: {destinations: [Home, Pay]}", "tabBar: {items: [Home, Pay]}"),
        // A Mac's window has the title bar.
        ("platform: macos, titleBar: {title: A}", "platform: macos, window: {title: A}"),
        ("platform: macos, title bar: A", "platform: macos, window: {title: A}"),
        // Controls that are no buttons.
        (
            "platform: macos, toolbar: [Search Field, NSSearchToolbarItem, Segmented Control, Space, Toggle Sidebar]",
            "platform: macos, toolbar: [{kind: search-field}, {kind: search-field}, {kind: segmented-control}, {kind: fixed-space}, {role: sidebar-toggle}]"
        ),
        ("navigationBar: {title: A, contentSlot: [tabs]}", "navigationBar: {title: A, contentSlot: [{kind: tabs}]}"),
        ("navigationBar: {title: A, leading: [back arrow]}", "navigationBar: {title: A, leading: [{role: back}]}"),
        (
            "navigationBar: {title: A, back: Arrow Left}",
            "navigationBar: {title: A, leading: [{role: back, icon: Arrow Left}]}"
        ),
        (
            "navigationBar: {title: A, trailingIconButtons: [Calendar, {icon: bell}]}",
            "navigationBar: {title: A, trailing: [{icon: Calendar}, {icon: bell}]}"
        ),
        ("navigationBar: {title: A, mode: Selection Mode}", "navigationBar: {title: A, selection: {active: true}}"),
        // A screen on several devices.
        (
            "devices: {iPhone 15: {toolbar: [A]}, iPad Pro: {toolbar: [B]}}",
            "layouts: {iPhone 15: {toolbar: [A]}, iPad Pro: {toolbar: [B]}}"
        ),
        (
            "versions: {phone: {toolbar: [A]}, tablet: {toolbar: [B]}}",
            "layouts: {phone: {toolbar: [A]}, tablet: {toolbar: [B]}}"
        ),
        // What a page is for.
        ("type: hub child page", "role: hub-child"), ("pageType: child page", "role: child"),
        ("role: Main App Destination", "role: main-destination"), ("presentation: modal sheet", "presentation: sheet"),
        // How a button looks, and that it is shown.
        ("content: [{kind: button, label: A, look: primary}]", "content: [{kind: button, label: A, style: primary}]"),
        ("toolbar: [{icon: plus, visible: icon only}]", "toolbar: [{icon: plus, hidden: false}]"),
    ])
    func isReadAsTheFullForm(written: String, full: String) {
        let (read, wanted) = (Decoded("{id: a, \(written)}"), Decoded("{id: a, \(full)}"))
        #expect(wanted.diagnostics.allSatisfy { $0.severity == .info }, "\(wanted.diagnostics)")
        #expect(read.description == wanted.description)
        #expect(read.diagnostics.allSatisfy { $0.severity == .info }, "\(read.diagnostics)")
    }

    /// Sentences about a bar, and the number of its icons, name no items.
    @Test(arguments: [
        "toolbar: Bottom of the screen, buttons Undo, Redo, Insert", "toolbar: two buttons at the bottom, Save, Cancel",
        "toolbar: at the bottom with Filter and Sort", "tabBar: 4 tabs - Home, Trips, Inbox, Me",
        "navigationBar: {title: A, Trailing Icons: 3}",
    ])
    func aSentenceIsNoListOfItems(text: String) {
        let decoded = Decoded("id: a\n\(text)\n")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info && $0.fixes.isEmpty }, "\(decoded.diagnostics)")
        #expect(!decoded.description.contains("label:") && !decoded.description.contains("icon:"))
        #expect(decoded.description.contains("undetermined") || !decoded.store.partlyUnknown.isEmpty)
    }

    @Test func screensStandInFlowsByTheirNames() {
        let decoded = Decoded(
            "flows:\n  search: [{id: a, toolbar: [A]}]\n  pay: [{id: b, toolbar: [B]}, {id: c, toolbar: [C]}]\n"
        )
        #expect(
            decoded.description
                == Decoded("screens: [{id: a, toolbar: [A]}, {id: b, toolbar: [B]}, {id: c, toolbar: [C]}]\n")
                .description
        )
    }

    /// The only screens that there are may be listed under any key; beside a bar they are none.
    @Test(arguments: ["inventory:\n", "product: Mail\nlist of screens:\n", "title: Mail\nwhatever:\n"])
    func screensStandUnderAnyKey(head: String) {
        let list = "- {id: a, toolbar: [A], tabBar: [B, C]}\n- {id: b, name: B}\n"
        #expect(Decoded(head + list).description == Decoded("screens:\n" + list).description)
        let beside = Decoded("id: c\ntabBar: [D]\n" + head + list)
        #expect(beside.screens.count == 1)
    }

    /// What a team calls its components says that there is a bar, and not what is in it.
    @Test(arguments: [
        "tabBar: AppTabBar", "toolbar: Orders_ToolBar", "sidebar: AppSidebar", "navigationBar: MainNavBar",
    ])
    func aComponentOfOnesOwnLeavesTheBarOpen(text: String) {
        let decoded = Decoded("id: a\n\(text)\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(!decoded.description.contains("label:") && !decoded.description.contains("title:"))
    }

    /// What is said of visibility in another word is told in that.
    @Test func aConditionIsToldInTheWordThatIsWritten() {
        let decoded = Decoded("id: a\ntoolbar: [{icon: plus, shown: on long press}]\n")
        #expect(decoded.diagnostics.map(\.message).contains { $0.hasPrefix("'shown' takes true or false") })
    }

    @Test(arguments: [
        ("back", "R.drawable.ic_baseline_arrow_back_24"), ("back", "Icons.AutoMirrored.Filled.ArrowBack"),
        ("back", "Icon/Chevron Left/24"), ("back", "left chevron icon"), ("back", "Ionicons.chevron-back"),
        ("more", "@drawable/ic_more_vert_24"), ("more", "CanvasIcon.relatedActions"), ("more", "⋮"),
        ("more", "mdi-dots-vertical"), ("search", "assets/icons/search.svg"),
    ])
    func anIconIsKnownBehindWhatProgramsPutInFront(meaning: String, name: String) {
        let symbol = IconMeanings.standard.symbol(of: name.utf8)
        #expect(symbol.map { Schema.standard.symbols.names[Int($0)] } == meaning)
    }

    /// The button that looks like it opens the menu that the bar describes beside it.
    @Test(arguments: ["{icon: ellipsis}", "More", "{icon: more_vert, label: More options}"])
    func aButtonThatLooksLikeItOpensTheOverflow(item: String) {
        var decoded = Decoded(
            "id: a\nnavigationBar: {title: A, trailing: [{icon: plus}, \(item)], overflow: [Export]}\n"
        )
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[1].role", of: layout) == Symbols.overflow)
        let bar = decoded.store.record(layout, Slots.Screen.navigationBar)
        #expect(bar.map { decoded.store.elements($0, Slots.NavigationBar.trailing).count } == 2)
    }
}
