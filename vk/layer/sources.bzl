"""Lists the source files that a target is built of, through all its dependencies."""

_Sources = provider(fields = ["files"])

def _collect(_target, ctx):
    own = [
        file
        for attribute in ("srcs", "hdrs", "textual_hdrs")
        for file in getattr(ctx.rule.files, attribute, [])
        if file.is_source and file.extension in ("c", "h", "inc")
    ]
    below = [dep[_Sources].files for dep in getattr(ctx.rule.attr, "deps", []) if _Sources in dep]
    return [_Sources(files = depset([file for file in own if not file.owner.workspace_name], transitive = below))]

_collect_sources = aspect(
    implementation = _collect,
    attr_aspects = ["deps"],
)

def _sources(ctx):
    files = depset(transitive = [dep[_Sources].files for dep in ctx.attr.deps])
    return [DefaultInfo(files = files, runfiles = ctx.runfiles(transitive_files = files))]

sources = rule(
    implementation = _sources,
    attrs = {"deps": attr.label_list(aspects = [_collect_sources])},
    doc = "Our own .c, .h and .inc files that `deps` are built of; generated ones and those of packages are left out.",
)
