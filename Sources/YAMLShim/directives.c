// A bound on directives, which libyaml compares each with all others before it tells of the first.
#include "context.h"

#include <string.h>

enum { longest_tag_directive = 1024 };

/// Reports more `%` lines before a document than allowed, or a very long one, and returns false.
bool shim_check_directives(yaml_shim_context *context) {
    const uint8_t *text = context->text;
    uint32_t count = 0, last_end = context->base, at = context->base;
    while (at < context->size) {
        const uint8_t *percent = memchr(text + at, '%', context->size - at);
        if (!percent) return true;
        uint32_t start = (uint32_t)(percent - text);
        at = start + 1;
        if (start > context->base && text[start - 1] != '\n' && text[start - 1] != '\r') continue;
        if (count > 0 && shim_skip_space(context, last_end) != start) count = 0;
        uint32_t end = shim_line_end(context, start);
        count++;
        bool is_long = end - start > longest_tag_directive && memcmp(percent, "%TAG", 4) == 0;
        if (count > context->limits.directives || is_long) {
            shim_add_problem(context, YAML_SHIM_REASON_TOO_MANY_DIRECTIVES, start, end, context->limits.directives);
            return false;
        }
        last_end = at = end;
    }
    return true;
}
