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
        case "watchos": self.init(.watch, width: 208, height: 250, cornerRadius: 50, edge: 14)
        case "macos": self.init(.desktop, width: 880, height: 560, cornerRadius: 12, edge: 4, top: 30)
        case "visionos": self.init(.spatial, width: 800, height: 500, cornerRadius: 38, edge: 6, left: 84, bottom: 92)
        case "tvos": self.init(.television, width: 960, height: 540, cornerRadius: 6, edge: 10, bottom: 18)
        case _ where isCompact: self.init(.phone, width: 375, height: 620, cornerRadius: 40, edge: 5)
        default: self.init(.tablet, width: 820, height: 620, cornerRadius: 20, edge: 5)
        }
    }

    private init(
        _ kind: Kind,
        width: Double,
        height: Double,
        cornerRadius: Double,
        edge: Double,
        left: Double = 0,
        top: Double = 0,
        bottom: Double = 0
    ) {
        (self.kind, self.cornerRadius) = (kind, cornerRadius)
        screen = Frame(x: edge + left, y: edge + top, width: width, height: height)
        frame = Frame(x: 0, y: 0, width: width + 2 * edge + left, height: height + 2 * edge + top + bottom)
    }
}
