import ScreenModel

/// The thing that a layout is shown on: its measures, in points.
struct Device {
    /// What it looks like.
    enum Kind { case phone, tablet, watch, desktop, spatial, television }

    let kind: Kind
    /// The whole picture, the device's own edge included.
    let frame: Frame
    /// The part that the app has.
    let screen: Frame
    /// The radius of the screen's corners.
    let cornerRadius: Double

    /// The device for a platform and size class.
    init(platform: String, isCompact: Bool) {
        switch platform {
        case "watchos": self.init(.watch, width: 208, height: 248, cornerRadius: 46, edge: 10)
        case "macos": self.init(.desktop, width: 900, height: 600, cornerRadius: 12, edge: 4)
        case "visionos": self.init(.spatial, width: 860, height: 560, cornerRadius: 40, edge: 4, left: 92, bottom: 84)
        case "tvos": self.init(.television, width: 960, height: 540, cornerRadius: 8, edge: 10, bottom: 16)
        case _ where isCompact: self.init(.phone, width: 390, height: 700, cornerRadius: 42, edge: 8)
        default: self.init(.tablet, width: 820, height: 700, cornerRadius: 22, edge: 8)
        }
    }

    private init(
        _ kind: Kind,
        width: Double,
        height: Double,
        cornerRadius: Double,
        edge: Double,
        left: Double = 0,
        bottom: Double = 0
    ) {
        self.kind = kind
        self.cornerRadius = cornerRadius
        screen = Frame(x: edge + left, y: edge, width: width, height: height)
        frame = Frame(x: 0, y: 0, width: width + 2 * edge + left, height: height + 2 * edge + bottom)
    }
}
