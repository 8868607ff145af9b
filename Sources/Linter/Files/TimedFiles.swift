import Diagnostics
import Synchronization

/// Files that note how long they are waited for, so that reading is told from what is made of the bytes.
final class TimedFiles: FileSource {
    private let files: any FileSource
    private let waited = Mutex(Duration.zero)

    init(_ files: any FileSource) { self.files = files }

    /// The time that was waited since this was asked last.
    func takeTime() -> Duration {
        waited.withLock { time in
            defer { time = .zero }
            return time
        }
    }

    private func timed<Answer, Failure: Error>(_ body: () throws(Failure) -> Answer) throws(Failure) -> Answer {
        let start = ContinuousClock.now
        defer { waited.withLock { $0 += ContinuousClock.now - start } }
        return try body()
    }

    func kind(of path: String) -> FileKind? { timed { files.kind(of: path) } }

    func entries(in folder: String) throws(FileFailure) -> [FileEntry] {
        try timed { () throws(FileFailure) in try files.entries(in: folder) }
    }

    func isLink(_ path: String) -> Bool { timed { files.isLink(path) } }

    func realPath(of path: String) -> String? { timed { files.realPath(of: path) } }

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        try timed { () throws(FileFailure) in try files.read(path, limit: limit) }
    }
}
