/// Texts with escapes: a backslash, and a letter or the digits of what it stands for.
enum EscapedText {
    /// The text that is meant: of `controls` each letter stands for a sign, and one of `marks` leads to the four digits of
    /// a unit of UTF-16; any other letter stands for itself, as does a mark without digits if that is kept.
    static func resolved(
        _ text: some StringProtocol,
        _ controls: [UInt16: UInt16],
        marks: String,
        keepsMark: Bool
    ) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
        var (units, rest) = ([UInt16](), Array(text.utf16)[...])
        while let unit = rest.popFirst() {
            guard unit == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
                units.append(unit)
                continue
            }
            let digits = String(decoding: rest.prefix(4), as: UTF16.self)
            if !marks.utf16.contains(letter) {
                units.append(controls[letter] ?? letter)
            } else if digits.utf8.count == 4, let number = UInt16(digits, radix: 16) {
                units.append(number)
                rest = rest.dropFirst(4)
            } else if keepsMark {
                units.append(letter)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
