// Words and phrases that name a platform.
extension OtherValue {
    /// Devices and systems.
    static let platformRows: [OtherValue] = [
        OtherValue("iphone iphoneOS apple iOSDevice phone", of: "platform", is: "ios"),
        OtherValue(
            note: "mobile handheld native universal hybrid crossPlatform multiplatform all any both",
            of: "platform"
        ),
        OtherValue("ipad tablet pad iPadPro", of: "platform", is: "ipados"),
        OtherValue("mac osx macCatalyst catalyst MacBook", of: "platform", is: "macos"),
        OtherValue("vision visionPro xrOS appleVisionPro", of: "platform", is: "visionos"),
        OtherValue("watch appleWatch", of: "platform", is: "watchos"),
        OtherValue("tv appleTV", of: "platform", is: "tvos"),
        OtherValue("androidPhone pixel", of: "platform", is: "android"),
        OtherValue(
            "web browser desktop windows linux responsive",
            of: "platform",
            advice:
                "There are 'ios', 'ipados', 'macos', 'visionos', 'watchos', 'tvos' and 'android'; a screen for another one is not checked."
        ),
    ]

    /// The words for devices of any system.
    static let generic: Set = [
        "phone", "phones", "tablet", "tablets", "mobile", "handset", "handsets", "smartphone", "smartphones",
    ]

    /// The row for a phrase that names one platform: `Fiori for iOS`, `iOS (iPad)`.
    static func platform(namedIn text: String, of enumeration: Enumeration, of component: Component)
        -> OtherValue?
    {
        let words = text.prefix(64).split { !$0.isLetter }.map(String.init)
        guard 2...6 ~= words.count else { return nil }
        // `Android tablet`
        let isAndroid = words.contains { $0.lowercased() == "android" }
        let names = words.filter { !isAndroid || !generic.contains($0.lowercased()) }.compactMap { word in
            enumeration.names.first { $0 == word.lowercased() }.map { OtherValue(word, of: "platform", is: $0) }
                ?? row(for: word, of: "platform", in: enumeration, of: component)
        }
        // The iPad's system is one of iOS in many a name.
        let narrow = names.contains { $0.value == "ipados" } ? names.filter { $0.value != "ios" } : names
        guard let first = narrow.first, narrow.allSatisfy({ $0.value == first.value }) else { return nil }
        return first
    }
}
