// Anchors and tags, which libyaml counts into the node's range.
#include "context.h"

#include <string.h>

/// Returns the byte after the tag at `start`.
static uint32_t tag_end(const yaml_shim_context *context, uint32_t start) {
    static const char others[] = "-_;/?:@&=+$.%!~*'()";
    const uint8_t *text = context->text;
    uint32_t at = start + 1;
    if (at < context->size && text[at] == '<') {
        while (at < context->size && text[at] != '>') at++;
        return at < context->size ? at + 1 : at;
    }
    while (at < context->size) {
        uint8_t byte = text[at];
        bool is_letter = (byte | 0x20) >= 'a' && (byte | 0x20) <= 'z';
        bool is_digit = byte >= '0' && byte <= '9';
        if (!is_letter && !is_digit && (byte == 0 || !strchr(others, byte))) break;
        at++;
    }
    return at;
}

/// Returns the byte after the anchor at `start`.
static uint32_t anchor_end(uint32_t start, const yaml_char_t *name) {
    return start + 1 + (uint32_t)strlen((const char *)name);
}

static uint32_t tag_kind(const yaml_char_t *tag) {
    static const struct { const char *tag; uint32_t kind; } kinds[] = {
        {"!", YAML_SHIM_TAG_STRING},
        {"tag:yaml.org,2002:str", YAML_SHIM_TAG_STRING},
        {"tag:yaml.org,2002:null", YAML_SHIM_TAG_NULL},
        {"tag:yaml.org,2002:bool", YAML_SHIM_TAG_BOOLEAN},
        {"tag:yaml.org,2002:int", YAML_SHIM_TAG_INTEGER},
        {"tag:yaml.org,2002:float", YAML_SHIM_TAG_FLOAT},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strcmp((const char *)tag, kinds[i].tag) == 0) return kinds[i].kind;
    }
    return YAML_SHIM_TAG_OTHER;
}

/// Reads the anchor and the tag at `start` into the table, and moves `start` to the content after them.
///
/// Sets `index` to their place in the table, and adds to `flags` which of them there are.
bool shim_read_properties(yaml_shim_context *context, const yaml_char_t *anchor, const yaml_char_t *tag,
                          uint32_t *start, uint8_t *flags, uint32_t *index) {
    yaml_shim_properties properties = {0};
    uint32_t at = *start;
    for (int i = 0; i < 2 && at < context->size; i++) {
        if (context->text[at] == '&' && anchor) {
            properties.anchor = (yaml_shim_range){at, anchor_end(at, anchor)};
            at = shim_skip_space(context, properties.anchor.end);
            *flags |= YAML_SHIM_FLAG_ANCHOR;
            anchor = NULL;
        } else if (context->text[at] == '!' && tag) {
            properties.tag = (yaml_shim_range){at, tag_end(context, at)};
            properties.tag_kind = tag_kind(tag);
            at = shim_skip_space(context, properties.tag.end);
            *flags |= YAML_SHIM_FLAG_TAG;
            tag = NULL;
        }
    }
    *start = at;
    *index = context->properties.count;
    return shim_add_properties(context, properties);
}
