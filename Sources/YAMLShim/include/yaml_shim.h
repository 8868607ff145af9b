// YAMLShim: one call takes one text and limits, and fills one flat table of nodes, comments and problems.
//
// libyaml parses; this shim turns its events into a table that Swift reads without further calls, converts libyaml's
// code-point marks into byte offsets, gives block collections and block scalars their true ends, keeps the comments
// that libyaml drops, checks the encoding, and holds the limits that libyaml lacks.
//
// Offsets count bytes of the UTF-8 text that was parsed, a byte order mark included. A UTF-16 text is transcoded
// first; its offsets count bytes of the transcoding, which has no byte order mark.
#ifndef YAML_SHIM_H
#define YAML_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a node is.
enum {
    YAML_SHIM_KIND_NONE = 0,  // node 0 only, which stands for "no node"
    YAML_SHIM_KIND_SCALAR = 1,
    YAML_SHIM_KIND_SEQUENCE = 2,
    YAML_SHIM_KIND_MAPPING = 3,
    YAML_SHIM_KIND_ALIAS = 4,
};

/// How a node is written.
enum {
    YAML_SHIM_STYLE_NONE = 0,
    YAML_SHIM_STYLE_PLAIN = 1,
    YAML_SHIM_STYLE_SINGLE_QUOTED = 2,
    YAML_SHIM_STYLE_DOUBLE_QUOTED = 3,
    YAML_SHIM_STYLE_LITERAL = 4,
    YAML_SHIM_STYLE_FOLDED = 5,
    YAML_SHIM_STYLE_BLOCK = 6,
    YAML_SHIM_STYLE_FLOW = 7,
};

/// Properties of a node, combined by or.
enum {
    YAML_SHIM_FLAG_ANCHOR = 1,
    YAML_SHIM_FLAG_TAG = 2,
    YAML_SHIM_FLAG_MISSING = 4,  // an empty value that closes a mapping cut by an error; not in the text
};

/// One node. Nodes stand in pre-order: a collection's first child is the node after it.
typedef struct yaml_shim_node {
    uint8_t kind;
    uint8_t style;
    bool is_pooled;   // a scalar's value stands in the pool, not in the source
    uint8_t flags;
    uint32_t start;   // first byte of the content, after anchor and tag
    uint32_t end;     // byte after the content
    uint32_t next;    // index after the subtree: the next sibling, if the parent has one
    uint32_t parent;  // index of the collection that holds it, 0 for a document's root
    uint32_t value;   // scalar: offset of the value in source or pool; alias: offset of the name in the source
    uint32_t length;  // scalar, alias: bytes of the value or name; sequence: items; mapping: pairs
    uint32_t extra;   // alias: index of the node it stands for, 0 if unknown; else: index of the properties, 0 if none
} yaml_shim_node;

/// What an explicit tag says.
enum {
    YAML_SHIM_TAG_NONE = 0,
    YAML_SHIM_TAG_STRING = 1,  // `!!str`, or `!` on a scalar
    YAML_SHIM_TAG_NULL = 2,
    YAML_SHIM_TAG_BOOLEAN = 3,
    YAML_SHIM_TAG_INTEGER = 4,
    YAML_SHIM_TAG_FLOAT = 5,
    YAML_SHIM_TAG_OTHER = 6,
};

/// A half-open stretch of bytes.
typedef struct yaml_shim_range {
    uint32_t start;
    uint32_t end;
} yaml_shim_range;

/// Anchor and tag of a node.
typedef struct yaml_shim_properties {
    yaml_shim_range anchor;  // with its `&`; empty if there is none
    yaml_shim_range tag;     // as written, with its `!`; empty if there is none
    uint32_t tag_kind;
} yaml_shim_properties;

/// Why a problem was reported.
enum {
    YAML_SHIM_REASON_SYNTAX = 1,           // libyaml's own message is in `message`
    YAML_SHIM_REASON_COMMENT_WITHOUT_SPACE,
    YAML_SHIM_REASON_MEMORY,
    YAML_SHIM_REASON_UNKNOWN_ALIAS,
    YAML_SHIM_REASON_RECURSIVE_ALIAS,
    YAML_SHIM_REASON_TOO_DEEP,
    YAML_SHIM_REASON_TOO_MANY_ALIASES,
    YAML_SHIM_REASON_TOO_MANY_BYTES,
    YAML_SHIM_REASON_TOO_MANY_NODES,
    YAML_SHIM_REASON_TOO_MANY_DIRECTIVES,
    YAML_SHIM_REASON_INVALID_UTF8,         // `value` is the byte
    YAML_SHIM_REASON_OVERLONG_UTF8,
    YAML_SHIM_REASON_SURROGATE_IN_UTF8,
    YAML_SHIM_REASON_CUT_UTF8,
    YAML_SHIM_REASON_CONTROL_CHARACTER,    // `value` is the Unicode scalar
    YAML_SHIM_REASON_LONE_SURROGATE,       // of UTF-16; `value` is the code unit
    YAML_SHIM_REASON_CUT_UTF16,
    YAML_SHIM_REASON_UTF32,
};

/// Something wrong with the text.
typedef struct yaml_shim_problem {
    uint32_t reason;
    uint32_t value;
    yaml_shim_range range;
    yaml_shim_range context_range;  // where the construct in question begins; meaningful if `context` is set
    const char *message;            // static text of libyaml, or null
    const char *context;            // static text of libyaml, or null
} yaml_shim_problem;

/// Bounds on what a text may ask for.
typedef struct yaml_shim_limits {
    uint32_t bytes;       // of the text, and of its transcoding
    uint32_t depth;       // of collections in one another
    uint32_t nodes;       // nodes, and likewise comments
    uint32_t expansion;   // nodes that all aliases stand for, counted as if each were written out
    uint32_t directives;  // `%` lines before one document
    uint32_t problems;
} yaml_shim_limits;

/// What a text holds. All pointers stay valid until the context parses again or is destroyed.
typedef struct yaml_shim_table {
    const yaml_shim_node *nodes;  // never null; node 0 stands for "none"
    const uint8_t *pool;
    const yaml_shim_properties *properties;
    const yaml_shim_range *comments;
    const yaml_shim_problem *problems;
    const uint8_t *transcoding;  // the UTF-8 form of a UTF-16 text, or null
    uint32_t node_count;         // node 0 included
    uint32_t pool_size;
    uint32_t property_count;
    uint32_t comment_count;
    uint32_t problem_count;
    uint32_t transcoding_size;
    bool complete;  // false if nodes after the first fatal problem are missing
} yaml_shim_table;

/// Reusable memory for parsing one text after another.
typedef struct yaml_shim_context yaml_shim_context;

/// Returns a new context, or null if there is no memory.
yaml_shim_context *yaml_shim_create(void);

/// Frees a context with everything its tables point to.
void yaml_shim_destroy(yaml_shim_context *context);

/// Parses a text of any content and returns its table, which belongs to the context. Never null.
/// The bytes are not needed after the call.
const yaml_shim_table *yaml_shim_parse(
    yaml_shim_context *context, const uint8_t *bytes, size_t size, const yaml_shim_limits *limits);

#endif
