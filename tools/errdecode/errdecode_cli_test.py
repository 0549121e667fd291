"""Command-line tests of errdecode: each case has a golden file with its output and exit code.

JSON output is checked against the schemas in docs/, SARIF output against the requirements of SARIF 2.1.0.
"""

import array
import json
import os
import re
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import unittest

ROOT = os.getcwd()
TOOL = os.path.join(ROOT, "tools/errdecode/errdecode")
SHADER = os.path.join(ROOT, "tools/errdecode/errdecode_shader.spv")
PRINTF = os.path.join(ROOT, "tools/errdecode/errdecode_printf.spv")
INLINED = os.path.join(ROOT, "vk/gpuav/record/record_inlined.spv")
GOLDEN = os.path.join(ROOT, "tools/errdecode/golden")
REFRESH = "--refresh" in sys.argv
UNDER_QEMU = "QEMU_LD_PREFIX" in os.environ

# Of errdecode_shader.spv: its hash, the id that follows from it, and the indices of its two OpImageSampleImplicitLod.
HASH = "f5ae2ca52c20fdaa6e2e47b90f699430"
ID = 0x0F699430
FIRST, SECOND = 38, 44
# Of record_inlined.spv: its OpImageSampleImplicitLod, which is in two functions that were inlined.
INLINED_SAMPLE = 106
# Of errdecode_printf.spv: its OpExtInst.
PRINTF_CALL = 19
# 419.5 and 254.5 as floats.
COORD = [0x43D1C000, 0x437E8000]


def record(shader=ID, instruction=FIRST, index=6, count=6):
    return [10, shader, instruction, 4] + COORD + [0, 0, index, count]


def many_records(indices=None, shaders=None, **fields):
    """The words of equal records but for their indices, or their shaders."""
    values, place = (indices, 8) if shaders is None else (shaders, 1)
    words = array.array("I", record(**fields) * len(values))
    words[place::10] = array.array("I", values)
    return words


def buffer(*records, attempted=None, room=0):
    """A buffer with the layout `whitepaper` and `room` words after its records."""
    words = [word for one in records for word in one]
    return [len(words) if attempted is None else attempted] + words + [0] * room


def manifest(**changes):
    shader = {"id": ID, "file": "cube.frag.spv", "hash": HASH, "entry_points": [], "checks": ["descriptor-index"]}
    command_buffer = {"type_name": "Command buffer", "type": 6, "handle": "0xbc24b0", "name": "CubeDrawCommandBuf"}
    result = {
        "warden_manifest": 1,
        "desc_set": 7,
        "binding": 0,
        "shaders": [shader],
        "dumps": [{
            "file": "one.bin",
            "command": "vkCmdDraw",
            "command_index": 0,
            "objects": [command_buffer, {"type_name": "Pipeline", "type": 19, "handle": "0x45"}],
        }],
    }
    result.update(changes)
    return result


def without_hash():
    return [{"id": ID, "file": "cube.frag.spv"}]


# SPIRV-Tools counts 41 instructions before the first OpImageSampleImplicitLod.
SPIRV_TOOLS = [1, 31, 10, ID, 41, 4] + COORD + [0, 0, 9, 6,
               10, ID, 41, 4] + COORD + [0, 1, 2, 0,
               11, 0x77, 12, 5, 1, 2, 3, 5, 0, 19, 4, 0, 0]

