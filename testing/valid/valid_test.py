"""Every shader of the tree, for every target, and with every kind of debug information, is valid when it is instrumented.

valid_test.py SPV_INSTRUMENT MODULE_OR_FOLDER...

Each valid module is instrumented with all checks, those by default, and each check by itself, in both modes, with the tables of
descriptors and addresses and without them, and validated by SPIRV-Tools before and after. Validation takes most of the time, and
most modules have nothing that a check by itself checks: with one check, those that it changes are validated.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

# Why modules may stay unchanged.
HARMLESS = ("nothing to check",)

# Shaders with mistakes that the tool finds without a run: its exit code says so.
FINDINGS = 1
MISTAKES = ("certain.", "derivatives.", "gpuav_certain_divergence.", "spv_instrument_half.")

# For modules of any kind: descriptors at every place that shaders of this tree use, 40 words apart.
PLACES = [(set_number, binding) for set_number in range(3) for binding in range(24)]
TABLES = ["--address-table=1", "--descriptor-table=2", "--table-offsets=256"] + [
    "--descriptors={}.{}={}".format(set_number, binding, 40 * (24 * set_number + binding))
    for set_number, binding in PLACES]
LENGTHS = ["--length={}.{}=4".format(set_number, binding) for set_number, binding in PLACES]

TOOL = ""
MODULES = []
REJECTED = []


def list_checks():
    """Returns every word of --check but "all", as the tool lists them."""
    run = subprocess.run([TOOL, "--check=?"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    words = run.stderr.split(" is not one of ")[1].split("\n")[0].split(", ")
    assert "default" in words and "buffer-bounds" in words, words
    return [word for word in words if word != "all"]


class ValidTest(unittest.TestCase):

    def instrument(self, options, modules):
        with tempfile.TemporaryDirectory(dir=os.environ.get("TEST_TMPDIR")) as folder:
            arguments = os.path.join(folder, "arguments")
            with open(arguments, "w") as file:
                file.write("\n".join(modules))
            run = subprocess.run([TOOL, "--dry-run", "--report=json", "--desc-set=6"] + options + ["@" + arguments],
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            found = {os.path.basename(path) for path in re.findall(r"^Shader Module \((.*?)\)", run.stderr, re.MULTILINE)}
            self.assertEqual(run.returncode, FINDINGS if found else 0, run.stderr[-4000:])
            self.assertEqual({name for name in found if not name.startswith(MISTAKES)}, set())
            return json.loads(run.stdout), run.stderr

    def judge(self, options, modules):
        """Returns the modules that were changed: the others have nothing to check."""
        report, said = self.instrument(options, modules)
        changed = []
        for path, module in zip(modules, report["modules"]):
            with self.subTest(module=module["file"]):
                self.assertEqual(module["file"], path)
                self.assertTrue(module["ok"], module)
                reason = module.get("unchanged")
                if reason:
                    self.assertTrue(reason.startswith(HARMLESS), reason)
                else:
                    changed.append(path)
        self.assertEqual(len(report["modules"]), len(modules), said[-2000:])
        return changed

    def judge_all(self, options):
        changed = self.judge(["--verify", "--check=all", "--debug-printf=on"] + options, MODULES)
        # Most modules have something to check: a tool that changes no module does not pass.
        self.assertGreater(len(changed), len(MODULES) // 2)

    def judge_one(self, options, check):
        options = options + ["--check=" + check, "--debug-printf=on"]
        changed = self.judge(options, MODULES)
        self.assertNotEqual(changed, [])
        self.assertEqual(self.judge(["--verify"] + options, changed), changed)

    # The installed compiler and validator may disagree about a shader: that is printed, and must stay the exception.
    def test_most_shaders_have_valid_modules(self):
        self.assertLess(20 * len(REJECTED), len(MODULES), REJECTED)

    def test_guard(self):
        self.judge_all(["--mode=guard"])

    def test_observe(self):
        self.judge_all(["--mode=observe"])

    def test_guard_with_tables(self):
        self.judge_all(["--mode=guard"] + TABLES + LENGTHS)

    def test_observe_with_tables(self):
        self.judge_all(["--mode=observe"] + TABLES + LENGTHS)

    def test_guard_reports_at_once(self):
        self.judge_all(["--mode=guard", "--immediate-reports"] + TABLES + LENGTHS)

    def test_loop_budget(self):
        for mode in ("guard", "observe"):
            with self.subTest(mode=mode):
                self.judge_all(["--mode=" + mode, "--loop-budget=2"] + TABLES + LENGTHS)

    def test_each_check(self):
        for check in list_checks():
            for mode in ("guard", "observe"):
                with self.subTest(check=check, mode=mode):
                    self.judge_one(["--mode=" + mode] + TABLES + LENGTHS, check)


def find_files(paths, ending):
    for path in paths:
        if os.path.isdir(path):
            for folder, _, names in os.walk(path):
                yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(ending))
        elif path.endswith(ending):
            yield path


if __name__ == "__main__":
    TOOL = sys.argv[1]
    MODULES = list(find_files(sys.argv[2:], ".spv"))
    REJECTED = list(find_files(sys.argv[2:], ".rejected"))
    for rejected in REJECTED:
        with open(rejected) as message:
            print("no valid module of {}: {}".format(rejected, message.read().strip()))
    unittest.main(argv=sys.argv[:1])
