/// The slots of a component whose absence depends on what else is written of it.
struct PartialAbsences: Sendable {
    /// Lists: there are none once one of them is written.
    var lists: [Int] = []
    /// Texts among those of `textsAndParts`; one that is written describes the component as a list does.
    var texts: [Int] = []
    /// Texts and parts: there are none once a text or a list is written.
    var textsAndParts: [Int] = []

    init(_ component: Component) {
        for (slot, field) in component.fields.enumerated() {
            switch field.absence {
            case .noneOnce(.aList): lists.append(slot)
            case .noneOnce(.aTextOrList):
                textsAndParts.append(slot)
                if field.type == .text || field.type == .component(.helperText) { texts.append(slot) }
            default: break
            }
        }
    }
}
