import Diagnostics
import Importers
import ScreenModel
import YAMLSyntax

// The rule packs that are in force for a screen.

extension FileLinter {
    /// The packs that a screen names, else those of its importer where nobody chose any, else those of the
    /// configuration.
    func packsInForce(
        for screen: Screen,
        _ records: RecordStore,
        _ importer: Importer?,
        _ provider: RuleProvider,
        _ file: inout JudgedFile
    ) -> [String] {
        if let named = packs(of: screen, records, provider, &file) { return named }
        guard provider.selection.guidelines == nil else { return provider.defaultPacks }
        if let guideline = importer?.defaultGuideline { return [guideline] }
        file.usesStandardPack = true
        return provider.defaultPacks
    }

    /// The packs that a screen names, nil if it names none; a name that no pack has is reported and left out.
    private func packs(
        of screen: Screen,
        _ records: RecordStore,
        _ provider: RuleProvider,
        _ file: inout JudgedFile
    ) -> [String]? {
        let guidelines = records[screen.record, Slots.Screen.guidelines]
        guard guidelines.isWritten, guidelines.hasValue else { return nil }
        var names = [String]()
        for element in records.elements(ofListAt: guidelines.payload).prefix(100) where element.hasValue {
            let name = records.string(of: records.texts[Int(element.payload)])
            if provider.knownPacks.contains(name) {
                // A name written twice asks for nothing more, and each list of names is a set of rules that is kept.
                if !names.contains(name) { names.append(name) }
            } else {
                let meant = GuidelineName.pack(meantBy: name, among: provider.knownPacks)
                if let meant, !names.contains(meant) { names.append(meant) }
                let range = tree[tree.resolved(element.nodeIndex)].range
                let edit = meant.flatMap { tree.replacement(of: element.nodeIndex, by: ScalarText($0)) }
                let (path, packs) = (file.path, provider.knownPacks)
                file.problems.append(
                    GuidelineName.problem(name, meant, edit, at: range, path, screen: screen.id, among: packs)
                )
            }
        }
        return names
    }
}
