// The call: a text in, libyaml run over it, a table out.
#include "context.h"

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

/// Forgets what has been read of the text. Returns false if there is no memory.
static bool begin(yaml_shim_context *context) {
    context->nodes.count = context->pool.count = context->properties.count = context->comments.count = 0;
    context->frames.count = 0;
    context->expansion = 0;
    shim_clear_anchors(context);
    context->cursor_byte = context->base;
    context->cursor_index = 0;
    context->scanned = context->base;
    context->next_hash = 0;
    context->next_tab = 0;
    // Node 0 and properties 0 stand for "none".
    if (!shim_array_reserve(&context->nodes, 1, sizeof(yaml_shim_node))) return shim_out_of_memory(context);
    *(yaml_shim_node *)context->nodes.items = (yaml_shim_node){0};
    context->nodes.count = 1;
    return shim_add_properties(context, (yaml_shim_properties){0});
}

/// Runs libyaml over the text. Returns true if it came to the end.
static bool run(yaml_shim_context *context) {
    if (!begin(context)) return false;
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
        // Most events are scalars; the jump to the many other cases is kept off their way.
        going = event.type == YAML_SCALAR_EVENT ? shim_add_scalar(context, &event) : shim_take(context, &event);
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
    if (!begin(context)) return false;
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
    if (!shim_hide_surrogates(context)) return shim_out_of_memory(context);
    context->scanned = context->base;
    if (!shim_check_directives(context)) return false;
    bool complete = run(context);
    while (shim_hide_tabs(context)) complete = run(context);
    shim_close_all(context);
    return complete && !context->is_cut;
}

const yaml_shim_table *yaml_shim_parse(
    yaml_shim_context *context, const uint8_t *bytes, size_t size, const yaml_shim_limits *limits) {
    shim_reset(context, limits);
    bool complete = parse(context, bytes, size);
    static const yaml_shim_node none;
    context->table = (yaml_shim_table){
        .nodes = context->nodes.count > 0 ? context->nodes.items : &none,
        .pool = context->pool.items,
        .properties = context->properties.items,
        .comments = context->comments.items,
        .problems = context->problems.items,
        .transcoding = context->text == context->transcoding.items ? context->text : NULL,
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
