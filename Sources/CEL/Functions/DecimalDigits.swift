/// The exact decimal digits of a double.
///
/// Rounding them is exact, halves to even, whatever the platform's C library does.
struct DecimalDigits {
    /// The digits, without leading zeros.
    private(set) var digits: [UInt8]
    /// How many of the digits stand before the decimal point; negative for zeros right after it.
    private(set) var point: Int

    /// The digits of a finite number that is not negative.
    init(_ value: Double) {
        let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
        let exponent = Int(max(value.exponentBitPattern, 1)) - 1_075
        // The number is significand × 2^exponent; for a negative exponent that is significand × 5^-exponent / 10^-exponent.
        var limbs = [UInt32(truncatingIfNeeded: significand % 1_000_000_000)]
        limbs.append(UInt32(truncatingIfNeeded: significand / 1_000_000_000))
        for _ in 0..<abs(exponent) { DecimalDigits.multiply(&limbs, by: exponent < 0 ? 5 : 2) }
        var text = ""
        for limb in limbs.reversed() {
            let part = String(limb)
            text += String(repeating: "0", count: 9 - part.count) + part
        }
        let trimmed = Array(text.utf8.drop { $0 == 0x30 })
        digits = trimmed.map { $0 - 0x30 }
        point = digits.count + min(exponent, 0)
    }

    private static func multiply(_ limbs: inout [UInt32], by factor: UInt64) {
        var carry: UInt64 = 0
        for index in limbs.indices {
            let product = UInt64(limbs[index]) * factor + carry
            limbs[index] = UInt32(truncatingIfNeeded: product % 1_000_000_000)
            carry = product / 1_000_000_000
        }
        if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
    }

    /// Keeps a number of digits from the first on, rounding the last to nearest, halves to even.
    private mutating func round(to count: Int) {
        guard count < digits.count else { return }
        guard count >= 0 else {
            digits = []
            return
        }
        let next = digits[count]
        let isExactHalf = next == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
        let isOdd = count > 0 && digits[count - 1] % 2 == 1
        let roundsUp = next > 5 || next == 5 && (!isExactHalf || isOdd)
        digits.removeSubrange(count...)
        guard roundsUp else { return }
        var index = count - 1
        while index >= 0, digits[index] == 9 {
            digits[index] = 0
            index -= 1
        }
        if index >= 0 {
            digits[index] += 1
        } else {
            digits.insert(1, at: 0)
            point += 1
        }
    }

    /// A number with a fixed number of digits after the point: `-12.340`.
    static func fixed(_ value: Double, precision: Int) -> String {
        var decimal = DecimalDigits(abs(value))
        decimal.round(to: decimal.point + precision)
        let whole = (0..<max(decimal.point, 1)).map { decimal.digit($0 + min(decimal.point - 1, 0)) }
        let fraction = (0..<precision).map { decimal.digit(decimal.point + $0) }
        return sign(of: value) + text(whole) + (precision > 0 ? "." + text(fraction) : "")
    }

    /// A number with one digit before the point and an exponent: `-1.234e+01`.
    static func scientific(_ value: Double, precision: Int) -> String {
        var decimal = DecimalDigits(abs(value))
        decimal.round(to: precision + 1)
        let exponent = decimal.digits.isEmpty ? 0 : decimal.point - 1
        let fraction = (0..<precision).map { decimal.digit($0 + 1) }
        let digits = String(abs(exponent))
        return sign(of: value) + text([decimal.digit(0)]) + (precision > 0 ? "." + text(fraction) : "")
            + (exponent < 0 ? "e-" : "e+") + (digits.count < 2 ? "0" : "") + digits
    }

    private func digit(_ index: Int) -> UInt8 { digits.indices.contains(index) ? digits[index] : 0 }

    private static func sign(of value: Double) -> String { value.sign == .minus ? "-" : "" }

    private static func text(_ digits: [UInt8]) -> String { String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self) }
}
