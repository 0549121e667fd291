#!/usr/bin/python3
"""Checks pages against the tree: the paths that they name exist, and includes follow the table of folders.

usage: check_pages.py [ROOT]

Paths are words in backticks, and targets of links, in Markdown files that git tracks. The table of folders is that of
docs/architecture.md: a folder includes headers of folders above it only. Tests, fixtures, fuzzers and benchmarks are not
held to the table.
"""

import fnmatch
import os
import pathlib
import re
import subprocess
import sys
from typing import Dict, Iterable, List, Optional, Set

ARCHITECTURE = "docs/architecture.md"
CODE = (".c", ".h", ".cc")
TEST = re.compile(r"(^|/)testing/|_(test|testing|fixture|fuzz|bench)\b|(^|/)fake_|_fuzz_")

TOP = ("vk", "tools", "testing", "docs", "examples", "third_party")
SPAN = re.compile(r"```.*?```|`([^`\n]+)`", re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
# A path from the root, or a file name with an extension of this tree.
PATH = re.compile(r"^(?:%s)/[\w./<>*{},-]+$" % "|".join(TOP))
NAME = re.compile(r"^[\w<>*-]+\.(?:c|h|cc|py|sh|inc|tsv|bzl|bazel|comp|frag|vert|rchit)$")
LABEL = re.compile(r"^//([\w/-]+)(?::([\w.-]+))?$")
BRACES = re.compile(r"\{([^{}]*)\}")


def expand(path: str) -> List[str]:
    """a/{b,c}.h -> a/b.h, a/c.h."""
    found = BRACES.search(path)
    if not found:
        return [path]
    return [name for part in found.group(1).split(",")
            for name in expand(path[:found.start()] + part + path[found.end():])]


def pattern_of(path: str) -> str:
    """<area> stands for any name, as * does."""
    return re.sub(r"<[^>]*>", "*", path).rstrip("/")


class Tree:
    """The files that git tracks, and their folders."""

    def __init__(self, files: Iterable[str]):
        self.files = set(files)
        self.folders = {str(parent) for file in self.files for parent in pathlib.PurePosixPath(file).parents}
        self.names = {file.rsplit("/", 1)[-1] for file in self.files}

    def has(self, path: str) -> bool:
        wanted = pattern_of(path)
        if "*" not in wanted:
            return wanted in self.files or wanted in self.folders
        return bool(fnmatch.filter(self.files | self.folders, wanted))

    def has_name(self, name: str) -> bool:
        return bool(fnmatch.filter(self.names, pattern_of(name)))


def lacks(tree: Tree, word: str, generated: Set[str]) -> bool:
    """Whether a word in backticks names a file, folder or package that does not exist."""
    label = LABEL.match(word)
    if label:
        folder = label.group(1)
        return not (tree.has(folder + "/BUILD.bazel") or folder.endswith("..."))
    if PATH.match(word):
        return not all(tree.has(path) or path.rsplit("/", 1)[-1] in generated for path in expand(word))
    return bool(NAME.match(word)) and not tree.has_name(word) and word not in generated


def wrong_paths(tree: Tree, page: str, text: str, generated: Set[str]) -> List[str]:
    """The words and links of a page that lead nowhere."""
    found = [word for word in SPAN.findall(text) if word and lacks(tree, word, generated)]
    folder = os.path.dirname(page)
    for target in LINK.findall(text):
        if "://" not in target and not tree.has(os.path.normpath(os.path.join(folder, target))):
            found.append(target)
    return found


# --- The table of folders


def folders_of(architecture: str) -> List[str]:
    """The folders of the rows in their order: `vk/a`, `b` are vk/a and vk/b."""
    folders = []
    for line in architecture.splitlines():
        cell = re.match(r"^\| (`[^|]*`) \|", line)
        names = re.findall(r"`([\w/]+)`", cell.group(1)) if cell else []
        parent = names[0].rpartition("/")[0] if names else ""
        folders += [name if "/" in name or not parent else parent + "/" + name for name in names]
    return folders


def folder_of(folders: List[str], path: str) -> Optional[str]:
    """The longest folder of the table that a file is in."""
    return max((folder for folder in folders if path.startswith(folder + "/")), key=len, default=None)


def wrong_includes(folders: List[str], file: str, text: str) -> List[str]:
    """The includes of a file that do not follow the table."""
    own = folder_of(folders, file)
    found = []
    for header in re.findall(r'^#include "((?:vk|tools)/[^"]+)"', text, re.MULTILINE):
        other = folder_of(folders, header)
        if not own or not other:
            found.append("{} includes {}: the table of folders lacks one of them".format(file, header))
        elif other != own and folders.index(other) > folders.index(own):
            found.append("{} includes {}, but the table has {} below {}".format(file, header, other, own))
    return found


# --- Main


def generated_names(texts: Dict[str, str]) -> Set[str]:
    """The names of files that rules of the BUILD files write."""
    return {name.rsplit("/", 1)[-1] for text in texts.values()
            for name in re.findall(r'"([\w./-]+\.(?:c|h|cc|inc|json|spv))"', text)}


def check(root: str) -> List[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, stdout=subprocess.PIPE)
    files = [name for name in listed.stdout.decode("utf-8").split("\0") if name]
    read = lambda name: pathlib.Path(root, name).read_text(encoding="utf-8")
    tree = Tree(name for name in files if pathlib.Path(root, name).exists())
    generated = generated_names({name: read(name) for name in tree.files if name.endswith("BUILD.bazel")})
    problems = []
    for page in sorted(name for name in tree.files if name.endswith(".md")):
        problems += ["{}: {} does not exist".format(page, word)
                     for word in wrong_paths(tree, page, read(page), generated)]
    folders = folders_of(read(ARCHITECTURE))
    for file in sorted(tree.files):
        if file.endswith(CODE) and file.startswith(("vk/", "tools/")) and not TEST.search(file):
            problems += wrong_includes(folders, file, read(file))
    return problems


def main() -> int:
    problems = check(sys.argv[1] if len(sys.argv) > 1 else ".")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
