#!/bin/sh
# Compares the transcripts with the output of vkcache. To write them anew, after checking the difference:
#     bazel run //tools/vkcache:golden_test -- --update
if [ "$1" = --update ]; then
    shift
    cd "$BUILD_WORKSPACE_DIRECTORY" || exit 1
    bin=$(readlink -f bazel-bin)
    exec python3 -B tools/vkcache/golden_test.py --update "$bin/tools/vkcache/vkcache" "$bin/tools/vkcache" \
        tools/vkcache/golden/*.txt
fi
exec python3 -B tools/vkcache/golden_test.py tools/vkcache/vkcache tools/vkcache tools/vkcache/golden/*.txt
