import Diagnostics

/// Why a pattern of a configuration can fit no file.
struct PatternMistake {
    /// The rule that it breaks.
    let rule: OwnRule
    /// A sentence on it.
    let message: String

    /// Looks for what no pattern can mean; nil if it may fit something.
    init?(_ glob: Glob, in files: any FileSource) {
        let pattern = glob.pattern
        let names = pattern.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        let own = glob.folder + "/"
        if names.contains("..") || PatternMistake.leadsElsewhere(names.first, glob, files) {
            rule = .configOutside
            message = "'\(pattern)' fits nothing: patterns are for files below the folder of the configuration."
            return
        }
        rule = .configUnknownValue
        if pattern.utf8.starts(with: own.utf8) {
            let rest = String(Substring(pattern.utf8.dropFirst(own.utf8.count)))
            message = "'\(pattern)' fits nothing: patterns begin at the folder of the configuration; write '\(rest)'."
        } else if pattern.utf8.first == UInt8(ascii: "!") {
            message =
                "'\(pattern)' fits nothing: no pattern takes back what another says; 'include' has what is checked, "
                + "'exclude' what is left out."
        } else if names.allSatisfy({ $0 == "." }) {
            message = "'\(pattern)' fits nothing; write '**' for all files below this folder."
        } else if pattern.utf8.contains(UInt8(ascii: "\\")) {
            message = "'\(pattern)' fits nothing; write '\(pattern.replacing("\\", with: "/"))'."
        } else if let mark = PatternMistake.unclosedMark(in: pattern) {
            message = "'\(pattern)' fits nothing that is meant: '\(mark)' has no end."
        } else if names.contains(where: { $0.utf8.first == 0x20 || $0.utf8.last == 0x20 }) {
            message =
                "'\(pattern)' has a space at the end of a name, or before one, and fits only names that have it, too."
        } else {
            return nil
        }
    }

    /// The brace or bracket that nothing closes.
    private static func unclosedMark(in pattern: String) -> String? {
        [("{", "}"), ("[", "]")].first { open, close in
            pattern.split(separator: open, omittingEmptySubsequences: false).dropFirst().last?.contains(close) == false
        }?.0
    }

    /// Whether a pattern begins at the root of the disk: with a folder that is there, and not in the configuration's.
    private static func leadsElsewhere(_ first: String?, _ glob: Glob, _ files: any FileSource) -> Bool {
        guard FilePath.isAbsolute(glob.pattern), let first, !FilePath.isInside(glob.pattern, glob.folder) else {
            return false
        }
        return files.kind(of: "/" + first) != nil && files.kind(of: FilePath.joined(glob.folder, first)) == nil
    }
}
