/// What stands at a place of a token file, as a table says it.
indirect enum ValueShape: Sendable {
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// A text that is no alias.
    case text
    /// One of some words.
    case word([String])
    /// True or false.
    case boolean
    /// A colour, whose parts are checked where they are read.
    case color
    /// A map with these members and no others.
    case map([Member])
    /// A map with names of one's own, so many at least.
    case names(ValueShape, atLeast: Int = 0)
    /// A list, of so many elements at least.
    case list(ValueShape, atLeast: Int = 0)
    /// A list with exactly these elements.
    case tuple([ValueShape])
    /// One of two shapes that can be told apart at first sight.
    case either(ValueShape, ValueShape)
    /// A value of this shape, or an alias of a token that has one.
    case token(ValueShape)
    /// Anything; what it is is checked elsewhere.
    case anything

    /// A member of a map.
    struct Member: Sendable {
        let name: String
        let shape: ValueShape
        let isRequired: Bool

        init(_ name: String, _ shape: ValueShape, isRequired: Bool = true) {
            (self.name, self.shape, self.isRequired) = (name, shape, isRequired)
        }
    }

    static let anyNumber = ValueShape.number(-Double.infinity...Double.infinity)

    /// What is asked for, in words that follow "takes".
    var words: String {
        switch self {
        case .number(let bounds) where bounds.upperBound.isFinite:
            "a number from \(Int(bounds.lowerBound)) to \(Int(bounds.upperBound))"
        case .number: "a number"
        case .text: "a text"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        case .boolean: "true or false"
        case .color: "a map with 'colorSpace' and 'components'"
        case .map(let members):
            "a map with \(ValueShape.listed(members.filter(\.isRequired).map(\.name)))"
        case .names: "a map"
        case .list: "a list"
        case .tuple(let elements): "a list of \(elements.count) numbers"
        case .either(let first, let second): "\(first.words) or \(second.words)"
        case .token(let shape): shape.words
        case .anything: "a value"
        }
    }

    /// Names in quotes, the last after "and".
    static func listed(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}
