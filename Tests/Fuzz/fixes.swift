import Diagnostics
import Linter
import RuleEngine
import Synchronization
import YAMLSyntax

private let provider = RuleProvider(defaultPacks: RuleLibrary.packNames)

/// A screen description with its fixes applied: it still parses, and fixing it again changes nothing.
func examine(_ bytes: [UInt8]) {
    var linter = FileLinter(provider: provider)
    let before = linter.lint(bytes, path: "a.screen.yaml")
    examine(before)
    for appliesUnsafe in [false, true] {
        guard let result = fixed(bytes, appliesUnsafe) else { continue }
        // Of a text in UTF-16 that is left alone, the original can be its bytes.
        require(result.original == before.source || result.original == bytes, "The original is another text.")
        require(result.count > 0 || result.fixed == result.original, "Nothing is fixed, but the text changes.")
        let old = YAMLTree(result.original)
        let new = YAMLTree(result.fixed)
        require(!old.problems.isEmpty || new.problems.isEmpty, "The fixed text is no YAML any more.")
        require(!old.isJSON || new.isJSON, "The fixed text is no JSON any more.")
        // A text in UTF-16 is left alone; what is shown of it is its transcoding.
        guard before.source == bytes else { continue }
        let again = fixed(result.fixed, appliesUnsafe)
        require(again?.fixed == result.fixed, "Fixing again changes more.")
    }
    for diagnostic in before.diagnostics where before.source == bytes {
        for fix in diagnostic.fixes where fix.applicability == .safe { check(fix, diagnostic, bytes) }
    }
}

/// A safe fix of a sound text by itself: comments beside its edits stay comments.
private func check(_ fix: Fix, _ diagnostic: Diagnostic, _ bytes: [UInt8]) {
    var before = YAMLTree()
    before.parse(bytes)
    guard before.problems.isEmpty else { return }
    var text = bytes
    for edit in fix.edits.reversed() { text.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8) }
    var after = YAMLTree()
    after.parse(text)
    require(after.problems.isEmpty, "A safe fix leaves no YAML: \(diagnostic)")
    for position in 0..<before.commentCount {
        let comment = before.comment(at: position)
        guard fix.edits.allSatisfy({ $0.range.end <= comment.start || $0.range.start >= comment.end }) else { continue }
        var offset = 0
        for edit in fix.edits where edit.range.end <= comment.start {
            offset += edit.text.utf8.count - edit.range.length
        }
        let moved = SourceRange(start: comment.start + offset, end: comment.end + offset)
        let isThere = (0..<after.commentCount).contains { after.comment(at: $0) == moved }
        require(isThere, "A safe fix loses a comment: \(diagnostic)")
    }
}

private func fixed(_ bytes: [UInt8], _ appliesUnsafe: Bool) -> FixResult? {
    let run = LintRun(
        providers: { _ in provider },
        jobs: 1,
        fixMode: FixMode(appliesUnsafe: appliesUnsafe, writes: false)
    )
    let result = Mutex<FixResult?>(nil)
    _ = run.run([.text(bytes, path: "a.screen.yaml")], render: \.fix) { fix in result.withLock { $0 = fix } }
    return result.withLock { $0 }
}
