/// The arguments of a call: at most four.
struct CallArguments {
    let count: Int
    let first: Value
    let second: Value
    let third: Value
    let fourth: Value

    init(count: Int, _ first: Value, _ second: Value, _ third: Value, _ fourth: Value) {
        self.count = count
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
    }
}
