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
    var path: String {
        switch self {
        case .add: "M12 5v14M5 12h14"
        case .remove: "M5 12h14"
        case .close: "M6 6l12 12M18 6L6 18"
        case .check: "M5 13l5 5L19 7"
        case .back: "M15 5l-7 7 7 7"
        case .backArrow: "M20 12H5M11 6l-6 6 6 6"
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
        case .box: "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
        case .airplane:
            "M12 3c1 0 1.5 1.5 1.5 3v4l7.5 4v2l-7.5-2v4l2 2v1l-3.5-1-3.5 1v-1l2-2v-4L3 16v-2l7.5-4V6c0-1.5.5-3 1.5-3z"
        case .car: "M4 17v-5l2-5h12l2 5v5zM4 12h16M7 17v2M17 17v2M7.5 14.5h.01M16.5 14.5h.01"
        case .bus: "M5 4h14v13H5zM5 11h14M8 17v2M16 17v2M8 14h.01M16 14h.01"
        case .truck: "M2 6h12v10H2zM14 9h4l4 4v3h-8M6 19h.01M18 19h.01M4 16h16"
        case .globe: "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18"
        case .tag: "M4 4h8l8 8-8 8-8-8zM8 8h.01"
        case .flag: "M6 21V4h12l-3 4 3 4H6"
        case .gift: "M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9c-5 0-5-5-2-5 2 0 2 3 2 5c0-2 0-5 2-5 3 0 3 5-2 5"
        case .eye: "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0"
        case .thumb: "M7 11v9H4v-9zM7 11l4-8c2 0 3 1 2 6h7l-2 11H7"
        case .bolt: "M13 3L5 14h6l-1 7 9-12h-6z"
        case .sun:
            "M16 12a4 4 0 1 1-8 0a4 4 0 1 1 8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4"
                + "M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4"
        case .moon: "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z"
        case .cloud: "M7 19a4 4 0 0 1 0-8a6 6 0 0 1 11 1a3.5 3.5 0 0 1 0 7z"
        case .drop: "M12 3l5 7a6.5 6.5 0 1 1-10 0z"
        case .leaf: "M5 19C4 9 10 5 20 4c0 10-4 16-13 14M5 20c2-5 5-8 10-11"
        case .flame: "M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3 2-4c0 2 1 3 2 3c1-3 0-6 1-10z"
        case .screen: "M3 5h18v12H3zM9 21h6M12 17v4"
        case .device: "M7 3h10v18H7zM11 18h2"
        case .music: "M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0a3 3 0 1 1 6 0M20 16a3 3 0 1 1-6 0a3 3 0 1 1 6 0"
        case .briefcase: "M3 8h18v11H3zM9 8V5h6v3M3 13h18"
        case .shield: "M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6z"
        case .lightbulb: "M9 17a6 6 0 1 1 6 0v1H9zM10 21h4"
        case .scissors:
            "M20 5L8 16M20 19L8 8M8 6a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M8 18a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0"
        case .power: "M12 3v8M7 6a8 8 0 1 0 10 0"
        case .hourglass: "M6 3h12M6 21h12M7 3c0 5 10 9 10 18M17 3c0 5-10 9-10 18"
        case .swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4"
        case .tray: "M4 13l3-8h10l3 8v6H4zM4 13h5l1 3h4l1-3h5"
        case .archive: "M3 5h18v4H3zM5 9v11h14V9M10 13h4"
        case .food: "M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21V3c-3 2-4 6-3 10h3"
        case .cup: "M4 8h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 10h2a2 2 0 0 1 0 5h-2M8 3v2M12 3v2"
        case .bed: "M3 19V6M3 12h18v7M3 16h18M7 12V9h5v3"
        case .hand:
            ""
                + "M8 13V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V6a1.5 1.5 0 0 1 3 0v8c0 4-2 7-6 7c-3 0-5-2-7-6l-1-2c1-1 2-1 3 0z"
        case .medical: "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z"
        case .trophy: "M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 4 5M17 6h3c0 3-1 5-4 5M12 15v4M8 20h8"
        case .video: "M3 6h12v12H3zM15 11l6-4v10l-6-4"
        case .speaker: "M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12"
        case .headphones: "M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v6H4zM17 14h3v6h-3z"
        case .battery: "M2 8h17v8H2zM21 11v2M5 11v2M8 11v2M11 11v2"
        case .package: "M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10"
        case .palette:
            "M12 3a9 9 0 1 0 0 18c2 0 2-2 1-3c-1-2 0-3 2-3h3a3 3 0 0 0 3-3c0-5-4-9-9-9zM8 9h.01"
                + "M12 7h.01M16 9h.01M7 13h.01"
        case .text: "M5 6V4h14v2M12 4v16M9 20h6"
        case .number: "M9 4L7 20M17 4l-2 16M4 9h16M4 15h16"
        case .code: "M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14"
        case .terminal: "M3 5h18v14H3zM7 9l3 3-3 3M13 15h4"
        case .expand: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"
        case .collapse: "M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6"
        case .walk: "M14 4a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0M12 8l-3 5 4 3v5M10 15l-2 6M12 8l4 4h3M9 9l-3 3"
        case .bicycle:
            "M9 16a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M22 16a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0"
                + "M5.5 16L9 8h6l3.5 8M9 8l3 8h-6.5M8 6h3M14 6h3"
        case .mountain: "M2 19L9 6l4 7 3-4 6 10z"
        case .tree: "M12 3l6 8h-4l5 6H5l5-6H6zM12 17v4"
        case .pets: "M12 12c-3 0-6 4-5 7c1 2 3 0 5 0c2 0 4 2 5 0c1-3-2-7-5-7zM6 11h.01M9.5 7h.01M14.5 7h.01M18 11h.01"
        case .game:
            "M7 8h10a5 5 0 0 1 4 8c-2 3-4 0-6-1H9c-2 1-4 4-6 1a5 5 0 0 1 4-8zM8 10.5v3M6.5 12h3M16 11h.01M18 13h.01"
        case .percent: "M19 5L5 19M9 7a2 2 0 1 1-4 0a2 2 0 1 1 4 0M19 17a2 2 0 1 1-4 0a2 2 0 1 1 4 0"
        case .translate: "M3 6h10M8 4v2c0 5-3 8-5 9M5 9c1 3 4 5 7 6M13 20l4-10 4 10M14.5 17h5"
        case .graduation: "M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5"
        case .unknown: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 8l4 4-4 4-4-4z"
        }
    }
}
