import CStandardLibrary
package import Diagnostics

/// What the linter asks of the system's files; the one place that touches POSIX.
package enum FileSystem {
    /// What stands at a path; nil if there is nothing, or nothing that may be looked at.
    package static func kind(of path: String) -> FileKind? {
        status(of: path).map { status in
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        }
    }

    /// What tells a file or folder from all others, whatever path leads to it; nil if there is nothing.
    static func identity(of path: String) -> [UInt64]? {
        status(of: path).map { [UInt64($0.st_dev), UInt64($0.st_ino)] }
    }

    /// Whether a path leads to the device that is always empty.
    package static func isNullDevice(_ path: String) -> Bool {
        kind(of: path) == .other && identity(of: path) == identity(of: "/dev/null")
    }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status : nil
    }

    /// Gives each standard stream that is closed a descriptor on which reading and writing fails as well, so that no file
    /// that is opened later is taken for it.
    package static func holdClosedStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Waits for standard input and reads what has arrived; empty at its end, or if it can't be read.
    package static func readAvailableInput() -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, unsafe CStandardLibrary.read(STDIN_FILENO, buffer.baseAddress, 1 << 16))
        }
    }

    /// Reads a file up to a number of bytes; the caller can tell from the count whether there are more.
    ///
    /// A device can't be read; a pipe is read to its end, and one that nobody writes to for a while can't be, either.
    package static func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe waits for somebody who may never come to write to it.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let (code, failure) = (errno, FileFailure.last)
            // A folder gives this character for bytes of a name that are no UTF-8.
            guard code == ENOENT, path.unicodeScalars.contains("\u{FFFD}") else { throw failure }
            throw FileFailure(message: "its name is not in UTF-8, so it can't be opened; rename it")
        }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFDIR: break
        case S_IFIFO: return try readPipe(descriptor, limit: limit)
        default: throw FileFailure(message: "it is a device or a socket, not a file")
        }
        return try read(descriptor, limit: limit, expected: Int(status.st_size))
    }

    /// Reads a named pipe to its end, once somebody writes to it.
    private static func readPipe(_ descriptor: Int32, limit: Int) throws(FileFailure) -> [UInt8] {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = unsafe poll(&wanted, 1, longestWait)
        _ = fcntl(descriptor, F_SETFL, 0)
        // Who has opened it and is still at work on the text is waited for.
        let bytes = try read(descriptor, limit: limit, expected: 0)
        if count == 0, bytes.isEmpty { throw FileFailure(message: "nobody writes to the pipe") }
        return bytes
    }

    /// How long to wait for somebody to open a pipe, in milliseconds.
    private static let longestWait: Int32 = 5000

    /// Reads standard input to its end.
    package static func readStandardInput(limit: Int) throws(FileFailure) -> [UInt8] {
        try read(STDIN_FILENO, limit: limit, expected: 0)
    }

    /// Reads an open file to its end, or to a number of bytes; `expected` is how many there are, 0 if nobody knows.
    static func read(_ descriptor: Int32, limit: Int, expected: Int) throws(FileFailure) -> [UInt8] {
        var bytes = [UInt8]()
        var room = min(max(expected + 1, 4096), limit)
        while bytes.count < limit {
            var count = 0
            let wanted = min(room, limit - bytes.count)
            let part = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, length in
                count = unsafe CStandardLibrary.read(descriptor, buffer.baseAddress, wanted)
                length = max(count, 0)
            }
            if count < 0 { throw .last }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            // What gives less than there is room for once all that is expected is there is at its end. Before that it
            // is a pipe or a slow disk, and there is more to come.
            if count == 0 || count < wanted && expected > 0 && bytes.count >= expected { break }
            room = max(bytes.count, 4096)
        }
        return bytes
    }

    /// The files, folders and links in a folder, sorted by the bytes of the names, which are given as far as they are UTF-8.
    static func entries(in folder: String) throws(FileFailure) -> [FileEntry] {
        guard let stream = unsafe opendir(folder) else { throw .last }
        defer { unsafe closedir(stream) }
        var entries = [FileEntry]()
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let type = Int(unsafe entry.pointee.d_type)
            let isLink: Bool
            switch type {
            case Int(DT_LNK): isLink = true
            case Int(DT_UNKNOWN): isLink = FileSystem.isLink(FilePath.joined(folder, name))
            // Nobody means a pipe, a socket or a device who names its folder.
            case Int(DT_FIFO), Int(DT_SOCK), Int(DT_CHR), Int(DT_BLK): continue
            default: isLink = false
            }
            entries.append(FileEntry(name: name, isLink: isLink, isFolder: type == Int(DT_DIR)))
        }
        return entries.sorted { PathKey($0.name) < PathKey($1.name) }
    }

    /// Whether a path ends in a symbolic link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The absolute path of what stands at a path, with all links resolved; nil if there is nothing.
    static func realPath(of path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// Creates a folder and those above it, as far as they are not there.
    package static func createFolder(_ path: String) throws(FileFailure) {
        guard kind(of: path) != .folder else { return }
        let above = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        if !above.isEmpty { try createFolder(above) }
        if path.hasSuffix("/") { return }
        guard unsafe mkdir(path, 0o755) == 0 else { throw .last }
    }

    /// Writes bytes to standard output or standard error, all of them.
    package static func write(_ bytes: [UInt8], toStandardError: Bool = false) throws(FileFailure) {
        try write(bytes, to: toStandardError ? STDERR_FILENO : STDOUT_FILENO)
    }

    /// Writes bytes to an open file, all of them.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress else { return 0 }
                return unsafe CStandardLibrary.write(descriptor, base + start, buffer.count - start)
            }
            guard count > 0 else { throw .last }
            start += count
        }
    }

    /// The value of an environment variable; nil if it is not set.
    package static func environment(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// Whether standard output or standard error is a terminal.
    package static func isTerminal(standardError: Bool) -> Bool {
        isatty(standardError ? STDERR_FILENO : STDOUT_FILENO) == 1
    }

    /// The columns of the terminal that standard output is; of none what `COLUMNS` says, if somebody set it.
    package static var terminalColumns: Int? {
        var size = winsize()
        if isTerminal(standardError: false), unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
        {
            return Int(size.ws_col)
        }
        return environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The number of processors in service.
    package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// The folder that relative paths start from, by the path with links on which a shell went there; nil if there are none.
    static let linkedWorkingFolder: String? = {
        guard let path = environment("PWD"), FilePath.isAbsolute(path), path != workingFolder,
            realPath(of: path) == workingFolder
        else { return nil }
        return path
    }()

    /// The folder that relative paths start from, which is the same as long as the program runs.
    static let workingFolder: String = {
        guard let path = unsafe getcwd(nil, 0) else { return "." }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }()
}

extension FileFailure {
    /// What the system said of the last call that failed.
    static var last: FileFailure { failure(errno) }

    /// Whether what was written to was a pipe that nobody reads from any more.
    package var isBrokenPipe: Bool { self == .failure(EPIPE) }

    private static func failure(_ number: Int32) -> FileFailure {
        unsafe FileFailure(message: strerror(number).map { unsafe String(cString: $0) } ?? "unknown error")
    }
}
