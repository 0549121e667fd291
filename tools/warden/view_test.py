"""Tests of `warden view`: recordings of examples and of the validator's tests, as JSON, text and Perfetto's format; damaged
and foreign files; a program that was killed. `--refresh` writes the golden files."""

import fcntl
import glob
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = os.getcwd()
WARDEN = os.path.join(ROOT, "tools/warden/warden")
EXAMPLES = os.path.join(ROOT, "examples")
TESTS = os.path.join(ROOT, "vk/syncval/testing/validator")
GOLDEN = os.path.join(ROOT, "tools/warden/golden")
SETTING = "VK_WARDEN_VALIDATION_SYNCVAL_TRACE_FILE"
REFRESH = os.environ.get("BUILD_WORKSPACE_DIRECTORY") if "--refresh" in sys.argv else None


def conforms(schema, value, root, where="$"):
    """Yields the errors of `value`, for the parts of JSON Schema that the schema uses."""
    if "$ref" in schema:
        schema = root["definitions"][schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        errors = [list(conforms(one, value, root, where)) for one in schema["anyOf"]]
        yield from ([] if [] in errors else errors[-1])
        return
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    if "type" in schema and not isinstance(value, kinds[schema["type"]]):
        yield "%s: not of type %s" % (where, schema["type"])
        return
    if "enum" in schema and value not in schema["enum"]:
        yield "%s: %r is none of %r" % (where, value, schema["enum"])
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield "%s: %r does not match" % (where, value)
    if "minimum" in schema and value < schema["minimum"]:
        yield "%s: too small" % where
    if isinstance(value, list):
        for i, item in enumerate(value):
            yield from conforms(schema.get("items", {}), item, root, "%s[%d]" % (where, i))
    if isinstance(value, dict):
        for name in schema.get("required", []):
            if name not in value:
                yield "%s: no %s" % (where, name)
        for name, member in value.items():
            if name not in schema["properties"]:
                yield "%s: unknown member %s" % (where, name)
            else:
                yield from conforms(schema["properties"][name], member, root, where + "." + name)


def limit_files():
    resource.setrlimit(resource.RLIMIT_FSIZE, (60000, 60000))


def limit_memory():
    with open(WARDEN, "rb") as tool:
        if b"__asan_" not in tool.read():  # The sanitizer reserves terabytes.
            resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))


def without_handles(text):
    """The text with handles numbered by their first use, which are the same in each run."""
    numbers = {}
    return re.sub(r"0x[0-9a-f]+", lambda found: numbers.setdefault(found[0], "H%d" % (len(numbers) + 1)), text)


class ViewTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.trace = os.path.join(self.folder, "file.trace")
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith("VK_")}
        self.environment.update(TMPDIR=self.folder, HOME=self.folder, XDG_CACHE_HOME=self.folder, LC_ALL="C.UTF-8")
        drivers = glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")
        if not drivers:
            self.skipTest("lavapipe is missing; get it with: apt-get install mesa-vulkan-drivers")
        self.environment["VK_ICD_FILENAMES"] = drivers[0]

    def call(self, *arguments, preexec_fn=None, **variables):
        done = subprocess.run(arguments, stdin=subprocess.DEVNULL, capture_output=True, timeout=1200, check=False,
                              env={**self.environment, **variables}, text=True, preexec_fn=preexec_fn)
        self.assertNotIn("AddressSanitizer", done.stderr)
        return done

    def record(self, name, *options, run_options=(), preexec_fn=None, **settings):
        """Runs an example, which writes the trace."""
        given = ["--set=%s=%s" % item for item in {"syncval_trace_file": self.trace, **settings}.items()]
        program = os.path.join(EXAMPLES, name, name)
        return self.call(WARDEN, "run", "--sync", *run_options, *given, "--", program, *options,
                         "--shaders", os.path.dirname(program), preexec_fn=preexec_fn)

    def record_test(self, name, names):
        """Runs cases of a test of the validator, which writes the trace."""
        done = self.call(os.path.join(TESTS, name), "--gtest_filter=" + names, **{SETTING: self.trace})
        self.assertEqual(done.returncode, 0, done.stdout)

    def view(self, *options, code=0):
        done = self.call(WARDEN, "view", self.trace, *options)
        self.assertEqual(done.returncode, code, done.stderr)
        return done

    def json(self):
        """The checked JSON."""
        data = json.loads(self.view("--json").stdout)
        with open(os.path.join(ROOT, "docs/trace.schema.json"), encoding="utf-8") as file:
            schema = json.load(file)
        self.assertEqual(list(conforms(schema, data, schema))[:5], [])
        for name in ["commands", "accesses", "barriers", "event_ops"]:
            self.assertEqual(len({len(column) for column in data[name].values()}), 1, name)
        return data

    def compare(self, name, text):
        path = os.path.join(GOLDEN, name)
        if REFRESH:
            os.makedirs(os.path.join(REFRESH, "tools/warden/golden"), exist_ok=True)
            with open(os.path.join(REFRESH, "tools/warden/golden", name), "w", encoding="utf-8") as file:
                file.write(text)
            return
        with open(path, encoding="utf-8") as file:
            self.assertEqual(text, file.read())

    def name_of(self, data, command):
        return data["strings"][data["commands"]["name"][command]]


