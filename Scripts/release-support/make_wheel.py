"""Makes a Python wheel that installs the binary as the command `screenlint`: make_wheel.py FOLDER VERSION OUTPUT

FOLDER is the unpacked release: the binary with README.md, LICENSE and NOTICES beside it. Prints the wheel's name. Its
bytes depend on the content and SOURCE_DATE_EPOCH alone.
"""

import base64
import hashlib
import os
import pathlib
import platform
import sys
import time
import zipfile

SUMMARY = "Checks descriptions of app screens against published design guidelines, and a team's own."


def platform_tag():
    """Where the binary runs. A static one asks for no C library, be it glibc or musl, only for its kernel and machine."""
    machine = platform.machine()
    if sys.platform == "linux":
        return f"manylinux_2_17_{machine}.manylinux2014_{machine}.musllinux_1_1_{machine}"
    # The deployment target of Package.swift.
    return f"macosx_15_0_{machine}"


def metadata(version, readme):
    lines = [
        "Metadata-Version: 2.4", "Name: screenlint", f"Version: {version}", f"Summary: {SUMMARY}",
        "License-Expression: Apache-2.0", "License-File: LICENSE", "License-File: NOTICES",
        "Keywords: design,guidelines,linter,yaml", "Requires-Python: >=3.7",
        "Description-Content-Type: text/markdown", "", readme,
    ]
    return "\n".join(lines)


def main(folder, version, output):
    folder = pathlib.Path(folder)
    information = f"screenlint-{version}.dist-info"
    tag = platform_tag()
    wheel = "\n".join(
        ["Wheel-Version: 1.0", "Generator: Scripts/release", "Root-Is-Purelib: false"]
        + [f"Tag: py3-none-{part}" for part in tag.split(".")]
    ) + "\n"
    # Links of the README lead to files that a wheel doesn't have; the package's page says what it is.
    readme = (folder / "README.md").read_text().split("\n## ")[0] + "\n"
    files = [
        (f"screenlint-{version}.data/scripts/screenlint", (folder / "screenlint").read_bytes(), 0o755),
        (f"{information}/METADATA", metadata(version, readme).encode(), 0o644),
        (f"{information}/WHEEL", wheel.encode(), 0o644),
        (f"{information}/licenses/LICENSE", (folder / "LICENSE").read_bytes(), 0o644),
        (f"{information}/licenses/NOTICES", (folder / "NOTICES").read_bytes(), 0o644),
    ]
    record = ""
    for name, content, _ in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(content)}\n"
    record += f"{information}/RECORD,,\n"
    files.append((f"{information}/RECORD", record.encode(), 0o644))

    moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    name = f"screenlint-{version}-py3-none-{tag}.whl"
    with zipfile.ZipFile(pathlib.Path(output) / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content, mode in files:
            entry = zipfile.ZipInfo(path, moment)
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    print(name)


main(*sys.argv[1:])
