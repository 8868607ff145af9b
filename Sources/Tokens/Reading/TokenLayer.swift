/// The definitions that hold in one appearance, found by their whole names.
struct TokenLayer {
    private(set) var definitions: [TokenDefinition] = []
    private var positions: [String: [Int]] = [:]

    /// Adds what a file defines; a name that another file has, too, then has several definitions.
    mutating func add(_ added: [TokenDefinition]) {
        for definition in added {
            positions[definition.name, default: []].append(definitions.count)
            definitions.append(definition)
        }
    }

    /// Adds definitions of which each replaces what has its name, as later sources of a resolver file do.
    mutating func replace(by added: [TokenDefinition]) { enter(added) { $0 = $1 } }

    /// Adds definitions, and leaves open what has another value, as nobody says which of two sets an app uses.
    mutating func merge(_ added: [TokenDefinition]) {
        enter(added) { known, other in
            if !known.value.says(other.value) { known.value = .open }
        }
    }

    /// Adds definitions, of which one whose name is known changes what has it.
    private mutating func enter(
        _ added: [TokenDefinition],
        _ change: (_ known: inout TokenDefinition, _ other: TokenDefinition) -> Void
    ) {
        for definition in added {
            if let position = positions[definition.name]?.last {
                change(&definitions[position], definition)
            } else {
                add([definition])
            }
        }
    }

    /// The definition that a name in a file means: the file's own if it has one, else the first of any file.
    func definition(named name: String, from file: Int) -> TokenDefinition? {
        let found = positions[name] ?? []
        return (found.first { definitions[$0].file == file } ?? found.first).map { definitions[$0] }
    }
}
