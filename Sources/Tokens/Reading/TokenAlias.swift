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
            decoded(name).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// A part of a URI with what is written as `%20` in it; a sign that begins no such figures stands for itself.
    private static func decoded(_ text: Substring) -> String {
        var (bytes, rest) = ([UInt8](), Array(text.utf8)[...])
        while let byte = rest.popFirst() {
            let figures = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), figures.utf8.count == 2, let value = UInt8(figures, radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
