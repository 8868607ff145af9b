package import ScreenModel
import Diagnostics
import Synchronization
import YAMLSyntax

/// A rule ready to be run: paths resolved to slots, conditions to programs.
///
/// What tells whether there is something to check is there at once; the rest, its body, is made when first asked for.
package final class CompiledRule: Sendable {
    /// What judges a node, and tells about findings.
    final class Body: Sendable {
        let definition: RuleDefinition
        let condition: Condition?
        let exception: NodePath?
        let check: any Check
        let fix: FixTemplate?
        /// The names for parts of conditions that the rule's words fill in.
        let words: [(name: String, condition: Condition)]
        private let message: MessageTemplate?
        private let help: MessageTemplate?

        init(
            _ definition: RuleDefinition,
            condition: Condition?,
            exception: NodePath?,
            check: any Check,
            fix: FixTemplate?,
            words: [(name: String, condition: Condition)] = []
        ) {
            self.definition = definition
            self.condition = condition
            self.exception = exception
            self.check = check
            self.fix = fix
            self.words = words
            message = definition.message.map { MessageTemplate($0.text) }
            help = definition.help.map { MessageTemplate($0.text) }
        }

        /// The rule's own message about a finding with some values; nil if it has none, or if it is about something else
        /// that the check finds, too: a placeholder of it then stands for nothing.
        func message(_ values: [String: String]) -> String? { message.flatMap { $0.fill { known($0, values) } } }

        /// Gives a diagnostic of the rule what the rule says, and a message.
        func complete(_ diagnostic: inout Diagnostic, _ message: String, _ values: [String: String]) {
            diagnostic.rule = definition.id
            diagnostic.clauses = definition.clauses
            diagnostic.severity = definition.severity
            diagnostic.message = message
            diagnostic.help = help.flatMap { $0.fill { known($0, values) } }
        }

        /// What a placeholder stands for: a value of a check, or else one of the rule's parameters.
        private func known(_ name: String, _ values: [String: String]) -> String? {
            values[name] ?? definition.parameters.first { $0.name == name }?.value.words
        }
    }

    /// The id: `<pack>/<name>`.
    package let id: String
    /// Ids it had before.
    package let formerIDs: [String]
    /// The ids of the rules over which it takes precedence.
    let superseded: [String]
    /// The nodes it visits, and where else it visits any.
    package let paths: [NodePath]
    /// The kind of its check.
    package let kind: CheckKind
    /// The symbols of the platforms it is for; empty for all.
    package let platforms: Set<UInt32>
    /// Whether what it says can differ between the locales of a text.
    let readsText: Bool
    /// The fields that decide what it comes to; nil if that can't be told.
    let reads: FieldSet?
    /// What the facts that its check notes are compared across; nil if it notes none.
    let comparison: Comparison?
    /// Whether its check has something to note of every screen.
    let tellsOfScreen: Bool

    private let makeBody: @Sendable () -> Body
    private let madeBody = Mutex<Body?>(nil)

    init(
        id: String,
        formerIDs: [String],
        superseded: [String],
        paths: [NodePath],
        kind: CheckKind,
        platforms: Set<UInt32>,
        readsText: Bool,
        reads: FieldSet?,
        comparison: Comparison?,
        tellsOfScreen: Bool,
        body: @escaping @Sendable () -> Body
    ) {
        self.id = id
        self.formerIDs = formerIDs
        self.superseded = superseded
        self.paths = paths
        self.kind = kind
        self.platforms = platforms
        self.readsText = readsText
        self.reads = reads
        self.comparison = comparison
        self.tellsOfScreen = tellsOfScreen
        makeBody = body
    }

    /// What judges a node, made now if it has not been.
    var body: Body {
        madeBody.withLock { body in
            if let body { return body }
            let made = makeBody()
            body = made
            return made
        }
    }

    /// What the rule file says.
    package var definition: RuleDefinition { body.definition }
    /// What it asks.
    var check: any Check { body.check }

    /// Whether it is about several screens, so that what it finds is known only when all have been read.
    package var comparesScreens: Bool { comparison == .screens }

    /// Whether findings can come with a fix.
    package var isFixable: Bool { body.fix != nil || check.proposesFix }

    /// Whether what it says can differ between light and dark appearance: it reads colours, and compares none with those
    /// of other layouts or screens, where a colour is taken in both appearances at once.
    var readsColor: Bool { comparison == nil && mayReadColor }
    /// Whether what it says may rest on a colour.
    package var mayReadColor: Bool { reads.map { !$0.isDisjoint(with: .colors) } ?? true }
    /// Whether what the rule comes to depends on a field; false if that can't be told.
    package func reads(_ slot: Int, of kind: ComponentKind) -> Bool {
        reads?.contains(slot, of: Int(kind.rawValue)) ?? false
    }

    /// Whether the rule is for a platform.
    func applies(to platform: UInt32) -> Bool { platforms.isEmpty || platforms.contains(platform) }
}