# The files that cases may name: words, text, or a manifest.
FILES = {
    "one.bin": buffer(record(), room=20),
    "two.bin": buffer(record(index=7), record(instruction=SECOND, index=8), record(index=9)),
    "none.bin": [0] * 32,
    "full.bin": buffer(record(), record(), attempted=70, room=5),
    "lost_device.bin": buffer(record(), attempted=30, room=40),
    "2019.bin": [18, 9, 7, FIRST, 4] + COORD + [0, 25, 6, 9, 7, SECOND, 5, 3, 0, 1, 5, 0, 0, 0],
    "spirv_tools.bin": SPIRV_TOOLS,
    "unknown.bin": buffer([12, 5, 6, 4242, 1, 2, 3, 99, 10, 11, 12, 13], [8, 5, 6, 5313, 1, 2, 3, 0]),
    "addresses.bin": buffer([10, 5, 6, 5313, 1, 2, 3, 2, 0xDEADBEEF, 1], [11, 5, 6, 0, 4, 2, 0, 4, 0, 19, 4]),
    "address_kinds.bin": buffer(
        [11, 5, 6, 5313, 1, 2, 3, 2, 0xDEADBEEF, 1, 16],
        [11, 5, 6, 5313, 1, 2, 3, 8, 0xDEADBEEF, 1, 16],
        [11, 5, 6, 5313, 1, 2, 3, 9, 0xDEADBEEF, 1, 4],
    ),
    "printf.bin": buffer([13, 5, PRINTF_CALL, 5, 3, 0, 0, 64, 2, 0, 7] + COORD),
    "printfs.bin": buffer(*([13, 5, PRINTF_CALL, 5, 3, 0, 0, 64, 2, 0, value] + COORD for value in (7, 8, 8))),
    "inlined.bin": buffer(record(shader=9, instruction=INLINED_SAMPLE)),
    "far \u96ea.bin": buffer(record(shader=9), record(shader=10, instruction=4000), attempted=70),
    "other_instruction.bin": buffer(record(instruction=4000)),
    "empty.bin": b"",
    "tiny.bin": b"\1\0",
    "cut.bin": struct.pack("<11I", *buffer(record())) + struct.pack("<5I", *record()[:5]) + b"\0\0",
    "cut_record.bin": buffer(record(), record())[:-3],
    "lying_size.bin": buffer(record(), [0xFFFFFFFF] + record()[1:]),
    "huge_claim.bin": [0xFFFFFFFF] + [0] * 64,
    "no_count.bin": [0] + [10, 0xFFFFFFFF] + record(),
    "manifest.json": manifest(),
    "layer/manifest.json": manifest(shaders=[dict(
        manifest()["shaders"][0], file="../cube.frag.spv",
        object={"type_name": "Shader Module", "type": 15, "handle": "0x43", "name": "Cube Fragment Shader"})]),
    "layer/one.bin": buffer(record()),
    "other_hash.json": manifest(shaders=[dict(manifest()["shaders"][0], hash="0" * 32)]),
    "no_module.json": manifest(shaders=[dict(manifest()["shaders"][0], file="gone.spv")]),
    "bad_module.json": manifest(shaders=[{"id": ID, "file": "one.bin"}]),
    "no_hash.json": manifest(shaders=without_hash(), dumps=[]),
    "not_json.json": "{\"warden_manifest\": 1, \"shaders\": [}",
    "not_manifest.json": "[1, 2]",
    "version.json": {"warden_manifest": 2, "shaders": []},
    "bad_shaders.json": {"warden_manifest": 1, "shaders": {}},
    "bad_id.json": {"warden_manifest": 1, "shaders": [{"id": -1, "file": "a"}]},
    "bad_file.json": {"warden_manifest": 1, "shaders": [{"id": 1, "file": 3}]},
    "bad_hash.json": {"warden_manifest": 1, "shaders": [{"id": 1, "file": "a", "hash": "xyz"}]},
    "bad_object.json": {"warden_manifest": 1, "shaders": [],
                        "dumps": [{"file": "a", "objects": [{"type_name": "Pipeline", "type": 19, "handle": "4x5"}]}]},
    "stdin_shader.json": {"warden_manifest": 1, "shaders": [{"id": 1, "file": "-"}]},
    "stdin_dump.json": {"warden_manifest": 1, "shaders": [], "dumps": [{"file": "-"}]},
    "deep.json": "[" * 100000,
    "empty.json": "",
}

