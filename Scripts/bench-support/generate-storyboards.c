// Writes the storyboards of Scripts/bench: lifelike ones, as Xcode writes them, the same on every machine.
//
// generate-storyboards FOLDER FILES SCENES-PER-FILE
//
// Most of such a file is frames, fonts, colours and constraints, which nobody asks for.
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "random.h"

static const char *const nouns[] = {"Orders", "Customers", "Invoices", "Deliveries", "Inspections", "Expenses",
    "Products", "Equipment", "Notifications", "Contacts &amp; Places", "Aufträge"};
static const char *const items[] = {"systemItem=\"add\"", "systemItem=\"action\"", "systemItem=\"edit\"",
    "title=\"Select\"", "title=\"Filter\" image=\"line.3.horizontal.decrease\" catalog=\"system\"", "image=\"gear-small\""};
static const char *const attributes[] = {"leading", "trailing", "top", "bottom", "centerY", "firstBaseline"};

static FILE *file;

// An object id as Xcode makes them, from the number of the scene and of the object in it.
static const char *identifier(uint32_t scene, uint32_t object) {
    static char rotating[4][32];
    static int turn;
    char *text = rotating[turn++ % 4];
    snprintf(text, sizeof rotating[0], "a%02u-b%c-%03u", scene, 'a' + (int)(object % 26), object);
    return text;
}

static void frame(int indent) {
    fprintf(file, "%*s<rect key=\"frame\" x=\"%u\" y=\"%u.5\" width=\"%u\" height=\"44\"/>\n", indent, "", below(20),
        below(600), 100 + below(300));
}

static void label(int indent, uint32_t scene, uint32_t *object) {
    fprintf(file, "%*s<label opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"left\" "
        "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" text=\"%s\" textAlignment=\"natural\" "
        "lineBreakMode=\"tailTruncation\" baselineAdjustment=\"alignBaselines\" adjustsFontSizeToFit=\"NO\" "
        "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"%s\">\n", indent, "", PICK(nouns),
        identifier(scene, (*object)++));
    frame(indent + 4);
    fprintf(file, "%*s<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>\n", indent + 4, "");
    if (below(2)) {
        fprintf(file, "%*s<color key=\"textColor\" systemColor=\"labelColor\"/>\n", indent + 4, "");
    } else {
        fprintf(file, "%*s<color key=\"textColor\" red=\"0.18431372549019609\" green=\"0.2039215686\" blue=\"0.24\" "
            "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>\n", indent + 4, "");
    }
    fprintf(file, "%*s<nil key=\"highlightedColor\"/>\n%*s</label>\n", indent + 4, "", indent, "");
}

static void button(int indent, uint32_t scene, uint32_t *object) {
    fprintf(file, "%*s<button opaque=\"NO\" contentMode=\"scaleToFill\" contentHorizontalAlignment=\"center\" "
        "contentVerticalAlignment=\"center\" buttonType=\"system\" lineBreakMode=\"middleTruncation\" "
        "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"%s\">\n", indent, "", identifier(scene, (*object)++));
    frame(indent + 4);
    fprintf(file, "%*s<state key=\"normal\" title=\"%s\"/>\n%*s<connections>\n%*s<action selector=\"tap:\" "
        "destination=\"%s\" eventType=\"touchUpInside\" id=\"%s\"/>\n%*s</connections>\n%*s</button>\n", indent + 4, "",
        PICK(nouns), indent + 4, "", indent + 8, "", identifier(scene, 0), identifier(scene, (*object)++), indent + 4, "",
        indent, "");
}

static void constraints(int indent, uint32_t scene, uint32_t *object, uint32_t count) {
    fprintf(file, "%*s<constraints>\n", indent, "");
    while (count-- > 0) {
        const char *attribute = PICK(attributes);
        uint32_t own = *object;
        *object += 1;
        fprintf(file, "%*s<constraint firstItem=\"%s\" firstAttribute=\"%s\" secondItem=\"%s\" secondAttribute=\"%s\" "
            "constant=\"%u\" id=\"%s\"/>\n", indent + 4, "", identifier(scene, below(own)), attribute,
            identifier(scene, below(own)), attribute, below(32), identifier(scene, own));
    }
    fprintf(file, "%*s</constraints>\n", indent, "");
}

