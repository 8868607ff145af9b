/// The strings that the host has numbered, so that comparing two of them is comparing two integers.
package struct SymbolTable: Sendable {
    /// The strings by their number.
    package let names: [String]
    private let numbers: [String: UInt32]

    /// Creates a table in which every name has its index as its number; of equal names the first counts.
    package init(names: [String] = []) {
        self.names = names
        var numbers: [String: UInt32] = [:]
        for (index, name) in names.enumerated() where numbers[name] == nil {
            numbers[name] = UInt32(index)
        }
        self.numbers = numbers
    }

    /// The number of a name, if it has one.
    package func symbol(named name: String) -> UInt32? { numbers[name] }

    /// The string that a symbol names; empty for a number that is none.
    package func name(of symbol: UInt32) -> String {
        Int(symbol) < names.count ? names[Int(symbol)] : ""
    }
}
