import Diagnostics

/// A simple icon, drawn with lines two points wide on a square of 24 points.
enum Glyph: String, CaseIterable {
    case add, remove, close, check, back, backArrow, forward, up, down, menu, more, sidebar, inspector
    case search, filter, sort, edit, delete, share, send, reply, copy, print, attach, link, download, upload
    case undo, redo, refresh, settings, tools, home, person, people, calendar, clock, bell, bookmark, star, heart
    case help, info, warning, lock, map, location, mail, phone, camera, photo, microphone, play, pause, stop
    case list, grid, layers, book, building, money, bold, italic, wifi, document, folder, cart, chart, card
    case bluetooth, scan, magic, key, compass, chat, unknown
    case box, airplane, car, bus, truck, globe, tag, flag, gift, eye, thumb, bolt, sun, moon, cloud, drop, leaf
    case flame, screen, device, music, briefcase, shield, lightbulb, scissors, power, hourglass, swap, tray
    case archive, food, cup, bed, hand, medical, trophy, video, speaker, headphones, battery, package, palette
    case text, number, code, terminal, expand, collapse, walk, bicycle, mountain, tree, pets, game, percent
    case translate, graduation

    /// Whether it points to where reading goes on or came from, and so turns with the direction.
    var hasDirection: Bool {
        [.back, .backArrow, .forward, .sidebar, .inspector, .list, .reply, .send, .undo, .redo].contains(self)
    }

    /// The lines in SVG's path syntax.
    var path: String { Glyph.table.paths[self] ?? "" }

    /// What `glyphs.txt` says of each glyph on a line: its name, its lines, and other names of icons that it stands for.
    static let table: (paths: [Glyph: String], names: [String: Glyph]) = {
        var (paths, names) = ([Glyph: String](), [String: Glyph]())
        for line in EmbeddedText.file("glyphs.txt").split(separator: "\n") {
            let parts = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            guard let glyph = Glyph(rawValue: parts[0]) else { continue }
            paths[glyph] = parts[1]
            for name in parts.dropFirst(2).joined().split(separator: " ") { names[String(name)] = glyph }
        }
        return (paths, names)
    }()
}
