"""Applies the fixes that `warden view` writes, as code, to programs with hazards (scenarios.c): each fix compiles, removes
the hazard, and adds no other message of the layer.

The programs are compiled twice: as they are, to record their hazards, and with the fixes.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = os.getcwd()
FOLDER = os.path.join(ROOT, "vk/syncval/testing/fixes")
WARDEN = os.path.join(ROOT, "tools/warden/warden")
DRIVER = os.path.join(ROOT, "testing/null_driver/VkICD_null.json")
SCENARIO = re.compile(r"^(?:#if VERSION == (\d)[^\n]*\n)?static void SCENARIO\((\w+)\)\(const context \*c\) \{\n.*?^\}\n", re.DOTALL | re.MULTILINE)
PRESENTS = {"presentation", "presentation_signal", "acquisition", "acquisition_stage"}

# The kind of fix of each scenario: words of its text, and the variants of its code.
BARRIER, DEPENDENCY, BOTH = ("sync1", "sync2"), ("subpass_dependency",), ("sync1", "sync2", "subpass_dependency")
EXPECTED = {
    "buffers": ("insert a barrier between the two", BARRIER),
    "two_command_buffers": ("insert a barrier between the two", BARRIER),
    "transition": ("add to the image barrier of vkCmdPipelineBarrier", BARRIER),
    "after_transition": ("add to the image barrier of vkCmdPipelineBarrier", BARRIER),
    "pass_load": ("insert a barrier before this command", BOTH),
    "pass_load_submitted": ("insert a barrier between the two", BARRIER),
    "pass_begin": ("add a VkSubpassDependency to the render pass (srcSubpass = VK_SUBPASS_EXTERNAL, dstSubpass = 0)", DEPENDENCY),
    "pass_begin_narrow": ("add to pDependencies[1] of the render pass (srcSubpass = VK_SUBPASS_EXTERNAL, dstSubpass = 0)", DEPENDENCY),
    "pass_begin_submitted": ("add a VkSubpassDependency to the render pass (srcSubpass = VK_SUBPASS_EXTERNAL, dstSubpass = 0)", DEPENDENCY),
    "pass_end": ("add a VkSubpassDependency to the earlier render pass (srcSubpass = 0, dstSubpass = VK_SUBPASS_EXTERNAL)", DEPENDENCY),
    "pass_end_narrow": ("add to pDependencies[0] of the earlier render pass (srcSubpass = 0, dstSubpass = VK_SUBPASS_EXTERNAL)", DEPENDENCY),
    "pass_end_submitted": ("add a VkSubpassDependency to the earlier render pass (srcSubpass = 0, dstSubpass = VK_SUBPASS_EXTERNAL)", DEPENDENCY),
    "subpasses": ("add a VkSubpassDependency to the render pass (srcSubpass = 0, dstSubpass = 1)", DEPENDENCY),
    "subpasses_narrow": ("add to pDependencies[0] of the render pass (srcSubpass = 0, dstSubpass = 1)", DEPENDENCY),
    "barrier_in_pass": ("move the image barrier of vkCmdPipelineBarrier2 (command 2) out of the render pass instance", BARRIER),
    "rendering_begin": ("insert a barrier before this command", BARRIER),
    "rendering_end": ("insert a barrier between the two", BARRIER),
    "event_too_early": ("insert a barrier between the two", BARRIER),
    "event_transition": (", and to that of vkCmdSetEvent: ", BARRIER),
    "event_transition_too_early": ("insert a barrier between the two", BARRIER),
    "queues": ("order the two submissions with a semaphore", BARRIER),
    "queues_transition": ("order the two submissions with a semaphore", BARRIER),
    "wait_stage_of_queue": ("to the stage mask of the wait for semaphore ", BARRIER),
    "wait_stage": ("to the stage mask of the wait for semaphore ", BARRIER),
    "signal_stage": ("to the stage mask of the signal operation of semaphore ", ("sync2",)),
    "presentation": ("vkQueuePresentKHR must wait for a semaphore", BARRIER),
    "presentation_signal": ("to the stage mask of the signal operation of semaphore ", ("sync2",)),
    "acquisition": ("which vkAcquireNextImageKHR signals, in VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT", BARRIER),
    "acquisition_stage": ("only. Add to the image barrier of vkCmdPipelineBarrier", BARRIER),
}


def read(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        return file.read()


def copies_of(sources):
    """The scenarios, each a copy of all of scenarios.c: (name of the copy, version, text, scenario)."""
    text = ""
    for copy, version, source, _ in sources:
        macros = "#undef SUBMIT_INFO\n#undef SIGNAL_WITH\n#undef WAIT_IN\n#undef SUBMIT_TO\n#undef TWO_SUBMISSIONS\n#undef RENDERING\n"
        text += macros + "#undef VERSION\n#define VERSION %d\n#undef SCENARIO\n#define SCENARIO(name) name##_%s\n%s\n" % (version, copy, source)
    return text


def program_of(sources):
    text = read("hazards.c") + copies_of(sources) + "int main(int argc, char **argv) {\n    context c = {0};\n    create_instance(&c);\n"
    text += "    create_device(&c);\n    c.image = create_image(&c);\n    c.other = create_image(&c);\n    c.view = create_view(&c, c.image);\n    c.buffers[0] = create_buffer(&c);\n    c.buffers[1] = create_buffer(&c);\n"
    for copy, _, _, scenario in sources:
        swapchain = "create_swapchain(&c), " if scenario in PRESENTS else ""
        text += "    if (argc == 2 && strcmp(argv[1], \"%s\") == 0) {\n        %s%s_%s(&c);\n    }\n" % (copy, swapchain, scenario, copy)
    text += "    vkDeviceWaitIdle(c.device);\n    vkDestroyDevice(c.device, NULL);\n    vkDestroyInstance(c.instance, NULL);\n    return 0;\n}\n"
    return text.replace("create_swapchain(&c), ", "create_swapchain(&c);\n        ")


def names_of(text):
    """The scenarios with their only version, or None."""
    found = {}
    for version, name in SCENARIO.findall(text):
        found[name] = int(version) if version else None
    return found


def place_of(data, finding, code, variant):
    """The comment that the code replaces."""
    commands = data["commands"]
    if variant == "subpass_dependency":
        return "DEPENDENCIES"
    if "Submit." in code:
        return "SUBMIT"
    if "wait.stageMask |=" in code or "waitStage |=" in code:
        return "WAIT"
    if "signal.stageMask |=" in code:
        return "SIGNAL"
    command = commands["index"][finding["fix"]["after_command"]] + 1
    return ("BARRIER %d" if code.startswith("// In the barrier of ") else "AT %d") % command


def with_fix(source, scenario, place, code):
    """scenarios.c with the code in one scenario."""
    if place == "DEPENDENCIES" and "const VkSubpassDependency dependency = " in code:
        code += "dependencies[count++] = dependency;\n"
    if place.startswith("AT "):
        code = "{\n%s}\n" % code
    begin = source.index("static void SCENARIO(%s)(" % scenario)
    end = source.index("\n}\n", begin)
    function = source[begin:end]
    marker = "/* %s */" % place
    if marker not in function:
        raise AssertionError("%s: the fix belongs at %s, where the scenario has no place:\n%s" % (scenario, place, code))
    return source[:begin] + function.replace(marker, code) + source[end:]


class FixTest(unittest.TestCase):
    def setUp(self):
        self.maxDiff = None
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
        if not self.compiler:
            self.skipTest("a C compiler is missing; get it with: apt-get install gcc")
        kept = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
        self.environment = {**kept, "HOME": self.folder, "XDG_CACHE_HOME": self.folder, "TMPDIR": self.folder, "LC_ALL": "C.UTF-8",
                            "VK_ICD_FILENAMES": DRIVER}

    def compile(self, name, sources):
        path = os.path.join(self.folder, name)
        with open(path + ".c", "w", encoding="utf-8") as file:
            file.write(program_of(sources))
        done = subprocess.run([self.compiler, "-std=c17", "-w", "-O0", path + ".c", "-o", path, "-lvulkan"],
                              capture_output=True, text=True, timeout=250, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return path

    def run_program(self, program, scenario, trace=None):
        # The calls are valid only as far as accesses are concerned.
        settings = ["--set=validate_core=false"] + (["--set=syncval_trace_file=" + trace] if trace else [])
        done = subprocess.run([WARDEN, "run", "--sync", *settings, "--", program, scenario], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=100, check=False, env=self.environment)
        return done.stdout + done.stderr

    def finding_of(self, program, scenario):
        trace = os.path.join(self.folder, scenario + ".trace")
        output = self.run_program(program, scenario, trace)
        self.assertTrue(os.path.exists(trace), output)
        done = subprocess.run([WARDEN, "view", trace, "--json"], capture_output=True, text=True, timeout=100, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        data = json.loads(done.stdout)
        hazards = [finding for finding in data["findings"] if finding["kind"] == "hazard"]
        self.assertNotEqual(hazards, [], scenario + ": no hazard\n" + output)
        return data, hazards[0]

    def messages_of(self, output):
        """The messages about hazards and wrong arguments. The programs do not destroy their objects."""
        return [line for line in output.splitlines()
                if re.search(r"\[ (SYNC|VUID)-", line) and not re.search(r"VUID-vkDestroy(Device|Instance)-", line)]

    def apply(self, program, source, name, versions, fixed, expected):
        """Adds the copies of a scenario with each variant of its fix."""
        words, variants = EXPECTED[name]
        found = set()
        for version in versions:
            data, finding = self.finding_of(program, "%s_v%d" % (name, version))
            self.assertIn(words, finding["fix"]["text"])
            for variant in ("sync1", "sync2", "subpass_dependency"):
                code = finding["fix"][variant]
                if not code or variant == "sync%d" % (3 - version):
                    continue
                found.add(variant)
                copy = "%s_v%d_%s" % (name, version, variant)
                fixed.append((copy, version, with_fix(source, name, place_of(data, finding, code, variant), code), name))
                expected[copy] = code
        self.assertEqual(found, set(variants))

    def test_a_barrier_in_a_render_pass_is_the_cause(self):
        data, finding = self.finding_of(self.compile("plain", [("v1", 1, read("scenarios.c"), "barrier_in_pass")]), "v1")
        self.assertIn("The image barrier of vkCmdPipelineBarrier2 (command 2) is inside a render pass instance, so it orders "
                      "only accesses of its subpass.", finding["text"])
        self.assertNotIn("lacks", finding["text"])
        whys = {between["why"] for between in finding["barriers_between"]
                if data["barriers"]["command"][between["barrier"]] == finding["first"]["command"]}
        self.assertEqual(whys, {"it is inside a render pass instance, so it orders only accesses of its subpass"})

    def test_each_fix_removes_its_hazard(self):
        source = read("scenarios.c")
        names = names_of(source)
        self.assertEqual(sorted(names), sorted(EXPECTED))
        base = [("%s_v%d" % (name, version), version, source, name)
                for name, only in names.items() for version in (1, 2) if only in (None, version)]
        program = self.compile("plain", base)
        fixed, expected = [], {}
        for name, only in names.items():
            with self.subTest(scenario=name):
                self.apply(program, source, name, [only] if only else [1, 2], fixed, expected)
        program = self.compile("fixed", fixed)
        for copy, code in expected.items():
            with self.subTest(fixed=copy):
                output = self.run_program(program, copy)
                self.assertIn("VUID-vkDestroyDevice-", output)  # The program reached its end under the layer.
                self.assertEqual(self.messages_of(output), [], code)


if __name__ == "__main__":
    unittest.main()
