import Diagnostics
import LanguageServer
import Linter
import Reporters

/// Tells an editor what changed in a file since the last commit.
struct EditorReview {
    /// The options that the server was started with.
    let arguments: Arguments
    let setup: RunSetup

    /// What changed in a file that holds the editor's text: words, or why there are none, and a page if it is wanted.
    func review(ofFile path: String, text: [UInt8], wantsPage: Bool) -> DocumentReview {
        do {
            let revision = try GitRevision("HEAD", ofRepositoryAt: FilePath.folder(of: path))
            let display = FilePath.display(path)
            let now = FilesInMemory([path: text], over: setup.files)
            var request = try RunRequest(rules: arguments)
            request.files = CombinedFiles(
                revision,
                with: (arguments.all("config") + arguments.all("rules")).filter { revision.kind(of: $0) == nil },
                from: setup.files
            )
            let old = try RunSetup(request)
            let before = ReviewSide(files: request.files, old, paths: revision.kind(of: path) == .file ? [display] : [])
            let after = ReviewSide(files: now, setup, paths: [display])
            let review = ReviewRun(from: before, to: after, jobs: 1).run()
            func words(_ format: ReviewFormat) -> String {
                format.text(review, (before: "HEAD", after: nil), (before: before, after: after), colors: false)
            }
            guard wantsPage else { return DocumentReview(words: words(.full)) }
            let page = words(.html)
            let path = try? FileSystem.writeTemporary(Array(page.utf8), ending: ".html")
            return DocumentReview(words: words(.full), page: path)
        } catch let error as FileFailure {
            return DocumentReview(words: "\(error.message).")
        } catch let error as UsageError {
            return DocumentReview(words: error.message)
        } catch {
            return DocumentReview(words: "The file can't be compared.")
        }
    }
}
