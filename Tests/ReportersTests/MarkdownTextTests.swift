import Testing

@testable import Reporters

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("https://example.com/a#b", "https://example.com/a#b"),
        ("https://e.example/a)|[z](<b>", "https://e.example/a%29%7C%5Bz%5D%28%3Cb%3E"),
    ])
    func anAddressStaysOne(address: String, target: String) {
        #expect(MarkdownText.target(address) == target)
    }
}
