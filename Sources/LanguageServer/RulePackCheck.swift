import Diagnostics
import Linter
import RuleEngine

/// Finds the mistakes in one file of a rule pack while it is being typed.
enum RulePackCheck {
    /// The mistakes of a document of a pack, and of no other file.
    static func report(
        of document: OpenDocument,
        folder: String,
        in files: any FileSource,
        library: PackLibrary
    ) -> FileReport {
        var diagnostics = [Diagnostic]()
        let name = FilePath.display(document.path)
        if let loaded = try? RulePackFolder.read(folder, in: files, readsExamples: true) {
            let known = (library.packs + [loaded.pack]).flatMap { $0.rules.map(\.id) }
            diagnostics = loaded.diagnostics + loaded.unknownRules(known: known)
            let rules = loaded.compile(loaded.pack.rules, &diagnostics)
            diagnostics += ExampleRunner.run(loaded, rules) { $0.file == name }.map(\.diagnostic)
            diagnostics.removeAll { $0.file != name }
        }
        return FileReport(path: document.path, source: document.text, diagnostics: diagnostics)
    }
}
