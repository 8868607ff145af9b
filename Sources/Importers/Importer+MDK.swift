import Diagnostics
import YAMLSyntax

extension Importer {
    /// Pages of apps made with the SAP mobile development kit.
    static let mdk = Importer(
        tool: "SAP MDK",
        endings: [".page"],
        textEndings: [".properties"],
        texts: { path, files in
            var catalogs = TextCatalogs(files)
            return catalogs.file(forPageAt: path)
        },
        // All pages of an app share one file.
        owners: { _, _ in [] },
        others: nil,
        defaultGuideline: "sap-fiori-ios",
        // The editors of MDK pages write the JSON their own way.
        allowsFixes: false,
        sharesIDs: false,
        mayHold: { MDKPageReader.mayBePage(XMLDocument.transcoded($0) ?? $0) },
        parse: { bytes, tree in
            tree.parse(bytes)
            // The editors of pages keep comments, which YAML reads as words.
            let text = JSONComments.blanked(tree.source)
            if text != tree.source, !tree.problems.contains(where: { $0.rule == .yamlEncoding }) { tree.parse(text) }
            return MDKPageReader.mayBePage(tree.source)
        },
        describe: { path, tree, context, store in
            let catalog = context.catalogs.catalog(forPageAt: path)
            return MDKPageReader.description(of: &tree, path: path, catalog: catalog, reusing: store)
        }
    )
}
