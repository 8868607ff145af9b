import Importers
import RuleEngine
package import ScreenModel
package import YAMLSyntax

extension RuleProvider {
    /// The packs for a screen of a file that names none: those of the configuration, or else what the file's kind asks for.
    package func defaultPacks(forFile path: String) -> [String] {
        if let guidelines = selection.guidelines { return guidelines }
        return Importer.forFile(at: path)?.defaultGuideline.map { [$0] } ?? defaultPacks
    }

    /// The names of the packs in force for a screen: those that it names and we have, or else the usual ones of its file.
    package func packs(for screen: Screen, _ records: RecordStore, ofFile path: String) -> [String] {
        records.packs(namedBy: screen, among: knownPacks) ?? defaultPacks(forFile: path)
    }
}

extension RecordStore {
    /// Returns the packs that a screen names, by our names or as people call them; nil if it names none.
    ///
    /// `tell` is told of each name that is not ours, with the pack that is meant and where it stands.
    package func packs(
        namedBy screen: Screen,
        among known: [String] = RuleLibrary.packNames,
        _ tell: (_ name: String, _ meant: String?, _ node: NodeIndex) -> Void = { _, _, _ in }
    ) -> [String]? {
        let guidelines = self[screen.record, Slots.Screen.guidelines]
        guard guidelines.isWritten, guidelines.hasValue else { return nil }
        var packs = [String]()
        for element in elements(ofListAt: guidelines.payload).prefix(100) where element.hasValue {
            let name = string(of: texts[Int(element.payload)])
            let isOurs = known.contains(name)
            let meant = isOurs ? name : GuidelineName.pack(meantBy: name, among: known)
            // A name written twice asks for nothing more, and each list of names is a set of rules that is kept.
            if let meant, !packs.contains(meant) { packs.append(meant) }
            if !isOurs { tell(name, meant, element.nodeIndex) }
        }
        return packs
    }
}