# Name of the case -> arguments; "<" names the file that standard input comes from.
CASES = {
    "manifest": ["--manifest=manifest.json", "one.bin"],
    "manifest_of_layer": ["--manifest=layer/manifest.json"],
    "manifest_dumps": ["--manifest=manifest.json"],
    "shader_by_hash": ["--shader=cube.frag.spv", "two.bin"],
    "shader_by_id": ["--shader=7=cube.frag.spv", "2019.bin"],
    "no_shader": ["one.bin"],
    "printf": ["--shader=5=print.spv", "printf.bin"],
    "printf_no_shader": ["printf.bin"],
    "stdin": ["--shader=cube.frag.spv", "-", "<one.bin"],
    "several_dumps": ["--shader=cube.frag.spv", "one.bin", "none.bin", "two.bin"],
    "group": ["--shader=cube.frag.spv", "--group", "one.bin", "two.bin"],
    "group_json": ["--shader=cube.frag.spv", "--group", "--json", "one.bin", "two.bin"],
    "group_sarif": ["--shader=cube.frag.spv", "--group", "--format=sarif", "one.bin", "two.bin"],
    "group_printf": ["--shader=5=print.spv", "--group", "printfs.bin"],
    "group_printf_json": ["--shader=5=print.spv", "--group", "--json", "printfs.bin"],
    "json": ["--manifest=manifest.json", "--format=json", "one.bin", "full.bin"],
    "json_malformed": ["--format=json", "lying_size.bin"],
    "json_none": ["--format=json", "none.bin"],
    "sarif": ["--manifest=manifest.json", "--format=sarif", "one.bin", "addresses.bin"],
    "sarif_none": ["--format=sarif", "none.bin"],
    "sarif_inlined": ["--shader=9=inlined.spv", "--format=sarif", "inlined.bin"],
    "sarif_paths": ["--shader=10=gr\u00fcn/two words.spv", "--format=sarif", "far \u96ea.bin"],
    "inlined": ["--shader=9=inlined.spv", "inlined.bin"],
    "layout_2019": ["--layout=2019", "2019.bin"],
    "layout_spirv_tools": ["--shader=cube.frag.spv", "spirv_tools.bin"],
    "layout_wrong": ["--layout=whitepaper", "spirv_tools.bin"],
    "unknown_codes": ["unknown.bin"],
    "addresses": ["addresses.bin"],
    "address_kinds": ["address_kinds.bin"],
    "address_kinds_json": ["--format=json", "address_kinds.bin"],
    "other_instruction": ["--shader=cube.frag.spv", "other_instruction.bin"],
    "overflow": ["--shader=cube.frag.spv", "full.bin"],
    "lost_device": ["lost_device.bin"],
    "none": ["none.bin"],
    "other_hash": ["--manifest=other_hash.json", "one.bin"],
    "no_module": ["--manifest=no_module.json", "two.bin"],
    "bad_module": ["--manifest=bad_module.json", "one.bin"],
    "no_hash": ["--manifest=no_hash.json", "one.bin"],
    "bad_empty": ["empty.bin"],
    "bad_tiny": ["tiny.bin"],
    "bad_cut": ["cut.bin"],
    "bad_cut_record": ["cut_record.bin"],
    "bad_lying_size": ["lying_size.bin", "one.bin"],
    "bad_huge_claim": ["huge_claim.bin"],
    "bad_no_count": ["no_count.bin"],
    "bad_missing": ["missing.bin"],
    "bad_folder": ["layer"],
    "bad_shader_option": ["--shader=missing.spv", "one.bin"],
    "bad_output": ["-o", "layer", "one.bin"],
    "bad_manifest_not_json": ["--manifest=not_json.json", "one.bin"],
    "bad_manifest_not_manifest": ["--manifest=not_manifest.json", "one.bin"],
    "bad_manifest_version": ["--manifest=version.json", "one.bin"],
    "bad_manifest_shaders": ["--manifest=bad_shaders.json", "one.bin"],
    "bad_manifest_id": ["--manifest=bad_id.json", "one.bin"],
    "bad_manifest_file": ["--manifest=bad_file.json", "one.bin"],
    "bad_manifest_hash": ["--manifest=bad_hash.json", "one.bin"],
    "bad_manifest_object": ["--manifest=bad_object.json", "one.bin"],
    "bad_manifest_no_dump": ["--manifest=no_hash.json"],
    "bad_manifest_stdin_shader": ["--manifest=stdin_shader.json", "one.bin"],
    "bad_manifest_stdin_dump": ["--manifest=stdin_dump.json"],
    "bad_manifest_deep": ["--manifest=deep.json", "one.bin"],
    "bad_manifest_empty": ["--manifest=empty.json", "one.bin"],
    "bad_manifest_missing": ["--manifest=missing.json", "one.bin"],
    "usage_nothing": [],
    "usage_layout": ["--layout=2020", "one.bin"],
    "usage_format": ["--format=xml", "one.bin"],
    "usage_manifest_twice": ["--manifest=manifest.json", "--manifest=layer/manifest.json"],
    "usage_manifest_empty": ["--manifest=", "one.bin"],
    "usage_output_empty": ["-o", "", "one.bin"],
    "usage_standard_input": ["--manifest=-", "-"],
    "usage_over_dump": ["-o", "./one.bin", "one.bin"],
    "usage_over_manifest": ["-o", "manifest.json", "--manifest=manifest.json"],
    "usage_over_listed_dump": ["-o", "one.bin", "--manifest=manifest.json"],
    "usage_over_shader": ["-o", "cube.frag.spv", "--shader=cube.frag.spv", "one.bin"],
    "usage_over_listed_shader": ["-o", "cube.frag.spv", "--manifest=manifest.json"],
    "usage_option": ["--no-such-option", "one.bin"],
    "usage_option_similar": ["--fromat=json", "one.bin"],
    "usage_shader_from_standard_input": ["--shader=7=-", "-"],
    "usage_color": ["--color=alwys", "one.bin"],
    "usage_quiet": ["--quiet", "--json", "one.bin"],
    "quiet": ["--quiet", "one.bin"],
    "verbose": ["-v", "one.bin", "full.bin"],
    "color": ["--color=always", "one.bin", "missing.bin"],
    "help": ["--help"],
    "version": ["--version"],
}


