/// The symbols that Swift code itself compares with, found once by name.
package enum Symbols {
    package static let ios = symbol("ios")
    package static let ipados = symbol("ipados")
    static let macos = symbol("macos")
    static let visionos = symbol("visionos")
    static let watchos = symbol("watchos")
    static let android = symbol("android")
    package static let compact = symbol("compact")
    package static let regular = symbol("regular")
    package static let defaultState = symbol("default")
    package static let selection = symbol("selection")
    package static let searching = symbol("searching")
    package static let fullScreen = symbol("full-screen")
    package static let modalHeader = symbol("modal-header")
    package static let back = symbol("back")
    package static let dark = symbol("dark")
    package static let leftToRight = symbol("ltr")
    package static let rightToLeft = symbol("rtl")
    package static let fixedSpace = symbol("fixed-space")
    package static let flexibleSpace = symbol("flexible-space")
    package static let separator = symbol("separator")
    package static let button = symbol("button")
    package static let menu = symbol("menu")
    static let group = symbol("group")
    static let trailing = symbol("trailing")
    static let bottom = symbol("bottom")
    static let segmentedControl = symbol("segmented-control")
    package static let always = symbol("always")
    package static let overflow = symbol("overflow")
    static let more = symbol("more")

    /// The names are this file's own, so a wrong one is a mistake in it, found by the first test that runs.
    private static func symbol(_ name: String) -> UInt32 {
        guard let number = Schema.standard.symbols.number(of: name) else {
            preconditionFailure("no enumeration of the schema holds \(name)")
        }
        return number
    }
}
