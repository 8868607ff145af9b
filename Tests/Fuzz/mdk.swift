import Importers
import Linter
import RuleEngine

private let provider = RuleProvider(defaultPacks: RuleLibrary.packNames)

/// An MDK page to findings; the same text as an i18n file.
func examine(_ bytes: [UInt8]) {
    var linter = FileLinter(provider: provider)
    // Without the mark of a page a file is read as a screen; a comment brings every text in.
    let page = MDKPageReader.mayBePage(bytes) ? bytes : bytes + Array(" # \"_Type\": \"Page\"".utf8)
    let report = linter.lint(page, path: "App/Pages/a.page")
    examine(report)
    require(report.diagnostics.allSatisfy(\.fixes.isEmpty), "A page has a fix.")
    let catalog = PropertiesFile(bytes)
    require(catalog.texts.count <= bytes.count, "There are more texts than bytes.")
}
