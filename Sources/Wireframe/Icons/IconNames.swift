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

    static let styles: Set<String> = [
        "fill", "circle", "square", "outline", "outlined", "icon", "slash", "ios",
    ]

    private static let names: [String: Glyph] = [
        "plus": .add, "new": .add, "create": .add, "minus": .remove, "x": .close, "xmark": .close, "cancel": .close,
        "clear": .close, "dismiss": .close, "checkmark": .check, "done": .check, "tick": .check, "save": .check,
        "chevronleft": .back, "arrowleft": .backArrow, "arrowback": .backArrow, "arrowbackward": .backArrow,
        "chevronbackward": .back, "left": .back,
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
        "plane": .airplane, "flight": .airplane, "flights": .airplane, "travel": .airplane, "departure": .airplane,
        "vehicle": .car, "taxi": .car, "drive": .car, "auto": .car, "automobile": .car, "tram": .bus, "train": .bus,
        "transit": .bus, "subway": .bus, "delivery": .truck, "shipping": .truck, "boxtruck": .truck, "ship": .truck,
        "logistics": .truck, "world": .globe, "internet": .globe, "web": .globe, "language": .globe, "region": .globe,
        "safari": .globe, "label": .tag, "price": .tag, "offer": .tag, "discount": .tag, "tags": .tag,
        "report": .flag, "goal": .flag, "finish": .flag, "present": .gift, "reward": .gift, "rewards": .gift,
        "voucher": .gift, "view": .eye, "visible": .eye, "show": .eye, "preview": .eye, "visibility": .eye,
        "hide": .eye, "watchlist": .eye, "thumbsup": .thumb, "handthumbsup": .thumb, "thumbsdown": .thumb,
        "handthumbsdown": .thumb, "approve": .thumb, "energy": .bolt, "flash": .bolt, "lightning": .bolt,
        "electricity": .bolt, "sunmax": .sun, "brightness": .sun, "day": .sun, "weather": .sun, "night": .moon,
        "sleep": .moon, "dark": .moon, "icloud": .cloud, "backup": .cloud, "water": .drop, "humidity": .drop,
        "liquid": .drop, "eco": .leaf, "nature": .leaf, "plantleaf": .leaf, "green": .leaf, "fire": .flame,
        "trending": .flame, "calories": .flame, "hot": .flame, "tv": .screen, "desktop": .screen,
        "desktopcomputer": .screen, "display": .screen, "monitor": .screen, "laptop": .screen,
        "laptopcomputer": .screen, "airplay": .screen, "cast": .screen, "iphone": .device, "smartphone": .device,
        "mobile": .device, "ipad": .device, "tablet": .device, "musicnote": .music, "song": .music, "audio": .music,
        "work": .briefcase, "job": .briefcase, "case": .briefcase, "business": .briefcase, "suitcase": .briefcase,
        "security": .shield, "protection": .shield, "safe": .shield, "checkmarkshield": .shield, "idea": .lightbulb,
        "tip": .lightbulb, "hint": .lightbulb, "tips": .lightbulb, "cut": .scissors, "crop": .scissors,
        "poweroff": .power, "logout": .power, "signout": .power, "shutdown": .power, "exit": .power,
        "waiting": .hourglass, "pending": .hourglass, "loading": .hourglass, "arrowleftarrowright": .swap,
        "exchange": .swap, "transfer": .swap, "convert": .swap, "switch": .swap, "shuffle": .swap, "repeat": .swap,
        "tasks": .tray, "worklist": .tray, "outbox": .tray, "archivebox": .archive, "storage": .archive,
        "forkknife": .food, "restaurant": .food, "meal": .food, "utensils": .food, "lunch": .food, "coffee": .cup,
        "cupandsaucer": .cup, "tea": .cup, "cafe": .cup, "break": .cup, "mug": .cup, "hotel": .bed, "beddouble": .bed,
        "room": .bed, "stay": .bed, "handraised": .hand, "handtap": .hand, "gesture": .hand, "raise": .hand,
        "cross": .medical, "health": .medical, "medicalcross": .medical, "pills": .medical, "stethoscope": .medical,
        "heartrate": .medical, "hospital": .medical, "award": .trophy, "achievement": .trophy, "medal": .trophy,
        "win": .trophy, "crown": .trophy, "rosette": .trophy, "film": .video, "movie": .video, "camcorder": .video,
        "facetime": .video, "meeting": .video, "volume": .speaker, "sound": .speaker, "speakerwave": .speaker,
        "mute": .speaker, "loud": .speaker, "headset": .headphones, "airpods": .headphones, "support": .headphones,
        "charge": .battery, "charging": .battery, "shippingbox": .package, "parcel": .package, "product": .package,
        "cube": .package, "products": .package, "inventory": .package, "material": .package, "paintpalette": .palette,
        "paintbrush": .palette, "brush": .palette, "color": .palette, "theme": .palette, "paint": .palette,
        "textformat": .text, "font": .text, "type": .text, "typography": .text, "hashtag": .number, "hash": .number,
        "channel": .number, "chevronleftslashchevronright": .code, "developer": .code, "xml": .code,
        "console": .terminal, "shell": .terminal, "command": .terminal, "fullscreen": .expand, "maximize": .expand,
        "enlarge": .expand, "arrowupleftandarrowdownright": .expand, "zoom": .expand, "zoomin": .expand,
        "minimize": .collapse, "shrink": .collapse, "zoomout": .collapse, "figurewalk": .walk, "figure": .walk,
        "run": .walk, "running": .walk, "steps": .walk, "hike": .walk, "bike": .bicycle, "cycling": .bicycle,
        "cycle": .bicycle, "mountains": .mountain, "mountain2": .mountain, "peak": .mountain, "terrain": .mountain,
        "hiking": .mountain, "forest": .tree, "park": .tree, "pawprint": .pets, "paw": .pets, "pet": .pets,
        "dog": .pets, "cat": .pets, "gamecontroller": .game, "games": .game, "rate": .percent, "tax": .percent,
        "sale": .percent, "translation": .translate, "languages": .translate, "graduationcap": .graduation,
        "learn": .graduation, "learning": .graduation, "education": .graduation, "course": .graduation,
        "school": .graduation, "training": .graduation, "pluscircle": .add, "contact": .person, "me": .person,
        "personcrop": .person, "avatarcircle": .person, "employee": .person, "customer": .person, "contacts": .people,
        "users": .people, "groups": .people, "organization": .people, "person2": .people, "person3": .people,
        "customers": .people, "schedule": .calendar, "event": .calendar, "events": .calendar, "datepicker": .calendar,
        "stopwatch": .clock, "recent": .clock, "watch": .clock, "alerts": .bell, "reminders": .bell,
        "reminder": .bell, "graph": .chart, "chartbar": .chart, "chartpie": .chart, "statistics": .chart,
        "trend": .chart, "docs": .document, "contract": .document, "invoice": .document, "receipt": .document,
        "directory": .folder, "files": .folder, "messages": .mail, "letter": .mail, "adjustments": .settings,
        "options": .settings, "configuration": .settings, "complete": .check, "completed": .check, "accept": .check,
        "ok": .check, "multiply": .close, "infocircle": .info, "details": .info, "actions": .more,
        "address": .location, "store": .location, "dollar": .money, "euro": .money, "currency": .money,
        "wallet": .money, "bank": .money, "salary": .money, "benefits": .money, "guide": .book, "knowledge": .book,
        "lookup": .search, "discover": .search, "rotate": .refresh, "restart": .refresh, "write": .edit,
        "rename": .edit, "orders": .list, "listdash": .list, "checklist": .list, "todo": .list,
        "rectanglestack": .layers, "lockopen": .lock, "unlock": .lock, "secure": .lock, "login": .key, "signin": .key,
        "photos": .photo, "snapshot": .camera, "barcodeviewfinder": .scan, "viewfinder": .scan, "issue": .warning,
        "error": .warning, "exclamationmark": .warning, "problem": .warning, "hammer": .tools, "screwdriver": .tools,
        "maintenance": .tools, "repair": .tools, "rating": .star, "favorites": .star, "saved": .bookmark,
        "all": .grid, "purchase": .cart, "checkout": .cart, "company": .building, "city": .building,
        "department": .building, "ai": .magic, "joule": .magic, "navigation": .menu,
    ]
}
