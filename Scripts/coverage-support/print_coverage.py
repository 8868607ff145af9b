"""Prints the line coverage of each module in a file that `llvm-cov export` wrote.

print_coverage.py FILE [MODULE...]: for the modules named, also the lines that nothing ran, file by file.
"""

import json
import sys
from collections import defaultdict


def uncovered(segments):
    """The ranges of lines on which a region begins that has run no times, from the segments of a file."""
    lines = set()
    start = None
    for line, _, count, has_count, _, is_gap in segments:
        if start is not None:
            lines.update(range(start, max(line, start + 1)))
        start = line if has_count and count == 0 and not is_gap else None
    ranges = []
    for line in sorted(lines):
        if ranges and ranges[-1][1] == line - 1:
            ranges[-1] = (ranges[-1][0], line)
        else:
            ranges.append((line, line))
    return ranges


def main():
    data = json.load(open(sys.argv[1]))["data"][0]
    wanted = sys.argv[2:]
    lines = defaultdict(lambda: [0, 0])
    files = defaultdict(list)
    for file in data["files"]:
        if "/Sources/" not in file["filename"]:
            continue
        path = file["filename"].split("/Sources/")[1]
        module = path.split("/")[0]
        summary = file["summary"]["lines"]
        lines[module][0] += summary["covered"]
        lines[module][1] += summary["count"]
        ranges = uncovered(file["segments"])
        if ranges:
            files[module].append((path, ranges))
    for module, (covered, count) in sorted(lines.items()):
        print(f"{module:20} {100 * covered / count:6.2f} %  {count - covered:5} of {count} lines not run")
    for module in wanted:
        print(f"\n{module}:")
        for path, ranges in sorted(files[module]):
            print(f"  {path}: " + ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in ranges))


main()
