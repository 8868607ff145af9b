import ScreenModel

/// Which rules of a plan have anything to do in a layout, as far as that can be told without their bodies.
struct CheckRoutes: Sendable {
    /// The numbers of the rules, in the order in which they are run: a step for each.
    let rules: [Int]
    /// The paths of all of them.
    let paths: PathTree
    /// For each step, the branch at the end of its path.
    let pathOfStep: [Int]
    /// For each branch, the steps that judge what it leads to.
    let stepsByPath: StepSets
    /// For each branch, those that judge a field for which there is nothing, too.
    let stepsByEmptyPath: StepSets
    /// For each field, the steps that may come to something else where it differs, and those they supersede.
    private let stepsByField: StepSets
    /// For each slot of each component the index of its set; -1 for a field that no rule reads.
    private let fields: [Int]
    /// The only set of these has the steps that are run in each layout, whatever differs.
    private let unrepeatable: StepSets
    /// The numbers of the rules that note something of every screen.
    let telling: [Int]

    init(_ rules: RuleSet, platform: UInt32) {
        var numbers = [Int]()
        var pathOfStep = [Int]()
        var paths = PathTree()
        // A rule has a step for each of its paths.
        for number in rules.rules.indices where rules.rules[number].applies(to: platform) {
            for path in rules.rules[number].paths {
                numbers.append(number)
                pathOfStep.append(paths.insert(path))
            }
        }
        self.pathOfStep = pathOfStep
        var stepsByPath = StepSets(count: paths.branches.count, stepCount: numbers.count)
        var stepsByEmptyPath = stepsByPath
        for (step, path) in pathOfStep.enumerated() {
            stepsByPath.insert(step, into: path)
            if rules.rules[numbers[step]].kind.judgesNothing { stepsByEmptyPath.insert(step, into: path) }
        }
        self.rules = numbers
        self.paths = paths
        self.stepsByPath = stepsByPath
        self.stepsByEmptyPath = stepsByEmptyPath
        var readers = FieldReaders(stepCount: numbers.count)
        let followers = CheckRoutes.followers(numbers, rules)
        for (step, number) in numbers.enumerated() { readers.add(step, followers[step], rules.rules[number]) }
        stepsByField = readers.sets
        fields = readers.fields
        unrepeatable = readers.unrepeatable
        telling = rules.telling.filter { rules.rules[$0].applies(to: platform) }
    }

    /// For each step those that have to be run again where it is: what it supersedes, and so on.
    private static func followers(_ numbers: [Int], _ rules: RuleSet) -> [Set<Int>] {
        var steps = [Int: [Int]]()
        for (step, number) in numbers.enumerated() { steps[number, default: []].append(step) }
        var followers = Array(repeating: Set<Int>(), count: numbers.count)
        for step in numbers.indices.reversed() {
            for follower in rules.superseded[numbers[step]].flatMap({ steps[$0] ?? [] }) where follower > step {
                followers[step].formUnion(followers[follower])
                followers[step].insert(follower)
            }
        }
        return followers
    }

    /// Adds the steps that may come to something else in a layout that differs from another one in some fields.
    func add(readersOf differences: FieldSet, to steps: inout StepSet) {
        steps.formUnion(unrepeatable, 0)
        differences.forEach { slot, component in
            let set = fields[component << 6 | slot]
            if set >= 0 { steps.formUnion(stepsByField, set) }
        }
    }

    /// Puts the steps under the fields that their rules read.
    private struct FieldReaders {
        var fields = [Int](repeating: -1, count: ComponentKind.allCases.count << 6)
        var sets: StepSets
        var unrepeatable: StepSets

        init(stepCount: Int) {
            sets = StepSets(count: 0, stepCount: stepCount)
            unrepeatable = StepSets(count: 1, stepCount: stepCount)
        }

        mutating func add(_ step: Int, _ followers: Set<Int>, _ rule: CompiledRule) {
            // A rule that compares notes what it finds in each layout.
            guard let reads = rule.reads, rule.comparison == nil else {
                unrepeatable.insert(step, into: 0)
                for follower in followers { unrepeatable.insert(follower, into: 0) }
                return
            }
            reads.forEach { slot, component in
                let field = component << 6 | slot
                if fields[field] < 0 { fields[field] = sets.append() }
                sets.insert(step, into: fields[field])
                for follower in followers { sets.insert(follower, into: fields[field]) }
            }
        }
    }
}
