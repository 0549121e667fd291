"""The sources of the layer and the tools take message ids from the table in vk/report, and use every entry of the table.

usage: message_lint_test.py SOURCE...

A source outside the table must not write an id, or the end of one, into a string: it names the constant of the entry, and
composes ids with wd_message_compose.
"""

import pathlib
import re
import sys
import unittest

TABLE = re.compile(r"^message_ids_\w+\.inc$")
ENTRY = re.compile(r'^MESSAGE\((\w+),\s*"([^"]*)"', re.MULTILINE)
# Comments and strings, in the order in which they begin; only strings are kept.
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|\'(?:\\.|[^\'\\\n])+\'|"((?:\\.|[^"\\\n])*)"', re.DOTALL)
ID = re.compile(r"^(?:WARDEN|SYNC|VUID|UNASSIGNED)-[\w%]")  # "VUID-", the prefix, is not an id.
END = re.compile(r"^-?[A-Za-z]\w*-(?:\d{5}|parameter|arraylength|missingbarrier\b.*)$")
# Sources that compare ids in messages of SPIRV-Tools, or compose ids from parts of tables.
MATCHED = ["shader_exception.c", "core_message.c"]
USE = re.compile(r"\bWD_ID_(\w+)")


def ids_written_in(text):
    """The strings of a source that are message ids or ends of them."""
    strings = (match.group(1) for match in TOKEN.finditer(text))
    return [string for string in strings if string and (ID.match(string) or END.match(string))]


def uses_in(text):
    return set(USE.findall(text))


class MessageLintTest(unittest.TestCase):
    sources = {}

    def test_no_source_writes_an_id_itself(self):
        for path, text in self.sources.items():
            name = pathlib.Path(path).name
            if not TABLE.match(name) and name not in MATCHED:
                self.assertEqual(ids_written_in(text), [], f"{path}: use the constants of vk/report/message_ids.h")

    def test_every_entry_is_used(self):
        entries, used = set(), set()
        for path, text in self.sources.items():
            if TABLE.match(pathlib.Path(path).name):
                entries |= {name for name, _ in ENTRY.findall(text)}
            else:
                used |= uses_in(text)
        self.assertGreater(len(entries), 50)
        self.assertEqual(entries - used, set(), "no code reports these messages")

    def test_mistakes_are_found(self):
        self.assertEqual(ids_written_in('f("WARDEN-a-b");'), ["WARDEN-a-b"])
        self.assertEqual(ids_written_in('snprintf(id, n, "VUID-%s-%s", a, b);'), ["VUID-%s-%s"])
        self.assertEqual(ids_written_in('g("None-10068", "-missingbarrier-set");'), ["None-10068"])
        self.assertEqual(ids_written_in('"SYNC-HAZARD-NEW" // "SYNC-HAZARD-OLD"'), ["SYNC-HAZARD-NEW"])

    def test_other_strings_are_none(self):
        self.assertEqual(ids_written_in('// "WARDEN-a-b"\nf(\'"\', "VUID-", "a-b", "Warden-a"); /* "VUID-a" */'), [])

    def test_uses_are_found(self):
        self.assertEqual(uses_in("{.id = WD_ID_A_B, x ? WD_ID_C : 0}"), {"A_B", "C"})


if __name__ == "__main__":
    MessageLintTest.sources = {path: pathlib.Path(path).read_text(encoding="utf-8") for path in sys.argv[1:]}
    unittest.main(argv=sys.argv[:1])
