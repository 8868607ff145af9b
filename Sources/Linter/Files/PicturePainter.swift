import CStandardLibrary
package import Diagnostics

/// Makes PNG of SVG, by a program that can: librsvg's, or else a browser without a window.
package enum PicturePainter {
    private static let browsers = [
        "chromium", "chromium-browser", "google-chrome", "chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ]

    /// The picture as PNG, width and height in points; without a program that can, the failure says what to install.
    package static func png(_ svg: String, width: Double, height: Double) throws(FileFailure) -> [UInt8] {
        let bytes = Array(svg.utf8)
        // No converter draws more than 32,767 pixels in a row.
        let zoom = max(width, height) > 16_000 ? "1" : "2"
        let words = ["--format=png", "--zoom=\(zoom)"]
        if let png = try? ChildProcess.output(of: "rsvg-convert", words, input: bytes, otherwise: ""), isPNG(png) {
            return png
        }
        for browser in browsers {
            if let png = photograph(bytes, width, height, zoom, by: browser) { return png }
        }
        throw FileFailure(
            message:
                "PNG is written by rsvg-convert (Debian's package librsvg2-bin, Homebrew's librsvg) or by Chromium, "
                + "and neither is on the path; install one, or write SVG to a name that ends in .svg"
        )
    }

    private static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    private static func photograph(
        _ svg: [UInt8],
        _ width: Double,
        _ height: Double,
        _ zoom: String,
        by browser: String
    ) -> [UInt8]? {
        guard let source = try? FileSystem.writeTemporary(svg, ending: ".svg") else { return nil }
        defer { unsafe unlink(source) }
        guard let target = try? FileSystem.writeTemporary([], ending: ".png") else { return nil }
        defer { unsafe unlink(target) }
        var words = [
            "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(zoom)",
            "--window-size=\(Int(width.rounded(.up))),\(Int(height.rounded(.up)))",
            "--screenshot=\(target)", "file://\(source)",
        ]
        // A browser refuses to run for root with the sandbox it has for pages that it doesn't know; this one is ours.
        if geteuid() == 0 { words.insert("--no-sandbox", at: 0) }
        do throws(FileFailure) {
            _ = try ChildProcess.output(of: browser, words, otherwise: "")
            let png = try FileSystem.read(target, limit: .max >> 1)
            return isPNG(png) ? png : nil
        } catch {
            return nil
        }
    }
}
