import Diagnostics
import Synchronization

/// Puts values aside until they are wanted: up to a limit in memory, and beyond it in a temporary file.
///
/// So what a run keeps of its files does not add up in memory. Without a place for a temporary file, all stays in memory.
package final class Spool<Element: BitwiseCopyable & Sendable>: Sendable {
    private struct State {
        var file: TemporaryFile?
        /// The number of values in the file.
        var written = 0
        /// The values after those in the file.
        var tail: [Element] = []
        var canWrite = true
        var failure: String?
    }

    private let state = Mutex(State())
    private let limit: Int

    /// Creates a spool that holds so many bytes in memory.
    package init(limit: Int = 1 << 20) { self.limit = limit / MemoryLayout<Element>.stride }

    /// The number of values put aside.
    package var count: Int { state.withLock { $0.written + $0.tail.count } }

    /// The number of values that are held in memory.
    var countInMemory: Int { state.withLock { $0.tail.count } }

    /// Why values could not be read again, as a sentence; nil if they could.
    package var failure: String? { state.withLock { $0.failure } }

    /// Puts values aside, and tells where they can be found again.
    @discardableResult
    package func append(_ values: [Element]) -> Range<Int> {
        state.withLock { state in
            let start = state.written + state.tail.count
            state.tail += values
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
            return start..<start + values.count
        }
    }

    /// The values that were put aside at a place; none if they can't be read, which `failure` then tells.
    package func values(in range: Range<Int>) -> [Element] {
        let (file, inFile, tail) = state.withLock { state in
            let (written, end) = (state.written, state.written + state.tail.count)
            let inTail = range.clamped(to: written..<end)
            let tail = Array(state.tail[inTail.lowerBound - written..<inTail.upperBound - written])
            return (state.file, range.clamped(to: 0..<written), tail)
        }
        guard !inFile.isEmpty, let file else { return tail }
        // What has been written stays as it is, so that others need not wait for the disk.
        do throws(FileFailure) {
            let values: [Element] = try file.read(at: inFile.lowerBound, count: inFile.count)
            return tail.isEmpty ? values : values + tail
        } catch {
            state.withLock { $0.failure = "A temporary file can't be read: \(error.message)." }
            return []
        }
    }
}
