// What becomes of the values of other tools' words, as the tables say it.
extension OtherWord.Conversion {
    /// The keys that lead to where the value goes; nil where it goes to none, or that depends on the value.
    var path: [String]? {
        switch self {
        case .rename(let path, _), .renameFirst(let path, _), .negate(let path): path
        case .reverse(let list): [list]
        case .element(let element): element.path
        case .variants: ["variants"]
        case .group(let path, _): path
        case .words, .note, .advice: nil
        }
    }

    /// The value is what differs where some conditions hold.
    static func variant(_ conditions: [OtherWord.Setting]) -> Self {
        .element(OtherWord.Element(path: ["variants"], settings: conditions, text: "name"))
    }
}

extension OtherWord.Conversion: ExpressibleByStringInterpolation {
    /// Reads what a row of the table says of the value: `navigationBar.title`, `one of leading, role: back`.
    package init(stringLiteral meaning: String) {
        // Most are a key, and the first screen waits for all of them.
        if !meaning.utf8.contains(UInt8(ascii: " ")), !["advice", "note", "group", "says"].contains(meaning) {
            self = .rename(OtherWord.path(meaning))
            return
        }
        let parts = Array(meaning.utf8).split(separator: UInt8(ascii: ",")).map { OtherWord.list($0) }
        let (head, rest) = (parts[0], parts.dropFirst())
        func path(_ index: Int) -> [String] { OtherWord.path(head[index]) }
        func names() -> [String] { rest.map { $0[0] } }
        func settings() -> [OtherWord.Setting] { rest.map { OtherWord.Setting($0) } }
        switch head[0] {
        case "advice": self = .advice
        case "note": self = .note(leavingOpen: names())
        case "says": self = .words(OtherWord.meanings([Array(head.dropFirst())] + rest))
        case "not": self = .negate(path(1))
        case "group": self = .group(text: head.count > 2 ? path(2) : nil, of: rest.isEmpty ? nil : names())
        case "variants" where head.count > 1: self = .variants
        case "one", "first":
            let text = head.count > 4 ? head[4] : "label"
            let isFirst = head[0] == "first"
            self = .element(OtherWord.Element(path: path(2), settings: settings(), text: text, isFirst: isFirst))
        case _ where head.count == 1: self = .rename(path(0), adding: settings())
        case _ where head[1] == "or": self = .renameFirst(path(0), otherwise: path(2))
        default: self = .reverse(head[0])
        }
    }
}
