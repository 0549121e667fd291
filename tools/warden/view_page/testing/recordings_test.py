"""Tests of `warden view -o` with recordings of real programs, in headless Chromium.

usage: recordings_test.py WARDEN MISSING_BARRIER FRAME_LOOP BINDLESS ENDLESS_LOOP SUBPASS_TEST QUEUE_TEST [--update] [TEST...]
"""

import glob
import os
import pathlib
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import results
from page_case import PageCase

WARDEN, MISSING_BARRIER, FRAME_LOOP, BINDLESS, ENDLESS_LOOP, SUBPASS_TEST, QUEUE_TEST = (os.path.abspath(path) for path in sys.argv[1:8])

# Bugs of frame_loop: the message, and text of the first access, of the second, and of the missing scope or wait.
BUGS = {
    "upload-wait": ("WRITE-AFTER-READ", "vkCmdDispatch", "vkCmdCopyBuffer", "srcStageMask lacks VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT"),
    "compute-wait": ("READ-AFTER-WRITE", "vkCmdCopyBuffer", "vkCmdDispatch", "srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT"),
    "corners-wait": ("WRITE-AFTER-READ", "vkCmdDraw", "vkCmdDispatch", "dstStageMask lacks VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT"),
    "draw-wait": ("READ-AFTER-WRITE", "vkCmdDispatch", "vkCmdDraw", "dstStageMask = VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT"),
    "draw-stage": ("READ-AFTER-WRITE", "vkCmdDispatch", "vkCmdDraw", "wait.stageMask |= VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT"),
    "acquire-wait": ("WRITE-AFTER-PRESENT", "presentation engine", "vkCmdPipelineBarrier2", "wait for semaphore (acquired)"),
    "acquire-stage": ("WRITE-AFTER-PRESENT", "presentation engine", "vkCmdPipelineBarrier2", "srcStageMask = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT"),
    "final-access": ("WRITE-AFTER-WRITE", "vkCmdEndRendering", "vkCmdPipelineBarrier2", "srcAccessMask lacks VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT"),
    "present-wait": ("PRESENT-AFTER-WRITE", "vkCmdPipelineBarrier2", "vkQueuePresentKHR", "must wait for a semaphore"),
    "present-stage": ("PRESENT-AFTER-WRITE", "vkCmdPipelineBarrier2", "vkQueuePresentKHR", "signal.stageMask |= VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT"),
}  # fmt: skip


