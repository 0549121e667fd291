"""The formatting that clang-format lacks: braces and the width of comments."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest

SCRIPT = sys.argv.pop(1)
SPEC = importlib.util.spec_from_file_location("format_c", SCRIPT)
format_c = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(format_c)


def braced(source):
    return " ".join(format_c.Braces(source).source().split())


class BracesTest(unittest.TestCase):
    def test_bodies_without_braces(self):
        self.assertEqual(braced("void f(void) { if (a) b(); }"), "void f(void) { if (a) { b(); } }")
        self.assertEqual(braced("void f(void) { if (a) b(); else c(); }"), "void f(void) { if (a) { b(); } else { c(); } }")
        self.assertEqual(braced("void f(void) { for (;;) while (a) b(); }"), "void f(void) { for (;;) { while (a) { b(); } } }")
        self.assertEqual(braced("void f(void) { do a(); while (b); }"), "void f(void) { do { a(); } while (b); }")

    def test_else_if_stays_a_chain(self):
        source = "void f(void) { if (a) b(); else if (c) d(); else { e(); } }"
        self.assertEqual(braced(source), "void f(void) { if (a) { b(); } else if (c) { d(); } else { e(); } }")

    def test_an_else_belongs_to_the_inner_if(self):
        self.assertEqual(
            braced("void f(void) { if (a) if (b) c(); else d(); }"),
            "void f(void) { if (a) { if (b) { c(); } else { d(); } } }",
        )

    def test_comments_and_strings_are_not_code(self):
        source = 'void f(void) { if (a) /* ; */ g("if (a) b;"); // last\n h(); }'
        expected = 'void f(void) { if (a) { /* ; */ g("if (a) b;"); // last\n}\n h(); }'
        self.assertEqual(format_c.Braces(source).source(), expected)

    def test_lambdas_and_initializers(self):
        self.assertEqual(braced("auto f = [] { if (a) return 1; return 2; };"), "auto f = [] { if (a) { return 1; } return 2; };")
        self.assertEqual(braced("void f() { if (a) x = (y){1, 2}; }"), "void f() { if (a) { x = (y){1, 2}; } }")

    def test_code_with_braces_stays(self):
        for source in ("void f(void) { while (a) { b(); } }", "void f(void) { for (;;); }", "#define F(a) if (a) b();\n"):
            self.assertEqual(format_c.Braces(source).source(), source)
            self.assertEqual(format_c.Braces(source).missing, [])


class CommentsTest(unittest.TestCase):
    def test_a_long_line_goes_into_the_next_one(self):
        words = "word " * 30
        wrapped = format_c.wrap_comments("    // " + words.strip() + "\n    // and the end.\nint a;").split("\n")
        self.assertTrue(all(len(line) <= format_c.MAX_COLUMNS for line in wrapped))
        self.assertEqual(len(wrapped), 3)
        self.assertTrue(wrapped[1].endswith(" and the end."))
        self.assertEqual(wrapped[2], "int a;")

    def test_lists_and_tables_stay_apart(self):
        source = "// " + "word " * 30 + "\n// - an item\n// | a table |\n"
        self.assertIn("\n// - an item\n// | a table |\n", format_c.wrap_comments(source))

    def test_a_long_comment_after_code_goes_before_it(self):
        source = "    int a; // " + "word " * 25
        self.assertEqual(format_c.wrap_comments(source.rstrip()).split("\n")[-1], "    int a;")
        self.assertTrue(format_c.long_comments(source))

    def test_a_member_is_on_one_line(self):
        self.assertEqual(format_c.join_members("    uint32_t\n        a; // Text.\n"), "    // Text.\n    uint32_t a;\n")
        self.assertEqual(format_c.join_members("    item *\n        *a; // Text.\n"), "    // Text.\n    item **a;\n")
        for source in ("    return\n        a; // Text.\n", "    uint32_t a; // Text.\n"):
            self.assertEqual(format_c.join_members(source), source)

    def test_short_comments_stay(self):
        source = "// One.\n// Two.\nint a; // Three.\n"
        self.assertEqual(format_c.wrap_comments(source), source)


class CommandTest(unittest.TestCase):
    def test_check_names_the_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.c")
            with open(path, "w", encoding="utf-8") as file:
                file.write("void f(void) {\n    if (a)\n        b();\n}\n// " + "word " * 30 + "\n")
            result = subprocess.run([sys.executable, SCRIPT, "--check", path], capture_output=True, text=True, check=False)
            self.assertEqual(result.returncode, 1)
            self.assertIn("a.c:2: no braces around the body\n", result.stdout)
            self.assertIn("a.c:5: a comment of more than 120 columns\n", result.stdout)
            subprocess.run([sys.executable, SCRIPT, path], check=True)
            subprocess.run([sys.executable, SCRIPT, "--check", path], check=True)

    # A check of no files must not look like a clean tree.
    def test_files_are_needed(self):
        result = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
        self.assertEqual(result.returncode, 1)
        self.assertIn("no files", result.stderr)


if __name__ == "__main__":
    unittest.main()
