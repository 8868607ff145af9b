import Diagnostics
import RuleEngine

/// Tells why the findings of a screen changed whose own text did not.
struct ReviewReasons {
    let before: ReviewSide
    let after: ReviewSide

    /// The reasons for what came and went.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - old: The path of the file before.
    ///   - new: The path of the file after.
    ///   - isSame: Whether the screen says what it said.
    ///   - suppressed: What comments keep from being reported, on both sides.
    /// - Returns: The reasons, each once; none where the screen's own text tells.
    func reasons(
        for findings: FindingDifference,
        from old: String,
        to new: String,
        isSame: Bool,
        suppressed: [ReviewedFinding]
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
            } else if changedTokens(was, now) {
                reason = .tokens
            } else if isSame, isSuppressed(finding, suppressed) {
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
        return old.settings[rule] != new.settings[rule] || old.guidelines != new.guidelines
            || old.packFolders != new.packFolders || old.icons != new.icons || old.tokenFiles != new.tokenFiles
            || old.locale != new.locale
    }

    /// The rule's pack, if it is a team's own and says something else of the rule.
    private func changedPack(of rule: String) -> String? {
        let name = String(rule.prefix { $0 != "/" })
        guard (before.library.packsOfFolders + after.library.packsOfFolders).contains(where: { $0.name == name }),
            before.library.definition(rule) != after.library.definition(rule)
        else { return nil }
        return name
    }

    private func changedTokens(_ was: RuleProvider, _ now: RuleProvider) -> Bool {
        now.selection.tokenFiles.contains { path in
            (try? before.files.read(path, limit: .max >> 1)) != (try? after.files.read(path, limit: .max >> 1))
        }
    }

    private func isSuppressed(_ finding: ReviewedFinding, _ suppressed: [ReviewedFinding]) -> Bool {
        suppressed.contains { other in
            other.diagnostic.rule == finding.diagnostic.rule && other.diagnostic.path == finding.diagnostic.path
                && other.diagnostic.screen == finding.diagnostic.screen
        }
    }
}
