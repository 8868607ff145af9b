import Diagnostics
import Synchronization

/// Puts bytes aside until they are wanted: up to a limit in memory, and beyond it in a temporary file.
///
/// So what a run keeps of its files does not add up in memory. Without a place for a temporary file, all stays in memory.
final class Spool: Sendable {
    struct State {
        var file: TemporaryFile?
        /// The number of bytes in the file.
        var written = 0
        /// The bytes after those in the file.
        var tail: [UInt8] = []
        var canWrite = true
        var failure: String?
    }

    let state = Mutex(State())
    private let limit: Int

    /// Creates a spool that holds so many bytes in memory.
    init(limit: Int = 1 << 17) { self.limit = limit }

    /// Why bytes could not be read again, as a sentence; nil if they could.
    var failure: String? { state.withLock { $0.failure } }

    /// Puts bytes aside, and tells where they can be found again.
    func append(_ bytes: [UInt8]) -> Range<Int> {
        state.withLock { state in
            let start = state.written + state.tail.count
            state.tail += bytes
            if state.tail.count > limit, state.canWrite {
                do throws(FileFailure) {
                    if state.file == nil { state.file = try TemporaryFile() }
                    try state.file?.append(state.tail)
                    state.written += state.tail.count
                    state.tail.removeAll(keepingCapacity: true)
                } catch {
                    state.canWrite = false
                }
            }
            return start..<start + bytes.count
        }
    }

    /// The bytes that were put aside at a place; none if they can't be read, which `failure` then tells.
    func bytes(in range: Range<Int>) -> [UInt8] {
        let (file, inFile, tail) = state.withLock { state in
            let (written, end) = (state.written, state.written + state.tail.count)
            let inTail = range.clamped(to: written..<end)
            let tail = Array(state.tail[inTail.lowerBound - written..<inTail.upperBound - written])
            return (state.file, range.clamped(to: 0..<written), tail)
        }
        guard !inFile.isEmpty, let file else { return tail }
        // What has been written stays as it is, so that others need not wait for the disk.
        do throws(FileFailure) {
            let bytes = try file.read(at: inFile.lowerBound, count: inFile.count)
            return tail.isEmpty ? bytes : bytes + tail
        } catch {
            state.withLock { $0.failure = "A temporary file can't be read: \(error.message)." }
            return []
        }
    }
}
