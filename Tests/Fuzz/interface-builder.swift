import Importers
import Linter
import RuleEngine

private let provider = RuleProvider(defaultPacks: RuleLibrary.packNames)

/// A storyboard to findings; the same text as its translations.
func examine(_ bytes: [UInt8]) {
    var linter = FileLinter(
        files: FilesInMemory(["App/de.lproj/Main.strings": bytes, "App/Main.xcstrings": bytes])
    ) { _ in provider }
    let report = linter.lint(bytes, path: "App/Base.lproj/Main.storyboard")
    for report in report.all { examine(report) }
    require(report.all.allSatisfy { $0.diagnostics.allSatisfy(\.fixes.isEmpty) }, "A storyboard has a fix.")
}
