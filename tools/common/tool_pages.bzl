"""The manual page and the shell completions of a tool, which the tool itself prints from its table of options.

    tool_pages(name = "pages", tool = ":errdecode")

makes errdecode.1, errdecode.bash, errdecode.fish and _errdecode (zsh), and the targets `pages_man` and `pages_completions`.
"""

load("//vk/util:tool_output.bzl", "tool_output")

def tool_pages(name, tool, visibility = None):
    program = tool.split(":")[-1]
    completions = {"bash": program + ".bash", "fish": program + ".fish", "zsh": "_" + program}
    tool_output(
        name = name + "_man",
        out = program + ".1",
        arguments = ["--print-man"],
        tool = tool,
        visibility = visibility,
    )
    for shell, file in completions.items():
        tool_output(
            name = name + "_" + shell,
            out = file,
            arguments = ["--print-completion=" + shell],
            tool = tool,
        )
    native.filegroup(
        name = name + "_completions",
        srcs = [":%s_%s" % (name, shell) for shell in completions],
        visibility = visibility,
    )
