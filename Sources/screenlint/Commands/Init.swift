import Linter

extension Command {
    /// `screenlint init`.
    static let initialize = Command(
        name: "init",
        summary: "Write a commented configuration and a first screen; what is there stays as it is.",
        operands: "[DIR]",
        options: []
    ) { arguments throws(UsageError) in
        let folder = arguments.operands.first ?? "."
        guard FileSystem.kind(of: folder) == .folder else {
            throw UsageError(message: "\(folder): there is no such folder.")
        }
        for (name, text) in [(Configuration.fileName, configurationText), ("first.screen.yaml", screenText)] {
            let path = folder == "." ? name : folder + "/" + name
            guard FileSystem.kind(of: path) == nil else {
                Console.note("\(path) is there already.")
                continue
            }
            do throws(FileSystem.Failure) {
                try OutputFile(path, .creating).write(Array(text.utf8))
            } catch {
                throw UsageError(message: "\(path) can't be written: \(error.message).")
            }
            Console.note("Wrote \(path).")
        }
        return 0
    }

    private static let configurationText = """
        # What screenlint checks here. 'screenlint config FILE' shows what is in force for a file.

        # The guidelines for screens that name none: apple-hig, sap-fiori-ios, workday-canvas.
        guidelines: [apple-hig]

        # Rule packs of your own; they always apply.
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
