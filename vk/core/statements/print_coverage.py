"""Prints, as rows of docs/core.md, how many explicit statements of each theme have a check.

usage: print_coverage.py MESSAGE_IDS HAND_CHECKS VK_XML VIDEO_XML VALIDUSAGE [VK_XML VIDEO_XML VALIDUSAGE...]
"""

import collections
import re
import sys

from vk.core.statements.classes import classify
from vk.core.statements.emit_statements import read_checks
from vk.core.statements.hand_checks import HandChecks
from vk.registry.reader import read_registry

# Themes by the owner of a statement; the first that fits counts.
THEMES = [
    ("shaders (SPIR-V)", r"Spirv|^(?!Vk|vk)"),
    ("video", r"Video|VkStd"),
    ("draws and dispatches", r"vkCmd(Draw|Dispatch|TraceRays|ExecuteGenerated|SubpassShading)"),
    ("ray tracing, acceleration structures", r"AccelerationStructure|RayTracing|Micromap|TraceRays|Geometry|ShaderGroup"),
    ("device-generated commands", r"Generated|IndirectCommands|IndirectExecution"),
    ("render passes, rendering", r"RenderPass|Rendering|Subpass|Attachment|Framebuffer|CustomResolve"),
    ("barriers, events", r"Barrier|Dependency|Event"),
    ("copies, blits, clears", r"Copy|Blit|Resolve|Clear|Fill|Update(Buffer|Memory)"),
    ("queries", r"Query|Timestamp|Performance"),
    ("pipelines, shader objects", r"Pipeline|ShaderCreate|Specialization|VertexInput|Stencil|ColorBlend|ShaderModule|CreateShaders"),
    ("descriptors, layouts", r"Descriptor|PushConstant|SamplerYcbcr|BindDescriptor"),
    ("images, views, buffers, samplers", r"Image|Buffer(View|CreateInfo)|vkCreateBuffer|Sampler|Sparse"),
    ("memory", r"Memory|Bind(Buffer|Image)|Map"),
    ("presentation", r"Swapchain|Surface|Display|Present|Acquire"),
    ("submission, synchronization objects", r"Submit|Semaphore|Fence|Queue"),
    ("dynamic state, command buffers", r"vkCmd|Command|VkViewport|vkBegin|vkEnd"),
    ("devices, instances, others", r""),
]


def theme_of(owner):
    return next(name for name, pattern in THEMES if re.search(pattern, owner))


def main():
    ids_path, hand, files = sys.argv[1], HandChecks.read(sys.argv[2]), sys.argv[3:]
    with open(ids_path, encoding="utf-8") as file:
        ids_text = file.read()
    columns, versions = [], []
    for position in range(0, len(files), 3):
        registry = read_registry(files[position], files[position + 1])
        checks = read_checks(registry, files[position + 2], ids_path)
        counts = collections.defaultdict(lambda: [set(), set(), set()])
        for vuid, kind, _ in classify(checks, ids_text, hand.files):
            row = counts[theme_of(checks.markup[vuid][0])]
            row[0].add(vuid[-5:])
            row[1 if kind == "compiled" else 2 if kind == "by hand" else 0].add(vuid[-5:])
        columns.append(counts)
        versions.append(registry.header_version)
    print("| theme | " + " | ".join("rules, compiled, by hand ({})".format(version) for version in versions) + " |")
    print("|---|" + "---|" * len(versions))
    for name, _ in THEMES:
        print("| {} | {} |".format(name, " | ".join(", ".join(str(len(group)) for group in counts[name]) for counts in columns)))
    totals = [[set().union(*[row[i] for row in counts.values()]) for i in range(3)] for counts in columns]
    print("| all | {} |".format(" | ".join(", ".join(str(len(group)) for group in total) for total in totals)))


if __name__ == "__main__":
    main()
