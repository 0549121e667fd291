"""A validation cache that is filled while building.

    validation_cache(
        name = "app",                # -> app.valcache
        srcs = glob(["*.spv"]),
        target_env = "vulkan1.3",
        rules = ["scalar-block-layout"],
        shards = 16,
    )

Each shard is an action that validates a part of the modules, on this machine or on another one, and a last action merges the
caches. The build fails if a module is not valid. Entries have the day 1970-01-01, "never used", so that the same modules give
the same bytes.

To install the cache for the layer: `vkcache merge --folder=FOLDER app.valcache`, where FOLDER is `shader_cache_folder`.
"""

def _validation_cache_impl(ctx):
    modules = ctx.files.srcs
    count = max(1, min(ctx.attr.shards, len(modules)))
    output = ctx.actions.declare_file(ctx.label.name + ".valcache")
    shards = []
    for i in range(count):
        part = modules[i::count]
        shard = ctx.actions.declare_file("%s.shards/%d.valcache" % (ctx.label.name, i))
        shards.append(shard)
        arguments = ctx.actions.args()
        arguments.add_all(["warm", "--quiet", "--jobs=1", "--target-env", ctx.attr.target_env])
        arguments.add_all(ctx.attr.rules, before_each = "--rule")
        arguments.add("--output", shard)
        arguments.add_all(part)
        ctx.actions.run(
            executable = ctx.executable._vkcache,
            arguments = [arguments],
            inputs = part,
            outputs = [shard],
            env = {"SOURCE_DATE_EPOCH": "0"},
            mnemonic = "VkcacheWarm",
            progress_message = "Validating %d shader modules of %s" % (len(part), ctx.label),
        )
    arguments = ctx.actions.args()
    arguments.add_all(["merge", "--output", output])
    arguments.add_all(shards)
    ctx.actions.run(
        executable = ctx.executable._vkcache,
        arguments = [arguments],
        inputs = shards,
        outputs = [output],
        mnemonic = "VkcacheMerge",
        progress_message = "Merging the validation cache %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles([output]))]

validation_cache = rule(
    implementation = _validation_cache_impl,
    doc = "Validates shader modules and writes NAME.valcache with those of them; an invalid module fails the build.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".spv"], mandatory = True, doc = "SPIR-V modules."),
        "target_env": attr.string(default = "vulkan1.3", doc = "As vkcache warm --target-env."),
        "rules": attr.string_list(doc = "As vkcache warm --rule."),
        "shards": attr.int(default = 8, doc = "How many actions validate the modules."),
        "_vkcache": attr.label(default = "//tools/vkcache", executable = True, cfg = "exec"),
    },
)
