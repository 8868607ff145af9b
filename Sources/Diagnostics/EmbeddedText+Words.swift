extension EmbeddedText {
    /// The lines of a file in `words`, each parted at ` > `: what others say, and what that is called here.
    package static func rows(of name: String) -> [(others: String, ours: String)] {
        var rows = [(others: String, ours: String)]()
        for line in bytes(ofFile: "words/\(name).txt").split(separator: UInt8(ascii: "\n")) {
            let mark = line.indices.dropFirst().first { index in
                line[index] == UInt8(ascii: ">") && line[index - 1] == UInt8(ascii: " ")
            }
            guard let mark else { continue }
            let (others, ours) = (line[..<mark].dropLast(), line[mark...].dropFirst(2))
            rows.append((String(decoding: others, as: UTF8.self), String(decoding: ours, as: UTF8.self)))
        }
        return rows
    }

    /// What each of the words of others means, which are separated by blanks; in small letters if `foldsCase`.
    ///
    /// Of a word in two lines the later one counts.
    package static func meanings(in name: String, foldsCase: Bool = true) -> [String: String] {
        var meanings: [String: String] = [:]
        for row in rows(of: name) {
            for word in row.others.utf8.split(separator: UInt8(ascii: " ")).map({ Substring($0) }) {
                meanings[foldsCase ? word.lowercased() : String(word)] = row.ours
            }
        }
        return meanings
    }
}
