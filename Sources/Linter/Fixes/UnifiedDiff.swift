import Diagnostics

/// The difference of two texts in the unified format that `patch` and `git apply` read.
package enum UnifiedDiff {
    /// A line of either text, or of both, by their numbers.
    private typealias Line = (old: Int?, new: Int?)

    private static let context = 3

    /// The difference of two UTF-8 texts, whose bytes are in it as they are; empty if they are the same.
    ///
    /// Before a relative path go `a/` and `b/`.
    package static func bytes(path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        guard old != new else { return [] }
        let (before, after) = (lines(of: old), lines(of: new))
        let script = LineDifference(before, after).pairs
        var result = Array("--- \(name(path, "a/"))\n+++ \(name(path, "b/"))\n".utf8)
        for hunk in hunks(of: script) { append(script[hunk], before, after, to: &result) }
        return result
    }

    /// The name of a file with its prefix, quoted as git does it if it holds more than plain characters.
    private static func name(_ path: String, _ prefix: String) -> String {
        let name = (FilePath.isAbsolute(path) ? "" : prefix) + path
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar != "\"" && scalar != "\\" && !VisibleText.isHidden(scalar)
        }
        // Without a tab behind it, 'patch' reads a name up to its first space.
        if isPlain, !name.contains(VisibleText.commandMark) { return name.utf8.contains(0x20) ? name + "\t" : name }
        var result = "\""
        for byte in name.utf8 {
            switch byte {
            case 0x22, 0x5C: result += "\\\(Unicode.Scalar(byte))"
            case 0x20..<0x7F where byte != UInt8(ascii: "#"): result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }
        }
        return result + "\""
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = [ArraySlice<UInt8>]()
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// The stretches with changes and the lines around them; those that meet are one.
    private static func hunks(of script: [Line]) -> [Range<Int>] {
        var hunks = [Range<Int>]()
        for (index, line) in script.enumerated() where line.old == nil || line.new == nil {
            let around = max(0, index - context)..<min(script.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= around.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
            } else {
                hunks.append(around)
            }
        }
        return hunks
    }

    private static func append(
        _ hunk: ArraySlice<Line>,
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>],
        to result: inout [UInt8]
    ) {
        result += "@@ -\(position(hunk.compactMap(\.old))) +\(position(hunk.compactMap(\.new))) @@\n".utf8
        for line in hunk {
            if let left = line.old {
                append(line.new == nil ? "-" : " ", old[left], to: &result)
            } else if let right = line.new {
                append("+", new[right], to: &result)
            }
        }
    }

    private static func append(_ sign: String, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
        result += sign.utf8
        result += line
        if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n".utf8 }
    }

    /// First line, counted from 1, and number of lines.
    private static func position(_ lines: [Int]) -> String { lines.first.map { "\($0 + 1),\(lines.count)" } ?? "0,0" }
}
