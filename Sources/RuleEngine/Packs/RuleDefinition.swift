package import Diagnostics
package import YAMLSyntax

/// A rule as its file says it, before it is compiled.
package struct RuleDefinition: Sendable, Hashable {
    /// The rule's name within its pack, such as `title-length`.
    package let name: String
    /// The id: `<pack>/<name>`.
    package let id: String
    /// The name of the document it stands in.
    package let document: String
    /// The path of the file it stands in, as diagnostics name it.
    package let file: String
    /// Where its name stands in that file.
    package let range: SourceRange
    /// What it asks, in one line.
    package let summary: String
    /// The ids of the clauses it rests on, the principal one first.
    package let clauses: [String]
    /// The platforms it is for; empty for all.
    package internal(set) var platforms: [String]
    /// The path to the nodes it visits.
    package internal(set) var on: WrittenText
    /// The condition under which it applies.
    package internal(set) var when: WrittenText?
    /// The path to a node whose presence makes it not apply.
    package internal(set) var unless: WrittenText?
    /// A message in place of the check kind's own.
    package let message: WrittenText?
    /// The condition of its file, under which all rules of the file apply.
    let fileCondition: WrittenText?
    /// The rule to be used in its place, where it is to be used no more; empty if nothing takes its place.
    package let replacedBy: WrittenText?
    /// Names for parts of its conditions, each of which may use those before it.
    package let definitions: [Definition]
    /// What it checks, a map with the check kind and its options.
    package internal(set) var check: YAMLValue
    /// Figures and lists that a configuration can change.
    package internal(set) var parameters: [Parameter]
    /// The severity.
    package private(set) var severity: Severity
    /// Whether it only approximates its clauses.
    package let isApproximate: Bool
    /// How to mend a finding, in words.
    package let help: WrittenText?
    /// The ids of the rules over which it takes precedence.
    package let supersedes: [WrittenText]
    /// Ids it had before.
    package let formerly: [String]
    /// The fix it names in place of the check kind's own.
    package let fix: YAMLValue?
    /// Its examples, the rule's tests and documentation; empty where examples are left unread.
    package let examples: [RuleExample]

    /// A name for a part of a rule's conditions.
    package struct Definition: Sendable, Hashable {
        /// The name.
        package let name: String
        /// What it stands for.
        package let expression: WrittenText
    }

    /// The paths to the nodes it visits; one, unless `on` is a list.
    var paths: [WrittenText] {
        let parts = on.text.split(separator: ",")
        return parts.count < 2
            ? [on] : parts.map { WrittenText(text: String($0.drop { $0 == " " }), range: on.range) }
    }

    /// The condition of the rule and that of its file.
    package var condition: WrittenText? {
        guard let fileCondition else { return when }
        guard let when else { return fileCondition }
        let parts = [fileCondition.text, when.text].map { text in
            text.contains("||") || text.contains("?") ? "(\(text))" : text
        }
        return WrittenText(text: parts.joined(separator: " && "), range: when.range)
    }

    /// A named value of a rule.
    package struct Parameter: Sendable, Hashable {
        /// The name, without the `$`.
        package let name: String
        /// The value in force.
        package var value: YAMLValue
    }

    /// The definition with other parameters and another severity, as a configuration asks for.
    ///
    /// Names that the rule does not have are ignored. A list can be extended, more than once:
    /// `{add: [word], remove: [word]}`.
    package func configured(severity: Severity?, values: [String: [YAMLValue]]) -> RuleDefinition {
        var definition = self
        for index in parameters.indices {
            let said = values[parameters[index].name] ?? []
            definition.parameters[index].value = said.reduce(parameters[index].value) { $0.extended(by: $1) ?? $1 }
        }
        if let severity { definition.severity = severity }
        return definition
    }

    /// Its message and its help, which placeholders stand in.
    var words: String { (message?.text ?? "") + (help?.text ?? "") }
}

extension Sequence<RuleDefinition> {
    /// The rule that has an id today, or else the first that had it before.
    package func rule(withID id: String) -> RuleDefinition? {
        first { $0.id == id } ?? first { $0.formerly.contains(id) }
    }
}

/// A screen that shows what a rule accepts or rejects.
package struct RuleExample: Sendable, Hashable {
    /// Whether the rule accepts it.
    package let isValid: Bool
    /// Its number among the valid or invalid ones, from 1.
    let number: Int
    /// Where it stands in the rule file.
    package let range: SourceRange
    /// The name within its rule, such as `invalid #2`.
    package var name: String { "\(isValid ? "valid" : "invalid") #\(number)" }
}

extension YAMLValue {
    /// Whether it may be what is added to a list or a map and taken out of it: `{add: [word], remove: [word]}`.
    package var isExtension: Bool {
        members.map { !$0.isEmpty && $0.allSatisfy { ["add", "remove"].contains($0.key.text) } } ?? false
    }

    /// What several settings of a parameter come to, as one: a list or map with what extends it, or all that does.
    package static func combined(_ values: [YAMLValue]) -> YAMLValue? {
        values.dropFirst().reduce(values.first) { value, other in
            guard let value, other.isExtension else { return other }
            guard value.isExtension else { return value.extended(by: other) ?? other }
            return value.joined(with: other)
        }
    }

    /// What is added and removed by one value and then by another.
    private func joined(with other: YAMLValue) -> YAMLValue {
        let removed = Set(other["remove"]?.listed.compactMap(\.text) ?? [])
        let both = ["add", "remove"].compactMap { key -> Member? in
            guard let (first, second) = self[key].map({ ($0, other[key]) }) else {
                return other.members?.first { $0.key.text == key }
            }
            let kept = key == "add" ? first.listed.filter { !removed.contains($0.text ?? "") } : first.listed
            let value: YAMLValue
            if let members = first.members, key == "add" {
                let added = second?.members ?? []
                let replaced = removed.union(added.compactMap(\.key.text))
                let old = members.filter { !replaced.contains($0.key.text ?? "") }
                value = YAMLValue(.map(old + added), range: range)
            } else {
                value = YAMLValue(.list(kept + (second?.listed ?? [])), range: range)
            }
            return Member(key: YAMLValue(.scalar(key, .string), range: range), value: value)
        }
        return YAMLValue(.map(both), range: range)
    }

    /// The list or map with what `add` holds, and without what `remove` names; nil if the other value asks for neither.
    fileprivate func extended(by other: YAMLValue) -> YAMLValue? {
        guard other.isExtension else { return nil }
        let listed = { (key: String) in other[key]?.listed ?? [] }
        let removed = Set(listed("remove").compactMap(\.text))
        if let elements {
            let kept = elements.filter { $0.text.map { !removed.contains($0) } ?? true }
            return YAMLValue(.list(kept + listed("add")), range: range)
        }
        // A map of two words may have these very words.
        guard let members, other["add"] == nil || other["add"]?.members != nil,
            other["add"] != nil || other["remove"]?.elements != nil
                || members.contains(where: { removed.contains($0.key.text ?? "") })
        else { return nil }
        let added = other["add"]?.members ?? []
        let replaced = removed.union(added.compactMap(\.key.text))
        return YAMLValue(.map(members.filter { !replaced.contains($0.key.text ?? "") } + added), range: range)
    }
}
