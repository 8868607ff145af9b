// Writes the corpora of Scripts/bench: lifelike screen descriptions, the same on every machine.
//
// generate-corpus FOLDER FILES SCREENS-PER-FILE named|none|linked
//
// With `named`, each screen says which guidelines apply to it; with `none`, the command line does. With `linked`,
// screens speak of each other, and some depart from what the others have, repeat an id or suppress what isn't there.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "random.h"

static int chance(uint32_t percent) { return below(100) < percent; }

static const char *const nouns[] = {"Orders", "Customers", "Invoices", "Deliveries", "Work Orders", "Inspections",
    "Leave Requests", "Expenses", "Time Sheets", "Products", "Equipment", "Notifications", "Contacts", "Aufträge"};
static const char *const adjectives[] = {"Open", "My", "Recent", "Overdue", "Unapproved", "All", "Archived", "Team"};
static const char *const places[] = {"Plant 1000", "Hamburg", "Last 30 days", "Sorted by date", "Maintenance North",
    "12 items", "Updated just now", "{count} selected"};
static const char *const verbs[] = {"Add", "Edit", "Filter", "Sort", "Share", "Search", "Export", "Print", "Approve",
    "Reject", "Assign", "Scan"};
static const char *const icons[] = {"plus", "pencil", "line.3.horizontal.decrease", "arrow.up.arrow.down",
    "square.and.arrow.up", "magnifyingglass", "ellipsis", "trash", "star", "bell"};
static const char *const comments[] = {"# reviewed with the plant team", "# see the interaction notes",
    "# agreed in the design review", "# kept short for small phones"};
static const char *const guidelines[] = {"apple-hig", "sap-fiori-ios", "workday-canvas"};

static FILE *file;

static void line(int indent, const char *format, ...) {
    va_list arguments;
    fprintf(file, "%*s", indent, "");
    va_start(arguments, format);
    vfprintf(file, format, arguments);
    va_end(arguments);
    fputs(chance(3) ? "  # as agreed\n" : "\n", file);
}

static void item(int indent) {
    const char *verb = PICK(verbs), *noun = PICK(nouns);
    if (chance(50)) {
        line(indent, "- {icon: %s, accessibilityLabel: %s %s, action: %s-%u}", PICK(icons), verb, noun, verb,
            below(1000));
        return;
    }
    line(indent, "- label: %s", verb);
    if (chance(40)) line(indent + 2, "icon: %s", PICK(icons));
    line(indent + 2, "action: %s-%u", verb, below(1000));
    if (chance(40)) line(indent + 2, "style: %s", chance(50) ? "primary" : "secondary");
    if (chance(20)) line(indent + 2, "priority: %u", 1 + below(5));
    if (chance(8)) line(indent + 2, "hidden: true");
}

static void items(int indent, const char *name, uint32_t most) {
    uint32_t count = 1 + below(most);
    line(indent, "%s:", name);
    while (count-- > 0) item(indent + 2);
}

static void title(int indent, const char *key) {
    const char *end = chance(3) ? " Waiting for Approval by Managers" : "";
    if (chance(8)) {
        line(indent, "%s: {en: %s %s%s, de: \"Aufträge %s\"}", key, PICK(adjectives), PICK(nouns), end, PICK(places));
    } else if (chance(40)) {
        line(indent, "%s: \"%s %s%s\"", key, PICK(adjectives), PICK(nouns), end);
    } else {
        line(indent, "%s: %s%s", key, PICK(nouns), end);
    }
}

static void content(int indent) {
    uint32_t count = 1 + below(3);
    line(indent, "content:");
    while (count-- > 0) {
        if (chance(50)) {
            line(indent + 2, "- {kind: list, title: %s %s}", PICK(adjectives), PICK(nouns));
        } else {
            line(indent + 2, "- kind: card");
            line(indent + 4, "elevated: %s", chance(50) ? "true" : "false");
            line(indent + 4, "items:");
            line(indent + 6, "- {kind: button, label: %s, style: %s}", PICK(verbs), chance(80) ? "secondary" : "primary");
        }
    }
}

