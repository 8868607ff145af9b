// The memory behind one context, shared by the files of the shim.
#ifndef YAML_SHIM_CONTEXT_H
#define YAML_SHIM_CONTEXT_H

#include "yaml_shim.h"

#include <yaml.h>

/// A growing array.
typedef struct shim_array {
    void *items;
    uint32_t count;
    uint32_t capacity;
} shim_array;

/// A collection that is still open.
typedef struct shim_frame {
    uint32_t node;
    uint32_t children;
    uint64_t expanded;  // its nodes so far, aliases counted as what they stand for
} shim_frame;

/// A node that has a name.
typedef struct shim_anchor {
    uint32_t name;  // offset in the source
    uint32_t length;
    uint32_t hash;
    uint32_t slot;
    uint32_t node;
    uint64_t expanded;
} shim_anchor;

struct yaml_shim_context {
    yaml_shim_table table;
    yaml_shim_limits limits;
    yaml_parser_t parser;  // libyaml keeps its address, so it must not move

    const uint8_t *text;   // the UTF-8 text that offsets count in
    const uint8_t *input;  // what libyaml reads: the text, or its copy without what libyaml mistakes or refuses
    uint32_t size;         // up to the first byte that can't be read
    uint32_t base;         // bytes of the byte order mark
    bool ascii;
    bool is_cut;           // libyaml reads only what stands before an encoding problem
    uint64_t expansion;    // nodes that the aliases so far stand for

    // Where the code point `cursor_index` begins.
    uint32_t cursor_byte;
    size_t cursor_index;

    uint32_t scanned;    // end of the last token: no comment before it is left to collect
    uint32_t next_hash;  // the first `#` at or after some earlier value of `scanned`; `size` if there is none

    shim_array nodes, pool, properties, comments, problems, frames;
    shim_array transcoding, copy;

    shim_array anchors;
    uint32_t *anchor_slots;  // index into anchors plus 1, or 0
    uint32_t anchor_slot_count;

    bool hides_surrogates;  // the copy has other escapes in place of surrogate pairs

    shim_array tabs;         // the offsets of tabs that are blanks in the copy
    uint32_t next_tab;       // the first of them that no value before ends behind
    bool hides_tabs_of_values;

    // Stand-ins for NEL, LS and PS in the copy; the first byte is 0 if not in use.
    uint8_t stand_ins[3][3];
};

// context.c
void shim_reset(yaml_shim_context *context, const yaml_shim_limits *limits);
bool shim_copy_text(yaml_shim_context *context);

// array.c
bool shim_array_grow(shim_array *array, size_t count, size_t bytes);
void shim_array_release(shim_array *array, size_t bytes, size_t keep);

// table.c
yaml_shim_node *shim_add_node(yaml_shim_context *context, uint32_t start, uint32_t end);
bool shim_add_comment(yaml_shim_context *context, uint32_t start, uint32_t end);
bool shim_add_properties(yaml_shim_context *context, yaml_shim_properties properties);
bool shim_add_to_pool(yaml_shim_context *context, const uint8_t *bytes, size_t length);
void shim_add_problem(yaml_shim_context *context, uint32_t reason, uint32_t start, uint32_t end, uint32_t value);
bool shim_out_of_memory(yaml_shim_context *context);
yaml_shim_node *shim_open(yaml_shim_context *context, uint32_t start);
void shim_close(yaml_shim_context *context);
void shim_close_all(yaml_shim_context *context);

// encoding.c
bool shim_transcode(yaml_shim_context *context, const uint8_t *bytes, size_t size);
void shim_check_encoding(yaml_shim_context *context, bool *holds_other_breaks);

// line_breaks.c
bool shim_hide_other_breaks(yaml_shim_context *context);
void shim_restore_other_breaks(const yaml_shim_context *context, uint8_t *bytes, size_t length);

// surrogates.c
bool shim_hide_surrogates(yaml_shim_context *context);
size_t shim_restore_surrogates(
    const yaml_shim_context *context, uint32_t start, uint32_t end, bool is_escaped, uint8_t *bytes, size_t length);

// tabs.c
bool shim_hide_tabs(yaml_shim_context *context);
void shim_keep_tabs_slowly(yaml_shim_context *context, uint32_t start, uint32_t end);

// directives.c
bool shim_check_directives(yaml_shim_context *context);

// positions.c
uint32_t shim_seek(yaml_shim_context *context, size_t index);
uint32_t shim_character_end(const yaml_shim_context *context, uint32_t start);
uint32_t shim_line_end(const yaml_shim_context *context, uint32_t start);

// comments.c
bool shim_collect_comments_slowly(yaml_shim_context *context, uint32_t end);
uint32_t shim_content_end(const yaml_shim_context *context, uint32_t start, uint32_t end);
bool shim_is_mark_of_line(const yaml_shim_context *context, uint32_t at);
uint32_t shim_skip_space(const yaml_shim_context *context, uint32_t start);

// anchors.c
bool shim_define_anchor(yaml_shim_context *context, uint32_t node);
void shim_close_anchor(yaml_shim_context *context, uint32_t node, uint64_t expanded);
shim_anchor *shim_find_anchor(yaml_shim_context *context, uint32_t name, uint32_t length);
void shim_clear_anchors(yaml_shim_context *context);

// events.c
bool shim_take(yaml_shim_context *context, const yaml_event_t *event);

// scalars.c
bool shim_add_scalar(yaml_shim_context *context, const yaml_event_t *event);

// properties.c
bool shim_read_properties(yaml_shim_context *context, const yaml_char_t *anchor, const yaml_char_t *tag,
                          uint32_t *start, uint8_t *flags, uint32_t *index);

/// Makes room for `count` elements of `bytes` bytes in all. Returns false if there is no memory.
static inline bool shim_array_reserve(shim_array *array, size_t count, size_t bytes) {
    return count <= array->capacity || shim_array_grow(array, count, bytes);
}

/// Returns what a node between two offsets counts as when an alias stands for it: long texts as several nodes.
static inline uint64_t shim_weight(uint32_t start, uint32_t end) { return 1 + (end - start) / 64; }

/// Returns the byte offset of a code point that libyaml numbers from 0 after the byte order mark.
static inline uint32_t shim_byte(yaml_shim_context *context, size_t index) {
    return context->ascii ? (uint32_t)index + context->base : shim_seek(context, index);
}

/// Collects the comments between the last token and the next, which begins at `end`.
static inline bool shim_collect_comments(yaml_shim_context *context, uint32_t end) {
    return context->next_hash >= end || shim_collect_comments_slowly(context, end);
}

/// Notes that a value stands between two offsets, after all values before it: its tabs must stay.
static inline void shim_keep_tabs(yaml_shim_context *context, uint32_t start, uint32_t end) {
    if (context->next_tab < context->tabs.count) shim_keep_tabs_slowly(context, start, end);
}

#endif
