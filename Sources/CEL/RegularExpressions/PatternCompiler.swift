/// Writes the automaton of a pattern.
struct PatternCompiler {
    private var program = PatternProgram()
    private let length: Int

    /// The greatest number of instructions.
    private static let sizeLimit = 10_000

    /// The automaton of a pattern whose source has a length in UTF-8 bytes.
    static func program(for node: PatternNode, length: Int) throws(CompilationError) -> PatternProgram {
        var compiler = PatternCompiler(length: length)
        try compiler.compile(node)
        try compiler.emit(.found)
        compiler.program.isAnchored = isAnchored(node)
        return compiler.program
    }

    private static func isAnchored(_ node: PatternNode) -> Bool {
        switch node {
        case .assertion(.textStart): true
        case .sequence(let items): items.first.map { isAnchored($0) } ?? false
        case .alternatives(let branches): branches.allSatisfy { isAnchored($0) }
        default: false
        }
    }

    private mutating func emit(_ instruction: PatternProgram.Instruction) throws(CompilationError) {
        guard program.instructions.count < PatternCompiler.sizeLimit else {
            throw CompilationError("The pattern is too large; its repetitions multiply.", at: 0..<length)
        }
        program.instructions.append(instruction)
    }

    private var here: Int32 { Int32(program.instructions.count) }

    private mutating func compile(_ node: PatternNode) throws(CompilationError) {
        switch node {
        case .empty: break
        case .scalar(let scalar): try emit(.scalar(scalar))
        case .folded(let scalar): try emit(.folded(scalar))
        case .set(let set): try emit(.set(index(of: set)))
        case .assertion(let assertion): try emit(.assertion(assertion))
        case .sequence(let items): for item in items { try compile(item) }
        case .alternatives(let branches): try compile(alternatives: branches)
        case .repetition(let item, let least, let greatest): try compile(item, least: least, greatest: greatest)
        }
    }

    private mutating func index(of set: ScalarSet) -> Int32 {
        if let index = program.sets.firstIndex(of: set) { return Int32(index) }
        var set = set
        set.complete()
        program.sets.append(set)
        return Int32(program.sets.count - 1)
    }

    private mutating func compile(alternatives branches: [PatternNode]) throws(CompilationError) {
        var exits: [Int] = []
        for (index, branch) in branches.enumerated() {
            guard index < branches.count - 1 else {
                try compile(branch)
                break
            }
            let split = Int(here)
            try emit(.split(here + 1, 0))
            try compile(branch)
            exits.append(Int(here))
            try emit(.jump(0))
            program.instructions[split] = .split(Int32(split) + 1, here)
        }
        for exit in exits { program.instructions[exit] = .jump(here) }
    }

    private mutating func compile(_ item: PatternNode, least: Int, greatest: Int?) throws(CompilationError) {
        let start = here
        for _ in 0..<least {
            try compile(item)
            // What is empty once is so each time.
            if here == start { break }
        }
        guard let greatest else {
            let split = here
            try emit(.split(split + 1, 0))
            try compile(item)
            try emit(.jump(split))
            program.instructions[Int(split)] = .split(split + 1, here)
            return
        }
        var exits: [Int] = []
        for _ in least..<greatest {
            exits.append(Int(here))
            try emit(.split(0, 0))
            try compile(item)
        }
        for exit in exits { program.instructions[exit] = .split(Int32(exit) + 1, here) }
    }
}
