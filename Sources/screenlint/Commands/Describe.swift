import Diagnostics
import Linter
import ScreenModel
import YAMLSyntax

extension Command {
    /// `screenlint describe FILE`.
    static let describe = Command(
        name: "describe",
        summary: "Write the description in YAML of the screens in a file of Interface Builder or SAP MDK.",
        operands: "FILE",
        options: [
            Option("scene", value: "ID", "Describe this screen alone: its object id, its id or its name."),
            Option(
                "check",
                value: "DIR",
                "Tell where the descriptions in a folder and the files they came from disagree."
            ),
        ]
    ) { arguments throws(UsageError) in
        if let folder = arguments.value("check") { return try check(folder, arguments) }
        guard let path = arguments.operands.first, FileSystem.kind(of: path) != .folder else {
            throw UsageError("'describe' takes one file.")
        }
        // Ids begin with the path, and must be those that a run finds.
        let shown = FilePath.display(FilePath.absolute(path))
        let file = try UsageError.telling("\(path):", ScreenFile.imported(path: shown))
        guard let text = description(of: file, scene: arguments.value("scene")) else {
            throw UsageError("\(path): \(missing(arguments.value("scene"), in: file)).")
        }
        Console.note(file.unreadParts, in: file.tree.source)
        Console.write(text)
        return file.unreadParts.isEmpty ? 0 : 1
    }

    private static func description(of file: borrowing ScreenFile, scene: String?) -> String? {
        let screens = file.screens.filter { screen in scene.map(file.names(of: screen).contains) ?? true }
        return screens.isEmpty ? nil : DescriptionText.yaml(of: screens, in: file)
    }

    private static func missing(_ scene: String?, in file: borrowing ScreenFile) -> String {
        if let problem = file.description.diagnostics.first, problem.severity == .error {
            return String(problem.message.dropLast())
        }
        guard let scene, !file.screens.isEmpty else { return "there is no screen in this file" }
        let objects = file.screens.compactMap { $0.id.map { ScreenFile.object(ofScreen: $0) ?? $0 } }
        let list = "there are " + objects.prefix(20).joined(separator: ", ")
        return "there is no screen '\(scene)'\(Suggestion.ending(for: scene, in: objects, else: list))"
    }

    private static func check(_ folder: String, _ arguments: Arguments) throws(UsageError) -> Int32 {
        guard arguments.operands.isEmpty, !arguments.has("scene") else {
            throw UsageError("'describe --check' takes a folder alone.")
        }
        let discovery = FileDiscovery([folder])
        if let failure = discovery.failures.first { throw UsageError(failure) }
        var (compared, count) = (0, 0)
        for path in discovery.files where path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
            let found = try UsageError.telling("\(path):", DescriptionCheck.differences(in: path))
            compared += found.compared
            for difference in found.differences {
                count += 1
                let message = difference.message.inOneLine
                Console.writeLines("\(difference.file.inOneLine):\(difference.line): \(message)\n")
            }
        }
        Console.note(
            compared == 0
                ? "No description here says by 'x-source' which file it was made from."
                : count == 0
                    ? "All descriptions agree with their files." : "Found \(Plural.phrase(count, "difference"))."
        )
        return count == 0 ? 0 : 1
    }
}
