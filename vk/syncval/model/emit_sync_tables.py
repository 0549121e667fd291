"""Writes sync_tables.h and sync_tables.c: usages (stage x access), expansions of stages and accesses, stage order.

The facts are sync_registry.tsv, because the registry of Debian 12 has no <sync> element. Where the installed vk.xml has
one, sync_tables_test.py compares the two.
"""

import argparse
from typing import Dict, List, Optional

EMITTER = "vk/syncval/model/emit_sync_tables.py"
STAGE, ACCESS = "VK_PIPELINE_STAGE_2_", "VK_ACCESS_2_"
PRESENT_STAGE = 1 << 62
LAYOUT_STAGE = 1 << 60
WORD = 64


class Facts:
    """sync_registry.tsv by bits instead of names."""

    def __init__(self, lines: List[str]):
        rows = [line.rstrip("\n").split("\t") for line in lines if line.strip() and not line.startswith("#")]
        self.values = {name: int(value, 16) for kind, name, _, value in rows if kind in ("value", "queue")}
        self.queues: Dict[int, int] = {}
        self.expansions: Dict[int, List[int]] = {}
        self.supports: Dict[int, List[int]] = {}
        self.access_expansions: Dict[int, List[int]] = {}
        self.pipelines: List[List[int]] = []
        self.unordered: Dict[int, List[int]] = {}
        self.names = {STAGE: {}, ACCESS: {}}
        for kind, name, field, value in rows:
            if kind in ("stage", "access"):
                prefix = STAGE if kind == "stage" else ACCESS
                self.names[prefix].setdefault(self.values[name], name)
            if value != "-" or kind == "unordered":
                self._read(kind, name, field, value)
        self.stages = sorted(bit for bit in self.names[STAGE] if bit and self._is_concrete(bit))
        self.accesses = sorted(bit for bit in self.names[ACCESS] if bit)

    def _bits(self, value: str) -> List[int]:
        return [self.values[name] for name in value.split(",") if name != "-"]

    def _read(self, kind: str, name: str, field: str, value: str) -> None:
        if kind == "pipeline":
            self.pipelines.append(self._bits(value))
        elif kind == "unordered":
            self.unordered[self.values[name]] = self._bits(value)
        elif kind == "stage" and field == "queues":
            self.queues[self.values[name]] = sum(self._bits(value))
        elif kind == "stage" and field == "expands_to":
            self.expansions[self.values[name]] = self._bits(value)
        elif kind == "access" and field == "stages":
            self.supports[self.values[name]] = self._bits(value)
        elif kind == "access" and field == "expands_to":
            self.access_expansions[self.values[name]] = self._bits(value)
        elif kind not in ("value", "queue"):
            raise ValueError("a row without meaning: {} {} {}".format(kind, name, field))

    def _is_concrete(self, bit: int) -> bool:
        """Whether accesses happen in the stage: not a combined stage, TOP_OF_PIPE or BOTTOM_OF_PIPE."""
        ends = {self.values[STAGE + name] for name in
                ("TOP_OF_PIPE_BIT", "BOTTOM_OF_PIPE_BIT", "ALL_COMMANDS_BIT")}
        return bit not in self.expansions and bit not in ends

    def expand(self, bit: int) -> int:
        """The members of a stage. ALL_COMMANDS: all stages of queues, so all except the host, and layout transitions."""
        if bit == self.values[STAGE + "ALL_COMMANDS_BIT"]:
            return LAYOUT_STAGE + sum(stage for stage in self.stages if self.queues.get(stage))
        if bit not in self.expansions:
            return bit if bit in self.stages else 0
        mask = 0
        for part in self.expansions[bit]:
            mask |= self.expand(part)
        return mask

    def earlier(self, stage: int) -> int:
        """`stage` and the stages logically earlier, in any pipeline that has it."""
        mask = stage
        for pipeline in self.pipelines:
            ranks = [self.expand(bit) for bit in pipeline]
            own = next((rank for rank, bits in enumerate(ranks) if bits & stage), None)
            if own is None or stage in self.unordered:
                continue
            for bits in ranks[:own]:
                if bits not in self.unordered:
                    mask |= bits
        for loose, before in self.unordered.items():
            if any(bit & mask for bit in before):
                mask |= loose
        return mask

    def later(self, stage: int) -> int:
        return sum(other for other in self.stages if self.earlier(other) & stage)


