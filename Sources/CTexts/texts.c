// Written by Scripts/embed-texts: every file of Texts/.
#include "texts.h"

#include <string.h>

static const unsigned char text_0[] = {
#embed "Texts/check-kinds.txt"
};
static const unsigned char text_1[] = {
#embed "Texts/examples/app.yaml"
};
static const unsigned char text_2[] = {
#embed "Texts/examples/banner.yaml"
};
static const unsigned char text_3[] = {
#embed "Texts/examples/block.yaml"
};
static const unsigned char text_4[] = {
#embed "Texts/examples/document.yaml"
};
static const unsigned char text_5[] = {
#embed "Texts/examples/documentMenu.yaml"
};
static const unsigned char text_6[] = {
#embed "Texts/examples/dropdown.yaml"
};
static const unsigned char text_7[] = {
#embed "Texts/examples/helperText.yaml"
};
static const unsigned char text_8[] = {
#embed "Texts/examples/item.yaml"
};
static const unsigned char text_9[] = {
#embed "Texts/examples/logo.yaml"
};
static const unsigned char text_10[] = {
#embed "Texts/examples/navigationBar.yaml"
};
static const unsigned char text_11[] = {
#embed "Texts/examples/overflow.yaml"
};
static const unsigned char text_12[] = {
#embed "Texts/examples/overlay.yaml"
};
static const unsigned char text_13[] = {
#embed "Texts/examples/pane.yaml"
};
static const unsigned char text_14[] = {
#embed "Texts/examples/screen.yaml"
};
static const unsigned char text_15[] = {
#embed "Texts/examples/search.yaml"
};
static const unsigned char text_16[] = {
#embed "Texts/examples/segmentedControl.yaml"
};
static const unsigned char text_17[] = {
#embed "Texts/examples/selection.yaml"
};
static const unsigned char text_18[] = {
#embed "Texts/examples/size.yaml"
};
static const unsigned char text_19[] = {
#embed "Texts/examples/slotItem.yaml"
};
static const unsigned char text_20[] = {
#embed "Texts/examples/splitView.yaml"
};
static const unsigned char text_21[] = {
#embed "Texts/examples/state.yaml"
};
static const unsigned char text_22[] = {
#embed "Texts/examples/statusBar.yaml"
};
static const unsigned char text_23[] = {
#embed "Texts/examples/tabBar.yaml"
};
static const unsigned char text_24[] = {
#embed "Texts/examples/toolbar.yaml"
};
static const unsigned char text_25[] = {
#embed "Texts/examples/variant.yaml"
};
static const unsigned char text_26[] = {
#embed "Texts/examples/window.yaml"
};
static const unsigned char text_27[] = {
#embed "Texts/fonts/inter-regular.txt"
};
static const unsigned char text_28[] = {
#embed "Texts/fonts/inter-semibold.txt"
};
static const unsigned char text_29[] = {
#embed "Texts/functions.txt"
};
static const unsigned char text_30[] = {
#embed "Texts/glyphs.txt"
};
static const unsigned char text_31[] = {
#embed "Texts/icons.txt"
};
static const unsigned char text_32[] = {
#embed "Texts/pages/report.js"
};
static const unsigned char text_33[] = {
#embed "Texts/pages/report.sha256"
};
static const unsigned char text_34[] = {
#embed "Texts/pages/review.js"
};
static const unsigned char text_35[] = {
#embed "Texts/pages/review.sha256"
};
static const unsigned char text_36[] = {
#embed "Texts/pages/style.css"
};
static const unsigned char text_37[] = {
#embed "Texts/pages/style.sha256"
};
static const unsigned char text_38[] = {
#embed "Texts/templates/configuration.yml"
};
static const unsigned char text_39[] = {
#embed "Texts/templates/detail.screen.yaml"
};
static const unsigned char text_40[] = {
#embed "Texts/templates/first.screen.yaml"
};
static const unsigned char text_41[] = {
#embed "Texts/templates/form.screen.yaml"
};
static const unsigned char text_42[] = {
#embed "Texts/templates/list.screen.yaml"
};
static const unsigned char text_43[] = {
#embed "Texts/templates/rule.yaml"
};
static const unsigned char text_44[] = {
#embed "Texts/templates/rules/pack.yaml"
};
static const unsigned char text_45[] = {
#embed "Texts/templates/rules/screens.yaml"
};
static const unsigned char text_46[] = {
#embed "Texts/templates/split-view.screen.yaml"
};
static const unsigned char text_47[] = {
#embed "Texts/topics/blocks.md"
};
static const unsigned char text_48[] = {
#embed "Texts/topics/equals.md"
};
static const unsigned char text_49[] = {
#embed "Texts/topics/examples.md"
};
static const unsigned char text_50[] = {
#embed "Texts/topics/fix.md"
};
static const unsigned char text_51[] = {
#embed "Texts/topics/languages.md"
};
static const unsigned char text_52[] = {
#embed "Texts/topics/minItems.md"
};
static const unsigned char text_53[] = {
#embed "Texts/topics/order.md"
};
static const unsigned char text_54[] = {
#embed "Texts/topics/own-keys.md"
};
static const unsigned char text_55[] = {
#embed "Texts/topics/parent.md"
};
static const unsigned char text_56[] = {
#embed "Texts/topics/places.md"
};
static const unsigned char text_57[] = {
#embed "Texts/topics/refersTo.md"
};
static const unsigned char text_58[] = {
#embed "Texts/topics/severity.md"
};
static const unsigned char text_59[] = {
#embed "Texts/topics/textStyle.md"
};
static const unsigned char text_60[] = {
#embed "Texts/topics/texts.md"
};
static const unsigned char text_61[] = {
#embed "Texts/topics/when.md"
};
static const unsigned char text_62[] = {
#embed "Texts/topics/yaml.md"
};
static const unsigned char text_63[] = {
#embed "Texts/words/block-shapes.txt"
};
static const unsigned char text_64[] = {
#embed "Texts/words/checks.txt"
};
static const unsigned char text_65[] = {
#embed "Texts/words/color-names.txt"
};
static const unsigned char text_66[] = {
#embed "Texts/words/colors.txt"
};
static const unsigned char text_67[] = {
#embed "Texts/words/commands.txt"
};
static const unsigned char text_68[] = {
#embed "Texts/words/common.txt"
};
static const unsigned char text_69[] = {
#embed "Texts/words/configuration-keys.txt"
};
static const unsigned char text_70[] = {
#embed "Texts/words/constants.txt"
};
static const unsigned char text_71[] = {
#embed "Texts/words/fix-keys.txt"
};
static const unsigned char text_72[] = {
#embed "Texts/words/functions.txt"
};
static const unsigned char text_73[] = {
#embed "Texts/words/languages.txt"
};
static const unsigned char text_74[] = {
#embed "Texts/words/look-colors.txt"
};
static const unsigned char text_75[] = {
#embed "Texts/words/operators.txt"
};
static const unsigned char text_76[] = {
#embed "Texts/words/option-advice.txt"
};
static const unsigned char text_77[] = {
#embed "Texts/words/option-values.txt"
};
static const unsigned char text_78[] = {
#embed "Texts/words/options.txt"
};
static const unsigned char text_79[] = {
#embed "Texts/words/other-values.txt"
};
static const unsigned char text_80[] = {
#embed "Texts/words/other-words.txt"
};
static const unsigned char text_81[] = {
#embed "Texts/words/own-rules.txt"
};
static const unsigned char text_82[] = {
#embed "Texts/words/rule-file-keys.txt"
};
static const unsigned char text_83[] = {
#embed "Texts/words/rule-key-advice.txt"
};
static const unsigned char text_84[] = {
#embed "Texts/words/rule-keys.txt"
};
static const unsigned char text_85[] = {
#embed "Texts/words/rule-setting-advice.txt"
};
static const unsigned char text_86[] = {
#embed "Texts/words/severities.txt"
};
static const unsigned char text_87[] = {
#embed "Texts/words/word-sets.txt"
};
static const unsigned char text_88[] = {
#embed "Texts/words/yaml-problems.txt"
};

