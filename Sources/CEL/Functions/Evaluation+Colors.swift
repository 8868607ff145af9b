// Functions on colours, which the host knows; what it doesn't know is absent.

extension Evaluation {
    /// Calls a function on colours.
    mutating func colorFunction(
        _ function: Function,
        _ first: Value,
        _ second: Value,
        _ reader: borrowing some Reader
    ) -> Value {
        let color = color(first, reader)
        guard color.tag == .color, function != .color else { return color }
        switch function {
        case .hex: return string(reader.hex(of: color.reference))
        case .luminance: return .double(reader.luminance(ofColor: color.reference))
        default: break
        }
        let below = self.color(second, reader)
        guard below.tag == .color else { return below }
        if function == .over { return .color(reader.color(color.reference, over: below.reference)) }
        return reader.contrast(of: color.reference, on: below.reference).map(Value.double) ?? absent
    }

    /// A colour as it is, or that of a name.
    private mutating func color(_ value: Value, _ reader: borrowing some Reader) -> Value {
        if value.tag == .color { return value }
        guard let name = ownString(value, reader) else { return noOverload(value) }
        charge(10)
        return reader.color(named: text(name), isText: value.tag == .text).map(Value.color) ?? absent
    }
}
