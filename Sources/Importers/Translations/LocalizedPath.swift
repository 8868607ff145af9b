/// Where a file stands that Xcode keeps for each language: `App/de.lproj/Main.strings`, or `App/Main.strings` for all.
struct LocalizedPath {
    /// The folder that holds the folders of the languages, with its last slash; empty for the working folder.
    let prefix: String
    /// The language that the file's folder names; nil if it names none.
    let language: String?
    /// The file's name without its ending; nil if it has no ending.
    let stem: String?

    /// Takes a path apart.
    init(_ path: String) {
        let bytes = Array(path.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        func start(ofNameBefore end: Int) -> Int { (bytes[..<end].lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1 }
        let name = start(ofNameBefore: bytes.count)
        stem = bytes[name...].lastIndex(of: UInt8(ascii: ".")).map { text(name..<$0) }
        let (folder, end) = name == 0 ? (0, 0) : (start(ofNameBefore: name - 1), name - 1)
        let ending = ".lproj".utf8
        if bytes[folder..<end].suffix(ending.count).elementsEqual(ending) {
            prefix = text(0..<folder)
            language = text(folder..<end - ending.count)
        } else {
            prefix = text(0..<name)
            language = nil
        }
    }

    /// The language that a screen file is written in; nil if it isn't told, as of the one that translations are made from.
    var ownLanguage: String? { language == "Base" ? nil : language }

    /// The folder without its last slash.
    var folder: String { String(decoding: prefix.utf8.dropLast(), as: UTF8.self) }
}
