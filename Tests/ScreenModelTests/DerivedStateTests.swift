import ScreenModel
import Testing

/// The derived fields of a screen that tell in which mode it is, and what blocks it has.
@Suite struct DerivedStateTests {
    private func value(_ path: String, _ text: String) -> UInt32? {
        var decoded = Decoded("id: a\n" + text)
        #expect(decoded.diagnostics.isEmpty)
        return decoded.layouts().first.flatMap { decoded.payload(path, of: $0.record) }
    }

    @Test(arguments: [
        ("state: searching", 1), ("navigationBar: {search: {active: true}}", 1),
        ("navigationBar: {search: {active: false}}", 0), ("navigationBar: {search: {mode: persistent}}", 0),
        ("navigationBar: {title: A}", 0),
    ])
    func tellsWhetherASearchIsGoingOn(text: String, isSearching: UInt32) {
        #expect(value("isSearching", text) == isSearching)
    }

    @Test(arguments: [
        ("state: selection", 1), ("navigationBar: {selection: {active: true}}", 1),
        ("navigationBar: {selection: {active: false}}", 0), ("navigationBar: {title: A}", 0),
    ])
    func tellsWhetherItemsAreBeingSelected(text: String, isSelecting: UInt32) {
        #expect(value("isSelecting", text) == isSelecting)
    }

    @Test func aSelectionOfUnknownStateMayBeGoingOn() {
        #expect(![0, 1].contains(value("isSelecting", "navigationBar: {selection: {}}")))
    }

    @Test(arguments: [
        ("name: A", 0), ("presentation: full-screen", 0), ("presentation: sheet", 1), ("presentation: modal", 1),
        ("navigationBar: {kind: modal-header}", 1), ("navigationBar: {kind: top-app-bar}", 0),
    ])
    func tellsWhetherAScreenIsModal(text: String, isModal: UInt32) {
        #expect(value("isModal", text) == isModal)
    }

    @Test func listsTheVisibleBlocksHoweverDeep() {
        let text = """
            id: a
            content:
              - {kind: section, items: [{kind: card, items: [{kind: button}]}, {kind: list, hidden: true}]}
              - {kind: form}
            """
        var decoded = Decoded(text)
        let layout = decoded.layouts()[0].record
        let slot = ComponentKind.screen.component.slot(named: "blocks") ?? 0
        let blocks = decoded.store.elements(layout, slot)
        #expect(blocks.filter(\.hasValue).count == 4)
        // What the button and the form hold is not described.
        #expect(blocks.last?.payload == Slot.undetermined)
    }

    @Test(arguments: [
        ("Save", 1), ("3", 1), ("承認", 1), ("'{name}'", 1), ("' '", 0), ("'+'", Slot.undetermined),
        ("⋯", 0), ("more", 0),
        ("🔍", Slot.undetermined), ("button", Slot.undetermined), ("icon", Slot.undetermined),
    ])
    func tellsWhetherAButtonShowsAText(label: String, isTextButton: UInt32) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [\(label)]}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[0].isTextButton", of: layout) == isTextButton)
    }

    @Test(arguments: ["more_vert", "related-actions-vertical", "ellipsisVertical", "dots", "ellipsis, label: ''"])
    func whatLooksLikeAnOverflowButtonMayBeNoAction(icon: String) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [{icon: \(icon)}, {icon: plus}]}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[0].isAction", of: layout) == Slot.undetermined)
        #expect(decoded.payload("navigationBar.trailing[1].isAction", of: layout) == 1)
    }

    @Test func blocksOfUndescribedContentAreUnknown() {
        var decoded = Decoded("id: a")
        let layout = decoded.layouts()[0].record
        let slot = ComponentKind.screen.component.slot(named: "blocks") ?? 0
        #expect(decoded.store[layout, slot].isAbsent)
    }
}
