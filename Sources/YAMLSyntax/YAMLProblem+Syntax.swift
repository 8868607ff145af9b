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
            return YAMLProblem(.syntax, at: conflict, ConflictMarker.message, parserMessage: problem)
        }
        if let mark = ByteOrderMark.range(before: range.start, in: source) {
            return YAMLProblem(.syntax, at: mark, ByteOrderMark.message, parserMessage: problem)
        }
        let byte = source.indices.contains(range.start) ? source[range.start] : nil
        let message = wording(of: problem, while: context, byte: byte)
        guard let context, contextRange.start < range.start else {
            return YAMLProblem(.syntax, at: range, message, parserMessage: problem)
        }
        switch placeToMend(problem, while: context) {
        case .context:
            return YAMLProblem(.syntax, at: contextRange, message, parserMessage: problem)
        case .escapeBefore:
            let escape = SourceRange(start: range.start - 2, end: range.start)
            return YAMLProblem(.syntax, at: escape, message, parserMessage: problem)
        case .problem:
            let related = construct(context).map { Related(range: contextRange, message: "\($0) begins here.") }
            return YAMLProblem(.syntax, at: range, message, related: related, parserMessage: problem)
        }
    }

    private enum PlaceToMend {
        /// Where libyaml noticed.
        case problem
        /// Where the construct begins.
        case context
        /// The backslash and the letter before the place where libyaml noticed.
        case escapeBefore
    }

    private static func placeToMend(_ problem: String, while context: String) -> PlaceToMend {
        switch problem {
        case "could not find expected ':'":
            return .context
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
            return .escapeBefore
        case "found unexpected end of stream", "found unexpected document indicator":
            return context == "while scanning a quoted scalar" ? .context : .problem
        default:
            return isDirectiveOrTag(context) ? .context : .problem
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
        case "mapping values are not allowed in this context":
            "A value can't begin at this colon; quote a text that holds a colon and a space, or mend the indentation."
        case "could not find expected ':'":
            "This is no key, as no colon follows it; write `key: value`, or indent the line to continue a text."
        case "did not find expected key" where byte == UInt8(ascii: ","):
            "Nothing can follow a value on its line: write what comes next on a line of its own, without the comma, or put "
                + "all of it in braces. A text that holds a comma stands in quotes."
        case "did not find expected key":
            "A key is expected here; indent it like the keys above, or quote the value before."
        case "did not find expected '-' indicator":
            "A list item is expected here; begin it with `- `, indented like the items above."
        case "did not find expected ',' or ']'":
            "The list in brackets lacks a comma or its closing `]` here; a text with brackets in it stands in quotes."
        case "did not find expected ',' or '}'":
            "The mapping in braces lacks a comma or its closing `}` here; a text with a comma, brackets or quotes in it stands "
                + "in quotes."
        case "did not find expected node content":
            "A value is expected here."
        case "did not find expected <document start>":
            "The document has ended before this; begin a new one with `---`, or mend the indentation."
        case "block sequence entries are not allowed in this context":
            "A list item can't begin here; put it on a line of its own."
        case "mapping keys are not allowed in this context":
            "A key can't begin here; put it on a line of its own, or quote the `?`."
        case "found character that cannot start any token":
            unexpectedCharacter(byte)
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            "A tab can't indent; use spaces."
        case "found unexpected end of stream", "found unexpected document indicator":
            context == "while scanning a quoted scalar" ? "This quote is never closed." : "The text ends too early."
        case "found unknown escape character":
            "There is no such escape; in double quotes a backslash is written twice."
        case "did not find expected hexdecimal number":
            "This escape needs hexadecimal digits: two after \\x, four after \\u, eight after \\U."
        case "found invalid Unicode character escape code":
            "This escape stands for no Unicode character."
        case "found an indentation indicator equal to 0":
            "The indentation of a block text is given by a digit from 1 to 9."
        case "did not find expected comment or line break":
            "Nothing but a comment may follow on this line."
        case "did not find expected alphabetic or numeric character":
            "The name of an anchor or alias has letters, digits, hyphens and underscores only."
        case "found undefined tag handle":
            "No %TAG directive declares this tag's handle."
        case "found incompatible YAML document":
            "screenlint reads YAML 1.1 and 1.2; take this line out."
        case "found unexpected ':'":
            "A colon can't stand here; quote the text."
        default:
            other(problem, while: context)
        }
    }

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
