/// The kinds of content blocks that are drawn or that rules read; the kind of a block is open, so that others are taken.
package enum BlockKinds {
    /// The kinds, in the order in which people look for them, each with its other names.
    package static let table: KeyValuePairs<String, [String]> = [
        "text": ["paragraph", "label", "caption", "rich-text"],
        "heading": ["title", "headline"],
        "button": ["link", "fab", "floating-action-button", "icon-button", "text-button"],
        "list": ["table", "list-view", "table-view", "lazy-column", "flat-list", "section-list", "recycler-view"],
        "row": ["cell", "list-item", "list-row", "list-tile", "table-row", "object-cell"],
        "section": ["group", "group-box", "container", "disclosure-group"],
        "stack": ["column", "v-stack", "h-stack", "z-stack", "stack-view", "scroll-view", "single-child-scroll-view"],
        "card": ["tile", "panel", "object-card", "info-card", "kpi"],
        "grid": ["gallery", "collection", "collection-view", "lazy-v-grid", "tiles"],
        "carousel": ["chips", "chip-group", "pager", "page-view"],
        "form": ["fields", "form-cell"],
        "field": [
            "input", "text-field", "text-input", "text-form-field", "edit-text", "text-area", "text-editor",
            "text-view", "secure-field", "picker", "date-picker",
            "color-picker", "list-picker", "duration-picker", "note", "dropdown",
        ],
        "toggle": ["switch", "switch-list-tile", "checkbox", "radio", "radio-button"],
        "slider": ["stepper", "rating"],
        "search-field": ["search", "search-bar", "filter-bar"],
        "segmented-control": ["segments", "segmented-picker"],
        "tabs": ["tab-strip", "tab-view", "tab-row"],
        "object-header": ["header", "profile-header", "hero", "profile"],
        "key-value": ["facts", "details", "definition-list", "labeled-content"],
        "image": ["photo", "illustration", "avatar", "icon", "async-image", "image-view"],
        "media": ["video", "video-player", "audio", "player"],
        "map": ["map-view"],
        "chart": ["graph", "gauge", "timeline", "timeline-preview"],
        "calendar": ["calendar-view"],
        "web-view": ["web"],
        "canvas": ["drawing"],
        "banner": ["message", "notice", "callout", "toast", "snackbar", "message-strip"],
        "empty-state": ["placeholder-view", "content-unavailable", "content-unavailable-view", "illustrated-message"],
        "progress": [
            "progress-view", "progress-bar", "progress-indicator", "circular-progress-indicator",
            "linear-progress-indicator", "spinner", "activity-indicator", "loader", "skeleton",
        ],
        "dialog": ["alert", "action-sheet", "confirmation"],
        "menu": ["context-menu"],
        "page-control": ["page-indicator", "dots"],
        "divider": ["separator"],
        "spacer": ["space", "fixed-space", "flexible-space"],
    ]

    /// What may stand in the slot below a title.
    static let ofSlot = [
        "secondary-button", "button", "carousel", "banner", "menu", "top-sheet", "tabs", "search-field",
    ]

    /// The kinds that hold no other blocks, with their other names; a rich text may hold links.
    static let withoutItems = table.filter { ["text", "heading", "image", "divider", "spacer"].contains($0.key) }
        .flatMap { [$0.key] + $0.value }.filter { $0 != "rich-text" }

    /// The kinds and their other names, in the order of the table.
    static let names: [String] = table.flatMap { [$0.key] + $0.value }

    private static let byFolding = Dictionary(names.map { (Spelling.folded($0), $0) }) { first, _ in first }

    /// The kind that a word spells in any way, such as `text-field` for `TextField`; nil for a word of somebody's own.
    package static func name(spelt word: String) -> String? {
        let folded = Spelling.folded(word)
        // SAP's classes: `FUIObjectHeader`.
        return byFolding[folded] ?? (folded.hasPrefix("fui") ? byFolding[String(folded.dropFirst(3))] : nil)
    }
}