class RecordingTest(ViewTest):
    def test_missing_barrier_as_json(self):
        self.record("missing_barrier")
        data = self.json()
        self.assertTrue(data["about"]["complete"])
        [finding] = data["findings"]
        self.assertEqual(self.name_of(data, finding["first"]["command"]), "vkCmdDispatch")
        self.assertEqual(self.name_of(data, finding["second"]["command"]), "vkCmdDraw")
        self.assertEqual(data["resources"][finding["resource"]]["name"], "corners")
        self.assertEqual(finding["barriers_between"], [])
        self.assertEqual(finding["fix"]["kind"], "barrier")
        self.assertEqual(self.name_of(data, finding["fix"]["after_command"]), "vkCmdDispatch")
        self.assertIn("VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT", finding["fix"]["sync2"])
        self.assertIn("VK_PIPELINE_STAGE_VERTEX_INPUT_BIT", finding["fix"]["sync1"])
        self.assertIn(".srcSubpass = VK_SUBPASS_EXTERNAL", finding["fix"]["subpass_dependency"])
        self.assertEqual([label["name"] for label in data["labels"]], ["compute corners"])

    def test_missing_barrier_as_text(self):
        self.record("missing_barrier")
        self.compare("view_missing_barrier.txt", without_handles(self.view("--text").stdout))
        self.compare("view_missing_barrier_corners.txt",
                     without_handles(self.view("--resource", "corners").stdout))

    def test_missing_barrier_for_perfetto(self):
        self.record("missing_barrier")
        text = self.view("--perfetto").stdout
        depth = 0
        for event in json.loads(text)["traceEvents"]:
            depth += {"B": 1, "E": -1}.get(event["ph"], 0)
            self.assertGreaterEqual(depth, 0)
        self.assertEqual(depth, 0)
        self.compare("view_missing_barrier_perfetto.json", without_handles(text))

    def test_the_fixed_program_has_no_finding(self):
        self.record("missing_barrier", "--fixed")
        data = self.json()
        self.assertEqual(data["findings"], [])
        self.assertEqual(len(data["barriers"]["command"]), 1)

    def test_the_frame_loop_presents(self):
        self.record("frame_loop", "--frames=8")
        data = self.json()
        about = data["about"]
        self.assertEqual((about["application"], about["program"], about["engine"]), ("frame_loop", "frame_loop", "warden_examples"))
        self.assertEqual(len(data["presents"]), 8)
        self.assertEqual(len(data["submissions"]), 24)
        self.assertEqual(sorted({submission["frame"] for submission in data["submissions"]}), list(range(8)))
        kinds = {semaphore["kind"] for semaphore in data["semaphores"]}
        self.assertEqual(kinds, {"binary", "timeline"})
        self.assertIn("swapchain_image", {resource["kind"] for resource in data["resources"]})
        orders = [row["order"] for name in ["submissions", "presents", "acquires", "host_waits"] for row in data[name]]
        self.assertEqual(sorted(orders), list(range(len(orders))))

    def test_only_some_frames(self):
        self.record("frame_loop", "--frames=8", syncval_trace_frames="2-3")
        data = self.json()
        self.assertEqual(data["about"]["frames"], [2, 3])
        self.assertEqual(data["about"]["end"], "the last frame")
        self.assertEqual({submission["frame"] for submission in data["submissions"]}, {2, 3})

    def test_until_the_first_finding(self):
        self.record("missing_barrier", syncval_trace_until_finding="true")
        data = self.json()
        self.assertEqual(data["about"]["end"], "the first finding")
        self.assertEqual(len(data["findings"]), 1)
        self.assertEqual(data["submissions"], [])

    def test_subpasses(self):
        self.record_test("syncval_subpass_test", "*")
        data = self.json()
        passes = [one for one in data["passes"] if one["subpasses"] > 1]
        self.assertTrue(passes)
        commands = data["commands"]
        self.assertTrue(any(subpass > 0 for subpass in commands["subpass"]))
        barriers = data["barriers"]
        self.assertIn(3, barriers["kind"])
        dependencies = [finding["fix"]["subpass_dependency"] for finding in data["findings"]]
        self.assertTrue(any(".dstSubpass = 1" in code for code in dependencies))
        for finding in data["findings"]:
            self.assertIsNotNone(finding["first"])
            self.assertIsNotNone(finding["second"])

    def test_two_queues_with_timelines(self):
        self.record_test("syncval_queue_test", "*QueuesRace*:*TimelinesOrderQueues*")
        data = self.json()
        self.assertGreater(len({submission["queue"] for submission in data["submissions"]}), 1)
        values = {use["value"] for submission in data["submissions"] for use in submission["waits"]
                  if data["semaphores"][use["semaphore"]]["kind"] == "timeline"}
        self.assertTrue(values - {0})
        race = [finding for finding in data["findings"] if "RACING" in finding["message_id"]][0]
        queues = {data["submissions"][race[side]["submission"]]["queue"] for side in ["first", "second"]}
        self.assertEqual(len(queues), 2)
        self.assertIn("VkSemaphoreSubmitInfo", race["fix"]["sync2"])
        self.assertIn("pWaitDstStageMask", race["fix"]["sync1"])

    def test_redundant_barriers(self):
        self.record_test("syncval_oversync_test", "*")
        data = self.json()
        findings = [finding for finding in data["findings"] if finding["kind"] == "redundant_barrier"]
        self.assertTrue(findings)
        barriers = data["barriers"]
        flagged = {command for command, flag in zip(barriers["command"], barriers["redundant"]) if flag}
        for finding in findings:
            name = self.name_of(data, finding["second"]["command"])
            self.assertTrue(finding["text"].startswith(name), name)
        self.assertTrue(flagged & {finding["second"]["command"] for finding in findings})

    def test_findings_of_gpu_assisted_validation(self):
        self.record("bindless", run_options=["--gpuav"])
        data = self.json()
        commands, lines = {}, {}
        for finding in data["findings"]:
            self.assertEqual(finding["kind"], "gpu")
            commands[self.name_of(data, finding["second"]["command"])] = finding
            source = data["shaders"][finding["shader"]]["source"]
            self.assertGreater(len(source), finding["line"])
            self.assertEqual(source[0], "#version 450")
            self.assertEqual(source[-1], "}")
            lines[self.name_of(data, finding["second"]["command"])] = source[finding["line"] - 1].strip()
        self.assertEqual(sorted(commands), ["vkCmdDispatch", "vkCmdDraw"])
        self.assertEqual(lines["vkCmdDispatch"], "atomicAdd(buckets[parameters.frame].counts[slot], 1u);")
        self.assertEqual(lines["vkCmdDraw"], "color = light * texture(tex[tex_ind], uv);")
        self.assertTrue(data["shaders"][commands["vkCmdDraw"]["shader"]]["file"].endswith("triangle.frag"))
        # The stage of the shader is known, its access is not.
        stages = {name: (finding["second"]["stage"], finding["second"]["access"]) for name, finding in commands.items()}
        self.assertEqual(stages, {"vkCmdDispatch": ("VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT", ""),
                                  "vkCmdDraw": ("VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT", "")})
        self.assertEqual([cause["findings"] for cause in data["causes"]], [[0], [1]])

    def statuses(self, data, finding):
        """[status, first command, last command] of each run of commands."""
        return [[run["status"], *(self.name_of(data, run[side + "_command"]) for side in ["first", "last"])]
                for run in finding["statuses"]]

    def test_a_hang_has_the_status_of_commands(self):
        self.record("endless_loop", run_options=["--hangs"], hang_timeout_ms="200")
        data = self.json()
        [finding] = data["findings"]
        self.assertEqual((finding["kind"], finding["message_id"], finding["severity"]), ("hang", "WARDEN-hangs-timeout", "warning"))
        self.assertEqual(self.statuses(data, finding), [["completed", "vkCmdFillBuffer", "vkCmdFillBuffer"],
                                                        ["begun", "vkCmdDispatch", "vkCmdDispatch"]])
        self.assertEqual({run["submission"] for run in finding["statuses"]}, {0})
        self.assertEqual(self.name_of(data, finding["first"]["command"]), "vkCmdFillBuffer")
        self.assertEqual(self.name_of(data, finding["second"]["command"]), "vkCmdDispatch")
        self.assertEqual(finding["barriers_between"], [])
        self.assertIn("[ WARDEN-hangs-timeout ] VkQueue", self.view("--text").stdout)

    def test_a_program_that_does_not_hang_has_no_finding(self):
        self.record("endless_loop", "--fixed", run_options=["--hangs"], hang_timeout_ms="60000")
        self.assertEqual(self.json()["findings"], [])

    def test_a_lost_device_has_the_status_of_commands(self):
        done = self.call(os.path.join(ROOT, "vk/hangs/hangs_null_test"),
                         "--gtest_filter=*BufferMarkersAreInsideOfRenderPassInstances", VK_WARDEN_VALIDATION_VALIDATE_SYNC="true",
                         **{SETTING: self.trace})
        self.assertEqual(done.returncode, 0, done.stdout)
        data = self.json()
        [finding] = [finding for finding in data["findings"] if finding["kind"] == "hang"]
        self.assertEqual((finding["message_id"], finding["severity"]), ("WARDEN-hangs-device-lost", "error"))
        self.assertEqual(self.statuses(data, finding), [["completed", "vkCmdDispatch", "vkCmdBeginRendering"],
                                                        ["begun", "vkCmdDraw", "vkCmdDraw"],
                                                        ["not_begun", "vkCmdEndRendering", "vkCmdDispatch"]])
        commands = [run[side] for run in finding["statuses"] for side in ["first_command", "last_command"]]
        self.assertEqual(commands, sorted(commands))  # The last dispatch is not the first one.

    def test_findings_of_a_loop_have_one_cause(self):
        self.record("frame_loop", "--frames=8", "--bug=acquire-wait")
        data = self.json()
        self.assertGreater(len(data["findings"]), 1)
        # The transitions of several images and command buffers have one, the presentations another.
        transitions, presentations = data["causes"]
        self.assertEqual(sorted(transitions["findings"] + presentations["findings"]), list(range(len(data["findings"]))))
        for number, cause in enumerate((transitions, presentations)):
            findings = [data["findings"][index] for index in cause["findings"]]
            self.assertEqual(cause["count"], sum(finding["count"] for finding in findings))
            self.assertEqual({finding["cause"] for finding in findings}, {number})
        self.assertGreater(len(transitions["findings"]), len(presentations["findings"]))
        text = self.view("--text").stdout
        self.assertEqual(text.count("\nFix: "), 2)
        self.assertIn("\nWith the same cause:\n", text)

    def test_events(self):
        self.record_test("syncval_submit_test", "*")
        data = self.json()
        self.assertEqual(set(data["event_ops"]["op"]), {0, 1})
        self.assertIn(4, data["barriers"]["kind"])

    def test_presentation(self):
        self.record_test("syncval_present_test", "*")
        data = self.json()
        self.assertTrue(data["presents"])
        self.assertTrue(data["acquires"])
        self.assertTrue(any(finding["second"] and not finding["first"] for finding in data["findings"]))


