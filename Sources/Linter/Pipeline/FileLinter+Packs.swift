import Diagnostics
import ScreenModel
import YAMLSyntax

// The rule packs that screens name.

extension FileLinter {
    /// The packs that a screen names, nil if it names none; a name that no pack has is reported and left out.
    func packs(
        of screen: Screen,
        _ records: RecordStore,
        _ provider: RuleProvider,
        _ file: inout JudgedFile
    ) -> [String]? {
        let guidelines = records[screen.record, Slots.Screen.guidelines]
        guard guidelines.isWritten, guidelines.hasValue else { return nil }
        var names = [String]()
        for element in records.elements(ofListAt: guidelines.payload).prefix(100) where element.hasValue {
            let name = records.string(of: records.texts[Int(element.payload)])
            if provider.knownPacks.contains(name) {
                // A name written twice asks for nothing more, and each list of names is a set of rules that is kept.
                if !names.contains(name) { names.append(name) }
            } else {
                let suggestion = Suggestion.closest(to: name, in: provider.knownPacks)
                let rest =
                    suggestion.map { "did you mean '\($0)'?" }
                    ?? "there are \(provider.knownPacks.joined(separator: ", "))."
                file.problems.append(
                    Diagnostic(
                        file: file.path,
                        screen: screen.id,
                        path: "guidelines",
                        rule: OwnRule.screenUnknownValue.id,
                        severity: .error,
                        message: "There is no guideline '\(name)'; \(rest)",
                        range: tree[tree.resolved(element.nodeIndex)].range
                    )
                )
            }
        }
        return names
    }
}
