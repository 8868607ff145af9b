import Diagnostics
import RuleEngine

/// Tells why the findings of a screen changed whose own text did not.
struct ReviewReasons {
    private let before: ReviewSide
    private let after: ReviewSide
    /// Of token files whether they changed; a file is read once.
    private var changedTokenFiles: [String: Bool] = [:]

    init(before: ReviewSide, after: ReviewSide) { (self.before, self.after) = (before, after) }

    /// What a finding has in common with one that a comment keeps from being reported.
    static func mark(_ finding: ReviewedFinding) -> [String?] {
        [finding.diagnostic.rule, finding.diagnostic.path, finding.diagnostic.screen]
    }

    /// The reasons for what came and went, each once; none where the screen's own text tells.
    ///
    /// `isSame` tells that the screen says what it said, `isSuppressed` whether a comment keeps a finding from being
    /// reported, on either side.
    mutating func reasons(
        for findings: FindingDifference,
        from old: String,
        to new: String,
        isSame: Bool,
        isSuppressed: (ReviewedFinding) -> Bool
    ) -> [ReviewReason] {
        var reasons = [ReviewReason]()
        let (was, now) = (before.rules.provider(forFile: old), after.rules.provider(forFile: new))
        for finding in findings.came + findings.went {
            let rule = finding.diagnostic.rule
            let reason: ReviewReason?
            if isConfigured(rule, was, now) {
                reason = .configuration
            } else if let pack = changedPack(of: rule) {
                reason = .pack(pack)
            } else if changedTokens(now), after.library.readsColor(rule) {
                reason = .tokens
            } else if isSame, isSuppressed(finding) {
                reason = .comment
            } else if isSame, after.library.comparesScreens(rule) || before.library.comparesScreens(rule) {
                reason = .otherScreens
            } else {
                reason = nil
            }
            if let reason, !reasons.contains(reason) { reasons.append(reason) }
        }
        return reasons
    }

    private func isConfigured(_ rule: String, _ was: RuleProvider, _ now: RuleProvider) -> Bool {
        let (old, new) = (was.selection, now.selection)
        return old.setting(ofRule: rule) != new.setting(ofRule: rule) || old.guidelines != new.guidelines
            || old.packFolders != new.packFolders || old.icons != new.icons || old.tokenFiles != new.tokenFiles
            || old.locale != new.locale
    }

    /// The rule's pack, if it is a team's own and says something else of the rule.
    private func changedPack(of rule: String) -> String? {
        let name = RulePack.name(ofRule: rule)
        guard (before.library.packsOfFolders + after.library.packsOfFolders).contains(where: { $0.name == name }),
            before.library.definition(rule) != after.library.definition(rule)
        else { return nil }
        return name
    }

    private mutating func changedTokens(_ now: RuleProvider) -> Bool {
        for path in now.selection.tokenFiles where changedTokenFiles[path] == nil {
            let (old, new) = (
                try? before.files.read(path, limit: .max >> 1), try? after.files.read(path, limit: .max >> 1)
            )
            changedTokenFiles[path] = old != new
        }
        return now.selection.tokenFiles.contains { changedTokenFiles[$0] == true }
    }
}
