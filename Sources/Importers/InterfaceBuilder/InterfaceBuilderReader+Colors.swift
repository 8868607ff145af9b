import ScreenModel
import Tokens

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
        guard let written = writtenColor(color) else { return setUndetermined(field, of: record, at: node) }
        setString(field, of: record, to: written.hex, at: node)
    }

    /// The colour of components from 0 to 1.
    private func writtenColor(_ element: Int) -> Color? {
        let white = xml.number("white", of: element)
        let names: [StaticString] = ["red", "green", "blue"]
        let parts = white.map { [$0, $0, $0] } ?? names.compactMap { xml.number($0, of: element) }
        let alpha = min(1, xml.number("alpha", of: element) ?? 1)
        guard parts.count == 3, (parts + [alpha]).allSatisfy((0...1).contains) else { return nil }
        // Other colour spaces would need to be converted.
        let space = xml.value(of: "customColorSpace", in: element)
        if space == "displayP3" || space == "adobeRGB1998" { return nil }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// The colour of the page.
    mutating func readBackground(of controller: ViewController, into screen: Record) {
        guard let number = document.controller(withID: controller.id), let view = view(of: number),
            let color = xml.child(keyed: "backgroundColor", of: view)
        else { return }
        setColor("background", of: screen, from: color)
    }
}
