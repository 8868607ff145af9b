// CTexts: the files of Texts/, embedded, so that they are written as what they are and the binary needs none beside it.
#ifndef SCREENLINT_TEXTS_H
#define SCREENLINT_TEXTS_H

#include <stddef.h>

/// Returns an embedded text in UTF-8, not terminated, by its path below Texts/ with slashes, and stores its size in bytes;
/// a null pointer and 0 if there is none.
const unsigned char *embedded_text(const char *path, size_t *size);

#endif
