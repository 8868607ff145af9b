#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file without a name, to put aside what need not stay in memory; it is gone when the last reference to it goes.
package final class TemporaryFile: Sendable {
    private let descriptor: Int32

    /// Creates an empty file in the folder that `TMPDIR` names, or else in `/tmp`.
    package init() throws(FileSystem.Failure) {
        let folder = FileSystem.environment("TMPDIR") ?? "/tmp"
        var path = Array((folder + "/screenlint-XXXXXX").utf8CString)
        descriptor = unsafe path.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return -1 }
            let descriptor = unsafe mkstemp(start)
            if descriptor >= 0 { unsafe unlink(start) }
            return descriptor
        }
        guard descriptor >= 0 else { throw .last }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// Adds bytes at the end, all of them.
    package func append(_ bytes: [UInt8]) throws(FileSystem.Failure) {
        try FileSystem.write(bytes, to: descriptor)
    }

    /// Reads bytes that have been added.
    package func read(at offset: Int, count: Int) throws(FileSystem.Failure) -> [UInt8] {
        var length = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while length < count, let start = buffer.baseAddress {
                let part = unsafe pread(descriptor, start + length, count - length, off_t(offset + length))
                guard part > 0 else { break }
                length += part
            }
            initialized = length
        }
        guard length == count else { throw .last }
        return bytes
    }
}
