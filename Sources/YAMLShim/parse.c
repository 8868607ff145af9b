// From libyaml's events to the table.
#include "context.h"

#include <stdlib.h>
#include <string.h>

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
    free(context->anchors.items);
    free(context->anchor_slots);
    free(context);
}

/// Forgets the text before.
static void reset(yaml_shim_context *context, const yaml_shim_limits *limits) {
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
    shim_clear_anchors(context);
    if ((size_t)context->anchor_slot_count * sizeof(uint32_t) > kept_bytes) {
        free(context->anchor_slots);
        context->anchor_slots = NULL;
        context->anchor_slot_count = 0;
    }
    shim_array_release(&context->anchors, sizeof(shim_anchor), kept_bytes);
    context->problems.count = 0;
    context->frames.count = 0;
    memset(context->stand_ins, 0, sizeof context->stand_ins);
    context->text = NULL;
    context->input = NULL;
    context->size = 0;
    context->base = 0;
    context->scanned = 0;
    context->expansion = 0;
}

/// Appends a collection and makes it the innermost open one.
static bool open_collection(yaml_shim_context *context, yaml_shim_node node, size_t mark, const yaml_char_t *anchor,
                            const yaml_char_t *tag) {
    uint32_t start = shim_byte(context, mark);
    if ((anchor || tag) && !shim_read_properties(context, anchor, tag, &start, &node)) return false;
    if (!shim_collect_comments(context, start)) return false;
    node.start = start;
    node.end = start;
    // `[a: b]` holds a mapping without brackets, for which libyaml says flow, too.
    bool has_bracket = node.style == YAML_SHIM_STYLE_FLOW && start < context->size &&
                       (context->text[start] == '[' || context->text[start] == '{');
    context->scanned = has_bracket ? start + 1 : start;
    return shim_open(context, node) && (!anchor || shim_define_anchor(context, context->nodes.count - 1));
}

/// Closes the innermost open collection, at its bracket if it has one.
static bool close_collection(yaml_shim_context *context, const yaml_event_t *event) {
    const shim_frame *frame = (const shim_frame *)context->frames.items + context->frames.count - 1;
    const yaml_shim_node *node = (const yaml_shim_node *)context->nodes.items + frame->node;
    // The end event of a bracket covers it; that of a mapping without brackets covers nothing.
    if (node->style == YAML_SHIM_STYLE_FLOW && event->end_mark.index > event->start_mark.index) {
        uint32_t bracket = shim_byte(context, event->start_mark.index);
        if (!shim_collect_comments(context, bracket)) return false;
        context->scanned = bracket + 1;
    }
    shim_close(context);
    return true;
}

/// Appends an alias, and counts what it stands for.
static bool add_alias(yaml_shim_context *context, const yaml_event_t *event) {
    uint32_t start = shim_byte(context, event->start_mark.index);
    uint32_t end = shim_byte(context, event->end_mark.index);
    if (!shim_collect_comments(context, start)) return false;
    context->scanned = end;
    yaml_shim_node node = {
        .kind = YAML_SHIM_KIND_ALIAS, .start = start, .end = end, .value = start + 1, .length = end - start - 1,
    };
    const shim_anchor *anchor = shim_find_anchor(context, node.value, node.length);
    const yaml_shim_node *nodes = context->nodes.items;
    if (!anchor) {
        shim_add_problem(context, YAML_SHIM_REASON_UNKNOWN_ALIAS, start, end, 0);
    } else if (nodes[anchor->node].next == 0) {
        shim_add_problem(context, YAML_SHIM_REASON_RECURSIVE_ALIAS, start, end, 0);
    } else {
        node.extra = anchor->node;
        context->expansion += anchor->expanded;
        if (context->expansion > context->limits.expansion) {
            shim_add_problem(context, YAML_SHIM_REASON_TOO_MANY_ALIASES, start, end, context->limits.expansion);
            return false;
        }
    }
    if (!shim_add_node(context, node)) return false;
    if (node.extra != 0 && context->frames.count > 0) {
        shim_frame *frame = (shim_frame *)context->frames.items + context->frames.count - 1;
        frame->expanded += anchor->expanded - 1;  // in place of the alias
    }
    return true;
}

