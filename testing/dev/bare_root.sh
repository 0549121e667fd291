#!/usr/bin/env bash
# Runs the README's commands in a bare root of a Debian release, in a chroot. See usage.
#
# The script runs itself again in a mount and process namespace of its own: when it ends, in whatever way, the kernel removes
# all mounts and ends all processes of the root with the namespace.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/debian_sources.sh"

usage() {
    cat <<'TEXT'
usage: testing/dev/bare_root.sh [OPTION...] RELEASE [COMMAND...]

Makes a bare root of the Debian release RELEASE (bookworm, trixie, sid) with debootstrap, clones HEAD of this checkout into it
and runs each COMMAND there, in the checkout: './dev demo' and './dev test' if there is none. Exits with 1 if one fails.
Needs root, debootstrap and git. The mirror is the one that apt of this machine uses for Debian.

  --disk-cache=FOLDER  keep Bazel's disk cache of RELEASE in FOLDER, so that the next run is faster
  --jobs=N             let Bazel run N actions at a time
  --keep               keep the root for --reuse
  --reuse              start from the root that --keep left, with its packages, instead of a bare one
  --logs=FOLDER        put the log of each command into FOLDER (default: logs/ in the cache)

The bootstrapped root and the downloaded packages are kept in ${XDG_CACHE_HOME:-~/.cache}/warden.
TEXT
}

say() {
    echo "bare_root: $*" >&2
}

fail() {
    say "$@"
    exit 2
}

