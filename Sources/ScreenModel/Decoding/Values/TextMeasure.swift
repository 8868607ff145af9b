/// What rules need to know of a text: its visible length, and whether that is certain.
struct TextMeasure: Hashable {
    /// The extended grapheme clusters of the text's fixed part.
    var characters: Int
    /// Whether a part of the text is filled in at run time.
    var hasPlaceholder: Bool
    /// Whether there is nothing but white space.
    var isBlank: Bool
}

extension TextMeasure {
    /// Measures a text of UTF-8 bytes; with `isMeasured` false only whether it is blank, and whether a part is filled in,
    /// with `mayBeKey` also whether all of it is.
    init(_ bytes: Span<UInt8>, isMeasured: Bool = true, mayBeKey: Bool = false) {
        if mayBeKey, TextMeasure.isKeyOfTable(bytes) {
            self.init(characters: 0, hasPlaceholder: true, isBlank: false)
            return
        }
        let least = bytes.count == 3 && TextMeasure.isOpen(bytes) ? 0 : nil
        if let least = isMeasured ? least ?? OpenTexts.leastCharacters(in: bytes) : least {
            self.init(characters: least, hasPlaceholder: true, isBlank: false)
            return
        }
        if TextMeasure.isSimple(bytes) {
            let isBlank = bytes.indices.allSatisfy { bytes[$0] == 0x20 }
            self.init(characters: bytes.count, hasPlaceholder: false, isBlank: isBlank)
            return
        }
        var greatest: UInt8 = 0
        var holdsReturn = false
        var mayHoldPlaceholder = false
        for index in bytes.indices {
            let byte = bytes[index]
            greatest = max(greatest, byte)
            if byte == 0x0D { holdsReturn = true }
            if TextMeasure.opensPlaceholder(byte) { mayHoldPlaceholder = true }
        }
        // A carriage return may join a line feed to one character, and beyond ASCII only `String` can tell.
        let isPlain = greatest < 0x80 && !holdsReturn
        let isBlank = greatest <= 0x20
        if !mayHoldPlaceholder, !isMeasured || isPlain {
            self.init(characters: bytes.count, hasPlaceholder: false, isBlank: isBlank)
        } else {
            var copy = [UInt8]()
            copy.reserveCapacity(bytes.count)
            for index in bytes.indices { copy.append(bytes[index]) }
            let fixed = mayHoldPlaceholder ? Placeholders.removed(from: copy) : copy
            let text = String(decoding: fixed, as: UTF8.self)
            self.init(
                characters: text.count,
                hasPlaceholder: fixed.count < copy.count,
                isBlank: fixed.count == copy.count && text.allSatisfy(\.isWhitespace)
            )
        }
    }

    /// Whether there are only blanks, letters, digits and signs of ASCII of which none begins a placeholder.
    private static func isSimple(_ bytes: Span<UInt8>) -> Bool {
        var others: UInt8 = 0
        for index in bytes.indices {
            let byte = bytes[index]
            // Of the bytes that are `<` and a backslash but for two bits, the others are no blank, letter or digit either.
            let opens = (byte & 0xFE == UInt8(ascii: "$") ? 1 : 0) | (byte & 0x9F == 0x1C ? 1 : 0) as UInt8
            let brackets = (byte == UInt8(ascii: "[") ? 1 : 0) as UInt8
            others |= (byte &- 0x20 > 0x5A ? 1 : 0) | opens | brackets
        }
        return others == 0
    }

    /// Whether a placeholder may begin with a byte: `{`, `[`, `$`, `%`, `<` or a backslash.
    private static func opensPlaceholder(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte & 0xFE == UInt8(ascii: "$")
            || byte == UInt8(ascii: "<")
            || byte == UInt8(ascii: "\\")
    }

    /// Whether three letters say that a text is to be decided or confirmed yet: `TBD`, `tbc`.
    private static func isOpen(_ bytes: Span<UInt8>) -> Bool {
        let letters = (bytes[0] | 0x20, bytes[1] | 0x20, bytes[2] | 0x20)
        return letters == (UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "d"))
            || letters == (UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "c"))
    }

    /// Whether a text is the key of one in a table of texts, as `orders.detail.title`, `t('orders.title')` and `t(orders.title)` are.
    ///
    /// A short one breaks no limit, and what has a blank is none.
    private static func isKeyOfTable(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= 12 else { return false }
        var joints = 0
        var previous = UInt8(ascii: ".")
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
                break
            case UInt8(ascii: "@"), UInt8(ascii: "/"):
                // `@string/orders_title`
                guard bytes[0] == UInt8(ascii: "@") else { return false }
            case UInt8(ascii: "."), UInt8(ascii: "_"):
                guard previous != UInt8(ascii: "."), previous != UInt8(ascii: "_") else { return false }
                joints += 1
            case UInt8(ascii: "("):
                let quote = index + 1 < bytes.count ? bytes[index + 1] : 0
                guard index > 0, bytes[bytes.count - 1] == UInt8(ascii: ")") else { return false }
                if quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") { return true }
            case UInt8(ascii: ")"):
                return joints > 0 && index == bytes.count - 1
            default: return false
            }
            previous = byte
        }
        return joints > 0 && previous != UInt8(ascii: ".") && previous != UInt8(ascii: "_")
    }
}
