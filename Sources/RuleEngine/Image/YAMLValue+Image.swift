import Diagnostics
import YAMLSyntax

// Values of rule files as bytes: a number for what it is, the range, and the content.

extension YAMLValue {
    func write(to writer: inout ByteWriter) {
        switch content {
        case .scalar(let text, let type):
            writer.add(type.number)
            writer.add(text)
        case .list(let elements):
            writer.add(10)
            writer.add(elements) { $0.write(to: &$1) }
        case .map(let members):
            writer.add(11)
            writer.add(members) { member, writer in
                member.key.write(to: &writer)
                member.value.write(to: &writer)
            }
        }
        writer.add(range)
    }

    init(from reader: inout ByteReader) {
        let number = reader.number()
        let content: Content =
            switch number {
            case 10: .list(reader.list { YAMLValue(from: &$0) })
            case 11: .map(reader.list { Member(key: YAMLValue(from: &$0), value: YAMLValue(from: &$0)) })
            default: .scalar(reader.text(), YAMLScalarType(number: number))
            }
        self.init(content, range: reader.range())
    }
}

extension YAMLScalarType {
    fileprivate var number: Int {
        switch self {
        case .null: 0
        case .boolean(let value): value ? 2 : 1
        case .integer: 3
        case .float: 4
        case .string: 5
        }
    }

    fileprivate init(number: Int) {
        switch number {
        case 1, 2: self = .boolean(number == 2)
        case 3: self = .integer
        case 4: self = .float
        case 5: self = .string
        default: self = .null
        }
    }
}
