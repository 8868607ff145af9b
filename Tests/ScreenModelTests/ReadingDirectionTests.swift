import ScreenModel
import Testing

/// The direction of a layout, and what icons that name a side stand for in it.
@Suite struct ReadingDirectionTests {
    @Test(arguments: [
        ("locale: ar", true), ("locale: he-IL", true), ("locale: fa_IR", true), ("locale: az-Arab", true),
        ("locale: en", false), ("locale: ar-Latn", false), ("layoutDirection: rtl", true), ("name: A", false),
        ("locale: ar\nlayoutDirection: ltr", false), ("locale: en\nlayoutDirection: rtl", true),
    ])
    func isTheScreensElseThatOfItsLanguage(lines: String, isMirrored: Bool) {
        var decoded = Decoded("id: a\n" + lines)
        let layout = decoded.layouts()[0].record
        #expect(ReadingDirection.isMirrored(layout, in: decoded.store) == isMirrored)
    }

    @Test(arguments: [
        ("ar", "chevron.right", "back"), ("ar", "chevron.left", "forward"), ("ar", "chevron.backward", "back"),
        ("en", "chevron.left", "back"), ("en", "chevron.right", "forward"), ("he", "arrowRight", "back"),
    ])
    func turnsIconsThatNameASide(locale: String, icon: String, meaning: String) {
        var decoded = Decoded("id: a\nlocale: \(locale)\nnavigationBar: {leading: [{icon: \(icon)}]}")
        let layout = decoded.layouts()[0].record
        let symbol = decoded.payload("navigationBar.leading[0].meaning", of: layout)
        #expect(symbol == Schema.standard.symbols.number(of: meaning))
    }

    /// Of a direction that a placeholder stands for nobody knows which of both it is.
    @Test(arguments: ["locale", "layoutDirection"])
    func leavesOpenWhatAnUnknownDirectionTurns(key: String) {
        var decoded = Decoded("id: a\n\(key): \"{x}\"\nnavigationBar: {leading: [{icon: chevron.right}, {icon: plus}]}")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.leading[0].meaning", of: layout) == Slot.undetermined)
        let plus = decoded.payload("navigationBar.leading[1].meaning", of: layout)
        #expect(plus == Schema.standard.symbols.number(of: "add"))
    }

    @Test(arguments: [
        ("chevron.right", "chevron.left"), ("arrowLeft", "arrowRight"), ("plus", "plus"), ("leftright", "rightleft"),
    ])
    func exchangesSides(name: String, mirrored: String) {
        #expect(ReadingDirection.mirrored(icon: name) == mirrored)
    }
}
