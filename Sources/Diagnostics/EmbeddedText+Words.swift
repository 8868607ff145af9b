extension EmbeddedText {
    /// What the words of a file in `words` mean: a line has words for the same, ` > ` and what it is called here.
    ///
    /// Words are in small letters if `foldsCase`; of a word in two lines the later one counts.
    package static func meanings(in name: String, foldsCase: Bool = true) -> [String: String] {
        var meanings: [String: String] = [:]
        for line in file("words/\(name).txt").split(separator: "\n") {
            guard let mark = line.firstRange(of: " > ") else { continue }
            for word in line[..<mark.lowerBound].split(separator: " ") {
                meanings[foldsCase ? word.lowercased() : String(word)] = String(line[mark.upperBound...])
            }
        }
        return meanings
    }
}
