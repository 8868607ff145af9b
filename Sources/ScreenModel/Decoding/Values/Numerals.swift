/// Numbers that are written as words.
enum Numerals {
    /// The number that a text says in digits or in words, `three`, `two columns`; nil where it says none.
    ///
    /// A level counts from 0 at the top, so that the second one is 1.
    static func number(meantBy text: String, of name: String) -> Int? {
        let text = text.drop { "\"'".contains($0) }.lowercased()
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), digits.count < 10 {
            let rest = text.dropFirst(digits.count)
            // `1_000`, `3.7` and `1e400` are other numbers.
            if let first = rest.first, "_.,e".contains(first), rest.dropFirst().first?.isNumber == true { return nil }
            let isOrdinal = ["st", "nd", "rd", "th"].contains { rest.hasPrefix($0) }
            return isOrdinal && name == "level" ? max(number - 1, 0) : number
        }
        let word = String(text.prefix(while: \.isLetter))
        if name == "level", let level = levels.firstIndex(of: word) { return level }
        if name == "level", ["root", "top"].contains(word) { return 0 }
        return words.firstIndex(of: word)
    }

    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    private static let levels = ["first", "second", "third", "fourth", "fifth", "sixth"]
}
