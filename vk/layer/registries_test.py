"""Checks that the layer's sources compile with every Vulkan registry on this machine.

usage: registries_test.py SOURCE...

The repository @registries has the headers and registries that the build itself does not use, a folder each. For each registry all emitters run, and the C compiler checks their output and every C source of the layer.
"""

import concurrent.futures
import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

# Emitter -> option -> file, as in the BUILD files.
EMITTERS = {
    "vk.registry.emit_dispatch_table": {"header": "vk/registry/dispatch_table.h",
                                        "source": "vk/registry/dispatch_table.c"},
    "vk.registry.emit_hooks": {"header": "vk/registry/hooks.h", "source": "vk/registry/hooks.c"},
    "vk.registry.emit_enum_strings": {"header": "vk/registry/enum_strings.h", "source": "vk/registry/enum_strings.c"},
    "vk.registry.emit_formats": {"source": "vk/registry/formats.c"},
    "vk.registry.emit_handle_types": {"header": "vk/registry/handle_types.h", "source": "vk/registry/handle_types.c"},
    "vk.registry.emit_handle_walk": {"source": "vk/registry/handle_walk_data.c"},
    "vk.registry.emit_entry_points": {"source": "vk/registry/entry_points.c"},
    "vk.capabilities.emit_capabilities": {"header": "vk/capabilities/capability_names.h",
                                          "source": "vk/capabilities/capability_tables.c"},
    "vk.lifetimes.emit_lifetimes": {"header": "vk/lifetimes/lifetimes_generated.h",
                                    "source": "vk/lifetimes/lifetimes_generated.c"},
    "vk.state.emit_dynamic_states": {"hooks": "vk/state/state_dynamic_hooks.h", "list": "vk/state/state_dynamic_list.h",
                                     "source": "vk/state/state_dynamic_generated.c"},
    "vk.state.emit_state_hooks": {"header": "vk/state/state_generated.h", "source": "vk/state/state_generated.c",
                                  "features": "vk/state/state_features.c"},
    "vk.parameters.emit_parameters": {"hooks": "vk/parameters/parameters_hooks.h",
                                      "plain": "vk/parameters/parameters_plain.c",
                                      "guards": "vk/parameters/parameters_guards.c",
                                      "source": "vk/parameters/parameters_tables.c"},
    "vk.syncval.validator.messages.emit_command_kinds": {"source": "vk/syncval/validator/messages/command_kinds.c"},
    "vk.core.statements.emit_statements": {"header": "vk/core/statements/core_statements.h", "rules": "vk/core/statements/core_rules.c",
                                           **{"part{}".format(n): "vk/core/statements/core_statements_{}.c".format(n) for n in range(8)}},
    "vk.core.statements.emit_hand_rules": {"source": "vk/core/core_hand_rules.c"},
    "vk.core.device.emit_device_tables": {"tables": "vk/core/device/device_tables.c"},
    "vk.handles.emit_handle_dispatch": {"source": "vk/handles/handle_dispatch.c"},
    "vk.shader.emit_spirv_requirements": {"source": "vk/shader/spirv_requirement_tables.c"},
    "vk.threads.emit_thread_steps": {"hooks": "vk/threads/threads_hooks.inc", "steps": "vk/threads/threads_steps.c",
                                     "header": "vk/threads/threads_recorded.h", "recorded": "vk/threads/threads_recorded.c"},
}
# Emitter -> option -> file in the folder of the registry.
INPUTS = {"vk.registry.emit_handle_walk": {"validusage": "registry/validusage.json"},
          "vk.lifetimes.emit_lifetimes": {"validusage": "registry/validusage.json",
                                          "rules": pathlib.Path("vk/lifetimes/lifetimes_rules.c").resolve()},
          "vk.parameters.emit_parameters": {"validusage": "registry/validusage.json"},
          "vk.core.statements.emit_statements": {"validusage": "registry/validusage.json",
                                                 "message-ids": pathlib.Path("vk/core/statements/message_ids.txt").resolve(),
                                                 "hand-hooks": pathlib.Path("vk/core/hand_hooks.txt").resolve()},
          "vk.core.statements.emit_hand_rules": {"validusage": "registry/validusage.json",
                                                 "hand-checks": pathlib.Path("vk/core/hand_checks.txt").resolve()},
          "vk.core.device.emit_device_tables": {"validusage": "registry/validusage.json"},
          "vk.shader.emit_spirv_requirements": {
              "grammar": pathlib.Path("../spirv_headers/include/spirv/unified1/spirv.core.grammar.json").resolve()}}
# Those that run longest start first.
SLOW_EMITTERS = {"vk.core.statements.emit_statements", "vk.parameters.emit_parameters"}
# Emitters whose output no C source of the layer includes.
OTHER_EMITTERS = {"vk.registry.emit_null_driver"}

FLAGS = ["-std=c17", "-D_GNU_SOURCE", "-DXXH_INLINE_ALL", "-Wall", "-Wextra", "-Werror", "-Winvalid-pch"]

# Compiled once for each registry, and included in each source: reading these headers takes most of the time of a source.
# That each source includes what it uses is checked by the build.
PROLOGUE = '#include "vk/registry/validator.h"\n'


