import Testing

@testable import Reporters

/// SHA-256 against the examples of its specification, and lengths around the edges of a block.
@Suite struct ContentHashTests {
    @Test(
        arguments: [
            ("", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"),
            ("abc", "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "'sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE='"
            ),
            (String(repeating: "a", count: 55), "'sha256-n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg='"),
            (String(repeating: "a", count: 64), "'sha256-/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs='"),
        ]
    )
    func isAsSpecified(text: String, source: String) {
        #expect(ContentHash.source(of: text) == source)
    }
}
