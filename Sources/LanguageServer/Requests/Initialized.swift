import Importers

/// The parameters of `client/registerCapability`, with which the server asks for files to be watched.
struct RegistrationParameters: Codable, Hashable, Sendable {
    struct Watchers: Codable, Hashable, Sendable {
        struct Watcher: Codable, Hashable, Sendable {
            var globPattern: String
        }

        var watchers: [Watcher]
    }

    struct Registration: Codable, Hashable, Sendable {
        var id: String
        var method: String
        var registerOptions: Watchers
    }

    var registrations: [Registration]
}

/// The parameters of `initialized`: none.
struct InitializedParameters: Codable, Hashable, Sendable {}

extension Request {
    /// Screens, configurations and rule files; the texts of MDK apps; baselines; token files.
    static let watchedFiles =
        ["**/*.{yaml,yml}", "**/.screenlint.yml", "**/*.json", "**/*.tokens", "**/*.md"]
        + Importer.all.flatMap { $0.endings + $0.textEndings }.map { "**/*\($0)" }

    /// `initialized`: the client is asked to watch what findings depend on.
    static let initialized = Request(notification: "initialized", InitializedParameters.self) { _, session in
        guard session.client.watchesFiles else { return }
        let watchers = watchedFiles.map { RegistrationParameters.Watchers.Watcher(globPattern: $0) }
        session.request(
            "client/registerCapability",
            RegistrationParameters(registrations: [
                .init(
                    id: "files",
                    method: "workspace/didChangeWatchedFiles",
                    registerOptions: .init(watchers: watchers)
                )
            ])
        )
    }
}
