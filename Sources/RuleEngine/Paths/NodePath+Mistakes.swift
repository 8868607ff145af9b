import Diagnostics
import ScreenModel

// What to say of paths that lead nowhere.

extension NodePath {
    /// What to say of a path as other tools write them; nil for any other.
    static func misreading(of text: String) -> String? {
        if text.contains("*") {
            return "Paths have no wildcards: write the whole path, with '[]' for each element of a list, such as "
                + "toolbar.items[].label."
        }
        if text.hasPrefix("$") || text.hasPrefix("/") {
            return "A path starts at the screen with the name of a key, such as navigationBar.title."
        }
        if text.contains("/") {
            return "The keys of a path stand with a dot between them: \(text.replacing("/", with: "."))."
        }
        if let bracket = text.firstIndex(of: "["), text[bracket...].dropFirst().first?.isNumber ?? false {
            return "A path visits each element of a list, '[]'; one of them is asked for in a condition, such as "
                + "screen.\(text)."
        }
        if text.contains("`") { return "Only conditions have backticks; write \(text.replacing("`", with: ""))." }
        return nil
    }

    /// What to say of a key that the component at the end of a path so far does not have.
    static func unknownKey(_ name: String, _ kind: ComponentKind, isFirst: Bool) -> String {
        let own = OtherWord.row(for: name, in: kind)?.ownKey
        guard isFirst else {
            return own.map { "\(article(kind.component)) has no field '\(name)'; write \($0)." }
                ?? unknownField(name, kind.component)
        }
        let subject = "A screen has no field '\(name)'"
        switch name {
        case "self", "this", "parent", "params":
            return "'\(name)' is for conditions; a path starts at the screen with the name of a key, such as "
                + "navigationBar.title."
        case "all", "texts", "text", "strings", "labels": return "\(subject); all texts that people see are texts[]."
        case "Screen", "SCREEN", "layout", "page", "view":
            return "\(subject); the whole of it is visited by on: screen."
        case "screens": return "\(subject); a path starts at the screen, and every screen is visited."
        default: break
        }
        let places = places { field in field.type.component?.component.name == name }
        if !places.isEmpty { return "\(subject); it stands in \(listed(places)): write \(places[0])." }
        let keys = self.places { $0.name == name }
        if !keys.isEmpty { return "\(subject); write \(listed(keys))." }
        return own.map { "\(subject); write \($0)." } ?? unknownField(name, kind.component)
    }

    private static func article(_ component: Component) -> String {
        ("aeiou".contains(component.name.prefix(1)) ? "An " : "A ") + component.name
    }

    /// The paths to some fields of the components of a screen, as a rule would visit them.
    private static func places(of isMeant: (Field) -> Bool) -> [String] {
        let owners = ComponentKind.screen.component.fields
        let first = ["navigationBar", "toolbar"]
        let ordered = owners.filter { first.contains($0.name) } + owners.filter { !first.contains($0.name) }
        return ordered.flatMap { owner -> [String] in
            guard !owner.isDerived, let kind = owner.type.component, kind != .variant else { return [] }
            return kind.component.fields.filter { !$0.isDerived && isMeant($0) }.map { field in
                "\(owner.step).\(field.step)"
            }
        }
    }

    private static func listed(_ paths: [String]) -> String {
        paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and elsewhere" : "")
    }

    /// What to say of a field that a component does not have.
    static func unknownField(_ name: String, _ component: Component) -> String {
        let known = component.fields.map(\.name)
        let rest =
            if let suggestion = Suggestion.closest(to: name, in: known) {
                "did you mean '\(suggestion)'?"
            } else if known.count > 12 {
                // Dozens of names are no help.
                "'screenlint explain \(component.name)' lists its fields."
            } else {
                "its fields are \(known.joined(separator: ", "))."
            }
        return "\(article(component)) has no field '\(name)'; \(rest)"
    }
}

extension Field {
    /// The field in a path.
    fileprivate var step: String { if case .list = type { "\(name)[]" } else { name } }
}
