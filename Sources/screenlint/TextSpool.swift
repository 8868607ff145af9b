import Linter
import Synchronization

/// Holds the rendered reports of files until they are due.
///
/// Where screens are compared, that is when all files have been read. So that memory does not grow with their number,
/// what is more than a mebibyte waits in a temporary file.
final class TextSpool: Sendable {
    /// A text that waits.
    enum Entry: Sendable {
        case memory(String)
        case file(offset: Int, count: Int)

        var isEmpty: Bool {
            if case .memory(let text) = self { text.isEmpty } else { false }
        }
    }

    private struct State {
        var file: TemporaryFile?
        /// The number of bytes in the file.
        var length = 0
        /// The number of bytes that wait in memory.
        var held = 0
        var canSpool = true
        var failures: [String] = []
    }

    private let state = Mutex(State())
    private let limit: Int

    /// Creates a spool that holds `limit` bytes in memory.
    init(limit: Int = 1 << 20) { self.limit = limit }

    /// What kept texts from being read again.
    var failures: [String] { state.withLock { $0.failures } }

    /// Puts a text aside; without a place for a temporary file, it stays in memory.
    func keep(_ text: String) -> Entry {
        let count = text.utf8.count
        return state.withLock { state in
            guard count > 0, state.canSpool, state.held + count > limit else {
                state.held += count
                return .memory(text)
            }
            do {
                let file = try state.file ?? TemporaryFile()
                state.file = file
                try file.append(Array(text.utf8))
                state.length += count
                return .file(offset: state.length - count, count: count)
            } catch {
                state.canSpool = false
                state.held += count
                return .memory(text)
            }
        }
    }

    /// The text that was put aside, once.
    func take(_ entry: Entry) -> String {
        state.withLock { state in
            switch entry {
            case .memory(let text):
                state.held -= text.utf8.count
                return text
            case .file(let offset, let count):
                do throws(FileSystem.Failure) {
                    let bytes = try state.file?.read(at: offset, count: count)
                    return String(decoding: bytes ?? [], as: UTF8.self)
                } catch {
                    let failure = "A temporary file can't be read: \(error.message)."
                    if !state.failures.contains(failure) { state.failures.append(failure) }
                    return ""
                }
            }
        }
    }
}
