import CStandardLibrary
package import Diagnostics

/// A file without a name, to put aside what need not stay in memory; it is gone when the last reference to it goes.
final class TemporaryFile: Sendable {
    let descriptor: Int32

    /// Creates an empty file in the folder that `TMPDIR` names, or else in `/tmp`.
    init() throws(FileFailure) {
        let (descriptor, path) = try FileSystem.createTemporary()
        self.descriptor = descriptor
        unsafe unlink(path)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// Adds bytes at the end, all of them.
    func append(_ bytes: [UInt8]) throws(FileFailure) { try FileSystem.write(bytes, to: descriptor) }

    /// Reads a number of bytes behind those before `index`.
    func read(at index: Int, count: Int) throws(FileFailure) -> [UInt8] {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            length = 0
            while length < count, let start = buffer.baseAddress {
                let part = unsafe pread(descriptor, start + length, count - length, off_t(index + length))
                guard part > 0 else { break }
                length += part
            }
        }
        guard bytes.count == count else { throw .last }
        return bytes
    }
}

extension FileSystem {
    /// Writes a file with a name of its own in the folder for temporary files, where it stays, and gives its path.
    package static func writeTemporary(_ bytes: [UInt8], ending: String) throws(FileFailure) -> String {
        let (descriptor, path) = try createTemporary(ending: ending)
        defer { close(descriptor) }
        try write(bytes, to: descriptor)
        return path
    }

    /// Creates an empty file with a name of its own in the folder that `TMPDIR` names, or else in `/tmp`.
    static func createTemporary(ending: String = "") throws(FileFailure) -> (descriptor: Int32, path: String) {
        let folder = environment("TMPDIR") ?? "/tmp"
        var path = Array((folder + "/screenlint-XXXXXX" + ending).utf8CString)
        let descriptor = unsafe path.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return Int32(-1) }
            return unsafe mkstemps(start, Int32(ending.utf8.count))
        }
        guard descriptor >= 0 else { throw .last }
        return (descriptor, String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}
