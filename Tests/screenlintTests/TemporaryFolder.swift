import Foundation

/// A folder that goes away with the last reference to it.
final class TemporaryFolder {
    /// Where it is.
    let url: URL
    private let root: URL

    /// Makes a folder with files, given by their paths in it.
    init(_ files: [String: String] = [:]) throws {
        root = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath().appending(path: UUID().uuidString)
        url = root.appending(path: "work")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// A file beside the folder, which no search of the folder finds.
    func outside(_ name: String) -> URL { root.appending(path: name) }

    /// Writes a file, and makes the folders on the way to it.
    func write(_ path: String, _ text: String) throws {
        try write(path, Array(text.utf8))
    }

    /// Writes a file of any bytes, and makes the folders on the way to it.
    func write(_ path: String, _ bytes: [UInt8]) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: file)
    }

    /// The text of a file.
    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
    }

    /// Whether there is a file.
    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: path).path) }
}
