// The yardstick of Scripts/bench: pulls every event of every file below a folder (or of one file) out of libyaml.
#define _XOPEN_SOURCE 700
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <yaml.h>

static unsigned long events;

static int pull(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)place;
    if (kind != FTW_F) return 0;
    FILE *file = fopen(path, "rb");
    unsigned char *bytes = malloc((size_t)status->st_size + 1);
    if (file == NULL || bytes == NULL) return 1;
    size_t size = fread(bytes, 1, (size_t)status->st_size, file);
    fclose(file);
    yaml_parser_t parser;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, bytes, size);
    for (int is_done = 0; !is_done;) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) return 1;
        is_done = event.type == YAML_STREAM_END_EVENT;
        events += 1;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    free(bytes);
    return 0;
}

int main(int count, char **arguments) {
    if (count != 2 || nftw(arguments[1], pull, 16, FTW_PHYS) != 0) {
        fprintf(stderr, "libyaml-loop: takes the path of a folder of valid YAML files\n");
        return 2;
    }
    printf("%lu events\n", events);
    return 0;
}
