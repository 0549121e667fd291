"""Writes what the registry says of the creation of instances and devices as tables in C.

    --tables        device_tables.c     the tables that device_internal.h declares
    --validusage    statements of which later registries may have more
"""

from typing import Dict, List

from vk.core.device.dependencies import (
    And, Name, NotUnderstood, Tree, conjuncts, parse, promoted_version, version_of)
from vk.core.statements import hand_checks
from vk.registry import output
from vk.registry.model import Registry
from vk.registry.statements import read_texts

EMITTER = "emit_device_tables.py"

AND, OR = -1, -2  # As in device_internal.h.


def _version(number) -> str:
    return "VK_MAKE_API_VERSION(0, {}, {}, 0)".format(*number) if number else "0"


class _Dependencies:
    """The tables of the extensions that need others."""

    def __init__(self, registry: Registry):
        self.registry = registry
        self.extensions = {**registry.extensions, **registry.hidden_extensions}
        self.terms: Dict[str, int] = {}
        self.codes: List[int] = []
        self.requirements: List[str] = []
        self.rows: List[str] = []
        for name in sorted(self.extensions):
            self._add(name)

    def _add(self, name: str) -> None:
        extension = self.extensions[name]
        if not extension.depends or extension.type not in ("instance", "device"):
            return
        try:
            parts = conjuncts(parse(extension.depends))
        except NotUnderstood:  # An expression of a later registry: nothing is checked.
            return
        self.rows.append('    {{"{}", {}, {}, {}}},'.format(
            name, "true" if extension.type == "instance" else "false", len(self.requirements), len(parts)))
        self.requirements += [self._requirement(part) for part in parts]

    def _requirement(self, tree: Tree) -> str:
        first = len(self.codes)
        self._append(tree)
        return "    {{{}, {}}},".format(first, len(self.codes) - first)

    def _append(self, tree: Tree) -> None:
        """Operands come before their operator."""
        if isinstance(tree, Name):
            self.codes.append(self.terms.setdefault(tree.name, len(self.terms)))
            return
        for number, part in enumerate(tree.parts):
            self._append(part)
            if number:
                self.codes.append(AND if isinstance(tree, And) else OR)

    def _term(self, name: str) -> str:
        version, extension = version_of(name), self.extensions.get(name)
        kind = {"instance": "WD_CORE_OF_INSTANCE", "device": "WD_CORE_OF_DEVICE"}.get(extension.type if extension else "")
        if version:
            return "    {{NULL, WD_CORE_OF_VERSION, {}}},".format(_version(version))
        return '    {{"{}", {}, {}}},'.format(name, kind or "WD_CORE_OF_OTHERS", _version(promoted_version(self.registry, name)))

    def tables(self) -> List[str]:
        codes = ", ".join(map(str, self.codes))
        return ["const wd_core_term wd_core_terms[] = {", *map(self._term, self.terms), "};",
                "const int16_t wd_core_codes[] = {{{}}};".format(codes),
                "const wd_core_requirement wd_core_requirements[] = {", *self.requirements, "};",
                "const wd_core_dependent wd_core_dependents[] = {", *self.rows, "};",
                "const size_t wd_core_num_dependents = sizeof wd_core_dependents / sizeof *wd_core_dependents;\n"]


def _exclusive(registry: Registry, texts: Dict[str, str]) -> List[str]:
    rows = []
    for vuid, struct, others in hand_checks.exclusive_features(texts):
        for other in others:
            types = [registry.structs[registry.canonical_type(name)].stype for name in (struct, other)
                     if registry.canonical_type(name) in registry.structs]
            if len(types) == 2 and all(types):
                rows.append('    {{{{"{}", "{}"}}, {}, {}, "{}", "{}"}},'.format(vuid, texts[vuid], types[0], types[1], struct, other))
    return ["const wd_core_exclusive wd_core_exclusives[] = {", *rows, "};",
            "const size_t wd_core_num_exclusives = sizeof wd_core_exclusives / sizeof *wd_core_exclusives;\n"]


def _needed(registry: Registry, texts: Dict[str, str]) -> List[str]:
    rows = ['    {{{{"{}", "{}"}}, {}, "{}", "{}"}},'.format(vuid, texts[vuid], registry.structs[struct].stype, struct, extension)
            for vuid, struct, extension in hand_checks.needed_extensions(texts)
            if struct in registry.structs and registry.structs[struct].stype]
    return ["const wd_core_needed wd_core_neededs[] = {", *rows, "};",
            "const size_t wd_core_num_neededs = sizeof wd_core_neededs / sizeof *wd_core_neededs;"]


def emit_tables(registry: Registry, validusage: str) -> str:
    texts = read_texts(validusage)
    banner = output.banner(EMITTER, registry, "Extensions, features and structs that need or exclude each other.")
    return banner.replace("vk/registry/", "vk/core/device/") + "\n".join([
        '#include "vk/core/device/device_internal.h"\n',
        *_Dependencies(registry).tables(), *_exclusive(registry, texts), *_needed(registry, texts)]) + "\n"


if __name__ == "__main__":
    output.run(EMITTER, __doc__, {"tables": emit_tables}, ["validusage"])
