import Diagnostics

extension Glob {
    /// Why a pattern of a configuration can fit no file: the rule that it breaks, and a sentence; nil if it may.
    func mistake(in files: any FileSource) -> (rule: OwnRule, message: String)? {
        let names = pattern.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        let own = folder + "/"
        let start = "'\(pattern)' fits nothing"
        if names.contains("..") || leadsElsewhere(names.first, files) {
            return (.configOutside, "\(start): patterns are for files below the folder of the configuration.")
        }
        let message: String? =
            if pattern.utf8.starts(with: own.utf8) {
                "\(start): patterns begin at the folder of the configuration; write "
                    + "'\(Substring(pattern.utf8.dropFirst(own.utf8.count)))'."
            } else if pattern.utf8.first == UInt8(ascii: "!") {
                "\(start): no pattern takes back what another says; 'include' has what is checked, 'exclude' what is left "
                    + "out."
            } else if names.allSatisfy({ $0 == "." }) {
                "\(start); write '**' for all files below this folder."
            } else if pattern.utf8.contains(UInt8(ascii: "\\")) {
                "\(start); write '\(pattern.replacing("\\", with: "/"))'."
            } else if let mark = unclosedMark {
                "\(start) that is meant: '\(mark)' has no end."
            } else if names.contains(where: { $0.utf8.first == 0x20 || $0.utf8.last == 0x20 }) {
                "'\(pattern)' has a space at the end of a name, or before one, and fits only names that have it, too."
            } else {
                nil
            }
        return message.map { (.configUnknownValue, $0) }
    }

    /// The brace or bracket that nothing closes.
    private var unclosedMark: String? {
        [("{", "}"), ("[", "]")].first { open, close in
            pattern.split(separator: open, omittingEmptySubsequences: false).dropFirst().last?.contains(close) == false
        }?.0
    }

    /// Whether the pattern begins at the root of the disk: with a folder that is there, and not in the configuration's.
    private func leadsElsewhere(_ first: String?, _ files: any FileSource) -> Bool {
        guard FilePath.isAbsolute(pattern), let first, !FilePath.isInside(pattern, folder) else { return false }
        return files.kind(of: "/" + first) != nil && files.kind(of: FilePath.joined(folder, first)) == nil
    }
}
