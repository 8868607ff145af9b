package import RuleEngine
package import ScreenModel

extension RuleProvider {
    /// The names of the packs in force for a screen: those that it names and we have, or else the usual ones.
    package func packs(for screen: Screen, _ records: RecordStore) -> [String] {
        let guidelines = records[screen.record, Slots.Screen.guidelines]
        guard guidelines.isWritten, guidelines.hasValue else { return defaultPacks }
        let names = records.elements(ofListAt: guidelines.payload).prefix(100).compactMap { element in
            element.hasValue ? records.string(of: records.texts[Int(element.payload)]) : nil
        }
        return knownPacks.filter(names.contains).sorted { left, right in
            (names.firstIndex(of: left) ?? 0) < (names.firstIndex(of: right) ?? 0)
        }
    }

    /// The rules in force for a screen.
    package func rules(for screen: Screen, _ records: RecordStore) -> RuleSet {
        rules(ofPacks: packs(for: screen, records))
    }
}
