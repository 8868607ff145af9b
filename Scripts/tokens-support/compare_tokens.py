"""Reads token files by means of its own, and compares each colour with what screenlint says.

Called by Scripts/compare-tokens: compare_tokens.py BINARY FOLDER WORK
"""

import json
import pathlib
import random
import re
import subprocess
import sys

import yaml
from coloraide import Color

ALIAS = re.compile(r"^\{([^{}]+)\}$")
CONVERTED = {"srgb", "srgb-linear", "hsl", "hwb", "oklab", "oklch", "display-p3"}
PERCENT = {"hsl": (1, 2), "hwb": (1, 2)}


def shown(color):
    """The colour as #RRGGBB or #RRGGBBAA, cut to sRGB."""
    return color.convert("srgb").clip().to_string(hex=True, upper=True, alpha=None if color.alpha() < 1 else False)


def of_text(text):
    try:
        return shown(Color(text))
    except ValueError:
        return None


def of_object(value):
    if value["colorSpace"] not in CONVERTED:
        if "hex" not in value:
            return None
        return shown(Color(value["hex"]).set("alpha", value.get("alpha", 1)))
    parts = [0 if part == "none" else part for part in value["components"]]
    for index in PERCENT.get(value["colorSpace"], ()):
        parts[index] /= 100
    return shown(Color(value["colorSpace"], parts, value.get("alpha", 1)))


def leaves(node, path, key, kind, found):
    """Collects path → (value, type) of every token below a node."""
    if not isinstance(node, dict):
        return
    kind = node.get(key.replace("value", "type"), kind)
    if key in node and (key == "$value" or not isinstance(node[key], dict) or "type" in node):
        found[".".join(path)] = (node[key], kind)
        return
    for name, child in node.items():
        if not name.startswith("$"):
            leaves(child, path + [name], key, kind, found)


def page_leaves(node, path, found):
    for name, child in node.items():
        if isinstance(child, dict):
            page_leaves(child, path + [name], found)
        else:
            found[".".join(path + [name])] = (child, "color" if path[:1] == ["colors"] else None)


def resolve(name, tokens, known, depth=0):
    value, kind = tokens.get(name) or known.get(name) or (None, None)
    while isinstance(value, str) and (match := ALIAS.match(value)) and depth < 50:
        depth += 1
        target = match.group(1)
        value, other = tokens.get(target) or known.get(target) or (None, None)
        kind = kind or other
    if isinstance(value, dict) and "colorSpace" in value:
        return of_object(value)
    if isinstance(value, str) and kind in ("color", None):
        return of_text(value)
    return None


def read(path):
    text = path.read_text()
    found = {}
    if path.suffix == ".md":
        if text.startswith("---\n"):
            page = yaml.safe_load(text.split("\n---\n")[0][4:]) or {}
            page_leaves({k: v for k, v in page.items() if isinstance(v, dict)}, [], found)
        return found
    leaves(json.loads(text), [], "$value" if '"$value"' in text else "value", None, found)
    return found


def made_up(count):
    """Colours of all spaces, from a fixed seed."""
    chance = random.Random(7)
    groups = {}
    for index in range(count):
        space = chance.choice(["srgb", "srgb-linear", "hsl", "hwb", "oklab", "oklch", "display-p3", "lab", "xyz-d65"])
        ranges = {
            "hsl": (359, 100, 100), "hwb": (359, 100, 100), "oklab": (1, 0.3, 0.3), "oklch": (1, 0.3, 359),
            "lab": (100, 60, 60),
        }.get(space, (1, 1, 1))
        value = {"colorSpace": space, "components": [round(chance.uniform(0, most), 4) for most in ranges]}
        if chance.random() < 0.3:
            value["alpha"] = round(chance.random(), 2)
        if chance.random() < 0.5:
            value["hex"] = "#%06x" % chance.randrange(1 << 24)
        groups.setdefault(f"group-{index % 17}", {"$type": "color"})[f"color-{index}"] = {"$value": value}
    return groups


def near(one, other):
    """Whether two texts are the same but for one step of a byte, which rounding may make of it."""
    if one is None or other is None or len(one) != len(other):
        return one == other
    return all(abs(int(one[i:i + 2], 16) - int(other[i:i + 2], 16)) <= 1 for i in range(1, len(one), 2))


def contrasts(binary, count):
    """Compares contrasts of made-up pairs of colours; the number of those that differ."""
    chance = random.Random(11)
    wrong = 0
    for _ in range(count // 50):
        pairs = [("#%06x" % chance.randrange(1 << 24), "#%06x" % chance.randrange(1 << 24)) for _ in range(50)]
        expression = "[" + ", ".join(f"contrast('{one}', '{two}')" for one, two in pairs) + "]"
        output = subprocess.run([binary, "eval", expression], capture_output=True, text=True).stdout
        said = json.loads(output[:output.index("]") + 1])
        for (one, two), figure in zip(pairs, said, strict=True):
            expected = Color(one).contrast(Color(two), method="wcag21")
            if abs(figure - expected) > 0.01:
                print(f"{one} on {two} has a contrast of {expected}; screenlint says {figure}")
                wrong += 1
    print(f"{count} contrasts compared, {wrong} different")
    return wrong


def main(binary, folder, work):
    own = pathlib.Path(work) / "made-up.tokens.json"
    own.write_text(json.dumps(made_up(3000)))
    files = [own] + sorted(
        path for path in pathlib.Path(folder).resolve().rglob("*")
        if path.is_file() and path.suffix in (".json", ".md") and "schemas" not in path.parts and "technical-reports" not in path.parts
    )
    # Files are named relative to the folder at hand, and screens looked for in it: it is one of its own, and empty.
    empty = pathlib.Path(work) / "empty"
    empty.mkdir(exist_ok=True)
    known = {}
    for path in files:
        for name, token in read(path).items():
            known.setdefault(name, token)
    compared = exact = 0
    wrong = []
    for path in files:
        tokens = read(path)
        # Aliases may lead to files beside it, as a team would name them together.
        beside = [other for other in files if other.parent in (path.parent, path.parent.parent) and other != path]
        output = subprocess.run([binary, "tokens", "-f", "json", path, *beside], capture_output=True, text=True, cwd=empty).stdout
        for token in json.loads(output)["tokens"]:
            if token["file"] != str(path):
                continue
            expected = resolve(token["name"], tokens, known)
            compared += 1
            exact += token["light"] == expected
            if not near(token["light"], expected):
                wrong.append((path, token["name"], token["light"], expected))
    for path, name, said, expected in wrong[:40]:
        print(f"{path}: {name} is {expected}; screenlint says {said}")
    print(f"{compared} colours compared, {exact} the same to the byte, {len(wrong)} different")
    return 1 if contrasts(binary, 500) or wrong or not compared else 0


sys.exit(main(*sys.argv[1:4]))
