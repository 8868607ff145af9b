/// The spelling of a word without what people write in different ways.
package enum Spelling {
    /// The words of a key: `titleAlignment` becomes title alignment.
    package static func words(_ key: String) -> String {
        key.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }

    /// The word in small letters, without spaces, hyphens, underscores and dots: `topTrailing` and `top-trailing` are one;
    /// Ionic's `ion-title` is a title.
    package static func folded(_ word: String) -> String {
        // Most words are written so.
        if word.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) { return word }
        let letters = word.hasPrefix("ion-") ? word.utf8.dropFirst(4) : word.utf8[...]
        return String(
            decoding: letters.compactMap { byte -> UInt8? in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
                case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): nil
                default: byte
                }
            },
            as: UTF8.self
        )
    }
}
