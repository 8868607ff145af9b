import Diagnostics
import Linter
import RuleEngine

/// `screenlint rules new NAME`: writes a rule that works, with its examples, into a pack of the team's own.
struct NewRule {
    private let name: String
    private let folder: String
    private let document: String?

    /// Finds the pack: the one that `--rules` names, or the only one of the configuration; throws for a name that is
    /// none or is taken, and if it is not clear which pack is meant.
    init(_ arguments: Arguments) throws(UsageError) {
        guard arguments.operands.count == 2 else {
            throw UsageError("'rules new' takes the name of the rule, such as title-length.")
        }
        let parts = arguments.operands[1].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = parts.last ?? ""
        guard parts.count < 3, let first = name.first, first.isLetter,
            name.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "-" })
        else {
            let words = name.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
            let likely = words.first?.first?.isLetter == true ? words.joined(separator: "-") : "title-length"
            throw UsageError(
                "'\(arguments.operands[1])' is no name of a rule, which has small letters, digits and hyphens; write \(likely)."
            )
        }
        var found = [(folder: String, pack: RulePack)]()
        for folder in PackArgument.folders(arguments).paths {
            let pack = try PackArgument.read(folder).pack
            if parts.count == 1 || parts[0] == pack.name { found.append((folder, pack)) }
        }
        guard let (folder, pack) = found.first, found.count == 1 else {
            let rest =
                found.isEmpty
                ? "name its folder with --rules; 'screenlint init --rules' writes a first one."
                : "write PACK/\(name), with one of \(found.map(\.pack.name).joined(separator: ", "))."
            throw UsageError("It is not clear which rule pack gets the rule: " + rest)
        }
        if let rule = pack.rules.first(where: { $0.name == name }) {
            throw UsageError("There is a rule '\(rule.id)' in \(rule.file).")
        }
        (self.name, self.folder) = (name, folder)
        document = pack.documents.first?.name
    }

    /// Writes the rule into a file of its own; gives the exit status.
    func write() throws(UsageError) -> Int32 {
        let path = FilePath.joined(folder, name + ".yaml")
        guard FileSystem.kind(of: path) == nil else { throw UsageError("\(path) is there already.") }
        try Console.create(path, text)
        Console.write("\(path): a rule to begin with. 'screenlint test --rule \(name) \(folder)' runs its examples.\n")
        return 0
    }

    private var text: String {
        (document.map { "document: \($0)\n" } ?? "")
            + EmbeddedText.file("templates/rule.yaml").replacing("  title-length:", with: "  \(name):")
    }
}
