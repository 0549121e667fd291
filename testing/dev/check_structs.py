#!/usr/bin/python3
"""Lists structs in headers that have more than 24 members and no reason for it.

usage: check_structs.py [ROOT]

The reason is a sentence in the comment above the struct: 'It has many members because ...'. A nested struct or union
without a name counts as one member. Headers are those of vk/ and tools/ that git tracks.
"""

import pathlib
import re
import subprocess
import sys
from typing import Iterator, List, NamedTuple

MAX_MEMBERS = 24
REASON = "many members because"

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
DIRECTIVE = re.compile(r"^[ \t]*#(?:\\\n|[^\n])*", re.MULTILINE)
TEMPLATE = re.compile(r"<[^<>;{}]*>")
STRUCT = re.compile(r"^(?:typedef )?struct\b ?(\w*)[^;{}()]*\{", re.MULTILINE)
COMMENT_ABOVE = re.compile(r"(?:^[ \t]*//[^\n]*\n)+\Z", re.MULTILINE)


class Struct(NamedTuple):
    name: str
    num_members: int
    comment: str


def blank(match) -> str:
    return re.sub(r"[^\n]", " ", match.group(0))


def without_templates(text: str) -> str:
    """std::map<A, B> has no comma that ends a declarator."""
    while TEMPLATE.search(text):
        text = TEMPLATE.sub("", text)
    return text


def count_members(body: str) -> int:
    """The declarators of a body: `int a, b; void (*f)(int, int); struct { int c, d; } e;` has four."""
    depth = count = 0
    for character in without_templates(body):
        depth += (character in "({[") - (character in ")}]")
        count += depth == 0 and character in ",;"
    return count


def end_of_body(text: str, begin: int) -> int:
    depth = 1
    for at in range(begin, len(text)):
        depth += (text[at] == "{") - (text[at] == "}")
        if depth == 0:
            return at
    return len(text)


def structs_of(text: str) -> Iterator[Struct]:
    """The structs with names in a header, with the comment in the lines above each."""
    code = DIRECTIVE.sub(blank, COMMENT.sub(blank, text))
    for match in STRUCT.finditer(code):
        above = COMMENT_ABOVE.search(text[:match.start()])
        words = re.sub(r"[\s/]+", " ", above.group(0)) if above else ""
        yield Struct(match.group(1), count_members(code[match.end():end_of_body(code, match.end())]), words)


def problems_of(header: str, text: str) -> List[str]:
    return ["{}: {} has {} members: split it, or write above it 'It has {} ...'".format(
                header, struct.name, struct.num_members, REASON)
            for struct in structs_of(text) if struct.num_members > MAX_MEMBERS and REASON not in struct.comment]


def main() -> int:
    root = sys.argv[1] if len(sys.argv) > 1 else "."
    listed = subprocess.run(["git", "ls-files", "-z", "vk/*.h", "tools/*.h"], cwd=root, check=True, stdout=subprocess.PIPE)
    headers = [pathlib.Path(root, name) for name in listed.stdout.decode("utf-8").split("\0") if name]
    problems = [problem for header in sorted(headers) if header.exists()
                for problem in problems_of(str(header), header.read_text(encoding="utf-8"))]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
