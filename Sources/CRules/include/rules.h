// CRules: the files of Rules/, embedded, so that the built binary needs no file beside it.
#ifndef SCREENLINT_RULES_H
#define SCREENLINT_RULES_H

#include <stddef.h>

/// One embedded file.
typedef struct rules_file {
    const char *path;            // relative to Rules/, with slashes
    const unsigned char *bytes;  // UTF-8 text, not terminated
    size_t size;                 // of the text, in bytes
} rules_file;

/// Returns the number of embedded files.
size_t rules_file_count(void);

/// Returns an embedded file, counted from 0 in the order of their paths within a pack, `pack.yaml` first.
const rules_file *rules_file_at(size_t index);

/// Returns the number of packs.
size_t rules_image_count(void);

/// Returns the image of a pack, counted from 0: `path` is the pack's name, and `bytes` what a run reads in place of its
/// files; of size 0 as long as no image has been made.
const rules_file *rules_image_at(size_t index);

#endif
