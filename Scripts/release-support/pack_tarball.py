"""Packs a folder into a tarball whose bytes depend on its content alone: pack_tarball.py FOLDER TARBALL"""

import gzip
import os
import pathlib
import sys
import tarfile


def plain(entry):
    """The entry without who made it and when."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = int(os.environ["SOURCE_DATE_EPOCH"])
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def main(folder, tarball):
    folder = pathlib.Path(folder)
    with open(tarball, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
            for path in [folder, *sorted(folder.rglob("*"))]:
                archive.add(path, path.relative_to(folder.parent), recursive=False, filter=plain)


main(*sys.argv[1:])
