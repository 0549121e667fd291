"""Tests of `warden`: reports and exit codes with programs that write the layer's JSON report themselves, real findings of
an example on lavapipe, and the same from an installed prefix."""

import glob
import json
import os
import re
import shutil
import signal
import stat
import subprocess
import tempfile
import time
import unittest

ROOT = os.getcwd()
WARDEN = os.path.join(ROOT, "tools/warden/warden")
EXAMPLE = os.path.join(ROOT, "examples/missing_barrier")
REPORT = "VK_WARDEN_VALIDATION_REPORT_JSON"
HAZARD = "SYNC-HAZARD-READ-AFTER-WRITE"


def lavapipe():
    """The driver's manifest, None if it is missing."""
    found = glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")
    return found[0] if found else None


def line(identifier="VUID-a", severity="error", process=1, instance=1, **members):
    """A line of a JSON report."""
    finding = {"id": identifier, "id_number": 1, "severity": severity, "types": ["validation"], "text": "Text."}
    return json.dumps({**finding, **members, "process": process, "instance": instance})


class WardenTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
        self.environment.update(TMPDIR=self.folder, HOME=self.folder, XDG_CACHE_HOME=self.folder, LC_ALL="C.UTF-8")

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def warden(self, *arguments, program=WARDEN, **variables):
        done = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=1200,
                              check=False, cwd=self.folder, env={**self.environment, **variables}, text=True)
        self.assertNotIn("AddressSanitizer", done.stderr)
        return done

    def run_lines(self, lines, *options, code=0):
        """Runs a program that reports these lines and ends with `code`."""
        source = self.write("lines", "".join(lines))
        script = 'cat %s >> "$%s"; exit %d' % (source, REPORT, code)
        return self.warden("run", *options, "--", "sh", "-c", script)

    def sarif(self, name="out.sarif"):
        with open(self.path(name), encoding="utf-8") as file:
            return json.load(file)["runs"][0]


