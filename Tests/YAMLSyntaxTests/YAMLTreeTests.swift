import Testing

@testable import YAMLSyntax

@Suite struct YAMLTreeTests {
    @Test func readsOneTextAfterAnother() {
        var tree = YAMLTree()
        tree.parse(Array("a: [1".utf8))
        let cut = tree.isComplete
        #expect(!cut)
        tree.parse(Array("b: 2 # c\n".utf8))
        let whole = tree.isComplete
        #expect(whole)
        #expect(
            describe(tree) == """
                block mapping 0-4 ⟨b: 2⟩
                  plain 0-1 ⟨b⟩
                  plain 3-4 ⟨2⟩
                comment 5-8 ⟨# c⟩
                """
        )
    }
}
