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
    /// The new content is written to a temporary file in the same folder, flushed and renamed. Permissions stay, and a
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
        try write(bytes, to: temporary, like: status)
        do throws(FileSystem.Failure) {
            guard try FileSystem.read(target, limit: original.count + 1) == original else {
                throw FileSystem.Failure(message: "the file changed while it was being fixed")
            }
            guard unsafe rename(temporary, target) == 0 else { throw FileSystem.Failure.last }
        } catch {
            _ = unsafe unlink(temporary)
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

    private static func write(
        _ bytes: [UInt8],
        to temporary: String,
        like status: stat
    ) throws(FileSystem.Failure) {
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .last }
        do throws(FileSystem.Failure) {
            try FileSystem.write(bytes, to: descriptor)
            // A file of somebody else stays theirs where that is allowed; where not, it is written all the same.
            _ = fchown(descriptor, status.st_uid, status.st_gid)
            guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
                throw FileSystem.Failure.last
            }
        } catch {
            close(descriptor)
            _ = unsafe unlink(temporary)
            throw error
        }
        guard close(descriptor) == 0 else {
            let failure = FileSystem.Failure.last
            _ = unsafe unlink(temporary)
            throw failure
        }
    }

    /// Makes the new name last; the content is safe whether this works or not.
    private static func flushFolder(of path: String) {
        let descriptor = unsafe open(split(path).folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}
