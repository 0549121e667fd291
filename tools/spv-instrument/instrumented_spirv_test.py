"""Tests of the rule instrumented_spirv: its output is complete and valid, has no absolute path, and can be decoded."""

import glob
import json
import os
import re
import shutil
import struct
import subprocess
import tempfile
import unittest

ROOT = os.getcwd()
EXAMPLE = os.path.join(ROOT, "examples/bindless/instrumented_shaders")
OBSERVED = os.path.join(ROOT, "tools/spv-instrument/instrumented_observe")
BINDLESS = os.path.join(ROOT, "examples/bindless/bindless")
VALIDATOR = os.path.join(ROOT, "external/spirv_tools/bin/spirv-val")
ERRDECODE = os.path.join(ROOT, "tools/errdecode/errdecode")

OP_IMAGE_SAMPLE_IMPLICIT_LOD = 87
FRAGMENT = 4


def read(path):
    with open(path, "rb") as file:
        return file.read()


def instruction_of(path, opcode):
    """Returns the index of the first instruction with an opcode, as docs/error_record.md counts."""
    data = read(path)
    words = struct.unpack("<%dI" % (len(data) // 4), data)
    at, index = 5, 0
    while words[at] & 0xFFFF != opcode:
        at += words[at] >> 16
        index += 1
    return index


class InstrumentedSpirvTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(dir=os.environ.get("TEST_TMPDIR"))
        self.addCleanup(shutil.rmtree, self.folder)

    def errdecode(self, manifest, dump):
        done = subprocess.run([ERRDECODE, "--manifest=" + manifest, dump], cwd=self.folder, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=1200, check=False)
        self.assertEqual((done.returncode, done.stderr), (1, b""))
        return done.stdout.decode()

    def shader(self, folder, name):
        shaders = json.loads(read(os.path.join(folder, "manifest.json")))["shaders"]
        return next(shader for shader in shaders if os.path.basename(shader["file"]) == name)

    def test_modules_are_instrumented_and_valid(self):
        for folder, names in [(EXAMPLE, ["histogram.comp.spv", "triangle.frag.spv", "triangle.vert.spv"]),
                              (OBSERVED, ["index_texture_frag.spv", "spv_instrument_shader.spv"])]:
            self.assertEqual(sorted(name for name in os.listdir(folder) if name.endswith(".spv")), names)
            for name in names:
                module, original = os.path.join(folder, name), os.path.join(folder, "originals", name)
                subprocess.run([VALIDATOR, "--target-env", "vulkan1.1", module], check=True)
                self.assertEqual(read(module) != read(original), self.shader(folder, name)["num_checks"] > 0)

    def test_attributes_reach_the_tool(self):
        manifest = json.loads(read(os.path.join(OBSERVED, "manifest.json")))
        self.assertEqual((manifest["desc_set"], manifest["binding"]), (3, 2))
        self.assertEqual([shader["checks"] for shader in manifest["shaders"]], [["descriptor-index"]] * 2)

    def test_manifests_have_only_relative_paths(self):
        for folder in [EXAMPLE, OBSERVED]:
            manifest = json.loads(read(os.path.join(folder, "manifest.json")))
            for shader in manifest["shaders"]:
                self.assertRegex(shader["file"], r"^originals/[^/]+\.spv$")
                self.assertTrue(os.path.exists(os.path.join(folder, shader["file"])))

    def test_a_record_is_decoded_wherever_the_folder_is_copied(self):
        copy = os.path.join(self.folder, "else/where")
        shutil.copytree(EXAMPLE, copy)
        shader = self.shader(copy, "triangle.frag.spv")
        instruction = instruction_of(os.path.join(copy, shader["file"]), OP_IMAGE_SAMPLE_IMPLICIT_LOD)
        with open(os.path.join(self.folder, "dump.bin"), "wb") as file:
            file.write(struct.pack("<11I", 10, 10, shader["id"], instruction, FRAGMENT, 0, 0, 0, 0, 6, 6))
        text = self.errdecode("else/where/manifest.json", "dump.bin")
        self.assertIn("Index of 6 used to index descriptor array of length 6.", text)
        self.assertIn("examples/bindless/shaders/triangle.frag at line 12", text)

    def test_records_of_a_run_on_lavapipe_are_decoded(self):
        drivers = glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")
        if not drivers:
            self.skipTest("lavapipe is missing: install the Debian package mesa-vulkan-drivers, or run './dev setup'")
        environment = dict(os.environ, VK_DRIVER_FILES=drivers[0], VK_ICD_FILENAMES=drivers[0])
        subprocess.run([BINDLESS, "--shaders", EXAMPLE, "--dump", "records.bin", "--desc-set", "7"], cwd=self.folder,
                       env=environment, stdout=subprocess.DEVNULL, timeout=1200, check=True)
        text = self.errdecode(os.path.join(EXAMPLE, "manifest.json"), "records.bin")
        for place in ["triangle.frag at line 12", "histogram.comp at line 16"]:
            self.assertTrue(re.search(r"examples/bindless/shaders/" + place, text), place)
        self.assertNotIn("triangle.vert", text)


if __name__ == "__main__":
    unittest.main()
