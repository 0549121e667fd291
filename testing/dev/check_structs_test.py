"""The check of structs: which have many members, and where the reason may be."""

import importlib.util
import sys
import unittest

SPEC = importlib.util.spec_from_file_location("check_structs", sys.argv.pop(1))
check_structs = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(check_structs)


def header(num_members, comment="", members=""):
    body = "".join("    int m{}; // A, b; c.\n".format(i) for i in range(num_members)) + members
    return "#define A 1\n\n{}typedef struct wd_a {{\n{}}} wd_a;\n".format(comment, body)


class Members(unittest.TestCase):
    def test_declarators(self):
        self.assertEqual(check_structs.count_members("int a, *b; void (*f)(int, int); uint32_t c[A(1, 2)];"), 4)
        self.assertEqual(check_structs.count_members("struct { int c, d; } e; union { int f; int g; };"), 2)
        self.assertEqual(check_structs.count_members("std::map<A, std::vector<B, C>> m; int n = 1;"), 2)

    def test_comments_and_directives(self):
        text = "struct a {\n    int b; // One; two, three;\n#ifdef F // ;\n    int c;\n#endif\n    /* int d; */\n};\n"
        self.assertEqual([(s.name, s.num_members) for s in check_structs.structs_of(text)], [("a", 2)])

    def test_each_struct_has_its_own_members_and_comment(self):
        text = "// One.\nstruct a {\n    int b;\n};\n\n// Two,\n// three.\ntypedef struct c {\n    int d, e;\n} c;\n"
        self.assertEqual([tuple(s) for s in check_structs.structs_of(text)],
                         [("a", 1, " One. "), ("c", 2, " Two, three. ")])


class Problems(unittest.TestCase):
    def wrong(self, *arguments):
        return check_structs.problems_of("a.h", header(*arguments))

    def test_few_members(self):
        self.assertEqual(self.wrong(24), [])
        self.assertEqual(self.wrong(23, "", "    struct { int a, b; } c;\n"), [])

    def test_many_members(self):
        self.assertEqual(len(self.wrong(25)), 1)
        self.assertEqual(len(self.wrong(24, "", "    int a;\n")), 1)
        self.assertEqual(len(self.wrong(23, "", "    int a, b;\n")), 1)
        self.assertIn("wd_a has 25 members", self.wrong(25)[0])

    def test_reasons(self):
        self.assertEqual(self.wrong(25, "// wd_a is. It has many members because each is used.\n"), [])
        self.assertEqual(self.wrong(25, "// wd_a is. It has many\n// members because each is used.\n"), [])

    def test_other_comments_are_no_reason(self):
        self.assertEqual(len(self.wrong(25, "// wd_a has many members.\n")), 1)
        self.assertEqual(len(self.wrong(25, "// It has many members because each is used.\n\n")), 1)
        self.assertEqual(len(self.wrong(25, "", "    // It has many members because each is used.\n")), 1)


if __name__ == "__main__":
    unittest.main()
