// CEL: the Common Expression Language, for conditions over values that somebody else holds.
//
// An `Environment` names the variables and, through a `TypeProvider`, the types that an expression may use. It
// compiles source text in five steps: the `Lexer` cuts it into tokens, the `Parser` makes an `Expression` (macros
// such as `all` and `has` are recognised here), the `Checker` gives every part a type and resolves names to slots,
// the `ConstantFolder` computes what needs no variable, and the `CodeGenerator` writes a `Program`: a flat list of
// instructions over registers.
//
// An `Evaluator` runs programs. It reads the host's objects, lists and texts in place through an `ObjectReader`;
// whatever an expression makes lives in the evaluator's `Evaluation`, which is reused from one evaluation to the next.
// A part that cannot be computed is a value, too (`absent` or an error), so that `&&`, `||` and the quantifiers can
// absorb it, as the specification wants.
//
// `RegularExpression`, in a folder of its own, is what `matches` searches with.
//
// The language is that of https://github.com/google/cel-spec (doc/langdef.md), with the `strings` and `bindings`
// extensions and `slice first last distinct flatten sort` on lists; without protocol-buffer messages, timestamps,
// durations and optional values. The one liberty: numbers of different kinds may be compared without `dyn`.
