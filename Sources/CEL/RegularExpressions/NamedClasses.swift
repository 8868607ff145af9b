/// The classes with a name: of ASCII characters, as in RE2.
enum NamedClasses {
    private static let digit: [ClosedRange<UInt32>] = [0x30...0x39]
    private static let upper: [ClosedRange<UInt32>] = [0x41...0x5A]
    private static let lower: [ClosedRange<UInt32>] = [0x61...0x7A]
    private static let punctuation: [ClosedRange<UInt32>] = [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
    private static let underscore: [ClosedRange<UInt32>] = [0x5F...0x5F]

    /// The class of `[:name:]`, or by its letter that of `\d`, `\s` or `\w`.
    static func named(_ name: String) -> ScalarSet? {
        switch name {
        case "s": ScalarSet([0x09...0x0A, 0x0C...0x0D, 0x20...0x20])
        case "alnum": ScalarSet(digit + upper + lower)
        case "alpha": ScalarSet(upper + lower)
        case "ascii": ScalarSet([0...0x7F])
        case "blank": ScalarSet([0x09...0x09, 0x20...0x20])
        case "cntrl": ScalarSet([0...0x1F, 0x7F...0x7F])
        case "digit", "d": ScalarSet(digit)
        case "graph": ScalarSet([0x21...0x7E])
        case "lower": ScalarSet(lower)
        case "print": ScalarSet([0x20...0x7E])
        case "punct": ScalarSet(punctuation)
        case "space": ScalarSet([0x09...0x0D, 0x20...0x20])
        case "upper": ScalarSet(upper)
        case "word", "w": ScalarSet(digit + upper + lower + underscore)
        case "xdigit": ScalarSet(digit + [0x41...0x46, 0x61...0x66])
        default: nil
        }
    }
}
