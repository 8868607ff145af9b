import Linter

extension Command {
    /// `screenlint man`.
    static let manual = Command(
        name: "man",
        summary: "Print the manual page: screenlint man > screenlint.1"
    ) { _ throws(UsageError) in
        Console.write(ManualPage.text)
        return 0
    }
}
