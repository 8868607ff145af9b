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
        return value.hasValue ? Record(offset: value.payload) : nil
    }

    private static func text(of item: Record, _ store: RecordStore, _ locale: UInt32) -> String? {
        let noun = noun(of: item, store)
        for slot in store.kind(of: item) == .block ? blockNames : itemNames {
            guard let name = string(store[item, slot], store, locale) else { continue }
            return "\(noun) '\(name.count > 40 ? name.prefix(39) + "…" : name)'"
        }
        return noun
    }

    /// What people call the item: by its role, else by its kind and where it stands.
    private static func noun(of item: Record, _ store: RecordStore) -> String {
        let isBlock = store.kind(of: item) == .block
        let kind = isBlock ? string(store[item, Slots.Item.kind], store, 0) : word(store[item, Slots.Item.kind])
        let word = kind.map { $0 == "button" ? "button" : plain($0) } ?? (isBlock ? "block" : "button")
        if let role = self.word(store[item, Slots.Item.role]), word == "button" {
            return capitalized(plain(role)) + " button"
        }
        guard !isBlock, let place = store.place(of: item), let slot = place.slot else { return capitalized(word) }
        switch store.kind(of: place.record) {
        case .navigationBar: return capitalized(store.kind(of: place.record).component.fields[slot].name) + " " + word
        case .toolbar: return "Toolbar " + word
        case .tabBar: return "Tab"
        case .sidebar: return "Sidebar entry"
        case .overflow, .documentMenu, .item: return word == "button" ? "Menu entry" : capitalized(word)
        default: return capitalized(word)
        }
    }

    /// The fields that name an item or a block, the one that people see first.
    private static let itemNames = slots(["label", "accessibilityLabel", "icon"], of: .item)
    private static let blockNames = slots(["label", "title"], of: .block)

    private static func slots(_ names: [String], of kind: ComponentKind) -> [Int] {
        names.compactMap { kind.component.slot(named: $0) }
    }

    private static func word(_ value: Slot) -> String? {
        value.hasValue ? Schema.standard.symbols.names[Int(value.payload)] : nil
    }

    private static func string(_ value: Slot, _ store: RecordStore, _ locale: UInt32) -> String? {
        guard value.hasValue else { return nil }
        var text = store.texts[Int(value.payload)]
        let first = text
        while text.locale != locale, text.next != 0 { text = store.texts[Int(text.next)] }
        let string = store.string(of: text.locale == locale ? text : first)
        return string.contains { !$0.isWhitespace } ? string : nil
    }

    private static func plain(_ word: String) -> String { word.replacing("-", with: " ") }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
