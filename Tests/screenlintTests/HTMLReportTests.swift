import Foundation
import Testing

/// The HTML report as a file; `Scripts/try-report` looks at it in a browser.
@Suite struct HTMLReportTests {
    private static let screens = """
        screens:
          - id: orders
            guidelines: [sap-fiori-ios]
            navigationBar: {title: Orders Waiting for Approval by Managers}
          - id: other orders/ü
            guidelines: [sap-fiori-ios]
            navigationBar:
              # screenlint:disable-next-line sap-fiori-ios/title-length -- the law's own word
              title: Orders Waiting for Approval by Managers
        """

    private func page(_ words: String...) throws -> String {
        let folder = try TemporaryFolder(["orders.screen.yaml": Self.screens])
        let only = ["-f", "html", "--only", "sap-fiori-ios/title-length"]
        let outcome = try BuiltCommand(folder: folder).run(only + words)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        return outcome.output
    }

    /// All values of an attribute.
    private func values(_ attribute: String, _ page: String) -> [String] {
        page.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
            $0.components(separatedBy: "\"").first
        }
    }

    @Test func showsWireframesFindingsAndClauses() throws {
        let page = try page()
        #expect(page.components(separatedBy: "<article").count == 3)
        #expect(page.components(separatedBy: "<figure><svg").count == 3)
        #expect(page.contains("<mark>Orders Waiting for Approval by Managers</mark>"))
        #expect(page.contains("1 exception</summary>"))
        #expect(page.contains("suppressed: <bdi>the law&#39;s own word</bdi>"))
        #expect(page.contains("<tr id=\"clause-FIORI-NAV-04\">"))
        #expect(page.contains("2 violated (1 suppressed or in the baseline)"))
    }

    @Test func idsAreUniqueAndLinksLeadSomewhere() throws {
        let page = try page()
        let ids = values("id", page)
        #expect(Set(ids).count == ids.count, "\(ids.filter { id in ids.count { $0 == id } > 1 })")
        for link in values("href", page) where link.hasPrefix("#") { #expect(ids.contains(String(link.dropFirst()))) }
        for link in values("href", page) where !link.hasPrefix("#") { #expect(link.hasPrefix("https://")) }
        for link in values("aria-labelledby", page) {
            for name in link.split(separator: " ") { #expect(ids.contains(String(name)), "\(name)") }
        }
    }

    @Test func linksStayTheSame() throws {
        let ids = values("id", try page())
        #expect(ids.contains("screen-orders-d6580672"))
        #expect(ids.contains { $0.hasPrefix("screen-other-orders/--") })
        #expect(ids.contains("rule-sap-fiori-ios/title-length"))
        #expect(ids == values("id", try page("--jobs", "1")))
    }

    @Test func nothingComesFromOutside() throws {
        let page = try page()
        #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
        for word in ["<link", "<img", "src=", " style=\"", "@import", "url(", " onclick"] {
            #expect(!page.replacing("url(#", with: "").contains(word), "\(word)")
        }
    }

    @Test func aTeamsRulesAreExplainedToo() throws {
        let folder = try TemporaryFolder([
            ".screenlint.yml": "rulePacks: [team]\nguidelines: []\n",
            "a.screen.yaml": "id: a\nname: Long\n",
            "team/pack.yaml": "guideline: Our Team\ndocuments: {page: {title: Page, url: 'https://team.example/'}}\n",
            "team/page.yaml": """
            document: page
            clauses:
              T-1: {modality: must, says: "A name has three characters."}
            rules:
              short-name: {summary: A name is short, clauses: [T-1], on: name, check: {maxCharacters: 3}}
            """,
        ])
        let page = try BuiltCommand(folder: folder)("-f", "html").output
        #expect(page.contains("<a href=\"#clause-T-1\">T-1</a> A name has three characters."))
        #expect(page.contains("href=\"https://team.example/\"") && page.contains("A name is short"))
    }

    @Test func conformanceAloneIsAPage() throws {
        let folder = try TemporaryFolder(["orders.screen.yaml": Self.screens])
        let page = try BuiltCommand(folder: folder)("conformance", "-f", "html").output
        #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
        #expect(page.contains("<tr id=\"clause-FIORI-NAV-04\">") && !page.contains("href=\"#screen-"))
    }
}
