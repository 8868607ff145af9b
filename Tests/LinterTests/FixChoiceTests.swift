import Testing

/// Where fixes put what they move, and what they leave as it is.
@Suite struct FixChoiceTests {
    @Test(arguments: ["navigationBar:\n  trailing:", "toolbar:\n  items:"])
    func whatMovesGoesIntoTheMenuThatThereIs(_ start: String) {
        let isToolbar = start.hasPrefix("toolbar")
        let items = ["Add", "Filter", "Sort"].map {
            isToolbar
                ? "{label: \($0), action: \($0)}"
                : "{icon: \($0), accessibilityLabel: \($0), action: \($0)}"
        }
        func text(_ shown: ArraySlice<String>, _ hidden: [String]) -> String {
            """
            id: jobs
            guidelines: [sap-fiori-ios]
            \(start)
                - \(shown.joined(separator: "\n    - "))
                - {role: overflow, icon: ellipsis, accessibilityLabel: More}
              overflow:
                items: [\((["{label: Print, action: print}"] + hidden).joined(separator: ", "))]

            """
        }
        #expect(FixTextTests.fixed(text(items[...], [])) == text(items[..<2], [items[2]]))
    }

    @Test func whatScreensShareKeepsItsComments() {
        let text = """
            # The shop
            guidelines: [apple-hig] # as agreed
            # who made it
            platform: macos # a Mac app
            screens: [{id: a, window: {title: A}}]

            """
        let wanted = """
            # The shop
            defaults:
              guidelines: [apple-hig] # as agreed
              # who made it
              platform: macos # a Mac app
            screens: [{id: a, window: {title: A}}]

            """
        #expect(FixTextTests.fixed(text) == wanted)
    }
}
