// NEL, LS and PS: ends of lines in YAML 1.1 and to libyaml, ordinary characters in YAML 1.2 and here.
//
// libyaml reads a copy of the text in which characters of the same length, which occur nowhere else in it, stand in
// their place. Values that libyaml returns get them back.
#include "context.h"

#include <string.h>

enum { two_byte_first = 0x00C0, two_byte_end = 0x0800, three_byte_first = 0xE000, three_byte_end = 0xF900 };

static const uint8_t breaks[3][3] = {{0xC2, 0x85, 0}, {0xE2, 0x80, 0xA8}, {0xE2, 0x80, 0xA9}};
static const size_t break_lengths[3] = {2, 3, 3};

/// Marks the characters that occur in the text, be it through an escape with hexadecimal digits.
static void find_used(const yaml_shim_context *context, uint8_t *used) {
    const uint8_t *text = context->text;
    uint32_t digits = 0, value = 0;
    for (uint32_t at = context->base; at < context->size; at++) {
        uint8_t byte = text[at];
        uint32_t digit = byte >= '0' && byte <= '9'                     ? byte - '0'
                         : (byte | 0x20) >= 'a' && (byte | 0x20) <= 'f' ? (byte | 0x20) - 'a' + 10
                                                                        : 16;
        if (digit < 16) {
            value = (value << 4 | digit) & 0xFFFF;
            digits++;
            if (digits >= 2) used[(value & 0xFF) >> 3] |= 1 << (value & 7);
            if (digits >= 4) used[value >> 3] |= 1 << (value & 7);
            continue;
        }
        digits = 0;
        uint32_t character = 0;
        if ((byte & 0xE0) == 0xC0) character = (byte & 0x1Fu) << 6 | (text[at + 1] & 0x3Fu);
        if ((byte & 0xF0) == 0xE0) {
            character = (byte & 0x0Fu) << 12 | (text[at + 1] & 0x3Fu) << 6 | (text[at + 2] & 0x3Fu);
        }
        used[character >> 3] |= 1 << (character & 7);
    }
}

/// Finds a character in the range that is not in use, marks it, and writes its UTF-8 form. False if there is none.
static bool choose(uint8_t *used, uint32_t first, uint32_t end, uint8_t *bytes) {
    for (uint32_t character = first; character < end; character++) {
        if (used[character >> 3] & 1 << (character & 7)) continue;
        used[character >> 3] |= 1 << (character & 7);
        if (character < 0x800) {
            bytes[0] = (uint8_t)(0xC0 | character >> 6);
            bytes[1] = (uint8_t)(0x80 | (character & 0x3F));
        } else {
            bytes[0] = (uint8_t)(0xE0 | character >> 12);
            bytes[1] = (uint8_t)(0x80 | (character >> 6 & 0x3F));
            bytes[2] = (uint8_t)(0x80 | (character & 0x3F));
        }
        return true;
    }
    return false;
}

static void replace(uint8_t *bytes, size_t length, const uint8_t (*from)[3], const uint8_t (*to)[3]) {
    for (size_t at = 0; at < length; at++) {
        if (bytes[at] < 0x80) continue;
        for (int i = 0; i < 3; i++) {
            size_t width = break_lengths[i];
            if (length - at >= width && memcmp(bytes + at, from[i], width) == 0) memcpy(bytes + at, to[i], width);
        }
    }
}

/// Lets libyaml read a copy of the text without NEL, LS and PS. Returns false if there is no memory.
///
/// A text that uses every other character, too, is left as it is.
bool shim_hide_other_breaks(yaml_shim_context *context) {
    uint8_t used[0x10000 / 8] = {0};
    find_used(context, used);
    bool chosen = choose(used, two_byte_first, two_byte_end, context->stand_ins[0]) &&
                  choose(used, three_byte_first, three_byte_end, context->stand_ins[1]) &&
                  choose(used, three_byte_first, three_byte_end, context->stand_ins[2]);
    if (!chosen) {
        memset(context->stand_ins, 0, sizeof context->stand_ins);
        return true;
    }
    if (!shim_copy_text(context)) return false;
    replace(context->copy.items, context->size, breaks, context->stand_ins);
    return true;
}

/// Puts NEL, LS and PS back into a value that libyaml returned.
void shim_restore_other_breaks(const yaml_shim_context *context, uint8_t *bytes, size_t length) {
    if (context->stand_ins[0][0] != 0) replace(bytes, length, context->stand_ins, breaks);
}
