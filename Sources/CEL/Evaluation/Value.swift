/// A value during evaluation: a tag and 64 bits, without reference counting.
///
/// Strings, lists and maps that an expression makes are places in the evaluation or in the program; they
/// mean something only until the next evaluation. References to the host's objects mean what the host says.
public struct Value: BitwiseCopyable, Sendable {
    @usableFromInline let tag: Tag
    @usableFromInline let bits: UInt64

    @inlinable
    init(_ tag: Tag, _ bits: UInt64) {
        (self.tag, self.bits) = (tag, bits)
    }

    /// What the bits mean.
    @usableFromInline
    enum Tag: UInt8, BitwiseCopyable, Sendable {
        case error, absent, null, bool, int, uint, double, type
        // A place in the program, a place in the evaluation, a reference of the host's, a number of the symbol table.
        case constantString, string, text, symbol
        case constantBytes, bytes
        case constantList, list, hostList
        case constantMap, map, hostMap
        case object
        // Red, green, blue and opacity, a byte each.
        case color
    }
}

// What a host makes values with.
extension Value {
    /// What the description does not say.
    @inlinable
    public static var absent: Value { Value(.absent, 0) }

    /// What the description says there is none of.
    @inlinable
    public static var null: Value { Value(.null, 1) }

    /// A truth value.
    @inlinable
    public static func bool(_ value: Bool) -> Value { Value(.bool, value ? 1 : 0) }

    /// A signed integer.
    @inlinable
    public static func int(_ value: Int64) -> Value { Value(.int, UInt64(bitPattern: value)) }

    /// An unsigned integer.
    @inlinable
    public static func uint(_ value: UInt64) -> Value { Value(.uint, value) }

    /// A floating-point number.
    @inlinable
    public static func double(_ value: Double) -> Value { Value(.double, value.bitPattern) }

    /// A string of the host's symbol table.
    @inlinable
    public static func symbol(_ symbol: UInt32) -> Value { Value(.symbol, UInt64(symbol)) }

    /// An object of the host's, with the number of its type.
    @inlinable
    public static func object(_ reference: UInt32, type: UInt32) -> Value {
        Value(.object, UInt64(type) << 32 | UInt64(reference))
    }

    /// A text of the host's.
    @inlinable
    public static func text(_ reference: UInt32) -> Value { Value(.text, UInt64(reference)) }

    /// A text of the host's that is filled in at run time in parts: it is not described, but its literal parts are.
    @inlinable
    public static func openText(_ reference: UInt32) -> Value { Value(.absent, UInt64(reference + 1) << 32) }

    /// A list of the host's.
    @inlinable
    public static func list(_ reference: UInt32) -> Value { Value(.hostList, UInt64(reference)) }

    /// A colour of the host's: red, green, blue and opacity, a byte each.
    @inlinable
    public static func color(_ components: UInt32) -> Value { Value(.color, UInt64(components)) }

    /// A free-form map of the host's.
    @inlinable
    public static func map(_ reference: UInt32) -> Value { Value(.hostMap, UInt64(reference)) }
}

// What a caller asks first of a condition's result; `kind` tells the rest.
extension Value {
    /// Whether the value is `true`.
    @inlinable
    public var isTrue: Bool { tag == .bool && bits != 0 }

    /// Whether the value is `false`.
    @inlinable
    public var isFalse: Bool { tag == .bool && bits == 0 }

    /// Whether the description does not say.
    @inlinable
    public var isAbsent: Bool { tag == .absent }
}

// What the evaluator makes values with.
extension Value {
    /// The `null` that the expression itself says.
    static var nullLiteral: Value { Value(.null, 0) }

    /// A value made of a stretch of the program's or the evaluation's storage.
    static func slice(_ tag: Tag, _ range: Range<Int>) -> Value {
        Value(
            tag,
            UInt64(UInt32(truncatingIfNeeded: range.lowerBound)) << 32 | UInt64(UInt32(truncatingIfNeeded: range.count))
        )
    }

    /// The stretch of storage that a slice stands for.
    var range: Range<Int> {
        let start = Int(bits >> 32)
        return start..<(start + Int(bits & 0xFFFF_FFFF))
    }

    /// The host's reference.
    @inlinable
    var reference: UInt32 { UInt32(truncatingIfNeeded: bits) }

    /// The number of an object's type.
    var objectType: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }

    /// Of an absent value, what is known of it, as `openText(_:)` has it: a text of the host or the evaluation, or 0.
    var openBits: UInt64 { bits >> 63 == 1 ? 0 : bits >> 32 }

    /// How many there are of which the description does not tell all, with the place that leaves it open.
    static func atLeast(_ count: Int, at position: UInt64) -> Value {
        Value(.absent, 1 << 63 | UInt64(min(max(count, 0), Int(Int32.max))) << 32 | position & 0xFFFF_FFFF)
    }

    /// How many there are at least, of a number that is not known; nil for any other value.
    var leastCount: Int? { tag == .absent && bits >> 63 == 1 ? Int(bits >> 32 & 0x7FFF_FFFF) : nil }

    /// The value, or what leaves it open without how much it is at least: what is made of a number is another one.
    var withoutCount: Value { leastCount == nil ? self : Value(.absent, bits & 0xFFFF_FFFF) }

    var intBits: Int64 { Int64(bitPattern: bits) }
    var doubleBits: Double { Double(bitPattern: bits) }
    var isHostNull: Bool { tag == .null && bits == 1 }

    /// Whether there is no value: absent, or an error.
    var isFailure: Bool { tag.rawValue <= Tag.absent.rawValue }
}
