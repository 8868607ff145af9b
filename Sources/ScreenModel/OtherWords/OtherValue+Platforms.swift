// Phrases that name a platform.
extension OtherValue {
    /// The row for the one platform that phrases name: `Fiori for iOS`, or `ios` and `iPad Pro`.
    static func platform(namedIn phrases: some Sequence<String>, of enumeration: Enumeration, of component: Component)
        -> OtherValue?
    {
        let words = phrases.map { $0.prefix(64).split { !$0.isLetter }.map(String.init) }.filter { $0.count <= 6 }
        let names = words.joined().compactMap { word in
            enumeration.names.first { $0 == word.lowercased() }.map { OtherValue(word, of: "platform", is: $0) }
                ?? row(for: word, of: "platform", in: enumeration, of: component)
        }
        // The iPad's system is one of iOS in many a name.
        let narrow = names.contains { $0.value == "ipados" } ? names.filter { $0.value != "ios" } : names
        guard let first = narrow.first, narrow.allSatisfy({ $0.value == first.value }) else { return nil }
        return first
    }
}
