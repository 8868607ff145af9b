import ScreenModel
import Testing

/// Groups of items: what they hold stands in the bar, and counts there.
@Suite struct ItemGroupTests {
    /// The paths in the file of a list's items; nil for one of which nothing is known.
    private func items(_ list: String, _ bar: String = "toolbar", _ name: String = "items") -> [String?] {
        var decoded = Decoded("id: a\n\(bar): {\(name): \(list)}\n")
        let layout = decoded.layouts()[0].record
        guard let record = decoded.payload(bar, of: layout).map(Record.init(offset:)),
            let slot = decoded.store.kind(of: record).component.slot(named: name)
        else { return [] }
        return decoded.store.elements(record, slot).map { element in
            element.hasValue ? decoded.store.path(of: Place(element.record)) : nil
        }
    }

    @Test(arguments: [
        "[{group: edit, items: [Cut, Copy]}, Save]", "[{items: [Cut, Copy]}, Save]",
        "[{kind: group, items: [Cut, Copy]}, Save]", "[{kind: group, label: Edit, items: [Cut, Copy]}, Save]",
    ])
    func whatAGroupHoldsStandsInTheBar(list: String) {
        #expect(items(list) == ["toolbar.items[0].items[0]", "toolbar.items[0].items[1]", "toolbar.items[1]"])
    }

    @Test func aGroupInAGroupDissolvesToo() {
        #expect(
            items("[{items: [{group: a, items: [{icon: plus}]}, {icon: trash}]}]", "navigationBar", "trailing")
                == ["navigationBar.trailing[0].items[0].items[0]", "navigationBar.trailing[0].items[1]"]
        )
    }

    @Test(arguments: [
        "[{label: Edit, items: [Cut]}]", "[{icon: plus, items: [Cut]}]", "[{kind: menu, items: [Cut]}]",
        "[{role: share, items: [Cut]}]", "[{accessibilityLabel: Edit, items: [Cut]}]", "[{label: '{x}', items: [Cut]}]",
        "[{kind: button, items: [Cut]}]",
    ])
    func whatHasAFaceOrATaskIsNoGroup(list: String) { #expect(items(list) == ["toolbar.items[0]"]) }

    @Test func nobodyKnowsWhatAGroupHoldsThatIsOnlyNamed() {
        #expect(items("[{kind: group}, Save]") == [nil, "toolbar.items[1]"])
        #expect(items("[{kind: group, items: []}, Save]") == ["toolbar.items[1]"])
    }

    @Test func itemsTakeOverWhatIsSaidOfTheirGroup() {
        let text = """
            id: a
            toolbar: {items: [{group: edit, area: center, items: [Cut, {label: Copy, group: copies}]}]}
            variants: [{state: editing, navigationBar: {title: Edit}}]
            """
        var decoded = Decoded(text)
        for layout in decoded.layouts() {
            let names = (0...1).map { index in
                decoded.payload("toolbar.items[\(index)].group", of: layout.record).map {
                    decoded.store.string(of: decoded.store.texts[Int($0)])
                }
            }
            #expect(names == ["edit", "copies"])
            #expect(decoded.payload("toolbar.items[1].area", of: layout.record) != nil)
            #expect(decoded.payload("toolbar.items[1].isTextButton", of: layout.record) == 1)
        }
    }

    @Test(arguments: [("true", 0), ("'{isHidden}'", 1)]) func aHiddenGroupHidesWhatItHolds(hidden: String, count: Int) {
        var decoded = Decoded("id: a\ntoolbar: {items: [{hidden: \(hidden), items: [Cut]}]}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("toolbar.items[0].hidden", of: layout) == (count == 0 ? nil : Slot.undetermined))
    }

    @Test(arguments: [
        "{icon: ellipsis, items: [Print]}", "{kind: menu, icon: more_vert, items: [Print]}",
        "{kind: menu, label: More, items: [Print]}", "{icon: ellipsis, accessibilityLabel: More, menu: [Print]}",
    ])
    func whatLooksLikeAnOverflowButtonAndOpensAMenuIsOne(item: String) {
        for bar in ["toolbar: {items", "navigationBar: {trailing"] {
            var decoded = Decoded("id: a\n\(bar): [\(item), {icon: plus}]}\n")
            let layout = decoded.layouts()[0].record
            let path = bar.replacing(": {", with: ".")
            #expect(decoded.payload("\(path)[0].role", of: layout) == Symbols.overflow)
            #expect(decoded.payload("\(path)[0].isAction", of: layout) == 0)
            #expect(decoded.payload("\(path.split(separator: ".")[0]).hasOverflowButton", of: layout) == 1)
        }
    }

    @Test(arguments: [
        "{icon: ellipsis}", "{icon: plus, items: [Print]}", "{icon: ellipsis, label: Format, items: [Print]}",
        "{icon: ellipsis, role: null, items: [Print]}", "{icon: ellipsis, area: center, items: [Print]}",
    ])
    func whatOpensNoMenuOrHasAnotherFaceIsNone(item: String) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [\(item)]}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[0].role", of: layout) != Symbols.overflow)
    }

    @Test func theFloatingButtonIsAButtonOfTheView() {
        let text = "navigationBar: null\ntoolbar: [Save]\nfloatingButton: {icon: plus}\ncontent: []"
        var decoded = Decoded("id: a\n\(text)\n")
        let layout = decoded.layouts()[0].record
        let buttons = decoded.store.elements(layout, Slots.Screen.buttons)
        #expect(buttons.map(\.hasValue) == [true, true])
    }
}
