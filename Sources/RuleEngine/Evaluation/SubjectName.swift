import Diagnostics
import ScreenModel

/// Names the item that a finding is about as people see it: by its role or the bar it stands in, and its text.
enum SubjectName {
    /// The name, such as `Back button 'Inbox'`; nil for what there is only one of on a screen.
    static func text(of place: Place, _ store: RecordStore, locale: UInt32) -> String? {
        var record: Record? = place.element == nil ? place.record : element(at: place, store) ?? place.record
        while let current = record {
            switch store.kind(of: current) {
            case .item, .block: return text(of: current, store, locale)
            case .screen, .variant, .navigationBar, .toolbar: return nil
            default: record = store.place(of: current)?.record
            }
        }
        return nil
    }

    /// The component in a list that a place is.
    private static func element(at place: Place, _ store: RecordStore) -> Record? {
        guard let slot = place.slot, let element = place.element,
            store.kind(of: place.record).component.fields[slot].type.component != nil
        else { return nil }
        let elements = store.elements(place.record, slot)
        guard element < elements.count else { return nil }
        let value = elements[elements.startIndex + element]
        return value.hasValue ? value.record : nil
    }

    private static func text(of item: Record, _ store: RecordStore, _ locale: UInt32) -> String? {
        var text = noun(of: item, store)
        for slot in store.kind(of: item) == .block ? blockNames : itemNames {
            guard let name = string(store[item, slot], store, locale) else { continue }
            text.reserveCapacity(text.utf8.count + name.utf8.count + 3)
            text += " '"
            text += name.utf8.count > 40 && name.count > 40 ? name.prefix(39) + "…" : name
            text += "'"
            break
        }
        return text
    }

    /// What people call the item: by its role, else by its kind and where it stands.
    private static func noun(of item: Record, _ store: RecordStore) -> String {
        let isBlock = store.kind(of: item) == .block
        let kind = store[item, Slots.Item.kind]
        let word =
            isBlock ? string(kind, store, 0).map(plain) ?? "block" : kind.hasValue ? nouns[Int(kind.payload)] : "button"
        let role = store[item, Slots.Item.role]
        if role.hasValue, word == "button" { return capitalNouns[Int(role.payload)] + " button" }
        guard !isBlock, let place = place(of: item, store), let slot = place.slot else { return capitalized(word) }
        switch store.kind(of: place.record) {
        case .navigationBar: return sides[slot] + " " + word
        case .toolbar: return "Toolbar " + word
        case .tabBar: return "Tab"
        case .sidebar: return "Sidebar entry"
        case .overflow, .documentMenu, .item: return word == "button" ? "Menu entry" : capitalized(word)
        default: return capitalized(word)
        }
    }

    /// Where an item stands; what a group holds stands where the group does.
    private static func place(of item: Record, _ store: RecordStore) -> Place? {
        var place = store.place(of: item)
        while let group = place?.record, ItemGroups.isGroup(group, in: store) { place = store.place(of: group) }
        return place
    }

    /// The words of the schema's lists as people write them, by their numbers; then the same at the start of a sentence.
    private static let nouns = Schema.standard.symbols.names.map(plain)
    private static let capitalNouns = nouns.map(capitalized)
    /// What the fields of a navigation bar are called at the start of a sentence, by their slots.
    private static let sides = ComponentKind.navigationBar.component.fields.map { capitalized($0.name) }

    /// The fields that name an item or a block, the one that people see first.
    private static let itemNames = slots(["label", "accessibilityLabel", "icon"], of: .item)
    private static let blockNames = slots(["label", "title"], of: .block)

    private static func slots(_ names: [String], of kind: ComponentKind) -> [Int] {
        names.compactMap { kind.component.slot(named: $0) }
    }

    private static func string(_ value: Slot, _ store: RecordStore, _ locale: UInt32) -> String? {
        guard value.hasValue else { return nil }
        let text = store.text(value, in: locale)
        return text.isBlank ? nil : store.string(of: text)
    }

    private static func plain(_ word: String) -> String {
        let hyphen = UInt8(ascii: "-")
        guard word.utf8.contains(hyphen) else { return word }
        return String(decoding: word.utf8.map { $0 == hyphen ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }

    private static func capitalized(_ text: String) -> String {
        var bytes = Array(text.utf8)
        guard let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
            return text.capitalized
        }
        bytes[0] = first - 0x20
        return String(decoding: bytes, as: UTF8.self)
    }
}
