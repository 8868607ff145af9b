import Diagnostics
import Testing

@testable import RuleEngine

@Suite struct TokenComparisonTests {
    @Test(arguments: [
        ("frenchVanilla100", "French Vanilla 100", Truth.yes), ("soap-200", "SOAP_200", .yes),
        ("chevron.left", "chevronLeft", .yes), ("soap-200", "soap-300", .no), ("#fff", "#FFFFFFFF", .yes),
        ("#ffff", "rgb(255, 255, 255)", .yes), ("rgba(255,255,255,1)", "white", .yes), ("White", "#ffffff", .yes),
        ("rgb(100% 0% 0% / 50%)", "#ff000080", .yes), ("#fff", "black", .no), ("#fff", "#fffffe", .no),
        ("#00000000", "transparent", .yes), ("system-grey-2", "systemGray2", .yes), ("gray", "green", .no),
        ("rgb(1,2)", "soap", .unknown), ("#ggg", "#GGG", .yes), ("rgb-light", "#fff", .unknown),
        ("#abc", "#AABBCC", .yes), ("#fff8", "#fff", .unknown), ("red", "#f00", .unknown),
        ("hsl(0 0% 100%)", "#fff", .yes), ("0xFFFFFF", "FFFFFF", .yes), ("0xf0f1f2", "#F0F1F2", .yes),
        ("0xFFFFFFFF", "#fff", .yes), ("0xFF000000", "white", .no), ("0xFFFFFFFF", "French Vanilla 100", .unknown),
        ("000000", "black", .yes), ("F0F1F2", "F0F1F3", .no), ("facade", "decade", .no),
        ("UIColor.white", "Color.white", .yes), (".systemBackground", "systemBackgroundColor", .yes),
        ("UIColor.systemBackground", "system-background-color", .yes), ("UIColor.label", "Color.tint", .no),
        ("clear", "transparent", .yes), (".clear", "none", .yes), ("clear", "soap-200", .no),
        ("Soap 200", "palette.soap.200", .unknown), ("soap-200", "Color/Soap 200", .unknown),
        ("gray", "light-gray", .no), ("white", "Gray", .no), ("black", "UIColor.white", .no), ("#FFF", ".white", .yes),
        ("Colors.white", "Color(0xFFFFFFFF)", .yes), ("Color(0xFF0875E1)", "#0875e1", .yes),
        ("white", "label", .unknown), ("white", "systemGray6", .unknown), ("label", "secondaryLabel", .no),
        ("#abc", "#abd", .no), ("#fff", "ivory", .unknown), ("#abcf", "#AABBCCFF", .yes),
    ])
    func comparesAsDesignersWrite(left: String, right: String, result: Truth) {
        #expect(TokenComparison.areSame(left.utf8Span.span, right.utf8Span.span, nil) == result)
        #expect(TokenComparison.areSame(right.utf8Span.span, left.utf8Span.span, nil) == result)
    }
}
