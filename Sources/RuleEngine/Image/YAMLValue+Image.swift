import Diagnostics
import YAMLSyntax

// Values of rule files as bytes: a number for what it is, the range, and the content.

extension YAMLValue {
    init(from reader: inout ByteReader) {
        let number = reader.number()
        let content: Content =
            switch number {
            case 10: .list(reader.list { YAMLValue(from: &$0) })
            case 11: .map(reader.list { Member(key: YAMLValue(from: &$0), value: YAMLValue(from: &$0)) })
            default:
                .scalar(reader.text(), YAMLScalarType.numbered[min(number, YAMLScalarType.numbered.count - 1)])
            }
        self.init(content, range: reader.range())
    }
}

extension YAMLScalarType {
    /// The types, each at the number that stands for it.
    static let numbered: [YAMLScalarType] = [
        .null, .boolean(false), .boolean(true), .integer, .float, .string,
    ]
}
