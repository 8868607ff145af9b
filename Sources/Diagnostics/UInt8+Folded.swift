extension UInt8 {
    /// What counts of a byte of a name: letters in lower case; nil for what people leave out or put between words.
    ///
    /// Public because the compiler puts no code of package declarations into another module.
    @inlinable
    public var folded: UInt8? {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): nil
        default: self
        }
    }
}
