// parse-files FILE...: parses each file with the C shim, and each again with all its bytes from some point on cut off.
#include "yaml_shim.h"

#include <stdio.h>
#include <stdlib.h>

static uint8_t *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    uint8_t *bytes = NULL;
    size_t capacity = 0;
    *size = 0;
    while (!feof(file) && !ferror(file)) {
        capacity = capacity * 2 + 4096;
        bytes = realloc(bytes, capacity);
        if (!bytes) exit(1);
        *size += fread(bytes + *size, 1, capacity - *size, file);
    }
    fclose(file);
    return bytes;
}

int main(int count, char **paths) {
    const yaml_shim_limits limits = {
        .bytes = 64 << 20, .depth = 100, .nodes = 2000000, .expansion = 1000000, .directives = 100, .problems = 100,
    };
    yaml_shim_context *context = yaml_shim_create();
    if (!context) return 1;
    unsigned long long texts = 0, nodes = 0;
    for (int i = 1; i < count; i++) {
        size_t size;
        uint8_t *bytes = read_file(paths[i], &size);
        if (!bytes) continue;
        for (size_t cut = 0; cut < 8; cut++) {
            // In memory of its own, so that a byte read beyond the end is found.
            size_t length = size - size * cut / 8;
            uint8_t *text = malloc(length > 0 ? length : 1);
            if (!text) return 1;
            for (size_t at = 0; at < length; at++) text[at] = bytes[at];
            const yaml_shim_table *table = yaml_shim_parse(context, text, length, &limits);
            nodes += table->node_count;
            texts++;
            free(text);
        }
        free(bytes);
    }
    yaml_shim_destroy(context);
    printf("%llu texts, %llu nodes\n", texts, nodes);
}
