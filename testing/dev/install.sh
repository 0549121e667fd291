#!/usr/bin/env bash
# Copies the layer, its manifest, the tools, their manual pages and shell completions from a build tree into a prefix,
# and the pages that they name from the source tree.
# `./dev install --prefix DIR` builds them and runs this.
#
#     testing/dev/install.sh BAZEL_BIN PREFIX
#
# The manifest names the library relative to itself, so that the prefix can be moved. DESTDIR, if set, comes before PREFIX.
set -euo pipefail

if [ $# != 2 ] || [ -z "$2" ]; then
    echo "usage: install.sh BAZEL_BIN PREFIX" >&2
    exit 2
fi
bin="$1"
prefix="${DESTDIR:-}$2"
library=libVkLayer_warden_validation.so
manifest=VkLayer_warden_validation.json

put() {
    local mode="$1" from="$2" to="$3"
    install -D -m "$mode" "$from" "$prefix/$to"
    echo "$prefix/$to"
}

put 644 "$bin/vk/layer/$library" "lib/$library"
put 644 "$bin/vk/layer/$manifest" "share/vulkan/explicit_layer.d/$manifest"
if ! grep -qF "\"library_path\": \"./$library\"" "$prefix/share/vulkan/explicit_layer.d/$manifest"; then
    echo "install: $manifest does not name $library" >&2
    exit 1
fi
sed -i "s|\"library_path\": \"./$library\"|\"library_path\": \"../../../lib/$library\"|" \
    "$prefix/share/vulkan/explicit_layer.d/$manifest"

for tool in warden errdecode spv-instrument vkcache; do
    folder="$bin/tools/$tool"
    put 755 "$folder/$tool" "bin/$tool"
    put 644 "$folder/$tool.1" "share/man/man1/$tool.1"
    put 644 "$folder/$tool.bash" "share/bash-completion/completions/$tool"
    put 644 "$folder/_$tool" "share/zsh/site-functions/_$tool"
    put 644 "$folder/$tool.fish" "share/fish/vendor_completions.d/$tool.fish"
done

root="$(dirname "$0")/../.."
put 644 "$root/README.md" share/doc/warden/README.md
put 644 "$root/CONTRIBUTING.md" share/doc/warden/CONTRIBUTING.md
for page in "$root"/docs/*.md "$root"/docs/*.json "$root"/docs/*.svg "$root"/docs/*.png; do
    put 644 "$page" "share/doc/warden/docs/${page##*/}"
done

if command -v strip >/dev/null; then
    for file in "lib/$library" bin/warden bin/errdecode bin/spv-instrument bin/vkcache; do
        chmod u+w "$prefix/$file"
        strip --strip-unneeded "$prefix/$file"
    done
fi
