// Tabs between an indicator, or the start of a line, and a comment: `-<tab># why` is valid, and libyaml refuses it.
//
// Only a text that has failed at such a tab pays: libyaml reads a copy of it in which blanks stand in their place. Those
// that turn out to be part of a value get their tabs back, and it is read once more.
#include "context.h"

#include <string.h>

/// Tells whether everything between two places is blank, or an indicator of a block collection with a blank behind it.
static bool holds_only_indicators(const uint8_t *text, uint32_t at, uint32_t end) {
    for (bool follows_indicator = false;; at++) {
        bool is_blank = at < end && (text[at] == ' ' || text[at] == '\t');
        if (follows_indicator && !is_blank) return false;
        if (at == end) return true;
        follows_indicator = text[at] == '-' || text[at] == '?' || text[at] == ':';
        if (!is_blank && !follows_indicator) return false;
    }
}

/// Tells whether libyaml has stopped at a tab.
static bool stopped_at_tab(const yaml_shim_context *context) {
    if (context->is_cut || context->problems.count == 0) return false;
    const yaml_shim_problem *last = (yaml_shim_problem *)context->problems.items + context->problems.count - 1;
    return last->reason == YAML_SHIM_REASON_SYNTAX && last->range.start < context->size &&
           context->text[last->range.start] == '\t';
}

/// Puts blanks in place of the tabs before comments. Returns false if there is none, or no memory.
static bool replace_tabs(yaml_shim_context *context) {
    const uint8_t *text = context->text;
    if (!shim_copy_text(context)) return false;
    uint8_t *copy = context->copy.items;
    for (uint32_t line = context->base, end; line < context->size; line = end + 1) {
        end = shim_line_end(context, line);
        const uint8_t *comment = memchr(text + line, '#', end - line);
        uint32_t hash = comment ? (uint32_t)(comment - text) : line;
        if (!memchr(text + line, '\t', hash - line) || !holds_only_indicators(text, line, hash)) continue;
        for (uint32_t at = line; at < hash; at++) {
            if (text[at] != '\t') continue;
            uint32_t count = context->tabs.count;
            if (!shim_array_reserve(&context->tabs, (size_t)count + 1, sizeof(uint32_t))) return false;
            ((uint32_t *)context->tabs.items)[count] = at;
            context->tabs.count++;
            copy[at] = ' ';
        }
    }
    return context->tabs.count > 0;
}

/// Prepares another attempt if it is worth one: after the first has stopped at a tab, or the second hid tabs of values.
bool shim_hide_tabs(yaml_shim_context *context) {
    bool again = context->tabs.count == 0 ? stopped_at_tab(context) && replace_tabs(context) : context->hides_tabs_of_values;
    if (again) context->problems.count = 0;
    context->hides_tabs_of_values = false;
    return again;
}

/// Puts the tabs of a value back into the copy, for the attempt after this one.
void shim_keep_tabs_slowly(yaml_shim_context *context, uint32_t start, uint32_t end) {
    const uint32_t *tabs = context->tabs.items;
    uint8_t *copy = context->copy.items;
    for (; context->next_tab < context->tabs.count && tabs[context->next_tab] < end; context->next_tab++) {
        uint32_t at = tabs[context->next_tab];
        if (at < start || copy[at] == '\t') continue;
        copy[at] = '\t';
        context->hides_tabs_of_values = true;
    }
}
