"""Programs of another platform in builds for this machine, for tests that compare the platforms."""

_OPTION = "//command_line_option:"
_LISTS = [_OPTION + name for name in ["copt", "conlyopt", "cxxopt"]]

# The options of `--config=aarch64` and `--config=windows` (.bazelrc). A transition cannot make Bazel 4 select the compiler by the
# platform: it gets the suite of compilers and the processor.
_PLATFORMS = {
    "aarch64": {
        "cpu": "aarch64",
        "extra_toolchains": ["//third_party/toolchains:aarch64_linux_gnu"],
        "platforms": ["//third_party/toolchains:linux_aarch64"],
    },
    "windows": {
        "conlyopt": ["-std=gnu17"],
        "copt": ["-Wno-format", "-Wno-format-extra-args"],
        "cpu": "x64_mingw",
        "custom_malloc": "//vk/platform:posix",
        "cxxopt": ["-std=gnu++17", "-include", "direct.h"],
        "extra_toolchains": ["//third_party/toolchains:x86_64_w64_mingw32"],
        "platforms": ["//third_party/toolchains:windows_x86_64"],
    },
}

def _transition_impl(settings, attr):
    wanted = _PLATFORMS[attr.platform]
    result = {
        _OPTION + "custom_malloc": None,
        _OPTION + "crosstool_top": "//third_party/toolchains:compilers",
        _OPTION + "platform_suffix": attr.platform,
    }
    for name, value in wanted.items():
        option = _OPTION + name
        result[option] = settings[option] + value if option in _LISTS else value
    for option in _LISTS:
        result.setdefault(option, settings[option])
    return result

_to_platform = transition(
    implementation = _transition_impl,
    inputs = _LISTS,
    outputs = _LISTS + [_OPTION + name for name in [
        "cpu",
        "crosstool_top",
        "custom_malloc",
        "extra_toolchains",
        "platform_suffix",
        "platforms",
    ]],
)

def _platform_programs_impl(ctx):
    links = []
    for program in ctx.attr.programs:
        for file in program[DefaultInfo].files.to_list():
            link = ctx.actions.declare_file(ctx.label.name + "/" + file.basename)
            ctx.actions.symlink(output = link, target_file = file)
            links.append(link)
    return [DefaultInfo(files = depset(links), runfiles = ctx.runfiles(links))]

platform_programs = rule(
    implementation = _platform_programs_impl,
    doc = "Builds programs for a platform that './dev setup' has set up (@installed_platforms), as NAME/PROGRAM.",
    attrs = {
        "platform": attr.string(mandatory = True, values = _PLATFORMS.keys()),
        "programs": attr.label_list(mandatory = True, cfg = _to_platform),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
    },
)
