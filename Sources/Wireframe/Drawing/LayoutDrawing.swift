import ScreenModel

/// Draws one layout, from the device inwards.
struct LayoutDrawing {
    let screen: Part
    let device: Device
    /// The name of the platform.
    let platform: String
    /// Whether the size class is compact, or the platform a small one where none is stated.
    let isCompact: Bool
    /// The name of the layout, such as `ios/compact`.
    let layoutName: String
    /// What has been drawn.
    var canvas = Canvas()

    /// Prepares to draw a layout.
    init(_ layout: Layout, _ store: RecordStore, locale: String?) {
        let number = locale.flatMap { store.locales.firstIndex(of: $0) } ?? 0
        screen = Part(record: layout.record, store: store, locale: UInt32(number))
        platform = Schema.standard.symbols.names[Int(layout.platform)]
        isCompact =
            layout.sizeClass.map { $0 == Symbols.compact } ?? ["ios", "watchos", "android"].contains(platform)
        layoutName = layout.name
        device = Device(platform: platform, isCompact: isCompact)
    }

    /// What the picture shows.
    var title: String {
        let name = screen.text("name") ?? screen.text("id") ?? "Screen"
        return "\(String(name.prefix(200))), \(layoutName)"
    }

    /// Whether the platform is one of small devices held in the hand, with bars from edge to edge.
    var isHandheld: Bool { device.kind == .phone || device.kind == .tablet }

    /// The paint of the page.
    var page: Paint { paint(screen, "background") ?? .tone(.paper) }

    /// The colour in a field; nil if there is none or it is not known.
    func paint(_ part: Part, _ field: String) -> Paint? { part.text(field).flatMap(ColorToken.paint) }

    /// Draws the device and all that is on the screen.
    mutating func draw() {
        drawDevice()
        var area = device.screen
        canvas.note("", device.frame)
        let toolbar = screen.part("toolbar")
        drawStatusBar(in: &area)
        if let bar = screen.part("tabBar") { drawTabBar(bar, in: &area) }
        if let toolbar, toolbar.word("position") != "top" { drawToolbar(toolbar, in: &area) }
        if let bar = screen.part("navigationBar") { drawNavigationBar(bar, in: &area) }
        if let toolbar, toolbar.word("position") == "top" { drawToolbar(toolbar, in: &area) }
    }
}
