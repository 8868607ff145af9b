import CEL
import Testing

/// Conditions over the objects of a host.
@Suite("Conditions over a host's objects")
struct HostTests {
    let host: FakeHost
    let variables: [Value]
    let items: [Value]
    let environment: Environment

    init() {
        var host = FakeHost()
        let items = [
            host.object(
                FakeHost.item,
                [
                    "label": .null, "role": host.symbol("back"), "isAction": .bool(false),
                    "icon": host.text("chevron-left"),
                ]
            ),
            host.object(FakeHost.item, ["label": host.text("Add"), "isAction": .bool(true), "priority": .int(1)]),
            host.object(FakeHost.item, ["label": host.text("Édit {n}"), "role": .null, "isAction": .bool(true)]),
        ]
        let bar = host.object(
            FakeHost.bar,
            [
                "title": host.text("Orders"), "items": host.list(items), "color": host.text("#fff"),
                "height": .double(44),
            ]
        )
        let extra = host.map([
            (host.text("owner"), host.text("Team Blue")), (host.text("sizes"), host.list([.int(1), .int(2)])),
        ])
        let screen = host.object(
            FakeHost.screen,
            ["platform": host.symbol("ios"), "bar": bar, "extra": extra, "sizes": host.list([host.symbol("ios")])]
        )
        let bare = host.object(FakeHost.bar, ["title": .null, "items": .null])
        let other = host.object(FakeHost.screen, ["bar": .null, "tags": host.list([host.text("a"), .absent])])
        (self.host, self.items) = (host, items)
        variables = [screen, bare, other]
        environment = Environment(
            variables: [
                ("screen", .object(FakeHost.screen)),
                ("bare", .object(FakeHost.bar)),
                ("other", .object(FakeHost.screen)),
            ],
            provider: host
        )
    }

    /// The outcome of an expression in a word: `true`, `absent`, `error` or the text of the value.
    func outcome(_ source: String, constants: [String: Constant] = [:]) throws -> String {
        let program = try environment.compile(source, constants: constants)
        var evaluator = Evaluator()
        switch evaluator.result(program, variables: variables, reader: host) {
        case .absent: return "absent"
        case .failure(let failure): return "error: \(failure.message)"
        case .value(let value): return evaluator.description(of: value, reader: host)
        }
    }

    @Test(arguments: [
        ("screen.platform == 'ios'", "true"),
        ("'ipados' != screen.platform", "true"),
        ("screen.platform in ['ipados', 'ios']", "true"),
        ("'android' in screen.sizes", "false"),
        ("screen.platform + '!'", "ios!"),
        ("screen.platform.startsWith('i')", "true"),
        ("size(screen.platform)", "3"),
        ("screen.bar.title.size()", "6"),
        ("screen.bar.title == 'orders'", "true"),
        ("screen.bar.items.filter(i, i.isAction).size() > 1", "true"),
        ("screen.bar.items.exists(i, i.role == 'back')", "true"),
        ("screen.bar.items[0].icon in ['arrow', 'ChevronLeft']", "true"),
        ("screen.bar.items.map(i, i.isAction)", "[false, true, true]"),
        ("screen.bar.items.filter(i, i.isAction).map(i, i.label)", "[Add, Édit {n}]"),
        ("screen.bar.height > 40", "true"),
        ("screen.extra.owner == 'Team-Blue' || true", "true"),
        ("screen.extra.owner", "Team Blue"),
        ("screen.extra.sizes.exists(s, s == 2)", "true"),
        ("screen.extra['sizes'].size()", "2"),
        ("'owner' in screen.extra", "true"),
        ("has(screen.extra.nothing)", "false"),
        ("[screen, bare].map(x, type(x)) == [type(screen), type(bare)]", "true"),
        ("dyn(screen).platform", "ios"),
    ])
    func readsTheHost(source: String, expected: String) throws {
        #expect(try outcome(source) == expected)
    }