class RunTest(WardenTest):
    def test_the_exit_code_is_that_of_the_program(self):
        for code in [0, 1, 7, 255]:
            self.assertEqual(self.run_lines([], code=code).returncode, code)

    def test_errors_change_success_only(self):
        self.assertEqual(self.run_lines([line() + "\n"]).returncode, 1)
        self.assertEqual(self.run_lines([line() + "\n"], code=7).returncode, 7)
        self.assertEqual(self.run_lines([line(severity="warning") + "\n"]).returncode, 0)
        self.assertEqual(self.run_lines([line(severity="warning") + "\n"], "--fail-on=warning").returncode, 1)
        self.assertEqual(self.run_lines([line() + "\n"], "--fail-on=warning").returncode, 1)
        self.assertEqual(self.run_lines([line() + "\n"], "--fail-on=never").returncode, 0)

    def test_a_signal_is_128_plus_its_number(self):
        done = self.warden("run", "sh", "-c", "kill -SEGV $$")
        self.assertEqual(done.returncode, 128 + signal.SIGSEGV)
        self.assertIn("the program was ended by signal 11", done.stderr)

    def test_programs_that_cannot_start(self):
        done = self.warden("run", "no-such-program")
        self.assertEqual(done.returncode, 127)
        self.assertIn("no-such-program: error: the program could not be started: No such file", done.stderr)
        self.assertEqual(self.warden("run", self.folder).returncode, 126)
        self.assertEqual(self.warden("run").returncode, 2)
        self.assertEqual(self.warden("run", "--").returncode, 2)
        self.assertEqual(os.listdir(self.folder), [])  # No temporary file stays.

    def test_options_after_the_program_are_its_own(self):
        done = self.warden("run", "-q", "echo", "--json", "-q", "--", "--all")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "--json -q -- --all\n", ""))
        done = self.warden("run", "-q", "--", "echo", "-x")
        self.assertEqual(done.stdout, "-x\n")

    def test_the_summary_counts_ids_of_all_instances(self):
        done = self.run_lines([line() + "\n", line(instance=2) + "\n", line("VUID-b", "warning", process=2) + "\n"])
        self.assertIn("warden: 2 errors, 1 warning\n       2 error   VUID-a\n       1 warning VUID-b\n", done.stderr)

    def test_the_end_of_a_run_counts_repetitions(self):
        end = line("WARDEN-layer-end", "info", properties={"error VUID-a": "12", "warning VUID-c": "3"})
        after = line("VUID-late") + "\n"
        done = self.run_lines([line() + "\n", line() + "\n", end + "\n", after, line(instance=2) + "\n"], "--json")
        summary = json.loads(done.stderr)
        self.assertEqual((summary["errors"], summary["warnings"], summary["exit_code"]), (14, 3, 1))
        counts = {(count["severity"], count["id"]): count["count"] for count in summary["counts"]}
        self.assertEqual(counts, {("error", "VUID-a"): 13, ("warning", "VUID-c"): 3, ("error", "VUID-late"): 1})

    def test_a_program_without_a_device(self):
        done = self.run_lines([])
        self.assertIn("the program created no Vulkan device under the layer; nothing was validated", done.stderr)
        self.assertEqual(self.run_lines([], "--require-device").returncode, 1)
        start = line("WARDEN-layer-start", "info") + "\n"
        done = self.run_lines([start], "--require-device")
        self.assertEqual((done.returncode, done.stderr), (0, "warden: 0 errors, 0 warnings\n"))

    def test_reports_are_sarif_and_json(self):
        frames = [{"line": 3, "column": 2, "file": "a.frag", "text": "x = y;"}, {"line": 9, "file": "b.frag"}]
        objects = [{"type": 6, "type_name": "Buffer", "handle": "0xffffffffffffffff", "name": "\u00e9 \x1b[31m"}]
        lines = [line("WARDEN-layer-start", "info") + "\n",
                 line("VUID-a", frames=frames, objects=objects, site="0x0000000000000001", properties={"k": "v"}) + "\n",
                 line("VUID-b", "warning") + "\n"]
        self.run_lines(lines, "--report=out.sarif", "--report", "deep.json", "-r", "out.JSONL")
        run = self.sarif()
        self.assertEqual([(result["ruleId"], result["level"]) for result in run["results"]],
                         [("VUID-a", "error"), ("VUID-b", "warning")])
        place = run["results"][0]["locations"][0]
        self.assertEqual(place["physicalLocation"]["artifactLocation"]["uri"], "a.frag")
        self.assertEqual(place["physicalLocation"]["region"]["snippet"]["text"], "x = y;")
        self.assertEqual(place["logicalLocations"][0]["fullyQualifiedName"], "0xffffffffffffffff")
        self.assertEqual(len(run["results"][0]["relatedLocations"]), 1)
        self.assertEqual(run["results"][0]["partialFingerprints"]["wardenSite/v1"], "0000000000000001")
        self.assertEqual(run["results"][0]["properties"], {"k": "v"})
        default = run["results"][1]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        self.assertEqual(default, "sh")
        for name in ["deep.json", "out.JSONL"]:
            with open(self.path(name), encoding="utf-8") as file:
                self.assertEqual(file.read(), "".join(lines))

    def test_damaged_reports_are_counted_not_trusted(self):
        bad = ["not JSON\n", "[]\n", "{}\n", "null\n", '{"id": 1}\n', line(severity="fatal") + "\n",
               '{"id": "a", "severity": "error"}\n', "\0\n", "[" * 5000 + "\n"]
        odd = [line(frames="x", objects=[1, None, {}], properties=[]) + "\n",
               line(process="x", instance=-1, frames=[{"line": -5}, {"line": 1e99}]) + "\n",
               line("WARDEN-layer-end", "info", properties={"error": "5", "error x": "-1", "odd y": "2", "error z": 3}) + "\n",
               line("\x1b[31m\n"), "\n", line()[:-20]]
        done = self.run_lines(bad + odd, "--report=out.sarif")
        self.assertEqual(done.returncode, 1)
        self.assertIn("warden: 10 findings could not be read", done.stderr)
        self.assertNotIn("\x1b", done.stderr)
        self.assertEqual(len(self.sarif()["results"]), 3)

    def test_a_report_that_cannot_be_written(self):
        done = self.run_lines([], "--report=nowhere/../../../proc/x/out.sarif")
        self.assertEqual(done.returncode, 3)
        done = self.warden("run", "--report=out.txt", "true")
        self.assertEqual(done.returncode, 2)
        self.assertIn("'out.txt' does not end in .sarif, .jsonl or .json", done.stderr)
        done = self.warden("run", "true", TMPDIR="/nowhere")
        self.assertEqual(done.returncode, 3)
        os.mkfifo(self.path("pipe.json"))
        done = self.warden("run", "--report=pipe.json", "true")
        self.assertEqual(done.returncode, 3)
        self.assertIn("pipe.json: error: no process reads from this pipe", done.stderr)

    def test_a_pipe_as_a_report(self):
        os.mkfifo(self.path("pipe.json"))
        with subprocess.Popen(["cat", self.path("pipe.json")], stdout=subprocess.PIPE, text=True) as reader:
            done = self.run_lines([line() + "\n"], "--report=pipe.json")
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertEqual(json.loads(reader.communicate(timeout=60)[0])["id"], "VUID-a")

    def test_settings_are_checked(self):
        done = self.warden("run", "--set=gpuav_enabel=1", "true")
        self.assertEqual(done.returncode, 2)
        self.assertIn("there is no setting 'gpuav_enabel'; did you mean 'gpuav_enable'?", done.stderr)
        for wrong, expected in [("gpuav_enable=perhaps", "is not a value of gpuav_enable"),
                                ("exit_code=1000", "an integer from 0 to 255"), ("gpuav_enable", "is not KEY=VALUE"),
                                ("=1", "is not KEY=VALUE"), ("report_json=x", "use --report")]:
            done = self.warden("run", "-s", wrong, "true")
            self.assertEqual(done.returncode, 2)
            self.assertIn(expected, done.stderr)
        done = self.warden("run", "--sync=1", "true")
        self.assertIn("option '--sync' takes no argument", done.stderr)
        self.assertIn("did you mean '--sync'?", self.warden("run", "--synk", "true").stderr)

    def environment_of(self, *options, **variables):
        done = self.warden("run", "--print-environment", *options, **variables)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return dict(item.split("=", 1) for item in done.stdout.splitlines())

    def test_the_environment(self):
        variables = self.environment_of("--off=shaders,gpuav", "--all", "--set", "log_filename=a b", "--log=c")
        self.assertEqual(variables["VK_WARDEN_VALIDATION_VALIDATE_SYNC"], "true")
        self.assertEqual(variables["VK_WARDEN_VALIDATION_VALIDATE_SHADERS"], "false")
        self.assertEqual(variables["VK_WARDEN_VALIDATION_GPUAV_ENABLE"], "false")
        self.assertEqual(variables["VK_WARDEN_VALIDATION_LOG_FILENAME"], "a b")
        self.assertNotIn("VK_WARDEN_VALIDATION_WRAP_HANDLES", variables)  # Not a validator.
        self.assertIn("VK_WARDEN_VALIDATION_WRAP_HANDLES", self.environment_of("--wrap-handles"))
        variables_of_check = self.environment_of("--divergence")
        self.assertEqual(variables_of_check["VK_WARDEN_VALIDATION_GPUAV_ENABLE"], "true")
        self.assertEqual(variables_of_check["VK_WARDEN_VALIDATION_GPUAV_CHECKS"], "+divergence")
        self.assertEqual(variables["VK_INSTANCE_LAYERS"], "VK_LAYER_WARDEN_validation")
        folder = variables["VK_ADD_LAYER_PATH"]
        self.assertTrue(os.path.exists(os.path.join(folder, "VkLayer_warden_validation.json")))

    def test_the_environment_keeps_layers_of_the_user(self):
        variables = self.environment_of(VK_LAYER_PATH="/x:/y", VK_INSTANCE_LAYERS="VK_LAYER_KHRONOS_validation")
        self.assertRegex(variables["VK_LAYER_PATH"], "^/.+:/x:/y$")
        self.assertNotIn("VK_ADD_LAYER_PATH", variables)
        self.assertEqual(variables["VK_INSTANCE_LAYERS"], "VK_LAYER_KHRONOS_validation:VK_LAYER_WARDEN_validation")
        variables = self.environment_of(VK_INSTANCE_LAYERS="a:VK_LAYER_WARDEN_validation:b")
        self.assertEqual(variables["VK_INSTANCE_LAYERS"], "a:VK_LAYER_WARDEN_validation:b")

    def test_signals_go_to_the_program_and_the_report_is_written(self):
        script = 'trap "echo got; exit 5" TERM; cat lines >> "$%s"; : > ready; while :; do sleep 0.05; done' % REPORT
        self.write("lines", line() + "\n")
        with subprocess.Popen([WARDEN, "run", "--report=out.sarif", "--", "sh", "-c", script], cwd=self.folder,
                              env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            end = time.time() + 1200
            while not os.path.exists(self.path("ready")) and time.time() < end:
                time.sleep(0.02)
            process.send_signal(signal.SIGTERM)
            out, _ = process.communicate(timeout=1200)
        self.assertEqual((process.returncode, out), (5, "got\n"))
        self.assertEqual(len(self.sarif()["results"]), 1)

    def test_without_the_layer(self):
        lonely = shutil.copy(WARDEN, self.path("warden"))
        os.chmod(lonely, os.stat(lonely).st_mode | stat.S_IXUSR)
        done = self.warden("run", "true", program=lonely)
        self.assertEqual(done.returncode, 3)
        self.assertIn("the layer is not there; searched:", done.stderr)
        done = self.warden("doctor", program=lonely)
        self.assertEqual(done.returncode, 1)
        self.assertIn("problem: the layer is not there", done.stdout)


class SettingsTest(WardenTest):
    def test_lists_all(self):
        done = self.warden("settings")
        self.assertEqual(done.returncode, 0)
        self.assertIn("\nvalidate_sync = false\n", done.stdout)
        listed = json.loads(self.warden("settings", "--json").stdout)
        self.assertGreater(len(listed), 25)
        self.assertEqual(listed[0]["key"], "enable")
        self.assertEqual(self.warden("settings", "-q").stdout, "")

    def test_searches(self):
        done = self.warden("settings", "barrier", "wider")
        self.assertEqual(re.findall(r"^(\w+) =", done.stdout, re.MULTILINE), ["syncval_redundant_barriers"])
        done = self.warden("settings", "GPUAV_mode")
        self.assertEqual(re.findall(r"^(\w+) =", done.stdout, re.MULTILINE), ["gpuav_mode"])

    def test_explains_one(self):
        done = self.warden("settings", "gpuav_mode")
        for text in ["type:     word", "default:  guard", "variable: VK_WARDEN_VALIDATION_GPUAV_MODE",
                     "warden_validation.gpuav_mode = VALUE", "needs:    gpuav_enable", "observe: "]:
            self.assertIn(text, done.stdout)
        self.assertIn("validate_shaders\n", self.warden("settings", "check_shaders").stdout)
        self.assertIn("(a name of the Khronos layer)", self.warden("settings", "validate_gpu_based").stdout)

    def test_takes_the_names_of_pages_and_files(self):
        for name in ["khronos_validation.validate_sync", "warden_validation.validate_sync", "validate_sync=true",
                     "warden_validation.validate_sync = true", "VK_WARDEN_VALIDATION_VALIDATE_SYNC",
                     "VK_WARDEN_VALIDATION_VALIDATE_SYNC=1", "VK_KHRONOS_VALIDATION_VALIDATE_SYNC",
                     "VK_LAYER_VALIDATE_SYNC", "VK_VALIDATION_VALIDATE_SYNC"]:
            done = self.warden("settings", name)
            self.assertEqual((done.returncode, done.stderr), (0, ""), name)
            self.assertTrue(done.stdout.startswith("validate_sync\n"), name)
        done = self.warden("settings", "khronos_validation.validate_best_practices")
        self.assertIn("'khronos_validation.validate_best_practices', a setting of the Khronos layer, is not available",
                      done.stderr)
        self.assertIn("did you mean 'validate_sync'?", self.warden("settings", "warden_validation.validat_sync").stderr)
        done = self.warden("run", "--print-environment", "--set=warden_validation.validate_sync=true")
        self.assertIn("VK_WARDEN_VALIDATION_VALIDATE_SYNC=true\n", done.stdout)

    def test_answers_for_unavailable_settings(self):
        for word, expected in [("validate_best_practices", "is not available in Warden: There are no best-practice checks"),
                               ("gpuav_single_loops", "is now called 'gpuav_loop_versioning', with the opposite meaning"),
                               ("gpuav_enabel", "did you mean 'gpuav_enable'?"), ("zzzzzz", "no setting matches 'zzzzzz'")]:
            done = self.warden("settings", word)
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertIn(expected, done.stderr)
        self.assertEqual(self.warden("settings", "x" * 100000).returncode, 1)
        self.assertEqual(json.loads(self.warden("settings", "--json", "zzzzzz").stdout), [])


class DoctorTest(WardenTest):
    def test_without_a_driver(self):
        done = self.warden("doctor", VK_DRIVER_FILES="/nowhere.json", VK_ICD_FILENAMES="/nowhere.json")
        self.assertEqual(done.returncode, 1)
        self.assertIn("problem: there is no Vulkan driver", done.stdout)

    def test_without_a_loader(self):
        self.write("libvulkan.so.1", "This is not a library.")
        done = self.warden("doctor", LD_LIBRARY_PATH=self.folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("problem: there is no Vulkan loader (Debian package libvulkan1): ", done.stdout)
        self.assertIn("loader: not found", done.stdout)
        diagnosis = json.loads(self.warden("doctor", "--json", LD_LIBRARY_PATH=self.folder).stdout)
        self.assertEqual((diagnosis["loader"], diagnosis["devices"], len(diagnosis["problems"])), (None, [], 1))

    def make_driver(self, body):
        """A driver whose functions have this body; returns its manifest."""
        compiler = shutil.which("cc")
        if not compiler:
            self.skipTest("cc is missing: install the Debian package gcc")
        source = self.write("driver.c", "#include <stdlib.h>\n#include <unistd.h>\n"
                                        "void *vk_icdGetInstanceProcAddr(void *i, const char *n) { %s return 0; }\n"
                                        "int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *v) { %s return 0; }\n"
                            % (body, body))
        subprocess.run([compiler, "-shared", "-fPIC", "-w", "-o", self.path("libdriver.so"), source], check=True)
        return self.write("driver.json", json.dumps({
            "file_format_version": "1.0.0", "ICD": {"library_path": self.path("libdriver.so"), "api_version": "1.3.0"}}))

    def test_drivers_that_end_the_process_are_reported(self):
        for body, expected in [("*(volatile int *)0 = 1;", "problem: the Vulkan loader: the driver crashed: signal 11"),
                               ("abort();", "problem: the Vulkan loader: the driver crashed: signal 6"),
                               ("_exit(7);", "problem: the Vulkan loader: the driver ended the process with exit code 7")]:
            manifest = self.make_driver(body)
            done = self.warden("doctor", VK_DRIVER_FILES=manifest, VK_ICD_FILENAMES=manifest)
            self.assertEqual(done.returncode, 1)
            self.assertIn(expected, done.stdout)

    def test_arguments_are_refused(self):
        self.assertEqual(self.warden("doctor", "now").returncode, 2)
        self.assertIn("did you mean 'doctor'?", self.warden("docter").stderr)


class InstallTest(WardenTest):
    """What install_test.cc leaves out: links, folders, prefixes."""

    def setUp(self):
        super().setUp()
        self.environment.pop("XDG_DATA_HOME", None)
        self.manifest = self.path(".local/share/vulkan/explicit_layer.d/VkLayer_warden_validation.json")

    def test_without_a_variable_the_folder_is_in_the_home_folder(self):
        done = self.warden("install")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        with open(self.manifest, encoding="utf-8") as file:
            layer = json.load(file)["layer"]
        self.assertEqual(layer["name"], "VK_LAYER_WARDEN_validation")
        self.assertTrue(os.path.isabs(layer["library_path"]))
        self.assertTrue(os.path.isfile(layer["library_path"]))
        done = self.warden("install", HOME="relative")
        self.assertEqual(done.returncode, 3)
        self.assertIn("neither XDG_DATA_HOME nor HOME is the path of a folder", done.stderr)
        self.assertEqual(self.warden("install", "--remove").returncode, 0)
        self.assertFalse(os.path.exists(self.manifest))

    def test_a_link_is_replaced_and_its_target_stays(self):
        os.makedirs(os.path.dirname(self.manifest))
        for target, code in [("/nowhere", 0), (self.write("other.json", "{}"), 1)]:
            os.symlink(target, self.manifest)
            self.assertEqual(self.warden("install").returncode, code)
            done = self.warden("install", "--force")
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertFalse(os.path.islink(self.manifest))
            os.unlink(self.manifest)
        with open(self.path("other.json"), encoding="utf-8") as file:
            self.assertEqual(file.read(), "{}")

    def test_a_folder_that_cannot_be_made(self):
        done = self.warden("install", XDG_DATA_HOME=self.write("file", ""))
        self.assertEqual(done.returncode, 3)
        self.assertRegex(done.stderr, "warden: .*VkLayer_warden_validation.json: error: Not a directory")
        os.makedirs(self.manifest)
        self.assertEqual(self.warden("install").returncode, 1)
        done = self.warden("install", "--force")
        self.assertEqual(done.returncode, 3)
        self.assertTrue(os.path.isdir(self.manifest))

    def test_a_prefix_that_the_loader_searches_needs_no_entry(self):
        prefix = self.path(".local")
        subprocess.run([os.path.join(ROOT, "testing/dev/install.sh"), ROOT, prefix], check=True, stdout=subprocess.PIPE)
        with open(self.manifest, encoding="utf-8") as file:
            before = file.read()
        program = os.path.join(prefix, "bin/warden")
        done = self.warden("install", program=program)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue(done.stdout.startswith("already installed: "), done.stdout)
        done = self.warden("install", "--remove", program=program)
        self.assertEqual(done.returncode, 1)
        self.assertIn("this manifest is one of the files of this copy of the layer", done.stderr)
        self.assertEqual(self.warden("install").returncode, 1)
        with open(self.manifest, encoding="utf-8") as file:
            self.assertEqual(file.read(), before)


class DeviceTest(WardenTest):
    """With lavapipe."""

    def setUp(self):
        super().setUp()
        driver = lavapipe()
        if not driver:
            self.skipTest("lavapipe is missing: install the Debian package mesa-vulkan-drivers")
        self.environment.update(VK_DRIVER_FILES=driver, VK_ICD_FILENAMES=driver)

    def example(self, *options, program=WARDEN, fixed=False, **variables):
        command = [os.path.join(EXAMPLE, "missing_barrier")] + (["--fixed"] if fixed else [])
        return self.warden("run", *options, "--", *command, program=program, **variables)

    def check_findings(self, program=WARDEN):
        done = self.example("--sync", "--report=out.sarif", "--report=out.jsonl", program=program)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("warden: 1 error, 0 warnings\n       1 error   %s\n" % HAZARD, done.stderr)
        self.assertEqual([result["ruleId"] for result in self.sarif()["results"]], [HAZARD])
        with open(self.path("out.jsonl"), encoding="utf-8") as file:
            lines = [json.loads(text) for text in file]
        self.assertEqual([found["id"] for found in lines], ["WARDEN-layer-start", HAZARD, "WARDEN-layer-end"])
        self.assertEqual(lines[2]["properties"], {"error " + HAZARD: "1"})

    def test_a_hazard_is_found_and_its_fix_is_silent(self):
        self.check_findings()
        done = self.example("--sync", "--report=out.sarif", fixed=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.sarif()["results"], [])
        self.assertEqual(self.example("--off=shaders").returncode, 0)

    def test_each_validator_that_the_layer_has_is_an_option(self):
        done = self.example("--all", "--report=out.jsonl", fixed=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(self.path("out.jsonl"), encoding="utf-8") as file:
            start = json.loads(file.readline())
        self.assertTrue(start["properties"])
        for key, value in start["properties"].items():
            self.assertTrue(value.startswith("on: "), (key, value))
            self.assertEqual(value, "on: %s: VK_WARDEN_VALIDATION_%s" % (key, key.upper()))

    def test_the_layer_itself_writes_sarif_and_an_exit_code(self):
        done = self.example("--sync", "--fail-on=never", "--set=exit_code=42", "--set=report_sarif=layer-%p.sarif")
        self.assertEqual(done.returncode, 42, done.stderr)
        names = glob.glob(self.path("layer-*.sarif"))
        self.assertEqual(len(names), 1)
        self.assertEqual([result["ruleId"] for result in self.sarif(names[0])["results"]], [HAZARD])
        done = self.example("--sync", "--set=exit_code=42", fixed=True)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_the_layer_aborts_at_an_error(self):
        done = self.example("--sync", "--set=debug_action=abort", "--report=out.sarif")
        self.assertEqual(done.returncode, 128 + signal.SIGABRT)
        self.assertEqual(len(self.sarif()["results"]), 1)

    def test_the_loader_finds_the_installed_layer(self):
        program = os.path.join(EXAMPLE, "missing_barrier")
        environment = {**self.environment, "VK_INSTANCE_LAYERS": "VK_LAYER_WARDEN_validation",
                       "VK_WARDEN_VALIDATION_VALIDATE_SYNC": "true"}
        for arguments, found in [(["install"], True), (["install", "--remove"], False)]:
            self.assertEqual(self.warden(*arguments).returncode, 0)
            done = subprocess.run([program], stdin=subprocess.DEVNULL, capture_output=True, timeout=1200, check=False,
                                  cwd=self.folder, env=environment, text=True)
            self.assertEqual(HAZARD in done.stderr, found, done.stderr)

    def test_doctor_reports_the_device(self):
        done = self.warden("doctor", "--json")
        self.assertEqual(done.returncode, 0, done.stdout)
        diagnosis = json.loads(done.stdout)
        self.assertEqual(diagnosis["problems"], [])
        device = diagnosis["devices"][0]
        self.assertEqual((device["type"], device["result"]), ("CPU", 0))
        self.assertTrue(device["features"]["fragmentStoresAndAtomics"])
        self.assertTrue(all(value.startswith("on") for value in device["validators"].values()))
        done = self.warden("doctor")
        self.assertRegex(done.stdout, r"Synchronization +works \(validate_sync\)")

    def check_pages_exist(self, prefix):
        """Messages, manual pages and pages name only pages that are installed."""
        pages = os.path.join(prefix, "share/doc/warden")
        names = {name: set() for name in ["docs/settings.md", "README.md"]}
        for folder, _, files in os.walk(prefix):
            for file in files:
                with open(os.path.join(folder, file), "rb") as data:
                    for name in re.findall(rb"\bdocs/[a-z][\w.-]*\.(?:md|json|svg|png)\b", data.read()):
                        names.setdefault(name.decode(), set()).add(file)
        self.assertGreater(len(names), 5)
        for name, files in names.items():
            self.assertTrue(os.path.isfile(os.path.join(pages, name)), (name, files))
        for page in glob.glob(os.path.join(pages, "**/*.md"), recursive=True):
            with open(page, encoding="utf-8") as text:
                for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text.read()):
                    self.assertTrue(os.path.exists(os.path.join(os.path.dirname(page), link)), (page, link))

    def test_an_installed_prefix_works_wherever_it_is(self):
        prefix = self.path("prefix 1")
        subprocess.run([os.path.join(ROOT, "testing/dev/install.sh"), ROOT, prefix], check=True, stdout=subprocess.PIPE)
        for name in ["lib/libVkLayer_warden_validation.so", "share/vulkan/explicit_layer.d/VkLayer_warden_validation.json",
                     "bin/warden", "bin/errdecode", "bin/spv-instrument", "bin/vkcache", "share/man/man1/warden.1",
                     "share/man/man1/vkcache.1", "share/bash-completion/completions/warden",
                     "share/zsh/site-functions/_warden", "share/fish/vendor_completions.d/warden.fish"]:
            self.assertTrue(os.path.isfile(os.path.join(prefix, name)), name)
        self.check_pages_exist(prefix)
        self.check_findings(program=os.path.join(prefix, "bin/warden"))
        moved = self.path("moved")
        os.rename(prefix, moved)
        self.check_findings(program=os.path.join(moved, "bin/warden"))
        done = self.warden("doctor", program=os.path.join(moved, "bin/warden"))
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn(os.path.join(moved, "share/vulkan/explicit_layer.d"), done.stdout)


if __name__ == "__main__":
    unittest.main()
