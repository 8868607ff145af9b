import CTexts

/// The files of `Sources/CTexts/Texts`, which are part of the binary: examples, templates, words, and what pages need.
///
/// The only place that touches the C table; a test holds that it has every file.
package enum EmbeddedText {
    /// The text of a file by its path below that folder, such as `examples/item.yaml`.
    package static func file(_ path: String) -> String { String(decoding: bytes(ofFile: path), as: UTF8.self) }

    /// The text of a file in UTF-8.
    package static func bytes(ofFile path: String) -> [UInt8] {
        var size = 0
        let text = unsafe embedded_text(path, &size)
        return unsafe Array(UnsafeBufferPointer(start: text, count: size))
    }
}
