/// The names by which links reach the parts of the report; they stay the same from run to run.
struct HTMLAnchors {
    private var file = ""
    private var counts: [String: Int] = [:]

    /// The anchor of the next screen, in the order of the report: its id made fit for a link, and what tells it from
    /// screens of the same id.
    mutating func screen(_ id: String?, file: String) -> String {
        if file != self.file {
            self.file = file
            counts = [:]
        }
        let number = counts[id ?? "", default: 0]
        counts[id ?? ""] = number + 1
        let key = "\(RelativePath.plain(file))\u{0}\(id ?? "")\u{0}\(number)"
        return "screen-\(HTMLAnchors.plain(String((id ?? "").prefix(48))))-\(Fingerprints.hash(key).prefix(8))"
    }

    /// The anchor of what is found in a file and belongs to no screen.
    static func file(_ path: String) -> String { "file-\(Fingerprints.hash(RelativePath.plain(path)).prefix(8))" }

    /// The anchor of a rule in the overview.
    static func rule(_ id: String) -> String { "rule-\(plain(id))" }

    /// The anchor of a clause in the conformance table.
    static func clause(_ id: String) -> String { "clause-\(plain(id))" }

    /// The text with everything that means something in a link made a hyphen.
    private static func plain(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar -> Character in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": Character(scalar)
                default: "-"
                }
            }
        )
    }
}
