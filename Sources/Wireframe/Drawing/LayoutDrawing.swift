import ScreenModel
import Tokens

/// Draws one layout, from the device inwards.
struct LayoutDrawing {
    /// What is drawn: a screen, or a part of one as if it were a screen.
    var screen: Part
    let device: Device
    /// The name of the platform.
    let platform: String
    /// Whether the size class is compact, or the platform a small one where none is stated.
    var isCompact: Bool
    /// The name of the layout, such as `ios/compact`.
    let layoutName: String
    /// The layouts of other screens of the file, by their ids, for the columns of a split view.
    var others: [String: Layout]
    /// What has been drawn.
    var canvas = Canvas()

    /// Prepares to draw a layout.
    init(
        _ layout: Layout,
        _ store: RecordStore,
        locale: String?,
        appearance: Appearance?,
        look: Wireframe.Look,
        others: [String: Layout]
    ) {
        self.others = others
        platform = Schema.standard.symbols.names[Int(layout.platform)]
        let own = store.string(layout.record, Slots.Screen.locale)
        let number = (locale ?? own).flatMap { store.locales.firstIndex(of: $0) } ?? 0
        let isMirrored = ReadingDirection.isMirrored(layout.record, in: store)
        var screen = Part(
            record: layout.record,
            store: store,
            locale: UInt32(number),
            isMirrored: isMirrored,
            appearance: appearance,
            look: look,
            backGlyph: look.hasArrowOnAndroid && platform == "android" ? .backArrow : .back
        )
        if appearance != nil, case .described(let color)? = screen.paint("background") { screen.ground = color }
        self.screen = screen
        isCompact =
            layout.sizeClass.map { $0 == Symbols.compact } ?? ["ios", "watchos", "android"].contains(platform)
        layoutName = layout.name
        device = Device(platform: platform, isCompact: isCompact)
        if isMirrored { canvas.mirror = device.frame }
        canvas.look = look
    }

    /// What the picture shows.
    var title: String {
        let name = screen.text("name") ?? screen.text("id") ?? "Screen"
        return "\(name.prefix(200)), \(layoutName)"
    }

    /// How bars and controls look.
    var look: Wireframe.Look { screen.look }

    /// The paint of a navigation bar that says none of its own.
    var usualBar: Paint {
        look.barsBlendWithPage || [.television, .spatial].contains(device.kind) ? page : .tone(.bar)
    }

    var page: Paint { screen.paint("background") ?? (device.kind == .watch ? .described(.black) : .tone(.paper)) }

    /// Draws the device and all that is on the screen.
    mutating func draw() {
        canvas.note("", device.frame)
        switch device.kind {
        case .phone, .tablet: drawHandheld()
        case .watch: drawWatch()
        case .desktop: drawDesktop()
        case .spatial: drawSpatial()
        case .television: drawTelevision()
        }
    }

    /// Draws the bars at the edges of an area, from the outside to the inside, and the content in what is left.
    mutating func drawBarsAndContent(in area: Frame) {
        var area = area
        let toolbar = screen.part("toolbar")
        let isAtTop = toolbar.map(isAtTop) ?? false
        if let sidebar = screen.part("sidebar") { drawSidebar(sidebar, in: &area) }
        if let rail = screen.part("rail") { drawRail(rail, in: &area) }
        if let bar = screen.part("tabBar") { drawTabBar(bar, in: &area) }
        drawColumns(in: &area)
        if let toolbar, !isAtTop { drawToolbar(toolbar, in: &area) }
        if let bar = screen.part("navigationBar") { drawNavigationBar(bar, in: &area) }
        if let toolbar, isAtTop { drawToolbar(toolbar, in: &area) }
        drawPage(in: area)
    }

    /// Draws what stands beside the content, and the navigation bar above it, and cuts them off the area.
    mutating func drawSidesAndNavigationBar(in area: inout Frame) {
        if let sidebar = screen.part("sidebar") { drawSidebar(sidebar, in: &area) }
        if let rail = screen.part("rail") { drawRail(rail, in: &area) }
        drawColumns(in: &area)
        if let bar = screen.part("navigationBar") { drawNavigationBar(bar, in: &area) }
    }

    /// Draws what the bars leave room for: the content, and what lies over it.
    mutating func drawPage(in area: Frame) {
        drawContent(in: area)
        if let button = screen.part("floatingButton"), button.isVisible { drawFloatingButton(button, over: area) }
        drawDialogs(over: area)
    }

    /// Draws the ground of a bar and answers its paint; of a bar that is hidden the outline.
    mutating func drawGround(of bar: Part, _ name: String, in strip: Frame) -> Paint? {
        guard !bar.isHidden else {
            drawHidden(bar, name, in: strip)
            return nil
        }
        canvas.rectangle(strip, bar.barSurface)
        canvas.note(bar.path, strip)
        return bar.barSurface
    }

    /// Draws the outline of a bar that is described but not shown, and cuts it off the area.
    mutating func drawHidden(_ bar: Part, _ name: String, in strip: Frame) {
        let frame = strip.inset(x: 8, y: 4)
        canvas.note(bar.path, strip)
        canvas.outline(frame, .muted, radius: 8, isDashed: true)
        guard frame.width > 100 else { return }
        canvas.line("\(name), hidden", in: frame.inset(x: 8, y: 0), .tiny, .tone(.muted), on: page, .middle)
    }
}
