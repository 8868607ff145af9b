import Diagnostics

/// What a command prints of layouts, of which a file may have thousands: up to a megabyte, then how many more there are.
struct LayoutOutput {
    private var length = 0
    private var omitted = 0

    /// Whether all that follows is left out.
    var isFull: Bool { length >= 1_000_000 }

    /// Prints what there is to say of one layout, or leaves it out.
    mutating func write(_ text: () -> String) {
        guard !isFull else { return omitted += 1 }
        let text = text()
        length += text.utf8.count
        Console.writeLines(text)
    }

    /// Tells how many were left out.
    func end() {
        guard omitted > 0 else { return }
        Console.note("screenlint: what it comes to in \(Plural.phrase(omitted, "more layout")) is left out.")
    }
}
