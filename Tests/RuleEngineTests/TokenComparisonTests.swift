import Diagnostics
import CEL
import Testing

@testable import RuleEngine

@Suite struct TokenComparisonTests {
    @Test(arguments: [
        ("frenchVanilla100", "French Vanilla 100", Truth.yes), ("soap-200", "SOAP_200", .yes),
        ("chevron.left", "chevronLeft", .yes), ("soap-200", "soap-300", .no), ("#abc", "#AABBCC", .yes),
        ("#abc", "#abd", .no), ("#fff", "white", .unknown), ("#abcf", "#AABBCCFF", .yes),
    ])
    func comparesAsDesignersWrite(left: String, right: String, result: Truth) {
        #expect(TokenComparison.areSame(left.utf8Span.span, right.utf8Span.span) == result)
        #expect(TokenComparison.areSame(right.utf8Span.span, left.utf8Span.span) == result)
    }
}
