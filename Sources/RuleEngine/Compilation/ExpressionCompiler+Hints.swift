import CEL
import ScreenModel

// What leads on from mistakes in expressions, where it takes the rule to know it.

extension ExpressionCompiler {
    /// A key of the writer's own without backticks, of which `x` and the rest would be told as two mistakes.
    static func ownKey(_ mistakes: [CompilationError], in text: String) -> (range: Range<Int>, message: String)? {
        let bytes = Array(text.utf8)
        for mistake in mistakes where mistake.message.hasPrefix("has() takes a field") {
            let part = String(decoding: bytes[mistake.range.clamped(to: bytes.indices)], as: UTF8.self)
            guard let dot = part.firstRange(of: ".x-") else { continue }
            let name = part[dot.lowerBound...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            return (mistake.range, "A key of your own stands in backticks: has(\(part[..<dot.lowerBound]).`\(name)`).")
        }
        for mistake in mistakes where mistake.range.count == 1 && bytes[mistake.range].elementsEqual("x".utf8) {
            let rest = bytes[mistake.range.upperBound...].prefix { byte in
                byte == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            }
            guard rest.first == UInt8(ascii: "-"), rest.count > 1 else { continue }
            let range = mistake.range.lowerBound..<rest.endIndex
            let name = String(decoding: bytes[range], as: UTF8.self)
            let isField = bytes[..<range.lowerBound].last == UInt8(ascii: ".")
            let place = isField ? "" : ", behind what has it: screen.`\(name)`"
            return (range, "A key of your own stands in backticks\(place.isEmpty ? ": `\(name)`" : place).")
        }
        return nil
    }

    /// A parameter with a hyphen in its name and without backticks, of which the parts would be told as two mistakes.
    func hyphenatedParameter(_ mistakes: [CompilationError], in text: String) -> (range: Range<Int>, message: String)? {
        let bytes = Array(text.utf8)
        for mistake in mistakes where mistake.message.hasSuffix("in 'params'.") {
            let rest = bytes[mistake.range.clamped(to: bytes.indices).lowerBound...].prefix { byte in
                byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
                    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            }
            let name = String(decoding: rest, as: UTF8.self)
            guard name.contains("-"), definition.parameters.contains(where: { $0.name == name }) else { continue }
            return (rest.indices, "A name with a hyphen stands in backticks: \(ParameterUses.inCondition(name)).")
        }
        return nil
    }

    /// What leads on from names that need a rule to be known.
    func hint(_ mistake: CompilationError, _ expression: WrittenText) -> String {
        let bytes = Array(expression.text.utf8)
        let word = String(decoding: bytes[mistake.range.clamped(to: bytes.indices)], as: UTF8.self)
        if mistake.message.hasPrefix("The character '$'") {
            let rest = bytes[min(mistake.range.upperBound, bytes.count)...]
            let name = String(decoding: rest, as: UTF8.self).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return definition.definitions.contains { $0.name == name }
                ? " What 'let' names is written as it is: \(name)." : " A parameter is written params.NAME."
        }
        if mistake.message.hasSuffix("in 'params'.") {
            return " Write it under the rule's 'params': {\(word.filter { $0 != "`" }): …}."
        }
        if mistake.message.contains("contrast("), mistake.message.hasPrefix("Found ") {
            return " Two colours are compared: contrast(self.color, screen.background)."
        }
        if mistake.message.hasSuffix(" has no field 'parent'.") {
            return " Write the path from the screen, such as screen.navigationBar, or visit what is around it."
        }
        if ["index", "position"].contains(word), mistake.message.hasSuffix(" has no field '\(word)'.") {
            return " Visit the list: its first element is self[0], and 'order' asks which come first or last."
        }
        if mistake.message.hasPrefix("The name 'params'") { return " The rule has no 'params'." }
        if mistake.message.hasPrefix("Found string in list("), !mistake.message.contains("list(string)") {
            return " Ask its elements: x.exists(i, i.kind == '…')."
        }
        return ""
    }

    /// The message about a field of `self` that the visited text or list does not have; any other message as it is.
    func message(_ mistake: CompilationError, _ expression: WrittenText, _ item: CELType?)
        -> String
    {
        let bytes = Array(expression.text.utf8)
        if mistake.message.hasPrefix("The name '"), let other = otherName(mistake, expression, isOverItems: item != nil)
        {
            return other
        }
        if mistake.message.hasPrefix("The name 'parent' is not declared.") {
            return
                "'parent' is what has a visited field or list, and '\(definition.on.text)' is no field of that kind: "
                + "visit what is around it, and point with at."
        }
        if let parent, mistake.message.contains("' has no field '"),
            bytes[..<mistake.range.lowerBound].suffix(7).elementsEqual("parent.".utf8)
        {
            let end = mistake.message.firstRange(of: "'.")?.upperBound ?? mistake.message.endIndex
            return mistake.message[..<end] + " 'parent' is the \(parent.component.component.name) here; visit what is "
                + "around it, and point at the \(parent.field) with at."
        }
        guard mistake.message.hasPrefix("A value of type"), let end = mistake.message.firstRange(of: "'.")?.upperBound,
            bytes[..<mistake.range.lowerBound].suffix(5).elementsEqual("self.".utf8)
        else { return mistake.message }
        let word = String(decoding: bytes[mistake.range.clamped(to: bytes.indices)], as: UTF8.self)
        let said = mistake.message[..<end]
        if case .list(let element) = visits, item != nil, ExpressionCompiler.has(word, element) {
            return said + " 'self' is the whole list here; an element is item.\(word)."
        }
        if parent?.component.component.slot(named: word) == nil,
            ExpressionCompiler.has(word, .object(ScreenTypes.objectType(.screen)))
        {
            return said + " Write screen.\(word)."
        }
        guard let parent, parent.component.component.slot(named: word) != nil,
            let field = definition.on.text.split(separator: ".").last, definition.on.text.contains(".")
        else { return mistake.message }
        let path = definition.on.text.dropLast(field.count + 1)
        return said + " 'self' is the \(field) here: write parent.\(word), or visit '\(path)', and point at it with "
            + "at: self.\(field)."
    }

    /// What is said of a name that is no word without quotes, but something else by its place; nil for any other name.
    private func otherName(_ mistake: CompilationError, _ expression: WrittenText, isOverItems: Bool) -> String? {
        let bytes = Array(expression.text.utf8)
        let word = String(decoding: bytes[mistake.range.clamped(to: bytes.indices)], as: UTF8.self)
        let start = "The name '\(word)' is not declared."
        guard mistake.message.hasPrefix(start) else { return nil }
        if let function = FunctionDocumentation.named(word) {
            let example = function.example.prefix { $0 != "/" }.trimmingSuffix { $0 == " " }
            return "\(start) It is a function: \(example)."
        }
        if word == "screens" { return "\(start) Screens are compared by a check with across: screens." }
        guard mistake.message.hasPrefix("\(start) A word needs quotes") || word == "value" else { return nil }
        if isOverItems, word == expression.text {
            return "\(start) Write what holds of an element, such as item.role == '\(word)'."
        }
        let field = definition.on.text.split { !$0.isLetter && !$0.isNumber }.last.map(String.init)
        return word == "value" || word == field ? "\(start) What the rule visits is 'self'." : nil
    }

    private static func has(_ field: String, _ type: CELType) -> Bool {
        guard case .object(let object) = type else { return false }
        return ScreenTypes.standard.field(named: field, of: object) != nil
    }
}
