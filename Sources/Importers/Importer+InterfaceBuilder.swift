import ScreenModel
import YAMLSyntax

extension Importer {
    /// Storyboards and xibs of iOS apps.
    static let interfaceBuilder = Importer(
        tool: "Interface Builder",
        endings: [".storyboard", ".xib"],
        textEndings: [".strings", ".xcstrings"],
        texts: { _, _ in nil },
        owners: TranslationCatalogs.owners,
        others: "launch screens or for other platforms",
        defaultGuideline: "apple-hig",
        // Xcode writes the file anew, and drops comments.
        allowsFixes: false,
        sharesIDs: false,
        mayHold: InterfaceBuilderReader.mayHoldScreens,
        parse: { bytes, tree in
            tree.adopt(bytes)
            return true
        },
        describe: { path, tree, context, store in
            let family = context.storyboards.family(ofFileAt: path)
            // They are taken out while they are used: a second reference would make every change of them a copy.
            var catalogs = TranslationCatalogs(context.files)
            swap(&catalogs, &context.translations)
            var reader = InterfaceBuilderReader(
                context.storyboards.document(at: path, tree.source),
                path: path,
                catalogs: consume catalogs,
                family: family,
                reusing: store
            )
            let screens = reader.read()
            if let catalogs = reader.catalogs { context.translations = catalogs }
            tree.adopt(reader.source)
            for other in reader.otherFiles { _ = tree.addSource(other.source, file: other.path) }
            for place in reader.places { _ = tree.addNode(place.range, inSource: place.source) }
            return Description(screens: screens, store: reader.store, diagnostics: reader.diagnostics)
        }
    )
}
