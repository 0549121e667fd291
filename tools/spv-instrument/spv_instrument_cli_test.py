"""Command-line tests of spv-instrument: each case has a golden file with what it prints, writes and returns."""

import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest

ROOT = os.getcwd()
TOOL = os.path.join(ROOT, "tools/spv-instrument/spv-instrument")
SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_shader.spv")
VALIDATOR = os.path.join(ROOT, "external/spirv_tools/bin/spirv-val")
ERRDECODE = os.path.join(ROOT, "tools/errdecode/errdecode")
GOLDEN = os.path.join(ROOT, "tools/spv-instrument/golden")
REFRESH = "--refresh" in sys.argv

HEADER = struct.pack("<5I", 0x07230203, 0x00010000, 0, 8, 0)

# The files that cases may name, beside cube.frag.spv.
FILES = {
    "plain.spv": HEADER + struct.pack("<2I", 0x00020011, 1),
    "empty.spv": b"",
    "tiny.spv": HEADER[:10],
    "odd.spv": HEADER + b"\1\2",
    "not_spirv.spv": b"This is no SPIR-V module.\n\n\n",
    "swapped.spv": struct.pack(">5I", 0x07230203, 0x00010000, 0, 8, 0),
    "huge_bound.spv": struct.pack("<5I", 0x07230203, 0x00010000, 0, 0xFFFFFFFF, 0),
    "huge_claim.spv": HEADER + struct.pack("<2I", 0xFFFF0011, 1),
    "zero_count.spv": HEADER + struct.pack("<2I", 0x00000011, 1),
    "big_id.spv": HEADER + struct.pack("<2I", 0x00020013, 99),
    "sub/cube.frag.spv": None,  # A copy of the shader.
    "folder/keep.txt": b"",
}

# Name of the case -> arguments; "<" names the file that standard input comes from.
CASES = {
    "file": ["-o", "out.spv", "cube.frag.spv"],
    "folder": ["-o", "out", "cube.frag.spv", "plain.spv"],
    "existing_folder": ["-o", "folder", "cube.frag.spv"],
    "observe": ["--mode=observe", "-o", "out.spv", "cube.frag.spv"],
    "json": ["--json", "-o", "out/", "cube.frag.spv", "plain.spv", "tiny.spv"],
    "stdin": ["-o", "out.spv", "-", "<cube.frag.spv"],
    "manifest": ["--manifest=out/manifest.json", "--desc-set=3", "--binding=2", "-o", "out/", "cube.frag.spv",
                 "plain.spv"],
    "dry_run": ["--dry-run", "--manifest=out/manifest.json", "cube.frag.spv"],
    "check": ["--check=descriptor-index", "-o", "out.spv", "cube.frag.spv"],
    "conflict": ["--desc-set=0", "--binding=1", "-o", "out.spv", "cube.frag.spv"],
    "length": ["--length=0.1=9", "--length=3.4=1", "-o", "out.spv", "cube.frag.spv"],
    "bad_empty": ["-o", "out.spv", "empty.spv"],
    "bad_tiny": ["-o", "out.spv", "tiny.spv"],
    "bad_odd": ["-o", "out.spv", "odd.spv"],
    "bad_not_spirv": ["-o", "out.spv", "not_spirv.spv"],
    "bad_swapped": ["-o", "out.spv", "swapped.spv"],
    "bad_huge_bound": ["-o", "out.spv", "huge_bound.spv"],
    "bad_huge_claim": ["-o", "out.spv", "huge_claim.spv"],
    "bad_zero_count": ["-o", "out.spv", "zero_count.spv"],
    "bad_big_id": ["-o", "out.spv", "big_id.spv"],
    "bad_missing": ["-o", "out.spv", "missing.spv"],
    "bad_one_of_several": ["-o", "out", "empty.spv", "cube.frag.spv", "missing.spv"],
    "bad_output": ["-o", "cube.frag.spv/out.spv", "cube.frag.spv"],
    "bad_stdin": ["-o", "out.spv", "-", "<tiny.spv"],
    "usage_nothing": [],
    "usage_no_output": ["cube.frag.spv"],
    "usage_check": ["--check=descriptor-index,everything", "-o", "out.spv", "cube.frag.spv"],
    "usage_mode": ["--mode=watch", "-o", "out.spv", "cube.frag.spv"],
    "usage_desc_set": ["--desc-set=seven", "-o", "out.spv", "cube.frag.spv"],
    "usage_length": ["--length=1.2", "-o", "out.spv", "cube.frag.spv"],
    "usage_itself": ["-o", "cube.frag.spv", "cube.frag.spv"],
    "usage_itself_in_folder": ["-o", ".", "cube.frag.spv"],
    "usage_same_name": ["-o", "out", "cube.frag.spv", "sub/cube.frag.spv"],
    "usage_two_to_stdout": ["-o", "-", "cube.frag.spv", "plain.spv"],
    "usage_option": ["--no-such-option", "-o", "out.spv", "cube.frag.spv"],
    "version": ["--version"],
}


def read(path):
    with open(path, "rb") as file:
        return file.read()


class SpvInstrumentCliTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.folder = tempfile.mkdtemp(dir=os.environ.get("TEST_TMPDIR"))
        self.addCleanup(shutil.rmtree, self.folder)
        shader = read(SHADER)
        for name, content in dict(FILES, **{"cube.frag.spv": None}).items():
            path = os.path.join(self.folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(shader if content is None else content)
        self.before = self.files()

    def files(self):
        found = {}
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.join(folder, name)
                found[os.path.relpath(path, self.folder)] = read(path)
        return found

    def run_tool(self, arguments):
        stdin = subprocess.DEVNULL
        plain = [argument for argument in arguments if not argument.startswith("<")]
        for argument in arguments:
            if argument.startswith("<"):
                stdin = open(os.path.join(self.folder, argument[1:]), "rb")
        environment = {"LC_ALL": "C", "PATH": os.environ["PATH"]}
        try:
            return subprocess.run([TOOL] + plain, cwd=self.folder, stdin=stdin, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, env=environment, timeout=60, check=False)
        finally:
            if stdin != subprocess.DEVNULL:
                stdin.close()

    def transcript(self, arguments):
        done = self.run_tool(arguments)
        text = "$ spv-instrument %s\n%s--- stderr\n%s--- exit %d\n" % (" ".join(arguments), done.stdout.decode(),
                                                                      done.stderr.decode(), done.returncode)
        for name, content in sorted(self.files().items()):
            if self.before.get(name) != content:
                same = [old for old, bytes_before in sorted(self.before.items()) if bytes_before == content]
                text += "--- wrote %s: %s\n" % (name, "as " + same[0] if same else "%d bytes" % len(content))
                if name.endswith(".json"):
                    text += content.decode()
        return text

    def test_goldens(self):
        for name, arguments in CASES.items():
            with self.subTest(name):
                self.setUp()
                self.assertEqual(read(os.path.join(GOLDEN, name + ".txt")).decode(), self.transcript(arguments))

    def test_every_golden_has_a_case(self):
        self.assertEqual(sorted(os.listdir(GOLDEN)), sorted(name + ".txt" for name in CASES))

    def test_bad_input_is_named_with_the_exit_code_for_it(self):
        for name, arguments in CASES.items():
            if name.startswith("bad_"):
                with self.subTest(name):
                    self.setUp()
                    done = self.run_tool(arguments)
                    self.assertEqual(done.returncode, 3)
                    self.assertRegex(done.stderr.decode(), r"^(spv-instrument: [^:\n]+: .+\n)+$")

    def test_output_is_valid_and_the_same_each_time(self):
        for mode in ["guard", "observe"]:
            for name in ["one.spv", "two.spv"]:
                done = self.run_tool(["--mode=" + mode, "-o", name, "cube.frag.spv"])
                self.assertEqual((done.returncode, done.stderr), (0, b""))
            files = self.files()
            self.assertEqual(files["one.spv"], files["two.spv"])
            subprocess.run([VALIDATOR, "--target-env", "vulkan1.1", os.path.join(self.folder, "one.spv")], check=True)

    def test_standard_output_takes_the_module_alone(self):
        self.run_tool(["-o", "out.spv", "cube.frag.spv"])
        done = self.run_tool(["-o", "-", "cube.frag.spv"])
        self.assertEqual(done.stdout, self.files()["out.spv"])
        self.assertIn(b"1 check emitted", done.stderr)

    def test_instrumented_modules_are_left_alone(self):
        self.run_tool(["-o", "once.spv", "cube.frag.spv"])
        done = self.run_tool(["-o", "twice.spv", "once.spv"])
        self.assertIn(b"once.spv: unchanged: the module is instrumented already", done.stdout)
        self.assertEqual(self.files()["once.spv"], self.files()["twice.spv"])

    def test_manifest_serves_errdecode_from_any_folder(self):
        for manifest in ["manifest.json", "deep/er/manifest.json"]:
            done = self.run_tool(["--manifest", manifest, "-o", "out/", "sub/cube.frag.spv"])
            self.assertEqual(done.returncode, 0)
            shader = json.loads(self.files()[manifest])["shaders"][0]
            words = [10, 10, shader["id"], 37, 4, 0, 0, 0, 0, 6, 6]
            with open(os.path.join(self.folder, "dump.bin"), "wb") as file:
                file.write(struct.pack("<11I", *words))
            decoded = subprocess.run([ERRDECODE, "--manifest=" + manifest, "dump.bin"], cwd=self.folder,
                                     stdout=subprocess.PIPE, check=False)
            self.assertEqual(decoded.returncode, 1)
            self.assertIn(b"Index of 6 used to index descriptor array of length 6.", decoded.stdout)
            self.assertIn(b"file: cube.frag at line 45.", decoded.stdout)

    def test_every_cut_of_a_module_is_read_or_refused(self):
        shader = read(SHADER)
        for size in range(0, len(shader), 13):
            with open(os.path.join(self.folder, "cut.spv"), "wb") as file:
                file.write(shader[:size])
            self.assertIn(self.run_tool(["-o", "out.spv", "cut.spv"]).returncode, [0, 3])


def refresh():
    golden = os.path.join(os.environ["BUILD_WORKSPACE_DIRECTORY"], "tools/spv-instrument/golden")
    os.makedirs(golden, exist_ok=True)
    for name, arguments in CASES.items():
        test = SpvInstrumentCliTest("test_goldens")
        test.setUp()
        with open(os.path.join(golden, name + ".txt"), "w", encoding="utf-8") as file:
            file.write(test.transcript(arguments))
        test.doCleanups()
    for stale in set(os.listdir(golden)) - {name + ".txt" for name in CASES}:
        os.remove(os.path.join(golden, stale))


if __name__ == "__main__":
    if REFRESH:
        refresh()
    else:
        unittest.main()
