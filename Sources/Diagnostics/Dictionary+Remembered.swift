extension Dictionary {
    /// The value of a key, which is made when it is first asked for.
    package mutating func remembered(_ key: Key, _ make: () -> Value) -> Value {
        if let known = self[key] { return known }
        let value = make()
        self[key] = value
        return value
    }
}
