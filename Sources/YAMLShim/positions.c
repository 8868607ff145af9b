// Places in the text: code points to bytes, ends of characters and lines, what lies between tokens.
#include "context.h"

#include <string.h>

static bool begins_character(uint8_t byte) { return (byte & 0xC0) != 0x80; }

/// Returns the byte offset of a code point by walking there from the one asked for before.
///
/// Marks come almost in order, so that all walks together cross the text about once.
uint32_t shim_seek(yaml_shim_context *context, size_t index) {
    const uint8_t *text = context->text;
    uint32_t byte = context->cursor_byte;
    size_t reached = context->cursor_index;  // characters that begin before `byte`
    while (reached > index) {
        byte--;
        if (begins_character(text[byte])) reached--;
    }
    while (byte + 8 <= context->size && reached + 8 <= index) {
        uint64_t word;
        memcpy(&word, text + byte, sizeof word);
        uint64_t continuations = (word >> 7) & ~(word >> 6) & 0x0101010101010101u;
        reached += 8 - ((continuations * 0x0101010101010101u) >> 56);
        byte += 8;
    }
    while (byte < context->size) {
        if (begins_character(text[byte])) {
            if (reached == index) break;
            reached++;
        }
        byte++;
    }
    context->cursor_byte = byte;
    context->cursor_index = reached;
    return byte;
}

/// Returns where the character at `start` ends; `start` itself at the end of a line or the text.
uint32_t shim_character_end(const yaml_shim_context *context, uint32_t start) {
    const uint8_t *text = context->text;
    if (start >= context->size || text[start] == '\n' || text[start] == '\r') return start;
    uint32_t end = start + 1;
    while (end < context->size && !begins_character(text[end])) end++;
    return end;
}

/// Returns where the line ends that `start` is on, its line break excluded.
uint32_t shim_line_end(const yaml_shim_context *context, uint32_t start) {
    uint32_t end = start;
    while (end < context->size && context->text[end] != '\n' && context->text[end] != '\r') end++;
    return end;
}

/// Tells whether a byte order mark begins a line at `at`; libyaml skips it there, be it within the text.
bool shim_is_mark_of_line(const yaml_shim_context *context, uint32_t at) {
    const uint8_t *text = context->text;
    bool begins_line = at == context->base || (at > 0 && (text[at - 1] == '\n' || text[at - 1] == '\r'));
    return begins_line && context->size - at >= 3 && memcmp(text + at, "\xEF\xBB\xBF", 3) == 0;
}

/// Returns the first byte at or after `start` that is neither white space nor part of a comment.
///
/// `start` must lie between tokens.
uint32_t shim_skip_space(const yaml_shim_context *context, uint32_t start) {
    uint32_t at = start;
    while (at < context->size) {
        switch (context->text[at]) {
        case ' ': case '\t': case '\n': case '\r': at++; break;
        case '#': at = shim_line_end(context, at); break;
        case 0xEF:
            if (!shim_is_mark_of_line(context, at)) return at;
            at += 3;
            break;
        default: return at;
        }
    }
    return at;
}

/// Returns the end of the last indicator between `start` and `end`, or `start` if there is none.
///
/// Both must lie between tokens.
uint32_t shim_content_end(const yaml_shim_context *context, uint32_t start, uint32_t end) {
    uint32_t last = start;
    for (uint32_t at = shim_skip_space(context, start); at < end; at = shim_skip_space(context, at + 1)) {
        last = at + 1;
    }
    return last;
}
