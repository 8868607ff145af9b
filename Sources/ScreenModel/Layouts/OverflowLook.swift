/// What tells by its label or its icon that a button opens the menu for what a bar has no room for.
enum OverflowLook {
    /// What such labels and icons are called, as letters and digits alone.
    private static let names: Set<String> = [
        "ellipsis", "ellipsiscircle", "more", "moreactions", "morehorizontal", "moremenu", "moreoptions",
        "morevertical", "morevert", "morehoriz", "overflow", "overflowmenu", "relatedactions", "threedots",
        "threedotmenu", "3dots", "3dotmenu", "relatedactionsvertical", "verticalellipsis", "verticaldots", "dots",
        "kebab", "kebabmenu", "…", "...", "⋮", "⋯", "•••",
    ]

    /// Texts that may stand on such a button, and on one with a menu of its own.
    private static let menus: Set<String> = [
        "menu", "options", "optionsmenu", "actions", "actionsmenu", "popupmenu", "popupmenubutton", "uimenu",
        "pulldown", "pulldownbutton", "pulldownmenu", "contextmenu", "dropdownmenu",
    ]

    /// How all of these begin that begin with a letter, three bytes each; nearly no other label does.
    private static let beginnings = (Array(names) + menus).filter { $0.first?.isLetter == true }.map {
        start(Array($0.utf8)[...])
    }

    /// Whether a label or the name of an icon is one of an overflow button's, or blank; a label may be a menu's, `isText`, and
    /// name what is in it: `More (Print, Export)`.
    static func mayBe(_ bytes: ArraySlice<UInt8>, isText: Bool) -> Bool {
        guard let first = bytes.first else { return true }
        let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20
        if isLetter, !beginnings.contains(start(bytes)) { return false }
        if names.contains(plainName(bytes)) { return true }
        guard isText else { return false }
        let head = bytes.prefix { !"(:>,".utf8.contains($0) }
        let name = plainName(head)
        return menus.contains(name) || head.count < bytes.count && names.contains(name)
    }

    /// Whether a word names such a button, and can name nothing else.
    static func isNamed(_ word: String) -> Bool { !word.isEmpty && mayBe(Array(word.utf8)[...], isText: false) }

    /// The first three bytes of a word, in small letters.
    private static func start(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.prefix(3).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
    }

    private static func plainName(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
            let name = text.lowercased().filter { $0.isLetter || $0.isNumber }
            return name.isEmpty ? text.filter { $0 != " " } : name
        }
        // What is a letter beyond ASCII is a question of tables, which took a fortieth of a run.
        let letters = bytes.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            default: nil
            }
        }
        return letters.isEmpty ? text.filter { $0 != " " } : String(decoding: letters, as: UTF8.self)
    }
}
