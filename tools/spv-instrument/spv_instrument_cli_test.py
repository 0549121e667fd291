"""Command-line tests of spv-instrument: each case has a golden file with its output, the files it writes and its exit code."""

import json
import os
import pty
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unittest

ROOT = os.getcwd()
TOOL = os.path.join(ROOT, "tools/spv-instrument/spv-instrument")
BROKEN = TOOL + "-broken"
SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_shader.spv")
HALF_SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_half.spv")
SPECIALIZED_SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_specialized.spv")
LOOP_SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_loop.spv")
ADDRESS_SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_address.spv")
MATRIX_SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_matrix.spv")
PAYLOAD_SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_payload.spv")
RAYS_SHADER = os.path.join(ROOT, "tools/spv-instrument/spv_instrument_rays.spv")
PRINTF_SHADER = os.path.join(ROOT, "tools/errdecode/errdecode_printf.spv")
VALIDATOR = os.path.join(ROOT, "external/spirv_tools/bin/spirv-val")
ERRDECODE = os.path.join(ROOT, "tools/errdecode/errdecode")
GOLDEN = os.path.join(ROOT, "tools/spv-instrument/golden")
REFRESH = "--refresh" in sys.argv

HEADER = struct.pack("<5I", 0x07230203, 0x00010000, 0, 8, 0)



def shader(_):
    return read(SHADER)


def without_capability(_):
    """The shader with OpCapability Matrix in place of OpCapability Shader: it can be read, and is not valid."""
    return read(SHADER).replace(struct.pack("<2I", 0x00020011, 1), struct.pack("<2I", 0x00020011, 0))


def with_unknown_instruction(offset):
    """The shader with an instruction of opcode 65535 put in at a byte."""
    return lambda _: read(SHADER)[:offset] + struct.pack("<I", 0x0001FFFF) + read(SHADER)[offset:]


