import Diagnostics
import ScreenModel
import Testing

/// States that are told as switches of a screen, or within its bar.
@Suite struct ToldStateTests {
    @Test(arguments: [
        ("selectionMode: true", "state: selection"), ("selection mode: active", "state: selection"),
        ("isSelecting: yes", "state: selection"), ("isSearching: true", "state: searching"),
        ("editMode: on", "state: editing"), ("editing: false", "x-editing: false"), ("offline: true", "state: offline"),
        ("state: error\noffline: true", "state: error"), ("error: true\noffline: true", "state: error"),
        ("selectionMode: false\nediting: true", "state: editing"),
        ("hasError: true", "state: error"),
        (
            "variants: [{isEditing: true, navigationBar: {title: A}}]",
            "variants: [{state: editing, navigationBar: {title: A}}]"
        ),
        (
            "navigationBar: {title: A, size: large, scrolled: {size: small}}",
            "navigationBar: {title: A, size: large}\nvariants: [{state: scrolled, navigationBar: {size: small}}]"
        ),
        (
            "navigationBar: {default: {title: A, size: large}, onScroll: {size: small}}",
            "navigationBar: {title: A, size: large}\nvariants: [{state: scrolled, navigationBar: {size: small}}]"
        ),
        (
            "navigationBar: {expanded: {title: A, size: large}, collapsed: {size: small, right: [B]}}",
            "navigationBar: {title: A, size: large}"
                + "\nvariants: [{state: scrolled, navigationBar: {size: small, trailing: [B]}}]"
        ),
        (
            "navigationBar: {title: A, selection: {title: 1 selected, count: 1}}",
            "navigationBar: {title: A, selection: {count: 1}}"
                + "\nvariants: [{state: selection, navigationBar: {title: 1 selected}}]"
        ),
    ])
    func aStateIsReadWhereItIsTold(written: String, full: String) { WideFormTests.expectSame(written, full) }

    @Test(arguments: [
        "error: Could not load", "navigationBar: {title: A, onScroll: {colour: red}}",
        "toolbar: {edit: {icon: pencil}, search: {icon: search}}",
    ])
    func whatOnlySoundsLikeAStateIsNone(text: String) {
        #expect(!Decoded("id: a\n\(text)\n").description.contains("state"), "\(text)")
    }

    /// A page in a word that nobody knows is no ordinary one, which would have the tab bar of its app.
    @Test(arguments: [("presentation: cover", false), ("presentation: push", true), ("level: 1", true)])
    func aPageThatMayCoverTheAppHasNotItsTabBar(said: String, hasTabs: Bool) {
        let text = "defaults: {tabBar: [A, B]}\nscreens: [{id: a, \(said), toolbar: [C]}]\n"
        #expect(Decoded(text).description.contains("tabBar") == hasTabs)
    }

    /// What tells of a part in one word leaves it open.
    @Test(arguments: [
        "splitView: two columns", "splitView: 2", "tabBar: Home", "sidebar: Mailboxes", "variants: [compact]",
        "locale: [en, de]", "navigationBar: {title: A, overflow: 2 items}",
        "navigationBar: {trailing: [{label: A, role: admin}]}",
    ])
    func oneWordForAPartIsNoMistake(text: String) {
        let diagnostics = Decoded("id: a\n\(text)\n").diagnostics
        #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.severity == .info }, "\(diagnostics)")
    }
}
