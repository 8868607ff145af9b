"""Takes the examples of the Design Tokens format's own pages, and compares what screenlint refuses with what its schemas do.

Called by Scripts/compare-tokens: compare_examples.py BINARY FOLDER WORK
"""

import json
import pathlib
import re
import subprocess
import sys

from jsonschema import Draft7Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT7

BLOCK = re.compile(r"^```json[^\n]*\n(.*?)^```", re.M | re.S)
# What the schemas say nothing of: whether an alias leads anywhere.
BEYOND = {"tokens/unknown-alias", "tokens/circular-alias", "tokens/no-tokens"}


def validators(folder):
    resources = []
    schemas = {}
    for path in folder.rglob("schemas/2025.10/**/*.json"):
        schema = json.loads(path.read_text())
        resources.append((schema["$id"], Resource.from_contents(schema, default_specification=DRAFT7)))
        schemas[path.name] = schema
    registry = Registry().with_resources(resources)
    return {name: Draft7Validator(schemas[name], registry=registry) for name in ("format.json", "resolver.json")}


def main(binary, folder, work):
    folder = pathlib.Path(folder).resolve()
    known = validators(folder)
    taken = refused = 0
    wrong = []
    for page in sorted(folder.rglob("technical-reports/**/*.md")):
        for number, block in enumerate(BLOCK.findall(page.read_text())):
            try:
                example = json.loads(block)
            except ValueError:
                continue
            if not isinstance(example, dict):
                continue
            is_resolver = "resolutionOrder" in example
            problems = [error.message for error in known["resolver.json" if is_resolver else "format.json"].iter_errors(example)]
            path = pathlib.Path(work) / "example.tokens.json"
            path.write_text(block)
            errors = subprocess.run([binary, "tokens", path], capture_output=True, text=True, cwd=work).stderr
            found = set(re.findall(r": error: .*\[(tokens/[a-z-]+)\]", errors)) - BEYOND
            taken += not found
            refused += bool(found)
            if bool(found) != bool(problems):
                wrong.append(f"{page.name}, example {number + 1}: the schema says {problems[:1] or 'nothing'}; screenlint {errors.strip() or 'nothing'}")
    print("\n".join(wrong))
    print(f"{taken} examples taken, {refused} refused, {len(wrong)} otherwise than the schemas")
    return 1 if wrong or not taken else 0


sys.exit(main(*sys.argv[1:4]))
