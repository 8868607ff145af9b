import Diagnostics
import Linter
import RuleEngine

extension Command {
    /// `screenlint init`.
    static let initialize = Command(
        name: "init",
        summary:
            "Write a configuration and a first screen, a screen from a template, or a rule pack of your own; what is "
            + "there stays as it is.",
        operands: "[DIR]",
        options: [
            .words("template", "NAME", ScreenTemplate.self, "Write a screen to start from, explained by comments."),
            Option(
                "guidelines",
                value: "A,B",
                choices: RuleLibrary.packNames,
                "The guidelines that it follows; \(RuleProvider.standardPack) if not given."
            ),
            Option("rules", "Write a first rule pack in DIR, or in \(startingFolder), with tests that pass."),
        ]
    ) { arguments throws(UsageError) in
        if arguments.has("rules"), arguments.has("template") {
            throw UsageError("--rules and --template exclude one another.")
        }
        guard arguments.has("rules") else {
            let folder = arguments.operands.first ?? "."
            guard FileSystem.kind(of: folder) == .folder else {
                if let template = arguments.value("template").flatMap(ScreenTemplate.init), folder.contains(".") {
                    throw UsageError(
                        "'init' takes a folder, into which it writes \(template.fileName); "
                            + "\(folder) is none. Rename the file then."
                    )
                }
                throw UsageError("\(folder): there is no such folder.")
            }
            let guidelines = arguments.list("guidelines") ?? [RuleProvider.standardPack]
            if let template = arguments.value("template").flatMap(ScreenTemplate.init) {
                try write([(template.fileName, template.text(guidelines: guidelines))], to: folder)
            } else {
                let configuration = EmbeddedText.file("templates/configuration.yml").replacing(
                    "guidelines: [apple-hig]",
                    with: "guidelines: [\(guidelines.joined(separator: ", "))]"
                )
                let screen = ("first.screen.yaml", EmbeddedText.file("templates/first.screen.yaml"))
                try write([(Configuration.fileName, configuration), screen], to: folder)
            }
            return 0
        }
        let folder = arguments.operands.first ?? startingFolder
        // The ids of its rules begin with it.
        let pack = FilePath.name(of: FilePath.absolute(folder))
        if let problem = PackLibrary.problem(withName: pack) { throw UsageError("\(problem); choose another folder.") }
        try UsageError.telling("\(folder) can't be created:", FileSystem.createFolder(folder))
        try write(["pack.yaml", "screens.yaml"].map { ($0, EmbeddedText.file("templates/rules/" + $0)) }, to: folder)
        let isPlain = folder.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
        let name = isPlain ? folder : "\"\(folder)\""
        Console.note("Try 'screenlint test \(name)', and add 'rulePacks: [\(name)]' to \(Configuration.fileName).")
        return 0
    }

    /// Where a first rule pack is written if nobody says where.
    private static let startingFolder = "design/rules"

    /// Writes files that are not there yet.
    private static func write(_ files: [(name: String, text: String)], to folder: String) throws(UsageError) {
        for (name, text) in files {
            let path = folder == "." ? name : folder + "/" + name
            guard FileSystem.kind(of: path) == nil else {
                Console.note("\(path) is there already.")
                continue
            }
            try Console.create(path, text)
            Console.note("Wrote \(path).")
        }
    }
}
