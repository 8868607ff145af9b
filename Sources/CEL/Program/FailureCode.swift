/// Why an evaluation failed.
enum FailureCode: UInt8, Sendable {
    case unknownName, unknownFunction, noSuchOverload
    case noSuchField, noSuchKey, unsupportedKey, repeatedKey, indexOutOfRange, emptyList
    case divisionByZero, remainderByZero, overflow, conversionRange, conversionSyntax, invalidUTF8
    case substringRange, negativeDepth, format, pattern, costLimit
}