// The way back to another screen, as a screen among `count` tells it.
static void way_back(uint32_t number, uint32_t count) {
    uint32_t parent = number - below(number < 50 ? number + 1 : 50);
    line(4, "app: {name: App %u}", number * 3 / count);
    if (chance(90)) line(4, "parent: screen-%u", parent);
    line(4, "level: 1");
    line(4, "navigationBar:");
    line(6, "title: Page %u", number % 100);
    if (chance(20)) line(6, "segmentedControl: {segments: [One, Two]}");
    if (chance(10)) {
        uint32_t target = number + below(50);
        line(6, "dropdown: {purpose: navigate, items: [{label: Next, target: screen-%u}]}", target);
    }
    if (chance(1)) fputs("      # screenlint:disable-next-line apple-hig/back-button-everywhere-alike -- agreed\n", file);
    line(6, "%s:", chance(98) ? "leading" : "trailing");
    line(8, "- {role: back, label: Page %u, target: screen-%u%s}", chance(95) ? parent % 100 : below(100), parent,
        chance(2) ? ", icon: arrow, custom: true" : "");
}

static void screen(uint32_t number, int names_guidelines, uint32_t linked) {
    if (linked > 0 && chance(30)) {
        line(2, "- id: screen-%u", chance(99) ? number : below(number + 1));
        way_back(number, linked);
        return;
    }
    if (chance(30)) line(2, "%s", PICK(comments));
    line(2, "- id: screen-%u", number);
    line(4, "name: %s %s", PICK(adjectives), PICK(nouns));
    if (names_guidelines) line(4, "guidelines: [%s]", PICK(guidelines));
    if (chance(25)) line(4, "sizeClasses: [compact, regular]");
    if (chance(60)) line(4, "role: %s", chance(50) ? "parent" : "child");
    if (chance(40)) line(4, "scrolls: true");
    line(4, "navigationBar:");
    title(6, "title");
    if (chance(40)) line(6, "subtitle: '%s'", PICK(places));
    if (chance(60)) line(6, "size: %s", chance(60) ? "small" : "large");
    if (chance(70)) line(6, "leading: [{role: back, icon: chevron-left, accessibilityLabel: Back}]");
    if (chance(80)) items(6, "trailing", 4);
    if (chance(20)) line(6, "overflow: {icon: ellipsis, items: [{label: Export, action: export}]}");
    if (chance(20)) line(6, "search: {mode: persistent, placement: below}");
    if (chance(50)) {
        line(4, "toolbar:");
        line(6, "position: bottom");
        items(6, "items", 4);
    }
    if (chance(60)) content(4);
    if (chance(15)) {
        line(4, "variants:");
        line(6, "- sizeClass: regular");
        line(8, "navigationBar: {subtitle: null}");
    }
}

int main(int count, char **arguments) {
    if (count != 5) {
        fprintf(stderr, "generate-corpus: FOLDER FILES SCREENS-PER-FILE named|none|linked\n");
        return 2;
    }
    uint32_t files = (uint32_t)atoi(arguments[2]), screens = (uint32_t)atoi(arguments[3]);
    uint32_t linked = strcmp(arguments[4], "linked") == 0 ? files * screens : 0;
    mkdir(arguments[1], 0755);
    for (uint32_t number = 0; number < files; number++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/area-%03u", arguments[1], number / 100);
        mkdir(path, 0755);
        snprintf(path, sizeof path, "%s/area-%03u/part-%05u.screen.yaml", arguments[1], number / 100, number);
        file = fopen(path, "wb");
        if (file == NULL) {
            perror(path);
            return 2;
        }
        fprintf(file, "# Screens of part %u.\nscreens:\n", number);
        for (uint32_t index = 0; index < screens; index++)
            screen(number * screens + index, strcmp(arguments[4], "named") == 0, linked);
        fclose(file);
    }
    return 0;
}
