"""Statements whose later text allows more than the text of an earlier registry: builds with the earlier one do not check them.

A build's registry has one text. Where a later one corrected it so that calls became valid which the earlier text forbids, a
check of the earlier text would be a false report.
"""

from typing import Dict, Tuple

# For texts that no registry has corrected yet.
_NEVER = 1 << 30

# Rule -> (a header version that has the later text, what the later text allows).
RELAXED: Dict[str, Tuple[int, str]] = {
    "00152": (363, "copies between images of different types"),
    "01700": (309, "VK_REMAINING_ARRAY_LAYERS"),
    "02526": (_NEVER, "VK_SUBPASS_EXTERNAL, which all texts so far leave out"),
    "02527": (_NEVER, "VK_SUBPASS_EXTERNAL, which all texts so far leave out"),
    "01786": (363, "copies between images of different types"),
    "03616": (363, "structures that end where the buffer ends"),
    "03927": (363, "stages of builds and copies without ray queries"),
    "06136": (363, "any layout where there is no view to resolve to"),
    "06137": (363, "any layout where there is no view to resolve to"),
    "06141": (363, "any layout where there is no view to resolve to"),
    "06142": (363, "any layout where there is no view to resolve to"),
    "06144": (363, "any layout where there is no view to resolve to"),
    "06146": (363, "any layout where there is no view to resolve to"),
    "06577": (363, "any view mask in libraries of fragment output"),
    "06578": (363, "any view mask in libraries of fragment output"),
    "07361": (309, "other blend operations"),
    "07437": (363, "micromaps that end where the buffer ends"),
}


def reason(rule: str, header_version: int) -> str:
    """Why a build with these headers does not check a rule, or ""."""
    version, allows = RELAXED.get(rule, (0, ""))
    return "a later text allows {}".format(allows) if header_version < version else ""
