import ScreenModel

/// What there is to say about words of other tools: what they are read as, and where.
enum OtherWordExplanation {
    /// The explanations of a word; none if no tool's word is spelt like it.
    static func texts(of word: String) -> [String] {
        var byMeaning = [(meaning: String, places: [String])]()
        for kind in ComponentKind.allCases where kind != .variant {
            guard let row = OtherWord.row(for: word, in: kind), let meaning = meaning(of: row) else { continue }
            let place = ("aeiou".contains(kind.component.noun.prefix(1)) ? "an " : "a ") + kind.component.noun
            if let index = byMeaning.firstIndex(where: { $0.meaning == meaning }) {
                byMeaning[index].places.append(place)
            } else {
                byMeaning.append((meaning, [place]))
            }
        }
        var lines = byMeaning.map { "In \($0.places.joined(separator: ", ")): \($0.meaning)" }
        if let kind = BlockKinds.name(spelt: word) {
            lines.insert("In content: a kind of block, 'content: [{kind: \(kind)}]'.", at: 0)
        }
        guard !lines.isEmpty else { return [] }
        return ["\(word.inOneLine): a word of other tools\n" + lines.map { "  \($0)\n" }.joined()]
    }

    private static func meaning(of row: OtherWord) -> String? {
        func line(_ path: [String], _ value: String = "…") -> String {
            path.dropLast().reversed().reduce("\(path.last ?? ""): \(value)") { "\($1): {\($0)}" }
        }
        switch row.conversion {
        case .rename(let path, let settings):
            let added = settings.map { ", with '\(line($0.path, $0.value))'" }.joined()
            return "read as '\(line(path))'\(added)."
        case .renameFirst(let path, _): return "read as '\(line(path))'."
        case .negate(let path): return "the opposite of '\(line(path))'."
        case .reverse(let name): return "read as '\(name): …', the last item first."
        case .words(let settings):
            let lines = Set(settings.values.map { "'\(line($0.path, $0.value))'" }).sorted()
            return "read as \(lines.joined(separator: ", "))."
        case .element(let element):
            return "read as '\(line(element.path, "[{\(element.said)…}]"))'."
        case .variants: return "read as 'variants: …'."
        case .group: return "what it holds is read as if it stood beside it."
        case .note: return "no guideline here reads it; a note of your own starts with 'x-'."
        case .advice: return row.advice
        }
    }
}
