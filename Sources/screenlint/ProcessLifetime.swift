import Synchronization

/// What is kept until the process ends, since freeing thousands of rules one by one takes a twelfth of a small run.
enum ProcessLifetime {
    private static let kept = Mutex([any AnyObject & Sendable]())

    static func keep(_ object: any AnyObject & Sendable) { kept.withLock { $0.append(object) } }
}
