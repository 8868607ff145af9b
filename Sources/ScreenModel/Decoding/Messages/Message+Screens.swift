// What is said of whole files, of their screens, and of ids, and of what may be one of two things.
extension Message {
    static let xml =
        "This is XML. Files of Interface Builder are told by their ending; read from the input, they need '--stdin-filename"
        + " NAME.storyboard'."
    static let openTabBar =
        "Whether the tab bar gives way to this toolbar is left open; write 'tabBar: {hidden: true}' beside it, or"
        + " 'tabBar: {hidden: false}'."
    static let contentOfStates =
        "Of several states of the content one shows at a time; each is a variant, 'variants: [{state: error, content: [{kind:"
        + " empty-state}]}]'. What the content holds is left open."
    static func openPanes(_ text: String) -> String {
        "'\(shortened(text))' tells of the columns and not what stands in them, which is left open; list them:"
            + " 'splitView: {panes: [{name: list}, {name: detail}]}'."
    }

    static func bareVariant(_ condition: String?) -> String {
        "A variant says when it holds and what differs then, such as"
            + " 'variants: [{\(condition ?? "sizeClass: compact"), toolbar: {hidden: true}}]'."
    }

    static let emptyFile = "The file describes no screen; a screen starts with an id, such as 'id: orders'."
    static let listOfScreens = "This list is read as 'screens'; write that key in front of it, 'screens: […]'."
    static let listOfParts =
        "This lists parts of a screen, and is none: a screen is a map with an 'id' that has its bars by their names, and the rest in"
        + " its content: 'navigationBar: {title: Orders}', 'content: [{kind: list}]'."
    static let notAMapping = "This is no screen description: a screen is a map with an 'id', or a list under 'screens'."
    static let noScreenKey =
        "This is no screen description: it has neither an 'id' nor 'screens'. A screen begins with its id, 'id: orders'."
    static let noScreens = "These defaults are for no screen: list the screens under 'screens'."
    static let firstID = "the first screen with this id"

    static let screensOfOne =
        "'screens' is a list; this is read as its only screen. Put a dash before it, such as '- id: orders'."

    static let idBesideDefaults =
        "What has an id is a screen, and 'defaults' are for those of a list: write 'screens: [{id: orders}]', with the rest of the screen below its id."

    static let idOfAll =
        "An id names one screen, and this file lists several: each of them has its own, 'screens: [{id: orders}]'."

    static func duplicateID(_ id: String) -> String {
        "Another screen of this file has the id '\(id)', too; an id names one screen."
    }

    static func missingID(like id: String) -> String {
        "The screen has no id; give it one that is unique in the project, such as 'id: \(id)'."
    }

    static func namedScreen(_ id: String, isOnly: Bool) -> String {
        let line = isOnly ? "'id: \(id)'" : "'- id: \(id)' in a list under 'screens'"
        return
            "'\(shortened(id))' is read as the id of this screen; write \(line), and the rest of the screen below it."
    }

    /// What a document says that has no screen.
    static let settings =
        "This document has no screen, and what it says is read for those behind it. In one document that is 'defaults: {platform: ios}' beside 'screens'."

    static func leavesOpen(_ word: String, _ component: Component, _ field: String) -> String {
        "No guideline here reads '\(shortened(word))' of \(article(component)), which leaves '\(field)' open; where that is"
            + " certain, write '\(field): …'."
    }

    static func conditionOfGroup(_ word: String) -> String {
        "'\(shortened(word))' leaves open whether the bars beside it are shown; one that isn't says so itself:"
            + " 'toolbar: {hidden: true}'."
    }

    static func heldScreens(_ word: String) -> String {
        "The screens that '\(shortened(word))' holds are read as the file's own; write 'screens' without '\(shortened(word))' around it."
    }

    static func openBar(_ text: String) -> String {
        "'\(shortened(text))' may tell of the bar and be no title; write what the bar holds:"
            + " 'navigationBar: {title: Orders, leading: [{role: back}], trailing: [Edit]}'."
    }

    static func openItems(_ text: String, _ field: String, mayBeAbsent: Bool) -> String {
        "'\(shortened(text))' tells of the \(field == "overflow" ? "menu" : "bar") and is no list of its items; write what it"
            + " holds: '\(field): {items: [\(["tabBar", "sidebar"].contains(field) ? "Home, Search" : "Save, Cancel")]}'"
            + (mayBeAbsent ? ", or '\(field): false' if this screen has none." : ".")
    }

