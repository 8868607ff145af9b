// Collections, aliases and documents: what libyaml's events add to the table.
#include "context.h"

/// Appends a collection and makes it the innermost open one.
static bool open_collection(yaml_shim_context *context, uint8_t kind, bool is_flow, size_t mark,
                            const yaml_char_t *anchor, const yaml_char_t *tag) {
    uint32_t start = shim_byte(context, mark), properties = 0;
    uint8_t flags = 0;
    if ((anchor || tag) && !shim_read_properties(context, anchor, tag, &start, &flags, &properties)) return false;
    if (!shim_collect_comments(context, start)) return false;
    // `[a: b]` holds a mapping without brackets, for which libyaml says flow, too.
    bool has_bracket = is_flow && start < context->size &&
                       (context->text[start] == '[' || context->text[start] == '{');
    context->scanned = has_bracket ? start + 1 : start;
    yaml_shim_node *node = shim_open(context, start);
    if (!node) return false;
    node->kind = kind;
    node->style = is_flow ? YAML_SHIM_STYLE_FLOW : YAML_SHIM_STYLE_BLOCK;
    node->is_pooled = false;
    node->flags = flags;
    node->value = 0;
    node->length = 0;
    node->extra = properties;
    return !anchor || shim_define_anchor(context, context->nodes.count - 1);
}

/// Closes the innermost open collection, at its bracket if it has one.
static bool close_collection(yaml_shim_context *context, const yaml_event_t *event) {
    const shim_frame *frame = (const shim_frame *)context->frames.items + context->frames.count - 1;
    const yaml_shim_node *node = (const yaml_shim_node *)context->nodes.items + frame->node;
    // The end event of a bracket covers it; that of a mapping without brackets covers nothing.
    if (node->style == YAML_SHIM_STYLE_FLOW && event->end_mark.index > event->start_mark.index) {
        uint32_t bracket = shim_byte(context, event->start_mark.index);
        if (!shim_collect_comments(context, bracket)) return false;
        context->scanned = bracket + 1;
    }
    shim_close(context);
    return true;
}

/// Appends an alias, and counts what it stands for.
static bool add_alias(yaml_shim_context *context, const yaml_event_t *event) {
    uint32_t start = shim_byte(context, event->start_mark.index);
    uint32_t end = shim_byte(context, event->end_mark.index);
    if (!shim_collect_comments(context, start)) return false;
    context->scanned = end;
    uint32_t name = start + 1, length = end - name, target = 0;
    const shim_anchor *anchor = shim_find_anchor(context, name, length);
    const yaml_shim_node *nodes = context->nodes.items;
    if (!anchor) {
        shim_add_problem(context, YAML_SHIM_REASON_UNKNOWN_ALIAS, start, end, 0);
    } else if (nodes[anchor->node].next == 0) {
        shim_add_problem(context, YAML_SHIM_REASON_RECURSIVE_ALIAS, start, end, 0);
    } else {
        target = anchor->node;
        context->expansion += anchor->expanded;
        if (context->expansion > context->limits.expansion) {
            shim_add_problem(context, YAML_SHIM_REASON_TOO_MANY_ALIASES, start, end, context->limits.expansion);
            return false;
        }
    }
    yaml_shim_node *node = shim_add_node(context, start, end);
    if (!node) return false;
    node->kind = YAML_SHIM_KIND_ALIAS;
    node->style = YAML_SHIM_STYLE_NONE;
    node->is_pooled = false;
    node->flags = 0;
    node->value = name;
    node->length = length;
    node->extra = target;
    if (target != 0 && context->frames.count > 0) {
        shim_frame *frame = (shim_frame *)context->frames.items + context->frames.count - 1;
        frame->expanded += anchor->expanded - 1;  // in place of the alias
    }
    return true;
}

/// Takes in one event other than a scalar. Returns false if parsing must end here.
bool shim_take(yaml_shim_context *context, const yaml_event_t *event) {
    switch (event->type) {
    case YAML_ALIAS_EVENT:
        return add_alias(context, event);
    case YAML_SEQUENCE_START_EVENT:
        return open_collection(context, YAML_SHIM_KIND_SEQUENCE,
                               event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE, event->start_mark.index,
                               event->data.sequence_start.anchor, event->data.sequence_start.tag);
    case YAML_MAPPING_START_EVENT:
        return open_collection(context, YAML_SHIM_KIND_MAPPING,
                               event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE, event->start_mark.index,
                               event->data.mapping_start.anchor, event->data.mapping_start.tag);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return close_collection(context, event);
    case YAML_DOCUMENT_START_EVENT:
        shim_clear_anchors(context);
        if (event->data.document_start.implicit) return true;
        break;
    case YAML_DOCUMENT_END_EVENT:
        if (event->data.document_end.implicit) return true;
        break;
    case YAML_STREAM_END_EVENT:
        return shim_collect_comments(context, context->size);
    default:
        return true;
    }
    // `---` or `...`, and directives before it.
    uint32_t end = shim_byte(context, event->end_mark.index);
    if (!shim_collect_comments(context, end)) return false;
    context->scanned = end;
    return true;
}
