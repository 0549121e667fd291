#!/bin/sh
# docs/settings.md equals the printed table of settings. Arguments: the program that prints it, its template, the page.
"$1" page "$2" | diff -u "$3" - && exit 0
echo "docs/settings.md is out of date; run:"
echo "bazel run //vk/layer:print_settings -- page \$PWD/vk/layer/settings_page.md > docs/settings.md"
exit 1
