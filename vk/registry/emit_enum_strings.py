"""Writes enum_strings.h and enum_strings.c: the names of enumerants and of the bits of bitmasks."""

from typing import List

from vk.registry import output
from vk.registry.model import Bitmask, Enum, EnumValue, Registry

EMITTER = "emit_enum_strings.py"

INTRODUCTION = """
Names of Vulkan's values, for messages.

wd_<Enum>_string returns the enumerant's name as the specification writes it ("VK_ERROR_DEVICE_LOST"), or
"unknown <Enum>" for a value that this build does not know; never NULL. The string is static.

wd_<Flags>_string writes the names of the bits of `flags`, joined by "|", to `buffer` and returns it: "0" or
the name that zero has where no bit is set, hexadecimal for bits that this build does not know. The text is
cut, with its NUL, at `buffer_size` bytes, which must not be 0.

Where a value has several names (promoted extensions) the first one of the registry is given. Enums that only
exist under platform guards are left out.
"""

SHARED = """
#define COUNT(array) (sizeof(array) / sizeof(*(array)))

typedef struct flag_name {
    uint64_t value;
    const char *name;
} flag_name;

static const char *find_name(const flag_name *names, size_t num_names, uint64_t value, const char *unknown) {
    for (size_t i = 0; i < num_names; i++) {
        if (names[i].value == value) {
            return names[i].name;
        }
    }
    return unknown;
}

static size_t append(char *buffer, size_t buffer_size, size_t length, const char *text) {
    const size_t text_length = strlen(text);
    const size_t room = buffer_size - 1 - length;
    const size_t count = text_length < room ? text_length : room;
    memcpy(buffer + length, text, count);
    buffer[length + count] = '\\0';
    return length + count;
}

static char *join_names(const flag_name *names, size_t num_names, uint64_t flags, char *buffer,
                        size_t buffer_size) {
    const char *name = find_name(names, num_names, flags, flags ? NULL : "0");
    if (name) {
        append(buffer, buffer_size, 0, name);
        return buffer;
    }
    size_t length = 0;
    for (uint64_t rest = flags; rest; rest &= rest - 1) {
        const uint64_t bit = rest & (~rest + 1);
        char hexadecimal[24];
        snprintf(hexadecimal, sizeof(hexadecimal), "0x%llx", (unsigned long long)bit);
        length = length ? append(buffer, buffer_size, length, "|") : 0;
        length = append(buffer, buffer_size, length, find_name(names, num_names, bit, hexadecimal));
    }
    return buffer;
}
"""


def named_enums(registry: Registry) -> List[Enum]:
    """The enums that have a function: those with values, aliases left out."""
    return [e for e in registry.enums.values() if e.values and not e.alias_of]


def named_bitmasks(registry: Registry) -> List[Bitmask]:
    return [b for b in registry.bitmasks.values()
            if not b.alias_of and b.bits in registry.enums and registry.enums[b.bits].values]


def _unique(values: List[EnumValue]) -> List[EnumValue]:
    """One name a value: the first that is no alias."""
    seen, result = set(), []
    for value in sorted(values, key=lambda value: bool(value.alias_of)):
        if value.value not in seen:
            seen.add(value.value)
            result.append(value)
    return result


def _enum_signature(name: str, suffix: str) -> str:
    return output.call("const char *wd_{}_string".format(name), [name + " value"], suffix)


def _flags_signature(name: str, suffix: str) -> str:
    return output.call("char *wd_{}_string".format(name),
                       ["{} flags".format(name), "char *buffer", "size_t buffer_size"], suffix)


def emit_header(registry: Registry) -> str:
    lines = [_enum_signature(e.name, ";") for e in named_enums(registry)] + [""]
    lines += [_flags_signature(b.name, ";") for b in named_bitmasks(registry)]
    return output.banner(EMITTER, registry, INTRODUCTION) + output.header(
        "WARDEN_VK_REGISTRY_ENUM_STRINGS_H", ["<stddef.h>", "<vulkan/vulkan_core.h>"], "\n".join(lines))


def _enum_function(e: Enum) -> str:
    lines = [_enum_signature(e.name, " {"), "    switch ((int)value) {"]
    for value in _unique(e.values):
        lines += ["    case {}:".format(value.name), "        return \"{}\";".format(value.name)]
    lines += ["    default:", "        return \"unknown {}\";".format(e.name), "    }", "}"]
    return "\n".join(lines) + "\n"


def _bits_function(e: Enum) -> str:
    """Numbers instead of enumerants: 64-bit ones are variables in C."""
    table = e.name + "_names"
    lines = ["static const flag_name {}[] = {{".format(table)]
    lines += ["    {{UINT64_C(0x{:x}), \"{}\"}},".format(value.value & (2 ** e.width - 1), value.name)
              for value in _unique(e.values)]
    cast = "value" if e.width == 64 else "(uint32_t)value"
    lines += ["};", "", _enum_signature(e.name, " {"),
              output.call("    return find_name", [
                  table, "COUNT({})".format(table), cast, "\"unknown {}\"".format(e.name)], ";"),
              "}"]
    return "\n".join(lines) + "\n"


def _flags_function(bitmask: Bitmask, registry: Registry) -> str:
    table = registry.enums[bitmask.bits].name + "_names"
    if registry.enums[bitmask.bits].alias_of:
        table = registry.enums[bitmask.bits].alias_of + "_names"
    return "\n".join([
        _flags_signature(bitmask.name, " {"),
        output.call("    return join_names", [
            table, "COUNT({})".format(table), "flags", "buffer", "buffer_size"], ";"),
        "}"]) + "\n"


def emit_source(registry: Registry) -> str:
    parts = [
        output.banner(EMITTER, registry) + "#include \"vk/registry/enum_strings.h\"\n\n"
        "#include <stdint.h>\n#include <stdio.h>\n#include <string.h>",
        SHARED.rstrip("\n") + "\n"]
    parts += [_bits_function(e) if e.is_bitmask else _enum_function(e) for e in named_enums(registry)]
    parts += [_flags_function(b, registry) for b in named_bitmasks(registry)]
    return "\n".join(parts)


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"header": emit_header, "source": emit_source})