class FileTest(ViewTest):
    def damage(self, change):
        with open(self.trace, "rb") as file:
            data = bytearray(file.read())
        with open(self.trace, "wb") as file:
            file.write(change(data))

    def test_a_killed_program_loses_the_last_block_only(self):
        program = os.path.join(EXAMPLES, "frame_loop", "frame_loop")
        arguments = [WARDEN, "run", "--sync", "--set=syncval_trace_file=" + self.trace, "--", program,
                     "--frames=100000000", "--shaders", os.path.dirname(program)]
        with subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              env=self.environment, start_new_session=True) as process:
            end = time.time() + 60
            while time.time() < end and not (os.path.exists(self.trace) and os.path.getsize(self.trace) > 20000):
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGKILL)
        data = self.json()
        self.assertFalse(data["about"]["complete"])
        self.assertEqual(len(data["about"]["notes"]), 1)
        self.assertGreater(len(data["presents"]), 5)

    def test_a_truncated_file_is_shown_with_a_warning(self):
        self.record("missing_barrier")
        self.damage(lambda data: data[:-1])
        done = self.view("--json")
        self.assertRegex(done.stderr, r"warden: .*file\.trace: \d+: warning: the file ends inside a block")
        self.assertFalse(json.loads(done.stdout)["about"]["complete"])

    def test_a_flipped_bit_is_reported_with_its_block(self):
        self.record("frame_loop", "--frames=8")

        def flip(data):
            data[len(data) // 2] ^= 1
            return data
        self.damage(flip)
        done = self.view("--json", code=1)
        self.assertRegex(done.stderr, r"file\.trace: \d+: warning: the file is damaged here; 1 blocks are lost")
        self.assertTrue(json.loads(done.stdout)["about"]["notes"])

    def test_foreign_files_are_errors(self):
        for content in [b"", b"no trace", b"\x7fELF" + bytes(500)]:
            with open(self.trace, "wb") as file:
                file.write(content)
            self.assertIn("not a trace file of Warden", self.view(code=3).stderr)
        os.remove(self.trace)
        self.assertIn("No such file", self.view(code=3).stderr)

    def test_a_device_without_an_end_is_an_error(self):
        done = self.call(WARDEN, "view", "/dev/zero", preexec_fn=limit_memory)
        self.assertEqual(done.returncode, 3)
        self.assertIn("warden: /dev/zero: ", done.stderr)
        self.assertIn("not a trace file of Warden", done.stderr)

    def test_a_full_disk_is_not_blamed_on_the_input(self):
        self.record("missing_barrier")
        for option in ["--text", "--json", "--perfetto"]:
            with open("/dev/full", "w", encoding="utf-8") as full:
                done = subprocess.run([WARDEN, "view", self.trace, option], stdout=full, stderr=subprocess.PIPE,
                                      env=self.environment, timeout=60, check=False, text=True)
            self.assertEqual((done.returncode, done.stderr), (3, "warden: <stdout>: error: No space left on device\n"))

    def test_other_files_are_not_replaced(self):
        with open(self.trace, "w", encoding="utf-8") as file:
            file.write("a novel")
        done = self.record("missing_barrier")
        self.assertIn("there is a file that is not a trace", done.stdout + done.stderr)
        with open(self.trace, encoding="utf-8") as file:
            self.assertEqual(file.read(), "a novel")

    def test_files_that_another_process_writes_stay(self):
        sarif = os.path.join(self.folder, "report.sarif")
        with open(self.trace, "wb") as trace, open(sarif, "wb") as report:
            for file in [trace, report]:
                fcntl.flock(file, fcntl.LOCK_EX)
            done = self.record("missing_barrier", report_sarif=sarif)
            output = done.stdout + done.stderr
        own = re.search(r"Another process writes the trace that syncval_trace_file names\. The trace of this process is "
                        r"(\S+/file-\d+\.trace)\. Fix: put %p, the process id, into syncval_trace_file\.", output)
        own_report = re.search(r"The report of this process is (\S+/report-\d+\.sarif)\. Fix: put %p, ", output)
        self.assertTrue(own and own_report, output)
        self.assertEqual((os.path.getsize(self.trace), os.path.getsize(sarif)), (0, 0))
        self.trace = own[1]
        self.assertEqual(len(self.json()["findings"]), 1)
        with open(own_report[1], encoding="utf-8") as file:
            rules = [result["ruleId"] for result in json.load(file)["runs"][0]["results"]]
        self.assertEqual(sorted(rules), ["SYNC-HAZARD-READ-AFTER-WRITE"] + 2 * ["WARDEN-settings-file"])

    def test_pipes_and_links_are_refused(self):
        os.mkfifo(self.trace)
        done = self.record("missing_barrier")
        self.assertIn("it is a link, a pipe or a device", done.stdout + done.stderr)
        os.remove(self.trace)
        os.symlink("elsewhere", self.trace)
        done = self.record("missing_barrier")
        self.assertIn("it is a link, a pipe or a device", done.stdout + done.stderr)

    def test_a_write_error_ends_the_recording_with_one_message(self):
        self.environment["MESA_SHADER_CACHE_DISABLE"] = "true"  # Mesa does not expect the limit.
        done = self.record("frame_loop", "--frames=300", preexec_fn=limit_files)
        output = done.stdout + done.stderr
        self.assertEqual(done.returncode, 0, output)
        message = "the trace file could not be written: File too large. The recording ends here."
        self.assertEqual(output.count(message), 1, output)
        data = self.json()
        self.assertEqual(data["about"]["end"], "a write error: File too large")
        self.assertTrue(data["about"]["complete"])
        self.assertGreater(len(data["presents"]), 5)

    def test_wrong_frames_are_reported(self):
        done = self.record("missing_barrier", syncval_trace_frames="7-3")
        self.assertIn("syncval_trace_frames must be a frame", done.stdout + done.stderr)
        self.assertFalse(os.path.exists(self.trace))

    def test_forms_exclude_each_other(self):
        self.assertEqual(self.call(WARDEN, "view", "a", "--json", "--perfetto").returncode, 2)
        self.assertEqual(self.call(WARDEN, "view").returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=[argument for argument in sys.argv if argument != "--refresh"])
