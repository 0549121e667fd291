"""The manual page and the shell completions of a tool, which the tool itself prints from its table of options.

    tool_pages(name = "pages", tool = ":errdecode")

makes errdecode.1, errdecode.bash, errdecode.fish and _errdecode (zsh), and the targets `pages_man` and `pages_completions`.
"""

def tool_pages(name, tool, visibility = None):
    program = tool.split(":")[-1]
    completions = {"bash": program + ".bash", "fish": program + ".fish", "zsh": "_" + program}
    native.genrule(
        name = name + "_man",
        outs = [program + ".1"],
        cmd = "$(execpath %s) --print-man > $@" % tool,
        exec_tools = [tool],
        visibility = visibility,
    )
    for shell, file in completions.items():
        native.genrule(
            name = name + "_" + shell,
            outs = [file],
            cmd = "$(execpath %s) --print-completion=%s > $@" % (tool, shell),
            exec_tools = [tool],
        )
    native.filegroup(
        name = name + "_completions",
        srcs = [":%s_%s" % (name, shell) for shell in completions],
        visibility = visibility,
    )
