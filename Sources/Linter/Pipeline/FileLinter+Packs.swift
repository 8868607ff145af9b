import Diagnostics
import Importers
import ScreenModel
import YAMLSyntax

// The rule packs that are in force for a screen.

extension FileLinter {
    /// The packs that a screen names, else those of its importer where nobody chose any, else those of the
    /// configuration; a name that no pack has is reported and left out.
    func packsInForce(
        for screen: Screen,
        _ records: RecordStore,
        _ importer: Importer?,
        _ provider: RuleProvider,
        _ file: inout JudgedFile
    ) -> [String] {
        let named = records.packs(namedBy: screen, among: provider.knownPacks) { name, meant, node in
            let (range, home) = (tree[tree.resolved(node)].range, tree[records.nodeIndex(of: screen.record)].range)
            // What several screens of a file share is told once.
            let isShared = !(home.start..<home.end).contains(range.start)
            if isShared, file.problems.contains(where: { $0.range == range }) { return }
            let edit = meant.flatMap { tree.replacement(of: node, by: ScalarText($0)) }
            let (path, packs) = (file.path, provider.knownPacks)
            file.problems.append(
                GuidelineName.problem(name, meant, edit, at: range, path, screen: screen.id, among: packs)
            )
        }
        if let named { return named }
        guard provider.selection.guidelines == nil else { return provider.defaultPacks }
        if let guideline = importer?.defaultGuideline { return [guideline] }
        file.usesStandardPack = true
        return provider.defaultPacks
    }
}
