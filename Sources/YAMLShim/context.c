// The life of a context.
#include "context.h"

#include <stdlib.h>
#include <string.h>

// Swift reads the nodes as they lie in memory.
static_assert(sizeof(yaml_shim_node) == 32, "a node has 32 bytes");

enum { most_problems = 120, places_for_fatal_problems = 8 };

/// Memory that a context keeps from one text to the next, per array. A larger array is given back.
enum { kept_bytes = 4 << 20 };

yaml_shim_context *yaml_shim_create(void) {
    yaml_shim_context *context = calloc(1, sizeof *context);
    if (!context) return NULL;
    if (!shim_array_reserve(&context->problems, most_problems + places_for_fatal_problems, sizeof(yaml_shim_problem))) {
        free(context);
        return NULL;
    }
    return context;
}

void yaml_shim_destroy(yaml_shim_context *context) {
    if (!context) return;
    free(context->nodes.items);
    free(context->pool.items);
    free(context->properties.items);
    free(context->comments.items);
    free(context->problems.items);
    free(context->frames.items);
    free(context->transcoding.items);
    free(context->copy.items);
    free(context->tabs.items);
    free(context->anchors.items);
    free(context->anchor_slots);
    free(context);
}

/// Forgets the text before.
void shim_reset(yaml_shim_context *context, const yaml_shim_limits *limits) {
    context->limits = *limits;
    // Offsets and indices take 32 bits, and transcoding can add half.
    if (context->limits.bytes > INT32_MAX / 2) context->limits.bytes = INT32_MAX / 2;
    if (context->limits.nodes > INT32_MAX) context->limits.nodes = INT32_MAX;
    if (context->limits.depth > 10000) context->limits.depth = 10000;
    if (context->limits.problems > most_problems) context->limits.problems = most_problems;
    shim_array_release(&context->nodes, sizeof(yaml_shim_node), kept_bytes);
    shim_array_release(&context->pool, 1, kept_bytes);
    shim_array_release(&context->properties, sizeof(yaml_shim_properties), kept_bytes);
    shim_array_release(&context->comments, sizeof(yaml_shim_range), kept_bytes);
    shim_array_release(&context->transcoding, 1, kept_bytes);
    shim_array_release(&context->copy, 1, kept_bytes);
    shim_array_release(&context->tabs, sizeof(uint32_t), kept_bytes);
    shim_clear_anchors(context);
    if ((size_t)context->anchor_slot_count * sizeof(uint32_t) > kept_bytes) {
        free(context->anchor_slots);
        context->anchor_slots = NULL;
        context->anchor_slot_count = 0;
    }
    shim_array_release(&context->anchors, sizeof(shim_anchor), kept_bytes);
    context->problems.count = 0;
    context->hides_surrogates = false;
    context->hides_tabs_of_values = false;
    memset(context->stand_ins, 0, sizeof context->stand_ins);
    context->text = NULL;
    context->input = NULL;
    context->size = 0;
    context->base = 0;
}

/// Lets libyaml read a copy of the text, which may be changed. Returns false if there is no memory.
bool shim_copy_text(yaml_shim_context *context) {
    if (context->input != context->text) return true;
    if (!shim_array_reserve(&context->copy, context->size, 1)) return false;
    memcpy(context->copy.items, context->text, context->size);
    context->copy.count = context->size;
    context->input = context->copy.items;
    return true;
}
