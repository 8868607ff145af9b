import Testing

@testable import YAMLSyntax

@Suite struct YAMLTreeTests {
    @Test func readsOneTextAfterAnother() {
        var tree = YAMLTree()
        tree.parse(Array("a: [1".utf8))
        #expect(!tree.isComplete)
        tree.parse(Array("b: 2 # c\n".utf8))
        #expect(tree.isComplete)
        #expect(
            describe(tree) == """
                block mapping 0-4 ⟨b: 2⟩
                  plain 0-1 ⟨b⟩
                  plain 3-4 ⟨2⟩
                comment 5-8 ⟨# c⟩
                """)
    }
}
