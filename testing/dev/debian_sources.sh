# The archive of Debian that apt of this machine uses. Sourced by scripts.

os_release_file=/etc/os-release

# apt_targets prints "CODENAME|URI" for each list of packages of Debian's component main. Backports have another origin.
apt_targets() {
    apt-get indextargets --format '$(ORIGIN)|$(COMPONENT)|$(CODENAME)|$(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
        sed -n 's/^Debian|main|//p'
}

# debian_release prints the codename of this machine's release as the archive has it. In unstable, os-release has the name of
# the next release.
debian_release() {
    local codename targets
    codename="$(. "$os_release_file" && echo "${VERSION_CODENAME:-}")"
    targets="$(apt_targets)"
    if ! grep -q "^$codename|" <<<"$targets" && grep -q '^sid|' <<<"$targets"; then
        codename=sid
    fi
    echo "$codename"
}

# debian_mirror prints the mirror of this release's main archive.
debian_mirror() {
    local codename
    codename="$(debian_release)"
    apt_targets | awk -F'|' -v name="$codename" '$1 == name && !seen++ { print $2 }'
}

# debian_sources RELEASE prints "URI SUITE" for each source of apt that has this machine's release, with RELEASE instead.
# Unstable and experimental have neither updates nor security.
debian_sources() {
    apt_targets | awk -F'|' -v from="$(debian_release)" -v to="$1" '
        index($1, from) == 1 && !($1 ~ /-backports$/) && !seen[$1]++ {
            if ((to == "sid" || to == "unstable") && $1 != from) {
                next
            }
            sub("^" from, to, $1)
            print $2, $1
        }'
}
