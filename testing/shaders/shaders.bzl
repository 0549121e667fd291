"""Shaders compiled while building: GLSL, HLSL or SPIR-V assembly in, .spv or a C header out.

    glsl_spirv(name = "triangle", src = "triangle.frag")       -> triangle.spv
    spirv_asm(name = "switch", src = "switch.spvasm")          -> switch.spv
    embed_spirv(name = "shaders", srcs = [":triangle"])        -> cc_library with shaders.h: triangle[]
    replace_markers(name = "x", src = ":x_with_markers")       -> x.spv, with instructions that GLSL does not have
    linked_spirv(name = "x", src = "x.comp")                   -> x.spv, a library of functions for vk/spirv/link.h

Debug information names the source by its path from the workspace root, so the same source gives the same bytes on every
machine.
"""

_EXTENSIONS = {
    "vert": "vert",
    "tesc": "tesc",
    "tese": "tese",
    "geom": "geom",
    "frag": "frag",
    "comp": "comp",
    "mesh": "mesh",
    "task": "task",
    "rgen": "rgen",
    "rint": "rint",
    "rahit": "rahit",
    "rchit": "rchit",
    "rmiss": "rmiss",
    "rcall": "rcall",
}

def _stage_of(ctx):
    name = ctx.file.src.basename
    if name.endswith(".hlsl"):
        name = name[:-len(".hlsl")]
    stage = ctx.attr.stage or _EXTENSIONS.get(name.rpartition(".")[2])
    if not stage:
        fail("{}: the name of the source does not give its stage: set 'stage'".format(ctx.file.src.short_path))
    return stage

# HLSL's counters have no register: they get bindings that nothing else has.
def _language_of(ctx):
    return ["-D", "-e", "main", "--auto-map-bindings"] if ctx.file.src.extension == "hlsl" else []

def _glsl_spirv_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + ".spv")
    stage = _stage_of(ctx)
    arguments = ctx.actions.args()
    arguments.add_all(["--quiet", "-V", "--target-env", ctx.attr.target_env, "-S", stage])
    arguments.add_all(_language_of(ctx))
    if ctx.attr.debug == "line":
        arguments.add("-g")
    elif ctx.attr.debug == "nonsemantic":
        arguments.add("-gVS")
    elif ctx.attr.debug == "none":
        arguments.add("-g0")
    arguments.add_all(ctx.attr.defines, format_each = "-D%s")
    arguments.add_all([file.dirname for file in ctx.files.hdrs], format_each = "-I%s", uniquify = True)
    arguments.add("-o", output)
    arguments.add(ctx.file.src)
    ctx.actions.run(
        executable = ctx.executable._compiler,
        arguments = [arguments],
        inputs = [ctx.file.src] + ctx.files.hdrs,
        outputs = [output],
        mnemonic = "Glslang",
        progress_message = "Compiling shader %s" % ctx.file.src.short_path,
    )
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles([output]))]

_glsl_spirv = rule(
    implementation = _glsl_spirv_impl,
    doc = "Compiles one GLSL or HLSL source to NAME.spv with glslang.",
    attrs = {
        "src": attr.label(mandatory = True, allow_single_file = True),
        "hdrs": attr.label_list(allow_files = True, doc = "Files that the source includes."),
        "stage": attr.string(doc = "As glslang's -S; empty: from the extension of the source."),
        "target_env": attr.string(default = "vulkan1.1", doc = "As glslang's --target-env."),
        "debug": attr.string(
            default = "line",
            values = ["none", "names", "line", "nonsemantic"],
            doc = "names: OpName; line: OpName, OpSource and OpLine; nonsemantic: NonSemantic.Shader.DebugInfo with the source's text.",
        ),
        "defines": attr.string_list(doc = "NAME or NAME=VALUE."),
        "_compiler": attr.label(
            default = "@glslang//:bin/glslangValidator",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)

def _glsl_variants_impl(ctx):
    output = ctx.actions.declare_directory(ctx.label.name)
    arguments = ctx.actions.args()
    arguments.add(ctx.file._script)
    arguments.add_all(["--output", output], expand_directories = False)
    arguments.add_all(["--compiler", ctx.file._compiler, "--validator", ctx.file._validator])
    arguments.add_all(["--name", ctx.label.name.replace(".variants", ""), "--", "-S", _stage_of(ctx)])
    arguments.add_all(_language_of(ctx))
    arguments.add_all(ctx.attr.defines, format_each = "-D%s")
    arguments.add_all([file.dirname for file in ctx.files.hdrs], format_each = "-I%s", uniquify = True)
    arguments.add(ctx.file.src)
    ctx.actions.run(
        executable = "python3",
        arguments = [arguments],
        inputs = [ctx.file.src, ctx.file._script, ctx.file._compiler, ctx.file._validator] + ctx.files.hdrs,
        outputs = [output],
        mnemonic = "GlslangVariants",
        progress_message = "Compiling shader %s for every target" % ctx.file.src.short_path,
        use_default_shell_env = True,
    )
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles([output]))]

glsl_variants = rule(
    implementation = _glsl_variants_impl,
    doc = "Compiles one GLSL or HLSL source for each target and kind of debug information that takes it: a folder of modules.",
    attrs = {
        "src": attr.label(mandatory = True, allow_single_file = True),
        "hdrs": attr.label_list(allow_files = True, doc = "Files that the source includes."),
        "stage": attr.string(doc = "As glslang's -S; empty: from the extension of the source, before '.hlsl'."),
        "defines": attr.string_list(doc = "NAME or NAME=VALUE."),
        "_compiler": attr.label(default = "@glslang//:bin/glslangValidator", allow_single_file = True),
        "_script": attr.label(default = "//testing/valid:compile_variants.py", allow_single_file = True),
        "_validator": attr.label(default = "@spirv_tools//:bin/spirv-val", allow_single_file = True),
    },
)

