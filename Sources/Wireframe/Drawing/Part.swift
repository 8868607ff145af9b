import Diagnostics
import ScreenModel
import Tokens

/// A component of a layout, its fields read by their names.
struct Part {
    private(set) var record: Record
    let store: RecordStore
    /// The locale that texts are read in, as the store numbers it.
    let locale: UInt32
    /// Whether the layout is read from right to left.
    let isMirrored: Bool
    /// The appearance in which colours are those of token files; nil if they are the wireframe's own.
    var appearance: Appearance?
    /// The known colour of the page, which shows through what is not opaque; nil for white or black.
    var ground: Color?
    /// How bars and controls look.
    var look = Wireframe.Look.plain
    /// What stands for the way back.
    var backGlyph = Glyph.back

    /// The path of the component in its layout, such as `navigationBar.trailing[0]`.
    var path: String { store.path(of: Place(record)) }

    func path(_ name: String) -> String { slot(name).map { store.path(of: Place(record, slot: $0)) } ?? path }

    /// The text of a field in the locale at hand, else in its first; nil if there is none or it is not known.
    ///
    /// Control characters are shown, and what is longer than any bar is left out.
    func text(_ name: String) -> String? {
        value(name, Part.isText).flatMap { Part.shown(store.string(of: store.text($0, in: locale))) }
    }

    /// The text of a field that is compared with words, without case, hyphens and the like.
    func keyword(_ name: String) -> String? { text(name).map(ColorToken.normalized) }

    /// Its icon; nil if it names none.
    ///
    /// Where the picture is mirrored, so are glyphs that have a direction; one that is named after a side keeps to it.
    var icon: Icon? { text("icon").map { Icon(named: isMirrored ? ReadingDirection.mirrored(icon: $0) : $0) } }

    /// The paint of a field for a colour; nil if there is none or it is not known.
    func paint(_ name: String) -> Paint? {
        guard let appearance, let value = value(name, Part.isText) else { return text(name).flatMap(ColorToken.paint) }
        let name = store.string(of: store.text(value, in: store.number(of: appearance) ?? 0))
        let known = store.tokens.map { $0.color(of: name, in: appearance) } ?? Color(ofScreen: name)
        guard let color = known else { return ColorToken.paint(name) }
        if color.alpha == 0, ground == nil { return .tone(.paper) }
        let page = ground ?? Color(bytes: appearance == .light ? 0xFFFF_FFFF : 0x0000_00FF)
        return .described(Color(bytes: color.over(page).bytes))
    }

    /// The paint of a field for the colour of a text or icon: as token files or figures tell, else as it can be read.
    func ink(_ name: String) -> Paint? {
        guard appearance != nil, case .described(let color)? = paint(name) else { return paint(name) }
        return .exact(color)
    }

    /// The word of an enumeration field.
    func word(_ name: String) -> String? {
        value(name) { $0.enumeration != nil }.map { Schema.standard.symbols.names[Int($0.payload)] }
    }

    /// A Boolean field; nil if it is not known.
    func flag(_ name: String) -> Bool? { value(name) { $0 == .boolean }.map { $0.payload == 1 } }

    /// Whether it is shown as far as anybody knows.
    var isVisible: Bool { flag("isVisible") != false }

    /// Whether it is known to be hidden.
    var isHidden: Bool { flag("hidden") == true }

    var visibleItems: [Part] { parts("items").filter(\.isVisible) }

    /// What the items of a bar lie on.
    var barSurface: Paint { paint("background") ?? .tone(.bar) }

    func number(_ name: String) -> Double? {
        value(name) { [.integer, .number].contains($0) }.map { store.numbers[Int($0.payload)] }
    }

    /// The component of a field; nil if there is none.
    func part(_ name: String) -> Part? { value(name) { $0.component != nil }.map { part(at: $0) } }

    /// The components of a list field that could be read, up to the thousandth: no picture has room for more.
    func parts(_ name: String) -> [Part] { elements(name).map { part(at: $0) } }

    /// The texts of a list field.
    func texts(_ name: String) -> [String] {
        elements(name).map { Part.shown(store.string(of: store.texts[Int($0.payload)])) ?? "" }
    }

    private func elements(_ name: String) -> [Slot] {
        slot(name).map { store.elements(record, $0).prefix(1000).filter(\.hasValue) } ?? []
    }

    /// Whether the field is described, if only as none.
    func isWritten(_ name: String) -> Bool { slot(name).map { store[record, $0].isWritten } ?? false }

    private static func shown(_ text: String) -> String? {
        let text = MarkupText.start(of: text)
        return text.contains { !$0.isWhitespace } ? VisibleText.escaped(text) : nil
    }

    private func part(at value: Slot) -> Part { part(at: value.record) }

    /// Another component of the file, shown in the same way.
    func part(at record: Record) -> Part {
        var part = self
        part.record = record
        return part
    }

    /// What a field holds that is of a type as it is wanted.
    private func value(_ name: String, _ isWanted: (FieldType) -> Bool) -> Slot? {
        guard let slot = slot(name), isWanted(store.kind(of: record).component.fields[slot].type) else { return nil }
        let value = store[record, slot]
        return value.hasValue ? value : nil
    }

    private static func isText(_ type: FieldType) -> Bool { [.text, .identifier, .token].contains(type) }

    private func slot(_ name: String) -> Int? { Part.slots[Int(store.kind(of: record).rawValue)][name] }

    /// The slots by component and name.
    private static let slots: [[String: Int]] = Schema.standard.components.map { component in
        Dictionary(component.fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }
}
