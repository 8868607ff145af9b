/// A path to look up: compared by its bytes, as the system does.
///
/// Swift takes an é in one character and one in two for the same; they are the names of two files.
struct PathKey: Sendable, Hashable, Comparable {
    let path: String

    init(_ path: String) { self.path = path }

    static func == (left: PathKey, right: PathKey) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

    static func < (left: PathKey, right: PathKey) -> Bool { left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }

    func hash(into hasher: inout Hasher) {
        var path = path
        path.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
