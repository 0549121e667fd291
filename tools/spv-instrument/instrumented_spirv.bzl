"""Instruments shaders in a build, one action a module, executed and cached like any other action.

    glsl_spirv(name = "triangle.frag", src = "shaders/triangle.frag")
    instrumented_spirv(name = "instrumented", srcs = [":triangle.frag", "vendor/water.frag.spv"])

makes

    instrumented/triangle.frag.spv            one for each module, with the name of its file
    instrumented/manifests/triangle.frag.json the manifest of this module
    instrumented/originals/triangle.frag.spv  the original, which the manifests name
    instrumented/manifest.json                all manifests merged: errdecode --manifest=.../instrumented/manifest.json

Manifests name the originals by relative paths, so the entire folder `instrumented` can be copied to the machine with the dumps.
"""

def _renamed(ctx, old, new):
    print("%s: the attribute '%s' is now called '%s'; the next release will not accept the old name" % (ctx.label, old, new))

def _tool_options(ctx):
    options = [
        "--check=" + ",".join(ctx.attr.check),
        "--mode=" + ctx.attr.mode,
        "--desc-set=%d" % ctx.attr.desc_set,
        "--binding=%d" % ctx.attr.binding,
    ]
    if ctx.attr.report_at_once:
        _renamed(ctx, "report_at_once", "immediate_reports")
    if ctx.attr.single_loops:
        _renamed(ctx, "single_loops", "loop_versioning = False")
    if ctx.attr.immediate_reports or ctx.attr.report_at_once:
        options.append("--immediate-reports")
    if not ctx.attr.loop_versioning or ctx.attr.single_loops:
        options.append("--loop-versioning=off")
    for place, length in ctx.attr.lengths.items():
        options.append("--length=%s=%s" % (place, length))
    for constant, value in ctx.attr.specialize.items():
        options.append("--specialize=%s=%s" % (constant, value))
    if ctx.attr.address_table >= 0:
        options.append("--address-table=%d" % ctx.attr.address_table)
    if ctx.attr.descriptor_table >= 0:
        options.append("--descriptor-table=%d" % ctx.attr.descriptor_table)
        if ctx.attr.heads:
            _renamed(ctx, "heads", "table_offsets")
        options.append("--table-offsets=%d" % (ctx.attr.table_offsets or ctx.attr.heads))
    for place, word in ctx.attr.descriptors.items():
        options.append("--descriptors=%s=%s" % (place, word))
    if ctx.attr.verify:
        options += ["--verify", "--target-env=" + ctx.attr.target_env]
    return options

def _instrument(ctx, source, name):
    """Declares the action for one module. Returns (original, instrumented module, manifest)."""
    folder = ctx.label.name
    original = ctx.actions.declare_file("%s/originals/%s.spv" % (folder, name))
    module = ctx.actions.declare_file("%s/%s.spv" % (folder, name))
    manifest = ctx.actions.declare_file("%s/manifests/%s.json" % (folder, name))
    ctx.actions.symlink(output = original, target_file = source)
    arguments = ctx.actions.args()
    arguments.add_all(["--quiet", "--jobs=1"])
    arguments.add_all(_tool_options(ctx))
    arguments.add(manifest, format = "--manifest=%s")
    arguments.add("-o", module)
    arguments.add("--")
    arguments.add(original)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = [original],
        outputs = [module, manifest],
        mnemonic = "SpvInstrument",
        progress_message = "Instrumenting shader %s" % source.short_path,
    )
    return original, module, manifest

def _merge(ctx, manifests):
    """Declares the action that merges the manifests. Returns the merged manifest."""
    merged = ctx.actions.declare_file(ctx.label.name + "/manifest.json")
    arguments = ctx.actions.args()
    arguments.use_param_file("@%s", use_always = True)
    arguments.set_param_file_format("shell")
    arguments.add("--merge-manifests")
    arguments.add("-o", merged)
    arguments.add("--")
    arguments.add_all(manifests)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = manifests,
        outputs = [merged],
        mnemonic = "SpvMergeManifests",
        progress_message = "Merging shader manifests %s" % merged.short_path,
    )
    return merged

def _instrumented_spirv_impl(ctx):
    originals, modules, manifests = [], [], []
    owners = {}
    for source in ctx.files.srcs:
        name = source.basename[:-len(".spv")] if source.basename.endswith(".spv") else source.basename
        if name in owners:
            fail("{} and {} would both be {}/{}.spv".format(
                owners[name].short_path,
                source.short_path,
                ctx.label.name,
                name,
            ))
        owners[name] = source
        original, module, manifest = _instrument(ctx, source, name)
        originals.append(original)
        modules.append(module)
        manifests.append(manifest)
    merged = _merge(ctx, manifests)
    files = modules + [merged] + originals
    return [
        DefaultInfo(files = depset(files), runfiles = ctx.runfiles(files)),
        OutputGroupInfo(
            modules = depset(modules),
            manifest = depset([merged]),
            manifests = depset(manifests),
        ),
    ]

instrumented_spirv = rule(
    implementation = _instrumented_spirv_impl,
    doc = "Instruments SPIR-V modules with run-time checks, one action a module.",
    attrs = {
        "srcs": attr.label_list(
            mandatory = True,
            allow_empty = False,
            allow_files = [".spv"],
            doc = "Targets of glsl_spirv or spirv_asm, or .spv files. No two may have the same file name.",
        ),
        "check": attr.string_list(default = ["all"], allow_empty = False, doc = "As spv-instrument's --check."),
        "immediate_reports": attr.bool(doc = "As --immediate-reports."),
        "report_at_once": attr.bool(doc = "Deprecated: use immediate_reports."),
        "loop_versioning": attr.bool(default = True, doc = "As --loop-versioning."),
        "single_loops": attr.bool(doc = "Deprecated: use loop_versioning = False."),
        "mode": attr.string(default = "guard", values = ["guard", "observe"], doc = "As --mode."),
        "desc_set": attr.int(default = 7, doc = "As --desc-set: where the program binds the output buffer."),
        "binding": attr.int(default = 0, doc = "As --binding."),
        "lengths": attr.string_dict(doc = "As --length: {\"SET.BINDING\": \"N\"}."),
        "specialize": attr.string_dict(doc = "As --specialize: {\"ID\": \"VALUE\"}."),
        "address_table": attr.int(default = -1, doc = "As --address-table; -1: there is none."),
        "descriptor_table": attr.int(default = -1, doc = "As --descriptor-table; -1: there is none."),
        "table_offsets": attr.int(doc = "As --table-offsets, with descriptor_table."),
        "heads": attr.int(doc = "Deprecated: use table_offsets."),
        "descriptors": attr.string_dict(doc = "As --descriptors: {\"SET.BINDING\": \"WORD\"}."),
        "verify": attr.bool(default = True, doc = "As --verify: the build fails if an instrumented module is not valid."),
        "target_env": attr.string(default = "vulkan1.3", doc = "As --target-env, for verify."),
        "_tool": attr.label(
            default = "//tools/spv-instrument",
            executable = True,
            cfg = "exec",
        ),
    },
)
