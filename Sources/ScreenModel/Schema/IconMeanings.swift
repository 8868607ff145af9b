import Diagnostics

/// What the names of icons stand for, in whatever icon system they are: SF Symbols, SAP's, Workday's, Material's and
/// the plain words that designers use.
///
/// It is the one list that rules about icons rest on. Names are compared without case and separators; where a name is
/// not in the list, what icon systems put round one (`.fill`, `.circle`, `-icon`, `wd-icon-`) is left out.
package struct IconMeanings: Sendable {
    /// The list that screenlint brings.
    package static let standard = IconMeanings(adding: [])

    /// The meanings, which are the words of the derived field `meaning`.
    package static let names: [String] = {
        var names = [String]()
        let bytes = table
        var start = 0
        while start < bytes.count {
            let name = String(decoding: bytes[start...].prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
            if names.last != name { names.append(name) }
            start = (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
        }
        return names
    }()

    /// The symbol of each name, by the hash of its letters.
    private let symbols: [Int: UInt32]

    /// The standard list, and further names by what they mean; what is no meaning is left out.
    package init(adding names: [(meaning: String, name: String)]) {
        var symbols = [Int: UInt32](minimumCapacity: 512)
        var symbol: UInt32?
        var hash = IconMeanings.seed
        var (lineStart, wordStart) = (0, 0)
        // No string is made of a name: the list is read at every start.
        let bytes = IconMeanings.table
        for (index, byte) in bytes.enumerated() {
            guard byte == 0x20 || byte == 0x0A else {
                hash = IconMeanings.hash(byte, after: hash)
                continue
            }
            if wordStart == lineStart {
                symbol = Schema.standard.symbols.number(spelt: bytes.span.extracting(lineStart..<index))
            }
            if let symbol { symbols[hash] = symbol }
            hash = IconMeanings.seed
            wordStart = index + 1
            if byte == 0x0A { lineStart = index + 1 }
        }
        for (meaning, name) in names where IconMeanings.names.contains(meaning) {
            symbols[IconMeanings.hash(name.utf8)] = Schema.standard.symbols.number(of: meaning)
        }
        self.symbols = symbols
    }

    /// The symbol of what an icon stands for; nil if the list does not tell.
    func symbol(of icon: some Sequence<UInt8>) -> UInt32? {
        if let symbol = symbols[IconMeanings.hash(icon)] { return symbol }
        // Nothing can be left out of one word.
        let (letters, digits) = (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"))
        if icon.allSatisfy({ letters ~= $0 || digits ~= $0 }) { return nil }
        let name = String(decoding: Array(icon), as: UTF8.self)
        // `chevron-left (24x24)`, `Add24`
        let shown = name.split(separator: " (", maxSplits: 1).first.map(String.init) ?? name
        let words = IconMeanings.words(of: shown).filter { !IconMeanings.affixes.contains($0) }
            .map { word in word.first?.isNumber == true ? word : String(word.prefix { !$0.isNumber }) }
        return words.isEmpty ? nil : symbols[IconMeanings.hash(words.joined().utf8)]
    }

    private static let seed = Int(bitPattern: 0xCBF2_9CE4_8422_2325)

    /// The hash (FNV-1a) of a name's letters and digits, in lower case.
    private static func hash(_ name: some Sequence<UInt8>) -> Int {
        var hash = seed
        for byte in name { hash = IconMeanings.hash(byte, after: hash) }
        return hash
    }

    private static func hash(_ byte: UInt8, after hash: Int) -> Int {
        byte.folded.map { (hash ^ Int($0)) &* 0x100_0000_01B3 } ?? hash
    }

    /// The words of a name, split at separators and where a capital letter begins one.
    private static func words(of name: String) -> [String] {
        var words = [""]
        var wasLower = false
        for character in name.prefix(80) {
            let isPart = character.isLetter || character.isNumber
            if !isPart || wasLower && character.isUppercase { words.append("") }
            if isPart { words[words.count - 1] += character.lowercased() }
            wasLower = character.isLowercase
        }
        return words.filter { !$0.isEmpty }
    }

    /// What icon systems put before and behind the name of what an icon shows.
    private static let affixes: Set<String> = [
        "wd", "sap", "sf", "ic", "fa", "mdi", "md", "bi", "ux", "icon", "icons", "symbol", "glyph", "button", "ios",
        "system",
        "fill", "filled", "outline", "outlined", "line", "solid", "rounded", "round", "sharp", "regular", "bold",
        "light",
        "small", "large", "circle", "square", "crop", "16", "18", "20", "24", "24px", "24dp", "24pt", "32", "36", "48",
        "48dp", "2x", "3x", "black", "white", "grey", "gray", "dark", "blue", "nav", "twotone", "adaptive", "attr",
        // Where code and files have them: `R.drawable.ic_baseline_arrow_back_24`, `Icons.AutoMirrored.Filled.ArrowBack`.
        "r", "drawable", "mipmap", "baseline", "abc", "auto", "mirrored", "automirrored", "default", "ui", "image",
        "fiori", "fui", "pt", "px", "dp", "24x24", "pointing", "facing", "to", "the", "canvas", "ionicons", "material",
        "cupertino",
        "lucide", "feather", "tabler", "ph", "phosphor", "symbols", "sign", "tint", "assets", "images", "svg", "png",
    ]

    /// A meaning and names for it on each line.
    private static let table = EmbeddedText.bytes(ofFile: "icons.txt")
}

extension Enumeration {
    /// What icons stand for.
    static let iconMeaning = Enumeration(IconMeanings.names)
}
