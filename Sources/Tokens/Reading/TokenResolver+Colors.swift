import Diagnostics
import YAMLSyntax

// Colours in parts: what the Design Tokens format writes as maps.

extension TokenResolver {
    /// Reads the colours in a shadow, a border or a gradient, for what is wrong in them.
    mutating func checkColors(in value: YAMLValue, _ user: TokenDefinition) {
        if value["colorSpace"] != nil {
            _ = color(ofObject: value, user)
        } else {
            for part in value.elements ?? value.members?.map(\.value) ?? [] { checkColors(in: part, user) }
        }
    }

    /// Reads a colour of the Design Tokens format (Color module, Format).
    mutating func color(ofObject value: YAMLValue, _ user: TokenDefinition) -> Color? {
        guard let space = text(value["colorSpace"], user).flatMap(ColorSpace.init) else {
            let names = ColorSpace.allCases.map(\.rawValue).joined(separator: ", ")
            let range = value["colorSpace"]?.range ?? value.range
            report(.tokensWrongColor, "'colorSpace' is one of \(names).", user, range)
            return nil
        }
        for member in value.members ?? [] {
            let key = member.key.text ?? ""
            guard !["colorSpace", "components", "alpha", "hex"].contains(key) else { continue }
            report(.tokensUnknownKey, "A colour has no key '\(key)'.", user, member.key.range)
        }
        let hex = hex(value["hex"], user)
        guard let alpha = alpha(value["alpha"], user), let parts = components(value, space, user) else { return nil }
        if let color = space.color(parts[0], parts[1], parts[2], alpha: alpha) { return color }
        return hex.map { Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) }
    }

    private mutating func components(_ value: YAMLValue, _ space: ColorSpace, _ user: TokenDefinition) -> [Double]? {
        let written = value["components"].flatMap { files[user.file].target(of: $0) }
        guard let elements = written?.elements, elements.count == 3 else {
            let range = value["components"]?.range ?? value.range
            report(.tokensWrongColor, "'components' is a list of three numbers.", user, range)
            return nil
        }
        var parts = [Double]()
        for (element, bound) in zip(elements, space.bounds) {
            let part = files[user.file].target(of: element)
            let number = part?.text == "none" ? 0 : part?.number
            let isHue = bound.upperBound == 360
            guard let number, bound.contains(number), number.isFinite, !(isHue && number == 360) else {
                let limits =
                    bound.upperBound.isFinite ? " from \(Int(bound.lowerBound)) to \(Int(bound.upperBound))" : ""
                report(.tokensWrongColor, "A component here is a number\(limits), or 'none'.", user, element.range)
                return nil
            }
            parts.append(number)
        }
        return parts
    }

    private mutating func alpha(_ value: YAMLValue?, _ user: TokenDefinition) -> Double? {
        guard let value else { return 1 }
        if let alpha = files[user.file].target(of: value)?.number, (0...1).contains(alpha) { return alpha }
        report(.tokensWrongColor, "'alpha' is a number from 0 to 1.", user, value.range)
        return nil
    }

    private mutating func hex(_ value: YAMLValue?, _ user: TokenDefinition) -> Color? {
        guard let value else { return nil }
        if let text = text(value, user), text.utf8.count == 7, text.hasPrefix("#"), let color = Color(text) {
            return color
        }
        report(.tokensWrongColor, "'hex' is a '#' with six digits, such as '#F0F1F2'.", user, value.range)
        return nil
    }

    private func text(_ value: YAMLValue?, _ user: TokenDefinition) -> String? {
        value.flatMap { files[user.file].target(of: $0) }?.text
    }
}
