import Diagnostics
import Foundation
import Linter
import ScreenModel
import TestSupport
import Testing

/// `docs/format.md` says what the schema and the rules say, and its examples are screens to copy.
///
/// `UPDATE_GOLDENS=1` writes the page and its pictures; such a run fails, so that nobody takes it for a test.
@Suite struct FormatPageTests {
    /// The uses of keys in the samples.
    private static var uses: KeyUses {
        var uses = KeyUses()
        let folder = GeneratedPage.file(at: "Samples").path
        for path in FileDiscovery([folder]).files {
            if let bytes = try? FileSystem.read(path, limit: 1 << 20) { uses.add(bytes, path: path) }
        }
        return uses
    }

    @Test func thePageIsAsTheSchemaAndTheRulesAre() throws {
        try GeneratedPage.hold(FormatPage(PackLibrary(), uses: Self.uses).text, at: FormatPage.path)
    }

    @Test(arguments: ComponentKind.allCases)
    func aPictureIsAsItsExampleIs(kind: ComponentKind) throws {
        let path = FormatPage.picturePath(of: kind)
        if let picture = FormatPicture.svg(of: kind) {
            try GeneratedPage.hold(picture, at: path)
        } else {
            #expect(!FileManager.default.fileExists(atPath: GeneratedPage.file(at: path).path), "\(path)")
        }
    }

    @Test(arguments: ComponentKind.allCases)
    func anExampleHasNoFindings(kind: ComponentKind) {
        let text = EmbeddedText.example(of: kind)
        var linter = FileLinter(provider: RuleProvider(defaultPacks: []))
        let report = linter.lint(Array(text.utf8), path: "example.screen.yaml")
        #expect(report.diagnostics.map { "\($0.rule): \($0.message)" } == [])
        #expect(text.contains("guidelines: ["), "\(kind) is judged by no guideline")
    }

    @Test func allButWhatIsNeverDrawnAloneHasAPicture() {
        let undrawn = ComponentKind.allCases.filter { FormatPicture.svg(of: $0) == nil }
        #expect(undrawn == [.itemState, .dropdownItem, .selection, .size, .app, .document])
    }

    @Test func everyComponentAndKeyIsOnThePage() {
        let page = FormatPage(PackLibrary(), uses: KeyUses()).text
        for kind in ComponentKind.allCases {
            #expect(page.contains("\n## \(kind.component.name)\n"))
            guard kind != .variant else { continue }
            for field in kind.component.fields where !field.isDerived { #expect(page.contains("| `\(field.name)` |")) }
        }
        #expect(page.contains("Rules ask for `card`, "))
    }
}
