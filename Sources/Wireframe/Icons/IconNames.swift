extension Glyph {
    /// The glyph for an icon as descriptions name it; the generic one if the name says nothing.
    ///
    /// Names are compared as rules compare tokens, and styles such as `.circle` or `fill` are left out.
    init(named name: String) {
        let plain = ColorToken.normalized(name)
        if let glyph = Glyph.names[plain] ?? Glyph(rawValue: plain) {
            self = glyph
            return
        }
        let words = name.prefix(60).lowercased().split { " -_.".contains($0) }.map(String.init)
            .filter { !Glyph.styles.contains($0) }
        if let glyph = Glyph.names[words.joined()] {
            self = glyph
        } else {
            self = words.lazy.compactMap { Glyph.names[$0] ?? Glyph(rawValue: $0) }.first ?? .unknown
        }
    }

    /// The glyph for an item that names no icon, by what it is for.
    init?(role: String) {
        switch role {
        case "back": self = .back
        case "close": self = .close
        case "overflow": self = .more
        case "document-menu": self = .down
        case "sidebar-toggle": self = .sidebar
        case "profile": self = .person
        case "add", "edit", "delete", "search", "filter", "sort", "home", "share", "undo", "redo", "inspector":
            self = Glyph(rawValue: role) ?? .unknown
        default: return nil
        }
    }

    private static let styles: Set<String> = [
        "fill", "circle", "square", "outline", "outlined", "icon", "slash", "ios",
    ]

    private static let names: [String: Glyph] = [
        "plus": .add, "new": .add, "create": .add, "minus": .remove, "x": .close, "xmark": .close, "cancel": .close,
        "clear": .close, "dismiss": .close, "checkmark": .check, "done": .check, "tick": .check, "save": .check,
        "chevronleft": .back, "arrowleft": .back, "arrowback": .back, "chevronbackward": .back, "left": .back,
        "chevronright": .forward, "arrowright": .forward, "chevronforward": .forward, "right": .forward,
        "chevrondown": .down, "arrowdown": .down, "dropdown": .down, "chevronup": .up, "arrowup": .up,
        "line3horizontal": .menu, "hamburger": .menu, "burger": .menu, "drawer": .menu,
        "ellipsis": .more, "threedots": .more, "overflow": .more, "dots": .more, "kebab": .more,
        "relatedactions": .more, "morevert": .more, "morehoriz": .more,
        "sidebarleft": .sidebar, "sidebarleading": .sidebar, "sidebarright": .inspector, "sidebartrailing": .inspector,
        "magnifyingglass": .search, "find": .search, "loupe": .search, "lens": .search,
        "funnel": .filter, "line3horizontaldecrease": .filter, "slider": .filter, "sliderhorizontal3": .filter,
        "arrowuparrowdown": .sort, "pencil": .edit, "pen": .edit, "squareandpencil": .edit, "compose": .edit,
        "trash": .delete, "bin": .delete, "remove": .delete, "squareandarrowup": .share, "export": .share,
        "paperplane": .send, "submit": .send, "arrowshapeturnupleft": .reply, "duplicate": .copy, "docondoc": .copy,
        "printer": .print, "attachment": .attach, "paperclip": .attach, "url": .link, "chain": .link,
        "squareandarrowdown": .download, "arrowdowntoline": .download, "sync": .refresh, "reload": .refresh,
        "arrowclockwise": .refresh, "gear": .settings, "gearshape": .settings, "cog": .settings,
        "preferences": .settings, "actionsettings": .settings, "dial": .settings,
        "wrenchandscrewdriver": .tools, "wrench": .tools, "house": .home, "profile": .person, "user": .person,
        "account": .person, "avatar": .person, "portrait": .person, "team": .people, "group": .people,
        "date": .calendar, "time": .clock, "history": .clock, "timer": .clock, "alarm": .bell,
        "notification": .bell, "notifications": .bell, "favorite": .star, "favourite": .star, "like": .heart,
        "question": .help, "questionmark": .help, "information": .info, "about": .info, "alert": .warning,
        "exclamationmarktriangle": .warning, "privacy": .lock, "padlock": .lock, "pin": .location, "place": .location,
        "mappin": .location, "envelope": .mail, "email": .mail, "inbox": .mail, "call": .phone, "image": .photo,
        "images": .photo, "picture": .photo, "gallery": .photo, "mic": .microphone, "voice": .microphone,
        "listbullet": .list, "table": .list, "squaregrid2x2": .grid, "apps": .grid, "category": .grid,
        "square2stack": .layers, "stack": .layers, "library": .book, "manual": .book, "factory": .building,
        "plant": .building, "office": .building, "payment": .money, "pay": .money, "coin": .money,
        "network": .wifi, "connection": .wifi, "doc": .document, "file": .document, "page": .document,
        "note": .document, "basket": .cart, "shop": .cart, "bag": .cart, "stats": .chart, "analytics": .chart,
        "dashboard": .chart, "creditcard": .card, "barcode": .scan, "qrcode": .scan, "qr": .scan,
        "wand": .magic, "wandandrays": .magic, "sparkles": .magic, "password": .key, "explore": .compass,
        "message": .chat, "comment": .chat, "bubble": .chat, "gps": .location,
    ]
}
