import Testing

import Tokens

@testable import Wireframe

/// Texts and icons can be read on what lies below them, in light and in dark.
@Suite struct ContrastTests {
    @Test(arguments: Wireframe.Look.allCases, Appearance.allCases)
    func everyPairOfColoursThatIsUsedHasEnoughContrast(look: Wireframe.Look, appearance: Appearance) {
        let drawn = Drawn(Zoo.text, look: look).wireframes + Drawn(PictureCases.text, look: look).wireframes
        let pairs = Set(drawn.flatMap(\.pairs))
        #expect(pairs.count > 20)
        for pair in pairs {
            let surface = pair.surface.color(look, in: appearance)
            let contrast = pair.paint.color(look, in: appearance).contrast(with: surface)
            #expect(contrast >= Color.leastContrast, "\(pair.paint) on \(pair.surface): \(contrast)")
        }
    }

    @Test(arguments: [("error", "errorNumber"), ("warning", "warningNumber"), ("info", "infoNumber")])
    func numbersCanBeReadOnBadges(shape: String, number: String) throws {
        let (shape, number) = (try #require(Tone(rawValue: shape)), try #require(Tone(rawValue: number)))
        for appearance in Appearance.allCases {
            let ink = Wireframe.Look.plain.color(number, in: appearance)
            #expect(Wireframe.Look.plain.color(shape, in: appearance).contrast(with: ink) >= Color.leastContrast)
        }
    }

    @Test func anyDescribedColourIsMadeLegible() {
        for value in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x0A1B7) {
            let surface = Color(hex: value)
            for ink in [Tone.ink, .muted, .accent, .negative] {
                let color = Wireframe.Look.plain.color(ink, in: .light)
                #expect(color.legible(on: surface).contrast(with: surface) >= Color.leastContrast)
            }
        }
    }

    @Test func contrastIsThatOfTheGuidelines() {
        #expect(abs(Color.black.contrast(with: .white) - 21) < 0.001)
        // The example of the grey that just passes on white.
        #expect(abs(Color(hex: 0x767676).contrast(with: .white) - 4.54) < 0.01)
        #expect(abs(Color(hex: 0xFF0000).contrast(with: .white) - 3.998) < 0.01)
    }

    @Test func tokensAreComparedAsRulesDo() {
        #expect(ColorToken.paint("Soap_200") == ColorToken.paint("soap-200"))
        #expect(ColorToken.paint("#abc") == .described(Color(hex: 0xAABBCC)))
        #expect(ColorToken.paint("systemBackground") == .tone(.paper))
        #expect(ColorToken.paint("url(javascript:alert(1))") == nil)
        #expect(ColorToken.paint("blueberry999999999999999999999") == nil)
    }
}
