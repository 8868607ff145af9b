import YAMLSyntax

/// The variables of a Figma file as its API gives them: by ids, with a value for each mode of their collection.
struct FigmaVariables {
    private let variables: [YAMLValue.Member]
    /// The names of the groups and of the token that a variable stands for, by its id.
    private let paths: [String: [String]]
    /// The id of the mode that counts in an appearance, by the id of the collection.
    private let modes: [String: [Appearance: String]]

    /// Takes the variables of a file; nil if it is no such file.
    init?(_ file: YAMLValue) {
        let data = file["meta"] ?? file
        guard let variables = data["variables"]?.members, let first = variables.first?.value,
            first["valuesByMode"]?.members != nil
        else { return nil }
        self.variables = variables
        let written = data["variableCollections"]?.members ?? []
        let collections = Dictionary(written.map { ($0.key.text ?? "", $0.value) }) { first, _ in first }
        modes = collections.mapValues(FigmaVariables.modes)
        var counts = [String: Int]()
        for variable in variables { counts[variable.value["name"]?.text ?? "", default: 0] += 1 }
        var paths = [String: [String]]()
        for variable in variables {
            guard let id = variable.key.text, let name = variable.value["name"]?.text else { continue }
            let path = name.split(separator: "/").map(String.init)
            // What several collections have is told apart by the names of these.
            let collection = variable.value["variableCollectionId"]?.text.flatMap { collections[$0] }
            paths[id] = counts[name] == 1 ? path : [collection?["name"]?.text ?? ""] + path
        }
        self.paths = paths
    }

    /// The mode that is called so, or the only one, or beside one called after the other appearance the usual one.
    private static func modes(of collection: YAMLValue) -> [Appearance: String] {
        let modes = collection["modes"]?.elements ?? []
        var named = [Appearance: String]()
        for mode in modes {
            guard let appearance = mode["name"]?.text.flatMap(Appearance.init(mode:)) else { continue }
            named[appearance] = mode["modeId"]?.text
        }
        guard modes.count == 1 || !named.isEmpty, let usual = collection["defaultModeId"]?.text else { return named }
        for appearance in Appearance.allCases { named[appearance] = named[appearance] ?? usual }
        return named
    }

    /// The colours among the variables.
    func definitions(ofFile file: Int) -> [TokenDefinition] {
        variables.prefix(TokenCollector.limit).compactMap { member in
            let variable = member.value
            guard variable["resolvedType"]?.text == "COLOR", let name = variable["name"],
                let path = member.key.text.flatMap({ paths[$0] })
            else { return nil }
            let values = Appearance.allCases.compactMap { value(of: variable, in: $0) }
            return TokenDefinition(
                path: path,
                file: file,
                nameRange: name.range,
                value: values.count == 2 ? .appearances(light: values[0], dark: values[1]) : .open,
                type: "color",
                deprecation: nil
            )
        }
    }

    private func value(of variable: YAMLValue, in appearance: Appearance) -> YAMLValue? {
        guard let mode = modes[variable["variableCollectionId"]?.text ?? ""]?[appearance],
            let value = variable["valuesByMode"]?[mode]
        else { return nil }
        return text(of: value).map { YAMLValue(.scalar($0, .string), range: value.range) }
    }

    /// The value as token files write it: an alias by its name, a colour of shares from 0 to 1 as a function of CSS.
    private func text(of value: YAMLValue) -> String? {
        if value["type"]?.text == "VARIABLE_ALIAS" {
            return value["id"]?.text.flatMap { paths[$0] }.map { "{\($0.joined(separator: "."))}" }
        }
        let parts = ["r", "g", "b"].compactMap { value[$0]?.number }
        guard parts.count == 3 else { return nil }
        return "rgb(\(parts.map { "\($0 * 255)" }.joined(separator: " ")) / \(value["a"]?.number ?? 1))"
    }
}
