// Arrays that grow and are reused from one text to the next.
#include "context.h"

#include <stdlib.h>

/// Makes room for `count` elements, which is more than there is.
bool shim_array_grow(shim_array *array, size_t count, size_t bytes) {
    size_t capacity = array->capacity < 64 ? 64 : (size_t)array->capacity * 2;
    if (capacity < count) capacity = count;
    if (capacity > UINT32_MAX) return false;
    void *items = realloc(array->items, capacity * bytes);
    if (!items) return false;
    array->items = items;
    array->capacity = (uint32_t)capacity;
    return true;
}

/// Empties the array, and gives its memory back if it holds more than `keep` bytes.
void shim_array_release(shim_array *array, size_t bytes, size_t keep) {
    array->count = 0;
    if ((size_t)array->capacity * bytes <= keep) return;
    free(array->items);
    array->items = NULL;
    array->capacity = 0;
}
