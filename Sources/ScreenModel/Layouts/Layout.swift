/// A screen resolved for one platform, size class and state.
package struct Layout: Sendable, Hashable {
    /// The screen's record with all matching variants laid over it and the derived fields filled in.
    package var record: Record
    /// The symbol of the platform.
    package var platform: UInt32
    /// The symbol of the size class; nil where none is stated.
    package var sizeClass: UInt32?
    /// The symbol of the state.
    package var state: UInt32
    /// What else it is for, such as `landscape` or `de`; nil for most.
    var others: String?

    /// The name used in output: `platform[/sizeClass][/state][/…]`, unstated and default parts left out.
    package var name: String {
        let names = Schema.standard.symbols.names
        var name = names[Int(platform)]
        if let sizeClass { name += "/" + names[Int(sizeClass)] }
        if state != Symbols.defaultState { name += "/" + names[Int(state)] }
        if let others { name += "/" + others }
        return name
    }
}
