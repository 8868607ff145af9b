// Written by Scripts/embed-rules: every file of Rules/.
#include "rules.h"

static const unsigned char file_0[] = {
#embed "../../Rules/apple-hig/pack.yaml"
};
static const unsigned char file_1[] = {
#embed "../../Rules/apple-hig/navigation-bars/best-practices.yaml"
};
static const unsigned char file_2[] = {
#embed "../../Rules/apple-hig/navigation-bars/introduction.yaml"
};
static const unsigned char file_3[] = {
#embed "../../Rules/apple-hig/navigation-bars/ios.yaml"
};
static const unsigned char file_4[] = {
#embed "../../Rules/apple-hig/navigation-bars/visionos.yaml"
};
static const unsigned char file_5[] = {
#embed "../../Rules/apple-hig/navigation-bars/watchos.yaml"
};
static const unsigned char file_6[] = {
#embed "../../Rules/apple-hig/toolbars/appearance.yaml"
};
static const unsigned char file_7[] = {
#embed "../../Rules/apple-hig/toolbars/best-practices.yaml"
};
static const unsigned char file_8[] = {
#embed "../../Rules/apple-hig/toolbars/introduction.yaml"
};
static const unsigned char file_9[] = {
#embed "../../Rules/apple-hig/toolbars/ios.yaml"
};
static const unsigned char file_10[] = {
#embed "../../Rules/apple-hig/toolbars/ipados-documents.yaml"
};
static const unsigned char file_11[] = {
#embed "../../Rules/apple-hig/toolbars/ipados.yaml"
};
static const unsigned char file_12[] = {
#embed "../../Rules/apple-hig/toolbars/labels.yaml"
};
static const unsigned char file_13[] = {
#embed "../../Rules/apple-hig/toolbars/macos-commands.yaml"
};
static const unsigned char file_14[] = {
#embed "../../Rules/apple-hig/toolbars/macos.yaml"
};
static const unsigned char file_15[] = {
#embed "../../Rules/apple-hig/toolbars/visionos.yaml"
};
static const unsigned char file_16[] = {
#embed "../../Rules/apple-hig/toolbars/watchos.yaml"
};
static const unsigned char file_17[] = {
#embed "../../Rules/contrast/pack.yaml"
};
static const unsigned char file_18[] = {
#embed "../../Rules/contrast/wcag/navigation-bar-items.yaml"
};
static const unsigned char file_19[] = {
#embed "../../Rules/contrast/wcag/tab-bar-items.yaml"
};
static const unsigned char file_20[] = {
#embed "../../Rules/contrast/wcag/titles.yaml"
};
static const unsigned char file_21[] = {
#embed "../../Rules/contrast/wcag/toolbar-items.yaml"
};
static const unsigned char file_22[] = {
#embed "../../Rules/sap-fiori-ios/pack.yaml"
};
static const unsigned char file_23[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/actions.yaml"
};
static const unsigned char file_24[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/labels-and-icons.yaml"
};
static const unsigned char file_25[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/logo.yaml"
};
static const unsigned char file_26[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/search-and-layout.yaml"
};
static const unsigned char file_27[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/titles.yaml"
};
static const unsigned char file_28[] = {
#embed "../../Rules/sap-fiori-ios/navigation-bar/way-back.yaml"
};
static const unsigned char file_29[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/button-styles.yaml"
};
static const unsigned char file_30[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/container.yaml"
};
static const unsigned char file_31[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/labels-and-icons.yaml"
};
static const unsigned char file_32[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/overflow.yaml"
};
static const unsigned char file_33[] = {
#embed "../../Rules/sap-fiori-ios/toolbar/semantic-actions.yaml"
};
static const unsigned char file_34[] = {
#embed "../../Rules/workday-canvas/pack.yaml"
};
static const unsigned char file_35[] = {
#embed "../../Rules/workday-canvas/top-app-bar/actions.yaml"
};
static const unsigned char file_36[] = {
#embed "../../Rules/workday-canvas/top-app-bar/anatomy.yaml"
};
static const unsigned char file_37[] = {
#embed "../../Rules/workday-canvas/top-app-bar/api.yaml"
};
static const unsigned char file_38[] = {
#embed "../../Rules/workday-canvas/top-app-bar/backgrounds.yaml"
};
static const unsigned char file_39[] = {
#embed "../../Rules/workday-canvas/top-app-bar/behaviors.yaml"
};
static const unsigned char file_40[] = {
#embed "../../Rules/workday-canvas/top-app-bar/dropdown.yaml"
};
static const unsigned char file_41[] = {
#embed "../../Rules/workday-canvas/top-app-bar/navigation.yaml"
};
static const unsigned char file_42[] = {
#embed "../../Rules/workday-canvas/top-app-bar/overflow.yaml"
};
static const unsigned char file_43[] = {
#embed "../../Rules/workday-canvas/top-app-bar/search.yaml"
};
static const unsigned char file_44[] = {
#embed "../../Rules/workday-canvas/top-app-bar/usage.yaml"
};

