/// A report while it is written: UTF-8 bytes in one buffer, because to put strings together takes many times as long.
struct ReportText {
    private(set) var bytes: [UInt8] = []

    /// Begins a text, with room for some bytes.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// The text so far.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func add(sign: Unicode.Scalar) {
        if sign.isASCII { bytes.append(UInt8(ascii: sign)) } else { bytes.append(contentsOf: sign.utf8) }
    }

    /// Adds a byte as `%` and two hexadecimal digits.
    mutating func add(percent byte: UInt8) {
        add(byte < 0x10 ? "%0" : "%")
        add(String(byte, radix: 16, uppercase: true))
    }

    mutating func add(_ number: Int) {
        guard number >= 0 else { return add(String(number)) }
        if number > 9 { add(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Whether the text ends in these bytes.
    func ends(in end: String) -> Bool { bytes.suffix(end.utf8.count).elementsEqual(end.utf8) }
}
