"""Runs vkcube under Warden and a second layer of Debian, in both orders, with Warden's defaults and with everything on.

usage: overlays_test.py RESULTS WARDEN_MANIFEST [TEST...]

The second layers are overlays and capture tools. Where a package is missing, its test is skipped and names it.
"""

import glob
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[1])))
import results

WARDEN_MANIFEST = os.path.abspath(sys.argv[2])

# Everything that the defaults leave off and that runs on lavapipe.
EVERYTHING = {
    "validate_sync": "true", "syncval_redundant_barriers": "true", "gpuav_enable": "true", "gpuav_descriptor_contents": "true",
    "wrap_handles": "true",
}  # fmt: skip

# What layers next to the application do wrong, by the files of their manifests: an id, and a part of the message.
MISTAKES = {
    # They draw over the image of the application with VK_ATTACHMENT_LOAD_OP_LOAD, after a barrier for writes.
    "MangoHud": ("SYNC-HAZARD-READ-AFTER-WRITE", "lacks VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT in its dstAccessMask"),
    "VkLayer_MESA_overlay": ("SYNC-HAZARD-READ-AFTER-WRITE", "lacks VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT in its dstAccessMask"),
    "renderdoc_capture": ("SYNC-HAZARD-READ-AFTER-WRITE", "lacks VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT in its dstAccessMask",
                          "VUID-VkShaderModuleCreateInfo-pCode-08740", "declares the capability Geometry"),
}  # fmt: skip

# What vkcube does wrong in Debian 12: a semaphore for each frame in flight, not for each image of the swapchain.
OF_VKCUBE = ("VUID-vkQueueSubmit-pSignalSemaphores-00067", "for which presentation")

NUM_FRAMES = 12


def lavapipe():
    return next(iter(glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")), None)


class OverlaysTest(unittest.TestCase):
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
        if not shutil.which("vkcube"):
            self.skipTest("vkcube is missing: install the Debian package vulkan-tools")
        if not lavapipe():
            self.skipTest("lavapipe is missing: install the Debian package mesa-vulkan-drivers")
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def find_layer(self, manifest, package):
        found = glob.glob("/usr/share/vulkan/*_layer.d/" + manifest)
        if not found:
            self.skipTest("%s is missing: install the Debian package %s" % (manifest, package))
        return found[0]

    def install(self, manifest, parent):
        """Installs a layer as an implicit one below the folder `parent`; returns its name. RenderDoc's works only so."""
        contents = json.loads(pathlib.Path(manifest).read_text(encoding="utf-8"))
        library = os.path.join(os.path.dirname(manifest), contents["layer"]["library_path"])
        if os.path.exists(library):
            contents["layer"]["library_path"] = library
        contents["layer"]["enable_environment"] = {"WARDEN_TEST_LAYERS": "1"}
        contents["layer"]["disable_environment"] = {"WARDEN_TEST_NO_LAYERS": "1"}
        folder = parent / "vulkan/implicit_layer.d"
        folder.mkdir(parents=True)
        (folder / "layer.json").write_text(json.dumps(contents), encoding="utf-8")
        return contents["layer"]["name"]

    def start_vkcube(self, folder, manifests, settings):
        """Runs vkcube under layers, the first next to the application; returns their names and the ended process."""
        # The loader looks into the folder of configurations first.
        names = [self.install(manifest, folder / kind) for manifest, kind in zip(manifests, ("config", "data"))]
        environment = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
        environment.update({"VK_WARDEN_VALIDATION_" + key.upper(): value for key, value in settings.items()})
        environment.update(
            DISPLAY=self.display, HOME=str(folder), XDG_CACHE_HOME=str(folder), TMPDIR=str(folder), WARDEN_TEST_LAYERS="1",
            XDG_CONFIG_HOME=str(folder / "config"), XDG_DATA_HOME=str(folder / "data"), XDG_DATA_DIRS=str(folder),
            VK_DRIVER_FILES=lavapipe(), VK_ICD_FILENAMES=lavapipe(), VK_LOADER_DEBUG="layer",
            VK_WARDEN_VALIDATION_REPORT_JSON=str(folder / "report.jsonl"), GFXRECON_CAPTURE_FILE=str(folder / "vkcube.gfxr"))  # fmt: skip
        done = subprocess.run(["vkcube", "--c", str(NUM_FRAMES)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              check=False, cwd=folder, env=environment)  # fmt: skip
        return names, done

    def skip_unless_it_runs_alone(self, manifest):
        """Skips the test if the other layer fails without Warden: MangoHud 0.8 aborts where /sys/class/drm is missing."""
        _, done = self.start_vkcube(pathlib.Path(tempfile.mkdtemp(dir=self.folder)), [manifest], {})
        if done.returncode != 0:
            lines = [line for line in done.stderr.splitlines() if "LAYER:" not in line]
            self.skipTest("vkcube ends with %d under %s without Warden: %s" %
                          (done.returncode, os.path.basename(manifest), " ".join(lines[-2:])))  # fmt: skip

    def run_vkcube(self, manifests, settings):
        """Runs vkcube under two layers, the first next to the application, and returns the findings of Warden."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        names, done = self.start_vkcube(folder, manifests, settings)
        output = "\n".join(line for line in (done.stdout + done.stderr).splitlines() if "LAYER:" not in line)
        self.assertEqual(done.returncode, 0, output)
        # The chain is built from the driver's end.
        inserted = re.findall(r"insert(?:ed)? device layer \"?(VK_LAYER_\w+)", done.stderr, re.IGNORECASE)
        self.assertEqual([name for name in reversed(inserted) if name in names], names, done.stderr)
        return [json.loads(line) for line in (folder / "report.jsonl").read_text(encoding="utf-8").splitlines()]

    def check(self, manifest, package):
        overlay = self.find_layer(manifest, package)
        self.skip_unless_it_runs_alone(overlay)
        for manifests in ((overlay, WARDEN_MANIFEST), (WARDEN_MANIFEST, overlay)):
            for settings in ({}, EVERYTHING):
                with self.subTest(first=os.path.basename(manifests[0]), settings=settings):
                    findings = self.run_vkcube(manifests, settings)
                    ids = [found["id"] for found in findings]
                    self.assertEqual((ids.count("WARDEN-layer-start"), ids.count("WARDEN-layer-end")), (1, 1), findings)
                    self.assertEqual([found for found in findings if not self.is_expected(found, manifests[0])], [])

    def is_expected(self, finding, first):
        """Whether a finding is Warden's own, or a mistake of vkcube or of the layer next to the application."""
        mistakes = OF_VKCUBE + MISTAKES.get(os.path.basename(first).split(".")[0], ())
        return (finding["id"].startswith("WARDEN-layer-") or finding["id"] == "WARDEN-report-summary" or
                (finding["id"], True) in [(name, text in finding["text"]) for name, text in zip(mistakes[::2], mistakes[1::2])])  # fmt: skip

    def test_mangohud(self):
        self.check("MangoHud*.json", "mangohud")

    def test_vkbasalt(self):
        self.check("vkBasalt*.json", "vkbasalt")

    def test_mesa_overlay(self):
        self.check("VkLayer_MESA_overlay.json", "mesa-vulkan-drivers")

    def test_gfxreconstruct(self):
        self.check("VkLayer_gfxreconstruct.json", "gfxreconstruct (not in Debian 13)")

    def test_renderdoc(self):
        self.check("renderdoc_capture.json", "librenderdoc (not in Debian 13)")


if __name__ == "__main__":
    results.run(sys.argv[3:])
