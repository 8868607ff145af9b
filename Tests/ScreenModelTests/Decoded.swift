import Diagnostics
import ScreenModel
import YAMLSyntax

/// A text read as a screen file, with what tests ask of it.
struct Decoded {
    let diagnostics: [Diagnostic]
    let screens: [Screen]
    var store: RecordStore

    init(_ text: String) {
        var tree = YAMLTree()
        tree.parse(Array(text.utf8))
        let description = Description(&tree, file: "test.screen.yaml")
        diagnostics = description.diagnostics.sorted()
        screens = description.screens
        store = description.store
        lines = LineTable(tree.source)
    }

    private let lines: LineTable

    /// The diagnostics as `line:column rule`.
    var places: [String] {
        diagnostics.map { diagnostic in
            let position = lines.position(at: diagnostic.range.start)
            return "\(position.line):\(position.column) \(diagnostic.rule)"
        }
    }

    /// The names of the layouts of a screen.
    mutating func layouts(_ index: Int = 0) -> [Layout] {
        LayoutResolver.layouts(of: screens[index].record, defaultPlatform: Symbols.ios, in: &store)
    }

    /// The value at a path such as `navigationBar.trailing[1].isAction`, as a payload; nil where there is no way.
    func payload(_ path: String, of record: Record) -> UInt32? {
        var record = record
        let parts = path.split(separator: ".")
        for (index, part) in parts.enumerated() {
            let name = part.split(separator: "[")[0]
            guard let slot = store.kind(of: record).component.slot(named: String(name)) else { return nil }
            var value = store[record, slot]
            if let bracket = part.firstIndex(of: "["), let number = Int(part[part.index(after: bracket)...].dropLast())
            {
                let elements = store.elements(record, slot)
                guard number < elements.count else { return nil }
                value = elements[elements.startIndex + number]
            }
            if index == parts.count - 1 { return value.payload }
            guard value.hasValue else { return nil }
            record = value.record
        }
        return nil
    }
}
