"""Libraries for another platform, from packages that `./dev setup --aarch64` or `--windows` unpacked or built."""

def _cross_packages_impl(ctx):
    folder = "{}/.packages/{}".format(ctx.path(Label("//:WORKSPACE")).dirname, ctx.name)
    names = []
    for path in ctx.attr.paths:
        target = ctx.path(folder + "/" + path)
        if not target.exists:
            # Not a BUILD file that fails: Bazel runs this function again after it failed.
            fail("{} is missing: run './dev setup --{}' (where {} exists, remove it before)".format(target, ctx.name, folder))
        ctx.symlink(target, target.basename)
        names.append(target.basename)
    ctx.file("BUILD.bazel", "exports_files({})\n".format(names))

cross_packages = repository_rule(
    implementation = _cross_packages_impl,
    doc = "Links files of the folder .packages/NAME into the repository NAME.",
    attrs = {
        "paths": attr.string_list(mandatory = True, doc = "In the folder. Their last components name them in the repository."),
    },
    local = True,
    configure = True,
)

def _installed_platforms_impl(ctx):
    names = ctx.os.environ.get("WARDEN_OTHER_PLATFORMS", "").split(",")
    folder = "{}/.packages".format(ctx.path(Label("//:WORKSPACE")).dirname)
    ctx.file("BUILD.bazel", "")
    ctx.file("platforms.bzl", "OTHER_PLATFORMS = {}\nPACKAGES = {}\n".format(
        [name for name in ["aarch64", "windows"] if name in names],
        repr(folder),
    ))

installed_platforms = repository_rule(
    implementation = _installed_platforms_impl,
    doc = "The platforms that './dev setup' has set up, and the folder of their packages, for BUILD files.",
    environ = ["WARDEN_OTHER_PLATFORMS"],
    local = True,
    configure = True,
)
