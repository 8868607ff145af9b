import Diagnostics
import Importers
import Linter
import RuleEngine
import ScreenModel
import TestSupport
import Testing
import YAMLSyntax

/// What whole files leave out is held against none of their screens, as `SilenceTests` has it for the examples of rules.
@Suite("What files don't say") struct FileSilenceTests {
    @Test("is held against no screen", .slow, arguments: TracedFiles.paths)
    func leavesOut(path: String) throws {
        var tree = YAMLTree()
        let files: any FileSource = .workTree
        let bytes = try files.read(path, limit: YAMLLimits.standard.byteCount)
        let description: Description
        if let importer = Importer.forFile(at: path), importer.parse(bytes, &tree) {
            var context = ImportContext(files)
            description = importer.describe(path, &tree, &context, RecordStore())
        } else {
            tree.parse(bytes)
            description = Description(&tree, file: path)
        }
        let packs = Importer.forFile(at: path)?.defaultGuideline.map { [$0] } ?? RuleLibrary.packNames
        let rules = RuleSet(packs.flatMap(BuiltInPacks.rules(ofPack:)))
        for screen in description.screens {
            let known = findings(of: screen, description.store, rules)
            for place in writtenPlaces(in: screen.record, description.store) {
                var store = description.store
                let path = store.path(of: place)
                let blank = store.addRecord(store.kind(of: place.record), node: 0, in: nil)
                guard let slot = place.slot else { continue }
                store[place.record, slot] = store[blank, slot]
                for rule in findings(of: screen, store, rules).subtracting(known) {
                    // What another rule said before, it goes before.
                    let isOverruled = rules.rules.contains { other in
                        known.contains(other.id) && other.definition.supersedes.contains { $0.text == rule }
                    }
                    if !isOverruled { Issue.record("\(screen.id ?? "") without \(path): \(rule)") }
                }
            }
        }
    }

    /// The rules that find something.
    private func findings(of screen: Screen, _ records: RecordStore, _ rules: RuleSet) -> Set<String> {
        var store = records
        let layouts = LayoutResolver.layouts(of: screen.record, defaultPlatform: Symbols.ios, in: &store)
        let result = ScreenChecker.check(screen, layouts, rules, LayoutReader(store))
        return Set(result.findings.map { rules.rules[$0.rule].id })
    }

    /// The fields that are written, and of whose absence the schema says that nothing is known.
    private func writtenPlaces(in record: Record, _ store: RecordStore) -> [Place] {
        var places = [Place]()
        let fields = store.kind(of: record).component.fields
        for (slot, field) in fields.enumerated() where store[record, slot].isWritten && field.name != "variants" {
            if field.absence == .unknown, field.name != "id" { places.append(Place(record, slot: slot)) }
            let value = store[record, slot]
            guard value.hasValue else { continue }
            switch field.type {
            case .component: places += writtenPlaces(in: value.record, store)
            case .list(.component):
                for element in store.elements(ofListAt: value.payload) where element.hasValue {
                    places += writtenPlaces(in: element.record, store)
                }
            default: break
            }
        }
        return places
    }
}