    @Test(arguments: [
        // What is not described is absent, and absorbed where the other side decides.
        ("screen.level > 1", "absent"),
        ("screen.level > 1 || screen.platform == 'ios'", "true"),
        ("screen.level > 1 && screen.platform == 'ios'", "absent"),
        ("screen.level > 1 && screen.platform == 'android'", "false"),
        ("screen.level > 1 ? 1 : 2", "absent"),
        ("other.tags.exists(t, t == 'a')", "true"),
        ("other.tags.exists(t, t == 'b')", "absent"),
        ("other.tags.all(t, t == 'b')", "false"),
        ("other.tags.map(t, t)", "absent"),
        ("screen.bar.items.all(i, i.priority > 0)", "absent"),
        // An absent value wins over an error on either side.
        ("1 / 0 > 1 && screen.level > 1", "absent"),
        ("screen.level > 1 && 1 / 0 > 1", "absent"),
        ("1 / 0 > 1 || [1][3] > 1", "error: Division by zero."),
        // Null of the host's: nothing to apply an operation to.
        ("bare.title == null", "true"),
        ("bare.title.size() > 3", "absent"),
        ("bare.title.startsWith('A')", "absent"),
        ("bare.items.exists(i, i.isAction)", "absent"),
        ("other.bar.title", "absent"),
        ("bare.title < 'a'", "absent"),
        ("dyn(null) < 3", "error: This cannot be computed for null_type and int."),
        // has() asks the host.
        ("has(screen.platform)", "true"),
        ("has(bare.title)", "false"),
        ("has(bare.color)", "absent"),
        ("has(other.bar.title)", "false"),
        ("has(bare.height) || true", "true"),
        // Texts whose equality the host does not know, or whose length.
        ("screen.bar.color == 'white'", "absent"),
        ("screen.bar.color in ['white', '#FFF']", "true"),
        ("screen.bar.color in ['white', '#000']", "absent"),
        ("screen.bar.items[2].label.size()", "absent"),
        ("screen.extra.nothing", "absent"),
    ])
    func tellsAbsentFromError(source: String, expected: String) throws {
        #expect(try outcome(source) == expected)
    }

    @Test func constantsAreFolded() throws {
        let parameters: [String: Constant] = [
            "params": .map(["max": .int(37), "names": .list([.string("a"), .string("b")])])
        ]
        #expect(try outcome("params.max + 1", constants: parameters) == "38")
        let program = try environment.compile("params.max > 30 && 'a' in params.names", constants: parameters)
        #expect(program.isConstant)
        #expect(try outcome("params.max > 30 && 'a' in params.names", constants: parameters) == "true")
        let mixed = try environment.compile("params.max < 30 || screen.level > params.max * 2", constants: parameters)
        #expect(!mixed.isConstant)
        #expect(mixed.reads.map(\.slot) == [2])
    }

    /// Where some elements are not described, those that are may be enough to decide.
    @Test(arguments: [
        // One is known to have a priority of 1; of the other two it is not described.
        ("screen.bar.items.filter(i, i.priority == 1).size() <= 1", "absent"),
        ("screen.bar.items.filter(i, i.priority == 1).size() < 1", "false"),
        ("screen.bar.items.filter(i, i.priority == 1).size() > 0", "true"),
        ("screen.bar.items.filter(i, i.priority == 1).size() >= 1", "true"),
        ("screen.bar.items.filter(i, i.priority == 1).size() >= 2", "absent"),
        ("screen.bar.items.filter(i, i.priority == 1).size() == 0", "false"),
        ("screen.bar.items.filter(i, i.priority == 1).size() != 0", "true"),
        ("screen.bar.items.filter(i, i.priority == 1).size() == 1", "absent"),
        ("1 > screen.bar.items.filter(i, i.priority == 1).size()", "false"),
        ("0 < screen.bar.items.filter(i, i.priority == 1).size()", "true"),
        ("screen.bar.items.filter(i, i.priority == 1).size() + 2 > 2", "true"),
        ("screen.bar.items.filter(i, i.priority == 1).size() + other.tags.size() > 1", "true"),
        ("screen.bar.items.filter(i, i.priority == 1).size() - 1 > 0", "absent"),
        ("-screen.bar.items.filter(i, i.priority == 1).size() < 0", "absent"),
        ("[1, 9][screen.bar.items.filter(i, i.priority == 1).size()] > 0", "absent"),
        ("[screen.bar.items.filter(i, i.priority == 1).size()][0] > 0", "absent"),
        ("{'a': screen.bar.items.filter(i, i.priority == 1).size()}['a'] > 0", "absent"),
        ("[other].map(o, o.tags.size())[0] > 0", "absent"), ("int(other.tags.size()) > 0", "absent"),
        // One tag is known, and there may be more.
        ("other.tags.size() > 0", "true"), ("other.tags.size() > 1", "absent"), ("other.tags.size() < 1", "false"),
        ("other.tags.size()", "absent"), ("dyn(other.tags.size()) == 'a'", "absent"),
        ("screen.bar.items.existsOne(i, i.priority == 1)", "absent"),
        ("screen.bar.items.existsOne(i, i.isAction || i.priority == 1)", "false"),
    ])
    func whatIsKnownOfAListMayDecide(source: String, expected: String) throws {
        #expect(try outcome(source) == expected, "\(source)")
    }

    @Test func resultsReferToTheHost() throws {
        let program = try environment.compile("screen.bar.items.filter(i, i.isAction)")
        #expect(program.resultType.description == "list(item)")
        var evaluator = Evaluator()
        let result = evaluator.evaluate(program, variables: variables, reader: host)
        #expect(result.kind == .list)
        let kinds = evaluator.elements(of: result, reader: host).map(\.kind)
        #expect(kinds == [items[1].kind, items[2].kind])
    }
}
