// Names of nodes: a hash table that holds for one document.
#include "context.h"

#include <stdlib.h>
#include <string.h>

/// Hashes a name, with a seed from the context's address so that names can't be chosen to collide.
static uint32_t hash_name(const yaml_shim_context *context, const uint8_t *name, uint32_t length) {
    uint64_t hash = (uint64_t)(uintptr_t)context * 0x9E3779B97F4A7C15u;
    for (uint32_t i = 0; i < length; i++) {
        hash = (hash ^ name[i]) * 0xD6E8FEB86659FD93u;
        hash ^= hash >> 32;
    }
    return (uint32_t)hash;
}

/// Returns the slot that holds the name, or the empty slot where it belongs. The table must have an empty slot.
static uint32_t find_slot(const yaml_shim_context *context, const uint8_t *name, uint32_t length, uint32_t hash) {
    const shim_anchor *anchors = context->anchors.items;
    uint32_t mask = context->anchor_slot_count - 1;
    uint32_t slot = hash & mask;
    while (context->anchor_slots[slot] != 0) {
        const shim_anchor *anchor = &anchors[context->anchor_slots[slot] - 1];
        if (anchor->hash == hash && anchor->length == length &&
            memcmp(context->text + anchor->name, name, length) == 0) break;
        slot = (slot + 1) & mask;
    }
    return slot;
}

/// Doubles the slots, so that at least half of them stay empty.
static bool grow(yaml_shim_context *context) {
    uint32_t count = context->anchor_slot_count == 0 ? 64 : context->anchor_slot_count * 2;
    uint32_t *slots = calloc(count, sizeof *slots);
    if (!slots) return false;
    free(context->anchor_slots);
    context->anchor_slots = slots;
    context->anchor_slot_count = count;
    shim_anchor *anchors = context->anchors.items;
    for (uint32_t i = 0; i < context->anchors.count; i++) {
        uint32_t slot = anchors[i].hash & (count - 1);
        while (slots[slot] != 0) slot = (slot + 1) & (count - 1);
        slots[slot] = i + 1;
        anchors[i].slot = slot;
    }
    return true;
}

/// Returns the node of a name, or null.
shim_anchor *shim_find_anchor(yaml_shim_context *context, uint32_t name, uint32_t length) {
    if (context->anchors.count == 0) return NULL;
    const uint8_t *bytes = context->text + name;
    uint32_t index = context->anchor_slots[find_slot(context, bytes, length, hash_name(context, bytes, length))];
    return index == 0 ? NULL : (shim_anchor *)context->anchors.items + index - 1;
}

static yaml_shim_range anchor_range(const yaml_shim_context *context, uint32_t node) {
    const yaml_shim_node *nodes = context->nodes.items;
    const yaml_shim_properties *properties = context->properties.items;
    return properties[nodes[node].extra].anchor;
}

/// Gives the node the name in its properties. A name given again stands for the later node from then on.
bool shim_define_anchor(yaml_shim_context *context, uint32_t node) {
    shim_array *anchors = &context->anchors;
    yaml_shim_range range = anchor_range(context, node);
    if (range.end == range.start) return true;
    uint32_t name = range.start + 1, length = range.end - name;
    const yaml_shim_node *content = (const yaml_shim_node *)context->nodes.items + node;
    uint64_t expanded = shim_weight(content->start, content->end);
    shim_anchor *known = shim_find_anchor(context, name, length);
    if (known) {
        known->node = node;
        known->expanded = expanded;
        return true;
    }
    if (!shim_array_reserve(anchors, (size_t)anchors->count + 1, sizeof(shim_anchor)) ||
        (anchors->count * 2 >= context->anchor_slot_count && !grow(context))) return shim_out_of_memory(context);
    uint32_t hash = hash_name(context, context->text + name, length);
    uint32_t slot = find_slot(context, context->text + name, length, hash);
    ((shim_anchor *)anchors->items)[anchors->count++] = (shim_anchor){
        .name = name, .length = length, .hash = hash, .slot = slot, .node = node, .expanded = expanded,
    };
    context->anchor_slots[slot] = anchors->count;
    return true;
}

/// Records how many nodes a closed collection comes to when all aliases in it are written out.
void shim_close_anchor(yaml_shim_context *context, uint32_t node, uint64_t expanded) {
    yaml_shim_range range = anchor_range(context, node);
    shim_anchor *anchor = shim_find_anchor(context, range.start + 1, range.end - range.start - 1);
    if (anchor && anchor->node == node) anchor->expanded = expanded;
}

/// Forgets all names, at the cost of those that there are.
void shim_clear_anchors(yaml_shim_context *context) {
    const shim_anchor *anchors = context->anchors.items;
    for (uint32_t i = 0; i < context->anchors.count; i++) context->anchor_slots[anchors[i].slot] = 0;
    context->anchors.count = 0;
}
