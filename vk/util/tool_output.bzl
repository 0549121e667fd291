"""A file that a tool of this project prints, by a rule: Bazel 4 and Bazel 7 name a genrule's attribute for tools differently."""

def _tool_output_impl(ctx):
    tool = ctx.executable.tool
    ctx.actions.run_shell(
        outputs = [ctx.outputs.out],
        tools = [tool],
        command = 'out="$1"; shift; "$@" > "$out"',
        arguments = [ctx.outputs.out.path, tool.path] + ctx.attr.arguments,
        mnemonic = "ToolOutput",
        progress_message = "Printing " + ctx.outputs.out.short_path,
    )
    return [DefaultInfo(files = depset([ctx.outputs.out]))]

tool_output = rule(
    implementation = _tool_output_impl,
    doc = "Runs a tool, built for the machine that builds, and keeps its standard output.",
    attrs = {
        "arguments": attr.string_list(doc = "The tool's arguments."),
        "out": attr.output(mandatory = True, doc = "The file to write."),
        "tool": attr.label(mandatory = True, executable = True, cfg = "exec"),
    },
)
