#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why linting could not be done.
public struct ScreenLintError: Error, Sendable, Hashable {
    /// What went wrong, in one sentence.
    public let message: String
}

extension ScreenLintError: LocalizedError {
    /// What went wrong, in one sentence.
    public var errorDescription: String? { message }
}

extension ScreenLintError: CustomStringConvertible {
    /// What went wrong, in one sentence.
    public var description: String { message }
}
