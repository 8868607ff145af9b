import ScreenModel

// Colours: by the name of the catalogue or the system, else by their components.
extension InterfaceBuilderReader {
    /// Sets a colour; one in a colour space that can't be told as `#RRGGBB` is there, but unknown.
    mutating func setColor(_ field: String, of record: Record, from color: Int) {
        for name: StaticString in ["name", "systemColor", "cocoaTouchSystemColor"] {
            guard let range = xml.attribute(name, of: color) else { continue }
            return setString(field, of: record, from: range)
        }
        let node = node(of: color)
        guard xml.elements[color].name == "color" else { return }
        guard let components = components(of: color) else { return setUndetermined(field, of: record, at: node) }
        setString(field, of: record, to: "#" + components.map(InterfaceBuilderReader.hexadecimal).joined(), at: node)
    }

    /// Red, green and blue, and the opacity where it isn't full, each from 0 to 1.
    private func components(of color: Int) -> [Double]? {
        func number(_ name: StaticString) -> Double? { xml.number(name, of: color) }
        var components: [Double]
        if let white = number("white") {
            components = [white, white, white]
        } else if let red = number("red"), let green = number("green"), let blue = number("blue") {
            components = [red, green, blue]
        } else {
            return nil
        }
        // Other colour spaces would need to be converted.
        if let space = xml.value(of: "customColorSpace", in: color), space == "displayP3" || space == "adobeRGB1998" {
            return nil
        }
        if let alpha = number("alpha"), alpha < 1 { components.append(alpha) }
        return components.allSatisfy { (0...1).contains($0) } ? components : nil
    }

    private static func hexadecimal(_ component: Double) -> String {
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }

    /// The colour of the page.
    mutating func readBackground(of controller: ViewController, into screen: Record) {
        guard let number = document.controller(withID: controller.id), let view = view(of: number),
            let color = xml.child(keyed: "backgroundColor", of: view)
        else { return }
        setColor("background", of: screen, from: color)
    }
}
