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

        /// The name of the pack it belongs to: its folder.
        package var pack: String { path.split(separator: "/").first.map(String.init) ?? "" }
    }

    /// The names of all packs, in alphabetical order.
    static let packs: [String] = (0..<rules_image_count()).compactMap { index in
        guard let image = unsafe rules_image_at(index), let name = unsafe image.pointee.path else { return nil }
        return unsafe String(cString: name)
    }

    /// The files of a pack, its `pack.yaml` first.
    static func files(ofPack name: String) -> [File] {
        let prefix = name + "/"
        return files.filter { $0.path.hasPrefix(prefix) }
    }

    /// A stretch of the image of a pack, given by its index in `packs`; nothing if no image was made.
    static func bytes(ofImage index: Int, _ range: Range<Int>) -> [UInt8] {
        guard let image = unsafe rules_image_at(index) else { return [] }
        let bytes = unsafe UnsafeBufferPointer(start: image.pointee.bytes, count: image.pointee.size)
        return unsafe Array(bytes[range.clamped(to: 0..<bytes.count)])
    }

    /// A number that tells the files of a pack from any others.
    ///
    /// Computed from 32 bytes at a time in four sums that don't wait for each other: less than half the instructions of
    /// one sum of 8 bytes at a time, which saves a thirtieth of a run over one small file.
    ///
    /// - Parameters:
    ///   - name: The pack.
    ///   - version: What else the number is to depend on.
    /// - Returns: The number.
    static func digest(ofPack name: String, version: UInt64) -> UInt64 {
        var digest = version
        func enter(_ word: UInt64) {
            digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
            digest ^= digest >> 32
        }
        for file in files(ofPack: name) {
            for byte in file.path.utf8 { enter(UInt64(byte)) }
            guard let file = unsafe rules_file_at(file.index) else { continue }
            let bytes = unsafe UnsafeRawBufferPointer(start: file.pointee.bytes, count: file.pointee.size)
            enter(UInt64(bytes.count))
            var (first, second, third, fourth) = (UInt64(1), UInt64(2), UInt64(3), UInt64(4))
            var offset = 0
            while offset + 32 <= bytes.count {
                let words = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
                first = (first ^ words[0]) &* 0x9E37_79B9_7F4A_7C15
                second = (second ^ words[1]) &* 0x9E37_79B9_7F4A_7C15
                third = (third ^ words[2]) &* 0x9E37_79B9_7F4A_7C15
                fourth = (fourth ^ words[3]) &* 0x9E37_79B9_7F4A_7C15
                offset += 32
            }
            for sum in [first, second, third, fourth] { enter(sum) }
            for index in offset..<bytes.count { enter(UInt64(unsafe bytes[index])) }
        }
        return digest
    }

    /// All files, a pack's `pack.yaml` before its others.
    package static let files: [File] = (0..<rules_file_count()).compactMap { index in
        guard let file = unsafe rules_file_at(index), let path = unsafe file.pointee.path else { return nil }
        return File(path: unsafe String(cString: path), index: index)
    }
}
