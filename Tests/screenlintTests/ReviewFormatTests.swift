import Foundation
import TestSupport
import Testing

/// Reads the reports on a review as people and programs do.
@Suite struct ReviewFormatTests {
    /// A repository in which the titles of many screens changed.
    private static func repository(screens count: Int, title: String) throws -> Repository {
        func text(_ title: String) -> String {
            "screens:\n"
                + (0..<count).map { "  - {id: s\($0), name: Screen \($0), navigationBar: {title: \(title)}}\n" }
                .joined()
        }
        let repository = try Repository([
            "a.screen.yaml": text("Orders"), ".screenlint.yml": "guidelines: [sap-fiori-ios]\n",
        ])
        try repository.folder.write("a.screen.yaml", text(title))
        return repository
    }

    @Test(.slow) func markdownFitsAComment() throws {
        let long = "'A title *with* <b>marks</b> @everybody of more than thirty-seven characters | and more'"
        let repository = try Self.repository(screens: 900, title: long)
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD", "-f", "markdown")
        #expect(outcome.output.count < 60_000 && outcome.output.count > 50_000)
        #expect(outcome.output.utf16.count < 60_000)
        #expect(outcome.output.contains("**900 screens changed, 0 unchanged** since HEAD"))
        #expect(outcome.output.contains("… and ") && outcome.output.contains("more screens"))
        #expect(!outcome.output.contains("<b>marks") && !outcome.output.contains("@everybody"))
        let folds = outcome.output.components(separatedBy: "<details>").count
        #expect(folds > 50 && folds == outcome.output.components(separatedBy: "</details>").count)
    }

    @Test func whatOneTokenChangesIsToldOnce() throws {
        let screens = (1...9).map { "  - {id: s\($0), name: Screen \($0), background: surface}\n" }.joined()
        func tokens(_ color: String) -> String {
            "{\"surface\": {\"$type\": \"color\", \"$value\": \"\(color)\"}}"
        }
        let repository = try Repository([
            "a.screen.yaml": "screens:\n" + screens, ".screenlint.yml": "guidelines: []\ntokens: [t.json]\n",
            "t.json": tokens("#ffffff"),
        ])
        try repository.folder.write("t.json", tokens("#eeeeee"))
        let command = BuiltCommand(folder: repository.folder)
        let text = try command("review", "HEAD").output
        #expect(text.components(separatedBy: "through the token files").count == 2, "\(text)")
        #expect(text.contains("  the same on 8 more screens: Screen 2 (s2), Screen 3 (s3), "), "\(text)")
        #expect(text.contains("Screen 6 (s6) and 3 more\n") && text.contains("9 screens changed"), "\(text)")
        let markdown = try command("review", "HEAD", "-f", "markdown").output
        #expect(markdown.components(separatedBy: "<details>").count == 2, "\(markdown)")
        #expect(markdown.contains("</b> changed, as 8 more screens</summary>"), "\(markdown)")
    }

    @Test func pageShowsBothSidesAndMarksWhatChanged() throws {
        let repository = try Self.repository(screens: 2, title: "'<script>alert(1)</script>'")
        try repository.folder.write("b.screen.yaml", "id: fresh\nnavigationBar: {title: Fresh}\n")
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD", "-f", "html", "-o", "page.html")
        #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
        let page = try repository.folder.read("page.html")
        #expect(page.components(separatedBy: "<article").count == 4)
        #expect(page.components(separatedBy: "<b>Before</b>").count == 3)
        #expect(page.components(separatedBy: "<b>After</b>").count == 4)
        #expect(page.components(separatedBy: "<g data-change=\"a\">").count == 5)
        #expect(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert"))
        #expect(!page.contains("src=") && !page.contains("http://www.example"))
    }

    @Test func severalFormatsGoToFiles() throws {
        let repository = try Self.repository(screens: 1, title: "Sales")
        let command = BuiltCommand(folder: repository.folder)
        let outcome = try command(
            "review",
            "HEAD",
            "-f",
            "markdown",
            "-o",
            "a.md",
            "-f",
            "json",
            "-o",
            "a.json",
            "-f",
            "full"
        )
        #expect(outcome.output.contains("  title: Orders → Sales\n"))
        #expect(try repository.folder.read("a.md").contains("title&#58; Orders → Sales"))
        let json = try JSONSerialization.jsonObject(with: Data(try repository.folder.read("a.json").utf8))
        let keys = try #require(json as? [String: Any]).keys.sorted()
        #expect(keys == ["files", "from", "screens", "summary", "to", "version"])
        #expect(try command("review", "HEAD", "-f", "json", "-f", "full").status == 2)
        #expect(try command("review", "HEAD", "-q").output == "")
    }

    @Test func theOnlyListOfAPageIsThatOfBefore() throws {
        let list = "id: a\ncontent: [{kind: list, items: [{label: A, value: one}, {label: B}]}]\n"
        let repository = try Repository(["a.screen.yaml": list])
        try repository.folder.write(
            "a.screen.yaml",
            "id: a\ncontent: [{kind: card, title: New}, {kind: list, items: [{label: A, value: two}, {label: C}, {label: B}]}]\n"
        )
        let words = try BuiltCommand(folder: repository.folder)("review", "HEAD").output
        #expect(words.contains("one → two") && words.contains("C added") && words.contains("New added"), "\(words)")
        #expect(!words.contains("list removed"), "\(words)")
    }

    @Test func layoutsAndLanguagesAreNamed() throws {
        let repository = try Repository([
            "a.screen.yaml": """
            id: orders
            sizeClasses: [compact, regular]
            navigationBar:
              title: {en: Orders, de: Aufträge}
              trailing: [{icon: plus, accessibilityLabel: Add}, {icon: sort, accessibilityLabel: Sort}]
            variants:
              - sizeClass: regular
                navigationBar: {subtitle: Plant 1000}

            """
        ])
        try repository.replace("Aufträge", with: "Offene Aufträge", in: "a.screen.yaml")
        try repository.replace("Plant 1000", with: "Plant 2000", in: "a.screen.yaml")
        try repository.replace(
            "{icon: plus, accessibilityLabel: Add}, {icon: sort, accessibilityLabel: Sort}",
            with: "{icon: sort, accessibilityLabel: Sort}, {icon: plus, accessibilityLabel: Add}, {icon: filter}",
            in: "a.screen.yaml"
        )
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD", "--only", "screen/unknown-key")
        let moved = ["Sort moved to the start", "Add moved after Sort"]
        #expect(outcome.output.contains("\n  title (de): Aufträge → Offene Aufträge\n"))
        #expect(outcome.output.contains("\n  subtitle: Plant 1000 → Plant 2000 [ios/regular]\n"))
        #expect(outcome.output.contains("icon filter added"))
        #expect(moved.count { outcome.output.contains($0) } == 1, "\(outcome.output)")
    }
}
