package import Diagnostics

/// The types and the reader of a host that has no objects.
package struct NoObjects: TypeProvider, ObjectReader {
    /// Creates the empty host.
    package init() {}

    package var symbols: SymbolNames { SymbolNames() }
    package func objectType(_ id: UInt32) -> ObjectType? { nil }
    package func field(named name: String, of type: ObjectType) -> ObjectField? { nil }
    package func fieldNames(of type: ObjectType) -> [String] { [] }

    package func field(_ slot: Int, of object: UInt32) -> Value { .absent }
    package func has(_ slot: Int, of object: UInt32) -> Truth { .unknown }
    package func count(ofList list: UInt32) -> Int { 0 }
    package func isThere(_ object: UInt32) -> Bool { true }
    package func element(_ index: Int, ofList list: UInt32) -> Value { .absent }
    package func count(ofMap map: UInt32) -> Int { 0 }
    package func key(_ index: Int, ofMap map: UInt32) -> Value { .absent }
    package func value(_ index: Int, ofMap map: UInt32) -> Value { .absent }
    package func appendUTF8(ofText text: UInt32, to buffer: inout [UInt8]) {}
    package func size(ofText text: UInt32) -> Int? { nil }
    package func isEqual(_ text: UInt32, _ other: UInt32) -> Truth { .unknown }
    package func isEqual(_ text: UInt32, utf8: Span<UInt8>) -> Truth { .unknown }
}
