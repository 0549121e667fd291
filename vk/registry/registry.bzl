"""Runs an emitter of this package over the installed Vulkan registry."""

_MODEL = [
    "//vk/registry:model.py",
    "//vk/registry:output.py",
    "//vk/registry:reader.py",
]

def emit(name, emitter, outputs, srcs = [], inputs = {}, **kwargs):
    """Generates files with `emitter`.

    The emitter runs under /usr/bin/python3 as a module: the stub that py_binary makes looks for a command
    `python`, which Debian does not install.

    Args:
      name: of the genrule.
      emitter: the label of the emitter's Python file; ":emit_x.py" is one of the calling package.
      outputs: the emitter's options without dashes -> the files that they write.
      srcs: further Python files that the emitter imports.
      inputs: further options of the emitter without dashes -> the files that they name.
      **kwargs: for the genrule.
    """
    files = dict(outputs.items() + inputs.items())
    options = " ".join(["--{} $(location {})".format(option, file) for option, file in files.items()])
    own = "//{}:{}".format(native.package_name(), emitter.lstrip(":"))
    label = emitter if emitter.startswith("//") else own
    module = label[2:].replace(".py", "").replace("/", ".").replace(":", ".")
    native.genrule(
        name = name,
        srcs = _MODEL + srcs + inputs.values() + [
            emitter,
            "@vulkan//:video_xml",
            "@vulkan//:vk_xml",
        ],
        outs = outputs.values(),
        cmd = ("/usr/bin/python3 -B -m " + module + " --vk-xml $(location @vulkan//:vk_xml) " +
               "--video-xml $(location @vulkan//:video_xml) " + options),
        message = "Emitting " + name,
        **kwargs
    )
