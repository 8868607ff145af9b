import Tokens

/// Colours that don't follow the reader's choice of light or dark: those of a picture that shows one appearance.
enum FixedColors {
    /// Writes the wireframe's own colours at the shapes, in place of the classes that stand for them.
    static func markup(_ markup: String, _ look: Wireframe.Look, _ appearance: Appearance) -> String {
        let opening = " class=\""
        var (result, rest) = ("", markup[...])
        while let found = rest.firstRange(of: opening), let end = rest[found.upperBound...].firstIndex(of: "\"") {
            result += rest[..<found.lowerBound] + attributes(rest[found.upperBound..<end], look, appearance)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func attributes(_ classes: Substring, _ look: Wireframe.Look, _ appearance: Appearance) -> String {
        var (kept, colors) = ([Substring](), "")
        for name in classes.split(separator: " ") {
            if name.hasPrefix("wf-line-"), let tone = Tone(rawValue: String(name.dropFirst(8))) {
                colors += " fill=\"none\" stroke=\"\(look.color(tone, in: appearance).svg)\""
            } else if name.hasPrefix("wf-"), let tone = Tone(rawValue: String(name.dropFirst(3))) {
                colors += " fill=\"\(look.color(tone, in: appearance).svg)\""
            } else {
                kept.append(name)
            }
        }
        return (kept.isEmpty ? "" : " class=\"\(kept.joined(separator: " "))\"") + colors
    }
}
