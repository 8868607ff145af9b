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
    /// Ionic's `ion-title` and `IonTitle` are titles.
    package static func folded(_ word: String) -> String {
        // Most words are written so.
        if word.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) { return word }
        return String(decoding: word.utf8.dropFirst(prefix(of: word)).compactMap(letter), as: UTF8.self)
    }

    /// The number of bytes that Ionic puts in front of a name.
    private static func prefix(of word: String) -> Int {
        if word.hasPrefix("ion-") { return 4 }
        let isName = word.hasPrefix("Ion") && word.utf8.dropFirst(3).first.map { 0x41...0x5A ~= $0 } == true
        return isName ? 3 : 0
    }

    /// The folded spelling of each of some words in UTF-8 that are separated by blanks.
    static func foldedWords(_ words: ArraySlice<UInt8>) -> [String] {
        var letters = [UInt8]()
        letters.reserveCapacity(words.count)
        for byte in words {
            if let letter = byte == 0x20 || byte == 0x0A ? 0x20 : letter(byte) { letters.append(letter) }
        }
        return letters.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The letter that counts of a byte; nil for what people leave out or put between words.
    private static func letter(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): nil
        default: byte
        }
    }
}
