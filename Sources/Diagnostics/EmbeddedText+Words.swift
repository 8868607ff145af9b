extension EmbeddedText {
    /// The lines of a file in `words`, each parted at ` > `: what others say, and what that is called here.
    package static func rows(of name: String) -> [(others: String, ours: String)] {
        var rows = [(others: String, ours: String)]()
        for line in file("words/\(name).txt").split(separator: "\n") {
            guard let mark = line.firstRange(of: " > ") else { continue }
            rows.append((String(line[..<mark.lowerBound]), String(line[mark.upperBound...])))
        }
        return rows
    }

    /// What each of the words of others means, which are separated by blanks; in small letters if `foldsCase`.
    ///
    /// Of a word in two lines the later one counts.
    package static func meanings(in name: String, foldsCase: Bool = true) -> [String: String] {
        var meanings: [String: String] = [:]
        for row in rows(of: name) {
            for word in row.others.split(separator: " ") {
                meanings[foldsCase ? word.lowercased() : String(word)] = row.ours
            }
        }
        return meanings
    }
}
