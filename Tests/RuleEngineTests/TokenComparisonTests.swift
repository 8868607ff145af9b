import CEL
import Testing

@testable import RuleEngine

@Suite struct TokenComparisonTests {
    @Test(arguments: [
        ("frenchVanilla100", "French Vanilla 100", TextComparison.equal), ("soap-200", "SOAP_200", .equal),
        ("chevron.left", "chevronLeft", .equal), ("soap-200", "soap-300", .different), ("#abc", "#AABBCC", .equal),
        ("#abc", "#abd", .different), ("#fff", "white", .unknown), ("#abcf", "#AABBCCFF", .equal),
    ])
    func comparesAsDesignersWrite(left: String, right: String, result: TextComparison) {
        #expect(TokenComparison.compare(left.utf8Span.span, right.utf8Span.span) == result)
        #expect(TokenComparison.compare(right.utf8Span.span, left.utf8Span.span) == result)
    }
}
