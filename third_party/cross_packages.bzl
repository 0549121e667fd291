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
