import Diagnostics
import Foundation
import RuleEngine
import TestSupport
import Testing

/// The images in `Sources/CRules/Images` are made by `Scripts/update`, which is to be run after a change of `Rules/`, of
/// the schema or of what conditions are compiled to.
@Suite struct PackImageTests {
    private static let updates = ProcessInfo.processInfo.environment["UPDATE_IMAGES"] != nil

    private static func file(_ pack: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/CRules/Images/\(pack).image")
    }

    @Test(arguments: RuleLibrary.packNames)
    func theImageIsWhatTheFilesSay(name: String) throws {
        let loaded = try BuiltInPacks.named(name)
        let made = try #require(PackImage.bytes(of: loaded))
        if PackImageTests.updates {
            try Data(made).write(to: PackImageTests.file(name))
            Issue.record("\(name) was written; build and test again.")
            return
        }
        let kept = try Data(contentsOf: PackImageTests.file(name))
        // Compared before the expectation, which would print all bytes of both.
        let isCurrent = Array(kept) == made
        #expect(isCurrent, "the image of \(name) is stale: run Scripts/update")
        // Of a stale image nothing more is to be said.
        #expect(!isCurrent || RuleLibrary.image(ofPack: name) != nil, "build again")
    }

    @Test(.slow, arguments: RuleLibrary.packNames)
    func whatIsReadIsWhatWasWritten(name: String) throws {
        let files = EmbeddedRules.files.filter { $0.path.hasPrefix(name + "/") }
            .map { RuleFile(path: "Rules/" + $0.path, bytes: $0.bytes) }
        let loaded = try #require(LoadedPack(name: name, files: files, readsExamples: false))
        let bytes = try #require(PackImage.bytes(of: loaded))
        let image = try #require(PackImage(bytes, name: name))
        let read = image.pack
        #expect(read.title == loaded.pack.title)
        #expect(read.defaultPlatform == loaded.pack.defaultPlatform)
        #expect(read.documents == loaded.pack.documents)
        #expect(read.clauses == loaded.pack.clauses)
        #expect(read.rules == loaded.pack.rules)
        var diagnostics = [Diagnostic]()
        let compiled = loaded.compile(loaded.pack.rules, &diagnostics)
        #expect(image.rules.map(\.id) == compiled.map(\.id))
        for (one, other) in zip(image.rules, compiled) {
            #expect(one.definition == other.definition)
            #expect(one.paths == other.paths)
            #expect(one.platforms == other.platforms)
            #expect(one.kind.name == other.kind.name)
            #expect(one.comparesScreens == other.comparesScreens)
        }
    }

    @Test func anImageOfAnotherVersionIsLeftAlone() throws {
        let loaded = try #require(RuleLibrary.pack(named: RuleLibrary.packNames[0]))
        let bytes = try #require(PackImage.bytes(of: loaded))
        #expect(PackImage([bytes[0] ^ 1] + bytes.dropFirst(), name: loaded.pack.name) == nil)
        #expect(PackImage([], name: loaded.pack.name) == nil)
    }

    @Test(.slow, arguments: RuleLibrary.packNames)
    func theExamplesHoldForTheRulesOfTheImage(name: String) throws {
        let loaded = try BuiltInPacks.named(name)
        let bytes = try #require(PackImage.bytes(of: loaded))
        let image = try #require(PackImage(bytes, name: name))
        #expect(ExampleRunner.run(loaded, image.rules).map(\.message) == [])
    }
}

extension PackImage {
    /// Reads an image that is in memory; nil if another version made it.
    fileprivate init?(_ image: [UInt8], name: String) {
        self.init({ Array(image[$0.clamped(to: image.indices)]) }, name: name)
    }
}
