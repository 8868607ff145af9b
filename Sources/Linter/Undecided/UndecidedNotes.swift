import Synchronization

/// Collects what screens leave open while files are judged on several threads.
package final class UndecidedNotes: Sendable {
    private let state = Mutex(UndecidedTally())

    /// Creates an empty collection.
    package init() {}

    /// Takes what a screen leaves open.
    package var note: @Sendable (UndecidedScreen) -> Void { { [self] screen in state.withLock { $0.add(screen) } } }

    /// What was collected so far.
    package var tally: UndecidedTally { state.withLock { $0.counted() } }
}
