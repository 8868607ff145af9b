import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is being written; it is closed when the last reference goes.
package final class OutputFile: Sendable {
    /// What happens to what the file held before.
    package enum Mode: Sendable {
        /// It is lost.
        case replacing
        /// It stays, and new text comes after it.
        case appending
        /// The file must not be there.
        case creating
    }

    private let descriptor: Int32

    /// Opens a file for writing, and creates it if it is not there.
    ///
    /// - Parameters:
    ///   - path: The path; its folder must exist.
    ///   - mode: What happens to what the file held before.
    /// - Throws: `Failure` if the file can't be opened, or is a screen that would be lost.
    package init(_ path: String, _ mode: Mode = .replacing) throws(FileSystem.Failure) {
        if mode == .replacing, FileDiscovery.hasScreenName(path), FileSystem.kind(of: path) == .file {
            throw FileSystem.Failure(message: "it describes screens, which would be lost; name another file")
        }
        let flag =
            switch mode {
            case .replacing: O_TRUNC
            case .appending: O_APPEND
            case .creating: O_EXCL
            }
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o644)
        guard descriptor >= 0 else { throw .last }
    }

    deinit { close(descriptor) }

    /// Writes bytes, all of them.
    package func write(_ bytes: [UInt8]) throws(FileSystem.Failure) {
        try FileSystem.write(bytes, to: descriptor)
    }
}
