import CEL
import ScreenModel

extension MutationKind {
    /// A platform is left out, or is another one.
    static let platform = MutationKind { part in
        if case .platforms = part.place {
            let platforms = part.text.split(separator: " ")
            return [Change(text: platforms.dropFirst().joined(separator: " "), words: "'\(platforms[0])' is left out")]
        }
        return part.exchanges { found in
            guard case .text(let word) = found.kind else { return [] }
            return platforms.firstIndex(of: word).map { ["'\(platforms[($0 + 1) % platforms.count])'"] } ?? []
        }
    }

    static let platforms = Field.platformNames
}
