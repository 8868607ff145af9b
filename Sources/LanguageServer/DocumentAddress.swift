import Linter

/// Turns the addresses of documents into paths, and back.
enum DocumentAddress {
    /// The path of a `file:` address, escapes resolved; any other address as it is.
    static func path(of uri: String) -> String {
        guard uri.hasPrefix("file://") else { return uri }
        // Between the slashes may stand the name of this computer.
        let bytes = Array(uri.utf8.dropFirst(7).drop { $0 != UInt8(ascii: "/") })
        var path = [UInt8]()
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                path.append(byte)
                index += 3
            } else {
                path.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: path, as: UTF8.self)
    }

    /// The absolute path of a folder, without a slash at its end.
    static func folder(of uri: String) -> String { FilePath.absolute(path(of: uri)) }

    /// The `file:` address of an absolute path; what RFC 3986 does not let stand as it is becomes an escape.
    static func uri(of path: String) -> String {
        var uri = Array("file://".utf8)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                uri.append(byte)
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                uri += Array((digits.count < 2 ? "%0" : "%").utf8) + Array(digits.utf8)
            }
        }
        return String(decoding: uri, as: UTF8.self)
    }
}
