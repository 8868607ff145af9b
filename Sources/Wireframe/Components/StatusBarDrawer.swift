extension LayoutDrawing {
    /// Draws the system's status bar, and cuts it off the area.
    mutating func drawStatusBar(in area: inout Frame) {
        guard isHandheld else { return }
        let frame = area.cutTop(isCompact ? 44 : 28)
        let bar = screen.part("statusBar")
        let surface = bar.flatMap { paint($0, "background") } ?? statusBarSurface
        canvas.tab(frame, surface, top: device.cornerRadius)
        if let bar { canvas.note(bar.path, frame) }
        let inset = isCompact ? 34.0 : 24.0
        let clock = TextWidth.fitted("9:41", .small, in: 60)
        canvas.text(clock, x: frame.x + inset, middle: frame.midY + 2, .small, .tone(.ink), on: surface)
    }

    /// A bar below goes on behind the status bar, as on iOS.
    private var statusBarSurface: Paint {
        guard let bar = screen.part("navigationBar"), bar.word("hidden") == "false" else { return page }
        return paint(bar, "background") ?? .tone(.bar)
    }
}
