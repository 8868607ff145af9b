import Diagnostics
import TestSupport
import Testing
import Tokens

/// Token files in each form, and what is wrong in them.
@Suite struct TokenFileTests {
    static func catalog(_ files: KeyValuePairs<String, String>) -> TokenCatalog {
        TokenCatalog(files.map { TokenFile(Array($0.value.utf8), path: $0.key) })
    }

    /// The light and the dark colour of each token, by its name.
    static func colors(_ catalog: TokenCatalog) -> [String: String] {
        Dictionary(
            catalog.tokens.map { token in
                let (light, dark) = (token.light?.hex ?? "?", token.dark?.hex ?? "?")
                return (token.name, light == dark ? light : "\(light) \(dark)")
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    static func mistakes(_ catalog: TokenCatalog) -> [String] {
        catalog.diagnostics.map { diagnostic in
            let source = catalog.files.first { $0.path == diagnostic.file }?.source ?? []
            let range = diagnostic.range.start..<max(diagnostic.range.start, diagnostic.range.end)
            return "\(diagnostic.rule) \(String(decoding: source[range], as: UTF8.self))"
        }
    }

    @Test func readsTheDesignTokensFormat() {
        let catalog = Self.catalog([
            "a.tokens.json": """
            {"color": {"$type": "color", "$deprecated": "old",
              "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "alpha": 0.5, "hex": "#0066cc"}},
              "vivid": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}, "$deprecated": false},
              "print": {"$value": {"colorSpace": "lab", "components": [50, 10, 10], "hex": "#8a6f66"}},
              "lost": {"$value": {"colorSpace": "xyz-d50", "components": [0.1, 0.1, 0.1]}},
              "$root": {"$value": {"colorSpace": "hsl", "components": [240, 100, 50]}}},
             "brand": {"main": {"$value": "{color.blue}"}, "same": {"$ref": "#/color/vivid"},
              "mixed": {"$type": "color", "$value": {"colorSpace": "srgb",
                "components": [1, {"$ref": "#/color/blue/$value/components/1"}, 0]}},
              "size": {"$type": "number", "$value": 4}, "also": {"$value": "{brand.size}"}}}
            """
        ])
        #expect(catalog.diagnostics == [])
        #expect(
            Self.colors(catalog) == [
                "color.blue": "#0066CC80", "color.vivid": "#00FF00", "color.print": "#8A6F66", "color.lost": "?",
                "color.$root": "#0000FF", "brand.main": "#0066CC80", "brand.same": "#00FF00", "brand.mixed": "#FF6600",
            ]
        )
        #expect(catalog.tokens.first { $0.name == "color.blue" }?.deprecation?.reason == "old")
        #expect(catalog.tokens.first { $0.name == "color.vivid" }?.deprecation == nil)
    }

    /// Aliases don't name the sets of Tokens Studio, those called light and dark are appearances, and of others nobody says
    /// which one an app uses; so in both ways of writing its files.
    @Test(arguments: ["", "$"])
    func setsStandSideBySide(dollar: String) {
        func color(_ name: String, _ value: String) -> String {
            #""\#(name)": {"\#(dollar)value": "\#(value)", "\#(dollar)type": "color"}"#
        }
        let catalog = Self.catalog([
            "all.json": """
            {"core": {\(color("ink", "#123456"))}, "theme/light": {\(color("page", "{ink}"))},
             "theme/dark": {\(color("page", "#000000"))},
             "acme": {\(color("brand", "#ff0000")), \(color("same", "{ink}"))},
             "other": {\(color("brand", "#00ff00")), \(color("same", "{ink}"))},
             "$themes": [], "$metadata": {"tokenSetOrder": ["core"]}}
            """
        ])
        #expect(catalog.diagnostics == [])
        #expect(
            Self.colors(catalog) == ["ink": "#123456", "page": "#123456 #000000", "brand": "?", "same": "#123456"]
        )
    }

    /// Modes of other tools, and light and dark in place of a value.
    @Test func appearancesOfOtherToolsAreRead() {
        let catalog = Self.catalog([
            "a.json": """
            {"ink": {"$type": "color", "$value": "#111111", "$extensions": {"mode": {"Dark": "{page}"}}},
             "page": {"$type": "color", "$value": {"light": "#ffffff", "dark": "#222222"}},
             "size": {"$type": "dimension", "$value": {"light": "1px", "dark": "2px"}}}
            """
        ])
        #expect(catalog.diagnostics == [])
        #expect(Self.colors(catalog) == ["ink": "#111111 #222222", "page": "#FFFFFF #222222"])
        let strict = ##"{"page": {"$type": "color", "$value": {"light": "#fff", "dark": "#222"}}}"##
        #expect(Self.mistakes(Self.catalog(["a.tokens.json": strict])) != [])
    }

    @Test func aTokenThatIsWrittenTwiceIsTold() {
        let twice = ##"{"a": {"$type": "color", "$value": "#fff"}, "a": {"$type": "color", "$value": "#000"}}"##
        #expect(Self.mistakes(Self.catalog(["a.json": twice])) == [##"yaml/duplicate-key "a""##])
    }

    @Test func aMisspeltAliasLeadsOn() {
        let catalog = Self.catalog([
            "a.json": ##"{"a": {"red": {"value": "#f00"}, "x": {"value": "{a.rde}", "type": "color"}}}"##
        ])
        #expect(catalog.diagnostics.map(\.message) == ["No token has the name 'a.rde'; did you mean '{a.red}'?"])
    }

    @Test func aLongChainIsNoCircle() {
        let aliases = (1..<2000).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }.reversed()
        let first = ##""t0": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"##
        let catalog = Self.catalog(["a.tokens.json": "{\((aliases + [first]).joined(separator: ",\n"))}"])
        #expect(catalog.diagnostics == [])
        #expect(Self.colors(catalog)["t1999"] == "#FF0000")
        let circle = Self.catalog([
            "a.tokens.json": "{\(aliases.joined(separator: ",")), \"t0\": {\"$value\": \"{t1}\"}}"
        ])
        #expect(Self.mistakes(circle).count == 1 && Self.mistakes(circle)[0].hasPrefix("tokens/circular-alias "))
    }

