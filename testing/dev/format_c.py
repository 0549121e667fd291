#!/usr/bin/env python3
"""Formatting that clang-format 14 lacks: braces around every body, comments of at most 120 columns, members on one line.

usage: format_c.py [--check] FILE...

Without --check the files are changed; run clang-format afterwards. With it, each place is printed, and the exit code is 1
if there is one.
"""

import re
import sys

MAX_COLUMNS = 120

TOKEN = re.compile(
    r'//(?:\\\n|[^\n])*|/\*.*?\*/|R"(?P<tag>[^()\\ ]*)\(.*?\)(?P=tag)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''
    r"|^[ \t]*#(?:\\\n|[^\n])*|[A-Za-z_]\w*|\d[\w.\']*|\s+|.",
    re.S | re.M,
)
CONTROLS = {"if", "for", "while", "do", "switch"}
CLOSING = {"(": ")", "{": "}", "[": "]"}


class NotUnderstood(Exception):
    """The tokens are not a statement, as in a macro."""


class Braces:
    """The tokens of a file, and the braces that it lacks."""

    def __init__(self, source):
        self.tokens = [match.group(0) for match in TOKEN.finditer(source)]
        self.blank = [
            token.isspace() or token.startswith(("//", "/*")) or token.lstrip().startswith("#") for token in self.tokens
        ]
        self.before = {}
        self.after = {}
        self.missing = []  # Token indices.
        self.block(0, len(self.tokens))

    def skip(self, at):
        while at < len(self.tokens) and self.blank[at]:
            at += 1
        if at == len(self.tokens):
            raise NotUnderstood
        return at

    def end_of(self, at):
        """The index after the bracket that closes the one at `at`."""
        opening, depth = self.tokens[at], 0
        if opening not in CLOSING:
            raise NotUnderstood
        while at < len(self.tokens):
            if not self.blank[at]:
                depth += (self.tokens[at] == opening) - (self.tokens[at] == CLOSING[opening])
                if depth == 0:
                    return at + 1
            at += 1
        raise NotUnderstood

    def statement(self, at):
        """The index after the statement at `at`."""
        if self.tokens[at] in CONTROLS:
            return self.control(at)
        while at < len(self.tokens):
            token = self.tokens[at]
            if not self.blank[at]:
                if token in CLOSING:
                    end = self.end_of(at)
                    self.block(at + 1, end - 1)  # Lambdas.
                    at = end
                    continue
                if token == ";":
                    return at + 1
                if token == "}":
                    break
            at += 1
        raise NotUnderstood

    def body(self, at):
        """The index after the body that follows `at`."""
        first = self.skip(at)
        if self.tokens[first] == "{":
            end = self.end_of(first)
            self.block(first + 1, end - 1)
            return end
        if self.tokens[first] == ";":
            return first + 1
        end = self.statement(first)
        last = end
        while last < len(self.tokens) and self.tokens[last].isspace() and "\n" not in self.tokens[last]:
            last += 1
        if last < len(self.tokens) and self.tokens[last].startswith("//"):
            end = last + 1
        self.before[at] = " {" + self.before.get(at, "")
        self.after[end - 1] = "\n}" + self.after.get(end - 1, "")
        self.missing.append(at)
        return end

    def control(self, at):
        word = self.tokens[at]
        if word == "do":
            condition = self.skip(self.skip(self.body(at + 1)) + 1)
            return self.skip(self.end_of(condition)) + 1
        condition = self.skip(at + 1)
        if self.tokens[condition] == "constexpr":
            condition = self.skip(condition + 1)
        end = self.body(self.end_of(condition))
        if word != "if":
            return end
        follower = end
        while follower < len(self.tokens) and self.blank[follower]:
            follower += 1
        if follower < len(self.tokens) and self.tokens[follower] == "else":
            second = self.skip(follower + 1)
            return self.control(second) if self.tokens[second] == "if" else self.body(follower + 1)
        return end

    def block(self, at, end):
        while at < end:
            if self.tokens[at] in CONTROLS and not self.blank[at]:
                try:
                    at = self.control(at)
                    continue
                except NotUnderstood:
                    pass
            at += 1

    def source(self):
        parts = []
        for index, token in enumerate(self.tokens):
            parts += [self.before.get(index, ""), token, self.after.get(index, "")]
        return "".join(parts)

    def lines(self):
        return sorted("".join(self.tokens[:at]).count("\n") + 1 for at in self.missing)


