/// What an evaluation makes: strings, lists and maps, and the failures on the way.
///
/// Everything lies in three arrays that grow and are emptied at once. A part of a string is a stretch of the same
/// bytes, so that `substring`, `trim` and `split` copy nothing.
struct Evaluation {
    var program = Program.none
    /// The bytes of strings and bytes.
    var bytes: [UInt8] = []
    /// The elements of lists, the keys and values of maps, and what failures are about.
    var values: [Value] = []
    /// The elements of the lists that loops are collecting, those of inner loops last.
    var pending: [Value] = []
    /// Whether such a list is made without an element of which something is not known.
    var passesOverUnknown = false
    /// The parts of texts that are filled in at run time, made from those of the host.
    var openTexts: [[[UInt8]]] = []
    /// Memory for searching texts.
    var search = RegularExpressionScratch()
    /// The work done, in steps.
    private(set) var cost = 0
    let costLimit: Int
    /// The index of the instruction that is being carried out.
    var position = 0

    /// Makes ready for an evaluation.
    mutating func reset(for program: Program) {
        if self.program !== program { self.program = program }
        if !bytes.isEmpty { bytes.removeAll(keepingCapacity: true) }
        if !values.isEmpty { values.removeAll(keepingCapacity: true) }
        if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
        if !openTexts.isEmpty { openTexts.removeAll(keepingCapacity: true) }
        cost = 0
    }

    // MARK: Cost

    /// Counts steps; false once there were too many, so that what is computed does not matter any more.
    @discardableResult
    mutating func charge(_ steps: Int) -> Bool {
        cost += steps
        return cost <= costLimit
    }

    var isExhausted: Bool { cost > costLimit }

    // MARK: Failures

    /// The failure of the current instruction, with the values that its message tells of.
    mutating func fail(_ code: FailureCode, _ operands: Value...) -> Value {
        charge(1 + operands.count)
        var bits = UInt64(code.rawValue) | UInt64(position & 0xFF_FFFF) << 8
        if !operands.isEmpty {
            bits |= UInt64(values.count + 1) << 32
            values.append(.int(Int64(operands.count)))
            values.append(contentsOf: operands)
        }
        return Value(.error, bits)
    }

    /// What an operation gives whose operands are of the wrong kind: `absent` if one is a `null` of the host's, for the
    /// description then has nothing to apply the operation to.
    mutating func noOverload(_ first: Value, _ second: Value? = nil) -> Value {
        if first.isFailure { return first.withoutCount }
        if let second, second.isFailure { return second.withoutCount }
        if first.isHostNull || second?.isHostNull == true { return absent }
        guard let second else { return fail(.noSuchOverload, first) }
        return fail(.noSuchOverload, first, second)
    }

    /// The absent value, with the current instruction as its origin.
    var absent: Value { Value(.absent, UInt64(position)) }

    /// A value from the host; if absent, with its origin.
    func fromHost(_ value: Value) -> Value {
        value.tag == .absent ? Value(.absent, value.bits & ~0xFFFF_FFFF | UInt64(position)) : value
    }

    // MARK: Strings and bytes

    mutating func append(_ content: some Collection<UInt8>) {
        guard charge(1 + content.count / 16) else { return }
        bytes.append(contentsOf: content)
    }

    /// A string of the bytes from a position on.
    func string(from start: Int) -> Value { .slice(.string, start..<bytes.count) }

    mutating func string(_ text: String) -> Value {
        let start = bytes.count
        append(text.utf8)
        return string(from: start)
    }

    /// A list of the values from a position on.
    func list(from start: Int) -> Value { .slice(.list, start..<values.count) }

    /// The bytes of a string or bytes value that is not the host's.
    func withBytes<Result>(_ value: Value, _ body: (Span<UInt8>) -> Result) -> Result {
        switch value.tag {
        case .constantString, .constantBytes:
            let constants = program.bytes
            return body(constants.span.extracting(value.range))
        case .string, .bytes: return body(bytes.span.extracting(value.range))
        default: return body(Span())
        }
    }

    /// A string that is not the host's, with the same text; nil if the value is no string.
    mutating func ownString(_ value: Value, _ reader: borrowing some Reader) -> Value? {
        switch value.tag {
        case .constantString, .string: return value
        case .text:
            let start = bytes.count
            reader.appendUTF8(ofText: value.reference, to: &bytes)
            charge(1 + (bytes.count - start) / 16)
            return string(from: start)
        case .symbol: return string(program.symbols.name(of: value.reference))
        default: return nil
        }
    }

    /// The text of a string that is not the host's.
    func text(_ value: Value) -> String {
        switch value.tag {
        case .constantString, .constantBytes: String(decoding: program.bytes[value.range], as: UTF8.self)
        default: String(decoding: bytes[value.range], as: UTF8.self)
        }
    }
}

extension Value {
    /// Whether the value is a string, whoever holds it.
    var isString: Bool {
        switch tag {
        case .constantString, .string, .text, .symbol: true
        default: false
        }
    }

    /// Whether the value is a list, whoever holds it.
    var isList: Bool {
        switch tag {
        case .constantList, .list, .hostList: true
        default: false
        }
    }

    /// Whether the value is a map, whoever holds it.
    var isMap: Bool {
        switch tag {
        case .constantMap, .map, .hostMap: true
        default: false
        }
    }

    /// Whether the value is a sequence of bytes.
    var isBytes: Bool { tag == .constantBytes || tag == .bytes }
}