def hit_objects(_):
    """The shader with rays, with OpTypeHitObjectEXT and OpHitObjectSetShaderBindingTableRecordIndexEXT of an index."""
    words = list(struct.unpack("<%dI" % (len(read(RAYS_SHADER)) // 4), read(RAYS_SHADER)))
    at, index = 5, 0
    while at < len(words):
        opcode, length = words[at] & 0xFFFF, words[at] >> 16
        index = words[at + 2] if opcode == 81 else index  # OpCompositeExtract
        if opcode == 5281:
            words[at] = length << 16 | 5313
        elif opcode == 5264:
            words[at:at + 3] = [length << 16 | 5309, words[at + 1], index]
        at += length
    return struct.pack("<%dI" % len(words), *words)


# The files that cases may name. A function makes the contents when the folder is set up.
FILES = {
    "cube.frag.spv": shader,
    "sub/cube.frag.spv": shader,
    "half.comp.spv": lambda _: read(HALF_SHADER),
    "loop.comp.spv": lambda _: read(LOOP_SHADER),
    "specialized.comp.spv": lambda _: read(SPECIALIZED_SHADER),
    "address.comp.spv": lambda _: read(ADDRESS_SHADER),
    "matrix.comp.spv": lambda _: read(MATRIX_SHADER),
    "payload.mesh.spv": lambda _: read(PAYLOAD_SHADER),
    "rays.rgen.spv": lambda _: read(RAYS_SHADER),
    "hit_objects.rgen.spv": hit_objects,
    "print.comp.spv": lambda _: read(PRINTF_SHADER),
    "invalid.spv": without_capability,
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
    "folder/keep.txt": b"",
    "tree/b.spv": shader,
    "tree/a/plain.spv": HEADER + struct.pack("<2I", 0x00020011, 1),
    "tree/a/deeper/odd name.spv": shader,
    "tree/a/readme.md": b"No module.",
    "tree/a/b.SPV": b"Another extension.",
    "mixed/bad.spv": HEADER[:10],
    "mixed/good.spv": shader,
    "unknown/first.spv": with_unknown_instruction(20),
    "unknown/second.spv": with_unknown_instruction(28),
    "one.rsp": b"--check=all -o out/ cube.frag.spv\n",
    "nested.rsp": b"@one.rsp\n\tplain.spv\n",
    "quoted.rsp": b"'tree/a/deeper/odd name.spv' -o \"my \\\"out\\\"/\" cube\\.frag.spv",
    "empty.rsp": b" \n",
    "loop.rsp": b"plain.spv @loop2.rsp",
    "loop2.rsp": b"@loop.rsp",
    "many.rsp": b"@many2.rsp @many2.rsp @many2.rsp @many2.rsp @many2.rsp @many2.rsp @many2.rsp @many2.rsp",
    "many2.rsp": b"@many3.rsp @many3.rsp @many3.rsp @many3.rsp @many3.rsp @many3.rsp @many3.rsp @many3.rsp",
    "many3.rsp": b"@many4.rsp @many4.rsp @many4.rsp @many4.rsp @many4.rsp @many4.rsp @many4.rsp @many4.rsp",
    "many4.rsp": b"@empty.rsp @empty.rsp @empty.rsp @empty.rsp @empty.rsp @empty.rsp @empty.rsp @empty.rsp @empty.rsp",
    "joined.rsp": b"-q -o \\\n  out/ \\\r\n cube.\\\nfrag.spv \"pl\\\nain.spv\" \\\n",
    "open.rsp": b"-o out.spv 'cube.frag.spv",
    "nul.rsp": b"-o out.spv\0cube.frag.spv",
    "manifests/other.json": b'{"warden_manifest": 1, "desc_set": 5, "binding": 0, "shaders": []}',
    "manifests/plain.json": b'{"warden_manifest": 1, "desc_set": 7, "binding": 0, "shaders": [{"id": 1, "file": "../plain.spv"}]}',
    "manifests/cube.json": b'{"warden_manifest": 1, "desc_set": 7, "binding": 0, "shaders": [{"id": 1, "file": "../plain.spv"}, '
                           b'{"id": 2, "file": "../sub/cube.frag.spv"}], "dumps": [{"file": "dump.bin"}]}',
    "manifests/stdin.json": b'{"warden_manifest": 1, "shaders": [{"id": 1, "file": "-"}]}',
    "manifests/newer.json": b'{"warden_manifest": 2, "shaders": []}',
}

# Name of the case -> arguments; "<" names the file that standard input comes from, "broken" the tool that is.
CASES = {
    "file": ["-o", "out.spv", "cube.frag.spv"],
    "verbose": ["-v", "-o", "out", "cube.frag.spv", "plain.spv"],
    "quiet": ["-q", "-o", "out", "cube.frag.spv", "tiny.spv"],
    "existing_folder": ["-o", "folder", "cube.frag.spv"],
    "tree": ["--check=descriptor-index", "-v", "--manifest=out/manifest.json", "-o", "out", "tree"],
    "tree_slash": ["-v", "-o", "out/", "tree//"],
    "tree_and_file": ["-v", "-o", "out", "tree", "cube.frag.spv"],
    "tree_holds_output": ["-v", "-o", "tree/a", "tree"],
    "divergence": ["-v", "--check=divergence", "-o", "out.spv", "half.comp.spv"],
    "divergence_off": ["-v", "-o", "out.spv", "half.comp.spv"],
    "divergence_json": ["--json", "--check=divergence", "-o", "out.spv", "half.comp.spv"],
    "loop": ["-v", "--check=descriptor-index", "--verify", "-o", "out.spv", "loop.comp.spv"],
    "immediate_reports": ["-v", "--check=descriptor-index", "--verify", "--immediate-reports", "-o", "out.spv", "loop.comp.spv"],
    "loop_versioning_off": ["-v", "--check=descriptor-index", "--loop-versioning=off", "-o", "out.spv", "loop.comp.spv"],
    "renamed": ["--check=descriptor-index", "--report-at-once", "--single-loops", "-o", "out.spv", "loop.comp.spv"],
    "renamed_heads": ["--check=descriptor-state", "--descriptor-table=1", "--heads=60", "--descriptors=0.1=0", "-o",
                      "out.spv", "cube.frag.spv"],
    "debug_printf": ["-v", "--debug-printf=only", "--verify", "--manifest=manifest.json", "-o", "out/", "print.comp.spv",
                     "loop.comp.spv"],
    "debug_printf_with_checks": ["-v", "--debug-printf=on", "--verify", "-o", "out/", "print.comp.spv", "loop.comp.spv"],
    "debug_printf_off": ["-v", "--debug-printf=off", "-o", "out/", "print.comp.spv"],
    "usage_debug_printf": ["--debug-printf=maybe", "-o", "out.spv", "print.comp.spv"],
    "no_task_payload": ["-v", "--check=mesh-outputs", "--no-task-payload", "-o", "out.spv", "payload.mesh.spv"],
    "task_payload": ["-v", "--check=mesh-outputs", "-o", "out.spv", "payload.mesh.spv"],
    "skip_triangles": ["-v", "--check=ray-parameters", "--skip-triangles", "-o", "out.spv", "rays.rgen.spv"],
    "skip_aabbs": ["-v", "--check=ray-parameters", "--skip-aabbs", "-o", "out.spv", "rays.rgen.spv"],
    "max_ray_recursion": ["-v", "--check=ray-parameters", "--max-ray-recursion=0", "-o", "out.spv", "rays.rgen.spv"],
    "max_record_index": ["-v", "--check=ray-parameters", "--max-record-index=7", "-o", "out.spv", "hit_objects.rgen.spv"],
    "any_record_index": ["-v", "--check=ray-parameters", "-o", "out.spv", "hit_objects.rgen.spv"],
    "storage_alignment": ["-v", "--check=operand-values", "--storage-alignment=16", "-o", "out.spv", "matrix.comp.spv"],
    "any_alignment": ["-v", "--check=operand-values", "-o", "out.spv", "matrix.comp.spv"],
    "observe": ["--mode=observe", "-o", "out.spv", "cube.frag.spv"],
    "json": ["--json", "-o", "out/", "cube.frag.spv", "plain.spv", "tiny.spv"],
    "report_json": ["--report=json", "--verify", "-o", "out.spv", "invalid.spv"],
    "stdin": ["-v", "-o", "out.spv", "-", "<cube.frag.spv"],
    "manifest": ["--check=descriptor-index", "--manifest=out/manifest.json", "--desc-set=3", "--binding=2", "-o", "out/", "cube.frag.spv",
                 "plain.spv"],
    "manifest_stdin": ["--check=descriptor-index", "--manifest=manifest.json", "-o", "out.spv", "-", "<cube.frag.spv"],
    "dry_run": ["--dry-run", "-v", "--manifest=out/manifest.json", "cube.frag.spv"],
    "dry_run_in_place": ["--dry-run", "-v", "--in-place", "cube.frag.spv"],
    "check": ["-v", "--check=descriptor-index", "-o", "out.spv", "cube.frag.spv"],
    "conflict": ["-v", "--desc-set=0", "--binding=1", "-o", "out.spv", "cube.frag.spv"],
    "length": ["-v", "--length=0.1=9", "--length=3.4=1", "-o", "out.spv", "cube.frag.spv"],
    "specialize": ["-v", "--check=descriptor-index", "--verify", "--specialize=8=true", "--specialize=7=3", "-o", "out.spv",
                   "specialized.comp.spv"],
    "specialize_default": ["-v", "--check=descriptor-index", "--verify", "-o", "out.spv", "specialized.comp.spv"],
    "specialize_too_large": ["-v", "--check=descriptor-index", "--verify", "--specialize=7=0x100000000", "-o", "out.spv",
                             "specialized.comp.spv"],
    "usage_specialize": ["--specialize=7=x", "-o", "out.spv", "cube.frag.spv"],
    "usage_specialize_twice": ["--specialize=7=1", "--specialize=7=2", "-o", "out.spv", "cube.frag.spv"],
    "address_table": ["-v", "--address-table=2", "--manifest=manifest.json", "-o", "out.spv", "address.comp.spv"],
    "address_alignment": ["-v", "--check=device-address", "-o", "out.spv", "address.comp.spv"],
    "descriptor_table": ["-v", "--check=descriptor-state", "--descriptor-table=1", "--table-offsets=60", "--descriptors=0.1=0",
                         "--descriptors=0.2=8", "--length=0.1=6", "--verify", "--manifest=manifest.json", "-o",
                         "out.spv", "cube.frag.spv"],
    "all_tables": ["-v", "--descriptor-table=1", "--table-offsets=60", "--descriptors=0.1=0", "--address-table=2", "--verify",
                   "-o", "out/", "cube.frag.spv", "address.comp.spv"],
    "usage_tables_state": ["--check=descriptor-state", "-o", "out.spv", "cube.frag.spv"],
    "usage_tables_parts": ["--table-offsets=60", "-o", "out.spv", "cube.frag.spv"],
    "usage_tables_offsets": ["--descriptor-table=1", "--descriptors=0.1=0", "-o", "out.spv", "cube.frag.spv"],
    "usage_tables_binding": ["--address-table=0", "-o", "out.spv", "cube.frag.spv"],
    "usage_tables_descriptors": ["--descriptor-table=1", "--table-offsets=60", "--descriptors=0=1", "-o", "out.spv",
                                 "cube.frag.spv"],
    "in_place": ["--in-place", "cube.frag.spv", "plain.spv"],
    "in_place_suffix": ["--check=descriptor-index", "--in-place=.orig", "--manifest=manifest.json", "cube.frag.spv", "plain.spv"],
    "in_place_tree": ["--in-place", "tree"],
    "reasons": ["-v", "-o", "out", "plain.spv", "unknown"],
    "jobs": ["-j", "3", "-v", "-o", "out", "tree"],
    "verify": ["--verify", "-v", "-o", "out", "cube.frag.spv"],
    "verify_input": ["--verify", "-v", "-o", "out", "cube.frag.spv", "invalid.spv", "plain.spv"],
    "verify_output": ["broken", "--verify", "-v", "-o", "out", "cube.frag.spv", "invalid.spv"],
    "verify_output_in_place": ["broken", "--verify", "--in-place=.orig", "cube.frag.spv"],
    "verify_target_env": ["--verify", "--target-env=vulkan1.1", "-o", "out.spv", "cube.frag.spv"],
    "response": ["@one.rsp"],
    "response_nested": ["-v", "@nested.rsp"],
    "response_quoted": ["-v", "@quoted.rsp"],
    "response_joined": ["@joined.rsp"],
    "response_ended": ["-o", "out.spv", "--", "@one.rsp"],
    "merge": ["--merge-manifests", "-o", "out/all.json", "manifests/plain.json", "manifests/cube.json"],
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
    "bad_in_place": ["--in-place=.orig", "tiny.spv", "missing.spv"],
    "bad_in_tree": ["--check=descriptor-index", "-v", "--manifest=out/manifest.json", "-o", "out", "mixed"],
    "bad_no_modules": ["-o", "out", "folder"],
    "bad_output": ["-o", "cube.frag.spv/out.spv", "cube.frag.spv"],
    "bad_output_folder": ["-o", "plain.spv", "tree"],
    "bad_output_full": ["-o", "/dev/full", "cube.frag.spv"],
    "bad_manifest_output": ["--manifest=plain.spv/m.json", "-o", "out.spv", "cube.frag.spv"],
    "bad_stdin": ["-o", "out.spv", "-", "<tiny.spv"],
    "bad_response_missing": ["-o", "out.spv", "@missing.rsp"],
    "bad_merge_version": ["--merge-manifests", "-o", "all.json", "manifests/newer.json"],
    "bad_merge_places": ["--merge-manifests", "-o", "all.json", "manifests/plain.json", "manifests/other.json"],
    "bad_merge_stdin": ["--merge-manifests", "-o", "all.json", "manifests/stdin.json"],
    "bad_merge_module": ["--merge-manifests", "-o", "all.json", "cube.frag.spv"],
    "usage_nothing": [],
    "usage_no_output": ["cube.frag.spv"],
    "usage_check": ["--check=descriptor-index,everything", "-o", "out.spv", "cube.frag.spv"],
    "usage_mode": ["--mode=watch", "-o", "out.spv", "cube.frag.spv"],
    "usage_report": ["--report=xml", "-o", "out.spv", "cube.frag.spv"],
    "usage_jobs": ["--jobs=0", "-o", "out.spv", "cube.frag.spv"],
    "usage_target_env": ["--target-env=opengl4.5", "-o", "out.spv", "cube.frag.spv"],
    "usage_desc_set": ["--desc-set=seven", "-o", "out.spv", "cube.frag.spv"],
    "usage_desc_set_negative": ["--desc-set=-1", "-o", "out.spv", "cube.frag.spv"],
    "usage_length_twice": ["--length=0.1=9", "--length=0.1=8", "-o", "out.spv", "cube.frag.spv"],
    "usage_descriptors_twice": ["--descriptor-table=1", "--table-offsets=60", "--descriptors=0.1=0", "--descriptors=0.1=0", "-o", "out.spv",
                                "cube.frag.spv"],
    "usage_manifest_empty": ["--manifest=", "-o", "out.spv", "cube.frag.spv"],
    "usage_output_empty": ["-o", "", "cube.frag.spv"],
    "usage_length": ["--length=1.2", "-o", "out.spv", "cube.frag.spv"],
    "usage_itself": ["-o", "cube.frag.spv", "cube.frag.spv"],
    "usage_itself_in_folder": ["-o", ".", "cube.frag.spv"],
    "usage_itself_in_tree": ["-o", "tree", "tree"],
    "usage_other_input": ["-o", "sub", "cube.frag.spv", "sub/cube.frag.spv"],
    "usage_same_name": ["-o", "out", "cube.frag.spv", "sub/cube.frag.spv"],
    "usage_two_to_stdout": ["-o", "-", "cube.frag.spv", "plain.spv"],
    "usage_tree_to_stdout": ["-o", "-", "tree"],
    "usage_two_stdins": ["-o", "out", "-", "-"],
    "usage_manifest_over_input": ["--manifest=plain.spv", "-o", "out/", "plain.spv"],
    "usage_manifest_over_output": ["--manifest=out/plain.spv", "-o", "out/", "plain.spv"],
    "usage_manifest_and_stdout": ["--manifest=-", "-o", "-", "plain.spv"],
    "usage_in_place_manifest": ["--in-place", "--manifest=m.json", "plain.spv"],
    "usage_in_place_output": ["--in-place", "-o", "out.spv", "plain.spv"],
    "usage_in_place_stdin": ["--in-place", "-"],
    "usage_in_place_suffix": ["--in-place=../x", "plain.spv"],
    "usage_in_place_twice": ["--in-place", "cube.frag.spv", "./cube.frag.spv"],
    "usage_quiet": ["-q", "--json", "-o", "out.spv", "plain.spv"],
    "usage_merge": ["--merge-manifests", "manifests/plain.json"],
    "usage_response_loop": ["-o", "out", "@loop.rsp"],
    "usage_response_many": ["-o", "out", "@many.rsp"],
    "usage_response_quote": ["@open.rsp"],
    "usage_response_nul": ["@nul.rsp"],
    "usage_option": ["--no-such-option", "-o", "out.spv", "cube.frag.spv"],
    "usage_option_similar": ["--verfy", "-o", "out.spv", "cube.frag.spv"],
    "usage_quiet_verbose": ["-q", "-v", "-o", "out.spv", "plain.spv"],
    "usage_quiet_report": ["-q", "--report=json", "-o", "out.spv", "plain.spv"],
    "help": ["--help"],
    "version": ["--version"],
}

# Output that changes with every improvement of instrumentation, or with every run.
VOLATILE = [
    (r"-> (\d+) bytes \([-+.\d]+ %\)", "-> N bytes (+P %)"),
    (r"-> (\d+) bytes", "-> N bytes"),
    (r'"output_size": \d+', '"output_size": N'),
    (r"time: [.\d]+ s, \d+ jobs?", "time: T s, N jobs"),
    (r'"jobs": \d+', '"jobs": N'),
    (r'"seconds": [-+.e\d]+', '"seconds": T'),
    (r"SPIRV-Tools v\d.*", "SPIRV-Tools VERSION"),
]


def read(path):
    with open(path, "rb") as file:
        return file.read()


class SpvInstrumentCliTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.folder = tempfile.mkdtemp(dir=os.environ.get("TEST_TMPDIR"))
        self.addCleanup(shutil.rmtree, self.folder)
        for name, content in FILES.items():
            self.write(name, content(name) if callable(content) else content)
        self.before = self.files()

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, content):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "wb") as file:
            file.write(content)

    def files(self):
        found = {}
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.join(folder, name)
                found[os.path.relpath(path, self.folder)] = read(path)
        return found

    def run_tool(self, arguments, **kwargs):
        stdin = subprocess.DEVNULL
        tool = BROKEN if "broken" in arguments else TOOL
        plain = [argument for argument in arguments if argument != "broken" and not argument.startswith("<")]
        for argument in arguments:
            if argument.startswith("<"):
                stdin = open(self.path(argument[1:]), "rb")
        environment = {"LC_ALL": "C", "PATH": os.environ["PATH"]}
        try:
            streams = dict({"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}, **kwargs)
            return subprocess.run([tool] + plain, cwd=self.folder, stdin=stdin, env=environment, timeout=1200,
                                  check=False, **streams)
        finally:
            if stdin != subprocess.DEVNULL:
                stdin.close()

    def describe(self, name, content):
        same = [old for old, before in sorted(self.before.items()) if before == content]
        magic = content[:4] == HEADER[:4]
        return "as " + same[0] if same else "a module" if magic else "%d bytes" % len(content)

    def transcript(self, arguments):
        done = self.run_tool(arguments)
        text = "$ spv-instrument %s\n%s--- stderr\n%s--- exit %d\n" % (" ".join(arguments), done.stdout.decode(),
                                                                      done.stderr.decode(), done.returncode)
        for name, content in sorted(self.files().items()):
            if self.before.get(name) != content:
                if name.endswith(".json"):
                    text += "--- wrote %s\n%s" % (name, content.decode())
                else:
                    text += "--- wrote %s: %s\n" % (name, self.describe(name, content))
        for pattern, replacement in VOLATILE:
            text = re.sub(pattern, replacement, text)
        return text

    def decode(self, manifest, shader_id):
        self.write("dump.bin", struct.pack("<11I", 10, 10, shader_id, 37, 4, 0, 0, 0, 0, 6, 6))
        decoded = subprocess.run([ERRDECODE, "--manifest=" + manifest, "dump.bin"], cwd=self.folder,
                                 stdout=subprocess.PIPE, check=False)
        self.assertEqual(decoded.returncode, 1)
        return decoded.stdout

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
                    self.assertEqual(self.before, {name: self.files()[name] for name in self.before})
                    self.assertRegex(done.stderr.decode(), r"^(spv-instrument: [^:\n]+: .+\n)+$")

    def test_wrong_usage_writes_nothing(self):
        for name, arguments in CASES.items():
            if name.startswith("usage_"):
                with self.subTest(name):
                    self.setUp()
                    self.assertEqual(self.run_tool(arguments).returncode, 2)
                    self.assertEqual(self.before, self.files())

    def test_immediate_reports_keep_nothing(self):
        # Failures kept in a loop are in variables of the function: OpVariable with an initializer, 5 words, storage class 7.
        kept = {}
        for name, options in {"waits.spv": [], "at_once.spv": ["--immediate-reports"]}.items():
            self.run_tool(["--check=descriptor-index", *options, "-o", name, "loop.comp.spv"])
            words = struct.unpack("<%dI" % (len(self.files()[name]) // 4), self.files()[name])
            kept[name] = sum(word == 0x0005003B and words[at + 3] == 7 for at, word in enumerate(words[:-4]))
        self.assertEqual(kept, {"waits.spv": 1, "at_once.spv": 0})

    def test_flags_of_the_pipeline_forbid_flags_of_rays(self):
        # Each constant flag needs a check in one of the modules, which is longer.
        sizes = []
        for options in [[], ["--skip-triangles"], ["--skip-aabbs"], ["--skip-triangles", "--skip-aabbs"]]:
            code = self.run_tool(["--check=ray-parameters", *options, "-o", "out.spv", "rays.rgen.spv"]).returncode
            self.assertEqual(code, 0)
            sizes.append(len(self.files()["out.spv"]))
        self.assertEqual(sizes[1], sizes[2])
        self.assertGreater(sizes[1], sizes[0])
        self.assertGreater(sizes[3], sizes[1])

    def test_rays_of_a_ray_generation_shader_exceed_the_depth_0(self):
        sizes = []
        for options in [[], ["--max-ray-recursion=1"], ["--max-ray-recursion=0"]]:
            code = self.run_tool(["--check=ray-parameters", *options, "-o", "out.spv", "rays.rgen.spv"]).returncode
            self.assertEqual(code, 0)
            sizes.append(len(self.files()["out.spv"]))
        self.assertEqual(sizes[1], sizes[0])
        self.assertGreater(sizes[2], sizes[0])

    def test_output_is_valid_and_the_same_each_time(self):
        for mode in ["guard", "observe"]:
            for name in ["one.spv", "two.spv"]:
                done = self.run_tool(["--mode=" + mode, "-o", name, "cube.frag.spv"])
                self.assertEqual((done.returncode, done.stderr), (0, b""))
            files = self.files()
            self.assertEqual(files["one.spv"], files["two.spv"])
            subprocess.run([VALIDATOR, "--target-env", "vulkan1.1", os.path.join(self.folder, "one.spv")], check=True)

    def test_standard_output_has_only_the_module(self):
        self.run_tool(["-o", "out.spv", "cube.frag.spv"])
        done = self.run_tool(["-o", "-", "cube.frag.spv"])
        self.assertEqual(done.stdout, self.files()["out.spv"])
        self.assertIn(b"1 instrumented", done.stderr)

    def test_instrumented_modules_stay_unchanged(self):
        self.run_tool(["-o", "once.spv", "cube.frag.spv"])
        done = self.run_tool(["-v", "-o", "twice.spv", "once.spv"])
        self.assertIn(b"once.spv: unchanged: the module is instrumented already", done.stdout)
        self.assertEqual(self.files()["once.spv"], self.files()["twice.spv"])

    def test_manifest_serves_errdecode_from_any_folder(self):
        for manifest in ["manifest.json", "deep/er/manifest.json"]:
            done = self.run_tool(["--manifest", manifest, "-o", "out/", "sub/cube.frag.spv"])
            self.assertEqual(done.returncode, 0)
            decoded = self.decode(manifest, json.loads(self.files()[manifest])["shaders"][0]["id"])
            self.assertIn(b"Index of 6 used to index descriptor array of length 6.", decoded)
            self.assertIn(b"file: cube.frag at line 45.", decoded)

    def test_manifest_of_modules_replaced_in_place_names_the_originals(self):
        done = self.run_tool(["--in-place=.orig", "--manifest=manifest.json", "sub"])
        self.assertEqual(done.returncode, 0)
        shader_id = json.loads(read(self.path("manifest.json")))["shaders"][0]["id"]
        self.assertIn(b"file: cube.frag at line 45.", self.decode("manifest.json", shader_id))

    def test_every_cut_of_a_module_is_read_or_refused(self):
        complete = read(SHADER)
        for size in range(0, len(complete), 13):
            self.write("cut.spv", complete[:size])
            self.assertIn(self.run_tool(["-o", "out.spv", "cut.spv"]).returncode, [0, 3])

    def test_the_number_of_jobs_shows_nowhere(self):
        complete = read(SHADER)
        for i in range(60):
            # The generator's word makes each a module of its own; every seventh is cut short.
            module = complete[:8] + struct.pack("<I", i) + complete[12:]
            self.write("many/%d/%02d.spv" % (i % 7, i), module if i % 7 else module[:18])
        runs = []
        for jobs in ["1", "2", "16"]:
            shutil.rmtree(self.path("out"), ignore_errors=True)
            done = self.run_tool(["--jobs", jobs, "--report=json", "--verify", "--manifest=out/manifest.json", "-o",
                                  "out", "many", "cube.frag.spv", "invalid.spv"])
            self.assertEqual(done.returncode, 3)
            report = json.loads(done.stdout)
            self.assertEqual(report["total"].pop("jobs"), int(jobs))
            report["total"].pop("seconds")
            runs.append((report, done.stderr, self.files()))
        self.assertEqual(runs[0][0]["total"]["instrumented"], 52)
        self.assertEqual(runs[0][0]["total"]["failed"], 9)
        self.assertEqual(runs[0], runs[1])
        self.assertEqual(runs[0], runs[2])

    def test_devices_and_pipes_are_not_replaced(self):
        os.mkfifo(self.path("pipe"))
        content = []
        reader = threading.Thread(target=lambda: content.append(read(self.path("pipe"))))
        reader.start()
        self.assertEqual(self.run_tool(["-o", "pipe", "plain.spv"]).returncode, 0)
        reader.join()
        self.assertEqual(content, [FILES["plain.spv"]])
        os.remove(self.path("pipe"))
        with open("/dev/full", "wb") as full:
            done = self.run_tool(["-o", "-", "plain.spv"], stdout=full)
        self.assertEqual((done.returncode, done.stderr.splitlines()[0]),
                         (3, b"spv-instrument: plain.spv: error: <stdout>: No space left on device"))

    def test_a_signal_leaves_nothing_half_written(self):
        # The first module of each job comes through a pipe, and its output goes into one: the tool is held while it works.
        for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
            self.setUp()
            os.mkfifo(self.path("slow.spv"))
            for i in range(600):
                self.write("many/%04d.spv" % i, read(SHADER)[:8] + struct.pack("<I", i) + read(SHADER)[12:])
            tool = subprocess.Popen([TOOL, "--jobs=8", "--in-place=.orig", "--manifest=manifest.json", "many", "slow.spv"],
                                    cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            while not any(name.endswith(".orig") for name in os.listdir(self.path("many"))):
                self.assertIsNone(tool.poll())
                time.sleep(0.001)
            tool.send_signal(number)
            self.assertEqual(tool.communicate(timeout=1200), (b"", b""))
            self.assertEqual(tool.returncode, -number)
            names = os.listdir(self.path("many"))
            self.assertEqual([name for name in names if not re.match(r"\d{4}\.spv(\.orig)?$", name)], [])
            for name in names:
                # Each is the complete original, or a complete instrumented module.
                if len(read(self.path("many/" + name))) != len(read(SHADER)):
                    subprocess.run([VALIDATOR, "--target-env", "vulkan1.1", self.path("many/" + name)], check=True)
                    self.assertIn(name + ".orig", names)
            self.assertFalse(os.path.exists(self.path("manifest.json")))
            os.remove(self.path("slow.spv"))

    def test_a_signal_that_was_ignored_stays_ignored(self):
        os.mkfifo(self.path("slow.spv"))
        tool = subprocess.Popen([TOOL, "-q", "-o", "out/", "slow.spv"], cwd=self.folder,
                                preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        with open(self.path("slow.spv"), "wb") as pipe: # Opens when the tool reads.
            tool.send_signal(signal.SIGHUP)
            pipe.write(FILES["plain.spv"])
        self.assertEqual(tool.wait(timeout=1200), 0)
        os.remove(self.path("slow.spv"))
        self.assertEqual(self.files()["out/slow.spv"], FILES["plain.spv"])

    def test_names_may_be_anything(self):
        names = ["a\nb\033[31m.spv", "gr\u00fcn \u96ea.spv", "-o.spv", "n" * 251 + ".spv"]
        for name in names:
            self.write("names/" + name, read(SHADER))
        done = self.run_tool(["-v", "--manifest=out/manifest.json", "-o", "out", "names"])
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertIn(b"\nnames/a\\x0ab\\x1b[31m.spv: ", done.stdout)
        self.assertEqual(sorted(os.listdir(self.path("out"))), sorted(names + ["manifest.json"]))
        for shader in json.loads(read(self.path("out/manifest.json")))["shaders"]:
            self.assertEqual(read(os.path.join(self.path("out"), shader["file"])), read(SHADER))
        # Names that are not UTF-8 cannot be in a manifest.
        os.rename(self.path("cube.frag.spv"), self.path("").encode() + b"caf\xe9.spv")
        done = subprocess.run([TOOL, "-q", "--manifest=m.json", "-o", "out/", b"caf\xe9.spv"], cwd=self.folder,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True)
        self.assertRegex(done.stderr, rb"^spv-instrument: caf\\xe9.spv: warning: the file name is not valid UTF-8.*\n$")

    def test_closed_streams_get_nothing_of_files(self):
        done = self.run_tool(["-o", "out/", "cube.frag.spv", "tiny.spv"], preexec_fn=lambda: os.closerange(0, 3))
        self.assertEqual(done.returncode, 3)
        self.run_tool(["-q", "-o", "again/", "cube.frag.spv"])
        files = self.files()
        self.assertEqual(files["out/cube.frag.spv"], files["again/cube.frag.spv"])

    def test_in_place_again_begins_with_the_originals(self):
        command = ["--in-place=.orig", "--manifest=manifest.json", "sub"]
        reports = []
        for options in [["--json"], ["--json"], ["--json", "--desc-set=3"]]:
            done = self.run_tool(options + command)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            reports.append((json.loads(done.stdout)["modules"], self.files()))
        self.assertEqual(reports[0], reports[1])
        self.assertNotEqual(reports[1][1]["sub/cube.frag.spv"], reports[2][1]["sub/cube.frag.spv"])
        for _, files in reports:
            self.assertEqual(files["sub/cube.frag.spv.orig"], read(SHADER))
            self.assertEqual(json.loads(files["manifest.json"])["shaders"][0]["file"], "sub/cube.frag.spv.orig")
        # Where the other options have nothing to check, the original comes back.
        self.run_tool(["--check=device-address"] + command)
        self.assertEqual(self.files()["sub/cube.frag.spv"], read(SHADER))

    def test_progress_shows_only_on_a_terminal(self):
        try:
            master, slave = pty.openpty()
        except OSError:
            self.skipTest("no pseudo-terminal: mount devpts on /dev/pts")
        os.mkfifo(self.path("slow.spv"))

        def feed():
            with open(self.path("slow.spv"), "wb") as pipe:
                time.sleep(0.7)
                pipe.write(FILES["plain.spv"])

        feeder = threading.Thread(target=feed)
        feeder.start()
        done = self.run_tool(["--jobs=1", "-o", "out", "slow.spv", "cube.frag.spv"], stderr=slave)
        os.close(slave)
        shown = os.read(master, 65536)
        os.close(master)
        feeder.join()
        os.remove(self.path("slow.spv"))
        self.assertEqual(done.returncode, 0)
        self.assertIn(b"instrumenting [###############...............] 1/2", shown)
        self.assertNotIn(b"instrumenting", done.stdout)

    def test_links(self):
        os.makedirs(self.path("store"))
        os.rename(self.path("cube.frag.spv"), self.path("store/0001"))
        os.makedirs(self.path("links/more"))
        os.symlink("../store/0001", self.path("links/cube.frag.spv"))
        os.symlink("..", self.path("links/more/loop"))
        # The manifest has the names of links, not of their targets.
        done = self.run_tool(["--manifest=out/manifest.json", "-o", "out", "links"])
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        manifest = json.loads(read(self.path("out/manifest.json")))
        self.assertEqual([shader["file"] for shader in manifest["shaders"]], ["../links/cube.frag.spv"])
        # Unless that would lead elsewhere: here "../" from the manifest's folder is not the folder above its name.
        os.symlink("store", self.path("alias"))
        done = self.run_tool(["--manifest=alias/manifest.json", "-o", "out", "sub/cube.frag.spv"])
        manifest = json.loads(read(self.path("alias/manifest.json")))
        self.assertEqual(manifest["shaders"][0]["file"], "../sub/cube.frag.spv")
        os.symlink(self.path("tree/a"), self.path("far"))
        done = self.run_tool(["--manifest=far/manifest.json", "-o", "out", "sub/cube.frag.spv"])
        manifest = json.loads(read(self.path("far/manifest.json")))
        self.assertEqual(manifest["shaders"][0]["file"], "../../sub/cube.frag.spv")
        # In place, a link stays a link.
        self.assertEqual(self.run_tool(["--in-place", "links"]).returncode, 0)
        self.assertTrue(os.path.islink(self.path("links/cube.frag.spv")))
        self.assertNotEqual(read(self.path("store/0001")), read(SHADER))
        # A link that leads nowhere is an input that cannot be read.
        os.symlink("nowhere", self.path("links/lost.spv"))
        done = self.run_tool(["-o", "out", "links"])
        self.assertEqual((done.returncode, done.stderr),
                         (3, b"spv-instrument: links/lost.spv: error: No such file or directory\n"))

    def test_output_to_a_link_replaces_the_file_that_it_points_to(self):
        self.write("store/module.spv", b"old")
        self.write("store/manifest.json", b"old")
        os.symlink("store/module.spv", self.path("out.spv"))
        os.symlink("store/manifest.json", self.path("manifest.json"))
        self.assertEqual(self.run_tool(["--manifest=manifest.json", "-o", "out.spv", "cube.frag.spv"]).returncode, 0)
        self.assertTrue(os.path.islink(self.path("out.spv")))
        self.assertTrue(os.path.islink(self.path("manifest.json")))
        self.assertEqual(read(self.path("store/module.spv"))[:4], HEADER[:4])
        self.assertEqual(json.loads(read(self.path("store/manifest.json")))["warden_manifest"], 1)
        self.assertEqual(sorted(os.listdir(self.path("store"))), ["manifest.json", "module.spv"])
        # Two names of the same file, and an input given by a link.
        os.makedirs(self.path("both"))
        os.symlink("plain.spv", self.path("both/cube.frag.spv"))
        os.symlink("../sub/cube.frag.spv", self.path("link.spv"))
        for arguments, text in [(["-o", "both", "cube.frag.spv", "plain.spv"], b"would both be written to both/"),
                                (["-o", "store/../out.spv", "store/module.spv"], b"would replace its input")]:
            done = self.run_tool(arguments)
            self.assertEqual(done.returncode, 2)
            self.assertIn(text, done.stderr)

    def test_standard_output_that_cannot_be_written_is_an_error(self):
        for arguments in [["--help"], ["--version"], ["--print-man"], ["--print-completion=fish"],
                          ["-o", "out.spv", "plain.spv"], ["--json", "-o", "out.spv", "plain.spv"],
                          ["--manifest=-", "-o", "out.spv", "plain.spv"]]:
            with self.subTest(arguments), open("/dev/full", "wb") as full:
                done = self.run_tool(arguments, stdout=full)
                self.assertEqual(done.returncode, 3)
                self.assertRegex(done.stderr.decode(), "^spv-instrument: (<stdout>: )?error: ")

    def test_modes_of_files_are_kept_in_place(self):
        os.chmod(self.path("cube.frag.spv"), 0o640)
        self.assertEqual(self.run_tool(["--in-place", "cube.frag.spv"]).returncode, 0)
        self.assertEqual(os.stat(self.path("cube.frag.spv")).st_mode & 0o7777, 0o640)

    def test_a_dry_merge_reads_all_and_writes_nothing(self):
        merge = ["--merge-manifests", "--dry-run", "-o", "all.json", "manifests/plain.json"]
        done = self.run_tool(merge + ["manifests/cube.json"])
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"", b""))
        self.assertEqual(self.run_tool(merge + ["manifests/newer.json"]).returncode, 3)
        self.assertEqual(self.before, self.files())

    def test_a_merge_excludes_options_for_other_outputs(self):
        for option in ["--in-place", "--manifest=other.json"]:
            done = self.run_tool(["--merge-manifests", option, "-o", "all.json", "manifests/plain.json"])
            self.assertEqual(done.returncode, 2)
            self.assertIn(b"--merge-manifests writes only OUT", done.stderr)
        self.assertEqual(self.before, self.files())

    def test_merged_manifest_serves_errdecode(self):
        self.run_tool(["--manifest=one/manifest.json", "-o", "one/", "sub/cube.frag.spv"])
        self.run_tool(["--manifest=two/deep/manifest.json", "-o", "two/", "plain.spv"])
        done = self.run_tool(["--merge-manifests", "-o", "all/manifest.json", "one/manifest.json",
                              "two/deep/manifest.json", "one/manifest.json"])
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        manifest = json.loads(read(self.path("all/manifest.json")))
        self.assertEqual([shader["file"] for shader in manifest["shaders"]],
                         ["../sub/cube.frag.spv", "../plain.spv"])
        decoded = self.decode("all/manifest.json", manifest["shaders"][0]["id"])
        self.assertIn(b"file: cube.frag at line 45.", decoded)


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
