import Diagnostics

/// What is wrong with an XML text, so that it could be read no further.
struct XMLProblem: Sendable, Hashable {
    /// The rule it breaks.
    let rule: OwnRule
    /// What is wrong, as a sentence.
    let message: String
    /// The UTF-8 offset at which reading ended.
    let offset: Int

    static let tooLarge = "The file is too large to be a screen file; it is read no further."
    static let tooDeep = "Elements nest more than \(XMLLimits().depth) levels deep here; the file is read no further."
    static let entity = "The file declares an entity, which no screen file does; it is read no further."
}
