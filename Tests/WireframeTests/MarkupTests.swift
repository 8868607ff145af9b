import Diagnostics
import Foundation
import TestSupport
import Testing
import Tokens

@testable import Wireframe

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What is written is well-formed, self-contained SVG, whatever the description says.
@Suite struct MarkupTests {
    static let hostile = #"""
        defaults: {app: {name: "<script>"}}
        screens:
          - id: "<script>alert(1)</script>"
            name: "\"><script>alert(1)</script> ]]> &amp; \u202Eevil\u0007"
            background: "red\" onload=\"alert(1)"
            navigationBar:
              title: "<script>alert(1)</script> \u202E\u0007 & \"quoted\" 'single'"
              subtitle: "مرحبا \u2066 注文一覧 👩‍👩‍👧‍👦"
              background: "url(https://evil.example)"
              trailing:
                - {label: "</text><image href='https://evil.example/x.png'/>"}
                - {icon: "<b>", color: "#fff\"/><script>"}
            toolbar: {items: [{label: ""}, {label: "\u0000"}, {label: "   "}]}
            content: [{kind: "</svg>", title: "]]>"}, {kind: list, items: [{label: "\n\n\t"}]}]
          - id: numbers
            navigationBar:
              titleLines: 99999999999
              title: x
              cornerRadius: -1e300
              logo: {width: -1e300, height: 1e300}
              selection: {active: true, count: 99999999999999999}
            splitView: {columns: 1000000}
            toolbar: {items: [{kind: fixed-space, width: 1e308}, {kind: segmented-control, items: []}]}
        """#

    @Test func aTextOfSeveralLinesIsDrawnInOne() {
        #expect(MarkupText.start(of: "Two lines\nof\ttext.") == "Two lines of text.")
    }

    private static var everything: [(name: String, markup: String)] {
        let badges = [Wireframe.Badge(1, .error, at: "navigationBar.title", message: "'<script>' \u{202E} \u{7}")]
        let pictures = Zoo.drawn.pictures + Drawn(hostile, badges: badges).pictures
        return pictures.map { ("\($0.screen) \($0.layout)", $0.wireframe.markup) }
    }

    @Test func everyPictureIsWellFormed() {
        for (name, markup) in Self.everything {
            let parser = XMLParser(data: Data(markup.utf8))
            #expect(parser.parse(), "\(name): \(parser.parserError.map(String.init(describing:)) ?? "")")
        }
    }

    @Test func textIsNeverMarkup() {
        for (name, markup) in Self.everything {
            for forbidden in ["<script", "<image", "onload=\"", "http://", "https://", "javascript:", "NaN", "inf"] {
                let found = markup.replacing("http://www.w3.org/2000/svg", with: "")
                    .replacing("url(https://evil.example)", with: "").range(
                        of: "=\"[^\"]*\(forbidden)",
                        options: .regularExpression
                    )
                #expect(found == nil || forbidden == "onload=\"", "\(name) holds \(forbidden) in an attribute")
            }
            #expect(!markup.contains("<script") && !markup.contains("<image") && !markup.contains("]]>"))
            let controls = markup.unicodeScalars.filter {
                $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || (0x202A...0x202E).contains($0.value)
            }
            #expect(controls.isEmpty, "\(name)")
        }
    }

    @Test func controlCharactersAreShownAndDirectionsIsolated() throws {
        let markup = try Drawn(Self.hostile).first.markup
        #expect(markup.contains("\\u{202E}") && markup.contains("\\u{7}"))
        let title = "\u{5DE}\u{5E1}\u{5DA}"
        let wireframe = try Drawn("{id: a, name: \(title)}").first
        #expect(wireframe.markup.contains("<title id=\"p-title\">\u{2068}\(title), ios/compact\u{2069}</title>"))
    }

    @Test(.slow, .timeLimit(.minutes(1))) func muchIsCutToWhatAPictureCanShow() throws {
        let marks = String(repeating: "\u{301}", count: 100_000)
        let items = String(repeating: "{kind: button, label: A},", count: 20_000)
        let nested = String(repeating: "{kind: section, items: [", count: 40)
        let text = """
            id: much
            navigationBar: {title: "\(String(repeating: "long ", count: 50_000))", subtitle: "e\(marks)"}
            toolbar: {items: [\(items)]}
            content: [\(nested)\(items)\(String(repeating: "]}", count: 40))]
            """
        let badges = (1...3000).map { Wireframe.Badge($0, .error, at: "toolbar.items[\($0)]", message: "Wrong.") }
        let wireframe = try Drawn(text, badges: badges).first
        #expect(wireframe.badges.count == 200)
        #expect(wireframe.markup.utf8.count < 200_000)
    }

    @Test func elementsSayWhatTheyAre() throws {
        for wireframe in Zoo.drawn.wireframes {
            let markup = wireframe.svg(idPrefix: "x-")
            #expect(markup.hasPrefix("<svg "))
            #expect(markup.contains(" role=\"img\" ") && markup.contains(" aria-labelledby=\"x-title x-desc\""))
            #expect(markup.contains("<title id=\"x-title\">") && markup.contains("<desc id=\"x-desc\">"))
        }
    }

    @Test func idsStartWithThePrefix() throws {
        for wireframe in Zoo.drawn.wireframes {
            let markup = wireframe.svg(idPrefix: "screen-7-")
            let ids = markup.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
            #expect(Set(ids).count == ids.count && ids.allSatisfy { $0.hasPrefix("screen-7-") })
            for reference in markup.matches(of: /url\(#([^)]*)\)/) { #expect(ids.contains(String(reference.1))) }
        }
    }

    @Test func everyClassHasARuleInTheStylesheet() {
        let sheet = Wireframe.stylesheet()
        for (name, markup) in Self.everything {
            for match in markup.matches(of: /\sclass="([^"]*)"/) {
                for word in match.1.split(separator: " ") where word != "wf" {
                    #expect(sheet.contains(".\(word){"), "\(name): no rule for \(word)")
                }
            }
        }
    }

    @Test func darkColoursCoverAllOfTheLightOnes() {
        func selectors(_ text: String) -> [Substring] { text.matches(of: /\.wf-[a-zA-Z-]+(?=\{)/).map(\.0) }
        #expect(selectors(Wireframe.colors(.light)) == selectors(Wireframe.colors(.dark)))
    }

    @Test func picturesAreSmall() {
        for (name, markup) in Self.everything { #expect(markup.utf8.count < 20_000, "\(name)") }
    }

    @Test func aSheetIsOneWellFormedFile() throws {
        let pictures = Zoo.drawn.pictures + Drawn(Self.hostile).pictures
        let rows = pictures.map { picture in
            WireframeSheet.Row(
                title: picture.screen,
                wireframes: [(picture.layout, picture.wireframe)],
                legend: [
                    (Wireframe.Badge(1, .warning, at: "", message: "</svg>\u{1B} long " + picture.layout), "a/<b>")
                ]
            )
        }
        let sheet = WireframeSheet(title: "<hostile>\u{202E}.yaml", rows: rows).svg
        let parser = XMLParser(data: Data(sheet.utf8))
        #expect(parser.parse())
        let ids = sheet.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        #expect(WireframeSheet(title: "none", rows: []).svg.contains("</svg>"))
    }
}
