import Synchronization

/// A value that is read when it is first asked for, as few of a table's rows are.
///
/// Two threads that ask at once may both read it; they get the same one.
final class ReadWhenAsked<Value: Sendable>: Sendable {
    private let read: @Sendable () -> Value
    private let found = AtomicLazyReference<Found>()

    private final class Found: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Keeps how the value is read, which has to give the same each time.
    init(_ read: @escaping @Sendable () -> Value) { self.read = read }

    var value: Value { (found.load() ?? found.storeIfNil(Found(read()))).value }
}
