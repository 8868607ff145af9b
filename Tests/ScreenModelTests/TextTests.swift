import ScreenModel
import Testing

@Suite struct TextTests {
    private func text(_ written: String) -> Text? {
        let decoded = Decoded("id: a\nnavigationBar: {title: \(written)}\n")
        guard let index = decoded.payload("navigationBar.title", of: decoded.screens[0].record) else { return nil }
        return decoded.store.texts[Int(index)]
    }

    @Test(arguments: [
        ("Orders", 6), ("Übersicht", 9), ("\"👨‍👩‍👧 家族\"", 4), ("\" a \"", 3), ("\"e\\u0301\"", 1), ("\"a\\r\\nb\"", 3),
        ("'it''s'", 4),
    ])
    func countsCharactersAsPeopleDo(written: String, count: UInt32) {
        #expect(text(written)?.characters == count)
        #expect(text(written)?.hasPlaceholder == false)
    }

    @Test(arguments: [
        ("$title", 0), ("$order.count of 3", 5), ("\"{count} Orders\"", 7), ("\"{{count}} Orders\"", 7),
        ("\"${name}\"", 0), ("\"$(L,key)\"", 0),
        ("\"%d of %1$@\"", 4),
        ("'Hi \\(user.name)!'", 4), ("\"<customer name>\"", 0), ("\"<b>Orders</b>\"", 6), ("\"Order <%= a > b %>\"", 6),
        ("\"Hi %@!\"", 4), ("\"Hello [First name]\"", 6), ("\"Bill [Order] of [the customer]\"", 9),
        ("\"%ld%% done\"", 7), ("TBD", 0), ("tbc", 0),
    ])
    func countsTheFixedPartBesidePlaceholders(written: String, count: UInt32) {
        #expect(text(written)?.hasPlaceholder == true, "\(written)")
        #expect(text(written)?.characters == count, "\(written)")
    }

    @Test(arguments: [
        "100 % of it", "5%discount", "\"a {} b\"", "\"{ open\"", "US$", "$5.00 a day", "US$off", "Tab",
        "a < b and c > d", "<3", "'Tasks [x]'", "'Sizes [M, L]'", "'A\\B (c)'", "\"< Orders\"",
    ])
    func takesOrdinarySignsForText(written: String) {
        #expect(text(written)?.hasPlaceholder == false, "\(written)")
    }

    @Test(arguments: [
        "[customer name from the backend]", "TBD (see copy deck)", "n/a, the search takes its place",
        "Orders (max. 15 characters)", "Orders (see https://example.org)", "S.of(context).ordersToApprove",
        "i18n>ordersTitle", "%orders.overview.title%", "$t:orders.overview.title", "name + ', ' + city",
        "none on this screen, the logo is shown instead", "orders, depending on the tab",
        "First name + last name of the employee", "Conversation (or the list of participants)",
        "en=Orders, de=Aufträge",
        "Title changes with the selected segment", "Depends on the selected order", "The full name of the employee",
        "en: Orders, de: Aufträge", "dynamic, depends on the order",
        ":customerNameFromTheBackend", "Orders / Aufträge / Commandes", "EN: Orders, DE: Aufträge",
        "**Orders**, bold", "Orders // was Maintenance", "Orders (large title, left)", "$t(orders.detail.title)",
        "String(localized: 'orders.title')", "isNew ? 'New order' : 'Edit order'",
    ])
    func aRemarkOrAnotherNotationLeavesTheLengthOpen(written: String) {
        #expect(text("\"\(written)\"")?.hasPlaceholder == true, "\(written)")
    }

    @Test(arguments: [
        "Income / Expenses 2026", "Inspections (North Plant)", "Tax and TBD Records", "Same-Day Deliveries",
        "None of Your Orders", "What is new? Part 1", "Time: 12:30 to 14:00", "Orders_and_Bills (2)",
    ])
    func whatPeopleReadIsMeasured(written: String) {
        #expect(text("\"\(written)\"")?.characters == UInt32(written.count), "\(written)")
    }

    @Test func dropsTheFinalNewlineOfBlockScalars() {
        let decoded = Decoded("id: a\nnavigationBar:\n  title: |\n    Orders\n\n")
        let index = decoded.payload("navigationBar.title", of: decoded.screens[0].record) ?? 0
        #expect(decoded.store.texts[Int(index)].characters == 6)
    }

    /// A sign for nothing is one beside the other thing that a button shows, and alone what the button says.
    @Test(arguments: ["icon: plus, label: '-'", "icon: plus, label: no text", "label: Add, icon: n/a"])
    func aSignBesideAnotherFaceIsNone(item: String) {
        let decoded = Decoded("id: a\ntoolbar: [{\(item)}]\n")
        #expect(decoded.description.contains(item.hasPrefix("icon") ? "label: null" : "icon: null"))
        #expect(decoded.diagnostics.count == 1)
        #expect(Decoded("id: a\ntoolbar: [{label: '-'}, {icon: plus}]\n").description.contains("-"))
    }

    @Test func keepsEveryLocale() {
        let decoded = Decoded("id: a\nname: {en: Orders, de: Aufträge, fr: null}\n")
        let slot = ComponentKind.screen.component.slot(named: "name") ?? 0
        let first = decoded.store.texts[Int(decoded.store[decoded.screens[0].record, slot].payload)]
        let second = decoded.store.texts[Int(first.next)]
        #expect(decoded.store.locales == ["", "en", "de"])
        #expect([first, second].map { decoded.store.string(of: $0) } == ["Orders", "Aufträge"])
        #expect(second.next == 0)
    }
}
