import Diagnostics
import Foundation
import Testing
import Tokens

/// Files of the Design Tokens format 2025.10 are held to all of it, as its schemas are.
@Suite struct TokenFormatTests {
    private static func mistakes(_ text: String, path: String = "a.tokens.json") -> [String] {
        TokenFileTests.mistakes(TokenFileTests.catalog([path: text]))
    }

    private static let color = ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##
    private static let size = ##"{"value": 1, "unit": "px"}"##

    @Test(arguments: [
        (##"{"$type": "dimension", "$value": "16px"}"##, ##"tokens/wrong-type "16px""##),
        (##"{"$type": "dimension", "$value": {"value": "16", "unit": "px"}}"##, ##"tokens/wrong-type "16""##),
        (##"{"$type": "dimension", "$value": {"value": 16, "unit": "%"}}"##, ##"tokens/wrong-type "%""##),
        (##"{"$type": "dimension", "$value": {"value": 16, "units": "px"}}"##, ##"tokens/unknown-key "units""##),
        (##"{"$type": "dimension", "$value": {"value": 16}}"##, ##"tokens/wrong-type {"value": 16}"##),
        (##"{"$type": "duration", "$value": {"value": 1, "unit": "min"}}"##, ##"tokens/wrong-type "min""##),
        (##"{"$type": "fontFamily", "$value": []}"##, "tokens/wrong-type []"),
        (##"{"$type": "fontFamily", "$value": ["A", 1]}"##, "tokens/wrong-type 1"),
        (##"{"$type": "fontWeight", "$value": 1001}"##, "tokens/wrong-type 1001"),
        (##"{"$type": "fontWeight", "$value": "fat"}"##, ##"tokens/wrong-type "fat""##),
        (##"{"$type": "number", "$value": "1"}"##, ##"tokens/wrong-type "1""##),
        (##"{"$type": "cubicBezier", "$value": [0, 0, 1]}"##, "tokens/wrong-type [0, 0, 1]"),
        (##"{"$type": "cubicBezier", "$value": [0, 5, 1.5, -1]}"##, "tokens/wrong-type 1.5"),
        (##"{"$type": "strokeStyle", "$value": "wavy"}"##, ##"tokens/wrong-type "wavy""##),
        (
            ##"{"$type": "strokeStyle", "$value": {"dashArray": ["{a.b}"], "lineCap": "flat"}}"##,
            ##"tokens/wrong-type "flat""##
        ),
        (
            ##"{"$type": "border", "$value": {"color": \##(color), "width": \##(size)}}"##,
            ##"tokens/wrong-type {"color": \##(color), "width": \##(size)}"##
        ),
        (
            ##"{"$type": "border", "$value": {"color": "#000", "width": \##(size), "style": "solid"}}"##,
            ##"tokens/wrong-color "#000""##
        ),
        (##"{"$type": "gradient", "$value": [{"color": \##(color), "position": 2}]}"##, "tokens/wrong-type 2"),
        (
            ##"{"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [0, 0, 3]}, "position": 0}]}"##,
            "tokens/wrong-color 3"
        ),
        (##"{"$type": "typography", "$value": "Arial"}"##, ##"tokens/wrong-type "Arial""##),
        (##"{"$type": "string", "$value": "amber"}"##, ##"tokens/unknown-type "string""##),
        (##"{"$value": {"data": [1]}}"##, ##"tokens/wrong-type {"data": [1]}"##),
        (##"{"$type": "number", "$value": 1, "$description": 4}"##, "tokens/wrong-type 4"),
        (##"{"$ref": "b"}"##, ##"tokens/wrong-type "b""##),
        (##"{"$type": "number", "$value": {"$ref": "#/b", "more": 1}}"##, ##"tokens/unknown-key "more""##),
    ])
    func valuesAreOfTheirType(token: String, mistake: String) {
        let found = Self.mistakes(##"{"a": \##(token), "b": {"$type": "number", "$value": 1}}"##)
        #expect(found.filter { !$0.contains("alias") } == [mistake])
    }

    @Test(arguments: [
        ##"{"$type": "dimension", "$value": {"value": -0.5, "unit": "rem"}}"##,
        ##"{"$type": "dimension", "$value": {"value": {"$ref": "#/b/$value"}, "unit": "rem"}}"##,
        ##"{"$type": "fontWeight", "$value": "extra-bold"}"##, ##"{"$type": "fontFamily", "$value": "Inter"}"##,
        ##"{"$type": "cubicBezier", "$value": [0, -2, 1, 3]}"##,
        ##"{"$type": "typography", "$value": "{b}"}"##, ##"{"$value": 4}"##, ##"{"$value": [0, 0, 1, 1]}"##,
        ##"{"$type": "shadow", "$value": ["{b}", {"color": "{b}", "offsetX": "{b}", "offsetY": "{b}", "blur": "{b}", "spread": {"value": 0, "unit": "px"}, "inset": true}]}"##,
        ##"{"$type": "strokeStyle", "$value": {"dashArray": [{"value": 0, "unit": "px"}], "lineCap": "butt"}}"##,
    ])
    func whatTheFormatAllowsIsTaken(token: String) {
        #expect(Self.mistakes(##"{"a": \##(token), "b": {"$type": "number", "$value": 1}}"##) == [])
    }

    @Test(arguments: [
        (##"{"a": {"$extend": "{b}", "c": {"$value": 1}}}"##, ##"tokens/unknown-key "$extend""##),
        (##"{"a": {"$type": "colour"}}"##, ##"tokens/unknown-type "colour""##),
        (##"{"a.b": {"$value": 1}}"##, ##"tokens/unknown-key "a.b""##),
        (##"{"a": {"$ref": "#/b", "c": {"$value": 1}}, "b": {}}"##, ##"tokens/unknown-key "$ref""##),
        (##"{"a": {"$extends": "b"}, "b": {}}"##, ##"tokens/wrong-type "b""##),
    ])
    func groupsAreHeldToTheFormat(text: String, mistake: String) {
        #expect(Self.mistakes(text).contains(mistake), "\(Self.mistakes(text))")
    }

    @Test(arguments: [
        (##"{"resolutionOrder": []}"##, [##"tokens/wrong-type {"resolutionOrder": []}"##, "tokens/wrong-type []"]),
        (
            ##"{"version": "2025.10", "sets": {"a": {"source": []}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
            [##"tokens/unknown-key "source""##]
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": []}}]}"##,
            [##"tokens/wrong-type {"a": []}"##]
        ),
    ])
    func resolverFilesAreHeldToTheFormat(text: String, mistakes: [String]) {
        let found = Self.mistakes(text, path: "a.resolver.json")
        #expect(mistakes.allSatisfy(found.contains), "\(found)")
    }

    /// YAML takes what every reader of JSON refuses.
    @Test(arguments: [
        (##"{"a": {"$value": "#fff", "$type": "color",}}"##, true), (##"{"a": [1, 2 , ] }"##, true),
        (##"{"a": {"$value": "\",}", "$type": "string"}}"##, false), (##"{"a, ]": 1}"##, false),
    ])
    func noCommaStandsBehindTheLastEntry(text: String, isTold: Bool) {
        #expect(Self.mistakes(text, path: "tokens.json").contains("yaml/syntax ,") == isTold)
        #expect(!Self.mistakes(text, path: "tokens.json5").contains("yaml/syntax ,"))
    }

    @Test func draftsOfTheFormatAreReadForTheirColors() {
        let text =
            ##"{"a": {"$type": "sizing", "$value": "16px"}, "b": {"$type": "color", "$value": "{c}"}, "c": "more"}"##
        let found = Self.mistakes(text, path: "tokens.json")
        #expect(found == [##"tokens/unknown-alias "{c}""##, ##"tokens/wrong-type "more""##])
    }

    @Test func measuresOfCSSAreTold() {
        let catalog = TokenFileTests.catalog(["a.tokens": ##"{"a": {"$type": "dimension", "$value": "16px"}}"##])
        #expect(
            catalog.diagnostics.map(\.message) == [
                ##"'a' takes a map with 'value' and 'unit'; this is '16px'. Write {"value": 16, "unit": "px"}."##
            ]
        )
    }

    // MARK: The format's own examples

    /// The examples on the format's pages that its schemas refuse, by page and number; all others they take.
    private static let refused: Set = [
        "aliases.md 7", "aliases.md 8", "groups.md 3", "groups.md 6", "groups.md 18", "terminology.md 1",
        "bundling.md 1",
        "inputs.md 1", "inputs.md 2", "inputs.md 3", "resolution-logic.md 1", "resolution-logic.md 3",
        "resolution-logic.md 4", "syntax.md 1", "syntax.md 2", "syntax.md 3", "syntax.md 5", "syntax.md 6",
        "syntax.md 7",
        "syntax.md 8", "syntax.md 9", "syntax.md 11", "syntax.md 12", "syntax.md 13", "syntax.md 14", "syntax.md 15",
        "syntax.md 16", "syntax.md 19", "syntax.md 20", "syntax.md 21",
    ]

    private static let folder = ProcessInfo.processInfo.environment["TOKEN_FILES"]

    @Test(.enabled(if: folder != nil, "TOKEN_FILES names no folder with the format's own pages"))
    func examplesAreTakenAndRefusedAsByTheSchemas() throws {
        let root = URL(filePath: try #require(Self.folder))
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        let pages = files?.compactMap { $0 as? URL }.filter {
            $0.pathExtension == "md" && $0.path().contains("/technical-reports/")
        }
        var count = 0
        for page in pages ?? [] {
            let text = try String(contentsOf: page, encoding: .utf8)
            for (number, block) in text.matches(of: /(?ms)^```json[^\n]*\n(.*?)^```/).enumerated() {
                let example = String(block.1)
                guard (try? JSONSerialization.jsonObject(with: Data(example.utf8))) is [String: Any] else { continue }
                count += 1
                let name = "\(page.lastPathComponent) \(number + 1)"
                // What the schemas say nothing of: whether an alias leads anywhere.
                let found = Self.mistakes(example).filter {
                    !$0.hasPrefix("tokens/unknown-alias") && !$0.contains("circular") && !$0.contains("no-tokens")
                }
                #expect(found.isEmpty != Self.refused.contains(name), "\(name): \(found)")
            }
        }
        #expect(count == 97)
    }
}
