import Diagnostics
import ScreenModel
import Testing

/// The frame that a screen is drawn in says its device where it is certain, and is never a mistake.
@Suite struct DeviceFrameTests {
    /// The screen's own platform, and whether its size classes are left open.
    private static func read(_ text: String) -> (platform: String, classesAreOpen: Bool) {
        let decoded = Decoded("id: a\n\(text)\n")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
        let platform = decoded.description.split(separator: "platform: ").dropFirst().first
        let name = platform.map { String($0.prefix { $0.isLetter }) } ?? "none"
        return (name, decoded.description.contains("sizeClasses: undetermined"))
    }

    @Test(arguments: [
        ("frame: {width: 1024, height: 1366}", "ipados"), ("frame: {x: 0, y: 0, w: 390, h: 844}", "ios"),
        ("artboard: iPad Pro 11", "ipados"), ("frame: iPhone 14 & 15 Pro - 1", "ios"),
        ("frame: Desktop - 1", "undetermined"),
        ("meta: {device: iPad, author: Jo}", "ipados"), ("device: {name: iPhone 15}", "ios"),
        ("device: {name: iPad, width: 1024}", "ipados"), ("device: 393x852", "ios"), ("size: 393x852", "ios"),
        ("viewport: 820 x 1180", "ipados"), ("resolution: [1179, 2556]", "ios"), ("width: 834\nheight: 1194", "ipados"),
        ("canvas: {device: iPad Pro, size: 1024x1366}", "ipados"), ("screenSize: 1366 × 1024 pt", "ipados"),
        ("size: 820x1180\nos: iOS", "ios"),
        // Words that may stand for a device, with the name of one, and several devices.
        ("userInterfaceIdiom: pad", "ipados"), ("traits: {userInterfaceIdiom: pad}", "ipados"),
        ("traitCollection: {userInterfaceIdiom: pad, horizontalSizeClass: regular}", "ipados"),
        ("for: iPad", "ipados"), ("model: iPad", "ipados"), ("size: tablet", "ipados"), ("onlyOn: iPad Air", "ipados"),
        ("iPadOnly: true", "ipados"), ("platform: iOS (iPad)", "ipados"), ("platform: iOS 18", "ios"),
        ("hiddenOn: iPhone", "undetermined"), ("breakpoint: lg", "undetermined"), ("breakpoint: 768", "undetermined"),
        ("model: Order", "none"), ("display: {name: iPad}", "none"), ("breakpoints: [phone, tablet]", "ios"),
        // An iPad beside its system, which is one of iOS in many a word.
        ("platform: ios\ndevice: iPad", "ipados"), ("platform: ios\nidiom: pad", "ipados"),
        ("platform: {os: ios, device: ipad}", "ipados"), ("platform: {name: iOS, device: iPad Pro}", "ipados"),
        ("platform: {os: ios, version: 17}", "ios"), ("platform: {os: android, device: tablet}", "android"),
        ("platform: {os: ios, excluded: iPad}", "ios"), ("platform: iPad\nos: iOS", "ipados"),
        ("platform: ios\ntarget: {device: iPad, os: ios}", "ipados"),
        ("target: {platform: iOS, device: iPad}", "ipados"),
        // A computer's, a phone's of any system, and what is no size.
        ("frame: 1440x900", "undetermined"), ("viewport: 1024x768", "undetermined"), ("width: 1280", "undetermined"),
        ("frame: 360x800", "none"), ("frame: {width: 390}", "none"), ("size: large", "none"), ("frame: Orders", "none"),
        ("frame: iPhone 15 & iPad", "none"), ("meta: {name: iPad orders}", "none"),
    ])
    func saysTheDevice(text: String, platform: String) {
        #expect(Self.read(text).platform == platform)
    }

    /// Of another device than the platform's, nobody knows the size class, as of an iPhone that lies on its side.
    @Test(arguments: [
        ("platform: ios\nframe: 1024x1366", true), ("platform: ios\nframe: 1440x900", true), ("frame: 852x393", true),
        ("platform: ios\nframe: 393x852", false), ("platform: ipados\nframe: 1024x1366", false),
    ])
    func leavesTheSizeClassOpen(text: String, isOpen: Bool) {
        #expect(Self.read(text).classesAreOpen == isOpen)
    }
}
