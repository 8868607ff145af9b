/// What stands in a resolver file of the Design Tokens format 2025.10 (Resolver module, Syntax).
extension ValueShape {
    /// The file as a whole; the elements of its order are of two kinds and checked one by one.
    static let resolver = ValueShape.map([
        Member("version", .anything), Member("resolutionOrder", .list(.anything, atLeast: 1)),
        Member("$schema", .text, isRequired: false), Member("name", .text, isRequired: false),
        Member("description", .text, isRequired: false), Member("sets", .names(.map(set)), isRequired: false),
        Member("modifiers", .names(.map(modifier)), isRequired: false),
        Member("$defs", .names(.anything), isRequired: false),
    ])

    /// A set written in the order itself.
    static let namedSet = ValueShape.map(set + named)
    /// A modifier written in the order itself.
    static let namedModifier = ValueShape.map(modifier + named)

    private static let named = [Member("name", .text), Member("type", .word(["set", "modifier"]))]
    private static let about = [
        Member("description", .text, isRequired: false), Member("$extensions", .names(.anything), isRequired: false),
    ]
    private static let sources = ValueShape.list(.names(.anything))
    private static let set = [Member("sources", sources)] + about
    private static let modifier =
        [Member("contexts", .names(sources, atLeast: 2)), Member("default", .text, isRequired: false)] + about
}
