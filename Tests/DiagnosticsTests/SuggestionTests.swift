import Diagnostics
import Testing

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("titel", "title"), ("Title", "title"), ("tool-bar", "toolbar"), ("sub_title", "subtitle"),
        ("tolbar", "toolbar"),
    ])
    func findsTheWordThatWasMeant(word: String, meant: String) {
        #expect(Suggestion.closest(to: word, in: ["title", "subtitle", "toolbar", "tabBar"]) == meant)
    }

    @Test(arguments: ["x", "navigation", "", String(repeating: "title", count: 1000)])
    func findsNothingForAnotherWord(word: String) {
        #expect(Suggestion.closest(to: word, in: ["title", "toolbar"]) == nil)
    }

    @Test func anotherNumberIsNoSlip() {
        #expect(Suggestion.slips(of: "step-3", in: ["step-1", "step-2", "stepp-3"]) == ["stepp-3"])
        #expect(Suggestion.slips(of: "oder-12", in: ["order-12"]) == ["order-12"])
    }

    @Test func ofTwoLettersTheLastOneTypedTwiceIsASlip() {
        #expect(Suggestion.slips(of: "idd", in: ["id"]) == ["id"])
        #expect(Suggestion.slips(of: "xxs", in: ["xs"]) == [] && Suggestion.slips(of: "ad", in: ["id"]) == [])
    }

    @Test func everyOwnRuleIsNamedByItsArea() {
        for rule in OwnRule.allCases {
            #expect(rule.id.split(separator: "/").count == 2, "\(rule.id)")
            #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."), "\(rule.id)")
        }
    }
}
