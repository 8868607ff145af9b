import Diagnostics
import Testing
import Tokens

/// What token files refer to, and files in which that multiplies.
@Suite struct TokenReferenceTests {
    @Test func aLongChainOfPointersIsNoCircle() {
        let pointers = (1..<200).map { ##""t\##($0)": {"$ref": "#/t\##($0 - 1)"}"## }.reversed()
        let first = ##""t0": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"##
        let catalog = TokenFileTests.catalog(["a.tokens.json": "{\((pointers + [first]).joined(separator: ",\n"))}"])
        #expect(catalog.diagnostics == [])
        #expect(TokenFileTests.colors(catalog)["t199"] == "#FF0000")
    }

    @Test(arguments: ["#/my%20blue", "#/my blue"])
    func pointersAreOfURIs(pointer: String) {
        let color = ##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}"##
        let catalog = TokenFileTests.catalog([
            "a.tokens.json": ##"{"my blue": \##(color), "x": {"$ref": "\##(pointer)"}}"##
        ])
        #expect(catalog.diagnostics == [])
        #expect(TokenFileTests.colors(catalog)["x"] == "#0000FF")
    }

    @Test func setsThatNameOneAnotherEnd() {
        let references = { (level: Int) in
            [String](repeating: ##"{"$ref": "#/sets/s\##(level)"}"##, count: 12).joined(separator: ",")
        }
        let sets =
            (1...9).map { ##""s\##($0 - 1)": {"sources": [\##(references($0))]}"## } + [
                ##""s9": {"sources": [{}]}"##
            ]
        let text =
            ##"{"version": "2025.10", "sets": {\##(sets.joined(separator: ","))}, "##
            + ##""resolutionOrder": [{"$ref": "#/sets/s0"}]}"##
        let catalog = TokenFileTests.catalog(["a.resolver.json": text])
        #expect(catalog.diagnostics.contains { $0.rule == "tokens/too-many" })
    }

    /// Each token has the names of its groups in its own.
    @Test func longNamesOfGroupsAreNotHandedDown() {
        let group = String(repeating: "g", count: 600)
        let color = ##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"##
        let catalog = TokenFileTests.catalog([
            "a.tokens.json": "{\"\(group)\": {\"\(group)\": {\"a\": \(color)}}, \"b\": \(color)}"
        ])
        #expect(catalog.tokens.map(\.name) == ["b"])
        #expect(catalog.diagnostics.map(\.rule) == ["tokens/too-many"])
    }

    @Test func keysOfExtendedGroupsCount() {
        let keys = (0..<200).map { #""$k\#($0)": 1"# }.joined(separator: ", ")
        let groups = (0..<300).map { #""g\#($0)": {"$extends": "{a}"}"# }.joined(separator: ",")
        let catalog = TokenFileTests.catalog(["a.tokens.json": "{\"a\": {\(keys)}, \(groups)}"])
        #expect(catalog.diagnostics.contains { $0.rule == "tokens/too-many" })
    }

    @Test func readsAliasesWithADollar() {
        let catalog = TokenFileTests.catalog([
            "a.json":
                ##"{"blue": {"value": "#0000FF", "type": "color"}, "also": {"value": "$blue", "type": "color"}, "##
                + ##""open": {"value": "$scss-name", "type": "color"}, "size": {"value": "$base", "type": "sizing"}}"##
        ])
        #expect(catalog.diagnostics == [])
        #expect(TokenFileTests.colors(catalog) == ["blue": "#0000FF", "also": "#0000FF", "open": "?"])
    }
}