parse_arguments() {
    disk_cache="" jobs="" keep=no reuse=no logs=""
    while [ $# != 0 ]; do
        case "$1" in
        --disk-cache=?*) disk_cache="${1#*=}" ;;
        --jobs=?*) jobs="${1#*=}" ;;
        --logs=?*) logs="${1#*=}" ;;
        --keep) keep=yes ;;
        --reuse) reuse=yes ;;
        -h | --help)
            usage
            exit 0
            ;;
        -*) fail "unknown option '$1'; see --help" ;;
        *) break ;;
        esac
        shift
    done
    if [ $# = 0 ]; then
        usage >&2
        exit 2
    fi
    release="$1"
    shift
    commands=("$@")
    if [ ${#commands[@]} = 0 ]; then
        commands=("./dev demo" "./dev test")
    fi
}

# in_namespace runs this script again in namespaces of its own. Whatever ends this process ends the other one: setpriv asks the
# kernel for that, and the death of a namespace's first process is the end of all others. Here, outside, no mount is visible:
# the root can be removed without any risk for the folders that were mounted in it.
in_namespace() {
    local child
    exec 9>"$cache/$release.lock"
    flock --nonblock 9 || fail "another run uses the root of $release"
    trap '[ $keep = yes ] || rm -rf "$root" "$cache/bootstrap.$release"' EXIT
    BARE_ROOT_NAMESPACE=yes setpriv --pdeathsig KILL -- \
        unshare --mount --propagation private --pid --fork --kill-child=KILL -- "$0" "$@" 9>&- &
    child=$!
    trap 'kill -KILL $child 2>/dev/null; wait $child 2>/dev/null; exit 130' INT TERM HUP
    wait $child
}

# bootstrap makes the archive of the bare root, unless it is there.
bootstrap() {
    local folder uri keyring=/usr/share/keyrings/debian-archive-keyring.gpg
    if [ -e "$archive" ]; then
        return
    fi
    uri="$(debian_sources "$release" | awk -v suite="$release" '$2 == suite { print $1; exit }')"
    [ -n "$uri" ] || fail "apt of this machine has no source of Debian; run 'apt-get update'"
    say "bootstrapping $release from $uri"
    folder="$cache/bootstrap.$release"
    rm -rf "$folder"
    mkdir "$folder"
    if ! debootstrap --variant=minbase --include=ca-certificates --keyring="$keyring" \
        --cache-dir="$packages" "$release" "$folder" "$uri" >"$logs/$release-debootstrap.log" 2>&1; then
        fail "debootstrap failed; see $logs/$release-debootstrap.log"
    fi
    debian_sources "$release" | sed 's/^\(.*\) \(.*\)$/deb \1 \2 main/' >"$folder/etc/apt/sources.list"
    tar -C "$folder" --numeric-owner --exclude='./var/cache/apt/archives/*.deb' -cf "$archive.new" .
    rm -rf "$folder"
    mv "$archive.new" "$archive"
}

unpack_root() {
    if [ $reuse = yes ] && [ -d "$root" ]; then
        return
    fi
    rm -rf "$root"
    mkdir "$root"
    tar -C "$root" --numeric-owner -xf "$archive"
}

# mount_root mounts the file systems that programs expect, and gives the root this machine's network and apt's proxy. If apt of
# this machine accepts a mirror that lags, so does that of the root: unstable's lists expire within a week.
mount_root() {
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --bind "$packages" "$root/var/cache/apt/archives"
    cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
    apt-config dump --format '%F "%v";%n' Acquire::http::Proxy Acquire::https::Proxy \
        Acquire::Check-Valid-Until >"$root/etc/apt/apt.conf.d/90proxy"
    : >"$root/root/.bazelrc"
    if [ -n "$jobs" ]; then
        echo "build --jobs=$jobs" >>"$root/root/.bazelrc"
    fi
    if [ -n "$disk_cache" ]; then
        # One folder for each release: Bazel's keys do not contain the files of packages.
        mkdir -p "$disk_cache/$release" "$root/var/cache/bazel-disk"
        mount --bind "$disk_cache/$release" "$root/var/cache/bazel-disk"
        echo "build --disk_cache=/var/cache/bazel-disk" >>"$root/root/.bazelrc"
    fi
}

clone_checkout() {
    local top changed
    top="$(git -C "$(dirname "$0")" rev-parse --show-toplevel)"
    changed="$(git -C "$top" status --porcelain | wc -l)"
    if [ "$changed" != 0 ]; then
        say "$changed changed files are not committed and not tested"
    fi
    rm -rf "$root/root/warden"
    git clone --quiet --no-hardlinks "$top" "$root/root/warden"
    say "$release: $(git -C "$root/root/warden" log -1 --format='%h %s')"
}

# run_command runs one command in the root as a login of root would, and prints its closing lines.
run_command() {
    local command="$1" log code=0 started=$SECONDS
    log="$logs/$release-$(echo "$command" | tr -cs 'A-Za-z0-9' '_' | cut -c 1-60).log"
    env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM="${TERM:-dumb}" \
        chroot "$root" /bin/bash -c "cd /root/warden || exit; $command" >"$log" 2>&1 </dev/null || code=$?
    echo "== $release: $command: exit code $code, $((SECONDS - started)) s, log $log"
    tail -n 5 "$log" | cut -c 1-200
    return $code
}

run_all() {
    local command failed=0
    bootstrap
    unpack_root
    clone_checkout
    mount_root
    for command in "${commands[@]}"; do
        run_command "$command" || failed=1
    done
    return $failed
}

parse_arguments "$@"
[ "$(id -u)" = 0 ] || fail "needs root"
for program in debootstrap git unshare setpriv; do
    command -v $program >/dev/null || fail "'$program' is missing"
done
[ -e "/usr/share/debootstrap/scripts/$release" ] || fail "debootstrap does not know the release '$release'"
cache="${XDG_CACHE_HOME:-$HOME/.cache}/warden/bare_root"
logs="${logs:-$cache/logs}"
packages="$cache/packages-$release" archive="$cache/$release.tar" root="$cache/$release"
mkdir -p "$packages/partial" "$logs"
if [ -z "${BARE_ROOT_NAMESPACE:-}" ]; then
    in_namespace "$@"
else
    run_all
fi
