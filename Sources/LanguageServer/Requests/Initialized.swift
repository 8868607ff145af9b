import Importers

extension Request {
    /// Screens, configurations and rule files; the texts of MDK apps; baselines; token files.
    static let watchedFiles =
        ["**/*.{yaml,yml}", "**/.screenlint.yml", "**/*.json", "**/*.tokens", "**/*.md"]
        + Importer.all.flatMap { $0.endings + $0.textEndings }.map { "**/*\($0)" }

    /// `initialized`: the client is asked to watch what findings depend on.
    static let initialized = Request(notification: "initialized") { _, session in
        guard session.client.watchesFiles else { return }
        let watchers = watchedFiles.map { ["globPattern": .string($0)] as JSONValue }
        let registration: JSONValue = [
            "id": "files",
            "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
        ]
        session.request("client/registerCapability", ["registrations": [registration]])
    }
}
