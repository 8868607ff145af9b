import Linter
import RuleEngine

/// The conformance of a run as a small SVG, one row for each guideline.
enum ConformanceBadge {
    private static let rowHeight = 24
    private static let padding = 8

    static func svg(_ conformance: Conformance) -> String {
        let rows = conformance.guidelines.map { guideline in
            (label: guideline.pack.title, value: value(guideline), color: color(guideline))
        }
        let shown = rows.isEmpty ? [("screenlint", "no guideline applies", "#57606a")] : rows
        let labelWidth = (shown.map { width($0.0) }.max() ?? 0) + 2 * padding
        let valueWidth = (shown.map { width($0.1) }.max() ?? 0) + 2 * padding
        let (total, height) = (labelWidth + valueWidth, shown.count * rowHeight - 4)
        let title = shown.map { "\($0.0): \($0.1)" }.joined(separator: "; ")
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(total)\" height=\"\(height)\""
        text += " viewBox=\"0 0 \(total) \(height)\" role=\"img\"\(XMLText.attribute("aria-label", title))>\n"
        text += "  <title>\(XMLText.escaped(title))</title>\n"
        text += "  <g font-family=\"Verdana, DejaVu Sans, sans-serif\" font-size=\"11\" fill=\"#fff\">\n"
        for (row, (label, value, color)) in shown.enumerated() {
            let top = row * rowHeight
            text += "    <rect y=\"\(top)\" width=\"\(total)\" height=\"20\" rx=\"3\" fill=\"\(color)\"/>\n"
            text += "    <path d=\"M3 \(top)h\(labelWidth - 3)v20h-\(labelWidth - 3)a3 3 0 0 1-3-3v-14a3 3 0 0 1 3-3z\""
            text += " fill=\"#424a53\"/>\n"
            text += element(label, x: padding, width: labelWidth - 2 * padding, baseline: top + 14)
            text += element(value, x: labelWidth + padding, width: width(value), baseline: top + 14)
        }
        return text + "  </g>\n</svg>\n"
    }

    private static func element(_ text: String, x: Int, width available: Int, baseline: Int) -> String {
        // The length given holds whatever font the reader has.
        "    <text x=\"\(x)\" y=\"\(baseline)\" textLength=\"\(min(width(text), available))\">"
            + "\(XMLText.escaped(text))</text>\n"
    }

    /// What a badge says of a guideline; it never says more than was checked.
    private static func value(_ guideline: GuidelineConformance) -> String {
        let open = guideline.count(.undetermined)
        return ConformanceWords.result(guideline) + (open == 0 ? "" : ", \(open) undetermined")
    }

    /// Red for a broken obligation, brown for any other departure, blue for what is open, green for the rest.
    ///
    /// White text has a contrast of at least 4.5 to 1 on each of them.
    private static func color(_ guideline: GuidelineConformance) -> String {
        if guideline.clauses.contains(where: { $0.verdict == .violated && $0.modality == .must }) { return "#cf222e" }
        if guideline.count(.violated) > 0 { return "#9a6700" }
        if guideline.count(.undetermined) > 0 { return "#0969da" }
        return guideline.applicable == 0 ? "#57606a" : "#1a7f37"
    }

    /// About the width of a text in points, in a wide sans serif of 11 points.
    private static func width(_ text: String) -> Int {
        let tenths = text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar {
            case "i", "j", "l", "I", ".", ",", ":", "'", " ", "f", "t", "r": sum + 42
            case "m", "w", "M", "W": sum + 100
            case "A"..."Z": sum + 76
            case _ where scalar.value >= 0x1100: sum + 110
            default: sum + 69
            }
        }
        return (tenths + 9) / 10
    }
}
