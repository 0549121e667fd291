"""Runs a program with a window on lavapipe in a virtual display: it resizes the window and creates its swapchain again.

usage: window_test.py RESULTS PROGRAM WARDEN_MANIFEST [TEST...]

With one and with three frames in flight, the program must be silent where it is correct, and with each planted mistake Warden must
report the rules that it breaks, and no others.
"""

import glob
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[1])))
import results

PROGRAM = os.path.abspath(sys.argv[2])
WARDEN_MANIFEST = os.path.abspath(sys.argv[3])

NOT_ACQUIRED = "VUID-VkPresentInfoKHR-pImageIndices-01430"

# The rules that each mistake breaks.
RULES = {
    "correct": set(),
    "stale-extent": {"VUID-VkSwapchainCreateInfoKHR-pNext-07781"},
    "no-extent": {"VUID-VkSwapchainCreateInfoKHR-pNext-07781", "VUID-VkSwapchainCreateInfoKHR-imageExtent-01689"},
    "few-images": {"VUID-VkSwapchainCreateInfoKHR-presentMode-02839"},
    "other-format": {"VUID-VkSwapchainCreateInfoKHR-imageFormat-01273"},
    "other-transform": {"VUID-VkSwapchainCreateInfoKHR-preTransform-01279"},
    "other-usage": {"VUID-VkSwapchainCreateInfoKHR-presentMode-01427"},
    "retired-old": {"VUID-VkSwapchainCreateInfoKHR-oldSwapchain-01933"},
    "acquire-retired": {"VUID-vkAcquireNextImageKHR-swapchain-01285"},
    "shared-semaphore": {"VUID-vkAcquireNextImageKHR-semaphore-01779"},
    "unused-semaphore": {"VUID-vkAcquireNextImageKHR-semaphore-01286"},
    "semaphore-of-frame": {"VUID-vkQueueSubmit-pSignalSemaphores-00067"},
    "no-signal": {"VUID-vkQueuePresentKHR-pWaitSemaphores-03268"},
    "other-image": {NOT_ACQUIRED},
    "present-twice": {NOT_ACQUIRED},
    "wrong-layout": {NOT_ACQUIRED},
    "too-many": {"VUID-vkAcquireNextImageKHR-surface-07783"},
    "destroy-in-use": {"VUID-vkDestroySwapchainKHR-swapchain-01282"},
    "signaled-fence": {"VUID-vkAcquireNextImageKHR-fence-01287"},
}  # fmt: skip

# What is correct with one frame in flight, which is complete before the next one begins.
CORRECT_WITH_ONE = {"shared-semaphore"}

NOT_RUN = 77


def lavapipe():
    return next(iter(glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")), None)


class WindowTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.display = None
        if not shutil.which("Xvfb"):
            return
        read, write = os.pipe()
        cls.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "640x480x24", "-nolisten", "tcp"],
                                      pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
        os.close(write)
        with os.fdopen(read) as numbers:
            cls.display = ":" + numbers.readline().strip()

    @classmethod
    def tearDownClass(cls):
        if cls.display:
            cls.server.terminate()
            cls.server.wait()

    def setUp(self):
        if not self.display:
            self.skipTest("Xvfb is missing: install the Debian package xvfb")
        if not lavapipe():
            self.skipTest("lavapipe is missing: install the Debian package mesa-vulkan-drivers")

    def run_program(self, mistake, num_frames):
        """Returns the ids that Warden reports, each with its text."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
        environment.update(DISPLAY=self.display, VK_DRIVER_FILES=lavapipe(), VK_ICD_FILENAMES=lavapipe(),
                           VK_LAYER_PATH=str(pathlib.Path(WARDEN_MANIFEST).parent),
                           VK_INSTANCE_LAYERS="VK_LAYER_WARDEN_validation")  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            environment.update(HOME=folder, TMPDIR=folder, XDG_CACHE_HOME=folder)
            done = subprocess.run([PROGRAM, mistake, str(num_frames)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                  check=False, timeout=60, env=environment)  # fmt: skip
        if done.returncode == NOT_RUN:
            self.skipTest("the program found no display, libxcb or driver: " + done.stderr)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return [line for line in done.stdout.splitlines() if line.split(" ")[0].count("-") >= 2]

    def test_mistakes(self):
        for mistake, rules in RULES.items():
            for num_frames in (1, 3):
                with self.subTest(mistake=mistake, num_frames=num_frames):
                    expected = set() if num_frames == 1 and mistake in CORRECT_WITH_ONE else rules
                    found = self.run_program(mistake, num_frames)
                    self.assertEqual({line.split(" ")[0] for line in found}, expected, "\n".join(found))


if __name__ == "__main__":
    results.run(sys.argv[4:])
