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
        let words = text.prefix(64).split { !$0.isLetter }.map(String.init)
        guard 2...6 ~= words.count, !words.contains(where: { WordSet.otherMakers.contains($0.lowercased()) }) else {
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
}
