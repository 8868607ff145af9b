// What encoding a text has, and whether it keeps to it.
#include "context.h"

#include <string.h>

/// Returns the bytes that a UTF-8 sequence has by its first byte, or 0 if none begins with it.
static uint32_t sequence_length(uint8_t first) {
    return first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 0;
}

/// Reads the character at `at`. Returns its length, or 0 after reporting what is wrong with it.
static uint32_t check_character(yaml_shim_context *context, uint32_t at, uint32_t size) {
    const uint8_t *text = context->text;
    uint8_t first = text[at];
    uint32_t length = sequence_length(first);
    uint32_t character = length < 2 ? first : first & (0x7Fu >> length);
    for (uint32_t i = 1; i < length; i++) {
        if (at + i >= size) {
            shim_add_problem(context, YAML_SHIM_REASON_CUT_UTF8, at, size, first);
            return 0;
        }
        if ((text[at + i] & 0xC0) != 0x80) {
            shim_add_problem(context, YAML_SHIM_REASON_INVALID_UTF8, at, at + i, first);
            return 0;
        }
        character = character << 6 | (text[at + i] & 0x3Fu);
    }
    uint32_t reason = 0;
    if (length == 0) {
        reason = YAML_SHIM_REASON_INVALID_UTF8;
    } else if ((length == 2 && character < 0x80) || (length == 3 && character < 0x800) ||
               (length == 4 && character < 0x10000)) {
        reason = YAML_SHIM_REASON_OVERLONG_UTF8;
    } else if (character >= 0xD800 && character < 0xE000) {
        reason = YAML_SHIM_REASON_SURROGATE_IN_UTF8;
    } else if (character > 0x10FFFF) {
        reason = YAML_SHIM_REASON_INVALID_UTF8;
    } else if ((character < 0x20 && character != '\t' && character != '\n' && character != '\r') ||
               (character >= 0x7F && character < 0xA0 && character != 0x85) || character == 0xFFFE ||
               character == 0xFFFF) {
        reason = YAML_SHIM_REASON_CONTROL_CHARACTER;
    }
    if (reason == 0) return length;
    bool has_value = reason == YAML_SHIM_REASON_CONTROL_CHARACTER;
    shim_add_problem(context, reason, at, at + (length == 0 ? 1 : length), has_value ? character : first);
    return 0;
}

/// Looks through the text for bytes that are not UTF-8 and characters that YAML forbids.
///
/// The first one is reported, and the text ends there as far as parsing goes. Sets `context->ascii`, and tells
/// whether the text holds line breaks that only YAML 1.1 knows.
void shim_check_encoding(yaml_shim_context *context, bool *holds_other_breaks) {
    enum { block = 32 };
    const uint8_t *text = context->text;
    uint32_t size = context->size, at = context->base;
    bool ascii = true, other_breaks = false;
    while (at < size) {
        uint32_t block_end = size - at < block ? size : at + block;
        if (block_end - at == block) {
            uint8_t high = 0, control = 0;
            for (uint32_t i = 0; i < block; i++) {
                uint8_t byte = text[at + i];
                high |= byte;
                control |= (byte < 0x20) & (byte != '\t') & (byte != '\n') & (byte != '\r');
                control |= byte == 0x7F;
            }
            if (high < 0x80 && control == 0) {
                at = block_end;
                continue;
            }
        }
        while (at < block_end) {
            uint32_t length = check_character(context, at, size);
            if (length == 0) {
                context->size = at;
                break;
            }
            ascii &= length == 1;
            other_breaks |= (length == 2 && text[at] == 0xC2 && text[at + 1] == 0x85) ||
                            (length == 3 && text[at] == 0xE2 && text[at + 1] == 0x80 && (text[at + 2] & 0xFE) == 0xA8);
            at += length;
        }
        if (at == context->size) break;
    }
    context->ascii = ascii;
    *holds_other_breaks = other_breaks;
}

