// LanguageServer: findings while typing, by the Language Server Protocol 3.17 over standard input and output.
//
// `MessageStream` cuts the input into messages, `MessageQueue` holds those that wait, `Session` answers them one after
// the other and keeps the open documents, and the requests stand in a file each below `Requests`. The server is one
// actor, and between two steps of a session it takes in what has arrived: so the latest text wins, and a request that
// has not had its turn can be cancelled. Linting and reading the workspace are pure functions, the same that the command
// uses; the workspace is read beside the actor.
import Dispatch
package import Linter
import Synchronization

/// Serves one client until it says goodbye or goes away.
package actor LanguageServer {
    private var session: Session
    private let write: @Sendable ([UInt8]) -> Void
    private var isWorking = false
    private var hasInputEnded = false
    private var hasEnded = false
    private let finish: @Sendable (Int32) -> Void
    private let isRunning: @Sendable (Int) -> Bool
    private var hasSeenClient = false

    private init(
        _ session: consuming Session,
        isRunning: @escaping @Sendable (Int) -> Bool,
        write: @escaping @Sendable ([UInt8]) -> Void,
        finish: @escaping @Sendable (Int32) -> Void
    ) {
        self.session = session
        (self.isRunning, self.write, self.finish) = (isRunning, write, finish)
    }

    /// Reads and answers messages until the client is done or gone; gives the exit status: 1 without `shutdown`.
    ///
    /// `process` is the client's, as far as it is known before it says so itself, and `isRunning` tells whether a process is
    /// there. `reading` reads the configurations and rule packs anew, and gives nil if they can't be read now. `read` waits
    /// for input, and answers what has arrived, empty at its end; it runs on a thread of its own.
    package static func run(
        setup: RunSetup,
        reading readSetup: @escaping @Sendable () -> RunSetup?,
        version: String,
        review: DocumentReview.Maker? = nil,
        process: Int? = nil,
        isRunning: @escaping @Sendable (Int) -> Bool = { _ in true },
        read: @escaping @Sendable () -> [UInt8],
        write: @escaping @Sendable ([UInt8]) -> Void
    ) -> Int32 {
        let status = Mutex<Int32>(1)
        let isDone = DispatchSemaphore(value: 0)
        var session = Session(setup, reading: readSetup, version: version, review: review)
        session.clientProcess = process
        let server = LanguageServer(session, isRunning: isRunning, write: write) { code in
            status.withLock { $0 = code }
            isDone.signal()
        }
        let (chunks, input) = AsyncStream.makeStream(of: [UInt8].self)
        Task {
            for await bytes in chunks { await server.receive(bytes) }
            await server.endInput()
        }
        // The client may keep its end open after `exit`, so this thread is left behind where it waits.
        DispatchQueue(label: "input").async {
            while true {
                let bytes = read()
                if bytes.isEmpty { break }
                input.yield(bytes)
            }
            input.finish()
        }
        Task {
            while true {
                await server.lookForClient()
                try await Task.sleep(for: .seconds(2))
            }
        }
        isDone.wait()
        return status.withLock { $0 }
    }

    /// Answers what a client sends, piece by piece, without threads and in the order in which it arrives, for tests and
    /// fuzzing; the status is nil if the client has not asked to exit.
    package static func answers(
        to chunks: [[UInt8]],
        setup: RunSetup,
        version: String,
        review: DocumentReview.Maker? = nil
    ) -> (contents: [[UInt8]], status: Int32?) {
        var session = Session(setup, reading: { setup }, version: version, review: review)
        var contents = [[UInt8]]()
        for bytes in chunks {
            session.receive(bytes)
            while session.step() {
                contents += session.takeOutgoing()
                if let work = session.takeIndexWork() { session.finishIndexing(work, work.run()) }
            }
            contents += session.takeOutgoing()
        }
        return (contents, session.exitStatus)
    }

    /// Takes in what has arrived, and sees to it that it is worked on.
    private func receive(_ bytes: [UInt8]) {
        session.receive(bytes)
        guard !isWorking else { return }
        isWorking = true
        Task { await work() }
    }

    /// Ends if the client's process is gone.
    ///
    /// One that never was to be seen may run on another machine, or outside of a container.
    private func lookForClient() {
        guard let process = session.clientProcess else { return }
        if isRunning(process) {
            hasSeenClient = true
        } else if hasSeenClient {
            end(with: 1)
        }
    }

    /// The client has gone; what it sent is still answered.
    private func endInput() {
        hasInputEnded = true
        if !isWorking { end(with: session.isShutDown ? 0 : 1) }
    }

    private func work() async {
        while session.step() {
            for content in session.takeOutgoing() { write(MessageStream.frame(content)) }
            if let status = session.exitStatus { return end(with: status) }
            if let work = session.takeIndexWork() {
                Task.detached { await self.finishIndexing(work, work.run()) }
            }
            // Whatever has arrived in the meantime is taken in before the next step.
            await Task.yield()
        }
        isWorking = false
        if !hasSeenClient { lookForClient() }
        if hasInputEnded { end(with: session.isShutDown ? 0 : 1) }
    }

    private func finishIndexing(_ work: IndexWork, _ files: [String: IndexedFile]) async {
        session.finishIndexing(work, files)
        guard !isWorking else { return }
        isWorking = true
        await self.work()
    }

    private func end(with status: Int32) {
        guard !hasEnded else { return }
        hasEnded = true
        finish(status)
    }
}
