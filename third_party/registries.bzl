"""The Vulkan registries on this machine except the one that the build uses."""

def _registries_impl(ctx):
    packages = ctx.path(Label("//:WORKSPACE")).dirname.get_child(".packages")
    used = ctx.os.environ.get("WARDEN_VULKAN_HEADERS", "")
    found = {"system": "/usr"}
    for name in ["default", "newest"]:
        found[name] = "{}/headers-{}/usr".format(packages, name)
    for name, prefix in found.items():
        header = ctx.path(prefix + "/include/vulkan/vulkan_core.h")
        registry = ctx.path(prefix + "/share/vulkan/registry/vk.xml")
        if header.exists and registry.exists and prefix != (used + "/usr" if used else "/usr"):
            for folder in ["vulkan", "vk_video"]:
                ctx.symlink(prefix + "/include/" + folder, "{}/include/{}".format(name, folder))
            ctx.symlink(prefix + "/share/vulkan/registry", name + "/registry")
    ctx.file("BUILD.bazel", "\n".join([
        "filegroup(",
        "    name = \"registries\",",
        "    srcs = glob([\"*/include/**/*.h\", \"*/registry/*.xml\", \"*/registry/validusage.json\"], allow_empty = True),",
        "    visibility = [\"//visibility:public\"],",
        ")",
        "",
    ]))

registries = repository_rule(
    implementation = _registries_impl,
    doc = "Folders NAME/include and NAME/registry for each registry at hand that the build does not use.",
    environ = ["WARDEN_VULKAN_HEADERS"],
    local = True,
    configure = True,
)
