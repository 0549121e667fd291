#!/bin/sh
# shaders_test.sh DIS VAL EMBED MODULE...: the rules make modules that name their source from the workspace root, and
# embed_spirv.py rejects a file that is not a multiple of four bytes. Whether the installed compiler's modules are valid for
# the installed validator depends on the versions of both: that is printed.
set -eu
dis=$1 val=$2 embed=$3
shift 3
fail() {
    echo "$1" >&2
    exit 1
}
for module in "$@"; do
    "$val" --target-env vulkan1.2 "$module" || echo "note: the installed validator rejects $module"
    source=$("$dis" "$module" | sed -n 's/.*OpString "\(.*\)"/\1/p')
    case $module in
    *stripped.spv | *minimal.spv) [ -z "$source" ] || fail "$module names a source" ;;
    *) case $source in
        testing/shaders/*) ;;
        *) fail "$module names its source '$source'" ;;
        esac ;;
    esac
done
printf 'abcde' >"$TEST_TMPDIR/odd.spv"
if python3 "$embed" "$TEST_TMPDIR/odd.h" "$TEST_TMPDIR/odd.spv" 2>"$TEST_TMPDIR/error"; then
    fail "five bytes were taken for words"
fi
grep -q '5 bytes are not a whole number of words' "$TEST_TMPDIR/error" || fail "$(cat "$TEST_TMPDIR/error")"
