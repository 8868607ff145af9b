/// Reads a pattern.
struct PatternParser {
    let scalars: [Unicode.Scalar]
    /// For each scalar and the end, its offset in UTF-8 bytes.
    let offsets: [Int]
    var position = 0
    var flags = PatternFlags()
    private var depth = 0

    /// The greatest number of groups within groups.
    private static let depthLimit = 100
    /// The greatest count of a repetition, as in RE2.
    private static let countLimit = 1_000

    init(_ pattern: String) {
        scalars = Array(pattern.unicodeScalars)
        var offset = 0
        var offsets = [0]
        for scalar in scalars {
            offset += UTF8.width(scalar)
            offsets.append(offset)
        }
        self.offsets = offsets
    }

    /// Reads the whole pattern.
    mutating func parse() throws(CompilationError) -> PatternNode {
        let node = try alternatives()
        guard position == scalars.count else {
            throw error("This ')' closes no group.", from: position, to: position + 1)
        }
        return node
    }

    // MARK: Help

    var current: Unicode.Scalar? { peek(0) }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        position + distance < scalars.count ? scalars[position + distance] : nil
    }

    mutating func take(_ text: String) -> Bool {
        guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
        position += text.unicodeScalars.count
        return true
    }

    func error(_ message: String, from start: Int, to end: Int? = nil) -> CompilationError {
        let end = min(max(end ?? position, start), scalars.count)
        return CompilationError(message, at: offsets[start]..<offsets[end])
    }

    // MARK: Structure

    private mutating func alternatives() throws(CompilationError) -> PatternNode {
        var branches = [try sequence()]
        while take("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func sequence() throws(CompilationError) -> PatternNode {
        var items: [PatternNode] = []
        while let scalar = current, scalar != "|", scalar != ")" {
            if take("\\Q") {
                items += quoted()
                if let last = items.popLast() { items.append(try repeated(last)) }
            } else if let item = try item() {
                items.append(try repeated(item))
            }
        }
        return items.count == 1 ? items[0] : items.isEmpty ? .empty : .sequence(items)
    }

    /// The text between `\Q` and `\E`; a repetition after it is of its last character.
    private mutating func quoted() -> [PatternNode] {
        var items: [PatternNode] = []
        while let scalar = current, !take("\\E") {
            items.append(literal(scalar.value))
            position += 1
        }
        return items
    }

    /// One item; nil for what only sets flags.
    private mutating func item() throws(CompilationError) -> PatternNode? {
        guard let scalar = current else { return nil }
        let start = position
        position += 1
        switch scalar {
        case "(": return try group(from: start)
        case "[": return .set(try characterClass(from: start))
        case ".": return .set(ScalarSet(flags.dotMatchesNewline ? [0...0x10FFFF] : [0...9, 11...0x10FFFF]))
        case "^": return .assertion(flags.isMultiline ? .lineStart : .textStart)
        case "$": return .assertion(flags.isMultiline ? .lineEnd : .textEnd)
        case "\\": return try escape(from: start)
        case "*", "+", "?": throw error("There is nothing before '\(scalar)' to repeat.", from: start)
        default: return literal(scalar.value)
        }
    }

    /// A scalar that stands for itself.
    func literal(_ scalar: UInt32) -> PatternNode {
        guard flags.ignoresCase else { return .scalar(scalar) }
        return .folded(CaseFolding.folded(scalar))
    }

    // MARK: Repetitions

    private mutating func repeated(_ item: PatternNode) throws(CompilationError) -> PatternNode {
        let operatorStart = position
        guard let bounds = try bounds() else { return item }
        // Greedy or not, a text is found or not.
        _ = take("?")
        let end = position
        if try self.bounds() != nil || take("+") {
            throw error(
                "A repetition is not repeated itself; put the first one in '(?:' and ')'.",
                from: operatorStart,
                to: max(position, end + 1)
            )
        }
        return .repetition(item, least: bounds.least, greatest: bounds.greatest)
    }

    private mutating func bounds() throws(CompilationError) -> (least: Int, greatest: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        guard current == "{" else { return nil }
        // A brace that begins no count stands for itself.
        let start = position
        position += 1
        guard let least = number() else {
            position = start
            return nil
        }
        var greatest: Int? = least
        if take(",") { greatest = number() }
        guard take("}") else {
            position = start
            return nil
        }
        guard least <= PatternParser.countLimit, greatest ?? 0 <= PatternParser.countLimit else {
            throw error("A count is at most \(PatternParser.countLimit).", from: start)
        }
        guard least <= greatest ?? least else {
            throw error("The first count is greater than the second.", from: start)
        }
        return (least, greatest)
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let scalar = current, scalar.value >= 0x30, scalar.value <= 0x39 {
            value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
            position += 1
        }
        return value
    }

    // MARK: Groups

    private mutating func group(from start: Int) throws(CompilationError) -> PatternNode? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= PatternParser.depthLimit else {
            throw error("Groups are nested deeper than \(PatternParser.depthLimit) levels.", from: start)
        }
        let outer = flags
        if take("?") {
            if try !special(from: start) { return nil }
        }
        let node = try alternatives()
        guard take(")") else { throw error("This group has no end ')'.", from: start, to: start + 1) }
        flags = outer
        return node
    }

    /// Reads what follows `(?`; false if it was a whole `(?flags)`.
    private mutating func special(from start: Int) throws(CompilationError) -> Bool {
        if current == "=" || current == "!" || current == "<" && (peek(1) == "=" || peek(1) == "!") {
            position += current == "<" ? 2 : 1
            throw error("Patterns cannot look ahead or behind.", from: start)
        }
        if take("P<") || take("<") {
            let nameStart = position
            while let scalar = current, isWord(scalar) { position += 1 }
            guard position > nameStart, take(">") else {
                throw error("The name of a group has letters, digits and '_', and ends with '>'.", from: start)
            }
            return true
        }
        var isSetting = true
        while let scalar = current {
            position += 1
            switch scalar {
            case "i": flags.ignoresCase = isSetting
            case "m": flags.isMultiline = isSetting
            case "s": flags.dotMatchesNewline = isSetting
            case "U": continue
            case "-" where isSetting: isSetting = false
            case ":": return true
            case ")": return false
            default: throw error("The flags of a group are i, m, s and U.", from: start)
            }
        }
        throw error("This group has no end ')'.", from: start, to: start + 1)
    }

    func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
}

/// The flags that `(?…)` sets.
struct PatternFlags {
    /// `i`: upper and lower case are the same.
    var ignoresCase = false
    /// `m`: `^` and `$` also stand at the beginning and end of a line.
    var isMultiline = false
    /// `s`: `.` stands for a line feed, too.
    var dotMatchesNewline = false
}