def glsl_spirv(name, src, hdrs = [], stage = "", defines = [], **kwargs):
    """Compiles one GLSL source to NAME.spv with glslang. NAME.variants is for //testing/valid, which lists all shaders.

    Args:
      name: of the target and, with .spv, of the module.
      src: the source.
      hdrs: files that it includes.
      stage: as glslang's -S; empty: from the extension of the source.
      defines: NAME or NAME=VALUE.
      **kwargs: attributes of the rule.
    """
    source = {"src": src, "hdrs": hdrs, "stage": stage, "defines": defines}
    _glsl_spirv(name = name, **dict(source, **kwargs))
    glsl_variants(
        name = name + ".variants",
        testonly = True,
        tags = ["manual"],
        visibility = ["//testing/valid:__pkg__"],
        **source
    )

def _spirv_asm_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + ".spv")
    arguments = ctx.actions.args()
    arguments.add_all(["--target-env", ctx.attr.target_env, "--preserve-numeric-ids"])
    arguments.add("-o", output)
    arguments.add(ctx.file.src)
    ctx.actions.run(
        executable = ctx.executable._assembler,
        arguments = [arguments],
        inputs = [ctx.file.src],
        outputs = [output],
        mnemonic = "SpirvAs",
        progress_message = "Assembling shader %s" % ctx.file.src.short_path,
    )
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles([output]))]

_spirv_asm = rule(
    implementation = _spirv_asm_impl,
    doc = "Assembles one SPIR-V source to NAME.spv. The result is not validated: tests want invalid modules too.",
    attrs = {
        "src": attr.label(mandatory = True, allow_single_file = True),
        "target_env": attr.string(default = "vulkan1.1", doc = "As spirv-as --target-env."),
        "_assembler": attr.label(
            default = "@spirv_tools//:bin/spirv-as",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)

def spirv_asm(name, **kwargs):
    """Assembles one SPIR-V source to NAME.spv. NAME.variants is for //testing/valid, which lists all shaders.

    Args:
      name: of the target and, with .spv, of the module.
      **kwargs: attributes of the rule.
    """
    _spirv_asm(name = name, **kwargs)
    native.filegroup(
        name = name + ".variants",
        testonly = True,
        srcs = [":" + name],
        tags = ["manual"],
        visibility = ["//testing/valid:__pkg__"],
    )

def embed_spirv(name, srcs, **kwargs):
    """Makes the cc_library NAME with the header NAME.h that holds each module of srcs as `static const uint32_t NAME[]`.

    Args:
      name: of the library and, with .h, of the header, which is included by its path from the workspace root.
      srcs: targets of glsl_spirv or spirv_asm, or .spv files. The file's name without .spv is the array's name.
      **kwargs: go to the cc_library, visibility and testonly to both.
    """
    common = {key: kwargs[key] for key in ["testonly", "visibility"] if key in kwargs}
    native.genrule(
        name = name + "_header",
        srcs = srcs,
        outs = [name + ".h"],
        cmd = "python3 $(execpath //testing/shaders:embed_spirv.py) $@ $(SRCS)",
        tools = ["//testing/shaders:embed_spirv.py"],
        **common
    )
    native.cc_library(
        name = name,
        hdrs = [name + ".h"],
        **kwargs
    )

def replace_markers(name, src, **kwargs):
    """Makes NAME.spv of a module, with the replacements of replace_markers.py.

    Args:
      name: of the target and, with .spv, of the module.
      src: a target of glsl_spirv.
      **kwargs: attributes of the rule.
    """
    native.genrule(
        name = name,
        srcs = [src],
        outs = [name + ".spv"],
        cmd = "python3 $(execpath //testing/shaders:replace_markers.py) $@ $<",
        tools = ["//testing/shaders:replace_markers.py"],
        **kwargs
    )

# Values in ids instead of variables, as few blocks as the code has. Functions stay as they are.
_LINKED_PASSES = [
    "--convert-local-access-chains",
    "--eliminate-dead-code-aggressive",
    "--ssa-rewrite",
    "--eliminate-dead-code-aggressive",
    "--simplify-instructions",
    "--redundancy-elimination",
    "--eliminate-dead-code-aggressive",
    "--merge-blocks",
]

def linked_spirv(name, src, defines = [], target_env = "vulkan1.0", **kwargs):
    """Compiles a library of functions, which vk/spirv/link.h links into other modules, to NAME.spv.

    Args:
      name: of the target and, with .spv, of the module.
      src: the source: a compute shader.
      defines: NAME or NAME=VALUE.
      target_env: as glslang's --target-env: the minimum version of the modules.
      **kwargs: attributes of the rule.
    """
    compiled = name + "_compiled"
    glsl_spirv(name = compiled, src = src, defines = defines, target_env = target_env, debug = "names", **kwargs)
    native.genrule(
        name = name,
        srcs = [":" + compiled],
        outs = [name + ".spv"],
        cmd = "$(execpath @spirv_tools//:bin/spirv-opt) %s $< -o $@" % " ".join(_LINKED_PASSES),
        tools = ["@spirv_tools//:bin/spirv-opt"],
        **kwargs
    )
