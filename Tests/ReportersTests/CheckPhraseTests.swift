import RuleEngine
import Testing

@testable import Reporters

/// Each check kind and each option has words.
@Suite struct CheckPhraseTests {
    @Test(arguments: CheckKind.all.map(\.name))
    func aCheckKindHasAPhraseWithItsValue(name: String) {
        #expect(CheckPhrase.kinds[name]?.contains("{}") == true)
    }

    @Test(arguments: CheckOption.all.map(\.name))
    func anOptionHasAPhrase(name: String) {
        #expect(CheckPhrase.options[name] != nil)
    }

    @Test func theValueStandsInThePhrase() {
        #expect(
            CheckPhrase.pieces("has at most {} characters", "3") == [
                .words("has at most "), .code("3"), .words(" characters"),
            ]
        )
        #expect(CheckPhrase.pieces("", "3").isEmpty)
    }
}