    @Test func aLongChainOfGroupsIsToldAsOne() {
        let groups = (1...60).map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# }.joined(separator: ",\n")
        let catalog = Self.catalog(["a.tokens.json": "{\(groups), \"g0\": {\"$type\": \"color\"}}"])
        #expect(Set(Self.mistakes(catalog).map { $0.prefix { $0 != " " } }) == ["tokens/too-many"])
    }

    @Test func aColorWithoutATypeIsTold() {
        let catalog = Self.catalog(["a.tokens.json": ##"{"a": {"$value": "#fff"}, "b": {"$value": "12"}}"##])
        #expect(Self.mistakes(catalog) == [##"tokens/unknown-type "#fff""##])
        #expect(catalog.diagnostics.first?.severity == .warning)
    }

    @Test func aLongNameIsCutInMessages() {
        let name = String(repeating: "n", count: 10_000)
        let catalog = Self.catalog(["a.tokens.json": ##"{"\##(name)": {"$type": "color", "$value": "{\##(name)x}"}}"##])
        #expect(catalog.diagnostics.allSatisfy { $0.message.count < 200 } && !catalog.diagnostics.isEmpty)
    }

    @Test func groupsExtendOthers() {
        let color = { (hex: String) in
            #"{"$type": "color", "$value": {"colorSpace": "lab", "components": [1, 1, 1], "hex": "\#(hex)"}}"#
        }
        let catalog = Self.catalog([
            "a.tokens": """
            {"button": {"back": \(color("#111111")), "text": \(color("#222222")), "more": {"one": \(color("#333333"))}},
             "strong": {"$extends": "{button}", "back": \(color("#444444")), "more": {"two": \(color("#555555"))}},
             "same": {"$ref": "#/strong"}}
            """
        ])
        #expect(catalog.diagnostics == [])
        #expect(
            Self.colors(catalog) == [
                "button.back": "#111111", "button.text": "#222222", "button.more.one": "#333333",
                "strong.back": "#444444", "strong.text": "#222222", "strong.more.one": "#333333",
                "strong.more.two": "#555555", "same.back": "#444444", "same.text": "#222222",
                "same.more.one": "#333333", "same.more.two": "#555555",
            ]
        )
    }

    @Test func readsTheOlderForm() {
        let catalog = Self.catalog([
            "base.json": """
            {"base": {"palette": {"soap": {"200": {"value": "#F0F1F2", "type": "color", "deprecated": true,
              "deprecatedComment": "replace it with `palette.slate.50`", "fallback": "{base.palette.slate.50}"}},
              "white": {"value": "oklch(1 0 0 / 1)", "type": "color", "comment": "plain"}},
              "unit": {"value": "0.25rem", "type": "sizing"}, "two": {"value": "{base.unit} * 2", "type": "sizing"}}}
            """,
            "sys.json": """
            {"sys": {"back": {"value": "{base.palette.soap.200}", "type": "color"},
              "old": {"value": "{base.palette.white.value}", "type": "color"},
              "worked": {"value": "hsla({base.unit}, 1%, 2%, 1)", "type": "color"}}}
            """,
        ])
        #expect(catalog.diagnostics == [])
        #expect(
            Self.colors(catalog) == [
                "base.palette.soap.200": "#F0F1F2", "base.palette.white": "#FFFFFF", "sys.back": "#F0F1F2",
                "sys.old": "#FFFFFF", "sys.worked": "?",
            ]
        )
        #expect(catalog.tokens.first?.deprecation?.successor == "base.palette.slate.50")
    }

    @Test func readsTheStartOfAPage() {
        let catalog = Self.catalog([
            "DESIGN.md": """
            ---
            name: Daylight
            colors:
              primary: "#1A1C1E"
              on-primary: white
            typography: {h1: {fontSize: 48px}}
            components:
              button: {backgroundColor: "{colors.primary}", padding: 12px}
            ---
            # Colors
            primary: not YAML: at all
            """,
            "OTHER.md": "# Nothing",
        ])
        #expect(
            Self.colors(catalog) == [
                "colors.primary": "#1A1C1E", "colors.on-primary": "#FFFFFF",
                "components.button.backgroundColor": "#1A1C1E",
            ]
        )
        #expect(Self.mistakes(catalog) == ["tokens/no-tokens "])
    }

    @Test func resolverFilesTellLightFromDark() {
        let white = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}"#
        let black = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#
        let files = ["themes/dark.json": #"{"page": {"$value": "{ink}"}, "ink": \#(black)}"#]
        let catalog = TokenCatalog(
            [
                TokenFile(
                    Array(
                        """
                        {"version": "2025.10", "sets": {"base": {"sources": [{"ink": \(white), "page": \(white)}]}},
                         "modifiers": {"theme": {"contexts": {"Light": [], "Dark": [{"$ref": "./dark.json"}]}},
                           "size": {"contexts": {"small": [{"ink": \(black)}], "big": []}, "default": "big"}},
                         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
                           {"$ref": "#/modifiers/size"}]}
                        """.utf8
                    ),
                    path: "themes/all.resolver.json"
                )
            ],
            read: { path, _ in files[path].map { Array($0.utf8) } }
        )
        #expect(catalog.diagnostics == [])
        #expect(Self.colors(catalog) == ["ink": "#FFFFFF #000000", "page": "#FFFFFF #000000"])
    }

    @Test(arguments: [
        (#"{"a": {"$type": "color", "$value": "{b"}}"#, [#"tokens/wrong-color "{b""#]),
        (#"{"a": {"$type": "color", "$value": "{b}"}}"#, [#"tokens/unknown-alias "{b}""#]),
        (
            #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$type": "color", "$value": "{a}"}}"#,
            [#"tokens/circular-alias "a""#]
        ),
        (
            #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#,
            [#"tokens/circular-alias "{b}""#, #"tokens/circular-alias "{a}""#]
        ),
        (#"{"a": {"b": {"$extends": "{a}"}}}"#, [#"tokens/circular-alias "{a}""#]),
        (
            #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 2, 0]}}}"#,
            ["tokens/wrong-color 2"]
        ),
        (
            #"{"a": {"$type": "color", "$value": {"colorSpace": "rgb", "components": [0, 2, 0]}}}"#,
            [#"tokens/wrong-color "rgb""#]
        ),
        (
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [360, 0, 0], "alpha": 2, "hex": "#fff"}}}"##,
            ["tokens/wrong-color 2", ##"tokens/wrong-color "#fff""##]
        ),
        (##"{"a": {"$type": "color", "$value": "#ff0000"}}"##, [##"tokens/wrong-color "#ff0000""##]),
        (#"{"a": {"$type": "colour", "$value": 1}}"#, [#"tokens/unknown-type "colour""#]),
        (#"{"a": {"$type": "number", "$value": 1, "b": {}}}"#, [#"tokens/wrong-type "b""#]),
        (#"{"a": {"$type": "number", "$value": 1, "$vlaue": 2}}"#, [#"tokens/unknown-key "$vlaue""#]),
        (#"{"a": {"$value": 1,"#, ["yaml/syntax "]),
    ])
    func mistakesStandAtTheirPlace(text: String, mistakes: [String]) {
        #expect(Self.mistakes(Self.catalog(["a.tokens.json": text])) == mistakes)
    }

    @Test(.slow) func groupsThatMultiplyAreCutOff() {
        var text = #"{"g0": {"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1}}"#
        for level in 1...40 {
            text += #", "g\#(level)": {"a": {"$extends": "{g\#(level - 1)}"}, "b": {"$extends": "{g\#(level - 1)}"}}"#
        }
        let catalog = Self.catalog(["a.tokens": text + "}"])
        #expect(Self.mistakes(catalog).contains { $0.hasPrefix("tokens/too-many") })
    }
}
