import Diagnostics
import Linter
import TestSupport
import Testing
import Wireframe

@testable import Reporters

/// Each finding goes to the picture of its screen.
@Suite struct ScreenPicturesTests {
    private static func pictures(_ text: String) -> ScreenPictures {
        var linter = FileLinter(provider: RuleProvider(defaultPacks: ["apple-hig"]))
        return ScreenPictures(linter.lint(Array(text.utf8), path: "a.screen.yaml"))
    }

    @Test func findingsAreThoseOfTheirScreen() {
        let pictures = Self.pictures(
            """
            screens:
              - {id: a, navigationBar: {title: A Title That Is Much Too Long}}
              - {id: b, navigationBar: {title: Short}, colour: red}
            """
        )
        #expect(
            pictures.screens.map { $0.findings.map(\.rule) } == [["apple-hig/title-length"], ["screen/unknown-key"]]
        )
        #expect(pictures.screens[0].layouts[0].wireframe.svg(idPrefix: "").contains("data-finding=\"1\""))
        #expect(pictures.others.isEmpty)
    }

    @Test func screensOfOneNameAreToldApartByTheirPlace() {
        let pictures = Self.pictures(
            """
            screens:
              - {id: a, navigationBar: {title: Short}}
              - {id: a, navigationBar: {title: A Title That Is Much Too Long}}
              - {navigationBar: {title: Another Title That Is Too Long}}
            """
        )
        let rules = pictures.screens.map { $0.findings.map(\.rule) }
        #expect(!rules[0].contains("apple-hig/title-length"))
        #expect(rules[1].contains("apple-hig/title-length"))
        #expect(rules[2].contains("apple-hig/title-length"))
        #expect(pictures.screens.map(\.name) == ["a", "a", "Screen without an id"])
    }

    @Test func mistakesInTheYAMLBelongToNoScreen() {
        let pictures = Self.pictures("{id: a}\n---\n[\n")
        #expect(pictures.others.contains { $0.rule == "yaml/syntax" })
    }

    @Test func aLocaleWithFindingsHasAPictureOfItsOwn() {
        let title = "{en: Parts, de: Teile, fi: Huoltotilauksen varaosat}"
        let pictures = Self.pictures("{id: a, navigationBar: {title: \(title)}}")
        #expect(pictures.screens[0].layouts.map(\.name) == ["ios/compact", "ios/compact, fi"])
    }
}
