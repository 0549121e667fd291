"""Libraries for another platform, from packages that `./dev setup --aarch64` or `--windows` unpacked or built."""

def _cross_packages_impl(ctx):
    folder = ctx.path(Label("//:WORKSPACE")).dirname.get_child(".packages").get_child(ctx.attr.folder)
    if not folder.exists:
        # Packages are loaded for targets that need them only.
        ctx.file("BUILD.bazel", "fail(\"{} is missing: run './dev setup {}'\")\n".format(folder, ctx.attr.option))
        return
    for path in ctx.attr.paths:
        target = ctx.path(str(folder) + "/" + path)
        if target.exists:
            ctx.symlink(target, path.rpartition("/")[2])
    ctx.symlink(ctx.attr.build_file, "BUILD.bazel")

cross_packages = repository_rule(
    implementation = _cross_packages_impl,
    doc = "Links files of a folder in .packages into a repository.",
    attrs = {
        "build_file": attr.label(mandatory = True, allow_single_file = True),
        "folder": attr.string(mandatory = True, doc = "In .packages."),
        "option": attr.string(mandatory = True, doc = "The option of './dev setup' that an error message names."),
        "paths": attr.string_list(mandatory = True, doc = "In the folder. Their last components name them in the repository."),
    },
    local = True,
    configure = True,
)
