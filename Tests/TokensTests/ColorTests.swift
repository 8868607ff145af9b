import Testing
import Tokens

/// Colours, and the texts and spaces that they are written in; the figures are those of CSS Color 4 and WCAG 2.2.
@Suite struct ColorTests {
    @Test(arguments: [
        ("#f0f1f2", "#F0F1F2"), ("#FFF", "#FFFFFF"), ("#ffff", "#FFFFFF"), ("#0008", "#00000088"), ("White", "#FFFFFF"),
        ("GREY", "#808080"), ("gray", "#808080"), ("rgb(255,255,255)", "#FFFFFF"),
        ("rgba(255, 255, 255, 1)", "#FFFFFF"),
        ("rgb(240 241 242 / 50%)", "#F0F1F280"), ("rgb(100% 0% 0%)", "#FF0000"), ("hsl(120, 100%, 25%)", "#008000"),
        ("hsl(-120deg 100% 50%)", "#0000FF"), ("hwb(0 50% 0%)", "#FF8080"), ("hwb(90 60% 60%)", "#808080"),
        ("oklch(1 0 0 / 0.95)", "#FFFFFFF2"), ("oklch(0.627966 0.257704 29.2346)", "#FF0000"),
        ("oklab(0.452014 -0.032457 -0.311618)", "#0000FF"), ("color(display-p3 1 1 1)", "#FFFFFF"),
        ("color(srgb 0.2 0.4 0.6)", "#336699"), ("rebeccapurple", "#663399"), ("transparent", "#00000000"),
        ("0xF0F1F2", "#F0F1F2"), ("0xFFF0F1F2", "#F0F1F2"), ("0x80F0F1F2", "#F0F1F280"),
    ])
    func readsWhatCSSWrites(text: String, hex: String) throws {
        #expect(try #require(Color(text)).hex == hex)
    }

    @Test(arguments: [
        ("F0F1F2", "#F0F1F2"), ("0xF0F1F2", "#F0F1F2"), ("0xFFF0F1F2", "#F0F1F2"), ("0xFFFACADE", "#FACADE"),
        ("0x80F0F1F2", "#F0F1F280"),
    ])
    func aScreenSaysDigitsWithoutASign(text: String, hex: String) throws {
        #expect(try #require(Color(ofScreen: text)).hex == hex)
        #expect(Color.digits(ofScreen: text.utf8) != nil)
        #expect(Color(ofScreen: "facade") == nil)
    }

    @Test(arguments: [
        "", "#", "#12", "#12345", "#ggg", "soap-200", "rgb(1, 2)", "rgb(a b c)", "rgb(nan 0 0)", "rgb(nan% 0 0)",
        "hsl(", "lab(50 1 1)", "0x12", "0xGGGGGG",
    ])
    func leavesOtherTextsAlone(text: String) {
        #expect(Color(text) == nil)
    }

    @Test(arguments: ["oklab(1e300 0 0)", "oklch(1e300 1e300 20)", "rgb(1e300 -1e300 0)"])
    func figuresBeyondAllBoundsAreSomeColor(text: String) throws {
        #expect(try #require(Color(text)).hex.utf8.count == 7)
    }

    @Test func contrastIsThatOfWCAG() throws {
        let (white, black) = (try #require(Color("white")), try #require(Color("black")))
        #expect(white.contrast(with: black) == 21)
        #expect(white.contrast(with: white) == 1)
        let grey = try #require(Color("#767676"))
        #expect((4.54..<4.55).contains(grey.contrast(with: white)))
        #expect(grey.contrast(with: white) == white.contrast(with: grey))
    }

    @Test func whatIsNotOpaqueShowsWhatLiesBelow() throws {
        let veil = try #require(Color("#00000080"))
        let white = try #require(Color("white"))
        #expect(veil.over(white).hex == "#7F7F7F")
        #expect(white.over(veil) == white)
    }
}
