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
        #expect(TokenComparison.compare(Array(left.utf8), Array(right.utf8)) == result)
        #expect(TokenComparison.compare(Array(right.utf8), Array(left.utf8)) == result)
    }
}
