import Diagnostics
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

    /// The `file:` address of an absolute path.
    static func uri(of path: String) -> String { "file://" + path.uriPath }
}
