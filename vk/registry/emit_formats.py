"""Writes formats.c: the facts about each format for validators that count bytes and texels."""

from typing import List

from vk.registry import output
from vk.registry.model import Format, Registry

EMITTER = "emit_formats.py"


def _aspects(entry: Format) -> str:
    names = {component.name for component in entry.components}
    aspects = [bit for name, bit in (("D", "VK_IMAGE_ASPECT_DEPTH_BIT"), ("S", "VK_IMAGE_ASPECT_STENCIL_BIT"))
               if name in names]
    return " | ".join(aspects) or "VK_IMAGE_ASPECT_COLOR_BIT"


def _depth_size(entry: Format) -> int:
    """Bytes of a texel's depth in a buffer: 24 bits are packed into four bytes (Vulkan, Copying Data)."""
    bits = [component.bits for component in entry.components if component.name == "D"]
    return 0 if not bits else 2 if bits[0] == 16 else 4


def _has_logic_ops(entry: Format) -> bool:
    """Logical operations apply to color attachments of integers and normalized integers (Vulkan, Logical Operations)."""
    kinds = {component.numeric_format for component in entry.components if component.name not in "DS"}
    return bool(kinds) and kinds <= {"UNORM", "SNORM", "UINT", "SINT"}


def _components(entry: Format) -> str:
    """The numeric type of the first component, the number of components, and the bits of the first."""
    first = entry.components[0]
    numeric = {"SINT": "WD_FORMAT_SINT", "UINT": "WD_FORMAT_UINT"}.get(first.numeric_format, "WD_FORMAT_FLOAT")
    return "{}, {}, {}".format(numeric, len(entry.components), first.bits)


def _bits(entry: Format, name: str) -> int:
    return next((component.bits for component in entry.components if component.name == name), 0)


def _compatibility(classes: List[str], entry: Format) -> str:
    """The class, whether blocks are compressed, the chroma subsampling, the formats of planes, the bits of R, G, B and A."""
    planes = ", ".join(plane.compatible for plane in entry.planes) or "VK_FORMAT_UNDEFINED"
    is_unorm = all(component.numeric_format == "UNORM" for component in entry.components)
    return "{}, {}, {}, {}, {{{}}}, {{{}}}".format(
        classes.index(entry.class_name), "true" if entry.compressed else "false", entry.chroma or "0",
        "true" if is_unorm else "false", planes, ", ".join(str(_bits(entry, name)) for name in "RGBA"))


def emit_source(registry: Registry) -> str:
    classes = sorted({entry.class_name for entry in registry.formats.values()})
    numbers = registry.enums["VkFormat"]
    known = sorted((entry for entry in registry.formats.values() if numbers.value(entry.name)),
                   key=lambda entry: numbers.value(entry.name).value)
    lines = [output.banner(EMITTER, registry),
             "#include \"vk/registry/formats.h\"", "",
             "const wd_format wd_formats[] = {"]
    lines += ["    {{{}, {}, {}, {{{}, {}, {}}}, {}, {}, {}, {}, {}, {}}},".format(
        entry.name, _aspects(entry), entry.block_size, *entry.block_extent, entry.num_planes,
        output.planes(registry, entry), _depth_size(entry), str(_has_logic_ops(entry)).lower(), _components(entry),
        _compatibility(classes, entry))
              for entry in known]
    lines += ["};", "", "const uint32_t wd_num_formats = {};".format(len(known)), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"source": emit_source})
