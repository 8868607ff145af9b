import Diagnostics
import Testing

@testable import YAMLSyntax

@Suite struct WalkingTests {
    @Test func walksPairsChildrenAndSiblings() {
        let tree = parsed("a: [x, y]\nb: {c: d}\n---\nz\n")
        let root = NodeIndex(rawValue: 1)
        #expect(tree.documents.map(\.rawValue) == [1, 10])
        let pairs = tree.pairs(of: root).map { "\(tree.text(of: $0)) \(tree[$1].kind) \(tree[$1].count)" }
        #expect(pairs == ["a sequence 2", "b mapping 1"])
        #expect(tree.firstChild(of: root).rawValue == 2)
        #expect(tree.nextSibling(of: NodeIndex(rawValue: 2)).rawValue == 3)
        #expect(tree.nextSibling(of: NodeIndex(rawValue: 3)).rawValue == 6)
        #expect(tree.nextSibling(of: NodeIndex(rawValue: 5)) == .none)
        #expect(tree.nextSibling(of: root).rawValue == 10)
        #expect(tree.nextSibling(of: NodeIndex(rawValue: 10)) == .none)
        #expect(tree.firstChild(of: NodeIndex(rawValue: 2)) == .none)
        #expect(Array(tree.pairs(of: NodeIndex(rawValue: 3))).isEmpty, "a sequence has no pairs")
    }

    @Test func readsNoNodeAsNone() {
        let tree = parsed("a: b\n")
        for index in [NodeIndex.none, NodeIndex(rawValue: 4), NodeIndex(rawValue: .max)] {
            #expect(tree[index].kind == .none)
            #expect(tree.text(of: index) == "")
            #expect(tree.firstChild(of: index) == .none)
            #expect(tree.nextSibling(of: index) == .none)
            #expect(tree.resolved(index) == index)
            #expect(Array(tree.children(of: index)) == [])
        }
        let empty = YAMLTree()
        #expect(empty[NodeIndex(rawValue: 1)].kind == .none)
        #expect(empty.documents == [])
        #expect(empty.comment(at: 0) == SourceRange(start: 0, end: 0))
        #expect(empty.byte(at: 0) == nil)
    }

    @Test func resolvesAliases() {
        let tree = parsed("- &x [1]\n- *x\n- *y\n")
        let alias = NodeIndex(rawValue: 4)
        #expect(tree.resolved(alias).rawValue == 2)
        #expect(tree.resolved(NodeIndex(rawValue: 2)).rawValue == 2)
        #expect(tree.resolved(NodeIndex(rawValue: 5)).rawValue == 5)
        #expect(tree.anchorRange(of: alias) == SourceRange(start: 11, end: 13))
        #expect(tree.anchorRange(of: NodeIndex(rawValue: 2)) == SourceRange(start: 2, end: 4))
        #expect(tree.anchorRange(of: NodeIndex(rawValue: 3)) == nil)
        #expect(tree.text(of: alias) == "")
    }

    @Test func readsTextWithoutCopy() {
        let tree = parsed("a: b\nc: \"d\\u00e9\"\n<<: e\n'<<': f\n")
        #expect(tree.withText(of: NodeIndex(rawValue: 3)) { $0.count } == 1)
        #expect(tree.withText(of: NodeIndex(rawValue: 5)) { $0.count } == 3)
        #expect(tree.withText(of: NodeIndex(rawValue: 1)) { $0.count } == 0)
        #expect(tree.text(of: NodeIndex(rawValue: 5), equals: "dé") == true)
        #expect(tree.text(of: NodeIndex(rawValue: 5), equals: "de") == false)
        #expect(tree.text(of: NodeIndex(rawValue: 1), equals: "") == false)
        #expect(tree.isMergeKey(NodeIndex(rawValue: 6)) == true)
        #expect(tree.isMergeKey(NodeIndex(rawValue: 8)) == false)
        #expect(tree.byte(at: 3) == UInt8(ascii: "b"))
    }

    @Test func findsDuplicateKeys() {
        let tree = parsed("a: 1\nb: 2\n'a': 3\n? [x]\n: 4\n? [x]\n: 5\n\"\\x61\": 6\n&k c: 7\n*k : 8\nd:\n")
        let found = tree.duplicateKeys(in: NodeIndex(rawValue: 1))
        #expect(found.map { tree.sourceText(in: tree[$0.again].range) } == ["'a'", "\"\\x61\"", "*k"])
        #expect(found.map { tree.sourceText(in: tree[$0.first].range) } == ["a", "a", "c"])
        #expect(tree.duplicateKeys(in: NodeIndex(rawValue: 3)).isEmpty == true)
    }

    @Test func findsDuplicatesAmongManyKeys() {
        var text = ""
        for number in 0..<20_000 { text += "key\(number): 1\n" }
        let tree = parsed(text + "key77: 2\n")
        let found = tree.duplicateKeys(in: NodeIndex(rawValue: 1))
        #expect(found.count == 1)
        #expect(found.first.map { tree.text(of: $0.first) } == "key77")
    }
}