class Usage:
    """One access in one stage."""

    def __init__(self, enumerant: str, stage: int, access: int, writes: bool):
        self.enumerant, self.stage, self.access, self.writes = enumerant, stage, access, writes


def short_name(name: str, prefix: str) -> str:
    for suffix in ("_KHR", "_EXT"):
        if name.endswith(suffix):
            name = name[:-len(suffix)]
    return name[len(prefix):].replace("_BIT", "")


def make_usages(facts: Facts) -> List[Usage]:
    """All usages by the bits of their stages. An access with members is a usage of its own only in stages that support
    none of the members: SHADER_READ in the acceleration structure build."""
    usages = [Usage("NONE", 0, 0, False)]
    for stage in facts.stages:
        for access in facts.accesses:
            if stage not in facts.supports.get(access, []):
                continue
            if any(stage in facts.supports.get(part, []) for part in facts.access_expansions.get(access, [])):
                continue
            name = facts.names[ACCESS][access]
            usages.append(Usage(short_name(facts.names[STAGE][stage], STAGE) + "_" + short_name(name, ACCESS),
                                stage, access, "_WRITE_" in name))
    usages.append(Usage("IMAGE_LAYOUT_TRANSITION", LAYOUT_STAGE, 0, True))
    usages.append(Usage("PRESENT", PRESENT_STAGE, 0, True))
    return usages


def words(usages: List[Usage]) -> int:
    return (len(usages) + WORD - 1) // WORD


def mask_text(usages: List[Usage], chosen: List[bool]) -> str:
    value = sum(1 << number for number, flag in enumerate(chosen) if flag)
    return "{{" + ", ".join("UINT64_C(0x{:x})".format(value >> (WORD * word) & (2 ** WORD - 1))
                            for word in range(words(usages))) + "}}"


def access_usages(facts: Facts, usages: List[Usage], access: int) -> List[bool]:
    name = facts.names[ACCESS][access]
    accepted = {access, *facts.access_expansions.get(access, [])}
    # Transitions and presentations are not memory accesses of a stage: no access mask includes them.
    memory = {ACCESS + "MEMORY_READ_BIT": False, ACCESS + "MEMORY_WRITE_BIT": True}.get(name)
    return [usage.access != 0 and (usage.writes == memory if memory is not None else usage.access in accepted)
            for usage in usages]


def banner() -> str:
    return "// Written by {} from vk/syncval/model/sync_registry.tsv. Do not edit.\n".format(EMITTER)


def emit_header(facts: Facts) -> str:
    usages = make_usages(facts)
    enumerants = "\n".join("    WD_SYNC_{},".format(usage.enumerant) for usage in usages)
    return banner() + """//
// A usage is one access in one stage. Tables with 64 elements have one for each bit of VkPipelineStageFlags2 or
// VkAccessFlags2; elements of undefined bits are empty.
#ifndef WARDEN_VK_SYNCVAL_SYNC_TABLES_H
#define WARDEN_VK_SYNCVAL_SYNC_TABLES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif

enum {{ WD_SYNC_MASK_WORDS = {words} }};

typedef enum wd_sync_usage {{
{enumerants}
    WD_SYNC_USAGE_COUNT,
}} wd_sync_usage;

// The stage of the presentation engine: a bit that Vulkan does not use.
#define WD_SYNC_STAGE_PRESENT (UINT64_C(1) << 62)
// Marks of accesses before the layout transitions of a render pass (sync_scope.h): bits that Vulkan does not use.
// Transitions from initialLayout use the first mark, transitions from the layout of a subpass the second one.
#define WD_SYNC_STAGE_FIRST_TRANSITION (UINT64_C(1) << 59)
#define WD_SYNC_STAGE_LATER_TRANSITION (UINT64_C(1) << 61)
#define WD_SYNC_STAGE_MARKS (WD_SYNC_STAGE_FIRST_TRANSITION | WD_SYNC_STAGE_LATER_TRANSITION)
// The stage of layout transitions. They have no Vulkan stage, but ALL_COMMANDS includes them.
#define WD_SYNC_STAGE_LAYOUT (UINT64_C(1) << 60)

// wd_sync_mask is a set of usages.
typedef struct wd_sync_mask {{
    uint64_t words[WD_SYNC_MASK_WORDS];
}} wd_sync_mask;

typedef struct wd_sync_usage_info {{
    const char *name; // "COPY_TRANSFER_READ"
    uint64_t stage;   // One bit. 0: none.
    uint64_t access;  // One bit. 0: none, a layout transition or a presentation.
    bool writes;
}} wd_sync_usage_info;

typedef struct wd_sync_stage_info {{
    const char *name;   // "VK_PIPELINE_STAGE_2_COPY_BIT"; NULL: not a Vulkan stage.
    uint64_t expansion; // Its members, or itself if it is not a combined stage.
    uint64_t earlier;   // Itself and the logically earlier stages. 0: a combined stage.
    uint64_t later;
    uint32_t queues; // VkQueueFlags that support it. 0: all.
    wd_sync_mask usages;
}} wd_sync_stage_info;

typedef struct wd_sync_access_info {{
    const char *name; // "VK_ACCESS_2_TRANSFER_READ_BIT"; NULL: not a Vulkan access.
    wd_sync_mask usages;
}} wd_sync_access_info;

extern const wd_sync_usage_info wd_sync_usage_table[WD_SYNC_USAGE_COUNT];
extern const wd_sync_stage_info wd_sync_stage_table[64];
extern const wd_sync_access_info wd_sync_access_table[64];

#ifdef __cplusplus
}}
#endif
#endif
""".format(words=words(usages), enumerants=enumerants)


