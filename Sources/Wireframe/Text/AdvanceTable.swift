/// The advance widths of the letters of a font.
struct AdvanceTable: Sendable {
    /// The regular weight.
    static let regular = AdvanceTable(AdvanceData.regular)
    /// The semibold weight.
    static let semibold = AdvanceTable(AdvanceData.semibold)

    /// The widths by scalar, from U+0000 to the last that the table knows; 0 where it knows none.
    private let widths: [UInt16]

    /// Reads the widths that `Scripts/embed-advances` wrote.
    private init(_ digits: String) {
        var widths = [UInt16](repeating: 0, count: Int(AdvanceData.ranges.map(\.upperBound).max() ?? 0) + 1)
        var bytes = digits.utf8[...]
        for scalar in AdvanceData.ranges.joined() {
            let text = String(decoding: bytes.prefix(3), as: UTF8.self)
            widths[Int(scalar)] = UInt16(text, radix: 16) ?? 0
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
