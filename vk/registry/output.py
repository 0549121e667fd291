"""Shared by all emitters: the command line, and C laid out as clang-format would."""

import argparse
import textwrap
from typing import Callable, Dict, List, Sequence

from vk.registry import reader
from vk.registry.model import Format, Registry

COLUMNS = 110


def run(emitter: str, description: str, outputs: Dict[str, Callable[..., str]], inputs: Sequence[str] = ()) -> None:
    """The main function of an emitter: one option an output, `--header out.h` for "header" and so on.

    Each of `inputs` is an option, too: the emitters get the path after the registry, None if the option is not there.
    """
    parser = argparse.ArgumentParser(prog=emitter, description=description)
    parser.add_argument("--vk-xml", required=True)
    parser.add_argument("--video-xml")
    parser.add_argument("--define", action="append", default=[], metavar="GUARD",
                        help="a platform guard that counts as defined")
    for name in [*outputs, *inputs]:
        parser.add_argument("--" + name, metavar="FILE")
    arguments = vars(parser.parse_args())
    registry = reader.read_registry(arguments["vk_xml"], arguments["video_xml"], arguments["define"])
    for name, emit in outputs.items():
        path = arguments[name.replace("-", "_")]
        if path:
            with open(path, "w", encoding="utf-8") as out:
                out.write(emit(registry, *[arguments[option.replace("-", "_")] for option in inputs]))


def banner(emitter: str, registry: Registry, text: str = "") -> str:
    """The first lines of an output: the emitter, the registry, and `text` as a comment.

    Paragraphs are filled; lines that begin with a space stay as they are.
    """
    lines = ["// Written by vk/registry/{} from the Vulkan registry, header version {}. Do not edit.".format(
        emitter, registry.header_version)]
    if text:
        lines.append("//")
        for number, paragraph in enumerate(text.strip("\n").split("\n\n")):
            filled = paragraph.split("\n") if "\n " in paragraph else textwrap.wrap(paragraph, COLUMNS - 3)
            lines += (["//"] if number else []) + ["// " + line for line in filled]
    return "\n".join(lines) + "\n"


def header(guard: str, includes: List[str], body: str) -> str:
    """The body of a header inside its guards."""
    return ("#ifndef {0}\n#define {0}\n\n{1}\n\n#ifdef __cplusplus\nextern \"C\" {{\n#endif\n\n{2}\n"
            "#ifdef __cplusplus\n}}\n#endif\n#endif\n").format(
                guard, "\n".join("#include " + include for include in includes), body.strip("\n") + "\n")


def assign(left: str, right: str, separator: str = " = ") -> str:
    """`left = right` on one line, or with `right` on a line of its own."""
    line = left + separator + right
    if len(line) <= COLUMNS:
        return line
    return left + separator.rstrip() + "\n" + " " * (len(left) - len(left.lstrip()) + 4) + right


def wrap(opening: str, items: List[str], closing: str) -> str:
    """`opening` and the items, separated by commas, wrapped and aligned after `opening`."""
    if opening.strip() and any(len(opening) + len(item) + len(closing) > COLUMNS for item in items):
        column = len(opening) - len(opening.lstrip()) + 4
        return opening + "\n" + wrap(" " * column, items, closing)
    lines, current = [], opening
    for number, item in enumerate(items):
        piece = item + (closing if number + 1 == len(items) else ",")
        separator = " " if number and current.strip() else ""
        if number and len(current) + len(separator) + len(piece) > COLUMNS:
            lines.append(current)
            current, separator = " " * len(opening), ""
        current += separator + piece
    return "\n".join(lines + [current])


def call(prefix: str, arguments: List[str], suffix: str, indent: int = 0) -> str:
    """`prefix(arguments)suffix`, the arguments wrapped and aligned after the parenthesis."""
    opening = " " * indent + prefix + "("
    return wrap(opening, arguments, ")" + suffix)


def planes(registry: Registry, entry: Format) -> str:
    """An initializer: the divisors of each plane of a format, and the bytes of a texel of the plane."""
    rows = ["{{{}, {}, {}}}".format(plane.width_divisor, plane.height_divisor,
                                    registry.formats[plane.compatible].block_size) for plane in entry.planes]
    return "{" + ", ".join(rows or ["{0, 0, 0}"]) + "}"
