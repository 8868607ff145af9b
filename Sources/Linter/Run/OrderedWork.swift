import Dispatch
import Synchronization

/// Does something with many numbers on several threads, and hands on what came of each in their order.
///
/// Who gets far ahead of a slow one waits for it, so that what waits to be handed on does not add up.
struct OrderedWork: Sendable {
    /// The number of threads.
    let jobs: Int
    /// Starting a thread takes longer than linting so few files does.
    private static let filesWorthAThread = 16
    /// How many numbers may be begun or wait, for each thread.
    private static let numbersAhead = 64

    /// Does the work for the numbers from 0; `body` runs on any thread, `handOn` takes what came of it in their order,
    /// never twice at a time.
    func run<Result: Sendable>(
        _ count: Int,
        linter: @escaping @Sendable () -> FileLinter,
        body: @escaping @Sendable (Int, inout FileLinter) -> Result,
        handOn: @escaping @Sendable (Result) -> Void
    ) {
        let threads = min(jobs, (count + OrderedWork.filesWorthAThread - 1) / OrderedWork.filesWorthAThread)
        let nextNumber = Atomic(0)
        // What is done and not yet due. What is due goes on at once, while it is still in the processor's cache.
        let queue = Mutex((next: 0, waiting: [Int: Result]()))
        // What is begun has room already, so the one that others wait for is always at work.
        let room = DispatchSemaphore(value: max(1, threads) * OrderedWork.numbersAhead)
        let work: @Sendable (Int) -> Void = { _ in
            var own = linter()
            while true {
                room.wait()
                let number = nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue
                guard number < count else {
                    room.signal()
                    return
                }
                let result = body(number, &own)
                queue.withLock { queue in
                    var due: Result? = number == queue.next ? .some(result) : nil
                    if due == nil { queue.waiting.updateValue(result, forKey: number) }
                    while let result = due {
                        handOn(result)
                        queue.next += 1
                        due = queue.waiting.removeValue(forKey: queue.next)
                        room.signal()
                    }
                }
            }
        }
        if threads <= 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: threads, execute: work) }
    }
}
