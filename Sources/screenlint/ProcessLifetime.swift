import Synchronization

/// What is kept until the process ends.
///
/// The rules of a run are thousands of objects. Freeing them one by one just before the process ends, and its memory with
/// it, took a twelfth of the instructions of a run over one small file.
enum ProcessLifetime {
    private static let kept = Mutex([any AnyObject & Sendable]())

    static func keep(_ object: any AnyObject & Sendable) { kept.withLock { $0.append(object) } }
}
