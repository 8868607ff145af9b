import Diagnostics
import ScreenModel
import Testing

/// Texts that stand on a screen and are no title of its bar.
@Suite struct MeantTextTests {
    /// The messages of a screen, what it is read as, and what its safe fixes make of it.
    private static func read(_ text: String) -> (messages: String, screen: String, fixed: String) {
        let decoded = Decoded("id: a\n\(text)\n")
        return (
            decoded.diagnostics.map(\.message).joined(separator: "\n"), decoded.description,
            OtherWordTests.fixed("id: a\n\(text)\n", decoded.diagnostics)
        )
    }

    @Test(arguments: [
        "presentation: alert", "presentation: dialog", "presentation: action sheet", "presentAs: confirmation",
    ])
    func theTitleOfWhatIsPresentedAsAnAlertIsNoTitleOfABar(presentation: String) {
        let alert = Self.read("\(presentation)\ntitle: Delete all of the photos?").screen
        #expect(alert.contains("name: Delete all") && !alert.contains("navigationBar"), "\(alert)")
        let bar = Self.read("presentation: dialog\nnavigationBar: {trailing: [Done]}\ntitle: Filter").screen
        #expect(bar.contains("title: Filter"), "\(bar)")
    }
}
