import Synchronization

extension OtherWord {
    /// What becomes of the value of a row's words, which is read when it is first asked for: of most rows it never is.
    final class Meaning: Sendable {
        private let text: ArraySlice<UInt8>
        private let reading = AtomicLazyReference<Reading>()

        /// A conversion that was read.
        private final class Reading: Sendable {
            let conversion: Conversion
            init(_ conversion: Conversion) { self.conversion = conversion }
        }

        /// Keeps what a row of the table says.
        init(of row: WordRow) { text = row.meaning }

        /// Keeps a conversion that no text says.
        init(_ conversion: Conversion) {
            text = []
            _ = reading.storeIfNil(Reading(conversion))
        }

        var conversion: Conversion {
            if let reading = reading.load() { return reading.conversion }
            let read = Conversion(stringLiteral: String(decoding: text, as: UTF8.self))
            return reading.storeIfNil(Reading(read)).conversion
        }
    }
}