def comment_of(line):
    """(columns before the comment, its text) of a line that has nothing but a // comment; None for others."""
    match = re.match(r"(\s*)// ?(.*)$", line)
    return (match.group(1), match.group(2)) if match else None


def continues(previous, line):
    """Whether a comment line goes with the paragraph of the line before it."""
    comment = comment_of(line)
    return (
        comment is not None
        and comment[0] == previous[0]
        and comment[1] != ""
        and not re.match(r"[\s|*-]|\d+\.|--|[A-Za-z_]\w* =", comment[1])
    )


def wrap_paragraph(lines, at):
    """Wraps lines[at] into the lines after it; returns the number of lines that the result has."""
    indent, text = comment_of(lines[at])
    extra = re.match(r"\s*(?:[-*] |\d+\. )?", text).group(0)
    hanging = " " * len(extra)
    words, taken = text[len(extra) :].split(), 1
    first, result = extra, []
    while True:
        line = indent + "// " + first
        count = 0
        while count < len(words) and (count == 0 or len(line) + len(words[count]) + 1 <= MAX_COLUMNS):
            line += (" " if count else "") + words[count]
            count += 1
        result.append(line)
        words, first = words[count:], hanging
        if not words:
            break
        if " ".join(words) and at + taken < len(lines) and continues((indent, ""), lines[at + taken]) and not extra:
            words += comment_of(lines[at + taken])[1].split()
            taken += 1
    lines[at : at + taken] = result
    return len(result)


def wrap_comments(source):
    lines = source.split("\n")
    at = 0
    while at < len(lines):
        line = lines[at]
        if len(line) > MAX_COLUMNS and comment_of(line) and "|" not in line:
            at += wrap_paragraph(lines, at)
            continue
        trailing = re.match(r'((\s*)[^"\'/]*?\S)\s*// (.*)$', line)
        if len(line) > MAX_COLUMNS and trailing and not line.endswith("\\"):
            lines[at : at + 1] = [trailing.group(2) + "// " + trailing.group(3), trailing.group(1)]
            continue
        at += 1
    return "\n".join(lines)


# A member whose type and name clang-format put on two lines because of the comment after them.
BROKEN_MEMBER = re.compile(
    r"^([ \t]+)((?:const |struct |enum |unsigned )*[A-Za-z_]\w*(?: \*+)?)\n[ \t]+(\*?\w+(?:\[\w+\])*(?: : \d+)?;) // (.*)$", re.M
)
STATEMENTS = {"return", "else", "do", "break", "goto"}


def join_members(source):
    def joined(match):
        indent, kind, name, comment = match.groups()
        if kind in STATEMENTS:
            return match.group(0)
        return "%s// %s\n%s%s%s%s" % (indent, comment, indent, kind, "" if kind.endswith("*") else " ", name)

    return BROKEN_MEMBER.sub(joined, source)


def long_comments(source):
    return [
        number
        for number, line in enumerate(source.split("\n"), 1)
        if len(line) > MAX_COLUMNS and "//" in line and "|" not in line and not re.search(r'"[^"]*//', line)
    ]


def main():
    check = "--check" in sys.argv
    paths = [argument for argument in sys.argv[1:] if argument != "--check"]
    if not paths:
        sys.exit("format_c.py: no files, so nothing was checked")
    found = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            source = file.read()
        braces = Braces(source)
        if check:
            problems = [(line, "no braces around the body") for line in braces.lines()]
            problems += [(line, "a comment of more than %d columns" % MAX_COLUMNS) for line in long_comments(source)]
            problems += [
                (source.count("\n", 0, match.start()) + 1, "a member on two lines because of its comment")
                for match in BROKEN_MEMBER.finditer(source)
                if match.group(2) not in STATEMENTS
            ]
            for line, problem in sorted(problems):
                print("%s:%d: %s" % (path, line, problem))
            found += len(problems)
            continue
        fixed = wrap_comments(join_members(braces.source() if braces.missing else source))
        if fixed != source:
            with open(path, "w", encoding="utf-8") as file:
                file.write(fixed)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
