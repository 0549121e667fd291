#!/bin/sh
# docs/messages.md equals the printed table of message ids. Arguments: the program that prints it, the page.
"$1" | diff -u "$2" - && exit 0
echo "docs/messages.md is out of date; run: bazel run //vk/report:print_messages > docs/messages.md"
exit 1