    static func platforms(_ names: [String]) -> String {
        let variants = names.dropFirst().map { "{platform: \($0)}" }.joined(separator: ", ")
        return "A screen has one platform; this is read as 'platform: \(names[0])' with 'variants: [\(variants)]'."
    }

    static func openVariant(_ name: String, state: String?) -> String {
        let start = "'\(shortened(name))' is only what this variant is called, and no layout has it"
        if let state { return "\(start); say when it holds: 'state: \(state)'." }
        return "\(start); say when it holds: 'sizeClass: regular'. A state of your own is a screen of its own."
    }

    static func openState(_ name: String) -> String {
        "'\(shortened(name))' is a state that no guideline here reads, and what differs in it is not checked; a screen of"
            + " its own is."
    }

    static func someStates(_ word: String) -> String {
        "Those of '\(shortened(word))' that guidelines know are read as variants, 'variants: [{state: error, navigationBar: {title:"
            + " Offline}}]'; any other is a screen of its own."
    }

    static func listedBars(_ list: String, _ names: [String], of kind: ComponentKind, isAll: Bool) -> String {
        let (bars, them) = names.count == 1 ? ("The bar", "it") : ("The bars", "them")
        return
            "\(bars) in '\(shortened(list))' stand\(names.count == 1 ? "s" : "") \(kind == .variant ? "in the variant" : "on the screen")"
            + " itself; write \(them) there, "
            + own(names, isAll)
    }

    private static func own(_ names: [String], _ isAll: Bool) -> String {
        "as " + names.map { "'\($0): …'" }.joined(separator: " and ")
            + (isAll ? "." : ", and the rest as 'content: …'.")
    }

    static func speaksOf(_ what: String, _ text: String, _ line: String) -> String {
        "'\(shortened(text))' speaks of \(what), so that the screen is read as one of '\(line)'; write that beside it."
    }

    static func rowsOfBars(_ list: String, _ names: [String], isAll: Bool) -> String {
        "Rows of '\(shortened(list))' that name a bar are read as what stands in it; write them there, "
            + own(names, isAll)
    }

    static func writeBars(beside list: String) -> String { "Write the bars beside '\(shortened(list))'" }

    static func bySide(_ word: String) -> String {
        "'\(shortened(word))' is read as the items of both sides, as each of them says; list them in 'leading' and 'trailing'."
    }

    static let sortBySide = "List the items at their sides"

    static func variesBy(_ condition: OtherWord.Setting, _ line: String) -> String {
        "What differs there is a variant: '\(variants([condition], line))'."
    }

    private static func variants(_ conditions: [OtherWord.Setting], _ line: String) -> String {
        let conditions = conditions.map { Message.line($0.path, $0.value) }
        return "variants: [{\((conditions + [line]).joined(separator: ", "))}]"
    }

    static func readVaried(_ word: String, _ conditions: [OtherWord.Setting], _ line: String) -> String {
        "What '\(shortened(word))' holds is read as a variant; write '\(variants(conditions, line))'."
    }

    static func remark(_ word: String, _ remark: String, line: String) -> String {
        "'\(shortened(word))' is left open: what '\(remark)' says of it is not read. Write '\(line)', and the rest in a comment."
    }

    static func holdsBars(_ word: String) -> String {
        "What '\(shortened(word))' holds is left open, since it may be bars of the screen. These stand in the screen itself:"
            + " 'navigationBar: {title: Orders}', 'toolbar: {items: [Save]}'."
    }

    static func unreadEntry(_ text: String) -> String {
        "What '\(shortened(text))' says of the bar is left open; write it as a key of the bar, such as 'leading: [{role: back}]'"
            + " or 'size: large'."
    }

    static func listedKeys(_ name: String) -> String {
        "'\(name)' is a map; each entry of this list is read as one of its keys. Write them without dashes."
    }

    static func heldList(_ word: String, _ name: String) -> String {
        "The list in '\(shortened(word))' is read as '\(name)' itself; write it there, without '\(shortened(word))'."
    }

    static func grouped(_ word: String, in component: Component) -> String {
        "What '\(shortened(word))' holds is read as the \(component.noun)'s own; write it there, without '\(shortened(word))'."
    }

    static func write(_ what: String, without word: String) -> String { "Write \(what) without '\(shortened(word))'" }

    static func barInText(_ text: String, _ name: String) -> String {
        "'\(shortened(text))' tells of a bar and is a text in the content, so that the bar is left open; write it as a key of the screen: '\(name): …'."
    }

    static func openWidth(_ text: String, _ platform: String) -> String {
        "'\(shortened(text))' is read as 'platform: \(platform)', and how wide the screen is, is left open; where it is certain, write 'sizeClasses: …'."
    }
}
