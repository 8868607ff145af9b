// Pairs of surrogates in escapes: `"\ud83d\ude00"` is how JSON writes what takes more than four digits.
//
// libyaml refuses them. It reads a copy of the text in which both escapes of a pair lead to the private use area instead:
// `\ue83d\uee00`. In values of double quotes such a pair becomes the character that is meant; in others, where it is plain
// text, it gets its digits back.
#include "context.h"

#include <string.h>

enum { escape_length = 6, pair_length = 2 * escape_length };

static bool is_digit(uint8_t byte) {
    return (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'f');
}

/// Whether an escape `\uXYnn` stands there, X being `first` and Y one of `second`, in either case.
static bool is_escape(const uint8_t *at, uint8_t first, const char *second) {
    return at[0] == '\\' && at[1] == 'u' && (at[2] | 0x20) == first && strchr(second, at[3] | 0x20) && at[3] != 0 &&
           is_digit(at[4]) && is_digit(at[5]);
}

/// Whether two escapes make a pair.
static bool is_pair(const uint8_t *at, uint8_t first) {
    // The digits 8 and 9 have the bit of a small letter set already.
    return is_escape(at, first, "89ab") && is_escape(at + escape_length, first, "cdef");
}

/// The next pair from `at` on whose backslash is not escaped itself; NULL if there is none.
static uint8_t *find_pair(uint8_t *start, uint8_t *at, const uint8_t *end, uint8_t first) {
    while (end - at >= pair_length && (at = memchr(at, '\\', (size_t)(end - at) - pair_length + 1))) {
        if (is_pair(at, first)) {
            ptrdiff_t before = 0;
            while (at - before > start && at[-1 - before] == '\\') before++;
            if (before % 2 == 0) return at;
        }
        at++;
    }
    return NULL;
}

/// Lets libyaml read a copy of the text with other escapes in place of surrogate pairs. False if there is no memory.
bool shim_hide_surrogates(yaml_shim_context *context) {
    uint8_t *text = (uint8_t *)context->text;
    uint8_t *found = find_pair(text, text + context->base, text + context->size, 'd');
    if (!found) return true;
    if (!shim_copy_text(context)) return false;
    context->hides_surrogates = true;
    uint8_t *copy = context->copy.items;
    for (; found; found = find_pair(text, found + pair_length, text + context->size, 'd')) {
        // `d` is followed by `e`, in either case.
        copy[found - text + 2]++;
        copy[found - text + escape_length + 2]++;
    }
    return true;
}

/// The offset of a stand-in among the surrogates, if there is one of the half that is asked for; otherwise -1.
static int surrogate(const uint8_t *at, int half) {
    if (at[0] != 0xEE || at[1] < 0xA0) return -1;
    int unit = (at[1] & 0x1F) << 6 | (at[2] & 0x3F);
    return unit >> 10 == half ? unit & 0x3FF : -1;
}

/// Gives a value what its pairs mean, or else the digits that they are written with. Returns its length.
size_t shim_restore_surrogates(
    const yaml_shim_context *context, uint32_t start, uint32_t end, bool is_escaped, uint8_t *bytes, size_t length) {
    uint8_t *text = (uint8_t *)context->text;
    if (!context->hides_surrogates || !find_pair(text + start, text + start, text + end, 'd')) return length;
    if (!is_escaped) {
        for (uint8_t *at = bytes; (at = find_pair(bytes, at, bytes + length, 'e')); at += pair_length) {
            at[2]--;
            at[escape_length + 2]--;
        }
        return length;
    }
    size_t to = 0;
    for (size_t at = 0; at < length;) {
        int high = length - at >= 6 ? surrogate(bytes + at, 0) : -1;
        int low = high >= 0 ? surrogate(bytes + at + 3, 1) : -1;
        if (low < 0) {
            bytes[to++] = bytes[at++];
            continue;
        }
        uint32_t character = 0x10000 + ((uint32_t)high << 10 | (uint32_t)low);
        bytes[to++] = (uint8_t)(0xF0 | character >> 18);
        bytes[to++] = (uint8_t)(0x80 | (character >> 12 & 0x3F));
        bytes[to++] = (uint8_t)(0x80 | (character >> 6 & 0x3F));
        bytes[to++] = (uint8_t)(0x80 | (character & 0x3F));
        at += 6;
    }
    return to;
}
