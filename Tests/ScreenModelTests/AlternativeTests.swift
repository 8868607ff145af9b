import ScreenModel
import Testing

/// What people say to tell two parts apart leaves open whether each is shown.
@Suite struct AlternativeTests {
    @Test(arguments: [
        "{kind: button, label: Approve, visible to: managers}", "{kind: button, label: Approve, role: manager}",
        "{kind: button, label: Save, theme: dark}, {kind: button, label: Send, theme: light}",
        "{mode: edit, items: [{kind: button, label: Save}]}, {mode: view, items: [{kind: button, label: Edit}]}",
        "{status: draft, items: [{kind: button, label: Save}]}, {status: done}",
    ])
    func aBlockOfSomeIsThereAtTimes(blocks: String) {
        #expect(Decoded("id: a\ncontent: [\(blocks)]\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "{kind: list, mode: plain, items: [Order]}", "{kind: chart, orientation: vertical}",
        "{kind: section, state: expanded, items: [{kind: button, label: Save}]}", "{kind: cell, country: Italy}",
        "{kind: card, status: approved, items: [{kind: button, label: Save}]}",
        "{kind: button, label: Save, user: admin}, {kind: button, label: Send, user: admin}",
        "{kind: button, label: Save, visible to: everyone}",
    ])
    func aBlockOfAllIsThere(blocks: String) {
        #expect(!Decoded("id: a\ncontent: [\(blocks)]\n").description.contains("hidden"))
    }

    @Test(arguments: [
        "tab bar on this screen: no", "uses tab bar: no", "hides: tab bar", "bars: [nav bar, toolbar]",
        "chrome: [nav bar, toolbar]",
    ])
    func aBarOfTheDefaultsMayBeDenied(line: String) {
        let decoded = Decoded("defaults: {tabBar: [Home, Orders]}\nscreens: [{id: a, toolbar: [Share], \(line)}]\n")
        #expect(decoded.description.contains("hidden: undetermined"))
    }

    @Test(arguments: ["mode: draft", "tab: Open", "theme: dark"])
    func anItemOfSomeIsThereAtTimes(said: String) {
        let key = said.prefix { $0 != ":" }
        for (other, isOpen) in [("else", true), (String(said.dropFirst(key.count + 2)), false)] {
            let items = "[{label: A, \(said)}, {label: B, \(key): \(other)}]"
            let description = Decoded("id: a\ntoolbar: \(items)\n").description
            #expect(description.contains("hidden: undetermined") == isOpen, "\(items)")
        }
    }

    @Test(arguments: [
        "trailing: [{removed: {icon: gear}}]", "trailing: [{later: {icon: gear}}]", "trailing: ['slot 3: none']",
        "trailing: [{icon: gear, for: iPad}]", "contentSlot: [{kind: carousel, platform: ios}]",
        "banner: {text: Offline, when: offline}", "for: iPad",
    ])
    func aPartOfABarForSomeIsThereAtTimes(part: String) {
        #expect(Decoded("id: a\nnavigationBar: {\(part)}\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "tab badge: no", "navigationBar: {available: yes}", "bottom padding: no", "bars: 2",
        "_comment: The tab bar has no badges",
    ])
    func whatIsToldOfABarDeniesItNot(line: String) {
        #expect(!Decoded("id: a\n\(line)\ntabBar: [A, B]\n").description.contains("hidden"))
    }

    @Test(arguments: ["hidden", "deleted", "None (the title is enough)"])
    func aSubtitleIsDenied(word: String) {
        #expect(Decoded("id: a\ntitle: A\nsubtitle: \(word)\n").description.contains("subtitle: null"))
    }
}
