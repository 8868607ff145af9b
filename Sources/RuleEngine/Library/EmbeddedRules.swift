import CRules

/// The files of `Rules/` that are part of the binary.
///
/// The only place that touches the C table; its memory is constant and lives as long as the process.
package enum EmbeddedRules {
    /// One embedded file.
    package struct File: Sendable {
        /// The path relative to `Rules/`, such as `apple-hig/pack.yaml`.
        package let path: String
        /// The number of the file in the table.
        fileprivate let index: Int

        /// The file's text in UTF-8.
        package var bytes: [UInt8] {
            guard let file = unsafe rules_file_at(index) else { return [] }
            return unsafe Array(UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.size))
        }
    }

    /// The names of all packs, in alphabetical order.
    static let packs: [String] = (0..<rules_image_count()).compactMap { index in
        guard let image = unsafe rules_image_at(index), let name = unsafe image.pointee.path else { return nil }
        return unsafe String(cString: name)
    }

    /// A stretch of the image of a pack, given by its index in `packs`; nothing if no image was made.
    static func bytes(ofImage index: Int, _ range: Range<Int>) -> [UInt8] {
        guard let image = unsafe rules_image_at(index) else { return [] }
        let bytes = unsafe UnsafeBufferPointer(start: image.pointee.bytes, count: image.pointee.size)
        return unsafe Array(bytes[range.clamped(to: 0..<bytes.count)])
    }

    /// All files, a pack's `pack.yaml` before its others.
    package static let files: [File] = (0..<rules_file_count()).compactMap { index in
        guard let file = unsafe rules_file_at(index), let path = unsafe file.pointee.path else { return nil }
        return File(path: unsafe String(cString: path), index: index)
    }
}
