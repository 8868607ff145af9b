import Testing
import Tokens

/// Token files as other tools and teams write them, each by its own habits.
@Suite struct OtherTokenFilesTests {
    private static func read(_ text: String, path: String = "a.json") -> ([String: String], [String]) {
        let catalog = TokenFileTests.catalog([path: text])
        return (TokenFileTests.colors(catalog), TokenFileTests.mistakes(catalog))
    }

    /// Spectrum writes a value for each appearance, or device, as a set of its own.
    @Test func setsOfOneTokenAreItsAppearances() {
        let (colors, mistakes) = Self.read(
            ##"""
            {"page": {"sets": {"light": {"value": "rgb(255, 255, 255)"}, "dark": {"value": "rgb(0, 0, 0)"},
                               "wireframe": {"value": "rgb(9, 9, 9)"}}},
             "bar": {"value": "{page}"},
             "height": {"sets": {"desktop": {"value": "32px"}, "mobile": {"value": "40px"}}}, "row": {"value": "{height}"}}
            """##
        )
        #expect(colors == ["page": "#FFFFFF #000000", "bar": "#FFFFFF #000000"])
        #expect(mistakes == [])
    }

    /// What people see isn't the value that is written then.
    @Test(arguments: [
        ##""$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.2", "space": "lch"}}}"##,
        ##""alpha": 0.1"##,
    ])
    func modifiedColorsAreOpen(modifier: String) {
        let (colors, mistakes) = Self.read(
            ##"{"ink": {"$type": "color", "$value": "#112233"}, "a": {"$type": "color", "$value": "{ink}", \##(modifier)}}"##
        )
        #expect(colors == ["ink": "#112233", "a": "?"])
        #expect(mistakes == [])
    }

    /// Theo marks aliases, which may be their value alone, writes the type beside them, and imports some from elsewhere.
    @Test func aliasesOfTheoAreFollowed() {
        let (colors, mistakes) = Self.read(
            ##"""
            global: {type: color, category: text}
            imports: ["./more.yml"]
            aliases: {BLUE: "#0070d2", RED: {value: "#ff0000"}}
            props:
              LINK: {value: "{!BLUE}"}
              ERROR: {value: "{!RED}"}
              OTHER: {value: "{!ELSEWHERE}"}
            """##,
            path: "a.yml"
        )
        #expect(
            colors == [
                "aliases.BLUE": "#0070D2", "aliases.RED": "#FF0000", "props.LINK": "#0070D2", "props.ERROR": "#FF0000",
                "props.OTHER": "?",
            ]
        )
        #expect(mistakes == [])
    }

    /// Where nothing is imported, an alias that leads nowhere is one.
    @Test func anAliasOfTheoThatLeadsNowhereIsTold() {
        let (_, mistakes) = Self.read(
            ##"{"aliases": {"A": {"value": "#fff"}}, "props": {"b": {"value": "{!B}", "type": "color", "category": "x"}}}"##
        )
        #expect(mistakes.count == 1, "\(mistakes)")
    }

    /// Style Dictionary takes a colour in parts; parts of one can be bytes as well as shares.
    @Test func colorsInPartsAreRead() {
        let (colors, mistakes) = Self.read(
            ##"""
            {"red": {"value": {"h": 0, "s": 100, "l": 50}}, "half": {"value": {"r": 0, "g": 0, "b": 255, "a": 0.5}},
             "black": {"value": {"r": 0, "g": 0, "b": 0}},
             "dim": {"value": {"r": 0, "g": 0.5, "b": 1}}, "font": {"value": {"family": "Inter", "size": 12}},
             "error": {"value": "{red.value}", "type": "color"}, "weak": {"value": "{dim}", "type": "color"}}
            """##
        )
        #expect(
            colors == [
                "red": "#FF0000", "half": "#0000FF80", "black": "#000000", "dim": "?", "error": "#FF0000", "weak": "?",
            ]
        )
        #expect(mistakes == [])
    }

    @Test func appearancesWithoutATypeAreRead() {
        let (colors, _) = Self.read(##"{"page": {"value": {"light": "#fff", "dark": "#000"}}}"##)
        #expect(colors == ["page": "#FFFFFF #000000"])
        let (others, mistakes) = Self.read(
            ##"""
            {"page": {"$type": "color", "$value": {"default": "{white}", "dark": "{white}"}},
             "white": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
            """##,
            path: "a.tokens.json"
        )
        #expect(others == ["page": "#FFFFFF", "white": "#FFFFFF"])
        #expect(mistakes == [##"tokens/wrong-color {"default": "{white}", "dark": "{white}"}"##])
    }

    @Test(arguments: ["currentColor", "inherit", "CanvasText"])
    func whatOnlyThePageKnowsIsNoMistake(word: String) {
        let text = ##"{"a": {"$type": "color", "$value": "\##(word)"}}"##
        #expect(Self.read(text) == (["a": "?"], []))
        #expect(Self.read(text, path: "a.tokens.json").1 != [])
    }

    /// Many files of the older form are called as those of the format are.
    @Test func theNameOfAFileDoesNotMakeItsForm() {
        let old =
            ##"{"rhc": {"blue": {"value": "#154273", "comment": "x"}, "page": {"value": "{rhc.blue}", "type": "color"}}}"##
        #expect(Self.read(old, path: "a.tokens.json") == (["rhc.blue": "#154273", "rhc.page": "#154273"], []))
        #expect(
            Self.read(##"{"a": {"$vale": 1}}"##, path: "a.tokens.json").1.contains(##"tokens/unknown-key "$vale""##)
        )
    }

    /// Figma exports each mode as a file, with types that the format hasn't got.
    @Test func exportsOfFigmaAreOneModeEach() {
        func export(_ mode: String, _ component: Int) -> String {
            ##"""
            {"Page": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\##(component), 0, 0], "alpha": 1},
              "$extensions": {"com.figma.variableId": "VariableID:1:2"}},
             "Font": {"$type": "string", "$value": "Inter"}, "Beta": {"$type": "boolean", "$value": true},
             "$extensions": {"com.figma.modeName": "\##(mode)"}}
            """##
        }
        let both = TokenFileTests.catalog([
            "Light.tokens.json": export("Light mode", 1), "Dark.tokens.json": export("Dark", 0),
            "Mode 1.tokens.json": export("Mode 1", 1).replacing("Page", with: "Brand"),
        ])
        #expect(TokenFileTests.colors(both) == ["Page": "#FF0000 #000000", "Brand": "#FF0000"])
        #expect(both.diagnostics == [])
    }

    /// Tokens Studio and others write a file for each appearance, and of the sets beside them.
    @Test func filesCalledLightAndDarkAreAppearances() {
        func page(_ value: String) -> String { ##"{"page": {"$type": "color", "$value": "\##(value)"}}"## }
        let catalog = TokenFileTests.catalog([
            "t/core.json": ##"{"ink": {"$type": "color", "$value": "#111111"}}"##,
            "t/Theme.Light.json": page("#ffffff"), "t/theme.dark.json": page("{ink}"),
            "t/font-light.json": ##"{"bar": {"$type": "color", "$value": "{page}"}}"##,
            "t/$themes.json": "[]", "t/$metadata.json": ##"{"tokenSetOrder": ["core"]}"##,
        ])
        #expect(
            TokenFileTests.colors(catalog) == ["ink": "#111111", "page": "#FFFFFF #111111", "bar": "#FFFFFF #111111"]
        )
        #expect(catalog.diagnostics == [])
    }

    /// Figma's API gives variables by ids; names that two collections have are told apart.
    @Test func variablesOfFigmaAreRead() {
        let (colors, mistakes) = Self.read(
            ##"""
            {"meta": {"variableCollections": {
               "c:1": {"name": "Base", "defaultModeId": "1:0", "modes": [{"modeId": "1:0", "name": "Value"}]},
               "c:2": {"name": "Theme", "defaultModeId": "2:0",
                 "modes": [{"modeId": "2:0", "name": "Default"}, {"modeId": "2:1", "name": "Dark"}]},
               "c:3": {"name": "Brand", "defaultModeId": "3:0",
                 "modes": [{"modeId": "3:0", "name": "Acme"}, {"modeId": "3:1", "name": "Umbra"}]}},
              "variables": {
               "v:1": {"name": "red/500", "variableCollectionId": "c:1", "resolvedType": "COLOR",
                 "valuesByMode": {"1:0": {"r": 1, "g": 0, "b": 0, "a": 0.5}}},
               "v:2": {"name": "page", "variableCollectionId": "c:2", "resolvedType": "COLOR",
                 "valuesByMode": {"2:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "2:1": {"type": "VARIABLE_ALIAS", "id": "v:1"}}},
               "v:3": {"name": "brand", "variableCollectionId": "c:3", "resolvedType": "COLOR",
                 "valuesByMode": {"3:0": {"r": 1, "g": 0, "b": 0}, "3:1": {"r": 0, "g": 0, "b": 1}}},
               "v:4": {"name": "red/500", "variableCollectionId": "c:2", "resolvedType": "COLOR",
                 "valuesByMode": {"2:0": {"type": "VARIABLE_ALIAS", "id": "v:1"}, "2:1": {"type": "VARIABLE_ALIAS", "id": "v:9"}}},
               "v:5": {"name": "gap", "variableCollectionId": "c:1", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 8}}}}}
            """##
        )
        #expect(
            colors == [
                "Base.red.500": "#FF000080", "page": "#FFFFFF #FF000080", "brand": "?", "Theme.red.500": "?",
            ]
        )
        #expect(mistakes == [])
    }

    @Test func commentsOfJSON5AreLeftOut() {
        let (colors, mistakes) = Self.read(
            ##"""
            // The page.
            {
              page: { $value: '#ffffff', $type: 'color' }, /* and its
              bar */ bar: { $value: "{page}", $type: 'color', $description: 'see https://example.com' },
            }
            """##,
            path: "a.json5"
        )
        #expect(colors == ["page": "#FFFFFF", "bar": "#FFFFFF"])
        #expect(mistakes == [])
    }
}
