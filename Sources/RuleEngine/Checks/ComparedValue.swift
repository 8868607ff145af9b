import Diagnostics
import ScreenModel
import Tokens
import CEL

/// A value that is compared with others of its kind: those of other elements, layouts or screens.
struct ComparedValue: Sendable, Hashable {
    /// The value as text; a list in brackets.
    let text: String
    /// Whether it is, or holds, the open name of a colour or icon, which is compared as such.
    var isToken = false
    /// Whether the description says that there is none.
    var isNone = false

    /// What there is none of, as `null` and a blank text say.
    static let noValue = ComparedValue(text: "none", isNone: true)

    /// The value as messages name it; what is none is no word in quotes.
    var shown: String { isNone ? text : "'\(text)'" }

    /// What stands for a thing that is only counted.
    static let nothing = ComparedValue(text: "", isNone: true)

    /// Compares two values; a colour's name and its figures can't be compared.
    func isSame(as other: ComparedValue) -> Truth {
        if isNone || other.isNone { return Truth(isNone == other.isNone) }
        guard isToken || other.isToken else { return Truth(text == other.text) }
        let (mine, others) = (appearances, other.appearances)
        let light = ComparedValue.areSame(mine.light, others.light)
        // Nearly all have one colour for both.
        if mine.dark == nil, others.dark == nil { return light }
        return light && ComparedValue.areSame(mine.dark ?? mine.light, others.dark ?? others.light)
    }

    private static func areSame(_ color: Substring, _ other: Substring) -> Truth {
        TokenComparison.areSame(color.utf8Span.span, other.utf8Span.span, nil)
    }

    /// What a colour is in light and in dark appearance; nil where that is the same.
    private var appearances: (light: Substring, dark: Substring?) {
        guard text.utf8.contains(UInt8(ascii: " ")) else { return (text[...], nil) }
        let parts = text.split(separator: ComparedValue.orDark)
        return parts.count == 2 ? (parts[0], parts[1]) : (text[...], nil)
    }

    /// What stands between what a colour is in light appearance and in dark.
    fileprivate static let orDark = " or "

    /// The most groups that values are sorted into, so that thousands of different ones take linear time.
    static let mostGroups = 200

    /// Sorts the positions of values into groups of equal ones, in the order in which the groups first appear; a value
    /// that is not known is in none.
    ///
    /// Where there are hundreds of groups, nothing is usual; values that fit none of the first are in none.
    static func groups(_ values: [ComparedValue?]) -> [[Int]] {
        var groups = [(value: ComparedValue, members: [Int])]()
        for (position, value) in values.enumerated() {
            guard let value else { continue }
            if let group = groups.firstIndex(where: { $0.value.isSame(as: value) == .yes }) {
                groups[group].members.append(position)
            } else if groups.count < mostGroups {
                groups.append((value, [position]))
            }
        }
        return groups.map(\.members)
    }

    /// The group that sets the norm: the largest, of equally large ones the first.
    static func norm(_ groups: [[Int]]) -> [Int] { groups.reduce([]) { $1.count > $0.count ? $1 : $0 } }
}

extension CheckContext {
    /// Makes a value comparable; nil for what is not known or can't be compared, such as a component.
    mutating func compared(_ value: Value) -> ComparedValue? {
        switch value.kind {
        case .null:
            return .noValue
        case .list:
            var texts = [String]()
            var hasToken = false
            for element in elements(of: value) {
                guard let element = compared(element) else { return nil }
                texts.append(element.text)
                hasToken = hasToken || element.isToken
            }
            return ComparedValue(text: "[\(texts.joined(separator: ", "))]", isToken: hasToken)
        default:
            guard let text = scalarText(value) else { return nil }
            guard case .text(let reference) = value.kind else { return ComparedValue(text: text) }
            if reader.isBlank(LayoutReader.textIndex(reference)) { return .noValue }
            guard LayoutReader.isToken(value) else { return ComparedValue(text: text) }
            if reader.store.tokens?.isSlip(text) == true { return nil }
            return ComparedValue(text: colors(of: text, reference), isToken: true)
        }
    }

    /// What a name stands for in both appearances, where token files say so, else the name itself.
    private func colors(of name: String, _ reference: UInt32) -> String {
        let text = reader.store.texts[Int(LayoutReader.textIndex(reference))]
        // Of a pair, the reader gives the light one, and the dark one follows it.
        let dark =
            text.locale != 0 && text.next != 0 ? reader.store.string(of: reader.store.texts[Int(text.next)]) : name
        let tokens = reader.store.tokens
        let light = tokens?.color(of: name, in: .light)?.hex ?? name
        let other = tokens?.color(of: dark, in: .dark)?.hex ?? dark
        return light == other ? light : light + ComparedValue.orDark + other
    }
}
