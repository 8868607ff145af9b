import Diagnostics
import Importers
import ScreenModel
import YAMLSyntax

/// A page that was read, and what its fields hold.
struct Page: ~Copyable {
    var tree = YAMLTree()
    var store = RecordStore()
    let screen: Record
    /// The texts of the diagnostics.
    let messages: [String]

    init(_ json: String, texts: String = "", path: String = "app/Pages/Main.page") {
        tree.parse(Array(json.utf8))
        let catalog = PropertiesFile(Array(texts.utf8))
        let description = MDKPageReader.description(of: &tree, path: path, catalog: catalog)
        messages = description.diagnostics.map(\.message)
        var store = description.store
        screen = description.screens.first?.record ?? store.addRecord(.screen, node: 0, in: nil)
        self.store = store
    }

    func slot(_ field: String, of record: Record) -> Slot {
        store.kind(of: record).component.slot(named: field).map { store[record, $0] } ?? .absent
    }

    func component(_ field: String, of record: Record) -> Record {
        slot(field, of: record).record
    }

    func elements(_ field: String, of record: Record) -> [Record] {
        let list = slot(field, of: record)
        return list.hasValue ? store.elements(ofListAt: list.payload).map(\.record) : []
    }

    func text(_ field: String, of record: Record) -> Text? {
        let value = slot(field, of: record)
        return value.hasValue ? store.texts[Int(value.payload)] : nil
    }

    func string(_ field: String, of record: Record) -> String? {
        text(field, of: record).map { store.string(of: $0) }
    }

    func word(_ field: String, of record: Record) -> String? {
        let value = slot(field, of: record)
        return value.hasValue ? Schema.standard.symbols.names[Int(value.payload)] : nil
    }

    /// What is written in the file where a field's value stands.
    func source(_ field: String, of record: Record) -> String {
        tree.sourceText(in: tree[slot(field, of: record).nodeIndex].range)
    }

    var bar: Record { component("navigationBar", of: screen) }
    var toolbar: Record { component("toolbar", of: screen) }
}
