import Diagnostics
import CEL
import ScreenModel

extension Evaluator {
    /// A value as text that shows what is in it: texts in quotes, components with their described fields, to a depth.
    mutating func detail(of value: Value, _ reader: LayoutReader, depth: Int = 2) -> String {
        switch value.kind {
        case .absent: return "undetermined"
        case .string, .text: return (string(of: value, reader: reader) ?? "").asLiteral
        case .symbol(let symbol): return "\"\(Schema.standard.symbols.names[Int(symbol)])\""
        case .color(let color): return reader.hex(of: color)
        case .list:
            let texts = elements(of: value, reader: reader).map { detail(of: $0, reader, depth: depth) }
            return "[\(texts.joined(separator: ", "))]"
        case .map:
            let texts = entries(of: value, reader: reader).map { key, value in
                "\(detail(of: key, reader, depth: depth)): \(detail(of: value, reader, depth: depth))"
            }
            return "{\(texts.joined(separator: ", "))}"
        case .object(let offset, let type):
            guard let kind = UInt8(exactly: type).flatMap(ComponentKind.init) else { break }
            guard depth > 0 else { return "\(kind.component.name) {…}" }
            var texts = [String]()
            for (slot, field) in kind.component.fields.enumerated()
            where !field.isDerived && reader.has(slot, of: offset) == .yes {
                texts.append("\(field.name): \(detail(of: reader.field(slot, of: offset), reader, depth: depth - 1))")
            }
            return "\(kind.component.name) {\(texts.joined(separator: ", "))}"
        default: break
        }
        return description(of: value, reader: reader)
    }
}
