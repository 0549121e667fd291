#!/bin/bash
# The actions of the rule validation_cache need nothing but their inputs: in a folder with only these, without
# environment variables, home and network, they write the same bytes as the build did.
set -euo pipefail
folder="$(mktemp -d "${TEST_TMPDIR:-/tmp}/actions.XXXXXX")"
mkdir "$folder/in" "$folder/out"
cp -L tools/vkcache/vkcache tools/vkcache/valid_one.spv tools/vkcache/valid_two.spv "$folder/in"
chmod -R a-w "$folder/in"
built="$PWD/tools/vkcache/test_cache.valcache"
isolate=()
if unshare --net true 2>/dev/null; then
    isolate=(unshare --net)
elif unshare --user --net true 2>/dev/null; then
    isolate=(unshare --user --net)
else
    echo "validation_cache_test: the network cannot be removed here"
fi
cd "$folder"
run() { "${isolate[@]}" /usr/bin/env -i SOURCE_DATE_EPOCH=0 in/vkcache "$@"; }
run warm --quiet --jobs=1 --target-env vulkan1.3 --output out/0.valcache in/valid_one.spv
run warm --quiet --jobs=1 --target-env vulkan1.3 --output out/1.valcache in/valid_two.spv
run merge --output out/all.valcache out/0.valcache out/1.valcache
cmp out/all.valcache "$built"
left="$(cd out && find . -type f | grep -vE '^\./(\.?)(0|1|all)\.valcache(\.lock)?$' || true)"
if [ -n "$left" ]; then
    echo "validation_cache_test: undeclared files: $left"
    exit 1
fi
# An invalid module fails its action.
printf 'not SPIR-V' >out/bad.spv
if run warm --quiet --jobs=1 --target-env vulkan1.3 --output out/bad.valcache out/bad.spv 2>out/errors; then
    echo "validation_cache_test: an invalid module was accepted"
    exit 1
fi
echo "validation_cache_test: passed"
