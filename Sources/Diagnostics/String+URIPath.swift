extension String {
    /// The text as the path of a URI: what may not stand there as it is becomes an escape (RFC 3986, section 3.3).
    package var uriPath: String {
        var bytes = [UInt8]()
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes += (byte < 0x10 ? "%0" : "%").utf8
                bytes += String(byte, radix: 16, uppercase: true).utf8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text that bytes of a URI stand for, escapes such as `%20` resolved; a sign that begins none stands for itself.
    package init(unescaping escaped: some Sequence<UInt8>) {
        var (bytes, rest) = ([UInt8](), Array(escaped)[...])
        while let byte = rest.popFirst() {
            let figures = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), figures.utf8.count == 2, let value = UInt8(figures, radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        self.init(decoding: bytes, as: UTF8.self)
    }
}
