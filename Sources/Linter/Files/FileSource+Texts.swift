import Diagnostics
import YAMLSyntax

extension FileSource {
    /// The content of a file that is read as YAML, JSON or XML: of a longer one than is read, one byte more than that.
    func read(_ path: String) throws(FileFailure) -> [UInt8] {
        try read(path, limit: YAMLLimits.standard.byteCount + 1)
    }
}
