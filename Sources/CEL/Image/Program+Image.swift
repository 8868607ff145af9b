package import Diagnostics

// Programs read from bytes, so that a host can keep what it has compiled. An image is good for the version that wrote it and
// for a host whose types and symbols have the same numbers.

extension Program {
    /// A number that is another one where images are read in another way.
    package static var imageVersion: Int { 3 << 16 | Int(Operation.finish.rawValue) << 8 | Int(Function.sort.rawValue) }

    /// Reads a program.
    package convenience init(from reader: inout ByteReader, provider: any TypeProvider) {
        self.init(
            resultType: CELType(from: &reader, provider),
            reads: reader.list { reader in
                let type = UInt32(truncatingIfNeeded: reader.bits())
                return FieldRead(object: ObjectType(type, provider), slot: reader.number())
            },
            parts: reader.list { Part(from: &$0) },
            tests: reader.list { FieldTest(from: &$0) },
            instructions: reader.list { Instruction(from: &$0) },
            ranges: reader.list { Range(from: &$0) },
            values: reader.list { Value(from: &$0) },
            bytes: reader.bytes(),
            names: reader.list { Name(text: $0.text(), value: Value(from: &$0)) },
            patterns: reader.list { try? RegularExpression($0.text()) }.compactMap(\.self),
            registerCount: reader.number(),
            variableCount: reader.number(),
            provider: provider
        )
    }
}

extension Program.Part {
    fileprivate init(from reader: inout ByteReader) {
        self.init(
            range: Range(from: &reader),
            tests: Program.Tests(
                indices: CompactRange(Range(from: &reader)),
                isConjunction: reader.flag(),
                isWhole: reader.flag()
            ),
            variables: reader.bits(),
            instructions: Range(from: &reader),
            register: reader.number()
        )
    }
}

extension Instruction {
    fileprivate init(from reader: inout ByteReader) {
        self.init(
            Operation(rawValue: UInt8(truncatingIfNeeded: reader.bits())) ?? .fail,
            tag: Value.Tag(rawValue: UInt8(truncatingIfNeeded: reader.bits())) ?? .absent,
            target: reader.number(),
            left: reader.number(),
            right: reader.number()
        )
    }
}

extension Value {
    fileprivate init(from reader: inout ByteReader) {
        let tag = Tag(rawValue: UInt8(truncatingIfNeeded: reader.bits())) ?? .absent
        self.init(tag, reader.bits())
    }
}

extension Range<Int> {
    fileprivate init(from reader: inout ByteReader) {
        let start = reader.number()
        self = start..<start + reader.number()
    }
}

extension ObjectType {
    fileprivate init(_ id: UInt32, _ provider: any TypeProvider) {
        self = provider.objectType(id) ?? ObjectType(id: id, name: "")
    }
}

extension CELType {
    /// The types without parts, by the number that stands for them.
    static let simple: [CELType] = [.dyn, .null, .bool, .int, .uint, .double, .string, .bytes, .color]

    fileprivate init(from reader: inout ByteReader, _ provider: any TypeProvider) {
        let number = reader.number()
        switch number {
        case 10: self = .list(CELType(from: &reader, provider))
        case 11: self = .map(CELType(from: &reader, provider), CELType(from: &reader, provider))
        case 12: self = .type(CELType(from: &reader, provider))
        case 13: self = .object(ObjectType(UInt32(truncatingIfNeeded: reader.bits()), provider))
        case 14: self = .enumeration(Enumeration(name: reader.text(), members: reader.texts()))
        case 15: self = .nullable(CELType(from: &reader, provider))
        default: self = CELType.simple.indices.contains(number) ? CELType.simple[number] : .dyn
        }
    }
}
