import Dispatch
import Synchronization

/// Does something with many numbers on several threads, and hands on what came of each in their order.
///
/// Who gets far ahead of a slow one waits for it, so that what waits to be handed on does not add up.
struct OrderedWork: Sendable {
    /// The number of threads.
    let jobs: Int
    private static let chunkLength = 16
    /// The chunks that can be begun or wait, for each thread.
    private static let chunksAhead = 8

    /// Does the work for the numbers from 0; `body` runs on any thread, `handOn` takes what came of it in their order,
    /// never twice at a time.
    func run<Result: Sendable>(
        _ count: Int,
        linter: @escaping @Sendable () -> FileLinter,
        body: @escaping @Sendable (Int, inout FileLinter) -> Result,
        handOn: @escaping @Sendable (Result) -> Void
    ) {
        let chunks = (count + OrderedWork.chunkLength - 1) / OrderedWork.chunkLength
        let threads = min(jobs, chunks)
        let nextChunk = Atomic(0)
        // What came of chunks that are done, and not yet due.
        let queue = Mutex((next: 0, waiting: [Int: [Result]]()))
        // A chunk that is begun has room already, so the one that others wait for is always at work.
        let room = DispatchSemaphore(value: max(1, threads) * OrderedWork.chunksAhead)
        let work: @Sendable (Int) -> Void = { _ in
            var own = linter()
            while true {
                room.wait()
                let chunk = nextChunk.wrappingAdd(1, ordering: .relaxed).oldValue
                guard chunk < chunks else {
                    room.signal()
                    return
                }
                let start = chunk * OrderedWork.chunkLength
                var results = [Result]()
                for number in start..<min(start + OrderedWork.chunkLength, count) {
                    results.append(body(number, &own))
                }
                queue.withLock { queue in
                    queue.waiting[chunk] = results
                    while let due = queue.waiting.removeValue(forKey: queue.next) {
                        for result in due { handOn(result) }
                        queue.next += 1
                        room.signal()
                    }
                }
            }
        }
        // Starting threads takes longer than linting a few files does.
        if threads <= 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: threads, execute: work) }
    }
}
