import Diagnostics
import YAMLSyntax

/// Puts the files of a team's tokens together and works out what each token comes to.
struct TokenReader {
    private var files: [TokenFile]
    private var reports = TokenReports()
    private var layers: [Appearance: TokenLayer] = [.light: TokenLayer(), .dark: TokenLayer()]
    private var remaining = TokenCollector.limit
    /// The files beyond which no more are read that resolver files name.
    private static let fileLimit = 1_000
    private let read: (String, String) -> [UInt8]?

    /// Reads files; `read` gives a file that a resolver file names, by the paths of both, nil if it can't be read.
    init(_ files: [TokenFile], read: @escaping (String, String) -> [UInt8]?) {
        (self.files, self.read) = (files, read)
        for file in files { reports.add(file.problems) }
        let appearances = AppearanceFiles(files)
        // What a resolver file puts together is not read on its own beside it.
        var parts = Set<String>()
        for index in files.indices where files[index].format == .resolver { parts.formUnion(addResolver(index)) }
        for index in files.indices where files[index].format != .resolver && !parts.contains(files[index].path) {
            let definitions =
                if let sets = TokenSets(files[index].root) {
                    self.definitions(of: sets, in: index)
                } else if let variables = FigmaVariables(files[index].root) {
                    [variables.definitions(ofFile: index)]
                } else {
                    [collect(files[index].root, of: index)]
                }
            let path = files[index].path
            if definitions.allSatisfy(\.isEmpty), !reports.diagnostics.contains(where: { $0.file == path }) {
                reportNothing(in: files[index])
            }
            let only = appearances.only[index]
            for (number, appearance) in Appearance.allCases.enumerated() where only == nil || only == appearance {
                layers[appearance]?.add(definitions[number % definitions.count])
            }
        }
    }

    /// The colours among all tokens in the order of the files, and all mistakes, in order.
    consuming func result() -> (tokens: [DesignToken], files: [TokenFile], diagnostics: [Diagnostic]) {
        let (light, dark) = (layers[.light] ?? TokenLayer(), layers[.dark] ?? TokenLayer())
        var lightResolver = TokenResolver(files, light, .light, named: light, reports: reports)
        let lightResults = light.definitions.map { lightResolver.result(of: $0) }
        var darkResolver = TokenResolver(files, dark, .dark, named: light, reports: lightResolver.reports)
        var darkColors = [String: TokenResolver.Result]()
        for definition in dark.definitions {
            darkColors["\(definition.file) \(definition.name)"] = darkResolver.result(of: definition)
            darkColors[definition.name] = darkResolver.result(of: definition)
        }
        var tokens = [DesignToken]()
        for (definition, result) in zip(light.definitions, lightResults) {
            let other = darkColors["\(definition.file) \(definition.name)"] ?? darkColors[definition.name]
            if let token = token(definition, result, other) { tokens.append(token) }
        }
        var known = Set(light.definitions.map(\.name))
        for definition in dark.definitions where known.insert(definition.name).inserted {
            // A token that only one appearance has is not known in the other.
            if let token = token(definition, nil, darkColors[definition.name]) { tokens.append(token) }
        }
        return (tokens, files, Array(Set(darkResolver.reports.diagnostics)).sorted())
    }

    private func token(
        _ definition: TokenDefinition,
        _ light: TokenResolver.Result?,
        _ dark: TokenResolver.Result?
    ) -> DesignToken? {
        func isOther(_ result: TokenResolver.Result?) -> Bool {
            if case .other = result { true } else { result == nil }
        }
        guard !isOther(light) || !isOther(dark) else { return nil }
        func color(_ result: TokenResolver.Result?) -> Color? {
            if case .color(let color) = result { color } else { nil }
        }
        return DesignToken(
            name: definition.name,
            file: files[definition.file].path,
            nameRange: definition.nameRange,
            light: color(light),
            dark: color(dark),
            deprecation: definition.deprecation
        )
    }

    /// What the sets of a file say in each appearance; what two of them say differently is left open.
    private mutating func definitions(of sets: TokenSets, in index: Int) -> [[TokenDefinition]] {
        var plain = TokenLayer()
        for set in sets.plain { plain.merge(collect(set, of: index)) }
        return Appearance.allCases.map { appearance in
            var layer = plain
            for set in sets.ofAppearance[appearance] ?? [] { layer.replace(by: collect(set, of: index)) }
            return layer.definitions
        }
    }

    private mutating func collect(_ group: YAMLValue, of index: Int) -> [TokenDefinition] {
        var collector = TokenCollector(files[index], index: index, remaining: remaining, reports: reports)
        collector.collect(group)
        reports = collector.reports
        remaining = collector.remaining
        return collector.definitions
    }

    private mutating func addResolver(_ index: Int) -> Set<String> {
        let resolver = ResolverFile(files[index], reports: reports)
        reports = resolver.reports
        var collected = [String: [TokenDefinition]]()
        for appearance in Appearance.allCases {
            for source in TokenReader.last(resolver.sources[appearance] ?? []) {
                let definitions =
                    switch source {
                    case .groups(let groups): collect(groups, of: index)
                    case .file(let path, let range):
                        collected.remembered(path) { collectFile(path, named: range, in: files[index]) }
                    }
                layers[appearance]?.replace(by: definitions)
            }
        }
        return resolver.paths
    }

    /// The sources without files that come again later, where they replace all that they say.
    private static func last(_ sources: [ResolverFile.Source]) -> [ResolverFile.Source] {
        var paths = Set<String>()
        return sources.reversed().filter { source in
            if case .file(let path, _) = source { paths.insert(path).inserted } else { true }
        }.reversed()
    }

    private mutating func collectFile(_ path: String, named range: SourceRange, in resolver: TokenFile)
        -> [TokenDefinition]
    {
        if let index = files.firstIndex(where: { $0.path == path }) { return collect(files[index].root, of: index) }
        guard files.count < TokenReader.fileLimit, let bytes = read(path, resolver.path) else {
            reports.add(.tokensUnknownAlias, "\(path) can't be read.", in: resolver.path, at: range)
            return []
        }
        let file = TokenFile(bytes, path: path)
        reports.add(file.problems)
        files.append(file)
        return collect(file.root, of: files.count - 1)
    }

    private mutating func reportNothing(in file: TokenFile) {
        // Tokens Studio writes of its sets in files of their own, such as '$themes.json'.
        guard file.path.split(separator: "/").last?.first != "$" else { return }
        let message =
            file.format == .designPage
            ? "No tokens were found: the page has no YAML between two lines of '---' at its start."
            : "No tokens were found: a token is a map with a '$value', or with 'value' and 'type'."
        reports.add(.tokensNoTokens, message, in: file.path, at: SourceRange(at: 0))
    }
}
