import Diagnostics

/// The advance widths of the letters of a font: Inter 3.019, copyright The Inter Project Authors, SIL Open Font License 1.1.
///
/// `Scripts/embed-advances` writes them: in thousandths of the font size, three hexadecimal digits each, 000 for none.
struct AdvanceTable: Sendable {
    static let regular = AdvanceTable(EmbeddedText.bytes(ofFile: "fonts/inter-regular.txt"))
    static let semibold = AdvanceTable(EmbeddedText.bytes(ofFile: "fonts/inter-semibold.txt"))

    /// The ranges of Unicode scalars that the widths are of, one after another.
    static let ranges: [ClosedRange<UInt32>] = [
        0x0020...0x007E, 0x00A0...0x024F, 0x0370...0x03FF, 0x0400...0x045F, 0x2010...0x203A, 0x20AC...0x20AC,
        0x2190...0x2193,
    ]

    /// The widths by scalar, from U+0000 to the last that the table knows; 0 where it knows none.
    private let widths: [UInt16]

    private init(_ text: [UInt8]) {
        var widths = [UInt16](repeating: 0, count: Int(AdvanceTable.ranges.map(\.upperBound).max() ?? 0) + 1)
        var bytes = text.filter { $0 != UInt8(ascii: "\n") }[...]
        for scalar in AdvanceTable.ranges.joined() {
            widths[Int(scalar)] = UInt16(String(decoding: bytes.prefix(3), as: UTF8.self), radix: 16) ?? 0
            bytes = bytes.dropFirst(3)
        }
        self.widths = widths
    }

    /// The width of a letter, in thousandths of the font size; nil if the table does not hold it.
    subscript(scalar: Unicode.Scalar) -> Double? {
        guard scalar.value < widths.count else { return nil }
        let width = widths[Int(scalar.value)]
        return width == 0 ? nil : Double(width)
    }
}
