"""Tests of the page's lists, panes and labels, in headless Chromium. usage: layout_test.py TEMPLATE [TEST...]"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import results
import scenes
from page_case import PageCase

ENTER, ESCAPE, LEFT, UP, RIGHT, DOWN, HOME, END = "\ue007", "\ue00c", "\ue012", "\ue013", "\ue014", "\ue015", "\ue011", "\ue010"

# Paints once and returns the texts on the canvas as [text, left, top, right, bottom], in CSS pixels of the canvas.
TEXTS = """const {stage, camera} = wardenView, {context} = stage, texts = [], fill = context.fillText;
    const ratio = stage.canvas.width / camera.width;
    context.fillText = function (text, x, y) {
        const width = context.measureText(text).width, matrix = context.getTransform();
        const left = {center: x - width / 2, left: x}[context.textAlign] ?? x;
        const corners = [[left, y - 9], [left + width, y + 2]].map(([a, b]) => matrix.transformPoint(new DOMPoint(a, b)));
        const [xs, ys] = [corners.map((c) => c.x / ratio), corners.map((c) => c.y / ratio)];
        texts.push([text, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
        fill.call(context, text, x, y);
    };
    stage.paintNow();
    delete context.fillText;
    return texts;"""
ROWS = """return Array.from(document.querySelectorAll('#' + arguments[0] + '-list .rows .line'),
    (line) => Array.from(line.children, (cell) => cell.textContent));"""


def overlap(a, b):
    return a[1] < b[3] and b[1] < a[3] and a[2] < b[4] and b[2] < a[4]


class LayoutTest(PageCase):
    template = pathlib.Path(sys.argv[1]).resolve()

    def rows(self, name="event"):
        return self.page.script(ROWS, name)

    def names(self, name="event", column=2):
        return [row[column] for row in self.rows(name)]

    def filter(self, name, text, kind=""):
        self.page.script("""const box = document.getElementById(arguments[0] + '-list').parentElement.querySelector('.bar');
            for (const [selector, value, kind] of [['input', arguments[1], 'input'], ['select', arguments[2], 'change']]) {
                box.querySelector(selector).value = value;
                box.querySelector(selector).dispatchEvent(new Event(kind));
            }""", name, text, kind)  # fmt: skip

    def sort(self, name, title):
        self.page.script("document.querySelector(`#${arguments[0]}-list .head [aria-label='Sort by ${arguments[1]}']`).click();", name, title)

    def counter(self, panel="events"):
        return self.page.text("#%s .bar .kind" % panel)[0]

    def box(self, selector):
        return self.value("JSON.parse(JSON.stringify(document.querySelector(arguments[0]).getBoundingClientRect()))", selector)

    # The list of events.

    def test_events_are_a_tree(self):
        self.show("missing_barrier")
        self.assertEqual(self.rows(), [
            ["", "", "\u25besubmission 0", "submission"], ["", "", "\u25beframe commands", "command buffer"],
            ["", "", "\u25becompute corners", "label"], ["0", "", "Dispatch ripple", "compute corners"],
            ["1", "", "PipelineBarrier2", ""], ["", "", "\u25bedraw triangle", "label"], ["", "", "\u25bemain pass", "render pass"],
            ["2", "", "BeginRenderPass", "draw triangle"], ["3", "\u25b2", "Draw triangle", "draw triangle"],
            ["4", "", "EndRenderPass", "draw triangle"], ["5", "\u25c7", "PipelineBarrier2", ""], ["", "", "host waits: fence", "host wait"],
        ])  # fmt: skip
        self.assertEqual(self.counter(), "6 commands")
        self.assertEqual(self.page.text("#event-list .first .name") + self.page.text("#event-list .second .name"),
                         ["Dispatch ripple", "Draw triangle"])  # fmt: skip

    def test_levels_agree_with_a_loop(self):
        self.show("two_queues")
        self.assertEqual(self.page.script("""const {tree} = wardenView.events, {schedule} = wardenView;
            let wrong = tree.length === 0 ? 1 : 0;
            for (let event = 0; event < tree.length; event++) {
                const x = tree.slot[event], lane = tree.laneOf(event), own = tree.block[event];
                let level = 0;
                schedule.lanes[lane].rows.forEach((row, r) => row.x0.forEach((x0, i) => {
                    const isAbove = own < 0 || r < tree.blocks.row[own];
                    level += x0 <= x && x < row.x1[i] && isAbove ? 1 : 0;
                }));
                wrong += level !== tree.level[event];
                wrong += tree.eventOf(tree.selectionOf(event)) !== event;
            }
            return wrong;"""), 0)  # fmt: skip

    def test_events_by_keyboard(self):
        self.show("missing_barrier")
        page = self.page
        page.key("e")
        self.assertEqual(self.value("document.activeElement.id"), "event-list")
        page.key(DOWN)
        self.assertEqual(page.state()["selection"], {"kind": "slot", "x": 4})
        self.assertEqual(self.value("document.getElementById('event-list').getAttribute('aria-activedescendant')"), "event-9")
        page.key(LEFT)  # To the pass.
        self.assertEqual(page.text("#details h2"), ["main pass"])
        page.key(LEFT)
        self.assertNotIn("EndRenderPass", self.names())
        self.assertEqual(self.value("document.querySelector('#event-list [aria-selected=true]').getAttribute('aria-expanded')"), "false")
        page.key(RIGHT)
        self.assertIn("EndRenderPass", self.names())
        page.key(RIGHT)
        self.assertIn("vkCmdBeginRenderPass", self.details())
        page.key(HOME)
        self.assertEqual(page.text("#details h2"), ["submission 0"])
        page.key(END)
        self.assertEqual(page.text("#details h2"), ["host waits: fence"])
        page.key("{")
        self.assertEqual(self.names(), ["\u25b8submission 0", "host waits: fence"])
        page.key("n")  # The selected finding opens what hides its command.
        self.assertIn("PipelineBarrier2", self.names())
        page.key("}")
        self.assertEqual(len(self.rows()), 12)

    def test_events_are_filtered(self):
        self.show("missing_barrier")
        for text, kind, expected in (
            ("draw", "", ["BeginRenderPass", "Draw", "EndRenderPass"]),  # The label is 'draw triangle'.
            ("CORNERS", "", ["Dispatch", "Draw"]),  # A label, and a resource.
            ("ripple", "", ["Dispatch"]), ("no such name", "", []),
            ("", "finding", ["Draw", "PipelineBarrier2"]), ("", "3", ["PipelineBarrier2", "PipelineBarrier2"]),
        ):  # fmt: skip
            with self.subTest(text + kind):
                self.filter("event", text, kind)
                self.assertEqual(self.names(), expected)
                self.assertEqual(self.counter(), "%d of 6 commands" % len(expected))
        self.filter("event", "")
        self.assertEqual(len(self.rows()), 12)

    def test_events_are_sorted(self):
        self.show("missing_barrier")
        self.sort("event", "command")
        ordered = ["BeginRenderPass", "Dispatch", "Draw", "EndRenderPass", "PipelineBarrier2", "PipelineBarrier2"]
        self.assertEqual(self.names(), ordered)
        self.sort("event", "command")
        self.assertEqual(self.names(), ordered[::-1])
        self.assertEqual(self.value("document.querySelector('#event-list .head .name').getAttribute('aria-sort')"), "descending")
        self.sort("event", "finding")
        self.assertEqual(self.names()[:2], ["Draw", "PipelineBarrier2"])
        self.sort("event", "label")
        self.assertEqual([row[3] for row in self.rows()], ["compute corners"] + ["draw triangle"] * 3 + ["", ""])
        self.sort("event", "order")
        self.assertEqual(len(self.rows()), 12)

    def test_clicks_and_other_selections_meet(self):
        self.show("missing_barrier")
        self.page.script("document.querySelectorAll('#event-list .rows .line')[3].click();")
        self.assertEqual(self.page.state()["selection"], {"kind": "slot", "x": 0})
        self.page.script("wardenView.select({kind: 'block', lane: 0, row: 0, index: 0});")
        self.assertEqual(self.page.text("#event-list [aria-selected=true] .name"), ["\u25besubmission 0"])

    def test_long_lists_have_few_elements(self):
        self.show("large", commands=20000, accesses=20000)
        self.assertEqual(self.counter(), "20,000 commands")
        self.page.key("e", END)
        self.wait_for("document.querySelector('#event-list .rows .line:last-child').getAttribute('aria-rowindex') === document.getElementById('event-list').getAttribute('aria-rowcount')")
        self.assertLess(len(self.rows()), 80)
        self.page.script("wardenView.select({kind: 'slot', x: arguments[0]});", 5000)
        self.wait_for("document.querySelector('#event-list [aria-selected=true] .order')?.textContent === '5000'")

    def test_lists_longer_than_an_element_can_be(self):
        self.show("missing_barrier")
        for index in (0, 3000000, 6999999):
            self.assertTrue(self.page.script("""const panel = document.getElementById('resources'), Grid = wardenView.events.grid.constructor;
                wardenView.tabs.show('resources');
                const grid = new Grid(panel, {name: 'long', label: 'long', hint: 'long', role: 'grid', kinds: [], sort: 'name',
                    columns: [{key: 'name', title: 'Name', label: 'name'}], order: () => 7000000, choose: () => 0, key: () => false,
                    row: (i) => ({attributes: {}, cells: [i]})});
                grid.setCurrent(arguments[0]);
                const row = panel.querySelector('[aria-selected=true]'), body = panel.querySelector('.body').getBoundingClientRect();
                const box = row && row.getBoundingClientRect();
                return row && row.textContent === String(arguments[0]) && box.top >= body.top - 1 && box.bottom <= body.bottom + 1;""", index), index)  # fmt: skip

    # Resources, and a recording without findings.

    def test_resources(self):
        self.show("missing_barrier")
        self.assertEqual(self.page.text("#resource-count"), ["2 resources"])
        self.page.key("o")
        self.assertEqual(self.value("document.activeElement.id"), "resource-list")
        self.assertEqual(self.rows("resource"), [["1", "corners", "4 KiB", "2"], ["", "target", "64\u00d764 R8G8B8A8_UNORM", "2"]])
        self.sort("resource", "name")
        self.sort("resource", "name")
        self.assertEqual(self.names("resource", 1), ["target", "corners"])
        self.filter("resource", "corn")
        self.assertEqual(self.names("resource", 1), ["corners"])
        self.filter("resource", "", "image")
        self.assertEqual(self.names("resource", 1), ["target"])
        self.page.key(DOWN)
        self.assertEqual(self.page.state()["selection"], {"kind": "resource", "id": 1})
        self.assertEqual(self.page.state()["active"], 1)
        self.page.key("f")
        self.assertEqual(self.value("document.activeElement.id"), "finding-list")

    def test_without_findings_the_lists_are_the_way_in(self):
        self.show("two_queues")
        self.assertEqual(self.page.text("#finding-count"), ["No findings"])
        self.assertFalse(self.value("document.getElementById('resources').hidden"))
        self.assertEqual(self.rows("resource"), [["", "particles", "64 KiB", "6"], ["", "buffer 0x3001", "1 KiB", "6"]])
        self.assertEqual(sorted(self.page.state()["rows"]), [0, 1])
        self.assertIn("There are no findings. Select a command", self.details())
        self.assertIn("accesses12barriers", self.details())  # As many as the list of resources shows.
        self.assertIn("Dispatch simulate", self.names())

    def test_counts_agree(self):
        scene = scenes.s.Scene("counts")
        queue = scene.queue()
        recording = scene.begin("again")
        for _ in range(10):
            scene.command("vkCmdDraw")
        for _ in range(121):
            scene.submit(queue, [recording])
        self.show_json(scene.json())
        self.assertEqual(self.page.text("#about"), ["counts, frame 0, 121 submissions, 1,210 commands (10 recorded)"])
        self.assertEqual(self.counter(), "1,210 commands")
        self.assertIn("commands1,210 commands (10 recorded)", self.details())

    # Panes.

    def drag(self, pane, dx, dy):
        box = self.box("[data-pane=%s]" % pane)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for kind, at, buttons in (("mousePressed", (x, y), 1), ("mouseMoved", (x + dx, y + dy), 1), ("mouseReleased", (x + dx, y + dy), 0)):
            self.page.devtools("Input.dispatchMouseEvent", type=kind, x=at[0], y=at[1], button="left", buttons=buttons, clickCount=1)

    def test_panes_are_resized_and_remembered(self):
        self.show("missing_barrier")
        moves = {"events": ("width", 60, 0, 60), "gutter": ("width", 30, 0, 30), "side": ("width", -50, 0, 50), "lists": ("height", 0, 70, 70)}
        expected = {}
        for pane, (extent, dx, dy, change) in moves.items():
            before = self.box("#" + pane)[extent]
            self.drag(pane, dx, dy)
            expected[pane] = self.box("#" + pane)[extent]
            self.assertAlmostEqual(expected[pane], before + change, delta=1, msg=pane)
        self.wait_for("Math.abs(document.getElementById('view').clientWidth - wardenView.camera.width) < 1")
        self.page.open(self.folder.name + "/page.html")
        for pane, (extent, *_) in moves.items():
            self.assertAlmostEqual(self.box("#" + pane)[extent], expected[pane], delta=1, msg=pane)
        self.page.script("localStorage.setItem('warden-view-panes', '{\"events\": \"wide\", \"side\": 1e9, \"lists\": null');")
        self.page.open(self.folder.name + "/page.html")
        self.assertGreater(self.box("#view")["width"], 150)
        self.page.script("localStorage.clear();")

    def test_panes_by_keyboard(self):
        self.show("missing_barrier")
        self.page.script("localStorage.clear();")
        self.page.open(self.folder.name + "/page.html")
        first = self.box("#events")["width"]
        self.page.script("document.querySelector('[data-pane=events]').focus();")
        self.page.key(RIGHT, RIGHT)
        self.assertAlmostEqual(self.box("#events")["width"], first + 48, delta=1)
        self.page.key(HOME)
        self.assertAlmostEqual(self.box("#events")["width"], 120, delta=1)
        self.page.key(END)
        self.assertGreaterEqual(self.box("#view")["width"], 150)
        self.assertGreaterEqual(int(self.value("document.querySelector('[data-pane=events]').getAttribute('aria-valuenow')")), 95)
        self.page.key(ENTER)
        self.assertAlmostEqual(self.box("#events")["width"], first, delta=1)
        self.page.key("t")
        height = self.box("#table")["height"]
        self.page.script("document.querySelector('[data-pane=table]').focus();")
        self.page.key(UP)
        self.assertAlmostEqual(self.box("#table")["height"], height + 24, delta=1)
        self.page.script("localStorage.clear();")

    # Details: the fix, and the source.

    def test_fix_is_first_and_complete(self):
        for width, height in ((1280, 800), (3840, 2160)):
            self.page.size(width, height)
            self.show("missing_barrier")
            self.wait_for("innerWidth === %d" % width)
            for key in "123":
                self.page.key(key)
                code, panel = self.box("pre.code"), self.box("#details")
                self.assertLess(code["top"], self.box("[data-side=first]")["top"])
                self.assertLessEqual(code["bottom"], panel["bottom"])
                self.assertEqual(self.value("document.querySelector('pre.code').scrollWidth <= document.querySelector('pre.code').clientWidth"), True)
                cut = self.page.script("""const right = document.querySelector('pre.code').getBoundingClientRect().right;
                    return Array.from(document.querySelectorAll('pre.code .word'))
                        .filter((word) => word.getClientRects().length !== 1 || word.getBoundingClientRect().right > right)
                        .map((word) => word.textContent);""")  # fmt: skip
                self.assertEqual(cut, [])
            self.assertEqual(self.page.text("pre.code"), [scenes.SUBPASS])

    def test_text_of_a_fix_is_short_if_the_code_is_long(self):
        self.show("missing_barrier")
        self.assertFalse(self.value("document.querySelector('.fix details').open"))
        scene = scenes.missing_barrier()
        scene.tables["findings"][1]["fix"].update(sync1="", subpass_dependency="", sync2="wait.stageMask |= A;\n", text="why " * 100)
        self.show_json(scene.json())
        self.assertTrue(self.value("document.querySelector('.fix details').open"))
        self.assertGreater(self.box(".fix summary")["height"], 80)
        self.page.script("document.querySelector('.fix summary').click();")
        self.assertLess(self.box(".fix summary")["height"], 50)

    def test_long_words_of_a_fix_break_after_underscores(self):
        scene = scenes.missing_barrier()
        name = "VK_PIPELINE_STAGE_2_" + "VERY_LONG_" * 20 + "BIT"
        scene.tables["findings"][1]["fix"]["sync2"] = "{\n    %s,\n}" % name
        self.show_json(scene.json())
        self.assertEqual(self.page.text("pre.code"), ["{\n    %s,\n}" % name])
        self.assertEqual(self.value("document.querySelector('pre.code').scrollWidth <= document.querySelector('pre.code').clientWidth"), True)

    def test_source_opens_at_the_line(self):
        scene = scenes.s.Scene()
        queue = scene.queue()
        module = scene.row("shaders", handle="0x77", name="long", file="long.comp", source=["line %d" % (i + 1) for i in range(400)])
        recording = scene.begin("count")
        dispatch = scene.command("vkCmdDispatch")
        submission = scene.submit(queue, [recording])
        for line in (160, 16, 399):
            scene.finding("gpu", "VUID-vkCmdDispatch-None-08613", "A long message. " * 40, shader=module, line=line,
                          second={"command": dispatch, "submission": submission, "access": "", "stage": ""})  # fmt: skip
        self.show_json(scene.json())
        for finding, line in enumerate((160, 16, 399)):
            if finding > 0:
                self.page.script("wardenView.select({kind: 'finding', id: arguments[0]});", finding)
            row, source, panel = self.box(".source tr.current"), self.box(".source"), self.box("#details")
            self.assertEqual(self.page.text(".source tr.current .number"), [str(line)])
            for outer in (source, panel):
                self.assertGreaterEqual(row["top"], outer["top"] - 1)
                self.assertLessEqual(row["bottom"], outer["bottom"] + 1)

    def test_findings_with_one_cause_are_one_entry(self):
        scene = scenes.s.Scene()
        queue, buffer = scene.queue(), scene.buffer("b", 64)
        recording = scene.begin("loop")
        reads = [scene.access(scene.command("vkCmdDraw"), buffer, scenes.s.READ, "VERTEX_SHADER", "SHADER_READ") for _ in range(6)]
        submission = scene.submit(queue, [recording])
        for i, read in enumerate(reads):  # Causes 0, 1, 0, 1, 0, 2.
            scene.finding("hazard", "id %d" % i, "", second=scene.side(read, submission), resource=buffer,
                          cause=2 if i == 5 else i % 2, count=i + 1)  # fmt: skip
        self.show_json(scene.json())
        ids = lambda: self.value("Array.from(document.querySelectorAll('#finding-list li'), (e) => Number(e.dataset.finding))")
        self.assertEqual(self.page.text("#finding-count"), ["6 findings, 3 causes"])
        self.assertEqual(ids(), [0, 1, 5])
        self.assertEqual(self.page.text("#finding-list .fold"), ["\u25b8 3 findings", "\u25b8 2 findings"])
        self.assertIn("\u00d79", self.page.text("#finding-list li")[0])
        self.page.key("f", RIGHT)
        self.assertEqual(ids(), [0, 2, 4, 1, 5])
        self.page.key(DOWN)
        self.assertEqual(self.page.state()["selection"], {"kind": "finding", "id": 2})
        self.page.key(LEFT)
        self.assertEqual(ids(), [0, 1, 5])
        self.assertEqual(self.page.state()["selection"], {"kind": "finding", "id": 0})
        self.page.key("n", "n")
        self.assertEqual(self.page.state()["selection"], {"kind": "finding", "id": 5})
        self.page.script("wardenView.select({kind: 'finding', id: 3});")  # Found by the search: its cause opens.
        self.assertEqual(ids(), [0, 1, 3, 5])
        self.page.script("""const sort = document.querySelectorAll('#findings select')[1];
            sort.value = 'count'; sort.dispatchEvent(new Event('change'));""")  # fmt: skip
        self.assertEqual(ids(), [0, 1, 3, 5])  # 9, 2 + 4, 6.

    def test_narrow_windows_do_not_scroll_sideways(self):
        for width in (800, 1024):
            self.page.size(width, 600)
            self.show("missing_barrier")
            self.wait_for("innerWidth === %d" % width)
            self.assertLessEqual(self.value("document.documentElement.scrollWidth"), width)
            self.assertGreaterEqual(self.box("#events")["left"], 0)
            self.assertLessEqual(self.box("#details")["right"], width)
            self.assertGreater(self.box("#view")["width"], 90)

    # The timeline.

    def test_commands_are_never_cut(self):
        self.show("missing_barrier")
        names = {"PipelineBarrier2", "BeginRenderPass", "EndRenderPass", "Dispatch", "Draw"}
        words = {"Pipeline", "Barrier2", "Barrier", "Begin", "Render", "Pass", "RenderPass", "BeginRender", "EndRender", "End"}
        blocks = {"submission 0", "frame commands", "compute corners", "draw triangle", "main pass"}
        found = set()
        for scale in range(6, 160, 3):
            self.page.script("wardenView.camera.x = 0; wardenView.camera.scale = arguments[0];", scale)
            lane = self.value("[wardenView.stage.placed.lanes[0].commandsY + 48, wardenView.stage.placed.lanes[0].arcsY + 48]")
            texts = [text for text in self.page.script(TEXTS) if lane[0] <= text[2] and text[4] <= lane[1]]
            self.assertLessEqual({text[0] for text in texts}, names | words, scale)
            found.update(text[0] for text in texts)
            for text in self.page.script(TEXTS):
                cut = text[0].rstrip("\u2026")
                self.assertTrue(not text[0].endswith("\u2026") or len(cut) >= 4 or not any(b.startswith(cut) for b in blocks), text)
        self.assertLessEqual(names | {"Barrier", "Begin"}, found)

    def test_tags_cover_no_label(self):
        self.show("missing_barrier")
        for scale in (8, 30, 48, 80, 150):
            self.page.script("wardenView.camera.x = -1; wardenView.camera.scale = arguments[0];", scale)
            texts = self.page.script(TEXTS)
            tags = [text for text in texts if text[0] in ("1 write", "2 read", "+ barrier")]
            self.assertEqual(len(tags), 3)
            for tag in tags:
                self.assertEqual([other[0] for other in texts if other is not tag and overlap(tag, other)], [], scale)

    def test_fixes_are_marked_by_their_kind(self):
        scene = scenes.missing_barrier()
        fix = scene.tables["findings"][1]["fix"]
        for kind, text, slot in (("barrier", "+ barrier", -1), ("subpass_dependency", "+ dependency", -1),
                                 ("first_barrier", "change this barrier", 0), ("second_barrier", "change this barrier", 3),
                                 ("semaphore", "+ semaphore", 3), ("wait", "+ stages of the wait", 3),
                                 ("signal", "+ stages of the signal", 0), ("text", None, -1), ("constructor", None, -1)):  # fmt: skip
            with self.subTest(kind):
                fix["kind"] = kind
                self.show_json(scene.json())
                self.assertEqual(self.value("wardenView.placeOfFix(1)"), 0 if slot < 0 and text else -1)
                self.page.script("wardenView.camera.x = -2; wardenView.camera.scale = 60;")
                texts = self.page.script(TEXTS)
                tags = [text for text in texts if text[0].startswith(("+", "change"))]
                self.assertEqual([tag[0] for tag in tags], [text] if text else [])
                if slot >= 0:
                    self.assertAlmostEqual((tags[0][1] + tags[0][3]) / 2, self.value("wardenView.camera.toPixel(%d)" % slot) + 30, delta=2)

    def test_semaphores_are_faint_from_far_away(self):
        self.show("large", commands=20000, accesses=20000)
        alphas = """const {context} = wardenView.stage, seen = [], stroke = context.stroke, color = wardenView.theme.semaphore;
            context.stroke = function () {
                if (context.strokeStyle === color) seen.push(context.globalAlpha);
                stroke.call(context);
            };
            wardenView.stage.paintNow();
            delete context.stroke;
            return seen;"""
        self.page.script("wardenView.select(null); wardenView.showAll();")
        far = self.page.script(alphas)
        self.assertGreater(len(far), 10)
        self.assertLess(max(far), 0.5)
        self.page.script("wardenView.camera.show(0, 300);")
        near = self.page.script(alphas)
        self.assertGreater(len(near), 0)
        self.assertEqual(min(near), 1)
        self.assertIn(" semaphore", self.page.text("#legend span"))

    def test_large_windows_enlarge_the_timeline(self):
        self.page.size(3840, 2160)
        self.show("missing_barrier")
        self.wait_for("wardenView.stage.enlargement > 1.2")
        x, y = self.page.script("""const app = wardenView, box = document.getElementById('canvas').getBoundingClientRect(), factor = app.stage.enlargement;
            return [box.left + factor * app.camera.toPixel(1.5), box.top + factor * (48 + app.stage.placed.lanes[0].commandsY + 20)];""")  # fmt: skip
        self.page.click(x, y)
        self.assertEqual(self.page.state()["selection"], {"kind": "slot", "x": 1})
        gutter = self.box("#gutter .row")
        row = self.value("wardenView.stage.placed.rows[0]")
        self.assertAlmostEqual(gutter["height"], row["height"] * self.value("wardenView.stage.enlargement"), delta=1)
        self.assertAlmostEqual(gutter["top"] - self.box("#canvas")["top"], (row["y"] + 48) * self.value("wardenView.stage.enlargement"), delta=1)


if __name__ == "__main__":
    results.run(sys.argv[2:])
