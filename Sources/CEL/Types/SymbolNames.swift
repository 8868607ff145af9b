/// The strings that the host has numbered, so that comparing two of them is comparing two integers.
package struct SymbolNames: Sendable {
    /// The strings by their number.
    let names: [String]

    /// Creates a table in which every name has its index as its number; of equal names the first counts.
    package init(names: [String] = []) { self.names = names }

    /// The number of a name, if it has one; asked when an expression is compiled, and not worth a dictionary.
    package func symbol(named name: String) -> UInt32? { names.firstIndex(of: name).map { UInt32($0) } }

    /// The string that a symbol names; empty for a number that is none.
    func name(of symbol: UInt32) -> String { Int(symbol) < names.count ? names[Int(symbol)] : "" }
}