def stage_row(facts: Facts, usages: List[Usage], bit: int) -> Optional[str]:
    if bit in (PRESENT_STAGE, LAYOUT_STAGE):
        row = ["\"presentation\"" if bit == PRESENT_STAGE else "\"layout transition\"", bit, bit, bit, 0]
        expansion = bit
    elif bit in facts.names[STAGE]:
        concrete = bit in facts.stages
        expansion = facts.expand(bit)
        row = ["\"{}\"".format(facts.names[STAGE][bit]), expansion, facts.earlier(bit) if concrete else 0,
               facts.later(bit) if concrete else 0, facts.queues.get(bit, 0)]
    else:
        return None
    numbers = ", ".join("UINT64_C(0x{:x})".format(number) for number in row[1:4])
    mask = mask_text(usages, [bool(usage.stage & expansion) for usage in usages])
    return "    [{}] = {{{}, {}, 0x{:x}, {}}},".format(bit.bit_length() - 1, row[0], numbers, row[4], mask)


def emit_source(facts: Facts) -> str:
    usages = make_usages(facts)
    parts = [banner(), "#include \"vk/syncval/model/sync_tables.h\"", "",
             "const wd_sync_usage_info wd_sync_usage_table[WD_SYNC_USAGE_COUNT] = {"]
    parts += ["    [WD_SYNC_{0}] = {{\"{0}\", UINT64_C(0x{1:x}), UINT64_C(0x{2:x}), {3}}},".format(
        usage.enumerant, usage.stage, usage.access, "true" if usage.writes else "false") for usage in usages]
    parts += ["};", "", "const wd_sync_stage_info wd_sync_stage_table[64] = {"]
    parts += filter(None, [stage_row(facts, usages, 1 << number) for number in range(64)])
    parts += ["};", "", "const wd_sync_access_info wd_sync_access_table[64] = {"]
    parts += ["    [{}] = {{\"{}\", {}}},".format(
        access.bit_length() - 1, facts.names[ACCESS][access], mask_text(usages, access_usages(facts, usages, access)))
        for access in facts.accesses]
    return "\n".join(parts + ["};", ""])


def main() -> None:
    parser = argparse.ArgumentParser(prog=EMITTER, description=__doc__)
    parser.add_argument("--facts", required=True)
    parser.add_argument("--header", metavar="FILE")
    parser.add_argument("--source", metavar="FILE")
    arguments = parser.parse_args()
    with open(arguments.facts, encoding="utf-8") as lines:
        facts = Facts(list(lines))
    for path, emit in ((arguments.header, emit_header), (arguments.source, emit_source)):
        if path:
            with open(path, "w", encoding="utf-8") as out:
                out.write(emit(facts))


if __name__ == "__main__":
    main()