def header_version(registry):
    """The version of a registry's headers, such as "1.4.309"."""
    text = (registry / "include/vulkan/vulkan_core.h").read_text(encoding="utf-8")
    minor = re.search(r"VK_HEADER_VERSION_COMPLETE VK_MAKE_API_VERSION\(0, (\d+), (\d+),", text)
    patch = re.search(r"define VK_HEADER_VERSION (\d+)", text)
    return "{}.{}.{}".format(minor.group(1), minor.group(2), patch.group(1))


def include_folders():
    """The include folders of the packages that the layer's sources use."""
    external = pathlib.Path("..").resolve()
    return ["-I{}/{}/include".format(external, name) for name in ("spirv_headers", "spirv_tools", "xxhash")]


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode == 0, "{}\n{}".format(" ".join(command), done.stderr)


def emit(emitter, outputs, registry, out):
    """Runs one emitter over `registry`; the files go into the folder `out`."""
    command = ["/usr/bin/python3", "-B", "-m", emitter, "--vk-xml", str(registry / "registry/vk.xml"),
               "--video-xml", str(registry / "registry/video.xml")]
    for option, path in INPUTS.get(emitter, {}).items():
        command += ["--" + option, str(registry / path)]
    for option, path in outputs.items():
        (out / path).parent.mkdir(parents=True, exist_ok=True)
        command += ["--" + option, str(out / path)]
    return run(command)


def compile_one(source, registry, out, *options):
    includes = ["-I" + str(out), "-I.", "-I" + str(registry / "include")] + include_folders()
    return run(["cc"] + FLAGS + includes + [*options, str(source)])


INCLUDE = re.compile(r'^#include ([<"])([^>"]+)', re.MULTILINE)


@functools.lru_cache(maxsize=None)
def reads_registry(path):
    """Whether a source or header includes Vulkan's headers, or generated ones. The others are equal for all registries."""
    if not path.is_file():
        return True
    return any("vulkan" in name if bracket == "<" else reads_registry(pathlib.Path(name))
               for bracket, name in INCLUDE.findall(path.read_text(encoding="utf-8")))


def in_parallel(function, items):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, items))


class Emitted:
    """The output of all emitters for a registry, which every test of it reads."""

    def __init__(self, registry):
        self.registry = registry
        self.folder = tempfile.TemporaryDirectory(dir=os.environ.get("TEST_TMPDIR"))
        self.out = pathlib.Path(self.folder.name)
        slowest_first = sorted(EMITTERS.items(), key=lambda item: item[0] not in SLOW_EMITTERS)
        self.results = in_parallel(lambda item: emit(*item, registry, self.out), slowest_first)
        self.sources = sorted(self.out.rglob("*.c"))
        self.prologue = self.out / "prologue.h"
        self.prologue.write_text(PROLOGUE, encoding="utf-8")
        self.results.append(compile_one(self.prologue, self.registry, self.out, "-o", str(self.prologue) + ".gch"))

    def failures(self, sources):
        """The failures of the emitters and of the compiler: the commands and their output."""
        options = ["-fsyntax-only", "-include", str(self.prologue)]
        compiled = in_parallel(lambda source: compile_one(source, self.registry, self.out, *options), sources)
        return [text for passed, text in self.results + compiled if not passed]


class RegistriesTest(unittest.TestCase):
    registries = []
    sources = []
    _emitted = {}

    def _emit(self, registry):
        if registry not in self._emitted:
            self._emitted[registry] = Emitted(registry)
        return self._emitted[registry]

    def test_every_emitter_is_run_or_listed(self):
        found = {"vk.registry." + path.stem for path in pathlib.Path("vk/registry").glob("emit_*.py")}
        self.assertEqual(found - set(EMITTERS) - OTHER_EMITTERS, set())

    def test_sources_that_read_no_registry_are_known(self):
        self.assertIn(pathlib.Path("vk/state/state_bind.c"), self.sources)
        self.assertTrue(reads_registry(pathlib.Path("vk/registry/hooks.h")))
        self.assertFalse(reads_registry(pathlib.Path("vk/rangemap/rangemap.c")))

    def test_the_layer_compiles_with_each_registry(self):
        if not self.registries:
            self.skipTest("no other Vulkan registry is on this machine: './dev setup --newest' brings one")
        for registry in self.registries:
            version = header_version(registry)
            with self.subTest(version=version):
                emitted = self._emit(registry)
                self.assertEqual(emitted.failures(emitted.sources + self.sources)[:3], [])
            print("registry {}: {} sources".format(version, len(self.sources)))

    def test_a_source_that_does_not_compile_is_found(self):
        if not self.registries:
            self.skipTest("no other Vulkan registry is on this machine")
        with tempfile.NamedTemporaryFile("w", suffix=".c", dir=os.environ.get("TEST_TMPDIR")) as source:
            source.write('#include "vk/registry/hooks.h"\nwd_CmdNothing_args args;\n')
            source.flush()
            self.assertEqual(len(self._emit(self.registries[0]).failures([pathlib.Path(source.name)])), 1)


def main():
    RegistriesTest.registries = sorted(path.parent for path in pathlib.Path("../registries").glob("*/include"))
    RegistriesTest.sources = [pathlib.Path(path) for path in sys.argv[1:]
                              if path.startswith("vk/") and path.endswith(".c") and reads_registry(pathlib.Path(path))]
    unittest.main(argv=sys.argv[:1], verbosity=2)


if __name__ == "__main__":
    main()
