extension LayoutDrawing {
    /// Draws the edge of the device and the page in it.
    mutating func drawDevice() {
        let edge = device.screen.inset(x: -4, y: -4)
        canvas.rectangle(edge, .tone(.bezel), radius: device.cornerRadius + 4)
        canvas.rectangle(device.screen, page, radius: device.cornerRadius)
    }
}
