import Diagnostics
import ScreenModel
import YAMLSyntax

/// `refersTo`: a name leads to something: to a screen, to an action, or to what a path leads to in some screen.
///
/// A name that leads nowhere is found only where all screens are known. Of names of screens, `acyclic` asks that they
/// don't lead back to the screen that has them, and `maxDepth` that no more than so many follow one another.
struct ReferredName: Check {
    let target: NodePath
    let rules: Fact.Reference

    static let kind = CheckKind(
        name: "refersTo",
        value: .scalar,
        optionTypes: ["acyclic": .boolean, "maxDepth": .integer(from: 1)],
        placeholders: ["value", "target", "way", "depth", "max"],
        ownKeys: .text
    ) { definition in
        guard [.identifier, .text, .token].contains(definition.visits) else { return definition.reportMisfit("a name") }
        guard let name = definition.value.text else {
            return definition.refuse("'refersTo' takes screens, actions or a path.")
        }
        let paths = ["screens": "id", "actions": "buttons[].action"]
        let path = paths[name] ?? name
        if paths[name] == nil, !name.contains("."), let meant = Suggestion.closest(to: name, in: paths.keys.sorted()),
            ComponentKind.screen.component.slot(named: name) == nil
        {
            return definition.refuse("'refersTo' takes screens, actions or a path; did you mean '\(meant)'?")
        }
        let expression = WrittenText(text: path, range: definition.value.range)
        guard let target = definition.compiler.path(expression) else { return nil }
        switch target.type {
        case .component, .list:
            let message =
                "'refersTo' takes screens, actions or a path to names, such as refersTo: toolbar.items[].label."
            return definition.refuse(message)
        default: break
        }
        var rules = Fact.Reference(isScreen: target.names == ["id"])
        guard let isAcyclic = definition.flag("acyclic") else { return nil }
        rules.isAcyclic = isAcyclic
        if let option = definition.options["maxDepth"] {
            guard let value = option.integer, value > 0 else {
                return definition.refuse("'maxDepth' takes a whole number, 1 at least.", at: option.range)
            }
            rules.maximumDepth = value
        }
        if !rules.isScreen, let option = definition.options["acyclic"] ?? definition.options["maxDepth"] {
            return definition.refuse("'acyclic' and 'maxDepth' go with 'refersTo: screens'.", at: option.range)
        }
        return ReferredName(target: target, rules: rules)
    }

    var comparison: Comparison? { .screens }

    var tellsOfScreen: Bool { true }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let name = context.scalarText(context.reader.value(of: visit)) else { return .undetermined }
        context.note(Fact(place: visit.place, value: ComparedValue(text: name), kind: .reference(rules)))
        return .satisfied
    }

    func tell(of screen: Visit, _ context: inout CheckContext) {
        let place = Place(screen.place.record, slot: Slots.Screen.id)
        let (layout, reader) = (context.layout, context.reader)
        if target.hasOpenEnd(in: layout, reader) { context.note(Fact(place: place, value: .nothing, kind: .target)) }
        for node in target.nodes(in: layout, reader).visits {
            // What is filled in at run time may be anything.
            let name = context.scalarText(context.reader.value(of: node)).map { ComparedValue(text: $0) }
            context.note(Fact(place: place, value: name ?? .nothing, kind: .target))
        }
    }
}
