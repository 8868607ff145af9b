import Diagnostics

/// Names for diagnostics that stay the same when lines move.
///
/// A fingerprint is made of the file, the screen, the node and the rule. Where that is the same for several diagnostics
/// of a file, their number in the file tells them apart.
struct Fingerprints {
    private var counts: [String: Int] = [:]

    /// The fingerprint of the next diagnostic of a file: 16 hexadecimal digits.
    mutating func next(_ diagnostic: Diagnostic) -> String {
        let parts = [
            RelativePath.inProject(diagnostic.file), diagnostic.screen ?? "", diagnostic.path ?? "",
            diagnostic.locale ?? "", diagnostic.rule, diagnostic.path == nil ? diagnostic.message : "",
        ]
        let key = parts.joined(separator: "\u{0}")
        let number = counts[key, default: 0]
        counts[key] = number + 1
        return Fingerprints.hash(number == 0 ? key : key + "\u{0}\(number)")
    }

    /// The 64-bit FNV-1a hash of the text's UTF-8 bytes.
    static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
