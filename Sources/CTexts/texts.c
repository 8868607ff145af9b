// Written by Scripts/embed-texts: every file of Texts/.
#include "texts.h"

#include <string.h>

static const unsigned char text_0[] = {
#embed "Texts/examples/app.yaml" suffix(, )
    0
};
static const unsigned char text_1[] = {
#embed "Texts/examples/banner.yaml" suffix(, )
    0
};
static const unsigned char text_2[] = {
#embed "Texts/examples/block.yaml" suffix(, )
    0
};
static const unsigned char text_3[] = {
#embed "Texts/examples/document.yaml" suffix(, )
    0
};
static const unsigned char text_4[] = {
#embed "Texts/examples/documentMenu.yaml" suffix(, )
    0
};
static const unsigned char text_5[] = {
#embed "Texts/examples/dropdown.yaml" suffix(, )
    0
};
static const unsigned char text_6[] = {
#embed "Texts/examples/helperText.yaml" suffix(, )
    0
};
static const unsigned char text_7[] = {
#embed "Texts/examples/item.yaml" suffix(, )
    0
};
static const unsigned char text_8[] = {
#embed "Texts/examples/logo.yaml" suffix(, )
    0
};
static const unsigned char text_9[] = {
#embed "Texts/examples/navigationBar.yaml" suffix(, )
    0
};
static const unsigned char text_10[] = {
#embed "Texts/examples/overflow.yaml" suffix(, )
    0
};
static const unsigned char text_11[] = {
#embed "Texts/examples/overlay.yaml" suffix(, )
    0
};
static const unsigned char text_12[] = {
#embed "Texts/examples/pane.yaml" suffix(, )
    0
};
static const unsigned char text_13[] = {
#embed "Texts/examples/screen.yaml" suffix(, )
    0
};
static const unsigned char text_14[] = {
#embed "Texts/examples/search.yaml" suffix(, )
    0
};
static const unsigned char text_15[] = {
#embed "Texts/examples/segmentedControl.yaml" suffix(, )
    0
};
static const unsigned char text_16[] = {
#embed "Texts/examples/selection.yaml" suffix(, )
    0
};
static const unsigned char text_17[] = {
#embed "Texts/examples/size.yaml" suffix(, )
    0
};
static const unsigned char text_18[] = {
#embed "Texts/examples/slotItem.yaml" suffix(, )
    0
};
static const unsigned char text_19[] = {
#embed "Texts/examples/splitView.yaml" suffix(, )
    0
};
static const unsigned char text_20[] = {
#embed "Texts/examples/state.yaml" suffix(, )
    0
};
static const unsigned char text_21[] = {
#embed "Texts/examples/statusBar.yaml" suffix(, )
    0
};
static const unsigned char text_22[] = {
#embed "Texts/examples/tabBar.yaml" suffix(, )
    0
};
static const unsigned char text_23[] = {
#embed "Texts/examples/toolbar.yaml" suffix(, )
    0
};
static const unsigned char text_24[] = {
#embed "Texts/examples/variant.yaml" suffix(, )
    0
};
static const unsigned char text_25[] = {
#embed "Texts/examples/window.yaml" suffix(, )
    0
};
static const unsigned char text_26[] = {
#embed "Texts/pages/report.js" suffix(, )
    0
};
static const unsigned char text_27[] = {
#embed "Texts/pages/report.sha256" suffix(, )
    0
};
static const unsigned char text_28[] = {
#embed "Texts/pages/review.js" suffix(, )
    0
};
static const unsigned char text_29[] = {
#embed "Texts/pages/review.sha256" suffix(, )
    0
};
static const unsigned char text_30[] = {
#embed "Texts/pages/style.css" suffix(, )
    0
};
static const unsigned char text_31[] = {
#embed "Texts/pages/style.sha256" suffix(, )
    0
};
static const unsigned char text_32[] = {
#embed "Texts/templates/detail.screen.yaml" suffix(, )
    0
};
static const unsigned char text_33[] = {
#embed "Texts/templates/first.screen.yaml" suffix(, )
    0
};
static const unsigned char text_34[] = {
#embed "Texts/templates/form.screen.yaml" suffix(, )
    0
};
static const unsigned char text_35[] = {
#embed "Texts/templates/list.screen.yaml" suffix(, )
    0
};
static const unsigned char text_36[] = {
#embed "Texts/templates/rules/pack.yaml" suffix(, )
    0
};
static const unsigned char text_37[] = {
#embed "Texts/templates/rules/screens.yaml" suffix(, )
    0
};
static const unsigned char text_38[] = {
#embed "Texts/templates/screenlint.yml" suffix(, )
    0
};
static const unsigned char text_39[] = {
#embed "Texts/templates/split-view.screen.yaml" suffix(, )
    0
};

static const struct {
    const char *path;
    const unsigned char *text;
} texts[] = {
    {"examples/app.yaml", text_0},
    {"examples/banner.yaml", text_1},
    {"examples/block.yaml", text_2},
    {"examples/document.yaml", text_3},
    {"examples/documentMenu.yaml", text_4},
    {"examples/dropdown.yaml", text_5},
    {"examples/helperText.yaml", text_6},
    {"examples/item.yaml", text_7},
    {"examples/logo.yaml", text_8},
    {"examples/navigationBar.yaml", text_9},
    {"examples/overflow.yaml", text_10},
    {"examples/overlay.yaml", text_11},
    {"examples/pane.yaml", text_12},
    {"examples/screen.yaml", text_13},
    {"examples/search.yaml", text_14},
    {"examples/segmentedControl.yaml", text_15},
    {"examples/selection.yaml", text_16},
    {"examples/size.yaml", text_17},
    {"examples/slotItem.yaml", text_18},
    {"examples/splitView.yaml", text_19},
    {"examples/state.yaml", text_20},
    {"examples/statusBar.yaml", text_21},
    {"examples/tabBar.yaml", text_22},
    {"examples/toolbar.yaml", text_23},
    {"examples/variant.yaml", text_24},
    {"examples/window.yaml", text_25},
    {"pages/report.js", text_26},
    {"pages/report.sha256", text_27},
    {"pages/review.js", text_28},
    {"pages/review.sha256", text_29},
    {"pages/style.css", text_30},
    {"pages/style.sha256", text_31},
    {"templates/detail.screen.yaml", text_32},
    {"templates/first.screen.yaml", text_33},
    {"templates/form.screen.yaml", text_34},
    {"templates/list.screen.yaml", text_35},
    {"templates/rules/pack.yaml", text_36},
    {"templates/rules/screens.yaml", text_37},
    {"templates/screenlint.yml", text_38},
    {"templates/split-view.screen.yaml", text_39},
};

const unsigned char *embedded_text(const char *path) {
    for (size_t index = 0; index < sizeof texts / sizeof texts[0]; index++)
        if (strcmp(texts[index].path, path) == 0) return texts[index].text;
    return NULL;
}
