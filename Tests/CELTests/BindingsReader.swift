import Diagnostics
@testable import CEL

/// The bindings of a conformance case as a host's values: references are indices of constants.
struct BindingsReader: ObjectReader {
    private var constants: [Constant] = []

    mutating func value(of constant: Constant?) -> Value {
        switch constant {
        case nil, .bytes, .type, .symbol: return .absent
        case .null: return .null
        case .bool(let value): return .bool(value)
        case .int(let value): return .int(value)
        case .uint(let value): return .uint(value)
        case .double(let value): return .double(value)
        case .string(let text): return .text(reference(to: .string(text)))
        case .list(let elements):
            for element in elements { _ = value(of: element) }
            return .list(reference(to: .list(elements)))
        case .map(let entries):
            for entry in entries { _ = (value(of: entry.key), value(of: entry.value)) }
            return .map(reference(to: .map(entries)))
        }
    }

    private mutating func reference(to constant: Constant) -> UInt32 {
        constants.append(constant)
        return UInt32(constants.count - 1)
    }

    private func known(_ constant: Constant) -> Value {
        var copy = self
        guard let index = constants.firstIndex(of: constant) else { return copy.value(of: constant) }
        switch constant {
        case .string: return .text(UInt32(index))
        case .list: return .list(UInt32(index))
        case .map: return .map(UInt32(index))
        default: return copy.value(of: constant)
        }
    }

    /// A result as a constant, the host's texts included.
    func constant(of value: Value, _ evaluator: inout Evaluator) -> Constant? {
        if case .text(let reference) = value.kind { return constants[Int(reference)] }
        return evaluator.constant(of: value, reader: self)
    }

    private func text(_ reference: UInt32) -> String {
        if case .string(let text) = constants[Int(reference)] { text } else { "" }
    }

    func field(_ slot: Int, of object: UInt32) -> Value { .absent }
    func has(_ slot: Int, of object: UInt32) -> Truth { .unknown }

    func count(ofList list: UInt32) -> Int {
        if case .list(let elements) = constants[Int(list)] { elements.count } else { 0 }
    }

    func isThere(_ object: UInt32) -> Bool { true }
    func element(_ index: Int, ofList list: UInt32) -> Value {
        if case .list(let elements) = constants[Int(list)] { known(elements[index]) } else { .absent }
    }

    private func entries(_ map: UInt32) -> [Constant.Entry] {
        if case .map(let entries) = constants[Int(map)] { entries } else { [] }
    }

    func count(ofMap map: UInt32) -> Int { entries(map).count }
    func key(_ index: Int, ofMap map: UInt32) -> Value { known(entries(map)[index].key) }
    func value(_ index: Int, ofMap map: UInt32) -> Value { known(entries(map)[index].value) }

    func appendUTF8(ofText text: UInt32, to buffer: inout [UInt8]) { buffer.append(contentsOf: self.text(text).utf8) }
    func size(ofText text: UInt32) -> Int? { self.text(text).unicodeScalars.count }
    func isEqual(_ text: UInt32, _ other: UInt32) -> Truth {
        Array(self.text(text).utf8) == Array(self.text(other).utf8) ? .yes : .no
    }

    func isEqual(_ text: UInt32, utf8: Span<UInt8>) -> Truth {
        let bytes = Array(self.text(text).utf8)
        guard bytes.count == utf8.count else { return .no }
        return bytes.indices.allSatisfy { bytes[$0] == utf8[$0] } ? .yes : .no
    }
}
