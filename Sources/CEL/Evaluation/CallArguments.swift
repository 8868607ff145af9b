/// The arguments of a call: at most four.
struct CallArguments {
    let count: Int
    let first: Value
    let second: Value
    let third: Value
    let fourth: Value
}
