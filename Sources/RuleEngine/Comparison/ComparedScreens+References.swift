package import Diagnostics
import Synchronization

// Names of screens that lead nowhere.

extension ComparedScreens {
    /// The names in a file that no screen has, where one has nearly this name; none where not all screens are known.
    package func unknownReferences(of file: FileFacts) -> [Diagnostic] {
        guard isComplete else { return [] }
        return file.references.compactMap { reference in
            guard ids[reference.id.hashValue] == nil, let near = nearID(to: reference.id), near != reference.screen
            else { return nil }
            let edit = Edit(range: reference.range, text: near)
            return Diagnostic(
                .screenUnknownReference,
                in: file.file,
                screen: reference.screen.isEmpty ? nil : reference.screen,
                path: reference.path,
                at: reference.range,
                "There is no screen '\(reference.id)'; did you mean '\(near)'?",
                fixes: [Fix(title: "Write '\(near)'", applicability: .unsafe, edits: [edit])]
            )
        }
    }

    /// The id of a screen that a name could be a slip of the finger for.
    func nearID(to name: String) -> String? {
        known.slips.withLock { known in
            if let id = known.ids[name] { return id }
            // Thousands of wrong names among thousands of right ones are no slips.
            guard known.comparisons < Known.mostComparisons else { return nil }
            known.comparisons += names.count
            let id = Suggestion.slips(of: name, in: names).first
            known.ids[name] = .some(id)
            return id
        }
    }
}
