import Diagnostics
import YAMLSyntax

/// What a resolver file of the Design Tokens format puts together, in order (Resolver module, Syntax).
///
/// Contexts named light and dark tell the appearances apart; of any other modifier the default counts, if it has one.
struct ResolverFile {
    /// Where tokens come from.
    enum Source {
        /// Another file, by its path.
        case file(String, SourceRange)
        /// Groups written in the resolver file itself.
        case groups(YAMLValue)
    }

    /// What holds in each appearance, later sources before earlier ones.
    private(set) var sources: [Appearance: [Source]] = [.light: [], .dark: []]
    private(set) var reports: TokenReports
    private let file: TokenFile
    /// How many further references are followed: sets that name one another multiply.
    private var remaining = 10_000

    init(_ file: TokenFile, reports: consuming TokenReports) {
        (self.file, self.reports) = (file, reports)
        if let version = file.root["version"], version.text != "2025.10" {
            report(.tokensUnknownType, "This resolver file is of another version than 2025.10.", version.range)
        }
        check()
        for item in file.root["resolutionOrder"]?.elements ?? [] { add(item, depth: 0) }
    }

    /// Reports what the format doesn't allow.
    private mutating func check() {
        var parts = [(value: file.root, shape: ValueShape.resolver, name: "A resolver file")]
        for item in file.root["resolutionOrder"]?.elements ?? [] where item["$ref"] == nil {
            let isModifier = item["contexts"] != nil || item["type"]?.text == "modifier"
            parts.append((item, isModifier ? .namedModifier : .namedSet, isModifier ? "A modifier" : "A set"))
        }
        for part in parts {
            let mistakes = ValueChecker.mistakes(in: part.value, part.shape, named: part.name, allowsPointers: false)
            for mistake in mistakes { report(mistake.rule, mistake.message, mistake.range) }
        }
    }

    /// The paths of all files that are referred to.
    var paths: Set<String> {
        Set(sources.values.joined().compactMap { if case .file(let path, _) = $0 { path } else { nil } })
    }

    private mutating func add(_ item: YAMLValue, depth: Int) {
        if let reference = item["$ref"], let text = reference.text {
            guard depth < 10, text.hasPrefix("#/"), !text.hasPrefix("#/resolutionOrder"),
                let target = file.value(at: text)
            else {
                let message = "'\(text)' leads to no set or modifier of this file."
                return report(.tokensUnknownAlias, message, reference.range)
            }
            add(target, depth: depth + 1)
        } else if let contexts = item["contexts"] ?? item["context"] {
            addModifier(contexts, fallback: item["default"]?.text, depth: depth)
        } else if let written = item["sources"] {
            for appearance in Appearance.allCases { addSources(written, to: appearance, depth: depth) }
        }
    }

    private mutating func addModifier(_ contexts: YAMLValue, fallback: String?, depth: Int) {
        func context(_ name: String?) -> YAMLValue? {
            guard let name = name?.lowercased() else { return nil }
            return contexts.members?.first { $0.key.text?.lowercased() == name }?.value
        }
        for appearance in Appearance.allCases {
            if let chosen = context(appearance.rawValue) ?? context(fallback) {
                addSources(chosen, to: appearance, depth: depth)
            }
        }
    }

    private mutating func addSources(_ written: YAMLValue, to appearance: Appearance, depth: Int) {
        for source in written.elements ?? [] {
            guard remaining > 0 else { return }
            remaining -= 1
            if remaining == 0 {
                let message =
                    "The sets of this file come to more than 10,000 sources; what comes after them is not read."
                report(.tokensTooMany, message, source.range)
            }
            guard let reference = source["$ref"], let text = reference.text else {
                sources[appearance, default: []].append(.groups(source))
                continue
            }
            if !text.hasPrefix("#") {
                sources[appearance, default: []].append(.file(path(of: text), reference.range))
            } else if depth < 10, let target = file.value(at: text), !text.hasPrefix("#/modifiers") {
                if let nested = target["sources"] {
                    addSources(nested, to: appearance, depth: depth + 1)
                } else {
                    sources[appearance, default: []].append(.groups(target))
                }
            } else if appearance == .light {
                report(.tokensUnknownAlias, "'\(text)' leads to no set of this file.", reference.range)
            }
        }
    }

    /// The path of a file that is named relative to the resolver file; a part after `#` is not told apart.
    private func path(of reference: String) -> String {
        let reference = reference.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        var parts = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
        for part in reference.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != "..", !last.isEmpty {
                parts.removeLast()
            } else {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    private mutating func report(_ rule: OwnRule, _ message: String, _ range: SourceRange) {
        reports.add(rule, message, in: file.path, at: range)
    }
}
