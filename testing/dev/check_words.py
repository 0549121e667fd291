#!/usr/bin/env python3
"""Checks the words of comments, string literals and pages against testing/dev/words.tsv.

Each line of the list has a regular expression, the better wording and, where needed, a regular expression of allowed
uses, separated by tabs. Patterns match complete words in any case, also where a line ends within a phrase.
Arguments: files and folders; without any, every file that git tracks is checked.
"""

import bisect
import io
import os
import re
import subprocess
import sys
import tokenize

LIST = "testing/dev/words.tsv"
C_SUFFIXES = {"c", "h", "cc", "inc", "S", "js"}
SHADER_SUFFIXES = {"glsl", "comp", "vert", "frag", "geom", "tesc", "tese", "mesh", "task", "rgen", "rmiss", "rchit", "rahit"}
SHELL_SUFFIXES = {"sh"}
BAZEL_SUFFIXES = {"bzl", "bazel"}
# It has the words as examples.
NOT_CHECKED = {"testing/dev/check_words_test.py"}

C_TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<tag>[^()\\ ]*)\(.*?\)(?P=tag)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S
)
HASH_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|(?:(?<=\s)|^)#[^\n]*', re.S | re.M)
MARKDOWN_CODE = re.compile(r"^(```|~~~).*?^\1[ \t]*$|`[^`\n]+`|\]\([^)]*\)|<[^>\n]+>", re.S | re.M)


class Text:
    """Pieces of a file that are prose, joined by spaces, each with the line on which it starts."""

    def __init__(self):
        self.parts = []
        self.starts = []
        self.lines = []
        self.length = 0

    def add(self, piece, line):
        self.starts.append(self.length)
        self.lines.append(line)
        self.parts.append(piece)
        self.length += len(piece) + 1

    def line_of(self, offset):
        return self.lines[bisect.bisect_right(self.starts, offset) - 1]

    def joined(self):
        return " ".join(self.parts)


def add_lines(text, piece, line, strip):
    for number, content in enumerate(piece.split("\n")):
        text.add(re.sub(r"\s+", " ", strip.sub(" ", content)).strip(), line + number)


def comments_and_strings(source, token, comment_start, with_strings):
    comments, strings = Text(), Text()
    previous_end = 0
    for match in token.finditer(source):
        piece = match.group(0)
        line = source.count("\n", 0, match.start()) + 1
        joined = not source[previous_end : match.start()].strip()
        if piece.startswith(comment_start):
            if not joined:
                comments.add("|", line)
            add_lines(comments, piece, line, re.compile(r"^\s*(//+|/\*+|\*+/?|#+)|\*/\s*$"))
        elif with_strings and (piece[0] != "'" or token is HASH_TOKEN):
            if not joined:
                strings.add("|", line)
            inner = piece[1:-1] if piece[0] in "\"'" else piece
            add_lines(strings, inner.replace("\\n", " "), line, re.compile(r"^\0"))
        previous_end = match.end()
    return [comments, strings]


def python_texts(source):
    comments, strings = Text(), Text()
    previous = None
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            add_lines(comments, token.string, token.start[0], re.compile(r"^\s*#+"))
        elif token.type in (tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1)):
            if previous != tokenize.STRING:
                strings.add("|", token.start[0])
            add_lines(strings, token.string.strip("\"'"), token.start[0], re.compile(r"^[rbfRBF]*[\"']+|[\"']+$"))
        elif token.type not in (tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
            comments.add("|", token.start[0])
        if token.type not in (tokenize.NL, tokenize.COMMENT):
            previous = token.type
    return [comments, strings]


def markdown_texts(source):
    def blank(match):
        # Line numbers stay as they are, and words on both sides of code do not join.
        return "`" + "\n" * match.group(0).count("\n") + "`"

    text = Text()
    add_lines(text, MARKDOWN_CODE.sub(blank, source), 1, re.compile(r"^\s*(#+|[-*>]) "))
    return [text]


def texts_of(path, source):
    suffix = path.rsplit(".", 1)[-1]
    if suffix == "md":
        return markdown_texts(source)
    if suffix == "py":
        return python_texts(source)
    if suffix in C_SUFFIXES:
        return comments_and_strings(source, C_TOKEN, ("//", "/*"), True)
    if suffix in SHADER_SUFFIXES:
        return comments_and_strings(source, C_TOKEN, ("//", "/*"), False)
    if suffix in SHELL_SUFFIXES or source.startswith("#!/usr/bin/env bash"):
        return comments_and_strings(source, HASH_TOKEN, ("#",), True)
    if suffix in BAZEL_SUFFIXES:
        return comments_and_strings(source, HASH_TOKEN, ("#",), True)
    return []


def parse_rules(lines):
    """The list as (pattern, better wording, pattern of allowed uses or None)."""
    rules = []
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        fields = line.rstrip("\n").split("\t")
        # An identifier is not a word: part_of_a_name, %name, part-of-an-option.
        pattern = re.compile(r"(?<![\w%%-])(?:%s)(?![\w-])" % fields[0], re.I)
        allowed = re.compile(fields[2], re.I) if len(fields) > 2 else None
        rules.append((pattern, fields[1], allowed))
    return rules


def check(path, rules):
    with open(path, encoding="utf-8", errors="replace") as file:
        source = file.read()
    found = 0
    for text in texts_of(path, source):
        joined = text.joined()
        for pattern, better, allowed in rules:
            for match in pattern.finditer(joined):
                context = joined[max(0, match.start() - 60) : match.end() + 60]
                if allowed and allowed.search(context):
                    continue
                print("%s:%d: '%s' -> %s | ...%s..." % (path, text.line_of(match.start()), match.group(0), better, context))
                found += 1
    return found


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
    files = subprocess.run(["git", "ls-files", "--"] + sys.argv[1:], check=True, capture_output=True, text=True)
    with open(LIST, encoding="utf-8") as lines:
        rules = parse_rules(lines)
    found = 0
    for path in files.stdout.splitlines():
        if path not in NOT_CHECKED and os.path.isfile(path):
            found += check(path, rules)
    if found:
        print("%d uses of words that %s lists" % (found, LIST), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
