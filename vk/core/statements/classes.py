"""What becomes of each explicit statement: a check compiled from its text, a check by hand, or none, and why.

    for vuid, kind, detail in classify(checks, ids, files):
        # "compiled", "by hand" (detail: the file or the folder), "cannot be checked" or "left out" (detail: the reason, of
        # reasons.py), or "not compiled" (detail: the words at which the parser stopped)

`ids` are the message ids of the validators (vk/report/message_ids_*.inc).
"""

import re
from typing import Dict, Iterator, Tuple

from vk.core.statements import reasons
from vk.parameters.required import numbered_vuids


_AREAS = {"gpuav": "vk/gpuav", "lifetimes": "vk/lifetimes", "shader": "vk/shader", "sync": "vk/syncval", "threads": "vk/threads",
          "parameters": "vk/parameters", "handles": "vk/handles", "core": "vk/core"}

# Validators that are off by default.
NOT_BY_DEFAULT = ("vk/gpuav", "vk/syncval")

def by_hand(ids_text: str) -> Dict[str, str]:
    """Rule -> the folder that reports it, from the files of message ids, each after its name."""
    found: Dict[str, str] = {}
    area = ""
    for line in ids_text.splitlines():
        marker = re.search(r"message_ids_(\w+)\.inc$", line)
        area = marker.group(1) if marker else area
        for rule in re.findall(r"\"VUID-[\w*-]+?-(\d{5})\"", line):
            found.setdefault(rule, _AREAS.get(area, "vk/" + area))
    return found


def by_default(hand: Dict[str, str]) -> Dict[str, str]:
    """Those of validators that are on by default: their rules need no second check."""
    return {rule: folder for rule, folder in hand.items() if folder not in NOT_BY_DEFAULT}


def classify(checks, ids_text: str, files: Dict[str, str]) -> Iterator[Tuple[str, str, str]]:
    """(VUID, class, detail) of every explicit statement of a Checks, in their order. `files`: those of HandChecks."""
    hand, of_parameters = by_hand(ids_text), set(numbered_vuids())
    compiled = {check.vuid for owner in checks.compiled.values() for check in owner}
    for vuid, (owner, _) in checks.markup.items():
        if not re.search(r"-\d{5}$", vuid):
            continue
        if vuid in compiled and vuid[-5:] not in files:
            yield vuid, "compiled", owner
        elif vuid in of_parameters:
            yield vuid, "by hand", "vk/parameters"
        elif vuid in checks.in_tables:
            yield vuid, "by hand", checks.in_tables[vuid]
        elif vuid[-5:] in files:
            yield vuid, "by hand", files[vuid[-5:]]
        elif vuid[-5:] in hand:
            yield vuid, "by hand", hand[vuid[-5:]]
        elif not re.match("[vV]k", owner):  # RuntimeSpirv, StandaloneSpirv, and built-ins such as NumSubgroups.
            yield vuid, "by hand", "vk/shader, through SPIRV-Tools, as far as it has the rule"
        else:
            kind, reason = reasons.find(vuid[-5:], owner, checks.texts[vuid])
            yield vuid, kind or "not compiled", reason or checks.reasons[vuid]
