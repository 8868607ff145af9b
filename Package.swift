// swift-tools-version: 6.2
import PackageDescription

/// Our own CI takes a warning for an error; whoever builds with a newer compiler shall not be stopped by one.
let warningsAreErrors = Context.environment["WARNINGS_ARE_ERRORS"] != nil

let cSettings: [CSetting] =
    [.enableWarning("all"), .enableWarning("extra")] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
    ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
    name: "screenlint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "screenlint", targets: ["screenlint"]),
        .library(name: "ScreenLintKit", targets: ["ScreenLintKit"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(
            name: "CExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
        ),
        .target(
            name: "YAMLShim",
            dependencies: ["CLibYAML"],
            cSettings: cSettings
        ),
        .target(name: "CRules", exclude: ["Images"]),
        .target(name: "CTexts", exclude: ["Texts"]),
        .target(
            name: "FileShim",
            cSettings: cSettings
        ),
        .target(name: "CStandardLibrary", swiftSettings: settings),
        .target(name: "Diagnostics", dependencies: ["CTexts"], swiftSettings: settings),
        .target(name: "YAMLSyntax", dependencies: ["YAMLShim", "Diagnostics"], swiftSettings: settings),
        .target(name: "CEL", dependencies: ["Diagnostics"], swiftSettings: settings),
        .target(name: "Tokens", dependencies: ["YAMLSyntax", "CStandardLibrary"], swiftSettings: settings),
        .target(name: "ScreenModel", dependencies: ["YAMLSyntax", "Tokens"], swiftSettings: settings),
        .target(
            name: "RuleEngine",
            dependencies: ["ScreenModel", "CEL", "CRules"],
            swiftSettings: settings
        ),
        .target(name: "Importers", dependencies: ["ScreenModel", "CExpat"], swiftSettings: settings),
        .target(name: "Linter", dependencies: ["RuleEngine", "Importers", "FileShim"], swiftSettings: settings),
        .target(name: "Wireframe", dependencies: ["ScreenModel"], swiftSettings: settings),
        .target(name: "Reporters", dependencies: ["Linter", "Wireframe"], swiftSettings: settings),
        .target(name: "ScreenLintKit", dependencies: ["Linter"], swiftSettings: settings),
        .target(name: "LanguageServer", dependencies: ["Linter"], swiftSettings: settings),
        .executableTarget(name: "screenlint", dependencies: ["Reporters", "LanguageServer"], swiftSettings: settings),
        .target(name: "TestSupport", dependencies: ["Linter"], path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
        .testTarget(name: "YAMLSyntaxTests", dependencies: ["YAMLSyntax", "TestSupport"], swiftSettings: settings),
        .testTarget(name: "CELTests", dependencies: ["CEL", "TestSupport"], swiftSettings: settings),
        .testTarget(name: "TokensTests", dependencies: ["Tokens", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "ScreenModelTests",
            dependencies: ["ScreenModel"],
            exclude: ["FirstTries", "FreeTries", "WideTries", "ReadmeTries", "Goldens", "Mistakes.txt"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "RuleEngineTests",
            dependencies: ["RuleEngine", "TestSupport"],
            exclude: ["Goldens", "RuleMistakes.txt"],
            swiftSettings: settings
        ),
        .testTarget(name: "ImportersTests", dependencies: ["Importers"], swiftSettings: settings),
        .testTarget(
            name: "WireframeTests",
            dependencies: ["Wireframe", "TestSupport"],
            exclude: ["Goldens"],
            swiftSettings: settings
        ),
        .testTarget(name: "LinterTests", dependencies: ["Linter", "TestSupport"], swiftSettings: settings),
        .testTarget(name: "ScreenLintKitTests", dependencies: ["ScreenLintKit"], swiftSettings: settings),
        .testTarget(
            name: "LanguageServerTests",
            dependencies: ["LanguageServer", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(name: "ReportersTests", dependencies: ["Reporters", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "screenlintTests",
            dependencies: ["screenlint", "Reporters", "TestSupport"],
            exclude: ["Goldens"],
            swiftSettings: settings
        ),
    ],
    cLanguageStandard: .c2x
)
