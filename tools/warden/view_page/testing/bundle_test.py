"""Tests of bundle.py: order of modules, unique names, forbidden calls, the marker of the trace."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

BUNDLE = pathlib.Path(__file__).resolve().parents[1] / "bundle.py"
PAGE = "<html><style>@STYLE@</style><script id=trace>@TRACE@</script><script>@SCRIPT@</script></html>"


class BundleTest(unittest.TestCase):
    def run_bundle(self, page=PAGE, **scripts):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "page.html").write_text(page)
            (folder / "style.css").write_text("a { color: red; }\n")
            names = [folder / "page.html", folder / "style.css"]
            for name, source in scripts.items():
                (folder / (name + ".js")).write_text(source)
                names.append(folder / (name + ".js"))
            command = [sys.executable, BUNDLE, "--html", folder / "out.html", "--c", folder / "out.c", *names]
            result = subprocess.run(list(map(str, command)), capture_output=True, text=True)
            if result.returncode != 0:
                return result.stderr, ""
            return (folder / "out.html").read_text(), (folder / "out.c").read_text()

    def test_modules_become_one_script(self):
        html, c = self.run_bundle(a="export const ONE = 1, TWO = 2;\nexport async function f() {}\n",
                                  b='import { TWO, f } from "./a.js";\nf(TWO);\n')  # fmt: skip
        self.assertIn("const ONE = 1, TWO = 2;\nasync function f() {}\n\nf(TWO);", html)
        self.assertNotIn("import", html)
        self.assertIn("a { color: red; }", html)
        self.assertIn("@TRACE@", html)
        head = bytes(map(int, c.split("wd_view_page_head[] = {")[1].split("}")[0].split(","))).decode()
        tail = bytes(map(int, c.split("wd_view_page_tail[] = {")[1].split("}")[0].split(","))).decode()
        self.assertEqual(head + "@TRACE@" + tail, html)

    def test_mistakes_are_errors(self):
        cases = {
            "not exported": dict(a="const ONE = 1;\n", b='import { ONE } from "./a.js";\n'),
            "a module before it": dict(a='import { f } from "./b.js";\n', b="export function f() {}\n"),
            "also defined in a.js": dict(a="function f() {}\n", b="const f = 1;\n"),
            "uses innerHTML": dict(a="document.body.innerHTML = 1;\n"),
            "uses https://": dict(a='const at = "https://example.org";\n'),
            "ends its own element": dict(a='const text = "</script>";\n'),
            "one @TRACE@": dict(page=PAGE.replace("@TRACE@", ""), a=""),
        }
        for message, arguments in cases.items():
            with self.subTest(message):
                self.assertIn(message, self.run_bundle(**arguments)[0])


if __name__ == "__main__":
    unittest.main()