static const rules_file files[] = {
    {"apple-hig/pack.yaml", file_0, sizeof file_0},
    {"apple-hig/navigation-bars/best-practices.yaml", file_1, sizeof file_1},
    {"apple-hig/navigation-bars/introduction.yaml", file_2, sizeof file_2},
    {"apple-hig/navigation-bars/ios.yaml", file_3, sizeof file_3},
    {"apple-hig/navigation-bars/visionos.yaml", file_4, sizeof file_4},
    {"apple-hig/navigation-bars/watchos.yaml", file_5, sizeof file_5},
    {"apple-hig/toolbars/appearance.yaml", file_6, sizeof file_6},
    {"apple-hig/toolbars/best-practices.yaml", file_7, sizeof file_7},
    {"apple-hig/toolbars/introduction.yaml", file_8, sizeof file_8},
    {"apple-hig/toolbars/ios.yaml", file_9, sizeof file_9},
    {"apple-hig/toolbars/ipados-documents.yaml", file_10, sizeof file_10},
    {"apple-hig/toolbars/ipados.yaml", file_11, sizeof file_11},
    {"apple-hig/toolbars/labels.yaml", file_12, sizeof file_12},
    {"apple-hig/toolbars/macos-commands.yaml", file_13, sizeof file_13},
    {"apple-hig/toolbars/macos.yaml", file_14, sizeof file_14},
    {"apple-hig/toolbars/visionos.yaml", file_15, sizeof file_15},
    {"apple-hig/toolbars/watchos.yaml", file_16, sizeof file_16},
    {"contrast/pack.yaml", file_17, sizeof file_17},
    {"contrast/wcag/navigation-bar-items.yaml", file_18, sizeof file_18},
    {"contrast/wcag/tab-bar-items.yaml", file_19, sizeof file_19},
    {"contrast/wcag/titles.yaml", file_20, sizeof file_20},
    {"contrast/wcag/toolbar-items.yaml", file_21, sizeof file_21},
    {"sap-fiori-ios/pack.yaml", file_22, sizeof file_22},
    {"sap-fiori-ios/navigation-bar/actions.yaml", file_23, sizeof file_23},
    {"sap-fiori-ios/navigation-bar/labels-and-icons.yaml", file_24, sizeof file_24},
    {"sap-fiori-ios/navigation-bar/logo.yaml", file_25, sizeof file_25},
    {"sap-fiori-ios/navigation-bar/search-and-layout.yaml", file_26, sizeof file_26},
    {"sap-fiori-ios/navigation-bar/titles.yaml", file_27, sizeof file_27},
    {"sap-fiori-ios/navigation-bar/way-back.yaml", file_28, sizeof file_28},
    {"sap-fiori-ios/toolbar/button-styles.yaml", file_29, sizeof file_29},
    {"sap-fiori-ios/toolbar/container.yaml", file_30, sizeof file_30},
    {"sap-fiori-ios/toolbar/labels-and-icons.yaml", file_31, sizeof file_31},
    {"sap-fiori-ios/toolbar/overflow.yaml", file_32, sizeof file_32},
    {"sap-fiori-ios/toolbar/semantic-actions.yaml", file_33, sizeof file_33},
    {"workday-canvas/pack.yaml", file_34, sizeof file_34},
    {"workday-canvas/top-app-bar/actions.yaml", file_35, sizeof file_35},
    {"workday-canvas/top-app-bar/anatomy.yaml", file_36, sizeof file_36},
    {"workday-canvas/top-app-bar/api.yaml", file_37, sizeof file_37},
    {"workday-canvas/top-app-bar/backgrounds.yaml", file_38, sizeof file_38},
    {"workday-canvas/top-app-bar/behaviors.yaml", file_39, sizeof file_39},
    {"workday-canvas/top-app-bar/dropdown.yaml", file_40, sizeof file_40},
    {"workday-canvas/top-app-bar/navigation.yaml", file_41, sizeof file_41},
    {"workday-canvas/top-app-bar/overflow.yaml", file_42, sizeof file_42},
    {"workday-canvas/top-app-bar/search.yaml", file_43, sizeof file_43},
    {"workday-canvas/top-app-bar/usage.yaml", file_44, sizeof file_44},
};

static const unsigned char apple_hig_image[] = {
#if __has_embed("Images/apple-hig.image") == __STDC_EMBED_FOUND__
#embed "Images/apple-hig.image"
#endif
};
static const unsigned char contrast_image[] = {
#if __has_embed("Images/contrast.image") == __STDC_EMBED_FOUND__
#embed "Images/contrast.image"
#endif
};
static const unsigned char sap_fiori_ios_image[] = {
#if __has_embed("Images/sap-fiori-ios.image") == __STDC_EMBED_FOUND__
#embed "Images/sap-fiori-ios.image"
#endif
};
static const unsigned char workday_canvas_image[] = {
#if __has_embed("Images/workday-canvas.image") == __STDC_EMBED_FOUND__
#embed "Images/workday-canvas.image"
#endif
};

static const rules_file images[] = {
    {"apple-hig", apple_hig_image, sizeof apple_hig_image},
    {"contrast", contrast_image, sizeof contrast_image},
    {"sap-fiori-ios", sap_fiori_ios_image, sizeof sap_fiori_ios_image},
    {"workday-canvas", workday_canvas_image, sizeof workday_canvas_image},
};

size_t rules_file_count(void) { return sizeof files / sizeof files[0]; }

const rules_file *rules_file_at(size_t index) { return &files[index]; }

size_t rules_image_count(void) { return sizeof images / sizeof images[0]; }

const rules_file *rules_image_at(size_t index) { return &images[index]; }
