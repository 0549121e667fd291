"""Tests of the page with the scenes of scenes.py, in headless Chromium. usage: page_test.py TEMPLATE [--update] [TEST...]"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import results
import scenes
from page_case import PageCase


class PageTest(PageCase):
    template = pathlib.Path(sys.argv[1]).resolve()

    # Each scene: text exactly, pixels loosely.

    def test_missing_barrier(self):
        self.show("missing_barrier")
        self.compare_text("missing_barrier")
        self.compare_pixels("missing_barrier")

    def test_subpasses(self):
        self.show("subpasses")
        self.page.script("wardenView.select({kind: 'resource', id: 0});")
        self.compare_text("subpasses")
        self.compare_pixels("subpasses")

    def test_two_queues(self):
        self.show("two_queues")
        self.page.script("wardenView.select({kind: 'resource', id: 0});")
        self.compare_text("two_queues")
        self.compare_pixels("two_queues")

    def test_presentation(self):
        self.show("presentation")
        self.page.script("wardenView.select({kind: 'resource', id: 0});")
        self.compare_text("presentation")
        self.compare_pixels("presentation")

    def test_shader(self):
        self.show("shader")
        self.compare_text("shader")
        margin = self.page.text(".source td.count")
        self.assertEqual([text for text in margin if text], ["\u00d712", "\u00d73"])
        self.assertEqual(self.value("document.querySelector('.source tr.current .number').textContent"), "6")
        self.page.script("document.querySelectorAll('.source td.count button')[1].click();")
        self.assertEqual(self.value("document.querySelector('.source tr.current .number').textContent"), "7")

    def test_hang(self):
        self.show("hang")
        self.compare_text("hang")
        self.compare_pixels("hang")

    def statuses(self):
        """[[command, submission, status]...] of the commands that are marked, in the order of the time axis."""
        return self.value("""Array.from(wardenView.statuses.keys()).sort((a, b) => a - b).map((x) =>
            [wardenView.model.commandName(wardenView.schedule.command[x]), wardenView.schedule.submission[x], wardenView.statuses.get(x)])""")

    def test_commands_of_a_hang_are_marked(self):
        self.show("hang")
        # The loss comes first, and has a finding for each queue. Secondaries have the status of the command that executes them.
        self.assertEqual(self.statuses(), [
            ["vkCmdFillBuffer", 1, "completed"], ["vkCmdDispatch", 1, "begun"], ["vkCmdBeginRendering", 1, "not_known"],
            ["vkCmdExecuteCommands", 1, "not_begun"], ["vkCmdDraw", 1, "not_begun"], ["vkCmdDraw", 1, "not_begun"],
            ["vkCmdEndRendering", 1, "not_begun"], ["vkCmdCopyBuffer", 2, "not_begun"],
        ])  # fmt: skip
        marks = "Array.from(document.querySelectorAll('#events .status'), (mark) => mark.title)"
        self.assertEqual(self.value(marks), ["completed", "begun", "not known whether begun"] + 5 * ["not begun"])
        self.assertIn("1 completed, 1 begun, 1 not known whether begun, 5 not begun", self.details())
        # A command says what is known of it. Findings without statuses leave the marks as they are.
        self.page.script("wardenView.select({kind: 'slot', x: wardenView.schedule.slotsOf(4)[0]});")
        self.assertIn("begun, WARDEN-hangs-device-lost", " ".join(self.details().split()))
        self.page.script("wardenView.select({kind: 'finding', id: 3});")
        self.assertEqual(len(self.statuses()), 8)
        # The other queue of the same event has the same marks, the earlier event has its own.
        self.page.script("wardenView.select({kind: 'finding', id: 2});")
        self.assertEqual(len(self.statuses()), 8)
        self.assertIn("Submission 1 waits for VkSemaphore (done)(0x4), which submission 2 of VkQueue (graphics)(0x1) signals.", self.details())
        self.page.script("wardenView.select({kind: 'finding', id: 0});")
        self.assertEqual(self.statuses()[:2], [["vkCmdFillBuffer", 1, "begun"], ["vkCmdDispatch", 1, "not_begun"]])
        self.assertEqual(len(self.statuses()), 7)

    def test_events_are_filtered_by_status(self):
        self.show("hang")
        self.page.script("""const kinds = document.querySelector('#events select');
            kinds.value = 'begun'; kinds.dispatchEvent(new Event('change'));""")
        self.assertEqual(self.page.text("#events .line.command bdi"), ["Dispatch", "physics"])

    def test_pages_without_hangs_do_not_name_statuses(self):
        self.show("missing_barrier")
        self.assertEqual(self.value("wardenView.statuses.size"), 0)
        self.assertNotIn("begun", self.page.text("#legend")[0])
        self.assertNotIn("begun", self.page.text("#events")[0])

    def test_empty(self):
        self.show("empty")
        self.assertEqual(self.page.text("#finding-count"), ["No findings"])
        for key in "np+-adrx[]t?":
            self.page.key(key)

    # Structure of the time axis.

    def test_edges_of_semaphores_and_events(self):
        self.show("two_queues")
        edges = json.loads(self.value("JSON.stringify(wardenView.edges.map((e) => [e.kind, e.from.lane, e.to.lane, e.from.x < e.to.x]))"))
        semaphores = [edge[1:] for edge in edges if edge[0] == "semaphore"]
        self.assertEqual(semaphores, [[1, 0, True], [0, 1, True], [1, 0, True], [0, 1, True], [1, 0, True]])
        self.assertEqual([edge[1:] for edge in edges if edge[0] == "event"], [[1, 1, True]] * 3)

    def test_binary_semaphores_of_presentation(self):
        self.show("presentation")
        edges = json.loads(self.value("JSON.stringify(wardenView.edges.map((e) => [e.id, e.from.lane, e.to.lane]))"))
        self.assertEqual(edges, [[0, 1, 0], [1, 0, 0]] * 3)

    def test_secondaries_come_after_the_command_that_executes_them(self):
        self.show("two_queues")
        names = json.loads(self.value("JSON.stringify(Array.from(wardenView.schedule.command, (c) => wardenView.model.commandName(c)))"))
        at = names.index("vkCmdExecuteCommands")
        self.assertEqual(names[at - 1 : at + 4],
                         ["vkCmdBeginRendering", "vkCmdExecuteCommands", "vkCmdDraw", "vkCmdDrawIndexed", "vkCmdEndRendering"])  # fmt: skip
        self.assertEqual(names.count("vkCmdDraw"), 3)

    def test_recordings_submitted_twice_are_shown_twice(self):
        scene = scenes.s.Scene()
        queue, buffer = scene.queue(), scene.buffer("b", 16)
        recording = scene.begin("again")
        scene.access(scene.command("vkCmdFillBuffer"), buffer, scenes.s.WRITE, "CLEAR", "TRANSFER_WRITE")
        scene.submit(queue, [recording])
        scene.submit(queue, [recording, recording])
        self.show_json(scene.json())
        self.page.script("wardenView.openRow(0);")
        self.assertEqual(self.value("Array.from(wardenView.schedule.slotsOf(0)).length"), 3)
        self.assertEqual(self.value("wardenView.rows[0].events.x.length"), 3)

    def test_rows_match_the_trace(self):
        self.show("large", commands=4000, accesses=40000)
        columns = self.scene.columns["accesses"]
        for resource in (0, 7, 205, 250):
            self.page.script("wardenView.openRow(arguments[0]);", resource)
            accesses = [i for i, r in enumerate(columns["resource"]) if r == resource]
            self.assertEqual(sorted(self.value("Array.from(wardenView.rows[0].events.id)")), accesses)
            self.assertEqual(self.value("wardenView.rows[0].events.x.every((x, i, all) => i === 0 || all[i - 1] <= x)"), True)
            self.assertLessEqual(self.value("wardenView.rows[0].numTracks"), 8)
        self.assertEqual(self.value("wardenView.schedule.command.filter((c) => c >= 0).length"), 4000)
        for factor in (1000, 1e-9):
            self.page.script("wardenView.zoom(arguments[0]); wardenView.stage.paintNow();", factor)

    def test_pyramid_agrees_with_a_loop(self):
        self.show("large", commands=1000, accesses=4000)
        self.assertEqual(self.page.script("""const { pyramid } = wardenView.schedule.lanes[0], masks = pyramid.levels[0];
            let seed = 1, wrong = 0;
            for (let i = 0; i < 2000; i++) {
                seed = (seed * 48271) % 2147483647; const begin = seed % masks.length;
                seed = (seed * 48271) % 2147483647; const end = begin + seed % (masks.length - begin + 1);
                let mask = 0;
                for (let x = begin; x < end; x++) mask |= masks[x];
                wrong += mask !== pyramid.any(begin, end);
            }
            return wrong;"""), 0)  # fmt: skip

    # A finding.

    def test_finding_shows_commands_scopes_and_fix(self):
        self.show("missing_barrier")
        text = self.details()
        for part in ("SYNC-HAZARD-READ-AFTER-WRITE", "1. First access (write): vkCmdDispatch", "2. Second access (read): vkCmdDraw",
                     "1 barrier between the two accesses", "Not sufficient: dstStageMask lacks VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT"):  # fmt: skip
            self.assertIn(part, text)
        self.assertEqual(self.page.state()["active"], 0)
        self.assertEqual(self.page.text(".fix [role=tab]"), ["Synchronization 2", "Vulkan 1.0", "Subpass dependency"])
        for key, code in (("2", scenes.SYNC1), ("3", scenes.SUBPASS), ("1", scenes.SYNC2)):
            self.page.key(key)
            self.assertEqual(self.page.text("pre.code"), [code])
        self.page.script("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };")
        self.page.key("c")
        self.assertEqual(self.value("window.copied"), scenes.SYNC2)

    def test_suggested_barrier_belongs_after_the_first_command(self):
        self.show("missing_barrier")
        green = self.page.script("""wardenView.stage.paintNow();
            const app = wardenView, y = 48 + app.stage.placed.lanes[0].commandsY + 4;
            const x = Math.round(app.camera.toPixel(app.schedule.slotsOf(0)[0] + 1));
            const data = app.stage.context.getImageData(x - 2, y, 4, 60).data;
            let found = 0;
            for (let i = 0; i < data.length; i += 4) found += data[i + 1] > data[i] + 40 && data[i + 1] > data[i + 2] + 20;
            return found;""")  # fmt: skip
        self.assertGreater(green, 20)

    def test_suggested_barrier_is_never_inside_a_rendering(self):
        scene = scenes.s.Scene()
        queue, buffer = scene.queue(), scene.buffer("b", 64)
        recording = scene.begin("two renderings")
        draws = []
        for _ in range(2):
            scene.begin_pass("", kind="rendering")
            draws.append(scene.access(scene.command("vkCmdDraw"), buffer, scenes.s.WRITE, "FRAGMENT_SHADER", "SHADER_STORAGE_WRITE"))
            scene.end_pass()
        submission = scene.submit(queue, [recording])
        sides = [scene.side(draw, submission) for draw in draws]
        for after in (sides[0]["command"], sides[1]["command"] - 1):
            scene.finding("hazard", "SYNC-HAZARD-WRITE-AFTER-WRITE", "", first=sides[0], second=sides[1], resource=buffer,
                          fix={"text": "", "after_command": after})  # fmt: skip
        self.show_json(scene.json())
        for finding in range(2):  # After the end of the first rendering, and before the begin of the second: the same place.
            self.page.script("wardenView.select({kind: 'finding', id: arguments[0]}); wardenView.stage.paintNow();", finding)
            self.assertEqual(self.value("wardenView.placeOfFix(arguments[0])", finding), 2)

    def test_hazard_with_the_presentation_engine(self):
        self.show("presentation")
        self.assertIn("1. First access (write): vkCmdDraw", self.details())
        self.assertIn("2. Second access: vkQueuePresentKHR presents the image.", self.details())
        self.assertNotIn("No barrier between", self.details())

    def test_findings_are_sorted_and_filtered(self):
        self.show("missing_barrier")
        ids = lambda: self.value("Array.from(document.querySelectorAll('#finding-list li'), (e) => Number(e.dataset.finding))")
        choose = """const select = document.querySelectorAll('#findings select')[arguments[0]];
            select.value = arguments[1]; select.dispatchEvent(new Event('change'));"""
        self.assertEqual(ids(), [1, 0])
        self.page.script(choose, 1, "id")
        self.assertEqual(ids(), [1, 0])
        self.page.script(choose, 0, "redundant_barrier")
        self.assertEqual(ids(), [0])

    def test_clicks_select(self):
        self.show("missing_barrier")
        place = "const app = wardenView, box = document.getElementById('canvas').getBoundingClientRect(), lane = app.stage.placed.lanes[0];"
        self.page.key("Escape")
        x, y = self.page.script(place + "return [box.left + app.camera.toPixel(app.marks[0].x[0] + 0.5), box.top + 48 + lane.y + 9];")
        self.page.click(x, y)
        self.assertEqual(self.page.state()["selection"], {"kind": "finding", "id": 1})
        x, y = self.page.script(place + "return [box.left + app.camera.toPixel(1.5), box.top + 48 + lane.commandsY + 10];")
        self.page.click(x, y)
        self.assertEqual(self.page.state()["selection"], {"kind": "slot", "x": 1})
        self.page.click(x, y - 24)
        self.assertIsNone(self.page.state()["selection"])  # The place above the barrier has no label and no pass.

    # Keyboard.

    def test_keyboard_path(self):
        self.show("missing_barrier")
        page = self.page
        page.key("?")
        self.assertTrue(self.value("document.getElementById('help').open"))
        page.key("\ue00c")
        self.assertFalse(self.value("document.getElementById('help').open"))
        page.key("n")
        self.assertEqual(page.state()["selection"], {"kind": "finding", "id": 0})
        page.key("p")
        self.assertEqual(page.state()["selection"], {"kind": "finding", "id": 1})
        page.key("\ue007")
        self.assertLess(page.state()["end"] - page.state()["x"], page.state()["length"] + 2)
        page.key("\ue014")  # Right: from the finding to the next command.
        self.assertEqual(page.state()["selection"]["kind"], "slot")
        self.assertIn("vkCmdEndRenderPass", self.details())
        page.key("\ue012")
        self.assertIn("vkCmdDraw", self.details())
        self.assertIn("Timeline. Selected: vkCmdDraw", self.value("document.getElementById('canvas').getAttribute('aria-label')"))
        self.assertIn("vkCmdDraw", self.page.text("#live")[0])
        for name in ("main pass", "draw triangle", "frame commands", "submission 0"):
            page.key("\ue013")
            self.assertEqual(self.page.text("#details h2"), [name])
        page.key("\ue015")
        self.assertEqual(self.page.text("#details h2"), ["frame commands"])
        page.key("\ue00c")
        self.assertIsNone(page.state()["selection"])

    def test_rows_and_table_by_keyboard(self):
        self.show("missing_barrier")
        page = self.page
        self.assertEqual(page.state()["rows"], [0, 1])  # The other resource fills the room below.
        page.key("x", "x")
        self.assertEqual(page.state()["rows"], [])
        page.key("r")
        self.assertEqual(page.state()["rows"], [0])
        page.key("t")
        self.assertEqual(self.value("document.activeElement.id"), "table")
        rows = self.page.text("#table tbody tr")
        self.assertEqual(len(rows), 3)
        self.assertIn("vkCmdDispatchwritebytes [0, 4096)COMPUTE_SHADERSHADER_STORAGE_WRITE", rows[0])
        self.assertIn("buffer barrier: COMPUTE_SHADER (SHADER_STORAGE_WRITE) \u2192 FRAGMENT_SHADER (SHADER_STORAGE_READ)", rows[1])
        self.assertIn("vkCmdDrawreadbytes [0, 24)", rows[2])
        page.key("\ue00c")
        page.key("]")
        self.assertIn("vkCmdDispatch", self.details())
        page.key("]")
        self.assertIn("vkCmdDraw", self.details())
        page.key("[")
        self.assertIn("vkCmdDispatch", self.details())
        page.key("t")
        self.assertTrue(self.value("document.getElementById('table').hidden"))

    def test_zoom_and_pan_by_keyboard(self):
        self.show("large", commands=2000, accesses=4000)
        page = self.page
        page.key("\ue00c", "0")
        all_of_it = page.state()
        page.key("+", "+", "+")
        self.assertGreater(page.state()["scale"], all_of_it["scale"] * 2.5)
        before = page.state()["x"]
        page.key("d")
        self.assertGreater(page.state()["x"], before)
        page.key("a")
        self.assertAlmostEqual(page.state()["x"], before, 3)
        page.key("0")
        self.assertAlmostEqual(page.state()["scale"], all_of_it["scale"], 5)

    def test_search(self):
        self.show("missing_barrier")
        page = self.page
        for query, expected in (("corners", "resource corners"), ("HAZARD-READ", "finding SYNC-HAZARD-READ"), ("vkcmddraw", "command vkCmdDraw (triangle)"),
                                ("draw tri", "label draw triangle"), ("ripple", "command vkCmdDispatch (ripple)"), ("frame comm", "command buffer frame commands")):  # fmt: skip
            with self.subTest(query):
                page.key("/")
                self.assertEqual(self.value("document.activeElement.id"), "search")
                page.script("document.getElementById('search').value = '';")
                page.key(query)
                self.assertTrue(any(entry.startswith(expected) for entry in page.text("#results li")), page.text("#results li"))
                page.key("\ue007")
                self.assertIsNotNone(page.state()["selection"])
                self.assertEqual(self.value("document.activeElement.id"), "canvas")
        page.key("/")
        page.script("document.getElementById('search').value = '';")
        page.key("no such name")
        self.assertEqual(page.text("#results li"), ["Nothing found"])

    # Hostile and damaged traces.

    def test_hostile_names_are_text(self):
        self.show("hostile")
        page = self.page
        shown = lambda name: "".join("\u2039U+%04X\u203a" % ord(c) if ord(c) < 32 or c == "\u202e" else c for c in name)
        for number, name in enumerate(scenes.HOSTILE):
            page.script("wardenView.select({kind: 'finding', id: arguments[0]});", number)
            self.assertEqual(page.text("#details h2")[0], shown(name))
            self.assertIn(shown(name), "\n".join(page.text("#details .source td")))
            page.script("wardenView.select({kind: 'slot', x: wardenView.marks[arguments[0]].x[0]});", number)
            self.assertIn(shown(name), self.details())
        page.key("t")
        self.assertIn("__proto__", "".join(page.text("#gutter .lane .title")))
        for query in ("<img", "escape", "\u05e9", "__proto__"):
            page.script("document.getElementById('search').value = arguments[0]; wardenView.search.update();", query)
            self.assertGreater(len(page.text("#results li")), 1)
        self.assertEqual(self.value("document.querySelectorAll('img').length"), 0)
        self.assertEqual(self.value("document.scripts.length"), 1)  # The trace's own element is removed after reading.
        self.assertTrue(self.value("document.title").startswith("Warden trace: <img"))
        self.assertEqual(self.value("document.documentElement.scrollWidth <= innerWidth"), True)

    def test_damaged_traces_are_one_error(self):
        cases = {
            "": "is not JSON", "{": "is not JSON", "[]": "not a trace of Warden", "null": "not a trace of Warden",
            '{"format": "other"}': "not a trace of Warden",
            '{"format": "warden-trace", "version": 9}': "version 9; this page shows version 1",
            '{"format": "warden-trace", "version": 1, "queues": {}}': "'queues' is not a list",
            '{"format": "warden-trace", "version": 1, "commands": {"name": [0], "index": []}}': "'commands' differ in length",
        }  # fmt: skip
        for text, message in cases.items():
            with self.subTest(text):
                self.show_json(text)
                self.assertIn(message, "".join(self.page.text("[role=alert]")))
                self.assertGreater(self.value("document.querySelector('[role=alert]').clientWidth"), 1000)

    def test_wrong_ids_harm_nothing(self):
        trace = scenes.missing_barrier().trace()
        for table, columns in trace.items():
            if isinstance(columns, dict) and table != "about":
                for name in columns:
                    damaged = {**trace, table: {**columns, name: [999999] * len(columns[name])}}
                    self.show_json(json.dumps(damaged))
                    self.assertEqual(self.page.text("[role=alert]"), [], table + "." + name)
        for table in ("submissions", "labels", "passes", "command_buffers", "findings"):
            rows = [{name: 999999 if isinstance(value, int) else value for name, value in row.items()} for row in trace[table]]
            self.show_json(json.dumps({**trace, table: rows}))
            self.assertEqual(self.page.text("[role=alert]"), [], table)

    # The environment.

    def test_page_asks_for_nothing(self):
        self.show("missing_barrier")
        self.assertEqual(self.value("performance.getEntriesByType('resource').length"), 0)

    def test_dark_and_light(self):
        self.show("missing_barrier")
        corner = "wardenView.stage.paintNow(); return Array.from(wardenView.stage.context.getImageData(2, wardenView.stage.canvas.height - 3, 1, 1).data).slice(0, 3);"
        self.assertGreater(min(self.page.script(corner)), 200)
        self.page.color_scheme("dark")
        self.wait_for("wardenView.theme.background !== '#ffffff'")
        self.assertLess(max(self.page.script(corner)), 60)
        self.compare_pixels("missing_barrier_dark")

    def test_widths(self):
        self.show("missing_barrier")
        for width, height in ((1280, 720), (1920, 1080), (3840, 2160)):
            self.page.size(width, height)
            self.wait_for("innerWidth === %d && Math.abs(document.getElementById('view').clientWidth - wardenView.camera.width * wardenView.stage.enlargement) < 1" % width)
            self.assertEqual(self.value("document.documentElement.scrollWidth"), width)
            self.assertEqual(self.value("document.documentElement.scrollHeight"), height)
            self.assertGreater(self.value("document.getElementById('view').clientWidth"), width * 0.3)
            self.assertEqual(self.value("wardenView.stage.canvas.width"), self.value("document.getElementById('view').clientWidth"))

    def test_print(self):
        self.show("missing_barrier")
        self.page.devtools("Emulation.setEmulatedMedia", media="print", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        self.assertEqual(self.value("getComputedStyle(document.documentElement).getPropertyValue('--background').trim()"), "#ffffff")
        self.assertEqual(self.value("getComputedStyle(document.querySelector('.search')).display"), "none")
        self.assertEqual(self.value("getComputedStyle(document.getElementById('details')).overflow"), "visible")
        boxes = self.value("['stage', 'findings', 'details', 'view'].map((id) => JSON.parse(JSON.stringify(document.getElementById(id).getBoundingClientRect())))")
        view = boxes.pop()
        self.assertGreater(min(boxes[0]["height"], view["height"], view["width"]), 400)
        self.assertTrue(all(above["bottom"] <= below["top"] + 1 for above, below in zip(boxes, boxes[1:])), boxes)
        self.page.devtools("Emulation.setEmulatedMedia", media="")
        self.assertGreater(len(self.page.devtools("Page.printToPDF", printBackground=True)["data"]), 10000)

    def test_marks_have_text_alternatives(self):
        self.show("missing_barrier")
        unnamed = self.page.script("""return Array.from(document.querySelectorAll('button, select, input, canvas, section, aside ol'))
            .filter((e) => !(e.getAttribute('aria-label') || e.textContent.trim())).map((e) => e.outerHTML);""")  # fmt: skip
        self.assertEqual(unnamed, [])
        self.assertEqual([text.strip() for text in self.page.text("#legend span")], ["draw", "dispatch or trace rays", "transfer", "barrier or event", "render pass", "other", "\u25b3 read", "\u25a0 write", "\u25c6 transition", "\u2503 barrier",
                         "\u25b2 hazard", "\u25c7 redundant barrier", "\u25cf GPU finding", "semaphore", "fix"])  # fmt: skip


if __name__ == "__main__":
    results.run(sys.argv[2:])
