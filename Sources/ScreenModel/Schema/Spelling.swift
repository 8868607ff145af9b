/// The spelling of a word without what people write in different ways.
package enum Spelling {
    /// The words of a key: `titleAlignment` becomes title alignment.
    package static func words(_ key: String) -> String {
        key.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }

    /// The word in small letters, without spaces, hyphens, underscores and dots: `topTrailing` and `top-trailing` are one.
    package static func folded(_ word: String) -> String {
        String(
            decoding: word.utf8.compactMap { byte -> UInt8? in
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
