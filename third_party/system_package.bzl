"""Repositories over packages that Debian installs. Nothing is fetched, nothing is vendored."""

def _libdir(ctx):
    multiarch = ctx.execute(["gcc", "-print-multiarch"]).stdout.strip()
    return "/usr/lib/" + multiarch if multiarch else "/usr/lib"

def _system_package_impl(ctx):
    libdir = _libdir(ctx)
    paths = ctx.attr.paths
    remedy = "install the Debian package '{0}' (apt-get install {0}), or run './dev setup'".format(ctx.attr.package)
    folder = ctx.os.environ.get(ctx.attr.folder_variable, "") if ctx.attr.folder_variable else ""
    if folder:
        paths = {link: folder + "/" + path for link, path in ctx.attr.folder_paths.items()}
        remedy = "{}={} must name a folder with {}".format(
            ctx.attr.folder_variable,
            folder,
            ", ".join(ctx.attr.folder_paths.values()),
        )
    for link, target in paths.items():
        path = ctx.path(target.replace("{libdir}", libdir))
        if not path.exists:
            fail("{} is missing: {}.".format(path, remedy))
        ctx.symlink(path, link)
    ctx.symlink(ctx.attr.build_file, "BUILD.bazel")

system_package = repository_rule(
    implementation = _system_package_impl,
    doc = "Links files and folders of an installed package, or of a folder that the user names, into a repository.",
    attrs = {
        "build_file": attr.label(mandatory = True, allow_single_file = True),
        "folder_paths": attr.string_dict(doc = "Path in the repository -> path in the folder of folder_variable."),
        "folder_variable": attr.string(
            doc = "Variable (--repo_env) that names a folder to use instead of the package.",
        ),
        "package": attr.string(mandatory = True, doc = "The Debian package that an error message names."),
        "paths": attr.string_dict(
            mandatory = True,
            doc = "Path in the repository -> path on the machine; {libdir} stands for /usr/lib/<multiarch>.",
        ),
    },
    environ = ["WARDEN_VULKAN_HEADERS", "WARDEN_SPIRV_HEADERS", "WARDEN_SPIRV_TOOLS"],
    local = True,
    configure = True,
)

def _rules_cc_repaired_impl(ctx):
    source = "/usr/share/bazel/rules/cc"
    if not ctx.path(source).exists:
        fail(source + " is missing: install the Debian package 'bazel-rules-cc', or run './dev setup'.")
    for folder in ["cc", "third_party", "tools"]:
        result = ctx.execute(["cp", "-r", source + "/" + folder, folder])
        if result.return_code != 0:
            fail("copying " + source + ": " + result.stderr)
    ctx.execute(["cp", source + "/BUILD", source + "/WORKSPACE", "."])

    # The rules_cc of Debian 12 and 13 calls use_cpp_toolchain(), which their Bazel 4.2.3 does not define.
    if "def use_cpp_toolchain(" in ctx.read(ctx.path(Label("@bazel_tools//tools/cpp:toolchain_utils.bzl"))):
        return
    for name in ["cc_flags_supplier", "compiler_flag"]:
        result = ctx.execute([
            "sed",
            "-i",
            "-e",
            "s/, \"use_cpp_toolchain\"//",
            "-e",
            "s/use_cpp_toolchain()/[\"@bazel_tools\\/\\/tools\\/cpp:toolchain_type\"]/",
            "cc/private/rules_impl/" + name + ".bzl",
        ])
        if result.return_code != 0:
            fail("repairing rules_cc: " + result.stderr)

rules_cc_repaired = repository_rule(
    implementation = _rules_cc_repaired_impl,
    doc = "Copies Debian's rules_cc and replaces the one call that Bazel 4 lacks.",
    local = True,
)

def _stub_repository_impl(ctx):
    ctx.file("BUILD.bazel", "\n".join([
        "filegroup(name = \"{}\", visibility = [\"//visibility:public\"])".format(name)
        for name in ctx.attr.targets
    ]))

stub_repository = repository_rule(
    implementation = _stub_repository_impl,
    doc = "A repository of empty targets, for names that Bazel resolves and this project never runs.",
    attrs = {"targets": attr.string_list(mandatory = True)},
)
