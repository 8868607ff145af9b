// The wording of problems that the shim finds itself.
import Diagnostics
import YAMLShim

extension YAMLProblem {
    /// Creates the problem with one of the shim's reasons other than syntax; without one, there is no memory.
    static func found(reason: UInt32?, value: UInt32 = 0, at range: SourceRange) -> YAMLProblem {
        let (rule, message) = wording(reason: reason.map { Int($0) } ?? .max, value: value)
        return YAMLProblem(rule, at: range, message)
    }

    private static func wording(reason: Int, value: UInt32) -> (OwnRule, String) {
        switch reason {
        case YAML_SHIM_REASON_COMMENT_WITHOUT_SPACE:
            (.yamlSyntax, "A comment needs a space before its #.")
        case YAML_SHIM_REASON_UNKNOWN_ALIAS:
            (
                .yamlUnknownAlias,
                "No node before this alias has an anchor of that name in this document; a text that begins with `*` stands in "
                    + "quotes."
            )
        case YAML_SHIM_REASON_RECURSIVE_ALIAS:
            (.yamlUnknownAlias, "This alias stands inside the very node that it refers to.")
        case YAML_SHIM_REASON_TOO_DEEP:
            (.yamlTooDeep, "Lists and mappings are nested more than \(value) deep.")
        case YAML_SHIM_REASON_TOO_MANY_ALIASES:
            (.yamlTooManyAliases, "With its aliases written out, this file has more than \(value) nodes.")
        case YAML_SHIM_REASON_TOO_MANY_BYTES:
            (.yamlTooLarge, "This file is larger than \(value) bytes; split it.")
        case YAML_SHIM_REASON_TOO_MANY_NODES:
            (.yamlTooLarge, "This file has more than \(value) nodes or comments; split it.")
        case YAML_SHIM_REASON_TOO_MANY_DIRECTIVES:
            (.yamlTooLarge, "At most \(value) directives of at most 1024 bytes may stand before a document.")
        case YAML_SHIM_REASON_INVALID_UTF8:
            (.yamlEncoding, "The byte \(hexadecimal(value, digits: 2)) is no UTF-8; save the file as UTF-8.")
        case YAML_SHIM_REASON_OVERLONG_UTF8:
            (.yamlEncoding, "This character takes more bytes than UTF-8 allows; save the file as UTF-8.")
        case YAML_SHIM_REASON_SURROGATE_IN_UTF8:
            (.yamlEncoding, "This is half of a UTF-16 character, which UTF-8 does not allow; save the file as UTF-8.")
        case YAML_SHIM_REASON_CUT_UTF8, YAML_SHIM_REASON_CUT_UTF16:
            (.yamlEncoding, "The file ends in the middle of a character; it may have been cut off.")
        case YAML_SHIM_REASON_CONTROL_CHARACTER:
            (.yamlEncoding, "YAML does not allow the character U+\(hexadecimal(value, digits: 4)); remove it.")
        case YAML_SHIM_REASON_LONE_SURROGATE:
            (.yamlEncoding, "The UTF-16 code unit \(hexadecimal(value, digits: 4)) is only half of a character.")
        case YAML_SHIM_REASON_UTF32:
            (.yamlEncoding, "This file is UTF-32; save it as UTF-8.")
        default:
            (.yamlTooLarge, "There is not enough memory to read this file.")
        }
    }

    private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