def write_file(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if isinstance(content, array.array):
        content = content.tobytes()
    elif isinstance(content, list):
        content = struct.pack("<%dI" % len(content), *content)
    elif isinstance(content, dict):
        content = json.dumps(content).encode()
    elif isinstance(content, str):
        content = content.encode()
    with open(path, "wb") as file:
        file.write(content)


def conforms(schema, value, root, where="$"):
    """Yields the errors of `value`, for the parts of JSON Schema that docs/ uses."""
    if "$ref" in schema:
        name = schema["$ref"]
        if name.startswith("#/"):
            target = root
            for part in name[2:].split("/"):
                target = target[part]
            yield from conforms(target, value, root, where)
        else:
            other = load_schema(name)
            yield from conforms(other, value, other, where)
        return
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float)}
    if "type" in schema and not isinstance(value, kinds[schema["type"]]):
        yield "%s: not of type %s" % (where, schema["type"])
        return
    if "enum" in schema and value not in schema["enum"]:
        yield "%s: %r is none of %r" % (where, value, schema["enum"])
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield "%s: %r does not match" % (where, value)
    if value < schema.get("minimum", value) if isinstance(value, (int, float)) else False:
        yield "%s: too small" % where
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield "%s: %d items" % (where, len(value))
        for i, item in enumerate(value):
            yield from conforms(schema.get("items", {}), item, root, "%s[%d]" % (where, i))
    if isinstance(value, dict):
        for name in schema.get("required", []):
            if name not in value:
                yield "%s: no %s" % (where, name)
        for name, member in value.items():
            inner = schema.get("properties", {}).get(name, schema.get("additionalProperties", {}))
            if inner is False:
                yield "%s: unknown member %s" % (where, name)
            else:
                yield from conforms(inner, member, root, where + "." + name)


def load_schema(name, folder="docs"):
    with open(os.path.join(ROOT, folder, name)) as file:
        return json.load(file)


SARIF_SCHEMA = load_schema("errdecode_sarif.schema.json", "tools/errdecode")
with open(TOOL, "rb") as tool_file:
    SANITIZED = b"__asan_" in tool_file.read()


