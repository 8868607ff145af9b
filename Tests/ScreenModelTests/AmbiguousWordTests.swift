import Diagnostics
import ScreenModel
import Testing

/// Words of which what stands around them says what they mean, and those that stay open.
@Suite struct AmbiguousWordTests {
    private static func read(_ text: String) -> (messages: String, screen: String) {
        let decoded = Decoded(text + "\n")
        return (decoded.diagnostics.map(\.message).joined(separator: "\n"), decoded.description)
    }

    @Test func tabsOfAPageThatLeadsBackAreNoTabBar() {
        let page = Self.read("id: a\nnavigationBar: {leading: [{role: back}]}\ntabs: [Details, Notes]")
        #expect(page.messages.contains("Tabs of this page stand in its content"))
        #expect(Self.read("id: a\ntabs: [Home, Search]").messages.contains("is read as 'tabBar:"))
        let beside = Self.read("id: a\nbottomNavBar: [Home, Search]\ntabs: [Details, Notes]")
        #expect(beside.messages.contains("Tabs of this page stand in its content"))
    }

    /// What says that there is none is no slip of the key for it.
    @Test(arguments: ["no sidebar: true", "noMenuBar: true", "withoutRail: true"])
    func theOppositeIsNoSlip(_ line: String) {
        #expect(!Self.read("id: a\n\(line)").messages.contains("did you mean"))
    }

    @Test(arguments: ["layoutDirection: rtl", "rtl: true", "locale: ar"])
    func aSideIsOpenWherePeopleReadFromTheRight(_ line: String) {
        let bar = "navigationBar: {right: [Cancel]}"
        #expect(Self.read("id: a\n\(line)\n\(bar)").messages.contains("Where people read from the right"))
        #expect(Self.read("id: a\n\(bar)").messages.contains("is read as 'trailing: [Cancel]'"))
    }

    @Test(arguments: [
        ("actions: {primary: Save, secondary: Back}", "content: [{kind: button, style: primary, label: Save}, …]"),
        ("content: {buttons: [{label: Save}]}", "content: [{kind: button, label: Save}, …]"),
        ("navigationBar: {rightButton: none}", "trailing: []"), ("toolbar: [{group: [A, B]}]", "items: [A, B]"),
    ])
    func whatIsMeantIsRead(_ text: String, line: String) {
        #expect(Self.read("id: a\n\(text)").messages.contains("is read as '\(line)'"))
    }

    @Test func screensAreListedByTheirNames() {
        let messages = Self.read("screens:\n  - home: {title: Home}\n  - detail: {title: Order}").messages
        #expect(messages.contains("'home' is read as the id") && messages.contains("'detail' is read as the id"))
    }
}
