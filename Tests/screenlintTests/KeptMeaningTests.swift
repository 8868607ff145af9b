import TestSupport
import Testing

/// What a safe fix writes says the same as what stood there.
@Suite struct KeptMeaningTests {
    /// What a word says of the button behind it is written, too.
    @Test func aRoleStaysWithItsButton() throws {
        let button = "\n    title: Orders\n    icon: gear\n"
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nnavigationBar:\n  title: A\n  backButton:\(button)"])
        _ = try BuiltCommand(folder: folder)("fix")
        #expect(
            try folder.read("a.screen.yaml").contains(
                "  leading:\n    - role: back\n      title: Orders\n      icon: gear\n"
            )
        )
    }

    /// A key that stands for a button waits until the list that it goes into is called as ours.
    @Test(arguments: [
        "  buttons: [Close]\n  save: Save\n",
        "  rightBarButtonItems:\n    - {role: overflow, icon: ellipsis} # at the edge\n    - Edit\n  save: Save\n",
        "  add:\n    text:\n      en: New\n  actions: [Edit, Share]\n",
    ])
    func noButtonGoesIntoAListUnderAnotherWord(lines: String) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nnavigationBar:\n  title: O\n\(lines)"])
        _ = try BuiltCommand(folder: folder)("fix")
        #expect(try folder.read("a.screen.yaml").hasSuffix(lines))
    }
}
