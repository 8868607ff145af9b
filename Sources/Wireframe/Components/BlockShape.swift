/// What a block of content is drawn as.
///
/// The kind of a block is open text, so that a team or an importer can name it as its own tools do.
enum BlockShape {
    case button, list, card, form, field, toggle, facts, header, tabs, segments, search, message, carousel, grid
    case media, heading, text, group, other

    /// The shape of a block by its kind; one of an unknown kind is a group if it holds something.
    init(_ block: Part) {
        let kind = ColorToken.normalized(block.text("kind") ?? "")
        self = BlockShape.kinds[kind] ?? (block.parts("items").isEmpty ? .other : .group)
    }

    /// The kinds that are known, without case, hyphens and the like; those of SAP MDK among them.
    private static let kinds: [String: BlockShape] = [
        "button": .button, "link": .button, "menu": .button,
        "list": .list, "table": .list, "contacts": .list, "inbox": .list, "objecttable": .list, "contactcell": .list,
        "simplepropertycollection": .list, "objectcollection": .list, "listview": .list,
        "card": .card, "tile": .card, "panel": .card, "kpi": .card, "objectcard": .card, "infocard": .card,
        "form": .form, "fields": .form, "formcell": .form,
        "input": .field, "textfield": .field, "textarea": .field, "field": .field, "picker": .field,
        "simpleproperty": .field, "datepicker": .field, "listpicker": .field, "durationpicker": .field, "note": .field,
        "attachment": .field, "signature": .field, "sorter": .field, "filter": .field,
        "switch": .toggle, "toggle": .toggle, "checkbox": .toggle,
        "keyvalue": .facts, "facts": .facts, "details": .facts, "definitionlist": .facts,
        "objectheader": .header, "header": .header, "profile": .header, "profileheader": .header, "hero": .header,
        "tabs": .tabs, "tabstrip": .tabs, "segmentedcontrol": .segments,
        "searchfield": .search, "search": .search, "filterbar": .search,
        "banner": .message, "message": .message, "notice": .message, "toast": .message, "snackbar": .message,
        "carousel": .carousel, "chips": .carousel, "filterfeedbackbar": .carousel,
        "grid": .grid, "gallery": .grid, "tiles": .grid, "imagecollection": .grid, "objectcardcollection": .grid,
        "gridtable": .grid, "collection": .grid,
        "image": .media, "map": .media, "chart": .media, "video": .media, "media": .media, "photo": .media,
        "calendar": .media, "canvas": .media, "chartcontent": .media, "analyticcardcollection": .media,
        "heading": .heading, "title": .heading, "text": .text, "label": .text, "paragraph": .text,
        "section": .group, "group": .group, "stack": .group, "row": .group, "column": .group, "container": .group,
        "buttontable": .group,
    ]
}
