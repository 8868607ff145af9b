import Diagnostics
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Replaces the content of files so that at any time there is the old content or the new, whole.
enum FileReplacement {
    /// Replaces a file's content, if that still is what the caller has read.
    ///
    /// The new content is written to a temporary file in the same folder, flushed and renamed. Where the system can, that
    /// file gets a name only just before, so that a run that is killed leaves nothing behind. Permissions stay, and a
    /// symbolic link stays a link: the file it leads to is replaced.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The new content.
    ///   - original: The content that the caller has read.
    /// - Throws: `Failure` if the file has changed, or can't be written; it is then left as it is.
    static func replace(_ path: String, with bytes: [UInt8], original: [UInt8]) throws(FileSystem.Failure) {
        let target = try resolved(path)
        // Renaming asks the folder, not the file, for permission; a file that may not be written is left alone.
        guard unsafe access(target, W_OK) == 0 else { throw .last }
        var status = stat()
        guard unsafe stat(target, &status) == 0 else { throw .last }
        let temporary = temporaryPath(for: target)
        var (descriptor, isNamed) = try create(temporary)
        defer { close(descriptor) }
        do throws(FileSystem.Failure) {
            try write(bytes, to: descriptor, like: status)
            guard try FileSystem.read(target, limit: original.count + 1) == original else {
                throw FileSystem.Failure(message: "the file changed while it was being fixed")
            }
            if !isNamed { try name(descriptor, temporary) }
            isNamed = true
            guard unsafe rename(temporary, target) == 0 else { throw FileSystem.Failure.last }
        } catch {
            if isNamed { _ = unsafe unlink(temporary) }
            throw error
        }
        flushFolder(of: target)
    }

    private static func resolved(_ path: String) throws(FileSystem.Failure) -> String {
        guard let resolved = unsafe realpath(path, nil) else { throw .last }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }

    /// A hidden name, so that no search finds the file should it be left behind.
    private static func temporaryPath(for target: String) -> String {
        let (folder, name) = split(target)
        return "\(folder).\(name.prefix(100)).\(getpid()).\(UInt32.random(in: .min ... .max)).tmp"
    }

    /// Creates an empty file, without its name yet if the system can give it one later.
    private static func create(
        _ temporary: String
    ) throws(FileSystem.Failure) -> (descriptor: Int32, isNamed: Bool) {
        #if os(Linux)
            // `O_TMPFILE`, which Swift does not import. It takes `/proc` to give the file its name, and not every file
            // system has such files.
            if unsafe access("/proc/self/fd", X_OK) == 0 {
                let folder = split(temporary).folder
                let descriptor = unsafe open(folder, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20000000, 0o600)
                if descriptor >= 0 { return (descriptor, false) }
            }
        #endif
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .last }
        return (descriptor, true)
    }

    /// Gives a file without a name one.
    private static func name(_ descriptor: Int32, _ path: String) throws(FileSystem.Failure) {
        let link = "/proc/self/fd/\(descriptor)"
        guard unsafe linkat(AT_FDCWD, link, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else { throw .last }
    }

    private static func write(
        _ bytes: [UInt8],
        to descriptor: Int32,
        like status: stat
    ) throws(FileSystem.Failure) {
        try FileSystem.write(bytes, to: descriptor)
        // A file of somebody else stays theirs where that is allowed; where not, it is written all the same.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else { throw .last }
    }

    /// Makes the new name last; the content is safe whether this works or not.
    private static func flushFolder(of path: String) {
        let descriptor = unsafe open(split(path).folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}
