// The wording of problems that libyaml finds.
import Diagnostics

extension YAMLProblem {
    /// Creates the problem that libyaml describes with its own words, at the place to mend.
    ///
    /// The ranges are the character where libyaml gave up and the first one of what it was reading.
    static func syntax(
        _ problem: String,
        while context: String?,
        at range: SourceRange,
        contextRange: SourceRange,
        source: [UInt8]
    ) -> YAMLProblem {
        if let conflict = ConflictMarker.range(near: range.start, in: source) {
            return YAMLProblem(.yamlSyntax, at: conflict, ConflictMarker.message)
        }
        if let mark = ByteOrderMark.range(before: range.start, in: source) {
            return YAMLProblem(.yamlSyntax, at: mark, ByteOrderMark.message)
        }
        let byte = source.indices.contains(range.start) ? source[range.start] : nil
        let message = wording(of: problem, while: context, byte: byte)
        guard let context, contextRange.start < range.start else { return YAMLProblem(.yamlSyntax, at: range, message) }
        if ["did not find expected hexdecimal number", "found invalid Unicode character escape code"].contains(problem)
        {
            // The backslash and the letter stand before.
            return YAMLProblem(.yamlSyntax, at: SourceRange(start: range.start - 2, end: range.start), message)
        }
        if isMendedAtStart(problem, while: context) { return YAMLProblem(.yamlSyntax, at: contextRange, message) }
        let related = construct(context).map { Related(range: contextRange, message: "\($0) begins here.") }
        return YAMLProblem(.yamlSyntax, at: range, message, related: related)
    }

    /// Whether a problem is to be mended where the construct begins, and not where libyaml noticed.
    private static func isMendedAtStart(_ problem: String, while context: String) -> Bool {
        switch problem {
        case "could not find expected ':'": true
        case "found unexpected end of stream", "found unexpected document indicator":
            context == "while scanning a quoted scalar"
        default: isDirectiveOrTag(context)
        }
    }

    private static func isDirectiveOrTag(_ context: String) -> Bool {
        context.hasSuffix("directive") || context.hasSuffix("a tag")
    }

    private static func construct(_ context: String) -> String? {
        switch context {
        case "while parsing a block mapping", "while parsing a flow mapping": "The mapping"
        case "while parsing a block collection", "while parsing a flow sequence": "The list"
        case "while scanning a quoted scalar", "while parsing a quoted scalar": "The quoted text"
        case "while scanning a block scalar": "The block text"
        case "while scanning a plain scalar": "The text"
        default: nil
        }
    }

    private static func wording(of problem: String, while context: String?, byte: UInt8?) -> String {
        switch problem {
        case "did not find expected key" where byte == UInt8(ascii: ","):
            wordings["\(problem) after a comma"] ?? ""
        case "found character that cannot start any token":
            unexpectedCharacter(byte)
        case "found unexpected end of stream", "found unexpected document indicator":
            context == "while scanning a quoted scalar" ? openQuote : "The text ends too early."
        default:
            wordings[problem] ?? other(problem, while: context)
        }
    }

    /// What is said of a quote that is never closed.
    package static let openQuote = "This quote is never closed."

    /// What is said of a key without a colon.
    package static var noColon: String { wordings["could not find expected ':'"] ?? "" }

    /// What we say for what libyaml does.
    private static let wordings = Dictionary(EmbeddedText.rows(of: "yaml-problems").map { ($0.others, $0.ours) }) { $1 }

    private static func unexpectedCharacter(_ byte: UInt8?) -> String {
        switch byte {
        case UInt8(ascii: "\t"): "A tab can't indent; use spaces."
        case UInt8(ascii: "`"): "A text can't begin with a backquote; put it in quotes."
        case let byte?: "A text can't begin with `\(Unicode.Scalar(byte))`; put it in quotes."
        case nil: "The text ends too early."
        }
    }

    /// Words for what nobody writes by mistake in a screen: directives and malformed tags.
    private static func other(_ problem: String, while context: String?) -> String {
        guard let context, isDirectiveOrTag(context) else { return "This is not valid YAML (\(problem))." }
        guard context.hasSuffix("a tag") else { return "This directive is malformed (\(problem))." }
        return "This tag is malformed (\(problem)); quote a text that begins with `!`."
    }
}