/// Tells whether the bytes are UTF-16, by their byte order mark or by the zero in an ASCII character.
static bool is_utf16(const uint8_t *bytes, size_t size, bool *big_endian, size_t *mark) {
    if (size < 2) return false;
    *mark = 2;
    if (bytes[0] == 0xFF && bytes[1] == 0xFE) return *big_endian = false, true;
    if (bytes[0] == 0xFE && bytes[1] == 0xFF) return *big_endian = true, true;
    *mark = 0;
    *big_endian = bytes[0] == 0;
    return (bytes[0] == 0) != (bytes[1] == 0);
}

static bool is_utf32(const uint8_t *bytes, size_t size) {
    if (size < 4) return false;
    return (bytes[0] == 0 && bytes[1] == 0) || (bytes[0] != 0 && bytes[2] == 0 && bytes[3] == 0 &&
                                                (bytes[1] == 0 || (bytes[0] == 0xFF && bytes[1] == 0xFE)));
}

static uint8_t *put(uint8_t *out, uint32_t character) {
    if (character < 0x80) {
        *out++ = (uint8_t)character;
    } else if (character < 0x800) {
        *out++ = (uint8_t)(0xC0 | character >> 6);
        *out++ = (uint8_t)(0x80 | (character & 0x3F));
    } else if (character < 0x10000) {
        *out++ = (uint8_t)(0xE0 | character >> 12);
        *out++ = (uint8_t)(0x80 | (character >> 6 & 0x3F));
        *out++ = (uint8_t)(0x80 | (character & 0x3F));
    } else {
        *out++ = (uint8_t)(0xF0 | character >> 18);
        *out++ = (uint8_t)(0x80 | (character >> 12 & 0x3F));
        *out++ = (uint8_t)(0x80 | (character >> 6 & 0x3F));
        *out++ = (uint8_t)(0x80 | (character & 0x3F));
    }
    return out;
}

/// Makes `context->text` the UTF-8 form of the bytes: themselves, or a transcoding of UTF-16.
///
/// U+FFFD stands for what is broken; the first place is reported. Returns false if the text can't be parsed.
bool shim_transcode(yaml_shim_context *context, const uint8_t *bytes, size_t size) {
    bool big_endian = false;
    size_t at = 0;
    context->text = bytes;
    context->size = (uint32_t)size;
    context->base = size >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    if (is_utf32(bytes, size)) {
        shim_add_problem(context, YAML_SHIM_REASON_UTF32, 0, 0, 0);
        context->size = 0;
        return false;
    }
    if (!is_utf16(bytes, size, &big_endian, &at)) return true;

    // A code unit of two bytes takes at most three, and so does the half of one that is left in a cut file.
    if (!shim_array_reserve(&context->transcoding, size / 2 * 3 + 3, 1)) {
        context->size = 0;
        return shim_out_of_memory(context);
    }
    uint8_t *start = context->transcoding.items, *out = start;
    uint32_t parsed = UINT32_MAX;
    while (at < size) {
        uint32_t reason = 0, unit = 0, character = 0;
        if (size - at < 2) {
            reason = YAML_SHIM_REASON_CUT_UTF16;
            at = size;
        } else {
            unit = big_endian ? bytes[at] << 8 | bytes[at + 1] : bytes[at + 1] << 8 | bytes[at];
            character = unit;
            at += 2;
        }
        if (unit >= 0xD800 && unit < 0xDC00 && size - at >= 2) {
            uint32_t low = big_endian ? bytes[at] << 8 | bytes[at + 1] : bytes[at + 1] << 8 | bytes[at];
            if (low >= 0xDC00 && low < 0xE000) {
                character = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
                at += 2;
            }
        }
        if (character >= 0xD800 && character < 0xE000) reason = YAML_SHIM_REASON_LONE_SURROGATE;
        if (reason != 0) {
            uint32_t offset = (uint32_t)(out - start);
            if (parsed == UINT32_MAX) {
                shim_add_problem(context, reason, offset, offset + 3, unit);
                parsed = offset;
            }
            character = 0xFFFD;
        }
        out = put(out, character);
    }
    context->transcoding.count = (uint32_t)(out - start);
    context->text = start;
    context->base = 0;
    context->size = parsed < context->transcoding.count ? parsed : context->transcoding.count;
    return true;
}
