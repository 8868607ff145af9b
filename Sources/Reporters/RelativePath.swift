/// Paths as other tools want them.
enum RelativePath {
    /// The path without a leading `./`.
    static func plain(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// The path in a form that does not begin like a workflow command (`::error::`, `##[error]`).
    static func inert(_ path: String) -> String {
        path.hasPrefix(":") || path.hasPrefix("#") ? "./" + path : path
    }

    /// The path as a URI reference: relative as it is, absolute as a `file` URI (RFC 3986, section 3.3).
    static func uri(_ path: String) -> String {
        var text = ReportText()
        if path.hasPrefix("/") { text.add("file://") }
        for byte in plain(path).utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.add(sign: Unicode.Scalar(byte))
            default: text.add(percent: byte)
            }
        }
        return text.string
    }
}
