// Which file a document is: one file is one, whatever links lead to it.
import Diagnostics
import Linter

extension Session {
    /// The path of a document's file as the workspace knows it, whatever links its address goes through; of a document
    /// that is no file's, the address.
    func path(of uri: String) -> String {
        let address = DocumentAddress.path(of: uri)
        guard FilePath.isAbsolute(address) else { return address }
        let path = FilePath.absolute(address)
        // A file that has not been saved yet stands in its folder.
        let folder = setup.files.realPath(of: FilePath.folder(of: path))
        guard let real = setup.files.realPath(of: path) ?? folder.map({ FilePath.joined($0, FilePath.name(of: path)) })
        else { return path }
        for folder in workspace.folders {
            guard let root = setup.files.realPath(of: folder), let rest = FilePath.relative(real, to: root) else {
                continue
            }
            let own = FilePath.joined(folder, rest)
            return own == path || kind(ofFile: own) != kind(ofFile: path) ? path : own
        }
        return path
    }

    /// The open document of a file, the first by address if it is open under several; nil if it is not open.
    func document(ofFile path: String) -> OpenDocument? {
        documents.values.filter { $0.path == path }.min { $0.uri < $1.uri }
    }

    /// The address of a file, as the client spells it if it has the file open.
    func uri(ofFile path: String) -> String { document(ofFile: path)?.uri ?? DocumentAddress.uri(of: path) }
}
