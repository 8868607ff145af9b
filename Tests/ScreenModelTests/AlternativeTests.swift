import ScreenModel
import Testing

/// What people say to tell two parts apart leaves open whether each is shown.
@Suite struct AlternativeTests {
    @Test(arguments: [
        "{kind: button, label: Approve, visible to: managers}", "{kind: button, label: Approve, role: manager}",
        "{kind: button, label: Save, theme: dark}", "{mode: edit, items: [{kind: button, label: Save}]}",
        "{status: draft, items: [{kind: button, label: Save}]}",
    ])
    func aBlockOfSomeIsThereAtTimes(block: String) {
        #expect(Decoded("id: a\ncontent: [\(block)]\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: [
        "{kind: list, mode: plain, items: [Order]}", "{kind: chart, orientation: vertical}",
        "{kind: section, state: expanded, items: [{kind: button, label: Save}]}", "{kind: cell, country: Italy}",
    ])
    func aBlockOfAllIsThere(block: String) {
        #expect(!Decoded("id: a\ncontent: [\(block)]\n").description.contains("hidden"))
    }

    @Test(arguments: [
        "tab bar on this screen: no", "uses tab bar: no", "hides: tab bar", "bars: [nav bar, toolbar]",
        "chrome: [nav bar, toolbar]",
    ])
    func aBarOfTheDefaultsMayBeDenied(line: String) {
        let decoded = Decoded("defaults: {tabBar: [Home, Orders]}\nscreens: [{id: a, toolbar: [Share], \(line)}]\n")
        #expect(decoded.description.contains("hidden: undetermined"))
    }

    @Test(arguments: ["{label: A, mode: draft}", "{label: A, tab: Open}", "{label: A, theme: dark}"])
    func anItemOfSomeIsThereAtTimes(item: String) {
        #expect(Decoded("id: a\ntoolbar: [\(item)]\n").description.contains("hidden: undetermined"))
    }

    @Test(arguments: ["hidden", "deleted", "None (the title is enough)"])
    func aSubtitleIsDenied(word: String) {
        #expect(Decoded("id: a\ntitle: A\nsubtitle: \(word)\n").description.contains("subtitle: null"))
    }
}
