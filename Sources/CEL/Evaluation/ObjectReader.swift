package import Diagnostics

/// What reads the host's values for the evaluator, which never copies it.
package typealias Reader = ObjectReader & ~Copyable

/// The host's values, for the evaluator.
///
/// Objects, lists, maps and texts of the host are references of 32 bits that only the host understands; they are
/// never copied. A reader answers `Value.absent` where the description does not say, and `Value.null` where it says
/// that there is nothing.
package protocol ObjectReader: ~Copyable {
    /// The value of a field of an object.
    func field(_ slot: Int, of object: UInt32) -> Value

    /// Whether a field of an object has a value, for `has()`.
    func has(_ slot: Int, of object: UInt32) -> Truth

    /// The number of elements of a list, those among them that may not be there.
    func count(ofList list: UInt32) -> Int

    /// Whether an object that is an element of a list is there for sure; false for one that may be hidden.
    func isThere(_ object: UInt32) -> Bool

    /// The element of a list at an index from 0 up to its count.
    func element(_ index: Int, ofList list: UInt32) -> Value

    /// Whether all elements of a list are there for sure.
    func isCertain(list: UInt32) -> Bool

    /// The number of entries of a free-form map.
    func count(ofMap map: UInt32) -> Int

    /// The key of a map's entry; a text, string, bool or integer.
    func key(_ index: Int, ofMap map: UInt32) -> Value

    /// The value of a map's entry.
    func value(_ index: Int, ofMap map: UInt32) -> Value

    /// Appends the UTF-8 bytes of a text to a buffer.
    func appendUTF8(ofText text: UInt32, to buffer: inout [UInt8])

    /// The number of UTF-8 bytes of a text, for what it costs to compare it.
    func length(ofText text: UInt32) -> Int

    /// The number of UTF-8 bytes of a text that no text of another length equals; nil if one may, as a colour's name.
    func exactLength(ofText text: UInt32) -> Int?

    /// The number of Unicode scalars of a text; nil if the description does not say.
    func size(ofText text: UInt32) -> Int?

    /// The UTF-8 bytes of the parts of a text that is filled in at run time: before, between and after what is filled in.
    func literalParts(ofText text: UInt32) -> [[UInt8]]

    /// The colour that a name or figures stand for, red, green, blue and opacity in a byte each; nil if that can't be told.
    ///
    /// `isText` tells that a description says it, and not the expression itself.
    func color(named name: String, isText: Bool) -> UInt32?

    /// The relative luminance of a colour, from 0 for black to 1 for white.
    func luminance(ofColor color: UInt32) -> Double

    /// A colour in digits: `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
    func hex(of color: UInt32) -> String

    /// The contrast of a colour to the one behind it, from 1 to 21; nil if that one lets others through.
    func contrast(of color: UInt32, on below: UInt32) -> Double?

    /// The colour that is seen where one lies over another.
    func color(_ color: UInt32, over below: UInt32) -> UInt32

    /// Whether two texts say the same; unknown if they can't be compared, as a colour's name and its figures.
    func isEqual(_ text: UInt32, _ other: UInt32) -> Truth

    /// Whether a text says the same as UTF-8 bytes do.
    func isEqual(_ text: UInt32, utf8: Span<UInt8>) -> Truth
}

extension ObjectReader where Self: ~Copyable {
    /// Of a host that says nothing else, nothing of such a text is known.
    package func literalParts(ofText text: UInt32) -> [[UInt8]] { [[], []] }

    /// Of a host that says nothing else, texts are short.
    package func length(ofText text: UInt32) -> Int { 0 }

    /// Of a host that says nothing else, texts of different lengths may be equal.
    package func exactLength(ofText text: UInt32) -> Int? { nil }

    /// Of a host that hides nothing, what is described is there.
    package func isCertain(list: UInt32) -> Bool {
        (0..<count(ofList: list)).allSatisfy { !element($0, ofList: list).isAbsent }
    }
}

// A host without colours.
extension ObjectReader where Self: ~Copyable {
    package func color(named name: String, isText: Bool) -> UInt32? { nil }
    package func luminance(ofColor color: UInt32) -> Double { 0 }
    package func hex(of color: UInt32) -> String { "" }
    package func contrast(of color: UInt32, on below: UInt32) -> Double? { nil }
    package func color(_ color: UInt32, over below: UInt32) -> UInt32 { color }
}
