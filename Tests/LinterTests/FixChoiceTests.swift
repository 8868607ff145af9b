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

    @Test func onATieCancelGoesToTheUsualSide() {
        let text = """
            defaults: {guidelines: [sap-fiori-ios], presentation: modal}
            screens:
              - {id: a, navigationBar: {title: A, leading: [{role: cancel, label: Cancel}]}}
              - {id: b, navigationBar: {title: B, trailing: [{role: cancel, label: Cancel}]}}

            """
        let moved = "{title: B, trailing: [], leading: [{role: cancel, label: Cancel}]}"
        #expect(
            FixTextTests.fixed(text)
                == text.replacing("{title: B, trailing: [{role: cancel, label: Cancel}]}", with: moved)
        )
    }

    @Test func aBarWithTheUsualBackgroundKeepsIt() {
        let text = """
            id: absence
            guidelines: [workday-canvas]
            platform: android
            role: hub-child
            background: Soap 200
            navigationBar:
              title: Absence
              background: French Vanilla 100
              leading: [{role: back, icon: arrow-left, accessibilityLabel: Back}]
            content: [{kind: list, items: [{label: Summer}]}]

            """
        #expect(FixTextTests.fixed(text) == text)
    }

    @Test func whatLeadsElsewhereIsNotLedBack() {
        let text = """
            id: tasks
            guidelines: [workday-canvas]
            navigationBar:
              title: Tasks
              dropdown: {purpose: switch-view, items: [{label: Mine, target: tasks}, {label: Complete, target: absence}]}

            """
        #expect(FixTextTests.fixed(text) == text)
    }
}
