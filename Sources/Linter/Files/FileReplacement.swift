import CStandardLibrary
import Diagnostics
import FileShim

/// Replaces the content of files so that at any time there is the old content or the new, whole, and nothing is lost that
/// somebody else writes meanwhile.
enum FileReplacement {
    /// Why a file is better left as it is, to be read after its path; nil if nothing speaks against replacing it.
    static func obstacle(_ path: String) -> String? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_nlink > 1 else { return nil }
        return "has another name by a hard link, which would keep the old text, and is not fixed."
    }

    /// Replaces a file's content, if that still is what the caller has read; otherwise it is left as it is.
    ///
    /// The new content is written to a temporary file in the same folder, flushed, and exchanged with the file. What
    /// then turns out to be something else than the caller has read, or to be opened for writing, is exchanged back.
    /// Where the system can, the temporary file gets a name only just before, so that a run that is killed leaves
    /// nothing behind. Owner, permissions and extended attributes stay, and a symbolic link stays a link: the file it
    /// leads to is replaced.
    static func replace(_ path: String, with bytes: [UInt8], original: [UInt8]) throws(FileFailure) {
        guard let target = FileSystem.realPath(of: path) else { throw .last }
        // Renaming asks the folder, not the file, for permission; a file that may not be written is left alone.
        guard unsafe access(target, W_OK) == 0 else { throw .last }
        let source = unsafe open(target, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard source >= 0 else { throw .last }
        defer { close(source) }
        guard lease(source) else { throw FileFailure(message: "another program is writing to the file") }
        let temporary = temporaryPath(for: target)
        var (descriptor, isNamed) = try create(temporary)
        defer { close(descriptor) }
        do throws(FileFailure) {
            try write(bytes, to: descriptor, like: source)
            guard try FileSystem.read(target, limit: original.count + 1) == original else { throw changed }
            if !isNamed { try name(descriptor, temporary) }
            isNamed = true
            try put(temporary, in: target, for: source, original: original)
        } catch {
            if isNamed { _ = unsafe unlink(temporary) }
            throw error
        }
        flushFolder(of: target)
    }

    /// Asks to be told of writers, where the system can; false if somebody keeps the file open for writing.
    ///
    /// Who has just written it may be about to close it, and so gets a moment.
    private static func lease(_ descriptor: Int32) -> Bool {
        for attempt in 0..<20 {
            if attempt > 0 { usleep(5000) }
            if file_lease(descriptor) == 0 || errno != EAGAIN { return true }
        }
        return false
    }

    private static var changed: FileFailure { FileFailure(message: "the file changed while it was being fixed") }

    /// Puts a new file in the place of another, unless that has changed.
    private static func put(
        _ temporary: String,
        in target: String,
        for source: Int32,
        original: [UInt8]
    ) throws(FileFailure) {
        let new = FileSystem.identity(of: temporary)
        guard unsafe file_exchange(temporary, target) == 0 else {
            guard errno == ENOSYS || errno == EINVAL || errno == ENOTSUP else { throw .last }
            // A file system that can't exchange: between this and the look just before lies no more than a moment.
            guard unsafe rename(temporary, target) == 0 else { throw .last }
            return
        }
        // What stood there in that moment stands at the temporary path now, and nobody else looks for it there.
        let isOriginal = (try? FileSystem.read(temporary, limit: original.count + 1)) == original
        if isOriginal, file_is_leased(source) != 0 || !canLease(source) {
            guard unsafe unlink(temporary) == 0 else { throw .last }
            return
        }
        guard unsafe file_exchange(temporary, target) == 0 else { throw .last }
        if FileSystem.identity(of: temporary) != new {
            // Somebody has replaced the file once more in between; theirs is the latest.
            guard unsafe rename(temporary, target) == 0 else { throw .last }
        }
        throw changed
    }

    /// Whether the system leases this file at all: not every file system does, and not to everybody.
    private static func canLease(_ descriptor: Int32) -> Bool { file_lease(descriptor) == 0 || errno == EAGAIN }

    /// Writes a whole file: in place of another, if there is one, to which no other program writes, or as a new one; to
    /// a device or pipe as it is.
    static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        guard FileSystem.kind(of: path) == .file else { return try OutputFile(path).write(bytes) }
        try replace(path, with: bytes, original: try FileSystem.read(path, limit: .max >> 1))
    }

    /// A hidden name, so that no search finds the file should it be left behind.
    private static func temporaryPath(for target: String) -> String {
        let name = FilePath.name(of: target).unicodeScalars.prefix(50)
        let number = UInt32.random(in: .min ... .max)
        return FilePath.joined(FilePath.folder(of: target), ".\(String(name)).\(getpid()).\(number).tmp")
    }

    /// Creates an empty file, without its name yet if the system can give it one later.
    private static func create(_ temporary: String) throws(FileFailure) -> (descriptor: Int32, isNamed: Bool) {
        #if os(Linux)
            // `O_TMPFILE`, which Swift does not import. It takes `/proc` to give the file its name, and not every file
            // system has such files.
            if unsafe access("/proc/self/fd", X_OK) == 0 {
                let folder = FilePath.folder(of: temporary)
                let descriptor = unsafe open(folder, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20000000, 0o600)
                if descriptor >= 0 { return (descriptor, false) }
            }
        #endif
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .last }
        return (descriptor, true)
    }

    /// Gives a file without a name one.
    private static func name(_ descriptor: Int32, _ path: String) throws(FileFailure) {
        let link = "/proc/self/fd/\(descriptor)"
        guard unsafe linkat(AT_FDCWD, link, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else { throw .last }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32, like source: Int32) throws(FileFailure) {
        var status = stat()
        guard unsafe fstat(source, &status) == 0 else { throw .last }
        try FileSystem.write(bytes, to: descriptor)
        // A file of somebody else stays theirs where that is allowed; where not, it is written all the same.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
        guard file_copy_attributes(source, descriptor) == 0 else {
            throw FileFailure(message: "its extended attributes can't be kept: \(FileFailure.last.message)")
        }
        guard fsync(descriptor) == 0 else { throw .last }
    }

    /// Makes the new name last; the content is safe whether this works or not.
    private static func flushFolder(of path: String) {
        let descriptor = unsafe open(FilePath.folder(of: path), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}
