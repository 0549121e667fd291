"""Writes a C header with one uint32_t array for each SPIR-V module: embed_spirv.py OUT.h A.spv B.spv"""

import os
import re
import struct
import sys


def read_words(path):
    with open(path, "rb") as file:
        data = file.read()
    if len(data) % 4 != 0:
        raise SystemExit(f"embed_spirv: {path}: {len(data)} bytes are not a whole number of words")
    return struct.unpack(f"<{len(data) // 4}I", data)


def array(name, words):
    lines = [f"static const uint32_t {name}[] __attribute__((unused)) = {{"]
    for i in range(0, len(words), 8):
        lines.append("    " + " ".join(f"0x{word:08x}," for word in words[i : i + 8]))
    lines.append("};")
    return "\n".join(lines)


def main(arguments):
    if len(arguments) < 2:
        raise SystemExit(__doc__)
    output, modules = arguments[0], arguments[1:]
    guard = "WARDEN_" + re.sub(r"\W", "_", os.path.basename(output)).upper()
    parts = ["// embed_spirv.py", f"#ifndef {guard}", f"#define {guard}", "", "#include <stdint.h>", ""]
    for path in modules:
        name = re.sub(r"\W", "_", os.path.splitext(os.path.basename(path))[0])
        parts += [array(name, read_words(path)), ""]
    parts += ["#endif", ""]
    with open(output, "w", encoding="ascii") as file:
        file.write("\n".join(parts))


if __name__ == "__main__":
    main(sys.argv[1:])
