import Diagnostics

/// How token files refer to other tokens: `{group.token}` and JSON pointers (RFC 6901).
enum TokenAlias {
    /// The name in `{group.token}`; nil for any other text, sums and functions over aliases included.
    static func name(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        let name = text.dropFirst().dropLast()
        guard !name.isEmpty, !name.contains("{"), !name.contains("}") else { return nil }
        return String(name)
    }

    /// The first name between backticks, which is how comments name a successor.
    static func firstQuoted(_ comment: String) -> String? {
        let parts = comment.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
    }

    /// The JSON pointer that a reference to a group says, written either way.
    static func pointer(_ text: String) -> String? {
        if text.hasPrefix("#/") { return text }
        return name(text).map { name in
            let names = name.replacing("~", with: "~0").replacing("/", with: "~1").split(separator: ".")
            return "#/" + names.joined(separator: "/")
        }
    }

    /// The names that a JSON pointer leads through, unescaped.
    static func names(ofPointer pointer: String) -> [String] {
        pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { name in
            String(unescaping: name.utf8).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }
}
