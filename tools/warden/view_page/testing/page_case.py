"""The base of tests of the page: a browser, the scene that it shows, comparison with testing/golden.

Text and structure are compared exactly, pixels loosely (average colors of a grid). With --update in the arguments these
files are written; for pixels the test must run on Debian's fonts.
"""

import json
import pathlib
import re
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
import browser
import scenes

UPDATE = "--update" in sys.argv
GRID = (32, 16)

# The text of the page, panel after panel.
OUTLINE = """return ['about', 'events', 'gutter', 'lists', 'details', 'legend'].map((id) =>
    '== ' + id + '\\n' + document.getElementById(id).innerText.split('\\n').map((line) => line.trim()).filter(Boolean).join('\\n')).join('\\n');"""
# The average color of each cell of a grid over the canvas, as [r, g, b].
CELLS = """const [columns, rows] = arguments, small = document.createElement('canvas');
    small.width = columns; small.height = rows;
    wardenView.stage.paintNow();
    const context = small.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(document.getElementById('canvas'), 0, 0, columns, rows);
    return Array.from(context.getImageData(0, 0, columns, rows).data);"""


class PageCase(unittest.TestCase):
    template = None  # The page without a trace.
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        reason = browser.missing()
        if reason:
            raise unittest.SkipTest(reason)
        cls.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        cls.page = browser.Browser(cls.folder.name + "/profile")

    @classmethod
    def tearDownClass(cls):
        cls.page.close()
        cls.folder.cleanup()

    def setUp(self):
        self.page.size(1280, 800)
        self.page.color_scheme("light")
        self.console = []

    def tearDown(self):
        self.assertEqual([*self.console, *self.page.console()], [])

    def show_json(self, text):
        self.page.open(browser.make_page(self.template, text, self.folder.name + "/page.html"))

    def show(self, name, **arguments):
        self.scene = scenes.SCENES[name](**arguments)
        self.show_json(self.scene.json())

    def value(self, expression, *arguments):
        return self.page.script("return " + expression, *arguments)

    def wait_for(self, expression, seconds=1200):
        """Waits until the expression is true in the page: a busy machine delays events of the browser."""
        self.assertTrue(self.page.script("""const end = performance.now() + 1000 * arguments[0];
            return new Promise((done) => (function poll() {
                const holds = Boolean(%s);
                holds || performance.now() > end ? done(holds) : setTimeout(poll, 20);
            })());""" % expression, seconds), expression)  # fmt: skip

    def details(self):
        return self.page.text("#details")[0]

    def compare_text(self, name):
        path = HERE / "golden" / (name + ".txt")
        text = re.sub("0x[0-9a-f]+", "0x...", self.page.script(OUTLINE)) + "\n"
        if UPDATE:
            path.write_text(text, encoding="utf-8")
        self.assertEqual(text, path.read_text(encoding="utf-8"))

    def compare_pixels(self, name):
        data = self.page.script(CELLS, *GRID)
        cells = [data[i : i + 3] for i in range(0, len(data), 4)]
        path = HERE / "golden" / (name + ".pixels")
        if UPDATE:
            lines = [" ".join("%02x%02x%02x" % tuple(cell) for cell in cells[y * GRID[0] : (y + 1) * GRID[0]]) for y in range(GRID[1])]
            path.write_text("\n".join(lines) + "\n")
        expected = [bytes.fromhex(cell) for cell in path.read_text().split()]
        distances = [max(abs(a - b) for a, b in zip(cell, other)) for cell, other in zip(cells, expected)]
        self.assertEqual(len(cells), len(expected))
        self.assertLess(sum(distances) / len(distances), 6, "average difference of colors")
        self.assertLess(sum(1 for distance in distances if distance > 60), len(distances) * 0.03, "cells that differ")
