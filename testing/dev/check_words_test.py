"""The check of words: where it looks for words, and the line that it reports."""

import contextlib
import importlib.util
import io
import os
import sys
import tempfile
import unittest

SPEC = importlib.util.spec_from_file_location("check_words", sys.argv.pop(1))
check_words = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(check_words)

RULES = check_words.parse_rules(["behind\tafter\n", "at once\timmediately\tall at once\n", "whole\tentire\n"])


class CheckWordsTest(unittest.TestCase):
    def findings(self, name, source):
        """The (line, word) pairs that the check reports for a file."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, name)
            with open(path, "w", encoding="utf-8") as file:
                file.write(source)
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                check_words.check(path, RULES)
        found = []
        for line in output.getvalue().splitlines():
            place, rest = line[len(path) + 1 :].split(": '", 1)
            found.append((int(place), rest.split("'")[0]))
        return found

    def test_comments_and_strings_of_c(self):
        source = 'int behind; // It is behind.\nconst char *s = "behind";\n/* two\n   behind */\n'
        self.assertEqual(self.findings("a.c", source), [(1, "behind"), (4, "behind"), (2, "behind")])

    def test_identifiers_are_not_words(self):
        self.assertEqual(self.findings("a.c", "// is_behind, behind_it and %whole are names.\nbehind();\n"), [])

    def test_phrases_continue_on_the_next_line(self):
        self.assertEqual(self.findings("a.h", "// The layer does it at\n// once.\n"), [(1, "at once")])
        self.assertEqual(self.findings("a.cc", 'f("does it at "\n  "once");\n'), [(1, "at once")])

    def test_separate_comments_do_not_join(self):
        self.assertEqual(self.findings("a.c", "int a; // at\nint b;\n// once\n"), [])

    def test_allowed_uses(self):
        self.assertEqual(self.findings("a.c", "// All at once, and then at once.\n"), [])
        self.assertEqual(self.findings("a.c", "// It happens at once.\n"), [(1, "at once")])

    def test_shaders_have_no_strings(self):
        self.assertEqual(self.findings("a.comp", "// behind\n"), [(1, "behind")])

    def test_python(self):
        source = '"""One\nbehind."""\nbehind = 1  # A whole\nprint("behind")\n'
        self.assertEqual(self.findings("a.py", source), [(3, "whole"), (2, "behind"), (4, "behind")])

    def test_shell(self):
        source = "#!/usr/bin/env bash\n# behind\nbehind=$#\necho 'whole'\n"
        self.assertEqual(self.findings("a.sh", source), [(2, "behind"), (4, "whole")])

    def test_bazel(self):
        source = '# whole\nsh_test(name = "behind_test", doc = "is behind")\n'
        self.assertEqual(self.findings("a.bzl", source), [(1, "whole"), (2, "behind")])

    def test_pages_without_their_code(self):
        source = "# The whole\n\nA `whole` and\n```\nbehind\n```\nit is [behind](behind.md).\n"
        self.assertEqual(self.findings("a.md", source), [(7, "behind"), (1, "whole")])

    def test_other_files_are_not_read(self):
        self.assertEqual(self.findings("a.txt", "behind\n"), [])


if __name__ == "__main__":
    unittest.main()
