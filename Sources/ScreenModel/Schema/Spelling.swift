import Diagnostics

/// The spelling of a word without what people write in different ways.
package enum Spelling {
    /// A word without the number at its end: `primary` of `primary 2`.
    static func unnumbered(_ word: String) -> String {
        var word = word
        while let last = word.last, last.isNumber || last == " " { word.removeLast() }
        return word
    }

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
        return String(decoding: letters.compactMap { $0.folded }, as: UTF8.self)
    }

    /// The folded spelling of each of some words in UTF-8 that are separated by blanks.
    static func foldedWords(_ words: ArraySlice<UInt8>) -> [String] {
        var letters = [UInt8]()
        letters.reserveCapacity(words.count)
        for byte in words {
            if let letter = byte == 0x20 || byte == 0x0A ? 0x20 : byte.folded { letters.append(letter) }
        }
        return letters.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    }
}
