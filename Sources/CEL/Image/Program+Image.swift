package import Diagnostics

// Programs as bytes, so that a host can keep what it has compiled. An image is good for the version that wrote it and
// for a host whose types and symbols have the same numbers.

extension Program {
    /// A number that is another one where images are read in another way.
    package static var imageVersion: Int {
        3 << 16 | Int(Operation.finish.rawValue) << 8 | Int(Function.sort.rawValue)
    }

    /// Writes the program.
    package func write(to writer: inout ByteWriter) {
        resultType.write(to: &writer)
        writer.add(reads) { read, writer in
            writer.add(UInt64(read.object.id))
            writer.add(read.slot)
        }
        writer.add(parts) { $0.write(to: &$1) }
        writer.add(tests) { $0.write(to: &$1) }
        writer.add(instructions) { $0.write(to: &$1) }
        writer.add(ranges) { $0.write(to: &$1) }
        writer.add(values) { $0.write(to: &$1) }
        writer.add(block: bytes)
        writer.add(names) { name, writer in
            writer.add(name.text)
            name.value.write(to: &writer)
        }
        writer.add(patterns) { $1.add($0.pattern) }
        writer.add(registerCount)
        writer.add(variableCount)
    }

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
    fileprivate func write(to writer: inout ByteWriter) {
        range.write(to: &writer)
        tests.indices.range.write(to: &writer)
        writer.add(tests.isConjunction)
        writer.add(tests.isWhole)
        writer.add(variables)
        instructions.write(to: &writer)
        writer.add(register)
    }

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
    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(Int(operation.rawValue))
        writer.add(Int(tag.rawValue))
        writer.add(Int(target))
        writer.add(UInt64(left))
        writer.add(UInt64(right))
    }

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
    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(Int(tag.rawValue))
        writer.add(bits)
    }

    fileprivate init(from reader: inout ByteReader) {
        let tag = Tag(rawValue: UInt8(truncatingIfNeeded: reader.bits())) ?? .absent
        self.init(tag, reader.bits())
    }
}

extension Range<Int> {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(lowerBound)
        writer.add(count)
    }

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
    private static let simple: [CELType] = [.dyn, .null, .bool, .int, .uint, .double, .string, .bytes, .color]

    fileprivate func write(to writer: inout ByteWriter) {
        if let number = CELType.simple.firstIndex(of: self) { return writer.add(number) }
        switch self {
        case .list(let element):
            writer.add(10)
            element.write(to: &writer)
        case .map(let key, let value):
            writer.add(11)
            key.write(to: &writer)
            value.write(to: &writer)
        case .type(let type):
            writer.add(12)
            type.write(to: &writer)
        case .object(let type):
            writer.add(13)
            writer.add(UInt64(type.id))
        case .enumeration(let enumeration):
            writer.add(14)
            writer.add(enumeration.name)
            writer.add(enumeration.members)
        case .nullable(let type):
            writer.add(15)
            type.write(to: &writer)
        default:
            // A program's type has no open parameters.
            writer.add(0)
        }
    }

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