static void scene(uint32_t number, uint32_t count) {
    uint32_t object = 1, views = 4 + below(12);
    fprintf(file, "        <!--%s-->\n        <scene sceneID=\"s%s\">\n            <objects>\n", PICK(nouns),
        identifier(number, 999));
    fprintf(file, "                <viewController storyboardIdentifier=\"scene-%u\" id=\"%s\" customClass=\"Controller%u\" "
        "customModule=\"App\" customModuleProvider=\"target\" sceneMemberID=\"viewController\">\n", number,
        identifier(number, 0), number);
    fprintf(file, "                    <view key=\"view\" contentMode=\"scaleToFill\" id=\"%s\">\n",
        identifier(number, object++));
    frame(24);
    fprintf(file, "                        <autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" "
        "heightSizable=\"YES\"/>\n                        <subviews>\n");
    for (uint32_t view = 0; view < views; view += 1) (below(4) ? label : button)(28, number, &object);
    fprintf(file, "                        </subviews>\n                        <viewLayoutGuide key=\"safeArea\" id=\"%s\"/>\n"
        "                        <color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>\n",
        identifier(number, object++));
    constraints(24, number, &object, views * 3);
    fprintf(file, "                    </view>\n                    <navigationItem key=\"navigationItem\" title=\"%s\" "
        "id=\"%s\">\n", PICK(nouns), identifier(number, object++));
    if (below(2)) {
        fprintf(file, "                        <barButtonItem key=\"rightBarButtonItem\" %s id=\"%s\"/>\n", PICK(items),
            identifier(number, object++));
    }
    fprintf(file, "                    </navigationItem>\n                    <connections>\n");
    if (number + 1 < count) {
        fprintf(file, "                        <segue destination=\"%s\" kind=\"show\" id=\"%s\"/>\n",
            identifier(number + 1, 0), identifier(number, object++));
    }
    fprintf(file, "                    </connections>\n                </viewController>\n                <placeholder "
        "placeholderIdentifier=\"IBFirstResponder\" id=\"%s\" userLabel=\"First Responder\" customClass=\"UIResponder\" "
        "sceneMemberID=\"firstResponder\"/>\n            </objects>\n            <point key=\"canvasLocation\" x=\"%u\" "
        "y=\"%u\"/>\n        </scene>\n", identifier(number, object), below(5000), below(2000));
}

int main(int count, char **arguments) {
    if (count != 4 || mkdir(arguments[1], 0777) != 0) return 2;
    uint32_t scenes = (uint32_t)atoi(arguments[3]);
    for (int number = 0; number < atoi(arguments[2]); number += 1) {
        char path[4096];
        snprintf(path, sizeof path, "%s/App%03d", arguments[1], number);
        if (mkdir(path, 0777) != 0) return 2;
        snprintf(path, sizeof path, "%s/App%03d/Main.storyboard", arguments[1], number);
        file = fopen(path, "w");
        if (file == NULL) return 2;
        fprintf(file, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document "
            "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"22154\" "
            "targetRuntime=\"iOS.CocoaTouch\" propertyAccessControl=\"none\" useAutolayout=\"YES\" "
            "useTraitCollections=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\" initialViewController=\"nav\">\n"
            "    <device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>\n    <scenes>\n        <scene "
            "sceneID=\"sn\">\n            <objects>\n                <navigationController id=\"nav\" "
            "sceneMemberID=\"viewController\">\n                    <navigationBar key=\"navigationBar\" "
            "contentMode=\"scaleToFill\" id=\"nb\"/>\n                    <connections>\n                        <segue "
            "destination=\"%s\" kind=\"relationship\" relationship=\"rootViewController\" id=\"nr\"/>\n"
            "                    </connections>\n                </navigationController>\n            </objects>\n"
            "        </scene>\n", identifier(0, 0));
        for (uint32_t index = 0; index < scenes; index += 1) scene(index, scenes);
        fprintf(file, "    </scenes>\n</document>\n");
        if (fclose(file) != 0) return 2;
    }
    return 0;
}
