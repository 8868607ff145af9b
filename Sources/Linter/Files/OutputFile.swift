import CStandardLibrary
package import Diagnostics

/// A file that is being written; it is closed when the last reference goes.
package final class OutputFile: Sendable {
    /// What happens to what the file held before.
    package enum Mode: Sendable {
        /// It is lost.
        case replacing
        /// It stays, and new text comes after it.
        case appending
        /// The file must not be there.
        case creating
    }

    private let descriptor: Int32

    /// Opens or creates a file for writing; its folder must exist, and it must be none that would be lost.
    package init(_ path: String, _ mode: Mode = .replacing) throws(FileFailure) {
        if mode == .replacing { try OutputFile.refuseLoss(at: path) }
        let flag =
            switch mode {
            case .replacing: O_TRUNC
            case .appending: O_APPEND
            case .creating: O_EXCL
            }
        // Opened anew, what stands in the file behind it already would be lost.
        let stream = ["/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO][path]
        descriptor = unsafe stream.map(dup) ?? open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o644)
        guard descriptor >= 0 else { throw .last }
    }

    deinit { close(descriptor) }

    /// Refuses to write over a file that nobody wants to lose: one of screens, a configuration, or another than was
    /// there before, which is known by a part of every such text.
    static func refuseLoss(
        at path: String,
        in files: any FileSource = .workTree,
        unlessItIs kind: (name: String, mark: String)? = nil
    ) throws(FileFailure) {
        guard files.kind(of: path) == .file else { return }
        var loss: String?
        if FileDiscovery.hasScreenName(path) {
            loss = "describes screens"
        } else if FilePath.name(of: path) == Configuration.fileName {
            loss = "is a configuration"
        } else if let bytes = try? files.read(path), !bytes.allSatisfy({ $0 <= 0x20 }) {
            let text = String(decoding: bytes, as: UTF8.self)
            if let kind {
                if !text.contains(kind.mark) { loss = "is no \(kind.name)" }
            } else if path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
                loss = "is YAML, as no report is"
            } else {
                loss = marks.first { text.contains($0.mark) }.map { "is a \($0.name)" }
            }
        }
        if let loss { throw FileFailure(message: "it \(loss), which would be lost; name another file") }
    }

    /// What tells a file that a run reads from a report: in a report, quotes within texts are escaped.
    private static let marks = [(mark: "\"$value\"", name: "token file"), (mark: "\"entries\":", name: "baseline")]

    /// Writes bytes, all of them.
    package func write(_ bytes: [UInt8]) throws(FileFailure) { try FileSystem.write(bytes, to: descriptor) }
}
