// The rule packs that come with screenlint.
//
// The files of `Rules/` are embedded in the binary by `CRules`. A pack is read when it is first asked for, because a
// run needs the packs in force only. Beside the files stand images of the packs, which a run reads in their place: it
// takes a fortieth of the time. That an image is of these very files, a test holds; one of another version is left alone,
// and then the files are read.

/// The built-in packs.
package enum RuleLibrary {
    /// The names of the built-in packs, in alphabetical order.
    package static var packNames: [String] { EmbeddedRules.packs }

    /// A built-in pack without the examples of its rules; nil if there is no such pack.
    package static func rulePack(named name: String) -> RulePack? {
        var pack = BuiltInPack(named: name)
        return pack?.pack
    }

    /// The image of a built-in pack; nil if there is none, or one of another version.
    package static func image(ofPack name: String) -> PackImage? {
        guard let number = EmbeddedRules.packs.firstIndex(of: name) else { return nil }
        return PackImage({ EmbeddedRules.bytes(ofImage: number, $0) }, name: name)
    }

    /// Reads a built-in pack from its files; nil if there is none of that name.
    package static func pack(named name: String, readsExamples: Bool = false) -> LoadedPack? {
        let files = EmbeddedRules.files.filter { $0.path.hasPrefix(name + "/") }.map { file in
            RuleFile(path: "Rules/" + file.path, bytes: file.bytes)
        }
        return LoadedPack(name: name, files: files, readsExamples: readsExamples)
    }
}
