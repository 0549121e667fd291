"""The check of pages: which words are paths, and which includes follow the table of folders."""

import importlib.util
import sys
import unittest

SPEC = importlib.util.spec_from_file_location("check_pages", sys.argv.pop(1))
check_pages = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(check_pages)

TREE = check_pages.Tree(["docs/a.md", "vk/util/arena.c", "vk/util/arena.h", "vk/util/BUILD.bazel", "vk/state/state_buffer.h"])
TABLE = """
| folder | contents |
|---|---|
| `vk/util` | allocators |
| `vk/state`, `core` | state |
| `vk/layer` | the binary |
"""


class Paths(unittest.TestCase):
    def wrong(self, text):
        return check_pages.wrong_paths(TREE, "docs/page.md", text, {"made.h"})

    def test_what_exists_is_accepted(self):
        self.assertEqual(self.wrong("`vk/util`, `vk/util/`, `vk/util/arena.c`, `arena.h`, `vk/util/arena.{c,h}`"), [])
        self.assertEqual(self.wrong("`vk/state/state_<family>.h`, `vk/util/*.c`, `//vk/util:util`, [page](a.md#top)"), [])

    def test_what_does_not_exist_is_found(self):
        self.assertEqual(self.wrong("`vk/utils`"), ["vk/utils"])
        self.assertEqual(self.wrong("`vk/util/arena.{c,cc}`"), ["vk/util/arena.{c,cc}"])
        self.assertEqual(self.wrong("`arenas.h`"), ["arenas.h"])
        self.assertEqual(self.wrong("`vk/core/core_<family>.h`"), ["vk/core/core_<family>.h"])
        self.assertEqual(self.wrong("`//vk/utils:utils`"), ["//vk/utils:utils"])
        self.assertEqual(self.wrong("[page](b.md)"), ["b.md"])

    def test_generated_files_count(self):
        self.assertEqual(self.wrong("`vk/util/made.h`, `made.h`"), [])

    def test_other_words_are_no_paths(self):
        self.assertEqual(self.wrong("`VK_LAYER_PATH`, `wd_state_slot`, `./dev test`, `a/b`, [site](https://a.example/x)"), [])

    def test_code_blocks_are_not_read(self):
        self.assertEqual(self.wrong("```\n`vk/utils`\n```\n"), [])


class Includes(unittest.TestCase):
    FOLDERS = check_pages.folders_of(TABLE)

    def wrong(self, file, header):
        return check_pages.wrong_includes(self.FOLDERS, file, '#include "{}"\n'.format(header))

    def test_folders(self):
        self.assertEqual(self.FOLDERS, ["vk/util", "vk/state", "vk/core", "vk/layer"])

    def test_headers_of_folders_above_and_of_the_own(self):
        self.assertEqual(self.wrong("vk/state/a.c", "vk/util/arena.h"), [])
        self.assertEqual(self.wrong("vk/state/a.c", "vk/state/b.h"), [])
        self.assertEqual(self.wrong("vk/core/x/a.c", "vk/state/b.h"), [])

    def test_headers_of_folders_below(self):
        self.assertEqual(len(self.wrong("vk/util/a.c", "vk/state/b.h")), 1)
        self.assertEqual(len(self.wrong("vk/state/a.c", "vk/core/b.h")), 1)

    def test_folders_that_the_table_lacks(self):
        self.assertEqual(len(self.wrong("vk/util/a.c", "vk/new/b.h")), 1)
        self.assertEqual(len(self.wrong("vk/new/a.c", "vk/util/arena.h")), 1)


if __name__ == "__main__":
    unittest.main()
