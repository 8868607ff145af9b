/// All the mistakes that kept an expression from being compiled.
package struct CompilationFailure: Error, Hashable, Sendable {
    /// The mistakes, in the order of their places; at least one.
    package let errors: [CompilationError]
}
