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
#embed "../../Rules/sap-fiori-ios/navigation-bar/actions.yaml"
};
static const unsigned char file_4[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/labels-and-icons.yaml"
};
static const unsigned char file_5[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/logo.yaml"
};
static const unsigned char file_6[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/search-and-layout.yaml"
};
static const unsigned char file_7[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/titles.yaml"
};
static const unsigned char file_8[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/way-back.yaml"
};
static const unsigned char file_9[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/button-styles.yaml"
};
static const unsigned char file_10[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/container.yaml"
};
static const unsigned char file_11[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/labels-and-icons.yaml"
};
static const unsigned char file_12[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/overflow.yaml"
};
static const unsigned char file_13[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/semantic-actions.yaml"
};
static const unsigned char file_14[] = {
#embed "../../Rules/workday-canvas/pack.yaml"
};
static const unsigned char file_15[] = {
#embed "../../Rules/workday-canvas/top-app-bar/actions.yaml"
};
static const unsigned char file_16[] = {
#embed "../../Rules/workday-canvas/top-app-bar/anatomy.yaml"
};
static const unsigned char file_17[] = {
#embed "../../Rules/workday-canvas/top-app-bar/api.yaml"
};
static const unsigned char file_18[] = {
#embed "../../Rules/workday-canvas/top-app-bar/backgrounds.yaml"
};
static const unsigned char file_19[] = {
#embed "../../Rules/workday-canvas/top-app-bar/behaviors.yaml"
};
static const unsigned char file_20[] = {
#embed "../../Rules/workday-canvas/top-app-bar/dropdown.yaml"
};
static const unsigned char file_21[] = {
#embed "../../Rules/workday-canvas/top-app-bar/navigation.yaml"
};
static const unsigned char file_22[] = {
#embed "../../Rules/workday-canvas/top-app-bar/overflow.yaml"
};
static const unsigned char file_23[] = {
#embed "../../Rules/workday-canvas/top-app-bar/search.yaml"
};
static const unsigned char file_24[] = {
#embed "../../Rules/workday-canvas/top-app-bar/usage.yaml"
};

static const rules_file files[] = {
    {"apple-hig/pack.yaml", file_0, sizeof file_0},
    {"apple-hig/navigation-bars.yaml", file_1, sizeof file_1},
    {"sap-fiori-ios/pack.yaml", file_2, sizeof file_2},
    {"sap-fiori-ios/navigation-bar/actions.yaml", file_3, sizeof file_3},
    {"sap-fiori-ios/navigation-bar/labels-and-icons.yaml", file_4, sizeof file_4},
    {"sap-fiori-ios/navigation-bar/logo.yaml", file_5, sizeof file_5},
    {"sap-fiori-ios/navigation-bar/search-and-layout.yaml", file_6, sizeof file_6},
    {"sap-fiori-ios/navigation-bar/titles.yaml", file_7, sizeof file_7},
    {"sap-fiori-ios/navigation-bar/way-back.yaml", file_8, sizeof file_8},
    {"sap-fiori-ios/toolbar/button-styles.yaml", file_9, sizeof file_9},
    {"sap-fiori-ios/toolbar/container.yaml", file_10, sizeof file_10},
    {"sap-fiori-ios/toolbar/labels-and-icons.yaml", file_11, sizeof file_11},
    {"sap-fiori-ios/toolbar/overflow.yaml", file_12, sizeof file_12},
    {"sap-fiori-ios/toolbar/semantic-actions.yaml", file_13, sizeof file_13},
    {"workday-canvas/pack.yaml", file_14, sizeof file_14},
    {"workday-canvas/top-app-bar/actions.yaml", file_15, sizeof file_15},
    {"workday-canvas/top-app-bar/anatomy.yaml", file_16, sizeof file_16},
    {"workday-canvas/top-app-bar/api.yaml", file_17, sizeof file_17},
    {"workday-canvas/top-app-bar/backgrounds.yaml", file_18, sizeof file_18},
    {"workday-canvas/top-app-bar/behaviors.yaml", file_19, sizeof file_19},
    {"workday-canvas/top-app-bar/dropdown.yaml", file_20, sizeof file_20},
    {"workday-canvas/top-app-bar/navigation.yaml", file_21, sizeof file_21},
    {"workday-canvas/top-app-bar/overflow.yaml", file_22, sizeof file_22},
    {"workday-canvas/top-app-bar/search.yaml", file_23, sizeof file_23},
    {"workday-canvas/top-app-bar/usage.yaml", file_24, sizeof file_24},
};

size_t rules_file_count(void) { return sizeof files / sizeof files[0]; }

const rules_file *rules_file_at(size_t index) { return &files[index]; }
