"""The extensions and versions that an extension needs: the expressions of the registry's `depends` attributes.

    parse("(VK_KHR_a,VK_VERSION_1_1)+VK_KHR_b")     # And([Or([Name, Name]), Name])
    conjuncts(tree)                                 # the trees that all must be true
"""

import re
from dataclasses import dataclass
from typing import List, Optional, Tuple, Union

from vk.registry.model import Registry


@dataclass(frozen=True)
class Name:
    name: str


@dataclass(frozen=True)
class And:
    parts: Tuple["Tree", ...]


@dataclass(frozen=True)
class Or:
    parts: Tuple["Tree", ...]


Tree = Union[Name, And, Or]


class NotUnderstood(Exception):
    """An expression of a grammar that this file does not know."""


def parse(expression: str) -> Tree:
    """"+" is and, "," is or; they have the same precedence and bind to the left, as the registry's own parser has it."""
    tokens = re.findall(r"\w+|[^\w\s]", expression)
    tree, rest = _parse(tokens)
    if rest:
        raise NotUnderstood(expression)
    return tree


def _parse(tokens: List[str]) -> Tuple[Tree, List[str]]:
    tree, tokens = _operand(tokens)
    while tokens and tokens[0] in "+,":
        kind = And if tokens[0] == "+" else Or
        right, tokens = _operand(tokens[1:])
        left = tree.parts if isinstance(tree, kind) else (tree,)
        tree = kind(left + (right.parts if isinstance(right, kind) else (right,)))
    return tree, tokens


def _operand(tokens: List[str]) -> Tuple[Tree, List[str]]:
    if tokens and tokens[0] == "(":
        tree, tokens = _parse(tokens[1:])
        if not tokens or tokens[0] != ")":
            raise NotUnderstood("a parenthesis without its end")
        return tree, tokens[1:]
    if not tokens or not re.match(r"VK_\w+$", tokens[0]):
        raise NotUnderstood(" ".join(tokens))
    return Name(tokens[0]), tokens[1:]


def conjuncts(tree: Tree) -> List[Tree]:
    return list(tree.parts) if isinstance(tree, And) else [tree]


def version_of(name: str) -> Optional[Tuple[int, int]]:
    """(1, 2) of VK_VERSION_1_2; None for extensions."""
    match = re.match(r"VK_VERSION_(\d+)_(\d+)$", name)
    return (int(match.group(1)), int(match.group(2))) if match else None


def promoted_version(registry: Registry, name: str) -> Optional[Tuple[int, int]]:
    """The version that includes an extension, directly or through the extensions that it became."""
    seen = set()
    while name not in seen:
        seen.add(name)
        version = version_of(name)
        if version:
            return version
        extension = registry.extensions.get(name) or registry.hidden_extensions.get(name)
        name = extension.promoted_to if extension is not None else ""
    return None
