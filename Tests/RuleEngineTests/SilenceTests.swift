import Diagnostics
import RuleEngine
import ScreenModel
import TestSupport
import Testing
import YAMLSyntax

/// What a description leaves out is held against no screen, unless the schema says that its absence means none.
@Suite("Silence")
struct SilenceTests {
    /// What is done to an example.
    enum Change: String, CaseIterable {
        /// A key whose absence is unknown is left out.
        case leaveOut
        /// A key is one that nobody knows.
        case breakKey
        /// A value can't be read.
        case breakValue
        /// What is flagged is hidden, or the bar it stands in.
        case hide
    }

    /// The rules that say something of a bar because it is hidden.
    static let rulesAboutHiding: Set<String> = [
        "apple-hig/hidden-bar-in-visionos", "apple-hig/watch-hidden-bar", "apple-hig/watch-without-bar",
        "apple-hig/watch-without-status-bar",
        "workday-canvas/bar-hidden", "workday-canvas/bar-hidden-for-a-while",
        "sap-fiori-ios/toolbar-hidden-while-scrolled",
    ]

    @Test(
        "and what can't be read or is hidden is held against no screen",
        .slow,
        arguments: RuleLibrary.packNames,
        Change.allCases
    )
    func saysNothing(pack: String, change: Change) throws {
        let loaded = try BuiltInPacks.named(pack)
        var mistakes = [Diagnostic]()
        let rules = RuleSet(loaded.compile(loaded.pack.rules, &mistakes))
        var count = 0
        for file in loaded.files.values.sorted(by: { $0.path < $1.path }) {
            var tree = YAMLTree()
            tree.parse(file.source)
            for rule in loaded.pack.rules where rule.file == file.path {
                for example in rule.examples {
                    let trial = ExampleTrial(change, example, loaded.pack, rules, &tree)
                    count += trial.count
                    for surprise in trial.surprises { Issue.record("\(rule.id): \(example.name): \(surprise)") }
                }
            }
        }
        #expect(count > 100)
    }

    @Test(
        "of a screen of which little more than the id is known has no finding",
        .slow,
        arguments: RuleLibrary.packNames
    )
    func littleSaid(pack: String) throws {
        let rules = RuleSet(BuiltInPacks.rules(ofPack: pack))
        let texts = LittleSaid.screens + LittleSaid.bars
        #expect(texts.count > 2000)
        var tree = YAMLTree()
        tree.parse(Array(texts.enumerated().map { "---\nid: s\($0)\n\($1)\n" }.joined().utf8))
        let description = Description(&tree, file: "screens")
        #expect(description.diagnostics.first?.message == nil)
        #expect(description.screens.count == texts.count)
        var store = description.store
        let layouts = description.screens.map {
            LayoutResolver.layouts(of: $0.record, defaultPlatform: Symbols.ios, in: &store)
        }
        var checker = ScreenChecker(LayoutReader(store))
        for (number, screen) in description.screens.enumerated() {
            for found in checker.check(screen, layouts[number], rules).findings {
                // An attribute may be wrong in itself; but nothing is held to be missing.
                guard number < LittleSaid.screens.count || found.finding.anchor == .key else { continue }
                Issue.record("\(rules.rules[found.rule].id): \(texts[number])")
            }
        }
    }
}

/// Where a finding stands; places of the same path are the same.
private struct FlaggedPlace: Hashable {
    let screen: String
    let path: String
    let record: Record

    var text: String { "\(screen).\(path)" }

    static func == (left: FlaggedPlace, right: FlaggedPlace) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// An example with one of its written keys left out at a time.
private struct ExampleTrial {
    /// The keys that were left out.
    private(set) var count = 0
    /// What leaving out brought that was not there before.
    private(set) var surprises: [String] = []

    private let rules: RuleSet
    private let platform: UInt32
    /// The ids of the rules that were found in the whole example, by place.
    private var known: [FlaggedPlace: Set<String>] = [:]

    init(
        _ change: SilenceTests.Change,
        _ example: RuleExample,
        _ pack: RulePack,
        _ rules: RuleSet,
        _ tree: inout YAMLTree
    ) {
        self.rules = rules
        self.platform = Schema.standard.symbols.number(of: pack.defaultPlatform) ?? Symbols.ios
        var node = NodeIndex.none
        for index in 1...UInt32(max(1, tree.nodeCount)) where tree[NodeIndex(rawValue: index)].range == example.range {
            node = NodeIndex(rawValue: index)
            break
        }
        guard node != .none, tree[node].kind == .mapping else { return }
        let description = Description(example: node, in: &tree, file: "example")
        let (screens, original) = (description.screens, description.store)
        known = findings(screens, original)
        if change == .hide {
            for place in known.keys { hide(place, screens, original) }
            return
        }
        for place in writtenFields(of: screens, in: original) {
            // What a variant says, too, is still said.
            if change == .leaveOut, isInVariant(place, original) { continue }
            var store = original
            let field = store.kind(of: place.record).component.fields[place.slot]
            if change == .breakValue {
                store[place.record, place.slot].payload = Slot.unreadable
            } else {
                let blank = store.addRecord(store.kind(of: place.record), node: 0, in: nil)
                store[place.record, place.slot] = store[blank, place.slot]
            }
            // As the decoder does with a key that may mean it.
            if change == .breakKey, field.name == "hidden" {
                store[place.record, place.slot] = Slot(node: 1, payload: Slot.unreadable)
            }
            if change == .leaveOut {
                guard isUnknown(place, screens, store) else { continue }
                guard !(SilenceTests.takenForGranted[pack.name] ?? []).contains(field.name) else { continue }
            } else {
                // Without the platform and the size classes nobody knows which rules apply.
                guard !["platform", "sizeClasses", "guidelines"].contains(field.name) else { continue }
                store.noteUnread(in: place.record)
            }
            count += 1
            let path = original.path(of: Place(place.record, slot: place.slot))
            for (finding, rules) in findings(screens, store) {
                for rule in rules where !isKnown(rule) && !(change == .leaveOut && isTakenForGranted(field, by: rule)) {
                    surprises.append("\(change) \(path) (\(field.name)): \(rule) at \(finding.text)")
                }
            }
        }
    }

