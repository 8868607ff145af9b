package import Diagnostics
import CEL
import ScreenModel

// Texts: in the locale and the appearance at hand, without copying them.

extension LayoutReader {
    package func appendUTF8(ofText text: UInt32, to buffer: inout [UInt8]) {
        buffer.append(contentsOf: records.store.bytes(of: records.store.texts[Int(text & ~LayoutReader.tokenFlag)]))
    }

    package func literalParts(ofText text: UInt32) -> [[UInt8]] {
        let text = records.store.texts[Int(text)]
        let bytes = Array(records.store.bytes(of: text))
        return records.store.literalParts(of: text).map { Array(bytes[$0]) }
    }

    package func length(ofText text: UInt32) -> Int { withBytes(text) { $0.count } }

    package func exactLength(ofText text: UInt32) -> Int? {
        text & LayoutReader.tokenFlag == 0 ? Int(records.store.texts[Int(text)].length) : nil
    }

    package func size(ofText text: UInt32) -> Int? {
        withBytes(text) { bytes in
            var count = 0
            for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { count += 1 }
            return count
        }
    }

    package func isEqual(_ text: UInt32, _ otherText: UInt32) -> Truth {
        let areTokens = (text | otherText) & LayoutReader.tokenFlag != 0
        let areBothOfScreens = text & otherText & LayoutReader.tokenFlag != 0
        return withBytes(otherText) { other in
            withBytes(text) { isEqual($0, other, areTokens: areTokens, areBothOfScreens: areBothOfScreens) }
        }
    }

    package func isEqual(_ text: UInt32, utf8: Span<UInt8>) -> Truth {
        withBytes(text) { isEqual($0, utf8, areTokens: text & LayoutReader.tokenFlag != 0) }
    }

    private func isEqual(
        _ left: Span<UInt8>,
        _ right: Span<UInt8>,
        areTokens: Bool,
        areBothOfScreens: Bool = false
    ) -> Truth {
        if areTokens {
            let tokens = records.store.tokens
            return TokenComparison.areSame(left, right, tokens, in: appearance, areBothOfScreens: areBothOfScreens)
        }
        guard left.count == right.count else { return .no }
        for index in left.indices where left[index] != right[index] { return .no }
        return .yes
    }

    private func withBytes<Result>(_ text: UInt32, _ body: (Span<UInt8>) -> Result) -> Result {
        records.store.withBytes(ofTextAt: Int(text & ~LayoutReader.tokenFlag), body)
    }

    /// Whether a value is the open name of a colour, an icon or the like.
    static func isToken(_ value: Value) -> Bool {
        if case .text(let reference) = value.kind { reference & tokenFlag != 0 } else { false }
    }

    /// The index among the store's texts of a text that a condition gave.
    static func textIndex(_ reference: UInt32) -> UInt32 { reference & ~tokenFlag }

    /// A text in the reader's locale; nil if it is localised and has none for it.
    func localizedText(_ index: UInt32) -> Text? { localizedIndex(index).map { records.store.texts[Int($0)] } }

    /// The value of a text; absent where a part of it is not known.
    func text(_ index: UInt32) -> Value {
        guard let index = localizedIndex(index) else { return .absent }
        return records.store.texts[Int(index)].hasPlaceholder ? .openText(index) : .text(index)
    }

    func hasPlaceholder(_ index: UInt32) -> Bool { records.store.texts[Int(index)].hasPlaceholder }

    /// The language of a screen's texts; absent where texts are read that have another one of their own.
    func language(_ index: UInt32) -> Value {
        let language = records.store.string(of: records.store.texts[Int(index)])
        let name = records.store.locales[Int(locale)]
        let isRead = locale == 0 || TextLanguage.isBase(name) || TextLanguage.serves(name, for: language)
        return isRead && !hasPlaceholder(index) ? .text(index) : .absent
    }

    func localizedIndex(_ index: UInt32) -> UInt32? { self.index(index, in: locale) }

    /// The index of a colour's text in the appearance at hand; nil if it is described in the other one only.
    func colorIndex(_ index: UInt32) -> UInt32? {
        records.store.texts[Int(index)].locale == 0
            ? index : self.index(index, in: records.store.number(of: appearance))
    }

    private func index(_ first: UInt32, in locale: UInt32?) -> UInt32? {
        var index = first
        while case let text = records.store.texts[Int(index)], text.locale != 0, text.locale != locale {
            guard text.next != 0 else { return nil }
            index = text.next
        }
        return index
    }

    /// Whether a value is a text with nothing in it, which says that there is none.
    func isBlank(_ value: Slot, _ kind: ReadKind) -> Bool {
        switch kind {
        case .text, .identifier, .language, .token: value.hasValue && isBlank(value.payload)
        default: false
        }
    }

    func isBlank(_ index: UInt32) -> Bool {
        var index = index
        while records.store.texts[Int(index)].isBlank {
            index = records.store.texts[Int(index)].next
            if index == 0 { return true }
        }
        return false
    }
}

extension RecordStore {
    /// Calls `body` with the UTF-8 bytes of a text; neither text nor store is copied.
    fileprivate func withBytes<Result>(ofTextAt index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
        let text = texts[index]
        let range = Int(text.offset)..<Int(text.offset + text.length)
        return text.isPooled ? body(pool.span.extracting(range)) : body(source.span.extracting(range))
    }
}
