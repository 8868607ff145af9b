import TestSupport
import Testing

/// What people are told of what a screen leaves open.
@Suite struct OpenFieldTests {
    @Test func aTraceNamesTheFieldThatIsOpen() throws {
        let screen =
            "id: a\nguidelines: [workday-canvas]\nbackground: French Vanilla 100\ncontent:\n  - items:\n      - label: A\n"
        let command = BuiltCommand(folder: try TemporaryFolder(["open.screen.yaml": screen]))
        let trace = try command("trace", "background-for-raised-elements", "open.screen.yaml").output
        #expect(
            trace.contains("because 'content[0].kind' and 'content[0].items[0].kind' are not described (lines 5, 6)"),
            "\(trace)"
        )
    }

    @Test func tellsWhatHasNoFieldBecauseThereIsNone() throws {
        let command = BuiltCommand(folder: try TemporaryFolder(["none.screen.yaml": "id: a\nnavigationBar: null\n"]))
        let outcome = try command("eval", "screen.navigationBar.title", "none.screen.yaml")
        #expect(outcome.output.contains("undetermined: there is no 'screen.navigationBar', so it has no 'title'\n"))
    }
}