    /// Whether a variant of its screen says the same field, too.
    private func isInVariant(_ place: (record: Record, slot: Int), _ store: RecordStore) -> Bool {
        guard store.kind(of: place.record) == .screen else { return false }
        return store.elements(place.record, Slots.Screen.variants).contains {
            $0.hasValue && store[$0.record, place.slot].isWritten
        }
    }

    private func isTakenForGranted(_ field: Field, by rule: String) -> Bool {
        SilenceTests.takenForGrantedByRule[rule]?.contains(field.name) ?? false
    }

    /// Hides the item or the bar that is flagged at a place, and looks for findings about it.
    private mutating func hide(_ place: FlaggedPlace, _ screens: [Screen], _ original: RecordStore) {
        // A component that a layout has of its own is none of the example's.
        var current: Record? = Int(place.record.offset) < original.slots.count ? place.record : nil
        while let record = current {
            let kind = original.kind(of: record)
            if let slot = kind.component.slot(named: "hidden"), let field = original.place(of: record) {
                var store = original
                let never = kind == .navigationBar ? Symbols.always : 1
                store[record, slot] = Slot(node: max(1, original.node(of: record)), payload: never)
                store.hidesParts = true
                count += 1
                let path = store.path(of: field)
                for (finding, rules) in findings(screens, store)
                where finding.screen == place.screen && finding.path.hasPrefix(path) {
                    let others = rules.subtracting(SilenceTests.rulesAboutHiding)
                    if !others.isEmpty { surprises.append("hidden \(path): \(others.sorted()) at \(finding.text)") }
                }
            }
            current = original.place(of: record)?.record
        }
    }

    /// Whether a rule was found before, or one that goes before it.
    private func isKnown(_ rule: String) -> Bool {
        let before = known.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return before.contains(rule)
            || rules.rules.contains { before.contains($0.id) && $0.definition.supersedes.contains { $0.text == rule } }
    }

    /// The ids of the rules that have findings, by place.
    private func findings(_ screens: [Screen], _ records: RecordStore) -> [FlaggedPlace: Set<String>] {
        var store = records
        var findings = [FlaggedPlace: Set<String>]()
        for screen in screens {
            let layouts = LayoutResolver.layouts(of: screen.record, defaultPlatform: platform, in: &store)
            let result = ScreenChecker.check(screen, layouts, rules, LayoutReader(store))
            for found in result.findings {
                let place = found.finding.place
                let flagged = FlaggedPlace(screen: screen.id ?? "", path: store.path(of: place), record: place.record)
                findings[flagged, default: []].insert(rules.rules[found.rule].id)
            }
        }
        return findings
    }

    /// All fields that are written of the screens and their components, variants left out.
    private func writtenFields(of screens: [Screen], in store: RecordStore) -> [(record: Record, slot: Int)] {
        var places = [(record: Record, slot: Int)]()
        func walk(_ record: Record) {
            let component = store.kind(of: record).component
            for (slot, field) in component.fields.enumerated() where store[record, slot].isWritten {
                guard field.name != "variants", field.name != "id" else { continue }
                places.append((record, slot))
                let value = store[record, slot]
                guard value.hasValue else { continue }
                switch field.type {
                case .component: walk(value.record)
                case .list(.component):
                    for element in store.elements(ofListAt: value.payload) where element.hasValue {
                        walk(element.record)
                    }
                default: break
                }
            }
        }
        for screen in screens { walk(screen.record) }
        return places
    }

    /// Whether the schema says that nothing is known of a field that is not written any more.
    private func isUnknown(_ place: (record: Record, slot: Int), _ screens: [Screen], _ records: RecordStore) -> Bool {
        let field = records.kind(of: place.record).component.fields[place.slot]
        switch field.absence {
        case .none, .value, .implied: return false
        case .unknown: return true
        case .noneOnce(let extent):
            return !records.kind(of: place.record).component.fields.enumerated().contains { slot, other in
                guard records[place.record, slot].isWritten, case .noneOnce(let kind) = other.absence else {
                    return false
                }
                if kind == .aList { return true }
                return extent == .aTextOrList && (other.type == .text || other.name == "helperText")
            }
        }
    }
}