static const struct {
    const char *path;
    const unsigned char *text;
    size_t size;
} texts[] = {
    {"check-kinds.txt", text_0, sizeof text_0},
    {"examples/app.yaml", text_1, sizeof text_1},
    {"examples/banner.yaml", text_2, sizeof text_2},
    {"examples/block.yaml", text_3, sizeof text_3},
    {"examples/document.yaml", text_4, sizeof text_4},
    {"examples/documentMenu.yaml", text_5, sizeof text_5},
    {"examples/dropdown.yaml", text_6, sizeof text_6},
    {"examples/helperText.yaml", text_7, sizeof text_7},
    {"examples/item.yaml", text_8, sizeof text_8},
    {"examples/logo.yaml", text_9, sizeof text_9},
    {"examples/navigationBar.yaml", text_10, sizeof text_10},
    {"examples/overflow.yaml", text_11, sizeof text_11},
    {"examples/overlay.yaml", text_12, sizeof text_12},
    {"examples/pane.yaml", text_13, sizeof text_13},
    {"examples/screen.yaml", text_14, sizeof text_14},
    {"examples/search.yaml", text_15, sizeof text_15},
    {"examples/segmentedControl.yaml", text_16, sizeof text_16},
    {"examples/selection.yaml", text_17, sizeof text_17},
    {"examples/size.yaml", text_18, sizeof text_18},
    {"examples/slotItem.yaml", text_19, sizeof text_19},
    {"examples/splitView.yaml", text_20, sizeof text_20},
    {"examples/state.yaml", text_21, sizeof text_21},
    {"examples/statusBar.yaml", text_22, sizeof text_22},
    {"examples/tabBar.yaml", text_23, sizeof text_23},
    {"examples/toolbar.yaml", text_24, sizeof text_24},
    {"examples/variant.yaml", text_25, sizeof text_25},
    {"examples/window.yaml", text_26, sizeof text_26},
    {"fonts/inter-regular.txt", text_27, sizeof text_27},
    {"fonts/inter-semibold.txt", text_28, sizeof text_28},
    {"functions.txt", text_29, sizeof text_29},
    {"glyphs.txt", text_30, sizeof text_30},
    {"icons.txt", text_31, sizeof text_31},
    {"pages/report.js", text_32, sizeof text_32},
    {"pages/report.sha256", text_33, sizeof text_33},
    {"pages/review.js", text_34, sizeof text_34},
    {"pages/review.sha256", text_35, sizeof text_35},
    {"pages/style.css", text_36, sizeof text_36},
    {"pages/style.sha256", text_37, sizeof text_37},
    {"templates/configuration.yml", text_38, sizeof text_38},
    {"templates/detail.screen.yaml", text_39, sizeof text_39},
    {"templates/first.screen.yaml", text_40, sizeof text_40},
    {"templates/form.screen.yaml", text_41, sizeof text_41},
    {"templates/list.screen.yaml", text_42, sizeof text_42},
    {"templates/rule.yaml", text_43, sizeof text_43},
    {"templates/rules/pack.yaml", text_44, sizeof text_44},
    {"templates/rules/screens.yaml", text_45, sizeof text_45},
    {"templates/split-view.screen.yaml", text_46, sizeof text_46},
    {"topics/blocks.md", text_47, sizeof text_47},
    {"topics/equals.md", text_48, sizeof text_48},
    {"topics/examples.md", text_49, sizeof text_49},
    {"topics/fix.md", text_50, sizeof text_50},
    {"topics/languages.md", text_51, sizeof text_51},
    {"topics/minItems.md", text_52, sizeof text_52},
    {"topics/order.md", text_53, sizeof text_53},
    {"topics/own-keys.md", text_54, sizeof text_54},
    {"topics/parent.md", text_55, sizeof text_55},
    {"topics/places.md", text_56, sizeof text_56},
    {"topics/refersTo.md", text_57, sizeof text_57},
    {"topics/severity.md", text_58, sizeof text_58},
    {"topics/textStyle.md", text_59, sizeof text_59},
    {"topics/texts.md", text_60, sizeof text_60},
    {"topics/when.md", text_61, sizeof text_61},
    {"topics/yaml.md", text_62, sizeof text_62},
    {"words/block-shapes.txt", text_63, sizeof text_63},
    {"words/checks.txt", text_64, sizeof text_64},
    {"words/color-names.txt", text_65, sizeof text_65},
    {"words/colors.txt", text_66, sizeof text_66},
    {"words/commands.txt", text_67, sizeof text_67},
    {"words/common.txt", text_68, sizeof text_68},
    {"words/configuration-keys.txt", text_69, sizeof text_69},
    {"words/constants.txt", text_70, sizeof text_70},
    {"words/fix-keys.txt", text_71, sizeof text_71},
    {"words/functions.txt", text_72, sizeof text_72},
    {"words/languages.txt", text_73, sizeof text_73},
    {"words/look-colors.txt", text_74, sizeof text_74},
    {"words/operators.txt", text_75, sizeof text_75},
    {"words/option-advice.txt", text_76, sizeof text_76},
    {"words/option-values.txt", text_77, sizeof text_77},
    {"words/options.txt", text_78, sizeof text_78},
    {"words/other-values.txt", text_79, sizeof text_79},
    {"words/other-words.txt", text_80, sizeof text_80},
    {"words/own-rules.txt", text_81, sizeof text_81},
    {"words/rule-file-keys.txt", text_82, sizeof text_82},
    {"words/rule-key-advice.txt", text_83, sizeof text_83},
    {"words/rule-keys.txt", text_84, sizeof text_84},
    {"words/rule-setting-advice.txt", text_85, sizeof text_85},
    {"words/severities.txt", text_86, sizeof text_86},
    {"words/word-sets.txt", text_87, sizeof text_87},
    {"words/yaml-problems.txt", text_88, sizeof text_88},
};

const unsigned char *embedded_text(const char *path, size_t *size) {
    for (size_t index = 0; index < sizeof texts / sizeof texts[0]; index++) {
        if (strcmp(texts[index].path, path) != 0) continue;
        *size = texts[index].size;
        return texts[index].text;
    }
    *size = 0;
    return NULL;
}
