/// A rule ready to be run: paths resolved to slots, conditions to programs.
///
/// A class, so that running a rule retains one object and not each of its parts.
package final class CompiledRule: Sendable {
    /// What the rule file says.
    package let definition: RuleDefinition
    /// The nodes it visits.
    package let path: NodePath
    /// The condition under which it applies.
    let condition: Condition?
    /// The node whose presence makes it not apply.
    let exception: NodePath?
    /// What it asks.
    let check: any Check
    /// The kind of its check.
    package let kind: CheckKind
    /// How its findings can be mended, where the rule says so.
    let fix: FixTemplate?
    /// The symbols of the platforms it is for; empty for all.
    package let platforms: Set<UInt32>
    /// Whether what it says can differ between the locales of a text.
    let readsText: Bool
    /// The fields that decide what it comes to; nil if that can't be told.
    let reads: FieldSet?

    init(
        definition: RuleDefinition,
        path: NodePath,
        condition: Condition?,
        exception: NodePath?,
        check: any Check,
        kind: CheckKind,
        fix: FixTemplate?,
        platforms: Set<UInt32>,
        readsText: Bool,
        reads: FieldSet?
    ) {
        self.definition = definition
        self.path = path
        self.condition = condition
        self.exception = exception
        self.check = check
        self.kind = kind
        self.fix = fix
        self.platforms = platforms
        self.readsText = readsText
        self.reads = reads
    }

    /// Whether it is about several screens, so that what it finds is known only when all have been read.
    package var comparesScreens: Bool { check.comparison == .screens }

    /// Whether findings can come with a fix.
    package var isFixable: Bool { fix != nil || check.proposesFix }

    /// Whether the rule is for a platform.
    package func applies(to platform: UInt32) -> Bool {
        platforms.isEmpty || platforms.contains(platform)
    }
}
