@testable import CEL
@testable import Diagnostics

extension Program {
    /// Writes the program.
    func write(to writer: inout ByteWriter) {
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
}

extension FieldTest {
    /// Writes the test to an image.
    fileprivate func write(to writer: inout ByteWriter) {
        let number = FieldTest.kinds.firstIndex(of: kind) ?? 0
        writer.add(number << 1 | (isNegated ? 1 : 0))
        writer.add(Int(variable))
        writer.add(UInt64(symbol))
        writer.add(Int(depth))
        writer.add(UInt64(slots))
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
}

extension Value {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(Int(tag.rawValue))
        writer.add(bits)
    }
}

extension Range<Int> {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(lowerBound)
        writer.add(count)
    }
}

extension CELType {
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
}
