import Testing

@testable import YAMLSyntax

/// A text and the tree that it must become, in the words of `describe`.
struct TreeCase: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let expected: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: String) {
        self.init(name, bytes: Array(text.utf8), expected)
    }

    init(_ name: String, bytes: [UInt8], _ expected: String) {
        (self.name, self.bytes, self.expected) = (name, bytes, expected)
    }

    /// Expects the tree described, and that every text cut out of this one becomes a sound tree, too.
    func check() {
        #expect(describe(parsed(bytes)) == expected)
        var tree = YAMLTree()
        for end in 0...bytes.count {
            tree.parse(Array(bytes[..<end]))
            #expect(unsoundness(of: tree) == nil, "cut at \(end)")
        }
    }
}
