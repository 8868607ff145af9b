import Diagnostics
import ScreenModel
import Tokens

// What is seen of a colour that lets something through: the colour laid over what lies beneath it.

extension CheckContext {
    /// Whether two values are the same, or are colours that look the same where they stand.
    mutating func isShownAlike(_ visit: Visit, _ text: String, _ other: Visit, _ otherText: String) -> Truth {
        // The other text is of a screen, too.
        if let tokens = store.tokens, tokens.isSlip(otherText), text != otherText { return .unknown }
        let same = reader.isSame(reader.value(of: visit), text, as: otherText)
        guard same != .yes, let color = reader.color(of: text), let second = reader.color(of: otherText),
            color.alpha < 1 || second.alpha < 1
        else { return same }
        guard let color = shown(visit, text), let second = shown(other, otherText) else { return .unknown }
        return Truth(color.looksLike(second))
    }

    /// A background as it is seen, a bar's over that of its page; nil for what can't be told, and for other values.
    private mutating func shown(_ visit: Visit, _ name: String) -> Color? {
        guard let color = reader.color(of: name) else { return nil }
        if color.alpha == 1 { return color }
        let kind = store.kind(of: visit.place.record)
        guard [.navigationBar, .toolbar, .statusBar].contains(kind), let slot = visit.place.slot,
            visit.place.freeFormValue == nil, kind.component.fields[slot].isColor
        else { return nil }
        let page = scalarText(reader.field(Slots.Screen.background, of: layout.offset)).flatMap(reader.color)
        guard let page, page.alpha == 1 else { return nil }
        return color.over(page)
    }
}
