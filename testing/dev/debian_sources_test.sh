#!/usr/bin/env bash
# Tests of debian_sources.sh, with an apt-get that prints the sources of a release.
set -euo pipefail
source testing/dev/debian_sources.sh

mkdir -p "$TEST_TMPDIR/bin"
cat >"$TEST_TMPDIR/bin/apt-get" <<'TEXT'
#!/bin/sh
cat "$APT_TARGETS"
TEXT
chmod +x "$TEST_TMPDIR/bin/apt-get"
export PATH="$TEST_TMPDIR/bin:$PATH" APT_TARGETS="$TEST_TMPDIR/targets"
os_release_file="$TEST_TMPDIR/os-release"
failed=0

expect() {
    local what="$1" found="$2" wanted="$3"
    if [ "$found" != "$wanted" ]; then
        printf '%s: expected\n%s\nfound\n%s\n' "$what" "$wanted" "$found" >&2
        failed=1
    fi
}

echo 'VERSION_CODENAME=bookworm' >"$os_release_file"
cat >"$APT_TARGETS" <<'TEXT'
Debian Backports|main|bookworm-backports|http://deb.example/debian/
Debian|main|bookworm|http://deb.example/debian/
Debian|contrib|bookworm|http://deb.example/debian/
Debian|main|bookworm-updates|http://deb.example/debian/
Debian|main|bookworm-security|http://deb.example/debian-security/
Debian|main|bookworm|http://second.example/debian/
Other|main|bookworm|http://other.example/
TEXT
expect "release" "$(debian_release)" bookworm
expect "mirror" "$(debian_mirror)" http://deb.example/debian/
expect "trixie" "$(debian_sources trixie)" "http://deb.example/debian/ trixie
http://deb.example/debian/ trixie-updates
http://deb.example/debian-security/ trixie-security"
# Unstable has one suite.
expect "sid" "$(debian_sources sid)" "http://deb.example/debian/ sid"

# On unstable itself.
echo 'VERSION_CODENAME=forky' >"$os_release_file"
echo 'Debian|main|sid|http://deb.example/debian/' >"$APT_TARGETS"
expect "release of unstable" "$(debian_release)" sid
expect "mirror of unstable" "$(debian_mirror)" http://deb.example/debian/
expect "sid on unstable" "$(debian_sources sid)" "http://deb.example/debian/ sid"
expect "trixie on unstable" "$(debian_sources trixie)" "http://deb.example/debian/ trixie"
exit $failed
