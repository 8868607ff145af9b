// Scalars: where they begin and end, and where their value stands.
#include "context.h"

#include <string.h>

static bool is_space(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

/// Finds the true end of the block scalar at `start`, and collects the comment in its header.
///
/// libyaml's end lies after the line breaks that follow; the true one is that of the last line with text, or of the
/// header if there is none. Returns 0 if the limits are exceeded.
static uint32_t block_scalar_end(yaml_shim_context *context, uint32_t start, uint32_t end) {
    const uint8_t *text = context->text;
    uint32_t header_end = start + 1;
    while (header_end < end && (text[header_end] == '+' || text[header_end] == '-' ||
                                (text[header_end] >= '0' && text[header_end] <= '9'))) header_end++;
    context->scanned = header_end;
    uint32_t line_end = shim_line_end(context, header_end);
    if (!shim_collect_comments(context, line_end)) return 0;
    while (end > line_end && is_space(text[end - 1])) end--;
    return end > line_end ? end : header_end;
}

/// Tells whether a value of the length that it has in the source must be the very bytes there.
///
/// Without line breaks, only double quotes know escapes that could make up for each other's lengths.
static bool is_verbatim(const yaml_event_t *event) {
    return event->start_mark.line == event->end_mark.line &&
           event->data.scalar.style != YAML_DOUBLE_QUOTED_SCALAR_STYLE;
}

/// Puts a value that does not stand in the source into the pool.
///
/// Its length may change: a pair of escapes for surrogates becomes one character.
static bool pool_value(
    yaml_shim_context *context, const yaml_event_t *event, uint32_t start, uint32_t end, size_t *length) {
    uint32_t offset = context->pool.count;
    if (!shim_add_to_pool(context, event->data.scalar.value, *length)) return false;
    uint8_t *bytes = (uint8_t *)context->pool.items + offset;
    shim_restore_other_breaks(context, bytes, *length);
    bool is_escaped = event->data.scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;
    *length = shim_restore_surrogates(context, start, end, is_escaped, bytes, *length);
    return true;
}

/// Appends the scalar of an event.
bool shim_add_scalar(yaml_shim_context *context, const yaml_event_t *event) {
    const yaml_char_t *anchor = event->data.scalar.anchor, *tag = event->data.scalar.tag;
    const yaml_char_t *value = event->data.scalar.value;
    size_t length = event->data.scalar.length;
    uint32_t start = shim_byte(context, event->start_mark.index);
    uint32_t end = shim_byte(context, event->end_mark.index);
    uint32_t properties = 0, quote = 0;
    uint8_t flags = 0;
    bool has_properties = anchor || tag;
    if (has_properties && !shim_read_properties(context, anchor, tag, &start, &flags, &properties)) return false;
    switch (event->data.scalar.style) {
    case YAML_LITERAL_SCALAR_STYLE:
    case YAML_FOLDED_SCALAR_STYLE:
        if (!shim_collect_comments(context, start)) return false;
        end = block_scalar_end(context, start, end);
        if (end == 0) return false;
        break;
    case YAML_SINGLE_QUOTED_SCALAR_STYLE:
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
        quote = 1;
        break;
    default:
        if (length > 0) break;
        if (!has_properties) end = shim_content_end(context, context->scanned, start);
        start = end;
        break;
    }
    if (!shim_collect_comments(context, start)) return false;
    context->scanned = end;
    shim_keep_tabs(context, start, end);

    uint32_t offset = start + quote;
    bool stands_in_source = length == end - quote - offset && (is_verbatim(event) ||
                                                                memcmp(context->input + offset, value, length) == 0);
    if (!stands_in_source) {
        offset = context->pool.count;
        if (!pool_value(context, event, start, end, &length)) return false;
    }
    yaml_shim_node *node = shim_add_node(context, start, end);
    if (!node) return false;
    node->kind = YAML_SHIM_KIND_SCALAR;
    node->style = (uint8_t)event->data.scalar.style;  // the shim's styles are numbered like libyaml's
    node->is_pooled = !stands_in_source;
    node->flags = flags;
    node->value = offset;
    node->length = (uint32_t)length;
    node->extra = properties;
    return !anchor || shim_define_anchor(context, context->nodes.count - 1);
}
