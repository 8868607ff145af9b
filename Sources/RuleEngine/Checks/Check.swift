/// One check, with its figures: what a rule asks of the nodes it visits.
package protocol Check: Sendable {
    /// Judges a node; what it objects to, it reports to `context`.
    ///
    /// - Parameters:
    ///   - visit: The node.
    ///   - context: The layout, and where findings go.
    /// - Returns: `violated` exactly if something was reported.
    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict
}
