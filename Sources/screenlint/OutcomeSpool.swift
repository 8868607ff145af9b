import Diagnostics

import Linter

/// Keeps what the files of a run came to until they are due.
///
/// Where screens are compared, that is when all files have been read. So that memory does not grow with their number,
/// what waits is put aside as bytes, and beyond a mebibyte in a temporary file.
struct OutcomeSpool: Sendable {
    /// What is kept of a file.
    enum Entry: Sendable {
        /// All of it, because it does not wait.
        indirect case ready(FileOutcome)
        /// The place of the bytes, and what is not among them.
        case put(Range<Int>, FileOutcome.Details?)
    }

    private let bytes: Spool<UInt8>

    /// Creates a spool that holds `limit` bytes in memory.
    init(limit: Int = 1 << 20) { bytes = Spool(limit: limit) }

    /// Why something could not be read again, as a sentence; nil if all could.
    var failure: String? { bytes.failure }

    /// Puts aside what a file came to.
    func put(_ file: FileOutcome) -> Entry {
        var writer = ByteWriter()
        writer.add(file.path)
        writer.add(file.usesStandardPack)
        writer.add(file.summary.figures) { $1.add($0) }
        writer.add(file.texts) { $1.add($0) }
        writer.add(block: file.difference)
        writer.add(block: file.conformance)
        return .put(bytes.append(writer.bytes), file.details)
    }

    /// What a file came to.
    func take(_ entry: Entry) -> FileOutcome {
        switch entry {
        case .ready(let file): return file
        case .put(let range, let details):
            var reader = ByteReader(bytes.values(in: range))
            return FileOutcome(
                path: reader.text(),
                usesStandardPack: reader.flag(),
                details: details,
                summary: Summary(figures: reader.list { $0.number() }),
                texts: reader.list { $0.text() },
                difference: reader.bytes(),
                conformance: reader.bytes()
            )
        }
    }
}
