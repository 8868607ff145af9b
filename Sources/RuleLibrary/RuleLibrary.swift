// RuleLibrary: the rule packs that come with screenlint.
//
// The files of `Rules/` are embedded in the binary by `CRules`. A pack is read when it is first asked for, because a
// run needs the packs in force only, and reading all of them would take longer than linting one small file.
package import RuleEngine

/// The built-in packs.
package enum RuleLibrary {
    /// The names of the built-in packs, in alphabetical order.
    package static var packNames: [String] {
        var names = [String]()
        for file in EmbeddedRules.files where names.last != file.pack { names.append(file.pack) }
        return names
    }

    /// Reads a built-in pack.
    ///
    /// - Parameters:
    ///   - name: The pack's name.
    ///   - readsExamples: Whether to read the examples of its rules.
    /// - Returns: The pack with the files it was read from; nil if there is no pack of that name.
    package static func pack(named name: String, readsExamples: Bool = false) -> LoadedPack? {
        let files = EmbeddedRules.files.filter { $0.pack == name }.map { file in
            let bytes = readsExamples ? file.bytes : ExampleCut.withoutExamples(file.bytes)
            return RuleFile(path: "Rules/" + file.path, bytes: bytes)
        }
        return LoadedPack(name: name, files: files, readsExamples: readsExamples)
    }
}