class ErrdecodeCliTest(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(dir=os.environ.get("TEST_TMPDIR"))
        for name, content in FILES.items():
            write_file(os.path.join(cls.folder, name), content)
        shutil.copyfile(SHADER, os.path.join(cls.folder, "cube.frag.spv"))
        shutil.copyfile(PRINTF, os.path.join(cls.folder, "print.spv"))
        shutil.copyfile(INLINED, os.path.join(cls.folder, "inlined.spv"))
        os.makedirs(os.path.join(cls.folder, "gr\u00fcn"))
        shutil.copyfile(SHADER, os.path.join(cls.folder, "gr\u00fcn", "two words.spv"))

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def run_tool(self, arguments):
        stdin = subprocess.DEVNULL
        plain = [argument for argument in arguments if not argument.startswith("<")]
        for argument in arguments:
            if argument.startswith("<"):
                stdin = open(os.path.join(self.folder, argument[1:]), "rb")
        environment = {"LC_ALL": "C", "PATH": os.environ["PATH"]}
        try:
            return subprocess.run([TOOL] + plain, cwd=self.folder, stdin=stdin, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, env=environment, timeout=1200, check=False)
        finally:
            if stdin != subprocess.DEVNULL:
                stdin.close()

    def test_goldens(self):
        self.assertFalse(REFRESH)
        for name, arguments in CASES.items():
            with self.subTest(name):
                with open(os.path.join(GOLDEN, name + ".txt")) as file:
                    self.assertEqual(file.read(), self.transcript(arguments))

    def transcript(self, arguments):
        done = self.run_tool(arguments)
        return "$ errdecode %s\n%s--- stderr\n%s--- exit %d\n" % (" ".join(arguments), done.stdout.decode(),
                                                                 done.stderr.decode(), done.returncode)

    def test_every_golden_has_a_case(self):
        self.assertEqual(sorted(os.listdir(GOLDEN)), sorted(name + ".txt" for name in CASES))

    def test_bad_input_is_named_with_the_exit_code_for_it(self):
        for name, arguments in CASES.items():
            if name.startswith("bad_") and name != "bad_module":
                with self.subTest(name):
                    done = self.run_tool(arguments)
                    self.assertEqual(done.returncode, 3)
                    self.assertRegex(done.stderr.decode(), r"^(errdecode: [^:\n]+: .+\n)+$")

    def test_json_conforms_to_its_schema(self):
        schema = load_schema("errdecode.schema.json")
        for name in ["json", "json_malformed", "json_none", "group_json"]:
            with self.subTest(name):
                value = json.loads(self.run_tool(CASES[name]).stdout.decode())
                self.assertEqual(list(conforms(schema, value, schema)), [])

    def test_schema_checker_finds_faults(self):
        schema = load_schema("errdecode.schema.json")
        value = json.loads(self.run_tool(CASES["json"]).stdout.decode())
        for spoil in [lambda v: v.update(errdecode=2), lambda v: v.pop("dumps"), lambda v: v["dumps"][0].update(x=1),
                      lambda v: v["findings"][0].update(severity="fatal"), lambda v: v["findings"][0].pop("id"),
                      lambda v: v["findings"][0].update(site="12")]:
            copy = json.loads(json.dumps(value))
            spoil(copy)
            self.assertNotEqual(list(conforms(schema, copy, schema)), [])

    def sarif_faults(self, log):
        """Yields the errors of a SARIF log, by the standard and the rules of code-scanning services."""
        faults = list(conforms(SARIF_SCHEMA, log, SARIF_SCHEMA))
        yield from faults
        if faults:
            return
        run = log["runs"][0]
        ids = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        if len(ids) != len(set(ids)):
            yield "a rule is there twice"
        for result in run["results"]:
            if result["ruleIndex"] >= len(ids) or ids[result["ruleIndex"]] != result["ruleId"]:
                yield "result of %s: ruleIndex is another rule's" % result["ruleId"]

    def sarif(self, name):
        return json.loads(self.run_tool(CASES[name]).stdout.decode())

    def test_sarif_meets_the_standard_and_the_rules_of_services(self):
        names = [name for name, arguments in CASES.items() if "--format=sarif" in arguments]
        self.assertGreaterEqual(len(names), 5)
        for name in names:
            with self.subTest(name):
                self.assertEqual(list(self.sarif_faults(self.sarif(name))), [])

    def test_sarif_checker_finds_faults(self):
        def place(result):
            return result["locations"][0]["physicalLocation"]

        def uri(value):
            return lambda _, result: place(result)["artifactLocation"].update(uri=value)

        for i, spoil in enumerate([
                lambda log, _: log.update(version="2.0"),
                lambda log, _: log["runs"].append({}),
                lambda log, _: log["runs"][0]["tool"]["driver"].pop("name"),
                lambda log, _: log["runs"][0]["tool"]["driver"]["rules"][0].pop("shortDescription"),
                lambda _, result: result.pop("locations"),
                lambda _, result: result.update(locations=[]),
                lambda _, result: result.update(ruleIndex=1),
                lambda _, result: result.update(ruleIndex=-1),
                lambda _, result: result.update(level="fatal"),
                lambda _, result: result["message"].clear(),
                lambda _, result: result.pop("partialFingerprints"),
                lambda _, result: result.update(rule="x"),
                lambda _, result: place(result).pop("region"),
                lambda _, result: place(result)["region"].update(startLine=0),
                uri("two words.frag"), uri("gr\u00fcn.frag"), uri("scheme:a.frag"), uri("")]):
            with self.subTest(i):
                log = self.sarif("sarif_inlined")
                spoil(log, log["runs"][0]["results"][0])
                self.assertNotEqual(list(self.sarif_faults(log)), [])

    def test_sarif_has_a_location_without_source(self):
        uris = [result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
                for result in self.sarif("sarif_paths")["runs"][0]["results"]]
        self.assertEqual(uris, ["far%20%E9%9B%AA.bin", "gr%C3%BCn/two%20words.spv", "far%20%E9%9B%AA.bin"])

    def test_output_file_equals_standard_output(self):
        expected = self.run_tool(CASES["manifest"])
        done = self.run_tool(CASES["manifest"] + ["-o", "out/deep/report.txt"])
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        with open(os.path.join(self.folder, "out/deep/report.txt"), "rb") as file:
            self.assertEqual(file.read(), expected.stdout)
        self.assertEqual(os.listdir(os.path.join(self.folder, "out/deep")), ["report.txt"])

    def test_wrong_usage_writes_nothing(self):
        before = {name: self.content(name) for name in ["one.bin", "manifest.json", "cube.frag.spv"]}
        for name, arguments in CASES.items():
            if name.startswith("usage_"):
                with self.subTest(name):
                    self.assertEqual(self.run_tool(arguments).returncode, 2)
                    self.assertEqual(before, {name: self.content(name) for name in before})

    def content(self, name):
        with open(os.path.join(self.folder, name), "rb") as file:
            return file.read()

    def test_hostile_source_reaches_a_terminal_as_text(self):
        module = self.content("cube.frag.spv")
        line = b"texture(tex[tex_ind]"
        for hostile in [b"\x1b]0;owned\x07caf\xe9 \x9b1m\xff", "\u009b31m\u0085 \u96ea".encode()]:
            self.assertEqual(module.count(line), 1)
            write_file(os.path.join(self.folder, "hostile.spv"),
                       module.replace(line, (hostile + line)[:len(line)].ljust(len(line))))
            write_file(os.path.join(self.folder, "hostile\033[2J.bin"), buffer(record()))
            arguments = ["--shader=%d=hostile.spv" % ID, "hostile\033[2J.bin", "one.bin"]
            text = self.run_tool(arguments).stdout.decode()
            self.assertEqual([c for c in text if (ord(c) < 0x20 and c not in "\n\t") or 0x7f <= ord(c) < 0xa0], [])
            self.assertIn("hostile\\x1b[2J.bin:\n", text)
            for form in ["json", "sarif"]:
                json.loads(self.run_tool(["--format=" + form] + arguments).stdout.decode())

    def test_line_breaks_in_names_do_not_add_lines(self):
        module = self.content("cube.frag.spv")
        self.assertEqual(module.count(b"cube.frag\0"), 1)
        write_file(os.path.join(self.folder, "lines.spv"), module.replace(b"cube.frag\0", b"cu\n[ a ]\t\0"))
        text = self.run_tool(["--shader=%d=lines.spv" % ID, "one.bin"]).stdout.decode()
        self.assertIn("in file: cu\\x0a[ a ]\\x09 at line", text)
        manifest = {"warden_manifest": 1, "shaders": [{"id": ID, "file": "gone\n[ b ].spv"}], "dumps": [
            {"file": "one.bin", "command": "vkCmd\n\033[31m", "objects": [
                {"type_name": "Pipe\nline", "type": 19, "handle": "0x45", "name": "x\n[ c ]"}]}]}
        write_file(os.path.join(self.folder, "lines.json"), manifest)
        text = self.run_tool(["--manifest=lines.json"]).stdout.decode()
        self.assertEqual([line for line in text.split("\n") if line.startswith(("[ b", "[ c"))], [])
        self.assertIn("Pipe\\x0aline (x\\x0a[ c ])", text)
        self.assertIn("vkCmd\\x0a\\x1b[31m", text)
        self.assertNotIn("\033", text)

    def test_output_may_be_a_device_or_a_pipe(self):
        path = os.path.join(self.folder, "pipe")
        os.mkfifo(path)
        reader = subprocess.Popen(["cat", path], stdout=subprocess.PIPE)
        done = self.run_tool(["-o", "pipe", "one.bin"])
        self.assertEqual((done.returncode, done.stdout, done.stderr), (1, b"", b""))
        self.assertEqual(reader.communicate(timeout=1200)[0], self.run_tool(["one.bin"]).stdout)
        os.remove(path)
        done = self.run_tool(["-o", "/dev/full", "one.bin"])
        self.assertEqual((done.returncode, done.stderr), (3, b"errdecode: /dev/full: error: No space left on device\n"))

    def test_pipes_and_devices_that_a_manifest_names_are_not_opened(self):
        os.mkfifo(os.path.join(self.folder, "pipe"))
        for name in ["pipe", "/dev/zero"]:
            for shader, dump, code, text in [(name, "one.bin", 1, "no source lines for shader"), ("a.spv", name, 3, "")]:
                manifest = {"warden_manifest": 1, "shaders": [{"id": ID, "file": shader}], "dumps": [{"file": dump}]}
                with open(os.path.join(self.folder, "other.json"), "w", encoding="utf-8") as file:
                    json.dump(manifest, file)
                done = self.run_tool(["--manifest=other.json"])
                self.assertEqual(done.returncode, code)
                self.assertIn("%s: " % name, done.stderr.decode())
                self.assertIn("not a regular file; a manifest must not name a device or a pipe", done.stderr.decode())
                self.assertIn(text, done.stderr.decode())
        os.remove(os.path.join(self.folder, "pipe"))

    def test_standard_input_that_a_manifest_names_is_not_read(self):
        reading, writing = os.pipe()  # Never has data: a tool that reads it waits.
        for name in ["stdin_shader.json", "stdin_dump.json"]:
            done = subprocess.run([TOOL, "--manifest=" + name, "none.bin"], cwd=self.folder, stdin=reading,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=1200, check=False)
            self.assertEqual(done.returncode, 3)
            self.assertIn(b"a manifest must not name", done.stderr)
        os.close(reading)
        os.close(writing)

    def test_output_to_a_link_replaces_the_file_that_it_points_to(self):
        write_file(os.path.join(self.folder, "store/report.txt"), "old")
        os.symlink("store/report.txt", os.path.join(self.folder, "link.txt"))
        self.assertEqual(self.run_tool(["-o", "link.txt", "one.bin"]).returncode, 1)
        self.assertTrue(os.path.islink(os.path.join(self.folder, "link.txt")))
        self.assertEqual(self.content("store/report.txt"), self.run_tool(["one.bin"]).stdout)
        self.assertEqual(os.listdir(os.path.join(self.folder, "store")), ["report.txt"])

    def test_standard_output_that_cannot_be_written_is_an_error(self):
        for arguments in [["--help"], ["--version"], ["--print-man"], ["--print-completion=zsh"], ["one.bin"],
                          ["--json", "one.bin"], ["-v", "none.bin"]]:
            with self.subTest(arguments), open("/dev/full", "wb") as full:
                done = subprocess.run([TOOL] + arguments, cwd=self.folder, stdout=full, stderr=subprocess.PIPE,
                                      timeout=1200, check=False)
                self.assertEqual((done.returncode, done.stderr),
                                 (3, b"errdecode: <stdout>: error: No space left on device\n"))

    def test_color_follows_option_and_environment(self):
        for arguments, no_color, colored in [(["--color=always"], "1", True), (["--color=never"], "", False),
                                             (["--color=auto"], "", False), ([], "", False)]:
            done = subprocess.run([TOOL, *arguments, "one.bin"], cwd=self.folder, stdout=subprocess.PIPE, timeout=1200,
                                  env=dict(os.environ, NO_COLOR=no_color, TERM="xterm"), check=False)
            self.assertEqual(b"\033[" in done.stdout, colored)

    def test_a_signal_leaves_nothing_half_written(self):
        os.mkfifo(os.path.join(self.folder, "slow"))
        tool = subprocess.Popen([TOOL, "-o", "signal/report.txt", "slow"], cwd=self.folder)
        with open(os.path.join(self.folder, "slow"), "wb") as pipe:
            pipe.write(struct.pack("<I", 400000) + struct.pack("<10I", *record()) * 30000)
            pipe.flush()
            folder = os.path.join(self.folder, "signal")
            while not os.path.isdir(folder) or not os.listdir(folder):
                self.assertIsNone(tool.poll())
            tool.terminate()
            self.assertEqual(tool.wait(timeout=1200), -signal.SIGTERM)
        self.assertEqual(os.listdir(folder), [])
        os.remove(os.path.join(self.folder, "slow"))

    def test_every_cut_of_a_dump_is_read_without_harm(self):
        complete = struct.pack("<%dI" % len(SPIRV_TOOLS), *SPIRV_TOOLS)
        for size in range(0, len(complete), 7):
            write_file(os.path.join(self.folder, "part.bin"), complete[:size])
            self.assertIn(self.run_tool(["part.bin"]).returncode, [0, 1, 3])


    def run_in_memory(self, arguments, records, size):
        """Runs the tool on a dump of many records in `size` bytes of memory; returns exit code and output."""
        def limit():
            # Sanitizers take memory of their own.
            if not SANITIZED:
                resource.setrlimit(resource.RLIMIT_AS, (size, size))

        write_file(os.path.join(self.folder, "large.bin"), array.array("I", [len(records)]) + records)
        with open(os.path.join(self.folder, "large.bin"), "rb") as stdin:
            done = subprocess.run([TOOL] + arguments + ["-"], cwd=self.folder, stdin=stdin, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, preexec_fn=limit, timeout=1200, check=False)
        return done.returncode, done.stdout

    def assert_no_part_is_left(self):
        self.assertEqual([name for name in os.listdir(self.folder) if name.startswith(".warden")], [])

    @unittest.skipIf(UNDER_QEMU, "qemu needs more memory than the limit")
    def test_memory_does_not_grow_with_the_dump(self):
        # Text, JSON and SARIF of the findings are 50 MB and more, and the findings in memory more than the limit, too.
        count = 100000
        records = many_records(indices=range(count))
        for arguments in [["--format=text"], ["--format=json"], ["--format=sarif"], ["--group"],
                          ["--output=large.txt"]]:
            with self.subTest(arguments):
                code, output = self.run_in_memory(["--shader=cube.frag.spv"] + arguments, records, 24 << 20)
                self.assertEqual(code, 1)
                if arguments == ["--group"]:
                    self.assertIn(b"(%d times)" % count, output)
        with open(os.path.join(self.folder, "large.txt"), "rb") as file:
            self.assertEqual(file.read().count(b"[ VUID-"), count)
        self.assert_no_part_is_left()

    @unittest.skipIf(UNDER_QEMU, "qemu needs more memory than the limit")
    def test_groups_of_too_many_places_are_written_in_between(self):
        count = 140000
        records = many_records(shaders=range(count), instruction=1) * 2
        code, output = self.run_in_memory(["--group", "--json"], records, 160 << 20)
        self.assertEqual(code, 1)
        lines = output.split(b"\n")
        warnings = [line for line in lines if b"too many places" in line]
        self.assertEqual(len(warnings), 1)
        findings = json.loads(b"\n".join(line for line in lines if line not in warnings).decode())["findings"]
        self.assertEqual(sum(int(finding["properties"]["count"]) for finding in findings), 2 * count)

    @unittest.skipIf(UNDER_QEMU, "qemu needs more memory than the limit")
    def test_output_that_cannot_be_renamed_leaves_no_file(self):
        code, output = self.run_in_memory(["-o", "layer"], many_records(indices=range(10000)), 24 << 20)
        self.assertEqual((code, output), (3, b"errdecode: layer: error: Is a directory\n"))
        self.assert_no_part_is_left()


def refresh():
    golden = os.path.join(os.environ["BUILD_WORKSPACE_DIRECTORY"], "tools/errdecode/golden")
    os.makedirs(golden, exist_ok=True)
    ErrdecodeCliTest.setUpClass()
    for name, arguments in CASES.items():
        with open(os.path.join(golden, name + ".txt"), "w") as file:
            file.write(ErrdecodeCliTest().transcript(arguments))
    for stale in set(os.listdir(golden)) - {name + ".txt" for name in CASES}:
        os.remove(os.path.join(golden, stale))
    ErrdecodeCliTest.tearDownClass()


if __name__ == "__main__":
    if REFRESH:
        refresh()
    else:
        unittest.main()