/// Takes in one event. Returns false if parsing must end here.
static bool take(yaml_shim_context *context, const yaml_event_t *event) {
    switch (event->type) {
    case YAML_SCALAR_EVENT:
        return shim_add_scalar(context, event);
    case YAML_ALIAS_EVENT:
        return add_alias(context, event);
    case YAML_SEQUENCE_START_EVENT: {
        bool is_flow = event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
        yaml_shim_node node = {
            .kind = YAML_SHIM_KIND_SEQUENCE, .style = is_flow ? YAML_SHIM_STYLE_FLOW : YAML_SHIM_STYLE_BLOCK,
        };
        return open_collection(context, node, event->start_mark.index, event->data.sequence_start.anchor,
                               event->data.sequence_start.tag);
    }
    case YAML_MAPPING_START_EVENT: {
        bool is_flow = event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE;
        yaml_shim_node node = {
            .kind = YAML_SHIM_KIND_MAPPING, .style = is_flow ? YAML_SHIM_STYLE_FLOW : YAML_SHIM_STYLE_BLOCK,
        };
        return open_collection(context, node, event->start_mark.index, event->data.mapping_start.anchor,
                               event->data.mapping_start.tag);
    }
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return close_collection(context, event);
    case YAML_DOCUMENT_START_EVENT:
        shim_clear_anchors(context);
        if (event->data.document_start.implicit) return true;
        break;
    case YAML_DOCUMENT_END_EVENT:
        if (event->data.document_end.implicit) return true;
        break;
    case YAML_STREAM_END_EVENT:
        return shim_collect_comments(context, context->size);
    default:
        return true;
    }
    // `---` or `...`, and directives before it.
    uint32_t end = shim_byte(context, event->end_mark.index);
    if (!shim_collect_comments(context, end)) return false;
    context->scanned = end;
    return true;
}

/// Reports what libyaml could not read.
static void add_syntax_problem(yaml_shim_context *context) {
    const yaml_parser_t *parser = &context->parser;
    if (parser->error == YAML_MEMORY_ERROR) {
        shim_out_of_memory(context);
        return;
    }
    // libyaml reads only what is left of the text after an encoding problem, and stumbles over the cut.
    if (context->is_cut) return;
    uint32_t count = context->problems.count;
    // The reader sets no mark, and counts bytes.
    uint32_t start = parser->error == YAML_READER_ERROR ? (uint32_t)parser->problem_offset + context->base
                                                        : shim_byte(context, parser->problem_mark.index);
    shim_add_problem(context, YAML_SHIM_REASON_SYNTAX, start, shim_character_end(context, start), 0);
    if (context->problems.count == count) return;
    yaml_shim_problem *problem = (yaml_shim_problem *)context->problems.items + count;
    problem->message = parser->problem;
    problem->context = parser->context;
    if (parser->context) {
        uint32_t begin = shim_byte(context, parser->context_mark.index);
        problem->context_range = (yaml_shim_range){begin, shim_character_end(context, begin)};
    }
}

/// Runs libyaml over the text. Returns true if it came to the end.
static bool run(yaml_shim_context *context) {
    if (!yaml_parser_initialize(&context->parser)) return shim_out_of_memory(context);
    yaml_parser_set_encoding(&context->parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&context->parser, context->input + context->base, context->size - context->base);
    bool going = true, complete = false;
    while (going) {
        yaml_event_t event;
        if (!yaml_parser_parse(&context->parser, &event)) {
            add_syntax_problem(context);
            break;
        }
        going = take(context, &event);
        if (event.type == YAML_STREAM_END_EVENT) {
            complete = going;
            going = false;
        }
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&context->parser);
    return complete;
}

/// Prepares the text and runs libyaml over it. Returns true if all of it is in the table.
static bool parse(yaml_shim_context *context, const uint8_t *bytes, size_t size) {
    // Node 0 and properties 0 stand for "none".
    if (!shim_array_reserve(&context->nodes, 1, sizeof(yaml_shim_node))) return shim_out_of_memory(context);
    *(yaml_shim_node *)context->nodes.items = (yaml_shim_node){0};
    context->nodes.count = 1;
    if (!shim_add_properties(context, (yaml_shim_properties){0})) return false;
    if (size > context->limits.bytes) {
        shim_add_problem(context, YAML_SHIM_REASON_TOO_MANY_BYTES, 0, 0, context->limits.bytes);
        return false;
    }
    if (!shim_transcode(context, size > 0 ? bytes : (const uint8_t *)"", size)) return false;
    bool holds_other_breaks = false;
    shim_check_encoding(context, &holds_other_breaks);
    context->is_cut = context->problems.count > 0;
    context->input = context->text;
    if (holds_other_breaks && !shim_hide_other_breaks(context)) return shim_out_of_memory(context);
    context->cursor_byte = context->base;
    context->cursor_index = 0;
    context->scanned = context->base;
    context->next_hash = 0;
    if (!shim_check_directives(context)) return false;
    bool complete = run(context);
    shim_close_all(context);
    return complete && !context->is_cut;
}

const yaml_shim_table *yaml_shim_parse(
    yaml_shim_context *context, const uint8_t *bytes, size_t size, const yaml_shim_limits *limits) {
    reset(context, limits);
    bool complete = parse(context, bytes, size);
    static const yaml_shim_node none;
    context->table = (yaml_shim_table){
        .nodes = context->nodes.count > 0 ? context->nodes.items : &none,
        .pool = context->pool.items,
        .properties = context->properties.items,
        .comments = context->comments.items,
        .problems = context->problems.items,
        .transcoding = context->transcoding.count > 0 ? context->transcoding.items : NULL,
        .node_count = context->nodes.count > 0 ? context->nodes.count : 1,
        .pool_size = context->pool.count,
        .property_count = context->properties.count,
        .comment_count = context->comments.count,
        .problem_count = context->problems.count,
        .transcoding_size = context->transcoding.count,
        .complete = complete,
    };
    return &context->table;
}
