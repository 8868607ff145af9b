import Foundation
import Testing

/// What `review` says of parts that no rule reads, and of files that could not be read.
@Suite struct ReviewedContentTests {
    @Test func keysOfContentThatNoRuleReadsAreCompared() throws {
        let chart =
            "id: sales\ncontent:\n  - {kind: chart, series: 3, legend: {left: Plan}}\n  - section: Total\n    items: [A]\n"
        let repository = try Repository(["sales.screen.yaml": chart])
        for (old, new) in [("series: 3", "series: 4"), ("Plan", "Goal"), ("Total", "Sum")] {
            try repository.replace(old, with: new, in: "sales.screen.yaml")
        }
        try repository.commit()
        let said = try ReviewTests.review(repository).lines
        let changes =
            "  content: chart series 3 → 4, chart legend {left: Plan} → {left: Goal}, block section Total → Sum"
        #expect(said.contains(changes), "\(said)")
        try repository.folder.write(
            "sales.screen.yaml",
            "# Sales\r\n" + (try repository.folder.read("sales.screen.yaml"))
        )
        try repository.commit()
        #expect(try ReviewTests.review(repository).lines[0].contains("unchanged from"), "a comment is no change")
    }

    @Test func whatIsNotUnderstoodIsCompared() throws {
        let repository = try Repository(["a.screen.yaml": "id: a\ncontent: [{kind: map, style: standard}]\n"])
        try repository.replace("standard", with: "satellite", in: "a.screen.yaml")
        try repository.commit()
        let said = try ReviewTests.review(repository).lines
        #expect(said.contains("  content: map style standard → satellite"), "\(said)")
    }

    @Test func whatHangsOnFilesThatCouldNotBeReadIsNoNews() throws {
        let rule = """
            rules:
              targets:
                summary: Targets exist
                on: toolbar.items[].target
                check: {refersTo: screens}
            """
        let repository = try Repository([
            ".screenlint.yml": "guidelines: []\nrulePacks: [house]\n", "house/pack.yaml": "guideline: House\n",
            "house/targets.yaml": rule, "a.screen.yaml": "id: a\ntoolbar: {items: [{label: Go, target: nowhere}]}\n",
            "b.screen.yaml": "id: b\n",
        ])
        try repository.folder.write("b.screen.yaml", "id: b\ntoolbar: {items: [\n")
        try repository.commit()
        #expect(try ReviewTests.review(repository).lines.last?.contains("1 finding came (1 error), 0 went") == true)
        try repository.folder.write("b.screen.yaml", "id: b\n")
        try repository.commit()
        let mended = try ReviewTests.review(repository)
        #expect(mended.status == 0, "\(mended.lines)")
        #expect(mended.lines.last?.contains("no finding came, 1 went") == true, "\(mended.lines)")
    }

    @Test func aFileThatCannotBeReadAnyMoreHasNotLostItsScreens() throws {
        let repository = try Repository(["a.screen.yaml": "id: a\n", "b.screen.yaml": "id: b\n"])
        let file = repository.folder.url.appending(path: "a.screen.yaml")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "nowhere")
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD")
        #expect(outcome.status == 2 && outcome.errors.contains("a.screen.yaml: "), "\(outcome)")
        #expect(outcome.output.contains("can't be read") && !outcome.output.contains("removed"), "\(outcome)")
    }
}
