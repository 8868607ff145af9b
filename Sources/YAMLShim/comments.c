// The comments that libyaml drops.
#include "context.h"

#include <string.h>

/// Tells whether white space, the start of a line or a byte order mark stands before `at`.
static bool follows_space(const yaml_shim_context *context, uint32_t at) {
    if (at == context->base) return true;
    uint8_t byte = context->text[at - 1];
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r' ||
           (at >= 3 && shim_is_mark_of_line(context, at - 3));
}

/// Collects the comments between the last token and `end`, where libyaml saw nothing but space and indicators.
///
/// There, every `#` begins a comment: text in scalars is never looked at.
bool shim_collect_comments_slowly(yaml_shim_context *context, uint32_t end) {
    const uint8_t *text = context->text;
    uint32_t at = context->next_hash < context->scanned ? context->scanned : context->next_hash;
    while (at < context->size) {
        const uint8_t *hash = memchr(text + at, '#', context->size - at);
        at = hash ? (uint32_t)(hash - text) : context->size;
        if (at >= end) break;
        uint32_t line_end = shim_line_end(context, at);
        if (line_end > end) line_end = end;
        if (!follows_space(context, at)) {
            // libyaml lets it pass, other YAML readers don't.
            shim_add_problem(context, YAML_SHIM_REASON_COMMENT_WITHOUT_SPACE, at, line_end, 0);
        }
        if (!shim_add_comment(context, at, line_end)) return false;
        at = line_end;
    }
    context->next_hash = at;
    return true;
}
