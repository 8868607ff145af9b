/// The files for one appearance alone: exports of one mode, and files called the same but for `light` and `dark`.
struct AppearanceFiles {
    /// The appearance that a file is for, by the number of the file.
    private(set) var only: [Int: Appearance] = [:]

    init(_ files: [TokenFile]) {
        var pairs = [String: [Appearance: Int]]()
        for (index, file) in files.enumerated() {
            if let own = file.mode.flatMap(Appearance.init(mode:)) { only[index] = own }
            for appearance in Appearance.allCases {
                if let rest = AppearanceFiles.path(file.path, without: appearance) {
                    pairs[rest, default: [:]][appearance] = index
                }
            }
        }
        for pair in pairs.values where pair.count == Appearance.allCases.count {
            for (appearance, index) in pair { only[index] = appearance }
        }
    }

    /// The words of a path, with a mark in place of the one that names an appearance; nil if none does.
    private static func path(_ path: String, without appearance: Appearance) -> String? {
        let words = path.lowercased().split(omittingEmptySubsequences: false) { !$0.isLetter && !$0.isNumber }
        let rest = words.map { $0 == appearance.rawValue ? "*" : $0 }
        return rest == words ? nil : rest.joined(separator: " ")
    }
}
