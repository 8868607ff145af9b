import ScreenModel
import Testing

@Suite struct SchemaTests {
    @Test func everyKindHasItsComponent() {
        #expect(Schema.standard.components.count == ComponentKind.allCases.count)
    }

    @Test(arguments: ComponentKind.allCases)
    func everyFieldIsDocumentedOnceAndNamedInCamelCase(kind: ComponentKind) {
        let fields = kind.component.fields
        #expect(Set(fields.map(\.name)).count == fields.count)
        #expect(fields.count < 64, "the readers' tables have 64 places a component")
        for field in fields {
            #expect(field.summary.hasSuffix("."), "the line on \(kind).\(field.name) ends with a full stop")
            #expect(field.name.first?.isLowercase == true && !field.name.contains("-"), "\(kind).\(field.name)")
        }
    }

    @Test func aBlockCanBeReadAsAnItem() {
        let item = ComponentKind.item.component.fields.map(\.name)
        #expect(ComponentKind.block.component.fields.map(\.name).starts(with: item))
    }

    @Test func aVariantHasTheSlotsOfAScreen() {
        #expect(ComponentKind.variant.component.fields.map(\.name) == ComponentKind.screen.component.fields.map(\.name))
    }

    @Test func everyWordIsKebabCase() {
        for name in Schema.standard.symbols.names {
            #expect(name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(name)")
        }
    }
}
