// Adding to the table: nodes, comments, properties, pool and problems, and closing what is open.
#include "context.h"

#include <string.h>

/// Reports a problem. Of those that parsing survives, no more than the limit are.
void shim_add_problem(yaml_shim_context *context, uint32_t reason, uint32_t start, uint32_t end, uint32_t value) {
    shim_array *problems = &context->problems;
    bool survives = reason == YAML_SHIM_REASON_COMMENT_WITHOUT_SPACE || reason == YAML_SHIM_REASON_UNKNOWN_ALIAS ||
                    reason == YAML_SHIM_REASON_RECURSIVE_ALIAS;
    // The capacity leaves places beyond the limit for those that end parsing.
    if (problems->count >= (survives ? context->limits.problems : problems->capacity)) return;
    ((yaml_shim_problem *)problems->items)[problems->count++] = (yaml_shim_problem){
        .reason = reason, .value = value, .range = {start, end},
    };
}

/// Reports that there is no memory left, and returns false.
bool shim_out_of_memory(yaml_shim_context *context) {
    shim_add_problem(context, YAML_SHIM_REASON_MEMORY, context->scanned, context->scanned, 0);
    return false;
}

/// Appends a node below the innermost open collection, and returns it for the caller to fill in; null beyond limits.
///
/// Its parent and `next` are set. (To build the node elsewhere and copy it costs more than all the rest of this.)
yaml_shim_node *shim_add_node(yaml_shim_context *context, uint32_t start, uint32_t end) {
    shim_array *nodes = &context->nodes;
    shim_array *frames = &context->frames;
    if (nodes->count > context->limits.nodes) {
        shim_add_problem(context, YAML_SHIM_REASON_TOO_MANY_NODES, start, end, context->limits.nodes);
        return NULL;
    }
    // One place more for every open collection, so that `shim_close_all` can't fail.
    size_t places = (size_t)nodes->count + frames->count + 2;
    if (!shim_array_reserve(nodes, places, sizeof(yaml_shim_node))) {
        shim_out_of_memory(context);
        return NULL;
    }
    uint32_t index = nodes->count++;
    yaml_shim_node *node = (yaml_shim_node *)nodes->items + index;
    node->start = start;
    node->end = end;
    node->next = index + 1;
    node->parent = 0;
    if (frames->count > 0) {
        shim_frame *frame = (shim_frame *)frames->items + frames->count - 1;
        node->parent = frame->node;
        frame->children++;
        frame->expanded += shim_weight(start, end);
    }
    return node;
}

/// Appends a comment.
bool shim_add_comment(yaml_shim_context *context, uint32_t start, uint32_t end) {
    shim_array *comments = &context->comments;
    if (comments->count >= context->limits.nodes) {
        shim_add_problem(context, YAML_SHIM_REASON_TOO_MANY_NODES, start, end, context->limits.nodes);
        return false;
    }
    if (!shim_array_reserve(comments, (size_t)comments->count + 1, sizeof(yaml_shim_range))) {
        return shim_out_of_memory(context);
    }
    ((yaml_shim_range *)comments->items)[comments->count++] = (yaml_shim_range){start, end};
    return true;
}

/// Appends the properties of the node that is added next.
bool shim_add_properties(yaml_shim_context *context, yaml_shim_properties properties) {
    shim_array *all = &context->properties;
    if (!shim_array_reserve(all, (size_t)all->count + 1, sizeof(yaml_shim_properties))) {
        return shim_out_of_memory(context);
    }
    ((yaml_shim_properties *)all->items)[all->count++] = properties;
    return true;
}

/// Appends bytes to the pool.
bool shim_add_to_pool(yaml_shim_context *context, const uint8_t *bytes, size_t length) {
    shim_array *pool = &context->pool;
    if (!shim_array_reserve(pool, (size_t)pool->count + length, 1)) return shim_out_of_memory(context);
    if (length > 0) memcpy((uint8_t *)pool->items + pool->count, bytes, length);
    pool->count += (uint32_t)length;
    return true;
}

/// Appends a collection and makes it the innermost open one. Returns null beyond limits.
yaml_shim_node *shim_open(yaml_shim_context *context, uint32_t start) {
    shim_array *frames = &context->frames;
    if (frames->count >= context->limits.depth) {
        shim_add_problem(context, YAML_SHIM_REASON_TOO_DEEP, start, shim_character_end(context, start),
                         context->limits.depth);
        return NULL;
    }
    if (!shim_array_reserve(frames, (size_t)frames->count + 1, sizeof(shim_frame))) {
        shim_out_of_memory(context);
        return NULL;
    }
    uint32_t index = context->nodes.count;
    yaml_shim_node *node = shim_add_node(context, start, start);
    if (!node) return NULL;
    node->next = 0;  // open; an alias to it would hold itself
    ((shim_frame *)frames->items)[frames->count++] = (shim_frame){.node = index};
    return node;
}

/// Closes the innermost open collection, which ends where the last token ended.
void shim_close(yaml_shim_context *context) {
    shim_frame *frames = context->frames.items;
    shim_frame frame = frames[--context->frames.count];
    yaml_shim_node *node = (yaml_shim_node *)context->nodes.items + frame.node;
    node->length = node->kind == YAML_SHIM_KIND_MAPPING ? frame.children / 2 : frame.children;
    node->next = context->nodes.count;
    node->end = context->scanned;
    if (context->frames.count > 0) frames[context->frames.count - 1].expanded += frame.expanded;
    if (node->flags & YAML_SHIM_FLAG_ANCHOR) shim_close_anchor(context, frame.node, frame.expanded + 1);
}

/// Closes what an error left open, giving a key without value an empty one.
void shim_close_all(yaml_shim_context *context) {
    yaml_shim_node *nodes = context->nodes.items;
    while (context->frames.count > 0) {
        shim_frame *frame = (shim_frame *)context->frames.items + context->frames.count - 1;
        if (nodes[frame->node].kind == YAML_SHIM_KIND_MAPPING && frame->children % 2 == 1) {
            uint32_t index = context->nodes.count++;
            nodes[index] = (yaml_shim_node){
                .kind = YAML_SHIM_KIND_SCALAR, .style = YAML_SHIM_STYLE_PLAIN, .flags = YAML_SHIM_FLAG_MISSING,
                .start = context->scanned, .end = context->scanned, .next = index + 1, .parent = frame->node,
            };
            frame->children++;
        }
        shim_close(context);
    }
}
