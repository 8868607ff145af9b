package import Diagnostics

/// What is wrong with an XML text, so that it could be read no further.
package struct XMLProblem: Sendable, Hashable {
    /// The rule it breaks.
    package let rule: OwnRule
    /// What is wrong, as a sentence.
    package let message: String
    /// The UTF-8 offset at which reading ended.
    package let offset: Int

    static let tooLarge = "The file is too large to be a screen file; it is read no further."
    static let tooDeep = "Elements nest more than \(XMLLimits().depth) levels deep here; the file is read no further."
    static let entity = "The file declares an entity, which no screen file does; it is read no further."
    static let outOfMemory = "There is not enough memory to read the file."

    /// The problem of a text that is not well-formed.
    static func syntax(_ message: String, offset: Int) -> XMLProblem {
        XMLProblem(rule: .xmlSyntax, message: "The XML can't be read from here on: \(message).", offset: offset)
    }
}
