/// What each type of the Design Tokens format 2025.10 takes (Format module, Types and Composite types).
extension ValueShape {
    /// The types by their names, sorted.
    static let types: [(name: String, shape: ValueShape)] = [
        ("border", border), ("color", .color), ("cubicBezier", cubicBezier), ("dimension", dimension),
        ("duration", duration), ("fontFamily", fontFamily), ("fontWeight", fontWeight), ("gradient", gradient),
        ("number", anyNumber), ("shadow", shadow), ("strokeStyle", strokeStyle), ("transition", transition),
        ("typography", typography),
    ]

    private static let dimension = ValueShape.map([Member("value", anyNumber), Member("unit", .word(["px", "rem"]))])
    private static let duration = ValueShape.map([Member("value", anyNumber), Member("unit", .word(["ms", "s"]))])
    private static let fontFamily = ValueShape.either(.text, .list(.text, atLeast: 1))
    private static let fontWeight = ValueShape.either(
        .number(1...1000),
        .word([
            "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium",
            "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black",
            "ultra-black",
        ])
    )
    private static let cubicBezier = ValueShape.tuple([.number(0...1), anyNumber, .number(0...1), anyNumber])
    private static let strokeStyle = ValueShape.either(
        .word(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]),
        .map([
            Member("dashArray", .list(.token(dimension), atLeast: 1)),
            Member("lineCap", .word(["round", "butt", "square"])),
        ])
    )
    private static let border = ValueShape.map([
        Member("color", .token(.color)), Member("width", .token(dimension)), Member("style", .token(strokeStyle)),
    ])
    private static let transition = ValueShape.map([
        Member("duration", .token(duration)), Member("delay", .token(duration)),
        Member("timingFunction", .token(cubicBezier)),
    ])
    private static let oneShadow = ValueShape.map([
        Member("color", .token(.color)), Member("offsetX", .token(dimension)), Member("offsetY", .token(dimension)),
        Member("blur", .token(dimension)), Member("spread", .token(dimension)),
        Member("inset", .boolean, isRequired: false),
    ])
    private static let shadow = ValueShape.either(oneShadow, .list(.token(oneShadow), atLeast: 1))
    private static let gradient = ValueShape.list(
        .token(.map([Member("color", .token(.color)), Member("position", .token(.number(0...1)))])),
        atLeast: 1
    )
    private static let typography = ValueShape.map([
        Member("fontFamily", .token(fontFamily)), Member("fontSize", .token(dimension)),
        Member("fontWeight", .token(fontWeight)), Member("letterSpacing", .token(dimension)),
        Member("lineHeight", .token(anyNumber)),
    ])
}
