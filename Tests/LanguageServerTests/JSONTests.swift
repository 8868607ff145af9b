import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct JSONTests {
    private func parsed(_ text: String) -> JSONValue? { parsed(Array(text.utf8)) }

    private func parsed(_ bytes: [UInt8]) -> JSONValue? {
        var parser = JSONParser(bytes)
        return try? parser.parse()
    }

    /// Texts of JSON with what they hold.
    private static let texts: [(String, JSONValue)] = [
        ("null", .null),
        (" \t\r\n true \n", .boolean(true)),
        ("[false,[],{}]", .array([.boolean(false), .array([]), .object([:])])),
        (
            "[0, -0, 10, -1.50, 1e3, 2E+4, 0.5e-6]",
            .array(["0", "-0", "10", "-1.50", "1e3", "2E+4", "0.5e-6"].map(JSONValue.number))
        ),
        (#"{"a": 1, "b": {"": "x"}, "a": 2}"#, .object(["a": .number("2"), "b": .object(["": .string("x")])])),
        (#""a/\/\\\"\b\f\n\r\té👍\u00e9\u00E9\ud83d\udc4D""#, .string("a//\\\"\u{8}\u{C}\n\r\té👍éé👍")),
        (#""\u0000\u001f""#, .string("\0\u{1F}")),
        (#"{"\u0061":"\u2028"}"#, .object(["a": .string("\u{2028}")])),
    ]

    @Test(arguments: texts.indices)
    func readsWhatTheGrammarAllows(index: Int) {
        let (text, value) = JSONTests.texts[index]
        #expect(parsed(text) == value)
    }

    @Test(arguments: [
        "", " ", "nul", "nulls", "True", "NaN", "Infinity", "+1", "01", "-", "1.", ".5", "1e", "1e+", "0x1", "1 2",
        "[1,]",
        "[,1]", "[1 2]", "[", "]", "[}", "{", "{}}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "{a:1}", #"{1:1}"#,
        #"{"a" 1}"#,
        #"""#, #""a"#, #""\"#, #""\""#, #""\x""#, #""\u12""#, #""\u12g4""#, #""\u+123""#, "\"\n\"", "\"\t\"", "\"\0\"",
        "'a'", "/**/1", "\u{FEFF}1", "[1]\0",
    ])
    func refusesWhatTheGrammarDoesNotAllow(text: String) {
        #expect(parsed(text) == nil)
    }

    @Test(
        arguments: [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x61, 0xE2, 0x82],
        ] as [[UInt8]]
    )
    func refusesWhatIsNoUTF8(bytes: [UInt8]) {
        #expect(parsed([0x22] + bytes + [0x22]) == nil)
    }

    @Test func halfASurrogatePairIsOneCodeUnit() {
        #expect(parsed(#""\ud83d""#) == .string("\u{FFFD}"))
        #expect(parsed(#""\udc4dx\ud83dy""#) == .string("\u{FFFD}x\u{FFFD}y"))
        #expect(parsed(#""\ud83d\ud83d\udc4d""#) == .string("\u{FFFD}👍"))
        #expect(parsed(#""\ud83d\u0061\ud83d\n""#) == .string("\u{FFFD}a\u{FFFD}\n"))
    }

    @Test func nestsSoDeepAndNoDeeper() {
        func nested(_ depth: Int, _ open: String, _ close: String) -> JSONValue? {
            parsed(String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth))
        }
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            #expect(nested(JSONParser.deepestNesting, open, close) != nil)
            #expect(nested(JSONParser.deepestNesting + 1, open, close) == nil)
            #expect(nested(1_000_000, open, close) == nil)
        }
        // Side by side there may be any number.
        #expect(parsed("[" + String(repeating: "[],", count: 10_000) + "[]]") != nil)
    }

    /// Texts near to JSON, made with a fixed seed, are read as Foundation reads them, or by neither.
    @Test(.slow) func readsBrokenTextsAsFoundationDoes() throws {
        let seed = Array(#"{"id":12,"x":[-1.5e3,true,null,"a\n\u00e9\ud83d\udc4d é👍",{"":[]}],"y":{"z":"\\\""}}"#.utf8)
        let bytes = Array(#"{}[]:,"\u0019eE+-. tfn\#u{E9}"#.utf8)
        var state: UInt64 = 20
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var accepted = 0
        for _ in 0..<20_000 {
            var text = seed
            for _ in 0...random(3) {
                switch random(3) {
                case 0: text.remove(at: random(text.count))
                case 1: text.insert(bytes[random(bytes.count)], at: random(text.count))
                default: text[random(text.count)] = bytes[random(bytes.count)]
                }
            }
            let value = parsed(text)
            guard let value else { continue }
            accepted += 1
            // What has been read is written and read again the same.
            #expect(parsed(value.bytes) == value)
            let shown = String(decoding: text, as: UTF8.self)
            guard !value.holdsReplacement else { continue }
            let other = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
            #expect(other != nil, "Foundation refuses \(shown)")
            let again = try JSONSerialization.jsonObject(with: Data(value.bytes), options: .fragmentsAllowed)
            #expect((other as? NSObject) == (again as? NSObject), "Foundation reads \(shown) in another way")
        }
        #expect(accepted > 1000)
    }

    @Test func numbersThatDoNotFitAreRefused() {
        for (text, number) in [("1.0", 1), ("2e1", 20), ("-0", 0)] { #expect(parsed(text)?.integer == number) }
        for text in ["1.5", "1e999", "9223372036854775808", #""1""#, "true", "null", "{}"] {
            #expect(parsed(text)?.integer == nil, "\(text)")
        }
    }

    @Test func controlCharactersAreEscaped() {
        let text = String(decoding: JSONValue.string("\u{1}\u{1F}\u{7F}\"\\/\n\r\t\u{2028}").bytes, as: UTF8.self)
        #expect(text == #""\u0001\u001f\#u{7F}\"\\/\n\r\t\#u{2028}""#)
    }
}

extension JSONValue {
    /// Whether half a surrogate pair has been replaced somewhere in it, which Foundation refuses.
    fileprivate var holdsReplacement: Bool {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
    }
}
