/// A simple icon, drawn with lines two points wide on a square of 24 points.
enum Glyph: String, CaseIterable {
    case add, remove, close, check, back, forward, up, down, menu, more, sidebar, inspector
    case search, filter, sort, edit, delete, share, send, reply, copy, print, attach, link, download, upload
    case undo, redo, refresh, settings, tools, home, person, people, calendar, clock, bell, bookmark, star, heart
    case help, info, warning, lock, map, location, mail, phone, camera, photo, microphone, play, pause, stop
    case list, grid, layers, book, building, money, bold, italic, wifi, document, folder, cart, chart, card
    case bluetooth, scan, magic, key, compass, chat, unknown

    /// Whether it points to where reading goes on or came from, and so turns with the direction.
    var hasDirection: Bool {
        [.back, .forward, .sidebar, .inspector, .list, .reply, .send, .undo, .redo].contains(self)
    }

    /// The lines in SVG's path syntax.
    var path: String {
        switch self {
        case .add: "M12 5v14M5 12h14"
        case .remove: "M5 12h14"
        case .close: "M6 6l12 12M18 6L6 18"
        case .check: "M5 13l5 5L19 7"
        case .back: "M15 5l-7 7 7 7"
        case .forward: "M9 5l7 7-7 7"
        case .up: "M5 15l7-7 7 7"
        case .down: "M5 9l7 7 7-7"
        case .menu: "M4 7h16M4 12h16M4 17h16"
        case .more: "M4.4 12h1.2M11.4 12h1.2M18.4 12h1.2"
        case .sidebar: "M3 5h18v14H3zM9 5v14"
        case .inspector: "M3 5h18v14H3zM15 5v14"
        case .search: "M16 16l5 5M17 10a7 7 0 1 1-14 0a7 7 0 1 1 14 0"
        case .filter: "M4 7h16M7 12h10M10 17h4"
        case .sort: "M8 5v14M4 15l4 4 4-4M16 19V5M12 9l4-4 4 4"
        case .edit: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4"
        case .delete: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"
        case .share: "M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2"
        case .send: "M21 3L10 14M21 3l-7 18-4-7-7-4z"
        case .reply: "M9 6l-6 6 6 6M3 12h11a7 7 0 0 1 7 7"
        case .copy: "M9 9h11v11H9zM5 15H4V4h11v1"
        case .print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z"
        case .attach: "M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.5 3.5 0 0 1 5 5l-8.5 8.5a1.5 1.5 0 0 1-2-2L15 8"
        case .link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1"
        case .download: "M12 4v11M7 11l5 5 5-5M5 20h14"
        case .upload: "M12 16V5M7 9l5-5 5 5M5 20h14"
        case .undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9"
        case .redo: "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5"
        case .refresh: "M19 5v5h-5M19 10a8 8 0 1 0 1 4"
        case .settings:
            "M15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1"
                + "M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1"
        case .tools: "M14 10L5 19M16 4a4 4 0 0 0-3 6l1 1a4 4 0 0 0 6-3l-3 1-2-2zM4 4l6 6M15 15l5 5"
        case .home: "M3 12l9-8 9 8M6 10v10h12V10"
        case .person: "M16 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0M4 21a8 8 0 0 1 16 0"
        case .people:
            "M12 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M2 20a6.5 6.5 0 0 1 13 0M16 5a3.5 3.5 0 0 1 0 6.5M18 14a6 6 0 0 1 4 6"
        case .calendar: "M4 6h16v14H4zM4 11h16M8 3v5M16 3v5"
        case .clock: "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M12 7v5l4 2"
        case .bell: "M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20h4"
        case .bookmark: "M7 4h10v16l-5-4-5 4z"
        case .star: "M12 3l2.8 5.8 6.2.900-4.5 4.4 1.1 6.3L12 17.5l-5.6 2.9 1.1-6.3L3 9.7l6.2-.9z"
        case .heart: "M12 20l-8-8a5 5 0 0 1 8-6 5 5 0 0 1 8 6z"
        case .help: "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.4c-1 .6-1 1-1 2M12 17h.01"
        case .info: "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M12 11v6M12 7.5h.01"
        case .warning: "M12 4l9 16H3zM12 10v4M12 17h.01"
        case .lock: "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3"
        case .map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"
        case .location: "M12 21l-6-8a7 7 0 1 1 12 0zM14 9a2 2 0 1 1-4 0a2 2 0 1 1 4 0"
        case .mail: "M3 6h18v12H3zM3 7l9 7 9-7"
        case .phone: "M5 4h4l2 5-2 1a11 11 0 0 0 5 5l1-2 5 2v4c0 1-1 2-2 2A16 16 0 0 1 3 6c0-1 1-2 2-2z"
        case .camera: "M3 8h5l2-3h4l2 3h5v11H3zM16 13a4 4 0 1 1-8 0a4 4 0 1 1 8 0"
        case .photo: "M4 5h16v14H4zM4 16l5-5 5 5 3-3 3 3M16 9h.01"
        case .microphone: "M9 5a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0zM6 11a6 6 0 0 0 12 0M12 17v4M8 21h8"
        case .play: "M8 5l11 7-11 7z"
        case .pause: "M8 5v14M16 5v14"
        case .stop: "M6 6h12v12H6z"
        case .list: "M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01"
        case .grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"
        case .layers: "M12 3l9 5-9 5-9-5zM3 13l9 5 9-5"
        case .book: "M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14"
        case .building: "M3 20V10l6 4v-4l6 4V4h6v16zM18 8h.01M18 12h.01"
        case .money: "M3 6h18v12H3zM14.5 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M6 9h.01M18 15h.01"
        case .bold: "M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z"
        case .italic: "M10 4h8M6 20h8M14 4l-4 16"
        case .wifi: "M3 10a13 13 0 0 1 18 0M6 13.5a9 9 0 0 1 12 0M9 17a4.5 4.5 0 0 1 6 0M12 20h.01"
        case .document: "M6 3h8l5 5v13H6zM14 3v5h5"
        case .folder: "M3 6h7l2 3h9v10H3z"
        case .cart: "M3 4h3l2 11h10l2-8H7M10 20h.01M17 20h.01"
        case .chart: "M4 4v16h16M8 16v-4M13 16V8M18 16v-6"
        case .card: "M3 6h18v12H3zM3 10h18"
        case .bluetooth: "M7 8l10 8-5 4V4l5 4-10 8"
        case .scan: "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16"
        case .magic: "M5 19L15 9M17 3v4M15 5h4M20 11v2M19 12h2M9 4v2M8 5h2"
        case .key: "M13 14a4 4 0 1 1-4-5c2 0 4 2 4 5zM12 11l8-8M16 7l3 3"
        case .compass: "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M15.5 8.5l-2 5-5 2 2-5z"
        case .chat: "M4 5h16v12h-9l-4 4v-4H4z"
        case .unknown: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 8l4 4-4 4-4-4z"
        }
    }
}