class RecordingsTest(PageCase):
    def setUp(self):
        super().setUp()
        drivers = glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")
        if not drivers:
            self.skipTest("lavapipe is missing: install the Debian package mesa-vulkan-drivers")
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
        self.environment.update(VK_DRIVER_FILES=drivers[0], VK_ICD_FILENAMES=drivers[0], HOME=self.folder.name)

    def run_program(self, *command):
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=1200, check=False,
                              cwd=self.folder.name, env=self.environment)  # fmt: skip
        return done

    def record(self, *command, before=(), options=()):
        """Runs a program under the layer and opens the page of its recording."""
        trace, page = self.folder.name + "/run.trace", self.folder.name + "/run.html"
        run = self.run_program(*before, WARDEN, "run", "--sync", *options, "--set", "syncval_trace_file=" + trace, "--", *command)
        self.assertIn(run.returncode, (0, 1, 5), run.stderr)  # 5: xvfb-run could not remove its own folder.
        view = self.run_program(WARDEN, "view", trace, "-o", page)
        self.assertEqual(view.returncode, 0, view.stderr)
        self.page.open(page)
        self.assertEqual(self.page.text("[role=alert]"), [])

    def record_test(self, program, names):
        """Runs cases of a test of the validator, which loads the layer itself, and opens the page of its recording."""
        trace, page = self.folder.name + "/run.trace", self.folder.name + "/run.html"
        environment = dict(self.environment, VK_WARDEN_VALIDATION_SYNCVAL_TRACE_FILE=trace)
        run = subprocess.run([program, "--gtest_filter=" + names], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                             timeout=1200, check=False, env=environment)  # fmt: skip
        self.assertEqual(run.returncode, 0, run.stdout)
        view = self.run_program(WARDEN, "view", trace, "-o", page)
        self.assertEqual(view.returncode, 0, view.stderr)
        self.page.open(page)
        self.assertEqual(self.page.text("[role=alert]"), [])

    def frame_loop(self, *options):
        self.record(FRAME_LOOP, *options, "--shaders", os.path.dirname(FRAME_LOOP))

    def test_missing_barrier(self):
        self.record(MISSING_BARRIER, "--shaders", os.path.dirname(MISSING_BARRIER))
        self.compare_text("recorded_missing_barrier")
        self.compare_pixels("recorded_missing_barrier")

    def test_missing_barrier_that_is_fixed(self):
        self.record(MISSING_BARRIER, "--fixed", "--shaders", os.path.dirname(MISSING_BARRIER))
        self.assertEqual(self.page.text("#finding-count"), ["No findings"])
        self.assertGreater(self.value("wardenView.model.barriers.count"), 0)

    def test_frame_loop(self):
        self.frame_loop("--frames=20")
        self.assertEqual(self.page.text("#finding-count"), ["No findings"])
        self.assertEqual(self.value("wardenView.model.presents.length"), 20)
        self.assertGreaterEqual(self.value("wardenView.edges.length"), 60)
        if self.value("new Set(wardenView.model.acquires.map((acquire) => acquire.resource)).size") > 1:
            self.skipTest("this driver returns several images of the swapchain, in an order that depends on time")
        self.page.script("wardenView.select({kind: 'resource', id: 0});")
        self.compare_text("recorded_frame_loop")
        self.compare_pixels("recorded_frame_loop")

    def test_each_bug_of_frame_loop_is_shown(self):
        for bug, (message, first, second, scope) in BUGS.items():
            with self.subTest(bug):
                self.frame_loop("--frames=6", "--bug=" + bug)
                self.assertEqual(self.page.text("#details h2"), ["SYNC-HAZARD-" + message])
                sides = [" ".join(self.page.text('#details .card[data-side="%s"]' % side)) for side in ("first", "second")]
                self.assertIn(first, sides[0])
                self.assertIn(second, sides[1])
                self.assertIn(scope, self.details())

    def test_findings_in_shader_source(self):
        self.record(BINDLESS, "--shaders", os.path.dirname(BINDLESS), options=["--gpuav"])
        self.assertEqual(self.page.text("#finding-count"), ["2 findings"])
        shown = {}
        for finding in self.value("wardenView.model.findings.map((finding) => [finding.line, finding.count])"):
            self.page.script("wardenView.select({kind: 'finding', id: %d});" % len(shown))
            rows = self.value("Array.from(document.querySelectorAll('#details .source tr'), "
                              "(row) => Array.from(row.cells, (cell) => cell.textContent))")  # fmt: skip
            self.assertEqual(rows[0], ["", "1", "#version 450"])
            found = [row for row in rows if row[0]]
            self.assertEqual([row[:2] for row in found], [["\u00d7%d" % finding[1], str(finding[0])]])
            shown[found[0][2].strip()] = len(rows)
        self.assertEqual(shown, {"color = light * texture(tex[tex_ind], uv);": 13,
                                 "atomicAdd(buckets[parameters.frame].counts[slot], 1u);": 17})  # fmt: skip

    def test_endless_loop(self):
        self.record(ENDLESS_LOOP, "--shaders", os.path.dirname(ENDLESS_LOOP), options=["--hangs", "--set", "hang_timeout_ms=200"])
        self.assertEqual(self.page.text("#details h2"), ["WARDEN-hangs-timeout"])
        self.assertEqual(self.value("Array.from(wardenView.statuses, ([x, status]) => "
                                    "[wardenView.model.commandName(wardenView.schedule.command[x]), status])"),
                         [["vkCmdFillBuffer", "completed"], ["vkCmdDispatch", "begun"]])  # fmt: skip
        self.assertEqual(self.value("Array.from(document.querySelectorAll('#events .status'), (mark) => mark.title)"), ["completed", "begun"])
        self.assertIn("VkPipeline (Average)", self.details())

    def test_subpasses(self):
        self.record_test(SUBPASS_TEST, "*")
        self.assertTrue(self.value("wardenView.model.passes.some(one => one.subpasses > 1)"))
        self.assertTrue(self.value("wardenView.model.barriers.kind.includes(3)"))
        self.assertNotEqual(self.page.text("#finding-count"), ["No findings"])
        self.assertNotEqual(self.page.text("#details"), [""])

    def test_two_queues_with_timelines(self):
        self.record_test(QUEUE_TEST, "*QueuesRace*:*TimelinesOrderQueues*")
        self.assertGreater(self.value("new Set(wardenView.model.submissions.map(one => one.queue)).size"), 1)
        self.assertGreater(self.value("wardenView.edges.length"), 0)
        self.assertTrue(any("RACING" in text for text in self.page.text("#findings")), self.page.text("#findings"))

    def test_vkcube(self):
        for program, package in (("Xvfb", "xvfb"), ("xvfb-run", "xvfb"), ("vkcube", "vulkan-tools")):
            if not shutil.which(program):
                self.skipTest("%s is missing: install the Debian package %s" % (program, package))
        self.record("vkcube", "--c", "20", before=["xvfb-run", "-a", "-s", "-screen 0 640x480x24"])
        self.assertEqual(self.page.text("#finding-count"), ["No findings"])
        self.assertEqual(self.value("wardenView.model.presents.length"), 20)
        self.assertIn("vkCmdDraw", self.value("Array.from(wardenView.schedule.command, (c) => wardenView.model.commandName(c)).join(' ')"))


if __name__ == "__main__":
    results.run(sys.argv[8:])
