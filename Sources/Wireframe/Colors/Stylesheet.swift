package import Tokens

extension Wireframe {
    /// The CSS rules that give wireframes of some looks their light colours and their fonts, in one line.
    ///
    /// A page that follows the reader's choice writes these, then the `colors` of `dark` in a media query.
    package static func stylesheet(looks: Set<Look> = Set(Look.allCases)) -> String {
        var text = ".wf text{font-family:Inter,system-ui,-apple-system,\"Segoe UI\",Roboto,Helvetica,Arial,sans-serif}"
        text += ".wf-rim{stroke-width:1.5;stroke-linejoin:round;paint-order:stroke}"
        text += ".wf-icon{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}"
        for style in FontStyle.allCases {
            text += ".wf-\(style.rawValue){font-size:\(Canvas.number(style.size))px"
            text += style.isSemibold ? ";font-weight:600}" : "}"
        }
        return text + colors(.light, looks: looks)
    }

    /// The CSS rules, in one line, that give wireframes of some looks their colours alone.
    package static func colors(_ appearance: Appearance, looks: Set<Look> = Set(Look.allCases)) -> String {
        var text = ""
        for look in Look.allCases where look == .plain || looks.contains(look) {
            let holder = look == .plain ? "" : ".\(look.className) "
            for tone in Tone.allCases where look.colors[tone] != nil {
                let color = look.color(tone, in: appearance).svg
                text += "\(holder).wf-\(tone.rawValue){fill:\(color)}"
                text += "\(holder).wf-line-\(tone.rawValue){fill:none;stroke:\(color)}"
            }
        }
        return text
    }
}
