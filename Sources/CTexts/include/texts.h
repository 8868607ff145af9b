// CTexts: the files of Texts/, embedded, so that they are written as what they are and the binary needs none beside it.
#ifndef SCREENLINT_TEXTS_H
#define SCREENLINT_TEXTS_H

/// Returns an embedded text in UTF-8, terminated by a zero, by its path below Texts/ with slashes; a null pointer if there
/// is none.
const unsigned char *embedded_text(const char *path);

#endif
