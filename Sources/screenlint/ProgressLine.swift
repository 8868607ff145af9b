import Linter
import Synchronization

/// A line on the terminal that tells how far a long run is; it appears after half a second.
final class ProgressLine: Sendable {
    private struct State {
        var done = 0
        var isShown = false
        var last: ContinuousClock.Instant
    }

    private let count: Int
    private let isEnabled: Bool
    private let state: Mutex<State>

    /// Starts to count files; nothing is shown if nobody would see it, or the report goes to the terminal, too.
    init(count: Int, isQuiet: Bool) {
        self.count = count
        isEnabled =
            !isQuiet && FileSystem.isTerminal(standardError: true) && !FileSystem.isTerminal(standardError: false)
        state = Mutex(State(last: .now))
    }

    /// Counts a file; one that is linted again after a comparison counts no more than all.
    func fileIsDone() {
        guard isEnabled else { return }
        state.withLock { state in
            state.done += 1
            let now = ContinuousClock.now
            guard now - state.last > .milliseconds(state.isShown ? 100 : 500) else { return }
            state.last = now
            state.isShown = true
            Console.show("\r\(min(state.done, count)) of \(count) files")
        }
    }

    /// Takes the line away.
    func clear() { if state.withLock({ $0.isShown }) { Console.show("\r\u{1B}[K") } }
}
