// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "screenlint",
    platforms: [.macOS(.v15)],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "YAMLShim", dependencies: ["CLibYAML"]),
        .target(name: "Diagnostics", swiftSettings: settings),
        .target(name: "YAMLSyntax", dependencies: ["YAMLShim", "Diagnostics"], swiftSettings: settings),
        .target(name: "RegularExpressions", swiftSettings: settings),
        .target(name: "CEL", dependencies: ["RegularExpressions"], swiftSettings: settings),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
        .testTarget(name: "YAMLSyntaxTests", dependencies: ["YAMLSyntax"], swiftSettings: settings),
        .testTarget(
            name: "RegularExpressionsTests",
            dependencies: ["RegularExpressions"],
            swiftSettings: settings
        ),
        .testTarget(name: "CELTests", dependencies: ["CEL"], swiftSettings: settings),
    ],
    cLanguageStandard: .c2x
)
