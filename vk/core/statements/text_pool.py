"""One C string of many: tables have offsets in it, where pointers would be relocations. And the parts of VUIDs."""

from typing import Dict, List, Tuple


class TextPool:
    def __init__(self) -> None:
        self._offsets: Dict[str, int] = {}
        self._size = 0

    def offset(self, text: str) -> int:
        """The offset of a text, which is in the pool once."""
        if text not in self._offsets:
            self._offsets[text] = self._size
            self._size += len(text.encode("utf-8")) + 1
        return self._offsets[text]

    def definition(self, name: str) -> List[str]:
        return ["const char {}[] =".format(name), *['    "{}\\0"'.format(escape(text)) for text in self._offsets], "    ;\n"]


LONGEST_VUID = 159  # WD_CORE_VUID_SIZE has a NUL, too.


def split_vuid(vuid: str) -> Tuple[str, str, str]:
    """VUID-<owner>-<subject>-<number>"""
    assert len(vuid) <= LONGEST_VUID, vuid
    prefix, owner, rest = vuid.split("-", 2)
    subject, number = rest.rsplit("-", 1)
    assert prefix == "VUID" and len(number) == 5, vuid
    return owner, subject, number


def escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\"", "\\\"")
