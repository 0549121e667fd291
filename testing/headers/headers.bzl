"""Compiles each public header by itself: no header may need another one to be included before it."""

load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

_Headers = provider(fields = ["names", "objects"])

# Suffix of the generated source, and the options that choose the language.
_LANGUAGES = {
    "c": ["-std=c11"],
    "cc": ["-std=c++17"],
}

def _compile(ctx, toolchain, features, header, context):
    objects = []
    for suffix, options in _LANGUAGES.items():
        name = "%s_%s.%s" % (ctx.label.name, header.short_path.replace("/", "_"), suffix)
        source = ctx.actions.declare_file("headers/" + name)

        # Included twice, so that a missing guard fails, too.
        ctx.actions.run_shell(
            inputs = [header],
            outputs = [source],
            command = """if [ "$2" = c ] || grep -q __cplusplus "$1"; then printf '#include "%s"\\n' "$3" "$3"; fi > "$4" """,
            arguments = [header.path, suffix, header.short_path, source.path],
        )
        _, outputs = cc_common.compile(
            actions = ctx.actions,
            cc_toolchain = toolchain,
            compilation_contexts = [context],
            feature_configuration = features,
            name = name,
            srcs = [source],
            user_compile_flags = options + ["-Wno-unused-function"],
        )
        objects += outputs.pic_objects or outputs.objects
    return objects

def _compile_headers(target, ctx):
    below = [dep[_Headers] for dep in getattr(ctx.rule.attr, "deps", []) if _Headers in dep]
    objects, names = [], []
    if CcInfo in target and not ctx.label.workspace_name:
        toolchain = find_cpp_toolchain(ctx)
        features = cc_common.configure_features(
            ctx = ctx,
            cc_toolchain = toolchain,
            requested_features = ctx.features,
            unsupported_features = ctx.disabled_features,
        )
        for header in getattr(ctx.rule.files, "hdrs", []):
            names.append(header.short_path)
            objects += _compile(ctx, toolchain, features, header, target[CcInfo].compilation_context)
    return [_Headers(
        names = depset(names, transitive = [dep.names for dep in below]),
        objects = depset(objects, transitive = [dep.objects for dep in below]),
    )]

_compile_headers_aspect = aspect(
    implementation = _compile_headers,
    attr_aspects = ["deps"],
    attrs = {"_cc_toolchain": attr.label(default = "@bazel_tools//tools/cpp:current_cc_toolchain")},
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)

def _headers_test(ctx):
    names = depset(transitive = [dep[_Headers].names for dep in ctx.attr.deps]).to_list()
    objects = depset(transitive = [dep[_Headers].objects for dep in ctx.attr.deps])
    script = ctx.actions.declare_file(ctx.label.name + ".sh")

    # Bazel compiled the objects before it runs the test.
    text = "#!/bin/sh\nset -e\ncat <<'END'\n%s\n%d headers compile\nEND\n" % ("\n".join(sorted(names)), len(names))
    if len(names) < ctx.attr.at_least:
        text += "echo 'fewer than %d headers were found'\nexit 1\n" % ctx.attr.at_least
    ctx.actions.write(script, text, is_executable = True)
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(transitive_files = objects))]

headers_test = rule(
    implementation = _headers_test,
    attrs = {
        "at_least": attr.int(doc = "The test fails with fewer headers."),
        "deps": attr.label_list(aspects = [_compile_headers_aspect]),
    },
    doc = """Compiles the `hdrs` of `deps` and of their dependencies in this source tree, each by itself, as C11.
Those with an `extern "C"` for C++ are compiled as C++17, too.""",
    test = True,
)
