import TestSupport
import Testing

@testable import Linter

@Suite struct UnifiedDiffTests {
    /// The text that a difference makes of another, by the rules of `patch`.
    private func patched(_ old: String, _ difference: String) -> String {
        var result = [Substring]()
        var rest = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var number = 1
        for line in difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
            if line.hasPrefix("@@ -"), let start = Int(line.dropFirst(4).prefix { $0 != "," }) {
                while number < start {
                    result.append(rest.removeFirst())
                    number += 1
                }
            } else if line.hasPrefix("+") {
                result.append(line.dropFirst())
            } else {
                let own = rest.removeFirst()
                #expect(own == line.dropFirst())
                number += 1
                if line.hasPrefix(" ") { result.append(own) }
            }
        }
        return (result + rest).joined(separator: "\n")
    }

    private func difference(_ old: String, _ new: String, path: String = "a") -> String {
        String(decoding: UnifiedDiff.bytes(path: path, from: Array(old.utf8), to: Array(new.utf8)), as: UTF8.self)
    }

    @Test(.slow, arguments: [3, 90, 4000])
    func leadsFromOneTextToTheOther(count: Int) {
        let old = (0..<count).map { "id: \($0)\nsame\ntitel: \($0 % 3)\n" }.joined()
        let texts = [
            old.replacing("titel", with: "title"), old.replacing("same\n", with: ""), "new\n" + old + "new\n",
            old.replacing("id: 1", with: "name: 1").replacing("titel: 2\n", with: ""),
            (0..<count).reversed().map { "id: \($0)\nsame\ntitel: \($0 % 3)\n" }.joined(),
            String(repeating: "same\n", count: count * 2),
        ]
        for new in texts { #expect(patched(old, difference(old, new)) == new) }
        #expect(difference(old, old).isEmpty)
    }

    @Test func namesAreQuotedAsGitDoes() {
        #expect(
            difference("a\n", "b\n", path: "x y.yaml").hasPrefix(
                "--- a/x y.yaml\t\n+++ b/x y.yaml\t\n@@ -1,1 +1,1 @@\n"
            )
        )
        let hostile = difference("a\n", "b\n", path: "x\n::error::\u{1B}[31m\"\u{E9}")
        let name = #"/x\012::error::\033[31m\"\303\251""#
        #expect(hostile.hasPrefix("--- \"a\(name)\n+++ \"b\(name)\n"))
    }
}
