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
    /// Whether the first that is written takes the place of what the file holds, which stays until then.
    private let replaces: Bool

    /// Opens or creates a file for writing; its folder must exist, and it must be none that would be lost.
    package init(_ path: String, _ mode: Mode = .replacing) throws(FileFailure) {
        // Opened anew, what stands in the file behind it already would be lost.
        let stream = ["/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO][path]
        replaces = mode == .replacing && stream == nil
        if replaces { try OutputFile.refuseLoss(at: path) }
        let flag =
            switch mode {
            case .replacing: Int32(0)
            case .appending: O_APPEND
            case .creating: O_EXCL
            }
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
        let target = files.isLink(path) ? files.realPath(of: path) : nil
        let names = [path, target ?? path]
        var loss: String?
        if names.contains(where: FileDiscovery.hasScreenName) {
            loss = "describes screens"
        } else if names.contains(where: { FilePath.name(of: $0) == Configuration.fileName }) {
            loss = "is a configuration"
        } else if let bytes = try? files.read(path), !bytes.allSatisfy({ $0 <= 0x20 }) {
            let text = String(decoding: bytes, as: UTF8.self)
            if let kind {
                if !text.contains(kind.mark) { loss = "is no \(kind.name)" }
            } else if names.contains(where: { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }) {
                loss = "is YAML, as no report is"
            } else {
                loss = marks.first { text.contains($0.mark) }.map { "is a \($0.name)" }
            }
        }
        guard let loss else { return }
        let link = target.map { "leads to \(FilePath.display($0)) and " } ?? ""
        throw FileFailure(message: "it \(link)\(loss), which would be lost; name another file")
    }

    /// What tells a file that a run reads from a report: in a report, quotes within texts are escaped.
    private static let marks = [(mark: "\"$value\"", name: "token file"), (mark: "\"entries\":", name: "baseline")]

    /// Writes bytes, all of them; without any, the file is as empty as they are.
    package func write(_ bytes: [UInt8]) throws(FileFailure) {
        // A pipe or a device has no place to be at, and holds nothing.
        if replaces, lseek(descriptor, 0, SEEK_CUR) == 0 { _ = ftruncate(descriptor, 0) }
        try FileSystem.write(bytes, to: descriptor)
    }
}
