#!/usr/bin/env bash
# The cache that the build filled makes the first run of many_modules as fast as later ones: no module is validated.
set -euo pipefail
folder="$(mktemp -d "${TEST_TMPDIR:-/tmp}/warm.XXXXXX")"
tools/vkcache/vkcache merge --folder "$folder" examples/many_modules/warm.valcache
tools/vkcache/vkcache verify "$folder"/*.valcache | grep -q "intact, 500 entries"
manifest="$(echo "$PWD"/testing/null_driver/VkICD_null.json)"
export VK_DRIVER_FILES="$manifest" VK_ICD_FILENAMES="$manifest" VK_LAYER_PATH="$PWD/vk/layer"
export VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation VK_LOADER_LAYERS_ENABLE="*warden*"
export VK_WARDEN_VALIDATION_SHADER_CACHE_FOLDER="$folder" VK_WARDEN_VALIDATION_REPORT_FLAGS=error,warn,info
export VK_WARDEN_VALIDATION_LOG_FILENAME="$folder/log"
examples/many_modules/many_modules
cat "$folder/log"
grep -q "500 of 500 shader modules were known to be valid" "$folder/log"
echo "warm_test: no module was validated"
