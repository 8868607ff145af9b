// The yardstick of Scripts/bench for storyboards: has expat parse every storyboard and xib below a folder, and does
// nothing with what it finds. Prints the milliseconds that took; reading the files is not counted.
#define _XOPEN_SOURCE 700
#include <expat.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static double milliseconds;
static unsigned long elements;

static void start(void *data, const XML_Char *name, const XML_Char **attributes) {
    (void)data, (void)name, (void)attributes;
    elements += 1;
}

static void end(void *data, const XML_Char *name) { (void)data, (void)name; }

static int has_ending(const char *path, const char *ending) {
    size_t length = strlen(path), rest = strlen(ending);
    return length > rest && strcmp(path + length - rest, ending) == 0;
}

static int parse(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)place;
    if (kind != FTW_F || (!has_ending(path, ".storyboard") && !has_ending(path, ".xib"))) return 0;
    FILE *file = fopen(path, "rb");
    char *bytes = malloc((size_t)status->st_size + 1);
    if (file == NULL || bytes == NULL) return 1;
    size_t size = fread(bytes, 1, (size_t)status->st_size, file);
    fclose(file);
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    XML_Parser parser = XML_ParserCreate("UTF-8");
    XML_SetElementHandler(parser, start, end);
    XML_Parse(parser, bytes, (int)size, 1);
    XML_ParserFree(parser);
    clock_gettime(CLOCK_MONOTONIC, &after);
    milliseconds += (after.tv_sec - before.tv_sec) * 1e3 + (after.tv_nsec - before.tv_nsec) / 1e6;
    free(bytes);
    return 0;
}

int main(int count, char **arguments) {
    if (count != 2 || nftw(arguments[1], parse, 16, FTW_PHYS) != 0 || elements == 0) {
        fprintf(stderr, "expat-loop: takes the path of a folder with storyboards or xibs\n");
        return 2;
    }
    printf("%.1f\n", milliseconds);
    return 0;
}
