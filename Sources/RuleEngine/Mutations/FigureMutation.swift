import CEL

extension MutationKind {
    /// A figure is one more, or one less.
    static let figure = MutationKind { part in
        switch part.kind {
        case .number:
            neighbors(of: part.text).map { Change(text: $0, words: "\(part.text) becomes \($0)") }
        case .expression, .key:
            part.exchanges { found in
                switch found.kind {
                case .integer(let number): neighbors(of: String(number))
                case .double(let number): neighbors(of: String(number))
                default: []
                }
            }
        default: []
        }
    }

    private static func neighbors(of text: String) -> [String] {
        if let whole = Int(text) { return [whole &+ 1, whole &- 1].filter { $0 >= 0 }.map(String.init) }
        guard let number = Double(text), number.isFinite else { return [] }
        // One is no small change of what is less than that.
        let step = number > 0 && number < 1 ? number / 2 : 1
        return [number + step, number - step].filter { $0 >= 0 }.map { String($0) }
    }
}
