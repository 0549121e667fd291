"""Replaces instructions of a module by those that GLSL cannot express: replace_markers.py OUT.spv IN.spv

- A call of not_reached() and the branch after it: by OpUnreachable.
- The component N of an OpImageGather: by the specialization constant gather_component_N, if there is one.
"""

import struct
import sys

NAME, CONSTANT, FUNCTION_CALL, IMAGE_GATHER, BRANCH, UNREACHABLE = 5, 43, 57, 96, 249, 255


def instructions(words):
    start = 5
    while start < len(words):
        length = words[start] >> 16
        yield words[start:start + length]
        start += length


def find_names(words):
    names = {}
    for instruction in instructions(words):
        if instruction[0] & 0xffff == NAME:
            text = struct.pack("<{}I".format(len(instruction) - 2), *instruction[2:])
            names[text.split(b"\0")[0].split(b"(")[0].decode()] = instruction[1]
    return names


def find_components(words, names):
    """The specialization constant for the id of each constant that has one."""
    components = {}
    for instruction in instructions(words):
        if instruction[0] == 4 << 16 | CONSTANT:
            name = "gather_component_{}".format(instruction[3])
            components[instruction[2]] = names.get(name, instruction[2])
    return components


def replace(words):
    names = find_names(words)
    components = find_components(words, names)
    result, is_skipped = list(words[:5]), False
    for instruction in instructions(words):
        opcode = instruction[0] & 0xffff
        if opcode == IMAGE_GATHER:
            instruction = instruction[:5] + (components.get(instruction[5], instruction[5]),) + instruction[6:]
        if opcode == FUNCTION_CALL and instruction[3] == names.get("not_reached"):
            is_skipped = True
        elif opcode == BRANCH and is_skipped:
            is_skipped = False
            result.append(1 << 16 | UNREACHABLE)
        elif not is_skipped:
            result.extend(instruction)
    return result


def main(arguments):
    if len(arguments) != 2:
        raise SystemExit(__doc__)
    with open(arguments[1], "rb") as file:
        data = file.read()
    words = replace(struct.unpack("<{}I".format(len(data) // 4), data))
    with open(arguments[0], "wb") as file:
        file.write(struct.pack("<{}I".format(len(words)), *words))


if __name__ == "__main__":
    main(sys.argv[1:])
