#!/bin/sh
# Xcode: a "Run Script" build phase. What it prints becomes warnings and errors at their lines.
if ! command -v "${SCREENLINT:-screenlint}" > /dev/null; then
    echo "warning: screenlint is not on the path, so screen descriptions are not checked"
    exit 0
fi
# Xcode knows errors, warnings and notes, by absolute paths.
"${SCREENLINT:-screenlint}" --format concise "${SRCROOT:?}" | sed 's/^\([^:]*:[0-9]*:[0-9]*: \)info:/\1note:/'
