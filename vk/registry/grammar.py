"""A parser for controlled English: rows of words with typed holes, and for a sentence all trees that the rows give.

    grammar = Grammar()
    grammar.add("relation", "multiple of {term}", MultipleOf)
    grammar.parse("statement", "p:offset must be multiple of n:4".split())

A row is a symbol, a pattern and the function that makes the tree from the trees of the holes. A pattern has words and
holes: {term} is another symbol, {p} a typed word (wording.py), whose text the function gets. A sentence with two different
trees is ambiguous, and the caller must not choose.
"""

import re
from typing import Callable, Dict, FrozenSet, List, Set, Tuple

_MOST_STEPS = 60000


class TooComplex(Exception):
    """The sentence needs more steps than a parser should take."""


class _Row:
    def __init__(self, pattern: str, build: Callable):
        self.pattern = pattern
        self.build = build
        self.items: List[Tuple[bool, str]] = []  # Whether the item is a hole, and its name or word.
        for word in pattern.split():
            hole = re.fullmatch(r"\{(\w+)\}", word)
            self.items.append((True, hole.group(1)) if hole else (False, word))
        self.first: Set[str] = set()


class Grammar:
    def __init__(self):
        self.rows: Dict[str, List[_Row]] = {}
        self._firsts: Dict[str, Set[str]] = {}

    def add(self, symbol: str, pattern: str, build: Callable) -> None:
        self.rows.setdefault(symbol, []).append(_Row(pattern, build))

    @property
    def size(self) -> int:
        """The number of phrases."""
        return sum(len(rows) for rows in self.rows.values())

    def _first(self, symbol: str) -> Set[str]:
        """The words and "p:", "e:" ... with which a symbol can begin."""
        if symbol not in self._firsts:
            self._firsts[symbol] = set()
            for row in self.rows[symbol]:
                is_hole, name = row.items[0]
                row.first = {name} if not is_hole else {name + ":"} if len(name) == 1 else self._first(name)
                self._firsts[symbol] |= row.first
        return self._firsts[symbol]

    def parse(self, symbol: str, words: List[str]) -> Tuple[Set, int]:
        """All trees of the sentence, and the position of the first word that no row could use."""
        if not self._firsts:
            for name in self.rows:
                self._first(name)
        run = _Run(self, words)
        ends = run.symbol(symbol, 0)
        return {tree for end, tree in ends if end == len(words)}, run.furthest


class _Run:
    """One sentence. Rows must not begin with their own symbol: there is no left recursion."""

    def __init__(self, grammar: Grammar, words: List[str]):
        self.grammar, self.words = grammar, words
        self.memo: Dict[Tuple[str, int], FrozenSet] = {}
        self.furthest = 0
        self.steps = 0

    def symbol(self, symbol: str, start: int) -> FrozenSet:
        key = (symbol, start)
        if key in self.memo:
            return self.memo[key]
        self.memo[key] = frozenset()
        found = set()
        word = self.words[start] if start < len(self.words) else ""
        kind = word[:2]
        for row in self.grammar.rows[symbol]:
            if word not in row.first and kind not in row.first:
                continue
            self.row(row, 0, start, (), found)
        self.memo[key] = frozenset(found)
        return self.memo[key]

    def row(self, row: _Row, index: int, position: int, trees: Tuple, found: Set) -> None:
        self.steps += 1
        if self.steps > _MOST_STEPS:
            raise TooComplex()
        if index == len(row.items):
            tree = row.build(*trees)
            if tree is not None:
                found.add((position, tree))
            return
        is_hole, name = row.items[index]
        if is_hole and len(name) > 1:
            for end, tree in self.symbol(name, position):
                self.row(row, index + 1, end, trees + (tree,), found)
            return
        if position >= len(self.words):
            return
        word = self.words[position]
        if is_hole:
            if word[:2] == name + ":":
                self.furthest = max(self.furthest, position + 1)
                self.row(row, index + 1, position + 1, trees + (word[2:],), found)
        elif word == name:
            self.furthest = max(self.furthest, position + 1)
            self.row(row, index + 1, position + 1, trees, found)
