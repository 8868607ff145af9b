import Diagnostics
@testable import Importers
import ScreenModel

/// The screens that were read from an Interface Builder file, and what their fields hold.
struct InterfaceBuilderScreens {
    let reader: InterfaceBuilderReader
    let screens: [Screen]
    var store: RecordStore { reader.store }

    /// Reads a whole file.
    init(_ text: String, path: String = "App/Main.storyboard") {
        self.init(Array(text.utf8), path: path)
    }

    init(
        _ bytes: [UInt8],
        path: String,
        catalogs: TranslationCatalogs? = nil,
        family: StoryboardFamily = StoryboardFamily()
    ) {
        var reader = InterfaceBuilderReader(
            InterfaceBuilderDocument(bytes),
            path: path,
            catalogs: catalogs,
            family: family
        )
        screens = reader.read()
        self.reader = reader
    }

    /// Reads a storyboard with these view controllers, a scene each.
    init(scenes: String...) {
        self.init(InterfaceBuilderScreens.storyboard(scenes))
    }

    /// The text of a storyboard with these view controllers, a scene each.
    static func storyboard(_ scenes: [String], document: String = #"targetRuntime="iOS.CocoaTouch""#) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(document)>
        <scenes>
        \(scenes.map { "<scene sceneID=\"s\"><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n"))
        </scenes>
        </document>
        """
    }

    /// The screen of the view controller with an object id; the first if there is none.
    func screen(_ id: String) -> Record {
        (screens.first { $0.id?.hasSuffix("#" + id) == true } ?? screens[0]).record
    }

    func slot(_ field: String, of record: Record) -> Slot {
        store.kind(of: record).component.slot(named: field).map { store[record, $0] } ?? .absent
    }

    func component(_ field: String, of record: Record) -> Record? {
        let value = slot(field, of: record)
        return value.hasValue ? value.record : nil
    }

    func bar(_ id: String = "vc") -> Record { component("navigationBar", of: screen(id)) ?? screen(id) }
    func toolbar(_ id: String = "vc") -> Record { component("toolbar", of: screen(id)) ?? screen(id) }

    /// The elements of a list of which something is known.
    func elements(_ field: String, of record: Record) -> [Record] {
        let list = slot(field, of: record)
        guard list.hasValue else { return [] }
        return store.elements(ofListAt: list.payload).filter(\.hasValue).map(\.record)
    }

    func string(_ field: String, of record: Record) -> String? {
        let value = slot(field, of: record)
        return value.hasValue ? store.string(of: store.texts[Int(value.payload)]) : nil
    }

    func word(_ field: String, of record: Record) -> String? {
        let value = slot(field, of: record)
        return value.hasValue ? Schema.standard.symbols.names[Int(value.payload)] : nil
    }

    func strings(_ field: String, of list: String, _ record: Record) -> [String?] {
        elements(list, of: record).map { string(field, of: $0) }
    }

    /// What is written in the file where a field's value stands.
    func source(_ field: String, of record: Record) -> String {
        let range = reader.places[Int(slot(field, of: record).node) - 1].range
        return String(decoding: reader.source[range.start..<range.end], as: UTF8.self)
    }
}
