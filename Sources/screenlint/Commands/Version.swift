import Diagnostics
import Linter

extension Command {
    /// `screenlint version`.
    static let version = Command(name: "version", summary: "Show the version.") { _ throws(UsageError) in
        Console.write("screenlint \(Release.version)\n")
        return 0
    }
}
