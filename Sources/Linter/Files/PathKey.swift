/// A path to look up: compared by its bytes, as the system does.
///
/// Swift compares texts by what they show, so that an é in one character and one in two are the same. They are the names
/// of two files.
package struct PathKey: Sendable, Hashable, Comparable {
    let path: String

    init(_ path: String) { self.path = path }

    /// Whether two paths are the same, byte by byte.
    package static func == (left: PathKey, right: PathKey) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

    /// Orders paths by their bytes.
    package static func < (left: PathKey, right: PathKey) -> Bool {
        left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }

    /// Adds the bytes to a hash value.
    package func hash(into hasher: inout Hasher) {
        var path = path
        path.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
