extension Command {
    /// `screenlint version`.
    static let version = Command(
        name: "version",
        summary: "Show the version.",
        operands: "",
        options: []
    ) { _ throws(UsageError) in
        Console.write("screenlint \(releaseVersion)\n")
        return 0
    }

    /// The version of this release.
    static let releaseVersion = "0.1.0"
}
