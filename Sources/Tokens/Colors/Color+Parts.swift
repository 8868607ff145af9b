import YAMLSyntax

extension Color {
    /// Reads a colour as Style Dictionary takes it in parts, `{"r": 240, "g": 241, "b": 242}`, with `a` for the opacity;
    /// nil if it is none, or if its parts are of one, which can be bytes as well as shares.
    init?(parts value: YAMLValue) {
        func parts(_ names: String...) -> [Double]? {
            let numbers = names.compactMap { value[$0]?.number }
            return numbers.count == names.count ? numbers : nil
        }
        let alpha = value["a"]?.number ?? 1
        if let rgb = parts("r", "g", "b"), rgb == [0, 0, 0] || rgb.contains(where: { $0 > 1 }) {
            self.init("rgb(\(rgb[0]) \(rgb[1]) \(rgb[2]) / \(alpha))")
        } else if let hsl = parts("h", "s", "l") {
            let whole = hsl[1] <= 1 && hsl[2] <= 1 ? 100.0 : 1
            self.init("hsl(\(hsl[0]) \(hsl[1] * whole)% \(hsl[2] * whole)% / \(alpha))")
        } else {
            return nil
        }
    }
}
