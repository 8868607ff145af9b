import Diagnostics
import Linter
import RuleEngine
import ScreenModel

@testable import Wireframe

/// A component's example as a wireframe, its parts named.
enum FormatPicture {
    /// The picture as an SVG file; nil for a component of which nothing is drawn.
    static func svg(of kind: ComponentKind) -> String? {
        let file = ScreenFile(Array(EmbeddedText.example(of: kind).utf8), path: "example.screen.yaml")
        let store = file.reader.store
        guard let screen = file.screens.first, let layout = file.layouts.first?.first,
            let record = first(kind, in: layout.record, store)
        else { return nil }
        let path = store.path(of: Place(record))
        let drawn = Wireframe(of: layout, in: store).elements.map(\.path)
        let names = names(of: drawn, in: path, kind)
        guard !names.isEmpty else { return nil }
        let legend = zip(1..., names).map { number, part in
            (Wireframe.Badge(number, nil, at: part.path, message: part.name), part.summary)
        }
        let row = WireframeSheet.Row(
            title: screen.id ?? kind.component.name,
            wireframes: [(layout.name, Wireframe(of: layout, in: store, badges: legend.map(\.0)))],
            legend: legend
        )
        return WireframeSheet(title: kind.component.name, rows: [row]).svg
    }

    /// A part of a picture with its name.
    private struct Part {
        let path: String
        let name: String
        let summary: String
    }

    /// The keys of the component that are drawn, each at its first place; of one that is drawn as a whole itself.
    private static func names(of drawn: [String], in path: String, _ kind: ComponentKind) -> [Part] {
        var names = [Part]()
        for part in drawn where path.isEmpty || part.hasPrefix(path + ".") {
            let rest = part.dropFirst(path.isEmpty ? 0 : path.count + 1)
            let name = String(rest.prefix { $0 != "[" && $0 != "." })
            let isWhole = rest.dropFirst(name.count).allSatisfy { $0 != "." }
            guard isWhole, let slot = kind.component.slot(named: name), !names.contains(where: { $0.name == name })
            else { continue }
            names.append(Part(path: part, name: name, summary: kind.component.fields[slot].summary))
        }
        if names.isEmpty, !path.isEmpty, drawn.contains(path) {
            names.append(Part(path: path, name: kind.component.name, summary: kind.component.summary))
        }
        return names
    }

    /// The first component of a kind below another.
    private static func first(_ kind: ComponentKind, in record: Record, _ store: RecordStore) -> Record? {
        if store.kind(of: record) == kind { return record }
        for (slot, field) in store.kind(of: record).component.fields.enumerated() {
            guard !field.isDerived, field.type.component != nil, store[record, slot].hasValue else { continue }
            var parts = store.record(record, slot).map { [$0] } ?? []
            if case .list = field.type {
                parts = store.elements(record, slot).filter(\.hasValue).map(\.record)
            }
            for part in parts {
                if let found = first(kind, in: part, store) { return found }
            }
        }
        return nil
    }
}
