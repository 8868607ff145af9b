import Testing
import Tokens

/// Names as people write them lead to tokens.
@Suite struct TokenCatalogTests {
    private let catalog = TokenFileTests.catalog([
        "base.json": """
        {"base": {"palette": {
          "soap": {"100": {"value": "#F6F7F8", "type": "color"}, "200": {"value": "#F0F1F2", "type": "color"}},
          "slate": {"50": {"value": "#F0F1F2", "type": "color"},
            "60": {"value": "#EEEEEE", "type": "color", "deprecated": true}}}},
         "brand": {"primary": {"value": "#0000FF", "type": "color"}, "slate": {"60": {"value": "#123456", "type": "color"}}},
         "other": {"primary": {"value": "#FF0000", "type": "color"}}}
        """
    ])

    @Test(arguments: [
        "soap-200", "Soap 200", "soap200", "SOAP_200", "palette.soap.200", "base.palette.soap.200",
        "{base.palette.soap.200}", "base-palette-soap-200",
    ])
    func aTokenIsFoundByItsNames(name: String) {
        guard case .token(let token) = catalog.meaning(of: name) else {
            Issue.record("\(name) means \(catalog.meaning(of: name))")
            return
        }
        #expect(token.name == "base.palette.soap.200")
        #expect(catalog.color(of: name, in: .dark)?.hex == "#F0F1F2")
    }

    @Test func namesOfSeveralColorsAreAmbiguous() {
        guard case .ambiguous(let tokens) = catalog.meaning(of: "primary") else {
            Issue.record("'primary' means one token")
            return
        }
        #expect(tokens.map(\.name) == ["brand.primary", "other.primary"])
        #expect(catalog.color(of: "primary", in: .light) == nil)
    }

    @Test func whatIsInUseGoesBeforeWhatIsDeprecated() {
        #expect(catalog.color(of: "slate-60", in: .light)?.hex == "#123456")
    }

    @Test func otherNamesAreNone() {
        #expect(catalog.meaning(of: "200") == .none)
        #expect(catalog.meaning(of: "soap-300") == .none)
        #expect(catalog.color(of: "white", in: .light)?.hex == "#FFFFFF")
    }

    @Test(arguments: [
        ("saop-200", "soap.200"), ("theme.soap.200", "soap.200"), ("colors/brand/primary", "brand.primary"),
        ("base.palete.soap.200", "soap.200"), ("base.palette.saop.100", "base.palette.soap.100"),
        ("var(--base-palette-soap-200)", "soap.200"), ("var(--soap-100, #fff)", "soap.100"), ("sky.blue", nil),
    ])
    func aNameNearATokenLeadsToIt(name: String, meant: String?) {
        var (comparisons, shortNames) = (1000, [String]())
        #expect(catalog.meaning(of: name) == .none)
        for _ in 1...2 { #expect(catalog.suggestion(for: name, &shortNames, &comparisons) == meant) }
        #expect(shortNames.isEmpty || shortNames.count == catalog.tokens.count)
    }

    @Test func theRootOfAGroupIsCalledLikeTheGroup() throws {
        let catalog = TokenFileTests.catalog([
            "a.tokens.json": ##"{"brand": {"$root": {"$type": "color", "$value": "#FF0000"}}}"##
        ])
        #expect(catalog.shortestName(of: try #require(catalog.tokens.first)) == "brand")
    }

    @Test func aColorLeadsToItsTokens() throws {
        #expect(
            catalog.tokens(with: try #require(Color("#f0f1f2"))).map(\.name) == [
                "base.palette.soap.200", "base.palette.slate.50",
            ]
        )
        #expect(catalog.tokens(with: try #require(Color("#EEEEEE"))).isEmpty)
    }
}
