import Diagnostics
import Synchronization

/// Keeps the report so small that a browser opens it in seconds, whatever the number of screens.
///
/// Up to some thousand screens all are drawn. Beyond, screens without findings are told by their figures; then screens with
/// findings are told without pictures; then they are counted. What may be left out is marked by characters that no text of
/// a page has.
final class HTMLBudget: Sendable {
    private struct State {
        var length = 0
        /// The screens without findings that are left out, and their undecided checks.
        var (quiet, undecided) = (0, 0)
        /// The screens with findings that have no picture.
        var plain = 0
        /// The screens with findings that are left out.
        var dropped = 0
    }

    /// The lengths of the page in bytes from which on less is told; all that follows the screens has two megabytes.
    private static let (quietEnd, pictureEnd, end) = (9_000_000, 17_000_000, 22_500_000)
    private static let (quietStart, findingStart, pictureStart, stop): (UInt8, UInt8, UInt8, UInt8) = (1, 2, 3, 4)
    private let state = Mutex(State())

    /// Marks the article of a screen without findings.
    static func quiet(_ article: String, undecided: Int) -> String {
        "\(mark(quietStart))\(undecided) \(article)\(mark(stop))"
    }

    /// Marks the article of a screen with findings.
    static func found(_ article: String) -> String { "\(mark(findingStart))\(article)\(mark(stop))" }

    /// Marks the pictures in an article with findings.
    static func pictures(_ text: String) -> String { "\(mark(pictureStart))\(text)\(mark(pictureStart))" }

    private static func mark(_ byte: UInt8) -> Unicode.Scalar { Unicode.Scalar(byte) }

    /// What of some articles is written, given what has been written before.
    func admitted(_ text: String) -> String {
        state.withLock { state in
            var result = ""
            for part in text.utf8.split(separator: HTMLBudget.stop) {
                result += HTMLBudget.admitted(Substring(part), &state, state.length + result.utf8.count)
            }
            state.length += result.utf8.count
            return result
        }
    }

    private static func admitted(_ part: Substring, _ state: inout State, _ length: Int) -> String {
        // What belongs to no screen stands before the first mark.
        if let start = part.utf8.firstIndex(of: quietStart) {
            let head = part[..<start]
            let rest = part.utf8[part.utf8.index(after: start)...]
            let space = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
            guard length < quietEnd else {
                state.quiet += 1
                state.undecided += Int(Substring(rest[..<space])) ?? 0
                return String(head)
            }
            return String(head) + Substring(rest[space...].dropFirst())
        }
        guard let start = part.utf8.firstIndex(of: findingStart) else { return String(part) }
        let (head, article) = (part[..<start], part.utf8[part.utf8.index(after: start)...])
        if length >= end {
            state.dropped += 1
            return String(head)
        }
        let pieces = article.split(separator: pictureStart, omittingEmptySubsequences: false).map { Substring($0) }
        guard length >= pictureEnd, pieces.count == 3 else { return String(head) + pieces.joined() }
        state.plain += 1
        return String(head) + pieces[0] + pieces[2]
    }

    /// What was left out, as a paragraph; empty if nothing was.
    var note: String {
        let state = state.withLock { $0 }
        var sentences = [String]()
        if state.quiet > 0 {
            sentences.append(
                "\(Plural.phrase(state.quiet, "more screen")) without findings, with "
                    + "\(Plural.phrase(state.undecided, "undecided check")), \(state.quiet == 1 ? "is" : "are") not drawn."
            )
        }
        if state.plain > 0 {
            sentences.append("\(Plural.phrase(state.plain, "screen")) with findings have no pictures.")
        }
        if state.dropped > 0 {
            sentences.append("\(Plural.phrase(state.dropped, "more screen")) with findings are counted above alone.")
        }
        guard !sentences.isEmpty else { return "" }
        sentences.append("A report of some of the folders shows all of theirs.")
        return "<p class=\"caution\">\(sentences.joined(separator: " "))</p>"
    }
}
