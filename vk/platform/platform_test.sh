#!/usr/bin/env bash
# Builds platform_smoke.c with the compilers that are installed, and runs it on each platform. Arguments: the sources.
set -euo pipefail

folder="$(mktemp -d "${TEST_TMPDIR:-/tmp}/platform-XXXXXX")"
# Wine's server writes its registry when it ends.
end() {
    [ ! -d "$folder/wine" ] || "$(command -v wineserver || echo /usr/lib/wine/wineserver)" -k -w || true
    rm -rf "$folder"
}
trap end EXIT
root="$PWD"
text='ä "\'
warnings="-Wall -Wextra -Werror -Wno-format"
posix="$(printf '%s\n' "$@" | grep -v /windows/ | grep '[.]c$')"
windows="$(printf '%s\n' "$@" | grep -e platform_smoke -e '/windows/[^/]*[.]c$')"
library="$(printf '%s\n' "$@" | grep '[.]cc$')"

# has PROGRAM PACKAGE says what is skipped where the program is missing.
has() {
    command -v "$1" >/dev/null || { echo "skipped: $1 is missing (Debian package $2)" && false; }
}

echo "== this machine"
cc -std=c17 -D_GNU_SOURCE $warnings -I. $posix -o "$folder/smoke" -lpthread -ldl
(cd "$folder" && "$folder/smoke" smoke "$text")

echo "== 64-bit Arm"
if has aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu && has qemu-aarch64-static qemu-user-static; then
    aarch64-linux-gnu-gcc -std=c17 -D_GNU_SOURCE $warnings -I. $posix -o "$folder/smoke_arm" -lpthread -ldl
    (cd "$folder" && QEMU_LD_PREFIX=/usr/aarch64-linux-gnu qemu-aarch64-static "$folder/smoke_arm" smoke "$text")
fi

echo "== Windows"
if has x86_64-w64-mingw32-gcc-posix g++-mingw-w64-x86-64-posix && has wine wine; then
    flags="-D_GNU_SOURCE -D_FILE_OFFSET_BITS=64 -D_WIN32_WINNT=0x0A00 -D_POSIX_THREAD_SAFE_FUNCTIONS=200809L"
    flags+=" -isystem vk/platform/windows/include -I."
    x86_64-w64-mingw32-g++-posix -std=gnu++17 $flags $warnings -c $library -o "$folder/library.o"
    x86_64-w64-mingw32-gcc-posix -std=gnu17 $flags $warnings -static -municode $windows "$folder/library.o" \
        -o "$folder/smoke.exe" -lstdc++
    export HOME="${HOME:-$folder}" WINEPREFIX="${WINEPREFIX:-$folder/wine}" WINEDEBUG=-all LC_ALL=C.UTF-8
    (cd "$folder" && wine "$folder/smoke.exe" smoke "$text" wine)
fi
