package import Diagnostics
import Synchronization

// Names of screens that lead nowhere.

extension ComparedScreens {
    /// The names in a file that no screen has, where one has nearly this name; none where not all screens are known.
    package func unknownReferences(of file: FileFacts) -> [Diagnostic] {
        guard isComplete else { return [] }
        return file.references.compactMap { reference in
            guard ids[reference.id.hashValue] == nil, let slip = slip(of: reference.id), slip.id != reference.screen
            else { return nil }
            let edit = Edit(range: reference.range, text: slip.id)
            return Diagnostic(
                .screenUnknownReference,
                in: file.file,
                screen: reference.screen.isEmpty ? nil : reference.screen,
                path: reference.path,
                at: reference.range,
                slip.message,
                fixes: [Fix(title: slip.fix, applicability: .unsafe, edits: [edit])]
            )
        }
    }

    /// The id of a screen that a name could be a slip of the finger for.
    func nearID(to name: String) -> String? { slip(of: name)?.id }

    private func slip(of name: String) -> Known.Slip? {
        known.slips.withLock { known in
            if let slip = known.slips[name] { return slip }
            // Thousands of wrong names among thousands of right ones are no slips.
            guard known.comparisons < Known.mostComparisons else { return nil }
            known.comparisons += names.count
            let slip = Suggestion.slips(of: name, in: names).first.map { Known.Slip(of: name, for: $0) }
            known.slips[name] = .some(slip)
            return slip
        }
    }
}
