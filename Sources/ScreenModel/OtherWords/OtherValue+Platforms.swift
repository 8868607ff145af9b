// Words and phrases that name a platform.
extension OtherValue {
    /// Devices and systems.
    static let platformRows: Rows = [
        .value("ios", of: "platform"): "iphone iphoneOS apple iOSDevice phone",
        .note(of: "platform"): "mobile handheld native universal hybrid crossPlatform multiplatform all any both",
        .value("ipados", of: "platform"): "ipad tablet pad iPadPro",
        .value("macos", of: "platform"): "mac osx macCatalyst catalyst MacBook",
        .value("visionos", of: "platform"): "vision visionPro xrOS appleVisionPro",
        .value("watchos", of: "platform"): "watch appleWatch",
        .value("tvos", of: "platform"): "tv appleTV",
        .value("android", of: "platform"): "androidPhone pixel",
        .advice(
            "There are 'ios', 'ipados', 'macos', 'visionos', 'watchos', 'tvos' and 'android'; a screen for another one is not checked.",
            of: "platform"
        ): "web browser desktop windows linux responsive",
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
