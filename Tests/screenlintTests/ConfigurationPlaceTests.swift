import Foundation
import TestSupport
import Testing

/// Configurations in several folders, and folders by several paths.
@Suite struct ConfigurationPlaceTests {
    @Test func whatIsExcludedFurtherOutStaysSo() throws {
        let folder = try TemporaryFolder([
            ".screenlint.yml": "exclude: [vendor/**]\n", "a.screen.yaml": "id: a\n",
            "vendor/acme/.screenlint.yml": "guidelines: [apple-hig]\n", "vendor/acme/v.screen.yaml": "id: v\nbad: 1\n",
        ])
        let command = BuiltCommand(folder: folder)
        #expect(try command("--force-exclude", "vendor/acme/v.screen.yaml").errors.contains("excludes all files given"))
        #expect(try command("config", "vendor/acme/v.screen.yaml").output.contains("# this file is excluded"))
    }

    @Test func theGuidelinesOfAScreenAreShownBesideThose() throws {
        let folder = try TemporaryFolder([
            ".screenlint.yml": "guidelines: [apple-hig]\n", "a.screen.yaml": "id: a\nguidelines: [workday-canvas]\n",
        ])
        let lines = try BuiltCommand(folder: folder)("config", "a.screen.yaml").lines
        #expect(lines.contains("guidelines: [apple-hig]  # .screenlint.yml:1"))
        #expect(lines.contains("# screen a: guidelines: [workday-canvas]  # a.screen.yaml:2"), "\(lines)")
    }

    @Test func aConfigurationFurtherInBringsNothingBack() throws {
        let folder = try TemporaryFolder([
            ".screenlint.yml": "exclude: [gen]\n", "app/.screenlint.yml": "exclude: []\n",
            "app/a.screen.yaml": "id: a\n",
            "app/gen/g.screen.yaml": "id: g\nbad: 1\n",
        ])
        let command = BuiltCommand(folder: folder)
        #expect(try command().status == 0)
        #expect(try command("app").status == 0)
        #expect(try command("--force-exclude", "app/gen/g.screen.yaml").status == 0)
        #expect(try command("app/gen/g.screen.yaml").status == 1)
    }

    /// A shell that went to a folder by a link names files in it by that link.
    @Test func aFileHasOnePathWhereTheFolderWasReachedByALink() throws {
        let folder = try TemporaryFolder([
            ".screenlint.yml": "baseline: b.json\n", "a.screen.yaml": "id: a\nbad: 1\n",
        ])
        let command = BuiltCommand(folder: folder)
        #expect(try command("--write-baseline", "b.json").status == 0)
        let link = folder.outside("link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.url.path)
        let words = "cd '\(link)' && exec \"$0\" \"$PWD/a.screen.yaml\""
        let program = BuiltCommand.productsFolder.appending(path: "screenlint").path
        #expect(try Program(["/bin/bash", "-c", words, program], in: folder.url, environment: [:]).run().status == 0)
    }

    /// Else all that it says would be lost without a word.
    @Test func aLinkToNothingIsNoAbsentConfiguration() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\n"])
        let link = folder.url.appending(path: ".screenlint.yml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "shared/screenlint.yml")
        let outcome = try BuiltCommand(folder: folder)("check")
        #expect(outcome.status == 2 && outcome.errors.contains(".screenlint.yml: it is a link that leads nowhere."))
    }
}
