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
            Option("rules", "Write a first rule pack in DIR, or in \(StartingPack.folder), with tests that pass."),
        ]
    ) { arguments throws(UsageError) in
        guard arguments.operands.count < 2 else { throw UsageError("'init' takes one folder.") }
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
                let configuration = configurationText.replacing(
                    "guidelines: [apple-hig]",
                    with: "guidelines: [\(guidelines.joined(separator: ", "))]"
                )
                try write([(Configuration.fileName, configuration), ("first.screen.yaml", screenText)], to: folder)
            }
            return 0
        }
        let folder = arguments.operands.first ?? StartingPack.folder
        try UsageError.telling("\(folder) can't be created:") { () throws(FileFailure) in
            try FileSystem.createFolder(folder)
        }
        try write(StartingPack.files, to: folder)
        let isPlain = folder.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
        let name = isPlain ? folder : "\"\(folder)\""
        Console.note("Try 'screenlint test \(name)', and add 'rulePacks: [\(name)]' to \(Configuration.fileName).")
        return 0
    }

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

    private static let configurationText = """
        # What screenlint checks here. 'screenlint config FILE' shows what is in force for a file.

        # The guidelines for screens that name none: apple-hig, sap-fiori-ios, workday-canvas.
        guidelines: [apple-hig]

        # Rule packs of your own; they always apply. 'screenlint init --rules' writes a first one.
        # rulePacks: [design/rules]

        # Severities, figures, and rules to leave out. 'screenlint rules' lists them all.
        # rules:
        #   apple-hig/title-length: {severity: warning, params: {max: 20}}
        #   screen/unknown-key: off

        # Other settings for some of the files.
        # overrides:
        #   - files: [legacy/**]
        #     rules: {apple-hig/title-length: off}

        # Files beside *.screen.yaml, and files to leave out.
        # include: [views/*.yaml]
        # exclude: [generated]

        # From which severity on a run fails: error, warning, info or never.
        failLevel: error

        # Known findings of old screens; 'screenlint --write-baseline FILE' writes them.
        # baseline: .screenlint-baseline.json

        """

    private static let screenText = """
        # A screen description; only 'id' is required.
        id: first-screen
        name: First screen
        navigationBar:
          title: Orders
          trailing:
            - {icon: plus, accessibilityLabel: Add, action: create-order}

        """
}
