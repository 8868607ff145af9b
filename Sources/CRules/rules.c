// Written by Scripts/embed-rules: every file of Rules/.
#include "rules.h"

static const unsigned char file_0[] = {
#embed "../../Rules/apple-hig/pack.yaml"
};
static const unsigned char file_1[] = {
#embed "../../Rules/apple-hig/navigation-bars.yaml"
};
static const unsigned char file_2[] = {
#embed "../../Rules/sap-fiori-ios/pack.yaml"
};
static const unsigned char file_3[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar.yaml"
};
static const unsigned char file_4[] = {
#embed "../../Rules/workday-canvas/pack.yaml"
};
static const unsigned char file_5[] = {
#embed "../../Rules/workday-canvas/top-app-bar.yaml"
};

static const rules_file files[] = {
    {"apple-hig/pack.yaml", file_0, sizeof file_0},
    {"apple-hig/navigation-bars.yaml", file_1, sizeof file_1},
    {"sap-fiori-ios/pack.yaml", file_2, sizeof file_2},
    {"sap-fiori-ios/navigation-bar.yaml", file_3, sizeof file_3},
    {"workday-canvas/pack.yaml", file_4, sizeof file_4},
    {"workday-canvas/top-app-bar.yaml", file_5, sizeof file_5},
};

size_t rules_file_count(void) { return sizeof files / sizeof files[0]; }

const rules_file *rules_file_at(size_t index) { return &files[index]; }
