// Words and phrases that name a platform.
extension OtherValue {
    /// The words for devices of any system.
    static let generic: Set = [
        "phone", "phones", "tablet", "tablets", "mobile", "handset", "handsets", "smartphone", "smartphones",
    ]

    /// The row for a phrase that names one platform: `Fiori for iOS`, `iOS (iPad)`.
    static func platform(namedIn text: String, of enumeration: Enumeration, of component: Component)
        -> OtherValue?
    {
        guard text.prefix(64).contains(where: { !$0.isLetter }) else { return nil }
        let words = words(ofPlatform: text.prefix(64))
        guard 1...6 ~= words.count, !words.contains(where: { WordSet.otherMakers.contains($0.lowercased()) }) else {
            return nil
        }
        // `Android tablet`
        let isAndroid = words.contains { $0.lowercased() == "android" }
        func names(_ words: [String]) -> [OtherValue] {
            words.filter { !isAndroid || !generic.contains($0.lowercased()) }.compactMap { word in
                enumeration.names.first { $0 == word.lowercased() }.map { OtherValue(word, of: "platform", is: $0) }
                    ?? row(for: word, of: "platform", in: enumeration, of: component)
            }
        }
        // `mobile (iPhone)`, `native iOS`
        let specific = names(words.filter { !["mobile", "native", "handheld"].contains($0.lowercased()) })
        let names = specific.isEmpty ? names(words) : specific
        // The iPad's system is one of iOS in many a name.
        let narrow = names.contains { $0.value == "ipados" } ? names.filter { $0.value != "ios" } : names
        guard let first = narrow.first, narrow.allSatisfy({ $0.value == first.value }) else { return nil }
        return first
    }

    /// The words of a text that say what platform it names, without one that it says to be another:
    /// `iPhone, not iPad`, `iOS (iPad later)`.
    private static func words(ofPlatform text: Substring) -> [String] {
        func words(_ text: Substring) -> [String] { text.split { !$0.isLetter }.map(String.init) }
        let opening = text.firstIndex(of: "(") ?? text.endIndex
        let (outside, inside) = (words(text[..<opening]), words(text[opening...]))
        let tellsOfOthers = inside.contains { word in
            let word = word.lowercased()
            return WordSet.denials.contains(word) || WordSet.othersBeside.contains(word)
        }
        // An iPhone is no iPad, whatever stands in parentheses, and `iOS (iPad + iPhone)` is both.
        let namesPhone = { (words: [String]) in words.contains { $0.lowercased() == "iphone" } }
        let namesPad = inside.contains { $0.lowercased() == "ipad" }
        let isElsewhere = tellsOfOthers || namesPad && (namesPhone(outside) || namesPhone(inside))
        let said = outside.isEmpty || !isElsewhere ? outside + inside : outside
        return Array(said.prefix { !["not", "no", "without", "except"].contains($0.lowercased()) })
    }
}
