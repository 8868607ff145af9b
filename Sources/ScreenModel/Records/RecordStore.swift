import Diagnostics
package import Tokens

/// The records of one file: rows of slots in one array, with the texts and numbers they refer to.
///
/// A record is a header of two slots and one slot a field. The header's first slot holds the node and the kind of
/// component, the second the record it is part of and its position there. A list is a slot with its node and count,
/// followed by one slot an element. A store is emptied and used again for the next file.
package struct RecordStore: Sendable {
    /// The UTF-8 bytes of the file.
    package internal(set) var source: [UInt8] = []
    /// The bytes of texts that are not spelt literally in the file.
    package internal(set) var pool: [UInt8] = []
    /// The slots of all records and lists.
    package internal(set) var slots: [Slot] = []
    /// The texts; the first is a dummy, so that index 0 can mean "none".
    package internal(set) var texts: [Text] = []
    /// The numbers.
    package internal(set) var numbers: [Double] = []
    /// The names of the locales of localised texts; the first stands for "not localised".
    package internal(set) var locales: [String] = [""]
    private var localeNumbers: [String: UInt32] = [:]
    /// How often something was looked at to make layouts; what layouts share, each of them looks at again.
    var layoutVisits = 0
    /// What icons stand for, if there is more to know than the standard list.
    package var iconMeanings: IconMeanings?
    /// The language of screens that state none; nil if nobody said.
    package var defaultLocale: String?
    /// Whether the layout at hand is read from right to left; unknown where a placeholder stands for its direction.
    var mirrorsIcons = Truth.no
    /// The colours of the team's token files; nil where there are none.
    package var tokens: TokenCatalog?
    /// The `x-` keys, by record.
    package internal(set) var extras: [Record: [ExtraField]] = [:]
    /// The records of which something is written that could not be read, so that nothing in them counts as none.
    package internal(set) var partlyUnknown: Set<Record> = []
    /// Those among them that say all the same how and in which state they appear: nothing unread speaks of that.
    var ofKnownState: Set<Record> = []
    /// Whether anything may be hidden: a store without spares every layout the search for it.
    package var hidesParts = false
    /// The nodes of items that are a word which is the text or the icon of a button that opens no menu for more.
    var openWords: Set<UInt32> = []
    /// Whether what is left unsaid once the rest of a component is described counts as none: what an importer doesn't find
    /// in a file may only be made when the app runs.
    package var settlesSilence = true
    /// Whether who writes the file can give it `x-` keys: in another tool's file there is no place for them.
    package var takesOwnKeys = true
    /// The bars that are never shown, by where they stand in a layout.
    package internal(set) var hiddenBars: [Place: Record] = [:]
    /// The values of `x-` keys, and the parts of those values.
    package internal(set) var freeFormValues: [FreeFormValue] = []
    /// Where these values stand, by the same index.
    private var freeFormSources: [FreeFormSource] = []

    static let headerLength = 2
    /// The number of locales in one file; every rule on texts is checked in each.
    static let maximumLocales = 200

    /// The offset of a list without elements.
    package static let emptyList: UInt32 = 1

    /// Creates an empty store.
    package init() { reset(source: []) }

    /// Empties the store for another file with the given UTF-8 bytes; memory is kept.
    package mutating func reset(source: [UInt8]) {
        self.source = source
        pool.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        slots.append(.absent)
        slots.append(Slot(node: 0, payload: 0))
        texts.removeAll(keepingCapacity: true)
        texts.append(Text(node: 0, offset: 0, length: 0, isPooled: false, isBlank: true))
        numbers.removeAll(keepingCapacity: true)
        layoutVisits = 0
        if locales.count > 1 {
            locales.removeSubrange(1...)
            localeNumbers.removeAll()
        }
        if !extras.isEmpty { extras.removeAll() }
        if !partlyUnknown.isEmpty { (partlyUnknown, ofKnownState) = ([], []) }
        if !hiddenBars.isEmpty { hiddenBars.removeAll() }
        hidesParts = false
        if !openWords.isEmpty { openWords.removeAll() }
        settlesSilence = true
        takesOwnKeys = true
        freeFormValues.removeAll(keepingCapacity: true)
        freeFormSources.removeAll(keepingCapacity: true)
    }

    /// The work and the memory that the records took, in slots.
    var work: Int { slots.count + layoutVisits * 8 }

    // MARK: Reading

    /// The kind of component of a record.
    package func kind(of record: Record) -> ComponentKind {
        ComponentKind(rawValue: UInt8(truncatingIfNeeded: slots[Int(record.offset)].payload)) ?? .screen
    }

    /// The node of a record.
    package func node(of record: Record) -> UInt32 { slots[Int(record.offset)].node }

    /// The value of a field.
    package subscript(record: Record, slot: Int) -> Slot {
        get { slots[Int(record.offset) + RecordStore.headerLength + slot] }
        set { slots[Int(record.offset) + RecordStore.headerLength + slot] = newValue }
    }

    /// The slot of a record's field; nil if its component has none of that name.
    package func slot(named name: String, of record: Record) -> Int? { kind(of: record).component.slot(named: name) }

    /// The record in a field; nil if there is none or it is unknown.
    package func record(_ record: Record, _ slot: Int) -> Record? {
        let value = self[record, slot]
        return value.hasValue ? value.record : nil
    }

    /// The elements of a list field; empty if there is no list or it is unknown.
    package func elements(_ record: Record, _ slot: Int) -> ArraySlice<Slot> {
        let value = self[record, slot]
        return value.hasValue ? elements(ofListAt: value.payload) : []
    }

    /// The components in a list field, those left out that could not be read.
    func records(_ record: Record, _ slot: Int) -> [Record] {
        elements(record, slot).compactMap { $0.hasValue ? $0.record : nil }
    }

    /// The elements of the list at an offset.
    package func elements(ofListAt offset: UInt32) -> ArraySlice<Slot> {
        let start = Int(offset) + 1
        return slots[start..<start + Int(slots[Int(offset)].payload)]
    }

    /// The UTF-8 bytes of a text.
    package func bytes(of text: Text) -> ArraySlice<UInt8> {
        let range = Int(text.offset)..<Int(text.offset + text.length)
        return text.isPooled ? pool[range] : source[range]
    }

    /// A text as a string.
    package func string(of text: Text) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

    /// The parts of a text that are no placeholders, maybe empty: before the first, between two, and after the last.
    package func literalParts(of text: Text) -> [Range<Int>] {
        let length = Int(text.length)
        guard text.hasPlaceholder else { return [0..<length] }
        let parts = Placeholders.literalParts(of: Array(bytes(of: text)))
        // A text that only stands until code sets another has no part that stays.
        return parts.count > 1 ? parts : [0..<0, length..<length]
    }

    /// The string in a text, identifier or token field, in its first locale; nil if there is none.
    package func string(_ record: Record, _ slot: Int) -> String? {
        let value = self[record, slot]
        return value.hasValue ? string(of: texts[Int(value.payload)]) : nil
    }

    /// Notes that something is written of a record that could not be read, and whether it may say how or in which state a
    /// screen appears.
    package mutating func noteUnread(in record: Record, saysState: Bool = true) {
        let isFirst = partlyUnknown.insert(record).inserted
        if saysState { ofKnownState.remove(record) } else if isFirst { ofKnownState.insert(record) }
    }

    // MARK: Writing

    /// Adds a record of which no field is written; if it is open, nothing in it counts as none for that.
    package mutating func addRecord(
        _ kind: ComponentKind,
        node: UInt32,
        in parent: Place?,
        isOpen: Bool = false
    ) -> Record {
        let offset = UInt32(slots.count)
        let schema = Schema.standard
        slots.append(Slot(node: node, payload: UInt32(kind.rawValue)))
        slots.append(RecordStore.header(of: parent))
        slots.append(contentsOf: isOpen ? schema.openRow(of: kind) : schema.blankRow(of: kind))
        return Record(offset: offset)
    }

    /// Adds a copy of a record: same node, same place, same values.
    mutating func addCopy(of record: Record) -> Record {
        let offset = UInt32(slots.count)
        let start = Int(record.offset)
        let length = RecordStore.headerLength + kind(of: record).component.fields.count
        // One by one: a slice of the array would make it copy itself before it grows.
        for index in start..<start + length { slots.append(slots[index]) }
        if !extras.isEmpty, let fields = extras[record] { extras[Record(offset: offset)] = fields }
        spread(of: record, to: Record(offset: offset))
        return Record(offset: offset)
    }

    /// Adds a list and answers its offset.
    package mutating func addList(_ elements: [Slot], node: UInt32) -> UInt32 {
        let offset = UInt32(slots.count)
        slots.append(Slot(node: node, payload: UInt32(elements.count)))
        slots.append(contentsOf: elements)
        return offset
    }

    /// Makes elements the list in a field, and says of the components among them, from one on, that they stand there.
    mutating func setList(_ elements: [Slot], in record: Record, _ slot: Int, node: UInt32, movedFrom start: Int = 0) {
        for index in elements.indices.dropFirst(start) where elements[index].hasValue {
            move(elements[index].record, to: Place(record, slot: slot, element: index))
        }
        self[record, slot] = Slot(node: node, payload: addList(elements, node: node))
    }

    /// Lists further elements behind those that a slot of a record has.
    mutating func append(_ elements: [Slot], to record: Record, _ slot: Int, node: UInt32) {
        let others = Array(self.elements(record, slot))
        setList(others + elements, in: record, slot, node: node, movedFrom: others.count)
    }

    /// Adds a text and answers its index.
    package mutating func addText(_ text: Text) -> UInt32 {
        texts.append(text)
        return UInt32(texts.count - 1)
    }

    /// Adds a number and answers its index.
    mutating func addNumber(_ number: Double) -> UInt32 {
        numbers.append(number)
        return UInt32(numbers.count - 1)
    }

    /// Adds a free-form value and answers its index.
    mutating func addFreeFormValue(_ value: FreeFormValue, _ source: FreeFormSource) -> UInt32 {
        freeFormValues.append(value)
        freeFormSources.append(source)
        return UInt32(freeFormValues.count - 1)
    }

    /// Where a free-form value stands.
    package func source(ofFreeForm index: UInt32) -> FreeFormSource { freeFormSources[Int(index)] }

    /// The number of a locale, entered if it is new; nil if there are too many.
    package mutating func locale(named name: String) -> UInt32? {
        if let known = localeNumbers[name] { return known }
        guard locales.count <= RecordStore.maximumLocales else { return nil }
        let number = UInt32(locales.count)
        locales.append(name)
        localeNumbers[name] = number
        return number
    }

    /// The locales of some texts, each once; none if no text is localised.
    func locales(ofTexts range: Range<Int>) -> [UInt32] {
        guard locales.count > 1 else { return [] }
        return Array(Set(texts[range].lazy.map(\.locale).filter { $0 != 0 && !isAppearance($0) }))
    }

    /// Whether a locale stands for an appearance, light or dark, in which a colour has a value of its own.
    func isAppearance(_ locale: UInt32) -> Bool { locales[Int(locale)].hasPrefix(RecordStore.appearancePrefix) }

    /// The number by which the texts of an appearance are marked; nil if no colour has one of its own.
    package func number(of appearance: Appearance) -> UInt32? {
        localeNumbers.isEmpty ? nil : localeNumbers[RecordStore.appearancePrefix + appearance.rawValue]
    }

    /// What the names of appearances among the locales begin with.
    package static let appearancePrefix = "appearance/"
}
