extension LayoutDrawing {
    /// The height of the strip for the gesture that leaves the app, in points.
    private static let gestureHeight = 20.0

    /// Draws a phone or tablet with what is on its screen.
    mutating func drawHandheld() {
        canvas.rectangle(device.screen.inset(x: -5, y: -5), .tone(.bezel), radius: device.cornerRadius + 5)
        canvas.layer = .screen
        var area = device.screen
        canvas.rectangle(area, isPartial ? .tone(.dim) : page)
        drawStatusBar(in: &area, isPartial: isPartial)
        if isPartial { area = drawSheet(in: area) }
        let edge = LayoutDrawing.gestureHeight
        let isAtBottom = area.maxY == device.screen.maxY
        if isAtBottom {
            canvas.rectangle(area.bottom(edge), bottomSurface)
            _ = area.cutBottom(edge)
        }
        drawBarsAndContent(in: area)
        canvas.layer = .overlay
        drawCamera()
        guard isAtBottom else { return }
        let mark = Frame(x: device.screen.midX - 60, y: device.screen.maxY - 11, width: 120, height: 4)
        canvas.rectangle(mark, markPaint(on: bottomSurface), radius: 2)
    }

    /// What lies at the lower edge, where bars go on behind the gesture's mark.
    private var bottomSurface: Paint {
        let toolbar = screen.part("toolbar").flatMap { isAtTop($0) ? nil : $0 }
        let bar = [screen.part("tabBar"), toolbar].lazy.compactMap(\.self).first { !$0.isHidden && !isVertical($0) }
        return bar?.barSurface ?? page
    }

    private var isPartial: Bool { ["sheet", "modal", "popover"].contains(screen.word("presentation") ?? "") }

    /// A paint for what is no text but should be seen on a surface.
    func markPaint(on surface: Paint) -> Paint { Paint.tone(.muted).legible(on: surface, look) }

    /// Draws the sheet that lies over another screen, and answers the area on it.
    private mutating func drawSheet(in area: Frame) -> Frame {
        if isCompact {
            let frame = area.bottom(area.height - 16)
            canvas.tab(frame, page, top: 14)
            canvas.tab(Frame(x: frame.x, y: frame.y, width: frame.width, height: 24), surfaceBelowStatusBar, top: 14)
            guard screen.word("presentation") == "sheet" else { return frame }
            let handle = Frame(x: frame.midX - 18, y: frame.y + 5, width: 36, height: 4)
            canvas.rectangle(handle, markPaint(on: surfaceBelowStatusBar), radius: 2)
            return frame.bottom(frame.height - 10)
        }
        let isPopover = screen.word("presentation") == "popover"
        let size = isPopover ? (width: 340.0, height: 430.0) : (width: 540.0, height: 500.0)
        let frame = Frame(
            x: isPopover ? area.maxX - size.width - 40 : area.midX - size.width / 2,
            y: area.y + (isPopover ? 50 : 34),
            width: size.width,
            height: size.height
        )
        if isPopover {
            let pointer = Frame(x: frame.maxX - 54, y: frame.y - 13, width: 28, height: 14)
            canvas.pointer(pointer, surfaceBelowStatusBar)
        }
        canvas.rectangle(frame, page, radius: 14)
        canvas.tab(Frame(x: frame.x, y: frame.y, width: frame.width, height: 24), surfaceBelowStatusBar, top: 14)
        canvas.tab(frame.bottom(24), bottomSurface, bottom: 14)
        return frame.inset(x: 0, y: 8)
    }

    /// Draws what tells the devices apart: the island or the hole of a phone's camera.
    private mutating func drawCamera() {
        guard device.kind == .phone else { return }
        let top = device.screen.y
        if platform == "android" {
            let hole = Frame(x: device.screen.midX - 7, y: top + 11, width: 14, height: 14)
            canvas.rectangle(hole, .tone(.bezel), radius: 7)
        } else if screen.part("statusBar")?.keyword("timePosition")?.hasSuffix("center") != true {
            // No description puts the time where the camera is.
            let island = Frame(x: device.screen.midX - 44, y: top + 10, width: 88, height: 24)
            canvas.rectangle(island, .tone(.bezel), radius: 12)
        }
    }
}
